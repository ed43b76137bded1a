"""Games whose chance was settled before they began, made without a house; forged ones; and the independent verifier."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec

from croupier.common import records
from croupier.common.fairness import (
    AnyFairness,
    Contribution,
    Dealt,
    Fairness,
    OlderFairness,
    added,
    commitment,
    dealt,
    fair,
    mixed,
    seal_of,
    terms_of,
)
from croupier.core.game import Game, Seat
from croupier.core.match import Match
from croupier.core.record import Record

VERIFIER = Path(__file__).parents[1] / "examples/verify.py"
replace = msgspec.structs.replace


def settled(rng: Random, seats: int) -> Fairness:
    """Computer players among people, one of whom has several seats. Most people added; a few came late, or withdrew."""
    people: list[list[Seat]] = [[0]]
    for seat in range(1, seats):
        match rng.choices(("new", "first", "computer"), (6, 1, 3))[0]:
            case "new":
                people.append([seat])
            case "first":
                people[0].append(seat)
    role = {own[0]: rng.choices(("added", "left out", "withdrew"), (8, 1, 1))[0] for own in people} | {0: "added"}
    given = tuple(Contribution(seat, rng.randbytes(32).hex()) for seat in role if role[seat] == "added")
    left_out, withdrawn = (tuple(seat for seat in role if role[seat] == what) for what in ("left out", "withdrew"))
    return _of(rng, tuple(map(tuple, people)), given, left_out, withdrawn)


def _of(
    rng: Random,
    people: tuple[tuple[Seat, ...], ...],
    given: tuple[Contribution, ...] = (),
    left_out: tuple[Seat, ...] = (),
    withdrawn: tuple[Seat, ...] = (),
) -> Fairness:
    secret = rng.randbytes(32)
    return Fairness(2, commitment(secret), secret.hex(), people, given, left_out, withdrawn)


def play(game: Game[Any, Any, Any], seats: int, fairness: AnyFairness, rng: Random) -> Record:
    """A whole game with this chance, whether or not it was honestly settled, among seats that choose at random."""
    secret = bytes.fromhex(fairness.secret or "")
    if isinstance(fairness, Dealt):
        source = dealt(secret)
    elif isinstance(fairness, Fairness):
        source = fair(secret, mixed(terms_of(Match(game, seats).record, fairness), fairness.contributions))
    else:
        source = fair(secret, added(fairness.contributions))
    match = Match(game, seats, source=source, quiet=True)
    while not match.over:
        seat = rng.choice(match.waiting)
        match.submit(seat, rng.choice([*match.moves(seat), *match.asides(seat)]))
    return digested(replace(match.record, fairness=fairness))


def digested(record: Record) -> Record:
    return replace(record, digest=records.digest_of(record))


def played(game: Game[Any, Any, Any], seats: int, seed: int) -> Record:
    """An honest game."""
    rng = Random(f"{game.name} {seats} {seed}")
    return play(game, seats, settled(rng, seats), rng)


def played_before(game: Game[Any, Any, Any], seats: int, seed: int) -> Record:
    """An honest game of the older scheme, where nobody committed to anything."""
    rng = Random(f"{game.name} {seats} {seed} before")
    now = settled(rng, seats)
    left_out = tuple(sorted({*now.left_out, *now.withdrawn}))
    return play(game, seats, OlderFairness(now.commitment, now.secret, now.contributions, left_out), rng)


def played_as_dealt(game: Game[Any, Any, Any], seats: int, seed: int, moves: int = 0) -> Record:
    """An honest game of a deal; with other moves, it meets the same dice and cards."""
    secret = Random(f"{game.name} {seats} {seed} dealt").randbytes(32)
    settled = Dealt(3, f"deal {seed}", commitment(secret), secret.hex())
    return play(game, seats, settled, Random(f"{seed} {moves}"))


def impossible(game: Game[Any, Any, Any], seats: int = 4) -> Iterator[tuple[str, Record]]:
    """Games whose draws and digest fit what they claim about their chance, but the claim is impossible: all verifiers
    reject them."""
    rng = Random(f"{game.name} impossible")
    random = [Contribution(seat, rng.randbytes(32).hex()) for seat in range(seats + 1)]
    alone, two = ((0,),), ((0,), (2, 3))
    for what, fairness in {
        "a computer player added": _of(rng, alone, (random[0], random[1])),
        "only a computer player added": _of(rng, alone, (random[1],), left_out=(0,)),
        "a seat that is not there added": _of(rng, alone, (random[0], random[seats])),
        "a computer player was left out": _of(rng, alone, (random[0],), left_out=(1,)),
        "a computer player withdrew": _of(rng, alone, (random[0],), withdrawn=(1,)),
        "nothing is said of a person": _of(rng, two, (random[0],)),
        "a person added and was left out": _of(rng, two, (random[0], random[2]), left_out=(2,)),
        "a person added and withdrew": _of(rng, two, (random[0], random[2]), withdrawn=(0,)),
        "a person added in two seats": _of(rng, two, (random[0], random[2], random[3])),
        "a person added in the second seat": _of(rng, two, (random[0], random[3])),
        "people added out of order": _of(rng, two, (random[2], random[0])),
        "a seat is that of two people": _of(rng, ((0, 2), (2, 3)), (random[0], random[2])),
        "people are out of order": _of(rng, ((2, 3), (0,)), (random[0], random[2])),
        "somebody has no seat": _of(rng, ((0,), ()), (random[0],)),
        "somebody sits outside": _of(rng, ((0,), (seats,)), (random[0], random[seats])),
    }.items():
        yield what, play(game, seats, fairness, rng)


def ground(game: Game[Any, Any, Any], seats: int = 4) -> Iterator[tuple[str, str, Record]]:
    """What a house might try until the dice suited it, after seeing what an honest person revealed.

    Each is possible and consistent in itself; but it is not what was sealed before, and the seal shows that."""
    rng = Random(f"{game.name} ground")
    random = [Contribution(seat, rng.randbytes(32).hex()) for seat in range(seats)]
    other = [Contribution(seat, rng.randbytes(32).hex()) for seat in range(seats)]
    honest = _of(rng, ((0,), (2,), (3,)), (random[0], random[2]), left_out=(3,))
    alone = replace(honest, people=((0,),), contributions=(random[0],), left_out=())
    joined, only_first = replace(alone, people=((0,), (1,))), replace(honest, contributions=(random[0],))
    all_three, another = (*honest.contributions, other[3]), _of(rng, ())
    older = OlderFairness(alone.commitment, alone.secret, (random[0], other[1]), ())
    for what, was, fairness in (
        ("a computer player became a person, and added", alone, replace(joined, contributions=(random[0], other[1]))),
        ("a computer player became a person, and was left out", alone, replace(joined, left_out=(1,))),
        ("the last added something else", honest, replace(honest, contributions=(random[0], other[2]))),
        ("the last withdrew", honest, replace(only_first, withdrawn=(2,))),
        ("the last was left out", honest, replace(only_first, left_out=(2, 3))),
        ("who was left out added", honest, replace(honest, contributions=all_three, left_out=())),
        ("who was left out withdrew", honest, replace(honest, left_out=(), withdrawn=(3,))),
        ("everybody was left out", honest, replace(honest, contributions=(), left_out=(0, 2, 3))),
        ("the secret is another", honest, replace(honest, commitment=another.commitment, secret=another.secret)),
        ("it was settled by the older scheme", alone, older),
    ):
        sealed = seal_of(play(game, seats, was, rng))
        assert sealed
        yield what, sealed, play(game, seats, fairness, rng)


def verifier() -> ModuleType:
    """examples/verify.py, as anybody would run it."""
    spec = importlib.util.spec_from_file_location("independent_verifier", VERIFIER)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

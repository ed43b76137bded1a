"""Chance that nobody can choose and everybody can check, settled by a commitment before the game.

The house draws a secret and shows its hash before anyone sits down. Then every person's client shows the hash of random
bytes of its own and, once all hashes are in, the bytes. All chance of the game is computed from the secret and all of
these, with whole numbers only; docs/fairness.md describes the algorithm for other programming languages.

Games that are compared are played with a deal instead: a secret that was committed to beforehand, from which each draw
follows by what is drawn and how often it was drawn before. All tables of a deal meet the same dice and cards.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from math import comb
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from croupier.core.chance import Below, Odds, Source
from croupier.core.game import Refused, Seat, Value
from croupier.core.record import Drawn, Record, canonical
from croupier.kit.bags import Bag, Draws
from croupier.kit.dice import Dice

from .records import BadRecord

SECRET = 32  # bytes of a secret, and of what each person adds
MOST = 20  # dice, faces or things drawn at once that are checked: a file may ask for any number
MOST_ROLLS = 100_000  # different results that dice may show
NUMBERS = 2**256  # how many values one HMAC can take
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
AnyOdds = Dice | Bag[int | str] | Draws[int | str]


class Contribution(Value, forbid_unknown_fields=True):
    """The random bytes of the person in this seat (their first seat, if they have several)."""

    seat: Seat
    random: Hex


class Commitment(Value, forbid_unknown_fields=True):
    """The SHA-256 of the random bytes that this person's client will reveal."""

    seat: Seat
    hash: Hex


class Terms(Value):
    """All that chance depends on except the secret and the bytes themselves, fixed before anybody reveals theirs."""

    game: str
    rules: int
    options: Any
    seats: int
    people: tuple[tuple[Seat, ...], ...]  # the seats of each person; computer players sit in the others
    commitment: Hex  # of the house
    commitments: tuple[Commitment, ...]  # of people, in seat order
    left_out: tuple[Seat, ...]  # the first seats of people who did not commit in time
    withdrawn: tuple[Seat, ...]  # of those who committed but then did not reveal: the others started over


class Fairness(Value, forbid_unknown_fields=True):
    """How the chance of a game was settled."""

    scheme: Literal[2]
    commitment: Hex  # the SHA-256 of the secret, shown before the game
    secret: Hex  # of the house, shown after the game
    people: tuple[tuple[Seat, ...], ...]  # the seats of each person; computer players sit in the others
    contributions: tuple[Contribution, ...]  # in seat order
    left_out: tuple[Seat, ...]  # the first seats of people who did not commit in time
    withdrawn: tuple[Seat, ...]  # of people who committed but did not reveal


class OlderFairness(Value, forbid_unknown_fields=True):
    """The scheme before people had to commit: whoever added last could choose the result, together with the house."""

    commitment: Hex
    secret: Hex
    contributions: tuple[Contribution, ...]
    left_out: tuple[Seat, ...]


class Dealt(Value, forbid_unknown_fields=True, omit_defaults=True):
    """A game of a deal: its chance is that of all other games of the deal, and nobody at the table adds to it."""

    scheme: Literal[3]
    deal: str  # its name
    commitment: Hex  # the SHA-256 of the secret, shown before the first game of the deal
    secret: Hex | None = None  # of the deal; none until it is opened, after its last game


AnyFairness = Fairness | OlderFairness | Dealt
SCHEMES: dict[Any, type[AnyFairness]] = {2: Fairness, 3: Dealt}


class Finding(Value):
    """Whether a draw is the one that had to come."""

    number: int  # of the choice, counted from 1
    drawn: str  # what was drawn
    outcome: Any  # what the record says
    wrong: Refused | None = None  # why it is wrong; None if it is right


def commitment(secret: bytes) -> str:
    """The hash that is shown before a secret, or random bytes, are revealed."""
    return sha256(secret).hexdigest()


def seal(terms: Terms) -> str:
    """What everybody writes down before they reveal their bytes."""
    return sha256(canonical(terms)).hexdigest()


def mixed(terms: Terms, contributions: Iterable[Contribution]) -> bytes:
    """What was agreed, and what all people together have added, in 32 bytes."""
    given = sorted(contributions, key=lambda one: one.seat)
    return sha256(bytes.fromhex(seal(terms)) + b"".join(bytes.fromhex(one.random) for one in given)).digest()


def added(contributions: Iterable[Contribution]) -> bytes:
    """What all people together have added, in the older scheme."""
    return sha256(canonical(sorted(contributions, key=lambda one: one.seat))).digest()


def numbers(secret: bytes, given: bytes, draw: int) -> Below:
    """The numbers of one draw, as many as it asks for. A number that would favour some outcomes is skipped."""
    coming = _words(secret, given + draw.to_bytes(8, "big"))

    def below(number: int) -> int:
        fair = NUMBERS // number * number
        return next(word for word in coming if word < fair) % number

    return below


def _words(secret: bytes, message: bytes) -> Iterator[int]:
    for k in range(2**32):
        yield int.from_bytes(hmac.digest(secret, message + k.to_bytes(4, "big"), "sha256"), "big")


def fair(secret: bytes, given: bytes, drawn: int = 0) -> Source:
    """The chance of a game, from its beginning or after `drawn` draws. `given` is what people have added."""
    draw = drawn

    def source(odds: Odds[Any], drawn: str) -> Any:
        nonlocal draw
        draw += 1
        return odds.draw(numbers(secret, given, draw - 1))

    return source


def numbers_dealt(secret: bytes, drawn: str, times: int) -> Below:
    """The numbers of one draw of a deal, by what is drawn and how often it was drawn before in this game."""
    return numbers(secret, sha256(drawn.encode()).digest(), times)


def dealt(secret: bytes) -> Source:
    """The chance of a game of a deal, from its beginning."""
    times = Counter[str]()

    def source(odds: Odds[Any], drawn: str) -> Any:
        times[drawn] += 1
        return odds.draw(numbers_dealt(secret, drawn, times[drawn] - 1))

    return source


def seen(view: Any) -> bytes:
    """A hash of what a seat sees: two that are equal have met the same."""
    return sha256(canonical(msgspec.to_builtins(view, str_keys=True, order="sorted"))).digest()


def player_seed(secret: bytes, seat: Seat, view: Any) -> str:
    """The seed of a computer player at a table of a deal: it answers the same view in the same seat in the same way."""
    message = b"player" + seat.to_bytes(4, "big") + seen(view)
    return hmac.digest(secret, message, "sha256").hex()


def of(record: Record) -> AnyFairness | None:
    """How the chance of a recorded game was settled; None if the record does not say. Refuses the impossible."""
    if record.fairness is None:
        return None
    plain = msgspec.to_builtins(record.fairness)
    scheme = plain.get("scheme", "older") if isinstance(plain, dict) else "older"
    kind: Any = OlderFairness if scheme == "older" else SCHEMES.get(scheme if type(scheme) is int else 2, Fairness)
    try:
        found: AnyFairness = msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadRecord("Its fairness data cannot be read: {reason}.", "fairness", reason=error) from None
    if found.secret is None:
        return found
    if found.commitment != commitment(bytes.fromhex(found.secret)):
        raise BadRecord("The secret does not match the commitment.", "secret")
    if isinstance(found, Dealt):
        return found
    if isinstance(found, Fairness):
        _check_people(found, len(record.seats))
    given = [one.seat for one in found.contributions]
    if not _are_seats(given, record) or not _are_seats(found.left_out, record) or {*given} & {*found.left_out}:
        said = "The contributors and the players left out are not listed in seat order."
        raise BadRecord(said, "added")
    return found


def _check_people(found: Fairness, seats: int) -> None:
    """Every seat is a person's or a computer player's, only people add, and each of them did or is named."""
    taken = [seat for own in found.people for seat in own]
    firsts = [own[0] for own in found.people if own]
    is_plain = len(firsts) == len(found.people) and firsts == sorted(firsts) and len({*taken}) == len(taken)
    if not is_plain or not {*taken} <= {*range(seats)} or any([*own] != sorted(own) for own in found.people):
        raise BadRecord("It does not say which seats were played by people.", "people")
    given = [one.seat for one in found.contributions]
    if strange := [seat for seat in given if seat not in taken]:
        said = "There is a contribution for seat {seat}, where no person sat: only people's clients contribute."
        raise BadRecord(said, "added-computer", seat=strange[0])
    in_order = [*found.withdrawn] == sorted(found.withdrawn)
    if not in_order or sorted([*given, *found.left_out, *found.withdrawn]) != firsts:
        said = "Not everybody who played is named exactly once, as having contributed, been left out, or withdrawn."
        raise BadRecord(said, "added-others")


def _are_seats(seats: Sequence[Seat], record: Record) -> bool:
    return all(seat in range(len(record.seats)) for seat in seats) and [*seats] == sorted({*seats})


def terms_of(record: Record, found: Fairness) -> Terms:
    """What had been agreed before anybody revealed their bytes."""
    hashes = tuple(Commitment(one.seat, commitment(bytes.fromhex(one.random))) for one in found.contributions)
    return Terms(
        game=record.game,
        rules=record.rules,
        options=record.options,
        seats=len(record.seats),
        people=found.people,
        commitment=found.commitment,
        commitments=hashes,
        left_out=found.left_out,
        withdrawn=found.withdrawn,
    )


def seal_of(record: Record) -> str | None:
    """The seal that everybody saw before the game; None in the older scheme and in games of a deal, which have none."""
    found = of(record)
    return seal(terms_of(record, found)) if isinstance(found, Fairness) else None


def check(record: Record, first: int | None = None) -> list[Finding]:
    """Whether each draw (or each among the first choices) follows from the commitment and the recorded odds.

    `records.replay` checks whether the odds are those of the rules."""
    fairness = of(record)
    if fairness is None:
        said = "This record does not say how its draws were settled: there is nothing to check them against."
        raise BadRecord(said, "not-settled")
    due, findings = _numbers_of(record, fairness), list[Finding]()
    for number, choice in enumerate(record.choices[:first], 1):
        if isinstance(choice, Drawn):
            findings.append(Finding(number, choice.drawn, choice.outcome, _wrong(choice, due(choice.drawn))))
    return findings


def _numbers_of(record: Record, fairness: AnyFairness) -> Callable[[str], Below]:
    """Given what is drawn, draw after draw: the numbers it must have been drawn with."""
    if fairness.secret is None:
        said = "The deal of this game has not been opened yet: its draws can be checked once its secret is shown."
        raise BadRecord(said, "deal-closed")
    secret, times = bytes.fromhex(fairness.secret), Counter[str]()
    if isinstance(fairness, Dealt):

        def by_name(drawn: str) -> Below:
            times[drawn] += 1
            return numbers_dealt(secret, drawn, times[drawn] - 1)

        return by_name
    if isinstance(fairness, Fairness):
        given = mixed(terms_of(record, fairness), fairness.contributions)
    else:
        given = added(fairness.contributions)
    draws = count()
    return lambda drawn: numbers(secret, given, next(draws))


def with_secret(record: Record, secret: bytes) -> Record:
    """A record of a game of a deal, after the deal has been opened. The digest is the same."""
    settled: Any = of(record)
    return msgspec.structs.replace(record, fairness=msgspec.structs.replace(settled, secret=secret.hex()))


def _wrong(choice: Drawn, below: Below) -> Refused | None:
    try:
        odds: Dice | Bag[Any] | Draws[Any] = msgspec.convert(msgspec.to_builtins(choice.odds), AnyOdds)
        if _is_too_much(odds):
            return Refused("no game draws that many at once.", "drawn-too-many")
        due = canonical(odds.draw(below))
    except (ValueError, IndexError) as error:
        return Refused("nothing can be drawn from these odds: {reason}.", "drawn-nothing", reason=error)
    if due == canonical(choice.outcome):
        return None
    return Refused("it should have been {due}.", "drawn-wrong", due=due.decode())


def _is_too_much(odds: Dice | Bag[Any] | Draws[Any]) -> bool:
    """Whether this is more than any game draws, and perhaps more than fits into memory."""
    if isinstance(odds, Bag):
        return False
    if isinstance(odds, Draws):
        return odds.count > MOST
    return max(odds.count, odds.faces) > MOST or comb(odds.count + odds.faces - 1, odds.count) > MOST_ROLLS

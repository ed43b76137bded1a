"""Games of a deal: the same dice and cards wherever the same thing is drawn, and anybody can check them afterwards."""

from __future__ import annotations

import hmac
import json
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from fair_games import played, played_as_dealt, verifier

from croupier import games
from croupier.common import fairness, records
from croupier.common.fairness import commitment, dealt, numbers_dealt, player_seed, with_secret
from croupier.common.records import BadRecord
from croupier.core.record import Drawn, Record
from croupier.kit.dice import dice
from croupier.terminal.cli import cli
from croupier.terminal.verify import Known, look_at

SECRET = bytes(range(32))
INDEPENDENT = verifier()
replace = msgspec.structs.replace


def plain(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(records.write(record))
    return loaded


def draws(record: Record) -> dict[tuple[str, int], tuple[Any, Any]]:
    """Odds and outcome by what was drawn, and how often it was drawn before."""
    found, times = dict[tuple[str, int], tuple[Any, Any]](), Counter[str]()
    for choice in record.choices:
        if isinstance(choice, Drawn):
            found[choice.drawn, times[choice.drawn]] = choice.odds, choice.outcome
            times[choice.drawn] += 1
    return found


class TestNumbers:
    def test_they_are_those_of_the_scheme(self) -> None:
        name = "roll of seat 2 in round 1"
        for times in (0, 1, 70_000):
            below = numbers_dealt(SECRET, name, times)
            for k in range(3):
                message = sha256(name.encode()).digest() + times.to_bytes(8, "big") + k.to_bytes(4, "big")
                word = int.from_bytes(hmac.new(SECRET, message, "sha256").digest(), "big")
                assert below(46_656) == word % 46_656

    def test_known_values(self) -> None:
        source, name = dealt(SECRET), "roll of seat 2 in round 1"
        assert source(dice(8), name) == (1, 0, 2, 1, 3, 1)
        assert source(dice(8), name) == (1, 2, 2, 1, 1, 1)
        assert source(dice(8), "another") != dealt(SECRET)(dice(8), name)

    def test_a_player_has_a_seed_for_each_seat_and_view(self) -> None:
        seeds = [player_seed(SECRET, 0, {"a": 1}), player_seed(SECRET, 1, {"a": 1}), player_seed(SECRET, 0, {"a": 2})]
        assert len({*seeds, player_seed(bytes(32), 0, {"a": 1})}) == 4
        view = sha256(b'{"a":1}').digest()
        assert seeds[0] == hmac.new(SECRET, b"player" + bytes(4) + view, "sha256").hexdigest()


@pytest.mark.parametrize("name", games.names())
def test_whoever_plays_differently_meets_the_same_where_the_same_is_drawn(name: str) -> None:
    game = games.find(name)
    seats = game.seats[-1]
    ours, theirs = (played_as_dealt(game, seats, 7, moves) for moves in (1, 2))
    assert ours.choices != theirs.choices
    first, second = draws(ours), draws(theirs)
    both = [key for key in first if key in second and first[key][0] == second[key][0]]
    assert both, "or nothing is compared"
    assert [first[key] for key in both] == [second[key] for key in both]
    assert len({str(draws(played_as_dealt(game, seats, seed, 1))) for seed in range(5)}) > 1


@pytest.mark.parametrize("name", games.names())
def test_both_verifiers_accept_what_was_played_and_no_forgery(name: str) -> None:
    record = played_as_dealt(games.find(name), games.find(name).seats[0], 3)
    assert look_at(record)[1] == ""
    assert INDEPENDENT.fault(plain(record)) is None
    assert isinstance(record.fairness, fairness.Dealt)
    drawn = next(number for number, choice in enumerate(record.choices) if isinstance(choice, Drawn))
    changes: tuple[Callable[[dict[str, Any]], Any], ...] = (
        lambda forged: forged["fairness"].update(secret="00" * 32),
        lambda forged: forged["fairness"].update(commitment="00" * 32),
        lambda forged: forged["fairness"].update(secret="00" * 32, commitment=commitment(bytes(32))),
        lambda forged: forged["fairness"].update(deal="another"),
        lambda forged: forged["fairness"].update(people=[[0]]),
        lambda forged: forged["fairness"].update(scheme=2),
        lambda forged: forged["choices"][drawn].update(outcome="x"),
        lambda forged: forged["choices"][drawn].update(drawn="another"),
        lambda forged: forged.update(digest="00" * 32),
    )
    for change in changes:
        forged = plain(record)
        change(forged)
        assert _refused(forged), change
        assert _refused_elsewhere(forged), change


def _refused(forged: dict[str, Any]) -> str:
    try:
        return look_at(records.read(json.dumps(forged).encode()))[1]
    except BadRecord as error:
        return str(error)


def _refused_elsewhere(forged: dict[str, Any]) -> str:
    try:
        return INDEPENDENT.fault(forged) or ""
    except KeyError as error:
        return str(error)


def test_another_order_of_draws_with_a_new_digest_is_found() -> None:
    """The second of two equal draws cannot be shown as the first."""
    record = played_as_dealt(games.find("las_vegas"), 3, 3)
    forged = plain(record)
    first, second, *_ = [one for one in forged["choices"] if one.get("drawn") == "roll of seat 0 in round 1"]
    second["odds"], second["outcome"] = first["odds"], first["outcome"]
    forged["digest"] = INDEPENDENT.digest(forged)
    assert "it should have been" in INDEPENDENT.fault(forged)
    assert [one for one in fairness.check(records.read(json.dumps(forged).encode())) if one.wrong]


def test_before_the_deal_is_opened_the_record_has_no_secret_and_the_same_digest() -> None:
    record = played_as_dealt(games.find("las_vegas"), 3, 3)
    assert isinstance(record.fairness, fairness.Dealt)
    closed = replace(record, fairness=replace(record.fairness, secret=None))
    assert b"secret" not in records.write(closed)
    assert records.digest_of(closed) == record.digest == INDEPENDENT.digest(plain(closed))
    with pytest.raises(BadRecord, match="not been opened"):
        look_at(records.read(records.write(closed)))
    assert "opened" in INDEPENDENT.fault(plain(closed))
    assert record.fairness.secret
    assert with_secret(records.read(records.write(closed)), bytes.fromhex(record.fairness.secret)) == replace(
        records.read(records.write(record)), fairness=record.fairness
    )


def test_what_was_written_down_is_compared() -> None:
    record = played_as_dealt(games.find("las_vegas"), 3, 3)
    assert isinstance(record.fairness, fairness.Dealt)
    right = Known(record.fairness.commitment, None, record.digest)
    assert look_at(record, right)[1] == ""
    assert "commitment" in look_at(record, Known("00" * 32))[1]
    assert "digest" in look_at(record, Known(digest="00" * 32))[1]
    assert "has no seal" in look_at(record, Known(seal="00" * 32))[1]
    assert "older" not in look_at(record, Known(seal="00" * 32))[1]
    assert INDEPENDENT.fault(plain(record), record.fairness.commitment, record.digest) is None
    assert INDEPENDENT.fault(plain(record), "00" * 32)
    assert INDEPENDENT.fault(plain(record), None, "00" * 32)
    assert INDEPENDENT.fault(plain(record), None, None, "00" * 32)


def test_the_command_says_that_nobody_added(tmp_path: Path) -> None:
    for name, record in (
        ("dealt.json", played_as_dealt(games.find("las_vegas"), 3, 3)),
        ("own.json", played(games.find("las_vegas"), 3, 3)),
    ):
        (tmp_path / name).write_bytes(records.write(record))
    said = CliRunner().invoke(cli, ["verify", str(tmp_path / "dealt.json")])
    assert said.exit_code == 0
    assert "the deal “deal 3”" in said.output
    assert "nobody at the table adds" in said.output
    assert "the deal" not in CliRunner().invoke(cli, ["verify", str(tmp_path / "own.json")]).output

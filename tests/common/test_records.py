"""Records as files."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier import games
from croupier.common import records
from croupier.common.records import BadRecord
from croupier.core.chance import seeded
from croupier.core.game import Refused
from croupier.core.match import Match
from croupier.core.record import Drawn, Record, digest
from croupier.kit.bags import draws


def played(seed: int = 1) -> Match:
    rng = Random(seed)
    match = Match(games.find("las_vegas"), 3, None, seeded(rng), names=("Ana", "Jun", "Leo"))
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, rng.choice(match.moves(seat)))
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    return played().record


def test_a_record_survives_its_file(record: Record) -> None:
    data = records.write(record)
    again = records.read(data)
    assert records.write(again) == data
    *_, end = records.replay(again)
    assert end.told == played().told
    assert end.result == record.result


def test_there_is_one_line_for_each_choice(record: Record) -> None:
    lines = records.write(record).decode().splitlines()
    choices = [line for line in lines if line.startswith('    {"choice":')]
    assert len(choices) == len(record.choices)
    assert json.loads(choices[0].rstrip(",")) == json.loads(records.write(record))["choices"][0]


def test_a_game_not_begun_is_a_record_too() -> None:
    match = Match(games.find("las_vegas"), 2)
    assert records.read(records.write(match.record)).choices == ()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a record"),
        (b"\xff\xfe", "not a record"),
        (b"[1, 2]", "not a record"),
        (b'{"croupier": 1}', "not a record"),
        (b"{}", "not a record"),
        (b'{"a":' * 100_000, "not a record"),
        (b'{"croupier": 99}', "format 99"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        records.read(data)


def change(record: Record, **fields: Any) -> Record:
    return records.read(json.dumps(json.loads(records.write(record)) | fields).encode())


def test_a_game_that_is_not_here_is_refused(record: Record) -> None:
    with pytest.raises(BadRecord, match="'mahjong', which is not available here"):
        list(records.replay(change(record, game="mahjong")))


def test_the_first_impossible_choice_is_named(record: Record) -> None:
    choices = json.loads(records.write(record))["choices"]
    at = next(number for number, choice in enumerate(choices) if choice["choice"] == "moves")
    choices[at]["moves"][0]["move"]["face"] = 7
    with pytest.raises(BadRecord, match=f"Choice {at + 1} is impossible") as caught:
        list(records.replay(change(record, choices=choices)))
    assert caught.value.number == at + 1


@pytest.mark.parametrize("outcome", [{"0": 1}, {"a": 1, "b": 2}, "ab", 7, 1.5, None, True, [], [[1]], [{}]], ids=str)
@pytest.mark.parametrize("name", games.names())
def test_an_outcome_of_any_kind_is_refused_with_its_number(name: str, outcome: Any) -> None:
    """Even objects with as many fields as things are drawn: no outcome may end in a traceback."""
    game = games.find(name)
    match = Match(game, game.seats[0], None, seeded(1))
    while not any(isinstance(choice, Drawn) for choice in match.choices):
        match.submit(match.waiting[0], match.moves(match.waiting[0])[0])
    written = json.loads(records.write(match.record))
    number = next(number for number, choice in enumerate(written["choices"], 1) if choice["choice"] == "chance")
    choice = written["choices"][number - 1]
    for forged in (outcome, dict.fromkeys(map(str, range(choice["odds"].get("count", 1))), 0)):
        choice["outcome"] = forged
        with pytest.raises(BadRecord, match=f"Choice {number} is impossible"):
            list(records.replay(records.read(json.dumps(written).encode())))


def test_a_string_is_not_several_things() -> None:
    with pytest.raises(Refused, match="2 things must be drawn, not 1"):
        draws({"a": 1, "b": 1}, 2).read("ab")


def test_a_mark_for_the_order_of_bytes_is_no_part_of_a_record(record: Record) -> None:
    assert records.read(b"\xef\xbb\xbf" + records.write(record)).digest == record.digest


def test_a_file_is_opened_or_it_says_why_not(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    records.keep(path, records.write(record))
    assert records.write(records.open_file(path)) == path.read_bytes()
    with pytest.raises(Refused, match="No such file"):
        records.open_file(tmp_path / "none.json")
    with pytest.raises(Refused, match="cannot be read"):
        records.open_file(tmp_path)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    records.keep(path, b"before")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refused, match="No space left"):
        records.keep(path, b"after")
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_other_rules_are_refused(record: Record) -> None:
    with pytest.raises(BadRecord, match="version 2 of its rules; version 1 is installed here"):
        list(records.replay(change(record, rules=2)))


def test_a_record_holds_nothing_else(record: Record) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        change(record, colour="red")


def test_the_digest_holds_every_choice(record: Record) -> None:
    agreed = record.game, record.rules, record.options, len(record.seats)
    values = [digest(*agreed, record.choices[:number]) for number in range(len(record.choices) + 1)]
    assert len(set(values)) == len(values)
    assert values[-1] == record.digest

"""`croupier verify --day`: a day's deal and the games that were played with it."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result
from fair_games import play

from croupier import games
from croupier.common import days, records
from croupier.common.fairness import Dealt, commitment
from croupier.core.record import Record
from croupier.terminal.cli import cli

DAY = date(2026, 11, 16)
SECRET = bytes(range(32))
replace = msgspec.structs.replace


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    record = a_game()
    (tmp_path / "game.json").write_bytes(records.write(record))
    assert isinstance(record.fairness, Dealt)
    closed = replace(record, fairness=replace(record.fairness, secret=None))
    (tmp_path / "closed.json").write_bytes(records.write(closed))
    write(tmp_path)
    return tmp_path


def a_game(deal: str = days.deal(DAY)) -> Record:
    what = days.setting(DAY)
    return play(games.find(what.game), what.seats, Dealt(3, deal, commitment(SECRET), SECRET.hex()), Random(1))


def write(folder: Path, **changes: Any) -> None:
    what = days.setting(DAY)._asdict()
    day = {"date": str(DAY), "commitment": commitment(SECRET), "secret": SECRET.hex(), **what, **changes}
    (folder / "day.json").write_text(json.dumps(day))


def verify(folder: Path, *more: str) -> Result:
    return CliRunner().invoke(cli, ["verify", "--day", str(folder / "day.json"), *more])


def test_a_day_and_its_games_are_right(folder: Path) -> None:
    for files in ([], ["game.json"], ["closed.json"], ["game.json", "closed.json"]):
        said = verify(folder, *(str(folder / file) for file in files))
        assert said.exit_code == 0, said.output
        assert "matches its commitment" in said.output
        assert said.output.count("day 2026-11-16") == 1 + len(files)
    assert verify(folder, "--commitment", commitment(SECRET)).exit_code == 0


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"secret": "00" * 32}, "does not match the commitment"),
        ({"game": "seventh_heaven"}, "it was the turn of"),
        ({"seats": 5}, "it was the turn of"),
        ({"date": "2026-11-17"}, "it was the turn of"),
        ({"commitment": "no"}, "not a day as a house describes it"),
    ],
)
def test_what_is_wrong_is_said(folder: Path, changes: dict[str, Any], reason: str) -> None:
    write(folder, **changes)
    said = verify(folder, str(folder / "game.json"))
    assert said.exit_code == 1
    assert reason in said.output


def test_a_game_of_another_deal_is_not_one_of_this_day(folder: Path) -> None:
    (folder / "other.json").write_bytes(records.write(a_game("day 2026-11-15")))
    said = verify(folder, str(folder / "other.json"))
    assert (said.exit_code, "not a game of “day 2026-11-16”" in said.output) == (1, True)
    write(folder, secret=bytes(32).hex(), commitment=commitment(bytes(32)))
    said = verify(folder, str(folder / "game.json"))
    assert (said.exit_code, "commitment differs" in said.output) == (1, True)


def test_before_it_is_opened_there_is_a_commitment_to_note(folder: Path) -> None:
    write(folder, secret=None)
    said = verify(folder)
    assert said.exit_code == 0
    assert commitment(SECRET) in said.output
    assert "not been opened" in verify(folder, str(folder / "closed.json")).output
    assert verify(folder, "--commitment", "00" * 32).exit_code == 1


def test_nothing_to_verify(tmp_path: Path) -> None:
    assert CliRunner().invoke(cli, ["verify"]).exit_code == 2
    missing = CliRunner().invoke(cli, ["verify", "--day", str(tmp_path / "missing.json")])
    assert (missing.exit_code, "cannot be read" in missing.output) == (1, True)
    for strange in ("http://…/api/days/2026-11-16", "http://a b/", "https://", "http://[x"):
        odd = CliRunner().invoke(cli, ["verify", "--day", strange])
        assert (odd.exit_code, "cannot be read" in odd.output) == (1, True), strange
    nowhere = CliRunner().invoke(cli, ["verify", "--day", "http://127.0.0.1:9/api/days/2026-11-16"])
    assert (nowhere.exit_code, "cannot be read" in nowhere.output) == (1, True)

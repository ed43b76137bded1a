"""The pages repeat no rule: numbers come with the table, or are printed on the board from the rules themselves."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from project import ROOT

from croupier import games

TEMPLATE = ROOT / "src/croupier/terminal/new_game"
CONSTANT = re.compile(r"\bconst ([A-Z][A-Z_]*)\b[^=\n]*= *(-?\d+|[\[{])")  # a number, or something made of numbers
COUNTED = re.compile(r"\{ \$\w+ \}[^\n{}]{0,4}(?:of|из|/|／|，共) ?\d")  # "Round { $round } of 5"


def folders() -> list[Path]:
    return [*(ROOT / "src/croupier/games" / name for name in games.names()), TEMPLATE]


def constants(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if name.isupper() and name != "GAME"}


def repeated(code: str, known: dict[str, Any]) -> set[str]:
    """The constants in a board's file that the rules also have."""
    return {
        name
        for name, value in CONSTANT.findall(code)
        if name in known and value in (str(known[name]), "[", "{") and re.search(r"\d", repr(known[name]))
    }


def test_what_is_looked_for_is_found() -> None:
    code = "const ROUNDS = 5; const FINE: number = 56; const SIZE = t.size; const PAYS: Pays = { 3: [1, 2] }; "
    known = {"ROUNDS": 5, "FINE": 20, "SIZE": 7, "PAYS": {3: (1, 2)}, "SIDES": ("heads", "tails")}
    assert repeated(f'{code} const SIDES = ["heads", "tails"]', known) == {"ROUNDS", "PAYS"}
    for line in ("Round { $round } of 5", "Раунд { $round } из 5", "{ $round } / 5", "第 { $round } 輪，共 5 輪"):
        assert COUNTED.search(line), line
    assert not COUNTED.search("Round { $round } of { $rounds }")


@pytest.mark.parametrize("name", games.names())
def test_no_board_repeats_a_number_of_the_rules(name: str) -> None:
    known = constants(games.part(name, "rules"))
    board = ROOT / "src/croupier/games" / name / "board"
    found = {file.name: repeated(file.read_text(encoding="utf-8"), known) for file in board.iterdir()}
    assert {file: names for file, names in found.items() if names} == {}


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_no_text_says_how_many_there_are(folder: Path) -> None:
    """The number of rounds, turns or cards is passed to a line."""
    texts = list((folder / "texts").glob("*.ftl"))
    assert texts
    assert [found for file in texts for found in COUNTED.findall(file.read_text(encoding="utf-8"))] == []

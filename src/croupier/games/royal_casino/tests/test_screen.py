"""Royal Casino in a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from croupier.common import words
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.royal_casino.faces import TWO_STARS, Row
from croupier.games.royal_casino.rules import GAME, RoyalCasino
from croupier.games.royal_casino.screen import cells, draw
from croupier.kit.look import Look


@pytest.mark.parametrize(
    ("printed", "placed", "drawn"),
    [
        ((4, 4, 6), [], "‹4› 4  6 "),
        ((4, 4, 6), [4, 4], "[4][4]‹6›"),
        ((4, 4, 6), [4, 4, 6], "[4][4][6]"),
        (("*", "*", "*"), [], "‹★› ★  ★ "),
        (("*", "*", "*"), [5], "[5]‹5› 5 "),
        (TWO_STARS, [3], "[3]‹3› 3  ✦  ✦ "),
        (TWO_STARS, [3, 3, 3], "[3][3][3]‹✦› ✦ "),
        (TWO_STARS, [3, 3, 3, 1], "[3][3][3][1]‹1›"),
    ],
)
def test_cells(printed: tuple[Any, ...], placed: list[int], drawn: str) -> None:
    assert "".join(cells(Row("yellow", 10, printed), placed)) == drawn


@pytest.mark.parametrize("width", [60, 80, 160])
def test_everything_is_told_without_colour(width: int) -> None:
    names = ("Jun", "Ana", "Leo")
    match = Match(GAME, 3, RoyalCasino(first=1, first_game=True), seeded(1), names=names)
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(match.view(1), Look(names, words.of_game(GAME.name).say, width)))
    lines = capture.get().splitlines()
    for part in ("Round 1, face 1", "yellow", "black", "+150", "−80", "any number", "▸  ■ Ana", "80 points", "10 dice"):
        assert any(part in line for line in lines), part
    assert max(map(len, lines)) <= width


def test_a_table_without_a_board() -> None:
    scene = GAME.scene(GAME.start(2))
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw(scene, Look(("Jun", "Ana"), words.of_game(GAME.name).say, 80)))
    assert "not yet on the table" in capture.get()

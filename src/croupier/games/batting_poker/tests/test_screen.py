"""Batting Poker in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from croupier.common import words
from croupier.core.chance import seeded
from croupier.core.game import Scene
from croupier.core.match import Match
from croupier.games.batting_poker.rules import GAME, Discard, Pass, Swap, Table
from croupier.games.batting_poker.screen import draw
from croupier.kit.look import Look
from croupier.kit.seventh_heaven.bank import Borrow, Gamble

NAMES = ("Jun", "Ana", "Leo", "Vera", "Maximiliane")


def drawn(scene: Scene[Table], width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(scene, Look(NAMES, words.of_game(GAME.name).say, width)))
    return capture.get().splitlines()


@pytest.mark.parametrize("width", [60, 80, 160])
def test_everything_is_told_without_colour(width: int) -> None:
    match = Match(GAME, 5, Gamble(first=0), seeded(1), names=NAMES)
    cards = match.view(0).hand.cards
    match.submit(0, Discard(tuple(cards)))
    given = match.view(1).hand.cards[0]
    match.submit(1, Swap(given, 0, cards[0]))
    match.submit(2, Borrow())
    lines = drawn(match.view(2), width)
    assert max(map(len, lines)) <= width
    for part in (
        "Round 1 of 5 · Jun deals · turn 1 of 3",
        "Pot 110 · Pile 33 cards",
        "▸",
        "▤ debt card",
        "Your hand:",
        "pair 40 · odd 70 · even 120 · straight 200 · three: the pot",
        "taken from discards",
    ):
        assert any(part in line for line in lines), part
    (ana,) = (line for line in lines if "Ana" in line)
    assert ana.count("▒▒") == 2  # the third was taken openly
    (leo,) = (line for line in lines if "Leo" in line)
    assert "380" in leo
    assert "▒▒" not in leo


def test_an_onlooker_sees_backs() -> None:
    match = Match(GAME, 3, Gamble(first=0), seeded(1), names=NAMES[:3])
    assert sum(line.count("▒▒") for line in drawn(match.scene(), 80)) == 9


def test_before_and_after() -> None:
    assert drawn(GAME.scene(GAME.start(3)), 80)[0].startswith("The first dealer")
    match = Match(GAME, 3, Gamble(first=0), seeded(1), names=NAMES[:3])
    while not match.over:
        match.submit(match.waiting[0], Pass())
    lines = drawn(match.scene(), 80)
    assert "Round 3 of 3 · Leo deals" in lines[0]
    assert not any("Pot" in line or "▒▒" in line for line in lines)
    assert any("no hand" in line or "pair" in line or "even" in line for line in lines)

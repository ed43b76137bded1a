"""The course in a terminal: the running table, and the current gamble."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from croupier.common import words
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.seventh_heaven.rules import GAME, SeventhHeaven
from croupier.games.seventh_heaven.screen import draw
from croupier.kit.look import Look
from croupier.kit.seventh_heaven.bank import Borrow

NAMES = ("Ann", "Ben", "Cleo")


def pictured(match: Match, width: int) -> str:
    say = words.of_game(GAME.name).say
    look = Look(NAMES, say, width, lambda name: words.of_game(name).say)
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(match.scene(), look))
    return capture.get()


def to_the_pause(match: Match) -> Match:
    rng = Random(1)
    while match.scene().phase != "Pause":
        match.submit(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
    return match


@pytest.mark.parametrize("width", [60, 120])
def test_results_stand_gamble_by_gamble(width: int) -> None:
    match = Match(GAME, 3, SeventhHeaven(course=("rotary_lottery", "your_order")), seeded(1))
    assert "gamble 1 of 2" in pictured(match, width)
    to_the_pause(match)
    chips = match.scene().table.bank.chips
    line = next(line for line in pictured(match, width).splitlines() if "Rotary Lottery" in line)
    assert line.split()[2:] == [str(amount) for amount in chips]
    match.submit(0, Borrow())
    now = next(line for line in pictured(match, width).splitlines() if "now" in line)
    assert f"{chips[0] + 200} ▤" in now
    assert all(len(line) <= width for line in pictured(match, width).splitlines())

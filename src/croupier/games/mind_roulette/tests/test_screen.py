"""Mind Roulette in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from croupier.common import words
from croupier.core.game import Move, Scene
from croupier.games.mind_roulette.rules import GAME, Lay, MindRoulette, Place, Show, Table
from croupier.games.mind_roulette.screen import draw
from croupier.kit.look import Look
from croupier.kit.seventh_heaven.bank import Bank, Gamble

NAMES = ("Jun", "Ana", "Leo", "Mia")


def lines(scene: Scene[Table], width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(scene, Look(NAMES, words.of_game(GAME.name).say, width)))
    return capture.get().splitlines()


def betting() -> MindRoulette:
    bank = Bank([300, 100, 500, 0], [0] * 4, [False, False, True, True], out=[3])
    state = GAME.start(4, Gamble(first=0, bank=bank))
    moves: list[Move] = [Show(6), Lay(7), Place("7"), Place("7"), Place("low")]
    for move in moves:
        GAME.play(state, {GAME.asked(state)[0]: move})
    return state


@pytest.mark.parametrize("width", [60, 80, 160])
def test_everything_is_told_without_colour(width: int) -> None:
    shown = lines(GAME.scene(betting()), width)
    parts = (
        "Round 1 of 3 · ● Jun deals",
        "deposit 300 of 300",
        "[◆6]",
        "[▒▒]",
        "three alike, 1 so far",
        "MIDDLE",
        "→ 10",
    )
    for part in (*parts, "■■", "▸  ■ Ana", "▤ debt card", "out"):
        assert any(part in line for line in shown), part
    assert max(map(len, shown)) <= width


def test_the_dealer_alone_sees_the_card() -> None:
    state = betting()
    assert any("[●7] (only you know)" in line for line in lines(GAME.view(state, 0), 80))
    assert not any("only you" in line for line in lines(GAME.view(state, 1), 80))


def test_before_and_after() -> None:
    state = GAME.start(4)
    assert "drawn" in lines(GAME.scene(state), 60)[0]
    state = betting()
    state.phase = "Over"
    assert "All rounds have been played." in lines(GAME.scene(state), 60)[0]

"""Three Seven in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from croupier.common import words
from croupier.core.chance import seeded
from croupier.core.game import Move, Scene
from croupier.core.match import Match
from croupier.games.three_seven.rules import GAME, Call, Fold, Hold, Raise, Table
from croupier.games.three_seven.screen import draw
from croupier.kit.look import Look
from croupier.kit.seventh_heaven.bank import Bank, Borrow, Gamble

NAMES = ("Ana", "Jun", "Leo", "Vera")


def shown(scene: Scene[Table], width: int) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(scene, Look(NAMES[: scene.seats], words.of_game(GAME.name).say, width)))
    return capture.get().splitlines()


def has(lines: list[str], *parts: str) -> bool:
    """Whether a line has all of these."""
    return any(all(part in line for part in parts) for line in lines)


@pytest.mark.parametrize("width", [60, 80, 160])
def test_everything_is_told_without_colour(width: int) -> None:
    bank = Bank([400] * 4, [0] * 4, [False] * 4, out=[3])
    match = Match(GAME, 4, Gamble(first=0, bank=bank), seeded(1))
    for seat, move in ((1, Borrow()), (1, Raise(50)), (2, Fold())):
        match.submit(seat, move)
    lines = shown(match.view(0), width)
    assert has(lines, "Round 1 of 5", "Ana deals")
    assert has(lines, "34 cards in the pile", "110 to win")
    assert has(lines, "▸", "● Ana", "380", "20", "5")
    assert has(lines, "■ Jun", "530 ▤", "70")
    assert has(lines, "▲ Leo", "folded")
    assert has(lines, "◆ Vera", "out")
    assert has(lines, "▤ debt card")
    assert has(lines, "Your hand", "[")
    assert has(lines, "A call costs 50.")
    assert max(map(len, lines)) <= width


def test_an_onlooker_sees_no_hand() -> None:
    match = Match(GAME, 3, Gamble(first=0), seeded(1))
    lines = shown(match.scene(), 80)
    assert not has(lines, "Your hand")
    assert has(lines, "▒▒▒▒▒ 5")
    assert not has(lines, "[●")
    assert not has(lines, "[◆")


def test_before_and_after() -> None:
    assert has(shown(GAME.scene(GAME.start(3)), 80), "The first dealer is being drawn")
    match = Match(GAME, 3, source=seeded(1))
    while not match.over:
        seat, moves = match.waiting[0], match.moves(match.waiting[0])
        wish: list[Move] = [Fold(), Call(), Hold(), moves[0]]
        match.submit(seat, next(move for move in wish if move in moves))
    assert has(shown(match.scene(), 80), "The gamble is over")


def test_a_declared_hand_is_seen_by_all() -> None:
    state = GAME.start(3, Gamble(first=0))
    state.phase, state.table.now.inside = "SpeakAgain", [0, 1, 2]
    state.table.now.shown[1] = [1, 2, 7, 7, 7]
    assert has(shown(GAME.scene(state), 60), "■ Jun", "[●1] [◆2] [●7] [●7] [●7]")

"""Between Bet in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from croupier.common import words
from croupier.games.between_bet.rules import GAME, BetweenBet, Pick, Stand
from croupier.games.between_bet.screen import draw
from croupier.games.between_bet.tests.scripted import ANA, JUN, LEO, PLAIN_ROW, alone, beat, begin, bet, lay_out
from croupier.kit.look import Look

NAMES = ("Ana", "Jun", "Leo", "Vera")


def shown(state: BetweenBet, width: int = 80) -> str:
    """What somebody who watches sees."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(GAME.scene(state), Look(NAMES[: state.seats], words.of_game(GAME.name).say, width)))
    return capture.get()


@pytest.mark.parametrize("width", [60, 160])
def test_what_was_called_and_which_bets_won_last(width: int) -> None:
    state = begin(3)
    assert "Calls" not in shown(state, width)
    beat(state, {ANA: 40, JUN: 60})
    assert "Calls: Ana 40, Jun 60" in shown(state, width)
    beat(state, {LEO: 80})
    beat(state, {})
    alone(state, Pick("left"))
    alone(state, Stand())
    assert "Calls: Ana 40, Jun 60, Leo 80" in shown(state, width)
    assert "Last round" not in shown(state, width)
    bet(state, {})
    lay_out(state, PLAIN_ROW)
    assert "Calls" not in shown(state, width)
    assert "Last round bets from 50 to 110 won." in shown(state, width)


def test_the_last_limits_at_the_end() -> None:
    state = begin(3)
    for last in (False, False, True):
        beat(state, {})
        bet(state, {})
        if not last:
            lay_out(state, [0, 8, 1, 2, 4, 6, 7] if state.table.round.number == 3 else PLAIN_ROW)
    assert GAME.is_over(state)
    assert "Only a bet of 120 won." in shown(state)
    assert "Last round" not in shown(state)

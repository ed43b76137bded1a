"""What a draw would cost or bring."""

from __future__ import annotations

from croupier.core.game import Move
from croupier.games.red_end.preview import Preview, preview
from croupier.games.red_end.rules import GAME, Draw, Pass
from croupier.kit.seventh_heaven.bank import Gamble


def shown(mine: list[int], off: list[int], move: Move, turns: tuple[int, ...] = (0, 1, 2)) -> Preview | None:
    """What seat 0 is told with these black cards, after these came off the pile of seat 1."""
    state = GAME.start(3, Gamble(first=0))
    state.table.round.black[0], state.table.round.off[1], state.table.round.turns = mine, off, [*turns]
    return preview(GAME.view(state, 0), move)


def test_a_pile_is_red_for_certain_once_a_red_card_came_off() -> None:
    """RE-2"""
    assert shown([], [1, 3], Draw(1)) == Preview(False, 40, 1, 0, 0)
    assert shown([], [1, 4], Draw(1)) == Preview(True, 40, 1, 0, 0)
    assert shown([], [1, 4], Draw(2)) == Preview(False, 40, 1, 0, 0)


def test_from_the_fourth_black_card_on_the_others_pay() -> None:
    """RE-5"""
    assert shown([1, 3], [], Draw(1)) == Preview(False, 40, 3, 0, 4)
    assert shown([1, 3, 3], [], Draw(1)) == Preview(False, 40, 4, 40, 7)
    assert shown([1, 3, 3, 7], [], Draw(1)) == Preview(False, 40, 5, 50, 14)
    assert shown([1, 3, 3, 7], [], Draw(1), turns=(0,)) == Preview(False, 40, 5, 0, 14)  # nobody else is in


def test_one_passes_with_what_one_has() -> None:
    """RE-7"""
    assert shown([1, 3, 3], [], Pass()) == Preview(False, 0, 3, 0, 7)

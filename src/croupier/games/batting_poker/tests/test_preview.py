"""The hand that a move leads to, where it is certain."""

from __future__ import annotations

import pytest

from croupier.core.game import Move
from croupier.games.batting_poker.preview import Preview, preview
from croupier.games.batting_poker.rules import GAME, Discard, Pass, Swap

from .scripted import ANA, JUN, LEO, begin, go


def shown(hands: list[tuple[int, ...]], move: Move) -> Preview | None:
    """What Jun is told of a move after Ana has discarded a 5."""
    state, _ = begin(hands)
    go(state, Discard((5,)), 1)
    return preview(GAME.view(state, JUN), move)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cards", "players", "move", "expected"),
    [
        ((1, 4, 6), 4, Pass(), Preview("nothing", (1, 4, 6))),
        ((1, 4, 6), 4, Swap(1, ANA, 5), Preview("straight", (4, 5, 6))),
        ((1, 4, 6), 3, Swap(1, ANA, 5), Preview("nothing", (4, 5, 6))),  # BP-4 straights need four players
        ((0, 4, 6), 4, Pass(), Preview("straight", (4, 5, 6))),  # BP-5
        ((0, 4, 6), 3, Pass(), Preview("even", (4, 6, 6))),
        ((0, 6, 8), 3, Pass(), Preview("three", (6, 6, 6))),
        ((1, 1, 3), 5, Swap(1, ANA, 5), Preview("odd", (1, 3, 5))),
        ((1, 1, 3), 4, Swap(3, ANA, 5), Preview("pair", (1, 1, 5))),
        ((1, 4, 6), 4, Discard((1,)), None),  # nobody knows what comes
    ],
)
def test_the_hand_after_a_move(cards: tuple[int, ...], players: int, move: Move, expected: Preview | None) -> None:
    others = [(2, 3, 7)] * (players - LEO)
    assert shown([(2, 5, 6), cards, *others], move) == expected

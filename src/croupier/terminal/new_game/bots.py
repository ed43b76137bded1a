"""Computer players of New Game.

With a fair coin no call is better than another: all that a stake can do is take a risk, or avoid one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, View

from .rules import SIDES, Call, Hand, Table


class Novice:
    """Believes in luck. Its mistakes: it always calls heads, and stakes what its card says."""

    version = 0  # 1 once its figures are published: then script/freeze holds it to how it plays

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None: ...

    def choose(self, view: View[Table, Hand], moves: Sequence[Call]) -> Call:
        return closest(moves, "heads", view.hand.card or 0)


class Regular:
    """Calls either side, so that nobody can copy it, and stakes the middle."""

    version = 0  # as above

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Call]) -> Call:
        return closest(moves, self.rng.choice(SIDES), 2)


class Veteran:
    """Calls either side. Near the end it stakes little when ahead, and all that is allowed when behind."""

    version = 0  # as above

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Call]) -> Call:
        chips = view.table.money.seats
        best = max(chips[seat] for seat in range(view.seats) if seat != view.seat)
        left = 1 + view.table.rounds - view.table.round
        stake = 1 if chips[view.seat] > best + left else 3
        return closest(moves, self.rng.choice(SIDES), stake)


def closest(moves: Sequence[Call], side: str, stake: int) -> Call:
    """The call of this side whose stake comes closest."""
    return min((move for move in moves if move.side == side), key=lambda move: abs(move.stake - stake))

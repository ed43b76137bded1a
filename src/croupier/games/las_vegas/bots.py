"""Rules of thumb for Las Vegas."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Seat, View

from .rules import NEUTRALS, Place, Table, settled

PRICE_OF_A_DIE = 16  # thousands: every die put down is one less to come back with
SPITE = 0.5  # what the others lose, each on average, is worth half as much as what I gain


class Regular:
    """Looks at what each casino would pay if it paid at once, and buys much money for few dice."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, None], moves: Sequence[Place]) -> Place:
        return max(moves, key=lambda move: worth(view.table, view.seat, move.face))


def worth(t: Table, seat: Seat, face: int) -> float:
    """My gain at this casino, some of what it takes from the others, less the price of the dice."""
    casino, own = t.casino(face), t.roll[face - 1]
    after = casino.dice.copy()
    after[seat] += own
    after[NEUTRALS] += t.neutral_roll[face - 1]
    now, then = (dict(zip(settled(tuple(stacks))[0], casino.bills)) for stacks in (casino.dice, after))
    gain = [then.get(owner, 0) - now.get(owner, 0) for owner in range(len(t.dice))]
    mine = gain.pop(seat)
    return mine - SPITE * sum(gain) / len(gain) - PRICE_OF_A_DIE * own

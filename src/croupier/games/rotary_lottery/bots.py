"""Rules of thumb for Rotary Lottery: count what has been seen, and lay what is left for the lottery."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import PayBack
from croupier.kit.thrift import clears_debt

from .counting import unseen
from .rules import TURNED, Hand, Lay, Table


class Regular:
    """Lays the card that is likeliest to be a hit. Never borrows: there is nothing to buy here."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        ticket, left, turned = view.hand.laid[-1], unseen(view), TURNED[view.table.round]
        total, random = sum(left.values()), self.rng.random

        def chance(lay: Lay) -> float:
            return at_least(ticket.count(lay.card) + 1, left[lay.card], total, turned)

        return max((move for move in moves if isinstance(move, Lay)), key=lambda lay: (chance(lay), random()))


@cache
def at_least(wanted: int, of: int, among: int, drawn: int) -> float:
    """How likely it is to draw so many of some cards, or more, among others."""
    ways = sum(comb(of, hits) * comb(among - of, drawn - hits) for hits in range(wanted, min(of, drawn) + 1))
    return ways / comb(among, drawn)

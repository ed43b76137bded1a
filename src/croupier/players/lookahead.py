"""What players who look ahead have in common: a budget, heuristics for everybody, and an idea of what is good.

A game's veteran derives from Rollout or Ismcts and overrides what it knows better: which moves are worth considering,
where a playout may stop, and what a state is worth there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeVar

from croupier.core.game import Game, Move, Seat, State, View

from . import Player, seated, usual
from .playouts import Budget, Choose, Until, contentment

Thing = TypeVar("Thing")


class Lookahead:
    """A player who imagines worlds it could be in, and plays on in them."""

    playouts = 200  # a decision's default budget
    width = 16  # moves considered at most

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self.game, self.rng = game, rng
        self.budget = budget or Budget(playouts=self.playouts)
        self.replies = Random()  # for the heuristics in playouts
        self._choosers: list[Choose] = []

    def playout_player(self, seat: Seat) -> Player:
        """Who plays for a seat in playouts, including one's own."""
        return seated(usual(self.game), self.game, self.replies)

    def candidates(self, view: View[Any, Any], moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth considering, most promising first. By default: a heuristic's choice, then a spread."""
        self.replies.seed(self.rng.getrandbits(64))
        favourite = self.choosers(view.seats)[view.seat](view, moves)
        return [favourite, *(move for move in spread(moves) if move != favourite)]

    def until(self, view: View[Any, Any]) -> Until | None:
        """Where a playout may stop before the game is over."""
        return None

    def worth(self, state: State[Any, Any, Any], seat: Seat) -> float:
        """How good the state that a playout reached is for a seat."""
        return contentment(self.game, state, seat)

    def choosers(self, seats: int) -> list[Choose]:
        if len(self._choosers) != seats:
            self._choosers = [self.playout_player(seat).choose for seat in range(seats)]
        return self._choosers


def spread(things: Sequence[Thing]) -> Iterator[Thing]:
    """All of them, ordered so that the first few are spread evenly: of a hundred bets, 0, 50, 25, 75, 12 …"""
    bits = max(len(things) - 1, 1).bit_length()
    for place in range(1 << bits):
        mirrored = int(f"{place:0{bits}b}"[::-1], 2)
        if mirrored < len(things):
            yield things[mirrored]

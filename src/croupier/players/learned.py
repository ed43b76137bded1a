"""A player that has learnt by playing: it chooses as its network likes the moves.

NumPy is imported only when it sits down.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any

from croupier.core.game import Game, Move, View

if TYPE_CHECKING:
    from .networks import Network

FIRST, MONEY = 1.0, 0.0  # what is played for; what lies beyond them exaggerates the difference between the two
SHARES = 1 << 20  # a chance is kept as a whole number of these, so that choosing is the same on every machine


class Learned:
    """Mixes its moves as it has learnt to; the lower its heat, the more often it takes the likeliest, at 0 always."""

    heat = 1.0
    aim = FIRST

    def __init__(self, game: Game[Any, Any, Any], rng: Random, network: Network | None = None) -> None:
        self.rng = rng
        self.network = network or known(game)

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        chances = self.chances(view, moves)
        at = int(self.rng.random() * sum(chances))
        for move, chance in zip(moves, chances):
            at -= chance
            if at < 0:
                return move
        raise AssertionError("a random number below one ends within the chances")

    def chances(self, view: View[Any, Any], moves: Sequence[Move]) -> list[int]:
        """How often it would choose each move, of SHARES or so."""
        liked = self.network.liked(view, moves, self.aim)
        best = max(liked)
        if not self.heat:
            return [SHARES * (one == best) for one in liked]
        return [int(SHARES * exp((one - best) / self.heat)) for one in liked]


class Advised(Learned, ABC):
    """Adds what a calculation finds to what its network likes, and takes the move that has most of both."""

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        liked, found = self.network.liked(view, moves, self.aim), self.calculated(view, moves)
        return moves[max(range(len(moves)), key=lambda at: liked[at] + found[at])]

    @abstractmethod
    def calculated(self, view: View[Any, Any], moves: Sequence[Move]) -> Sequence[float]:
        """What a calculation finds in each move, on the network's scale: one more is e times as likely."""


def known(game: Game[Any, Any, Any]) -> Network:
    from .networks import network

    found = network(game.name)
    if found is None:
        raise LookupError(f"{game.name} has no network: `croupier train {game.name}` makes one.")
    return found

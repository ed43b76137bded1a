"""A player that has learnt by playing: it chooses as its network likes the moves.

NumPy is imported only when it sits down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from croupier.core.game import Game, Move, View

from .playouts import Budget

if TYPE_CHECKING:
    from . import Player
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


class Versatile(Learned):
    """Plays by its network, but as another player does at the numbers of seats where that one is better."""

    instead: ClassVar[Mapping[int, type[Any]]] = {}

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng)
        self._others: dict[int, Player] = {seats: kind(game, rng, budget) for seats, kind in self.instead.items()}

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        other = self._others.get(view.seats)
        move: Move = other.choose(view, moves) if other else super().choose(view, moves)
        return move


def known(game: Game[Any, Any, Any]) -> Network:
    from .networks import network

    found = network(game.name)
    if found is None:
        raise LookupError(f"{game.name} has no network: `croupier train {game.name}` makes one.")
    return found

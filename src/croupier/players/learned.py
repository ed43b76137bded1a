"""A player that has learnt by playing: it chooses as its network likes the moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View

from .networks import Network, network

FIRST, MONEY = 1.0, 0.0  # what is played for
SHARES = 1 << 20  # a chance is kept as a whole number of these, so that choosing is the same on every machine


class Learned:
    """Mixes its moves as it has learnt to, or takes the likeliest more often, or always, the lower its heat."""

    heat = 1.0
    aim = FIRST

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng
        self.network: Network = known(game)

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        chances = self.chances(view, moves)
        at = int(self.rng.random() * sum(chances))
        for move, chance in zip(moves, chances):
            at -= chance
            if at < 0:
                return move
        return moves[max(range(len(moves)), key=chances.__getitem__)]

    def chances(self, view: View[Any, Any], moves: Sequence[Move]) -> list[int]:
        """How often it would choose each move, of SHARES or so."""
        liked = self.network.judged(view, moves, self.aim)[0].tolist()
        best = max(liked)
        if not self.heat:
            return [SHARES * (one == best) for one in liked]
        return [int(SHARES * exp((one - best) / self.heat)) for one in liked]


def known(game: Game[Any, Any, Any]) -> Network:
    found = network(game.name)
    if found is None:
        raise LookupError(f"{game.name} has no network: `croupier train {game.name}` makes one.")
    return found

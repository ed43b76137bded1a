"""Rollouts: try each move in imagined worlds, play on by heuristics, and keep what did best."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from croupier.core.game import Move, View
from croupier.kit.duplicate import duplicate

from .lookahead import Lookahead
from .playouts import Until, answer, play_on


class Weighed:
    """A move and what its playouts came to."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.count = 0
        self.total = self.squares = 0.0

    def add(self, worth: float) -> None:
        self.count += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return float("inf")
        return sqrt(max(self.squares / self.count - self.mean**2, 0.0) / (self.count - 1))


class Rollout(Lookahead):
    """Sequential halving: all moves get a share of the budget, then the better half, then the better half of those.

    The moves of a round are compared in the same worlds, with the same dice and cards and the same replies of others,
    so that what differs is the move.
    """

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.pick(view, self.weigh(view, self.candidates(view, moves)[: self.width]))

    def pick(self, view: View[Any, Any], weighed: Sequence[Weighed]) -> Move:
        """The move to make, out of those that came through to the last round, best first."""
        return weighed[0].move

    def weigh(self, view: View[Any, Any], moves: Sequence[Move]) -> list[Weighed]:
        """The moves that came through to the last round, best first."""
        arms, until = [Weighed(move) for move in moves], self.until(view)
        if len(arms) == 1:
            return arms
        rounds = (len(arms) - 1).bit_length()
        for left, may_begin in zip(range(rounds, 0, -1), self.budget.parts(rounds)):
            while may_begin(len(arms)) or not arms[0].count:
                self._try(view, arms, until)
            arms.sort(key=lambda arm: -arm.mean)
            if left > 1:
                arms = arms[: (len(arms) + 1) // 2]
        return arms

    def _try(self, view: View[Any, Any], arms: Sequence[Weighed], until: Until | None) -> None:
        """Play each move out in one imagined world."""
        game, me, seed = self.game, view.seat, self.rng.getrandbits(64)
        self.replies.seed(seed)
        world, choosers = game.imagine(view, self.replies), self.choosers(view.seats)
        others = {
            seat: answer(game, world, seat, choosers[seat]) for seat in game.asked(world) if seat != me
        }  # decided before mine is known
        saved, asides = game.save(world), game.asides(view)
        for arm in arms:
            state = game.load(saved)
            self.replies.seed(seed)
            mine = arm.move
            if mine in asides:
                game.aside(state, me, mine)
                mine = answer(game, state, me, choosers[me])
            game.play(state, {seat: mine if seat == me else others[seat] for seat in game.asked(state)})
            play_on(game, state, choosers, duplicate(seed), until)
            arm.add(self.worth(state, me))


def close(weighed: Sequence[Weighed], margin: float) -> list[Move]:
    """The moves that are within a margin of the best: a player who mixes takes any of them."""
    best = max(arm.mean for arm in weighed)
    return [arm.move for arm in weighed if arm.mean >= best - margin]

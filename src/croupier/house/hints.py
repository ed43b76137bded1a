"""Hints: what an expert would choose, and what the moves are worth; worked out from what the seat sees, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from croupier import games
from croupier.core.game import Move, Seat, State, View
from croupier.players import seated
from croupier.players.lookahead import spread
from croupier.players.playouts import Budget, firsts
from croupier.players.rollout import Rollout, Weighed
from croupier.review.decisions import adviser
from croupier.statistics import wilson

from .messages import Hint, Worth
from .refusals import NotAllowed
from .tables import Table

MOST = 12  # moves that are weighed
FEWEST_WORLDS = 2
THINKING, LOOKING = Budget(milliseconds=300), Budget(milliseconds=1200)  # for the expert; for what moves are worth
Advice = tuple[int, list[tuple[int, float, float]]]  # the place of the move; of each weighed one, its share and margin


def question(table: Table, seat: Seat) -> tuple[View[Any, Any], list[Move]]:
    """What a seat sees, and what it may choose, if it may have a hint."""
    match = table.playing
    if not table.settings.hints and sum(sitting.person is not None for sitting in table.sitting) != 1:
        raise NotAllowed(
            "no-hints", "Hints are for who plays alone with computer players, or where the table allows them."
        )
    if seat not in table.waiting:
        raise NotAllowed("not-asked", f"Seat {seat} has nothing to choose now.")
    return match.view(seat), [*match.moves(seat), *match.asides(seat)]


def hint(moves: Sequence[Move], advice: Advice) -> Hint:
    """The advice as it is sent."""
    best, weighed = advice
    shares = {place: share for place, share, _ in weighed}
    usual = sum(shares.values()) / len(shares) if shares else None
    worth = [Worth(moves[place], share, margin) for place, share, margin in weighed]
    return Hint(moves[best], shares.get(best), usual, tuple(sorted(worth, key=lambda one: -one.share)))


def advise(
    name: str, view: View[Any, Any], moves: list[Any], rng: Random | None = None,
    thinking: Budget = THINKING, looking: Budget = LOOKING,
) -> Advice:  # fmt: skip
    """In a worker: what the expert chooses, and how often each move wins in imagined worlds.

    In a course that is how often it wins the gamble that is on; between two gambles nothing is weighed.
    """
    if len(moves) == 1:
        return 0, []
    (game, seen), rng = games.find(name).inner(view), rng or SystemRandom()
    best: Any = seated(adviser(game), game, rng, thinking).choose(seen, moves)
    if game.within:
        return moves.index(best), []
    worth_a_look = [best, *(move for move in spread(moves) if move != best)][:MOST]
    weighed = Scales(game, rng, looking).compare(seen, worth_a_look)
    return moves.index(best), [(moves.index(arm.move), arm.mean, _margin(arm)) for arm in weighed]


class Scales(Rollout):
    """Weighs moves by the share of wins, all of them in the same imagined worlds, and none is left behind."""

    def worth(self, state: State[Any, Any, Any], seat: Seat) -> float:
        return firsts(self.game.places(state))[seat]

    def compare(self, view: View[Any, Any], moves: Sequence[Move]) -> list[Weighed]:
        arms = [Weighed(move) for move in moves]
        (may_begin,) = self.budget.parts(1)
        while may_begin(len(arms)) or arms[0].count < FEWEST_WORLDS:
            self._try(view, arms, None)
        return arms


def _margin(arm: Weighed) -> float:
    """Half the 95 % interval of a share."""
    low, high = wilson(arm.mean, arm.count) or (0.0, 1.0)
    return (high - low) / 2

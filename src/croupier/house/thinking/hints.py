"""Hints: what to choose, and what the moves are worth; worked out from what the seat sees, and no more.

Where a game has a network, it says what each move is worth as soon as somebody is asked again; that takes no time. In
other games, moves are tried in games that regulars play on.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, NamedTuple

from croupier import games
from croupier.common.statistics import SURE, Z, wilson
from croupier.core.game import Game, Move, Options, Seat, State, View
from croupier.players import Player, seated
from croupier.players.lookahead import spread
from croupier.players.playouts import Budget, Until, firsts
from croupier.players.rollout import Rollout, Weighed
from croupier.review.decisions import adviser
from croupier.review.figures import OFF, OFF_APART, Gain
from croupier.review.judge import Fluent, Judge, judge_of

from ..common.refusals import NotAllowed
from ..protocol.answers import Hint, Worth
from ..tables.table import Table

MOST = 12  # moves that are weighed
FEWEST_WORLDS = 2
ROUNDS = 3  # all moves are tried in the first, then those that may still be the best
DOUBT = SURE / Z  # how much clearer than usual it must be that a move is worse: many are compared at once
THINKING, LOOKING = Budget(milliseconds=300), Budget(milliseconds=1200)  # for the expert; for what moves are worth
JUDGING = Budget(playouts=120)  # looks of a network at what moves lead to


class Advice(NamedTuple):
    """Advice as it comes from a worker: moves are given by their index."""

    best: int
    weighed: list[tuple[int, float, float]]  # each weighed move with its share and margin, the best first


def question(table: Table, seat: Seat) -> tuple[View[Any, Any], list[Move]]:
    """What a seat sees and may choose; refused if it may not have a hint."""
    match = table.playing
    if table.deal:
        raise NotAllowed("no-hints", "There are no hints where a deal is played: everybody is on their own.")
    if table.settings.rated:
        raise NotAllowed("no-hints", "There are no hints at a rated table.")
    if not table.settings.hints and sum(sitting.person is not None for sitting in table.sitting) != 1:
        raise NotAllowed(
            "no-hints", "Hints are only for people who play alone with computer players, unless the table allows them."
        )
    if seat not in table.waiting:
        raise NotAllowed("not-asked", f"Seat {seat} has nothing to choose now.")
    return match.view(seat), [*match.moves(seat), *match.asides(seat)]


def hint(moves: Sequence[Move], advice: Advice) -> Hint:
    """The advice as it is sent."""
    worth = tuple(Worth(moves[place], share, margin) for place, share, margin in advice.weighed)
    return Hint(moves[advice.best], worth[0].share if worth else None, worth)


def advise(
    name: str,
    view: View[Any, Any],
    moves: list[Any],
    options: Options | None = None,
    rng: Random | None = None,
    thinking: Budget = THINKING,
    looking: Budget = LOOKING,
) -> Advice:
    """In a worker: how often each move wins in imagined worlds.

    The advice is the best of the list: the expert's choice, unless another is clearly better in these worlds. In a
    course, moves are weighed by how often they win the current gamble; between two gambles nothing is weighed.
    """
    if len(moves) == 1:
        return Advice(0, [])
    outer, rng = games.find(name), rng or SystemRandom()
    game, seen = outer.inner(view)
    if game.within:
        return Advice(moves.index(seated(adviser(game), game, rng).choose(seen, moves)), [])
    scales: Scales
    if judge := judge_of(game, options if game is outer else None):
        scales, liked = Judged(game, rng, judge), Fluent(game, Random(0)).by_liking(seen, moves)
    else:
        choice = seated(adviser(game), game, rng, thinking).choose(seen, moves)
        scales, liked = Scales(game, rng, looking), [choice, *(move for move in spread(moves) if move != choice)]
    best, weighed = ranked(scales.compare(seen, liked[:MOST]))
    return Advice(moves.index(best.move), [(moves.index(arm.move), share, arm.margin) for arm, share in weighed])


class Tried(Weighed):
    """A move and how it ended, world by world."""

    def __init__(self, move: Move) -> None:
        super().__init__(move)
        self.ends: list[float] = []

    def add(self, worth: float) -> None:
        super().add(worth)
        self.ends.append(worth)

    def is_clearly_worse(self, than: Tried) -> bool:
        """In the worlds in which both were tried, by more than chance explains."""
        gain = self.gain([theirs - mine for mine, theirs in zip(self.ends, than.ends)])
        return gain.value > DOUBT * gain.margin

    def gain(self, changes: Sequence[float]) -> Gain:
        return Gain.paired(changes)

    @property
    def margin(self) -> float:
        """Half the 95 % interval of its share."""
        low, high = wilson(self.mean, self.count) or (0.0, 1.0)
        return (high - low) / 2


class Expected(Tried):
    """A move and what a network expects of it, world by world."""

    def gain(self, changes: Sequence[float]) -> Gain:
        return Gain.judged(changes, OFF_APART)

    @property
    def margin(self) -> float:
        return Gain.judged(self.ends, OFF).margin


class Scales(Rollout):
    """Weighs moves by the share of wins. Moves are compared in the same imagined worlds: all of them in the first,
    then those that may still be the best."""

    arm = Tried

    def worth(self, state: State[Any, Any, Any], seat: Seat) -> float:
        return firsts(self.game.places(state))[seat]

    def compare(self, view: View[Any, Any], moves: Sequence[Move]) -> list[Tried]:
        arms, until = [self.arm(move) for move in moves], self.until(view)
        left = arms
        for may_begin in self.budget.parts(ROUNDS):
            while may_begin(len(left)) or left[0].count < FEWEST_WORLDS:
                self._try(view, left, until)
            left = contenders(left)
        return arms


class Judged(Scales):
    """Plays on only to where a network can say what it expects."""

    arm = Expected

    def __init__(self, game: Game[Any, Any, Any], rng: Random, judge: Judge) -> None:
        super().__init__(game, rng, JUDGING)
        self._judge = judge

    def playout_player(self, seat: Seat) -> Player:
        return Fluent(self.game, self.replies)

    def until(self, view: View[Any, Any]) -> Until:
        return self._judge.knows

    def worth(self, state: State[Any, Any, Any], seat: Seat) -> float:
        return self._judge.share(state, seat)


def contenders(arms: Sequence[Tried]) -> list[Tried]:
    """Those that may be the best, always including the first, which is the expert's."""
    best = max(arms, key=lambda arm: arm.mean)
    return [arm for place, arm in enumerate(arms) if not place or not arm.is_clearly_worse(best)]


def ranked(arms: Sequence[Tried]) -> tuple[Tried, list[tuple[Tried, float]]]:
    """What to choose, and the share of wins of every move, the best first.

    The expert, whose choice is the first, knows more than these worlds show: its choice stands unless another is
    clearly better in them. Moves that seem better, but not clearly, cannot be told apart from it, and have the same
    share.
    """
    best = arms[0]
    while better := [arm for arm in arms if best.is_clearly_worse(arm)]:
        best = max(better, key=lambda arm: arm.mean)
    level = [best, *(arm for arm in arms if arm is not best and arm.mean >= best.mean)]
    share = sum(arm.mean for arm in level) / len(level)
    rest = sorted((arm for arm in arms if arm not in level), key=lambda arm: -arm.mean)
    return best, [*((arm, share) for arm in level), *((arm, arm.mean) for arm in rest)]

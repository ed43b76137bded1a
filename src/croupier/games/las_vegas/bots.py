"""Computer players of Las Vegas."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any

from croupier.core.game import Game, Seat, View
from croupier.players.playouts import Budget

from .heuristics import PATIENCE, PRICE_OF_A_DIE, liking, paid, safely
from .rounds import SWING, Round, after
from .rules import DICE, NEUTRALS, ROUNDS, Place, Table

FORESEEN = 4  # dice in all hands from which the rest of a round is worked out in full
BETWEEN_EQUALS = 1e-6  # of a win: so little that experience only decides between faces that are equally good
EXPERIENCE = 100  # playouts: a heuristic counts for this many at the start of a round, and less and less later


class Novice:
    """Goes where the biggest bill is, as long as it is not behind there.

    - It sees only the biggest bill: the second one of a casino is nothing to it.
    - It takes being level for being ahead, and so walks into ties.
    - It overlooks the neutral dice, which can tie and win too.
    - For the same bill it prefers to put down many dice, and then has few to come back with.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        pass

    def choose(self, view: View[Table, None], moves: Sequence[Place]) -> Place:
        return max(moves, key=lambda move: self.wish(view.table, view.seat, move.face))

    def wish(self, t: Table, seat: Seat, face: int) -> tuple[int, int]:
        casino, own = t.casino(face), t.roll[face - 1]
        most = max(dice for other, dice in enumerate(casino.dice[:NEUTRALS]) if other != seat)
        had, has = casino.dice[seat], casino.dice[seat] + own
        return max(casino.bills, default=0) if own and had <= most <= has else 0, own


class Regular:
    """Looks at what each casino would pay if it paid at once, and buys much money for few dice."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        pass

    def choose(self, view: View[Table, None], moves: Sequence[Place]) -> Place:
        return max(moves, key=lambda move: self.worth(view.table, view.seat, move.face))

    def worth(self, t: Table, seat: Seat, face: int) -> float:
        """How much better I like what the casino pays then, less the price of my dice."""
        bills, before, then = t.casino(face).bills, t.casino(face).dice, placed(t, seat, face)
        gain = liking(paid(bills, then)[:NEUTRALS], seat) - liking(paid(bills, before)[:NEUTRALS], seat)
        return gain - PRICE_OF_A_DIE * t.roll[face - 1]


def placed(t: Table, seat: Seat, face: int) -> list[int]:
    """The dice at a casino once the seat has put down those of this face."""
    after = t.casino(face).dice.copy()
    after[seat] += t.roll[face - 1]
    after[NEUTRALS] += t.neutral_roll[face - 1]
    return after


class Veteran:
    """Plays the round out many times after each face, and takes the one that leads to the first place most often.

    A round decides much and is soon over; the rounds after it are the same for all, so that the money says how good its
    end is. All seats follow the Regular's heuristic in the playouts: a finer one did no better there. The finer one
    helps where playouts are noisy: at the start of a round, when many dice are still to come, what a casino would
    safely pay counts as much as EXPERIENCE playouts. At the end of a round, when few dice are left, nothing is left to
    luck: all rolls and replies are worked out.
    """

    version = 1
    playouts = 2000  # shared among the seats: the more there are, the longer a playout takes

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self.rng, self.budget = rng, budget
        self._at: tuple[Any, ...] = ()
        self._round: Round

    def choose(self, view: View[Table, None], moves: Sequence[Place]) -> Place:
        t = view.table
        if len(moves) == 1:
            return moves[0]
        if sum(t.dice) <= FORESEEN:
            return self.work_out(view, moves)
        return self.try_out(view, moves)

    def round(self, t: Table) -> Round:
        """The round in plain numbers. What was already worked out for it is kept."""
        at = t.round, [casino.bills.copy() for casino in t.casinos], [bills.copy() for bills in t.won]
        if self._at != at:
            self._at, self._round = at, Round(t)
        return self._round

    def work_out(self, view: View[Table, None], moves: Sequence[Place]) -> Place:
        """The face with the best chance of the first place, if everybody else plays for it too."""
        t, me, within = view.table, view.seat, self.round(view.table)

        def chance(move: Place) -> float:
            foreseen = within.foresee(*after(t, me, move.face), (me + 1) % view.seats)[me]
            return foreseen + BETWEEN_EQUALS * self.experience(t, me, move.face)

        return max(moves, key=chance)

    def try_out(self, view: View[Table, None], moves: Sequence[Place]) -> Place:
        """Sequential halving: all faces are tried, then the better half, and so on, every time with the same luck."""
        t, me, within = view.table, view.seat, self.round(view.table)
        begun = {move: after(t, me, move.face) for move in moves}
        totals = {move: self.experience(t, me, move.face) for move in moves}
        best, most_rolls = list(moves), 2 * sum(t.dice)  # own and neutral dice are rolled apart
        budget = self.budget or Budget(playouts=self.playouts // view.seats)
        for may_begin in budget.parts((len(moves) - 1).bit_length()):
            tried = False
            while may_begin(len(best)) or not tried:
                luck, tried = [self.rng.random() for _ in range(most_rolls)], True
                for move in best:
                    totals[move] += within.tried(*begun[move], me, luck)
            best.sort(key=totals.__getitem__, reverse=True)
            best = best[: (len(best) + 1) // 2]
        return best[0]

    def experience(self, t: Table, seat: Seat, face: int) -> float:
        """What I expect of a face before any playout, in wins of as many playouts as my experience is worth."""
        bills, stacks = t.casino(face).bills, (t.casino(face).dice, placed(t, seat, face))
        dice = [*(has - neutral for has, neutral in zip(t.dice, t.neutrals)), sum(t.neutrals)]
        now, then = (safely(paid(bills, there), there, dice)[:NEUTRALS] for there in stacks)
        money = liking(then, seat) - liking(now, seat) - PATIENCE / len(t.dice) * t.roll[face - 1]
        still_open = sum(t.dice) / (DICE * len(t.dice))
        return EXPERIENCE * still_open * money / (4 * SWING * sqrt(max(ROUNDS - t.round, 1)))


class Expert(Veteran):
    """Calculates as the veteran does: neither its network alone nor a search with the network's value is better."""

    version = 1

"""Computer players of Red End: which pile to draw from, and when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any

from croupier.core.game import Game, Move, Seat, State, View
from croupier.kit.seventh_heaven.bank import PayBack
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import Learned
from croupier.players.playouts import Until, firsts
from croupier.players.rollout import Rollout

from .chances import RED, Prospects, Race
from .rules import Box, Draw, Hand, Pass, Table

SWING = 40  # chips for each player: about how far a round throws the players apart (measured among regulars)
MONEY = 0.0005  # of a win, for each chip at the end: it decides where the first place does not


class Novice:
    """Wants to be ahead, and stops as soon as it is. Never pays a debt back.

    - It stops once nobody has a higher sum, although the others go on drawing.
    - While it is behind it draws, however great the danger and small the pot.
    - It takes the tallest pile, and forgets what came off it: after a 7 mostly red is left.
    - It never thinks of the fourth card, neither of what it brings nor of what the others' costs.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        r, race = view.table.round, Race(view)
        black = [move for move in draws(moves) if not red_has_come(view, move)]
        ahead = race.mine > max(race.still_in + race.stopped, default=0)
        return Pass() if ahead or not black else max(black, key=lambda move: (r.piles[move.pile], self.rng.random()))


class Regular:
    """Draws as long as the best pile promises more than passing now.

    It never borrows of its own accord: nothing can be staked, and payments borrow automatically.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        pass

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        best: Move = Pass()
        prospects = Prospects(view)
        most = prospects.passing
        for move in moves:
            if isinstance(move, Draw) and (worth := prospects.drawing(move)) > most:
                best, most = move, worth
        return best


class Veteran(Rollout):
    """Plays the round out in worlds that fit what came off the piles, and takes the move that wins the game most often.

    Heuristics see one card ahead, and think of chips. Playouts see the others draw what is left over for them, and
    the toll of their fourth cards; and what counts in the end is to come first. They stop with the round, for the chips
    say nearly all by then, and a round takes a fraction of a game.
    """

    version = 1
    playouts = 100
    width = 4  # passing and the three best piles

    def playout_player(self, seat: Seat) -> Regular:
        return Regular(self.game, self.replies)

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        return PayBack() if clears_debt(view, moves) else super().choose(view, moves)

    def candidates(self, view: View[Table, Hand], moves: Sequence[Move]) -> Sequence[Move]:
        """Passing, and the piles that may have black on top, the most promising first."""
        race, prospects = Race(view), Prospects(view)
        if not race.still_in and race.chance(0) == 1:
            return [Pass()]  # the pot is mine, and nobody pays any more
        black = [move for move in draws(moves) if not red_has_come(view, move)]
        return [Pass(), *sorted(black, key=prospects.drawing, reverse=True)]

    def until(self, view: View[Table, Hand]) -> Until:
        number = view.table.round.number
        return lambda state: bool(state.table.round.number != number)

    def worth(self, state: State[Table, Hand, Box], seat: Seat) -> float:
        """How likely the seat is to come first with these chips: the fewer rounds to go, the surer the leader."""
        t = state.table
        if state.phase == "Over":
            return firsts(self.game.places(state))[seat] + MONEY * t.bank.score(seat)
        to_go = t.rounds - t.round.number + 1
        swing = SWING * len(t.bank.playing) * sqrt(to_go)
        scores = [t.bank.score(other) for other in range(state.seats)]
        return 1 / sum(exp((score - scores[seat]) / swing) for score in scores)


class Expert(Learned):
    """Has learnt by playing when a pile is worth another card."""

    version = 1


def draws(moves: Sequence[Move]) -> list[Draw]:
    return [move for move in moves if isinstance(move, Draw)]


def red_has_come(view: View[Table, Hand], move: Draw) -> bool:
    """Whether all that is left of a pile is red."""
    off = view.table.round.off[move.pile]
    return bool(off) and off[-1] in RED

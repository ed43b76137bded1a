"""Computer players of Batting Poker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random
from typing import Any

from croupier.core.game import Game, Move, Seat, View
from croupier.kit.seventh_heaven.bank import LOAN, OPEN_DEBT, REPAYMENT, Bank, PayBack
from croupier.kit.seventh_heaven.number_cards import ZEROS, Card
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import Learned
from croupier.players.playouts import Budget, firsts

from .chances import HANDS, Cards, Outlook, with_cards, without
from .hands import NOTHING, rank
from .heuristics import drawn_worth, glad, kept_worth, worth_of_ranks
from .reading import Belief, Reader
from .rules import FEE, FINE, PRIZES, Discard, Hand, Pass, Swap, Table

INTEREST = REPAYMENT - LOAN  # what a loan costs in the end
SPREAD = 70  # chips by which the standing of two players usually changes in a round


class Novice:
    """Glad of any hand. Its mistakes: it stands on a pair, as if nobody else could have one; it never looks at what
    lies open before the others; and without a hand it changes a single card, even where two would be better."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        """Neither is needed: the same view gets the same answer."""

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        move = glad(tuple(view.hand.cards), view.table.players)
        return move if move in moves else Pass()


class Regular:
    """Looks one turn ahead: keeps, buys or draws, whichever promises most. Borrows only what a fee makes it borrow."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        """Neither is needed: the same view gets the same answer."""

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        worths = worth_of_ranks(view.table)
        return max(
            (move for move in moves if isinstance(move, Discard | Swap | Pass)),
            key=lambda move: promise(view, move, worths),
        )


def promise(view: View[Table, Hand], move: Discard | Swap | Pass, worths: Sequence[float]) -> float:
    """What the hand would be worth if this were the last turn, less what the move costs."""
    hand, players = tuple(view.hand.cards), view.table.players
    match move:
        case Pass():
            return kept_worth(hand, players, worths)
        case Swap(card, _, taken):
            return kept_worth(with_cards(without(hand, (card,)), taken), players, worths) - price(view)
        case Discard(cards):
            return drawn_worth(without(hand, cards), players, worths)


def price(view: View[Table, Hand]) -> int:
    """A card that lies open costs 10, plus the cost of a loan if the player has no 10."""
    return FEE if view.table.bank.chips[view.seat] >= FEE else FEE + INTEREST


class Veteran:
    """Reads the others' hands from what they did, and changes its own for the best chance to come first.

    All is calculated, since three cards make few hands: what the others may hold at the showdown, what each hand of its
    own would come to then, and what changing cards makes of it over all the turns to come. Only the showdowns are a
    sample.
    """

    version = 1
    playouts = 100  # showdowns imagined per decision

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self.rng, self.budget = rng, budget or Budget(playouts=self.playouts)

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        hand, read = tuple(view.hand.cards), Reader(view)
        values, fee = self.values(view, read.then)
        outlook = Outlook(values, probable_pile(read), read.lying, fee)
        for _ in range(view.table.round.to_act.count(view.seat) - 1):
            outlook.turn_back()
        some = [move for move in moves if isinstance(move, Discard | Swap | Pass)]
        return max(some, key=lambda move: outlook.worth(hand, move))

    def values(self, view: View[Table, Hand], then: Mapping[Seat, Belief]) -> tuple[dict[Cards, float], float]:
        """By hand: the chance to come first with it at the showdown. And what a fee of 10 takes from that chance."""
        t, me = view.table, view.seat
        kinds = {hand: (rank(hand, t.players), sum(card in ZEROS for card in hand)) for hand in HANDS}
        totals, mine = dict.fromkeys(kinds.values(), 0.0), kinds[tuple(view.hand.cards)]
        beliefs = [(seat, [*belief], [*belief.values()]) for seat, belief in then.items()]
        count, lost = 0, 0.0
        for may_begin in self.budget.parts(1):
            while may_begin(1) or not count:
                count += 1
                others = {seat: kinds[self.rng.choices(hands, weights)[0]] for seat, hands, weights in beliefs}
                for kind in totals:
                    totals[kind] += hope(t, settled(t, {**others, me: kind}), me)
                lost += hope(t, settled(t, {**others, me: mine}), me)
                lost -= hope(t, settled(t, {**others, me: mine}, payer=me), me)
        return {hand: totals[kind] / count for hand, kind in kinds.items()}, lost / count


class Expert(Learned):
    """Has learnt by playing millions of hands which cards to keep, and what a discard of others is worth."""

    version = 1


def probable_pile(read: Reader) -> dict[Card, float]:
    """How many of each card are probably left to draw."""
    pile = {card: float(count) for card, count in read.stock.items()}
    for belief in read.now.values():
        for hand, chance in belief.items():
            for card in hand:
                pile[card] -= chance
    return {card: max(0.0, count) for card, count in pile.items()}


def settled(t: Table, hands: Mapping[Seat, tuple[int, int]], payer: Seat | None = None) -> list[int]:
    """BP-7 Everybody's chips after a showdown of these hands, each a rank and a number of zeros; `payer` buys first."""
    chips, pot = [*t.bank.chips], t.bank.pot
    if payer is not None:
        chips[payer], pot = chips[payer] - FEE, pot + FEE
    ranks = [level for level, _ in hands.values()]
    for seat, (level, zeros) in sorted(hands.items(), key=lambda one: one[1]):
        if level != NOTHING and ranks.count(level) == 1:
            change = min(PRIZES.get(level, pot), pot)
        else:
            change = -FINE if level == NOTHING else -FINE * (1 + zeros)
        chips[seat], pot = chips[seat] + change, pot - change
    return chips


def hope(t: Table, chips: Sequence[int], seat: Seat) -> float:
    """The chance to come first: as it is after the last round, and by the scores after any other."""
    left, scores = t.players - t.round.number, [score(t.bank, one, have) for one, have in enumerate(chips)]
    if not left:
        return firsts([1 + sum(other > mine for other in scores) for mine in scores])[seat]
    scale = SPREAD * sqrt(left)
    return 1 / sum([exp((other - scores[seat]) / scale) for other in scores])


def score(bank: Bank, seat: Seat, chips: int) -> int:
    """SH-13 to SH-15, for chips that may still have to be borrowed."""
    if seat in bank.out or (chips < 0 and bank.debt[seat]):
        return -OPEN_DEBT
    if chips < 0:
        return chips + LOAN - OPEN_DEBT
    return chips - bank.debt[seat] * (REPAYMENT if chips >= REPAYMENT else OPEN_DEBT)

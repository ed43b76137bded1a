"""Computer players of Rotary Lottery: count what has been seen, and lay what is left for the lottery."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, islice
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.seventh_heaven.bank import PayBack
from croupier.kit.seventh_heaven.number_cards import Card
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import FIRST, Advised
from croupier.players.playouts import Budget

from .counting import unseen
from .foresight import at_least, chance_of_first, chances, lay_out, lead_in_prizes
from .rules import LAYS, TURNED, WAYS, Hand, Lay, Table
from .worlds import Tally, World, worlds

CHIPS, CHANCE = 10, 0.03  # an advantage that an expert counts as much as liking a card e times as well, by round
GLANCES = 24  # worlds by which the veteran judges what the second lottery holds


class Novice:
    """Looks at its ticket and the hand it holds: a number it sees little of must be in the lottery. Never pays back.

    - It forgets the hands it passed on.
    - It forgets what the lottery turned up: those cards have left play, and their number is less likely to come.
    - It never lays a number twice if it can help it, even if the lottery must be full of it.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        ticket, held, random = view.hand.laid[-1], view.hand.cards, self.rng.random
        return min(lays(moves), key=lambda lay: (ticket.count(lay.card), held.count(lay.card), random()))


class Regular:
    """Lays the card that is likeliest to be a hit. Never borrows: there is nothing to buy here."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        ticket, left, turned = view.hand.laid[-1], unseen(view), TURNED[view.table.round]
        total, random = sum(left.values()), self.rng.random

        def chance(lay: Lay) -> float:
            return at_least(ticket.count(lay.card) + 1, left[lay.card], total, turned)

        return max(lays(moves), key=lambda lay: (chance(lay), random()))


class Veteran:
    """Works out what the lottery can hold, and sees the draft through to its end for each card it could lay.

    What it knows better than a regular: hits, and who held what in the first draft, tell where cards are; a good card
    that comes round again can wait, and one that the others want cannot; and in round two coming first is what counts.
    The lottery is not played out but calculated, and a draft is a loop of a few lines: that is far quicker than playing
    on in imagined worlds, each of which takes milliseconds to imagine.
    """

    version = 1
    playouts = 120  # drafts seen through to their end, all cards together

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self.rng, self.budget = rng, budget or Budget(playouts=self.playouts)

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        cards = [lay.card for lay in lays(moves)]
        if len(cards) == 1:
            return LAYS[cards[0]]
        worth = self.worths(view, cards)
        return LAYS[max(cards, key=lambda card: (worth[card], self.rng.random()))]

    def worths(self, view: View[Table, Hand], cards: Sequence[Card]) -> dict[Card, float]:
        """What each card leads to, on average over all worlds that were tried."""
        t, (may_begin,) = view.table, self.budget.parts(1)
        more = worlds(view, self.rng)
        glances = [*islice(more, GLANCES)]
        likely = chances([world.pile for world in glances] if t.round > 1 else [by_count(view)], TURNED[t.round])
        me, worth = t.bank.playing.index(view.seat), dict.fromkeys(cards, 0.0)
        tried = 0
        for world in chain(glances, more):
            if not may_begin(len(cards)) and tried:
                break
            tried += 1
            for card in cards:
                tickets = lay_out(world, me, card, WAYS[t.round], likely)
                worth[card] += value(t, world, tickets, me)
        return {card: total / tried for card, total in worth.items()}


class Expert(Advised):
    """Has learnt by playing which cards to keep and which to let go, and sees the draft through as the veteran does:
    both together are better than each alone. For chips alone, as in a course, it trusts what it has learnt."""

    version = 1
    playouts = 150

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng)
        self._veteran = Veteran(game, rng, budget or Budget(playouts=self.playouts))

    def calculated(self, view: View[Table, Hand], moves: Sequence[Move]) -> Sequence[float]:
        cards = [lay.card for lay in lays(moves)]
        if self.aim != FIRST or len(cards) < 2:
            return [0.0] * len(moves)
        worth = self._veteran.worths(view, cards)
        best, scale = max(worth.values()), CHIPS if view.table.round == 1 else CHANCE
        return [(worth[move.card] - best) / scale if isinstance(move, Lay) else 0.0 for move in moves]


def by_count(view: View[Table, Hand]) -> Tally:
    """All that one has not seen, as if it were the lottery: exact for the first, of which nothing else is known."""
    return [0, *unseen(view).values()]


def value(t: Table, world: World, tickets: Sequence[Tally], me: int) -> float:
    """What it means for a player that a draft ends with these tickets."""
    if t.round == 1:
        return lead_in_prizes(tickets, world.pile, me)
    return chance_of_first(tickets, world.pile, [t.bank.score(seat) for seat in t.bank.playing], me)


def lays(moves: Sequence[Move]) -> list[Lay]:
    return [move for move in moves if isinstance(move, Lay)]

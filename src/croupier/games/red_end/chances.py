"""Counting in Red End: what may lie on top of a pile, how likely a sum is to win, and so what a move is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from croupier.core.game import View
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card, is_black, is_red

from .piles import ORDER
from .rules import EACH, FINE, MANY, Draw, Hand, Table

BLACK = tuple(card for card in ORDER if is_black(card))
RED = tuple(card for card in ORDER if is_red(card))
LEVEL = 0.6  # how likely somebody who is in and level with me is to end above me
FADING = 0.8  # how much of that is left for each point of my lead, and of my own chance for each of theirs
SPITE = 0.5  # how much I like the others to pay, apart from what it adds to the pot
WARY = 0.15  # how much of what their fourth and later cards could cost me keeps me from staying in
MOST = 28 * 7  # points, more than anybody can have

Unseen = tuple[int, ...]  # how many, counted from 1, 3, 5 and 7 on in a pile's order, and last the red ones alone


class Prospects:
    """What passing and drawing promise the player whose turn it is, in chips."""

    def __init__(self, view: View[Table, Hand]) -> None:
        t, r = view.table, view.table.round
        count, race = len(r.black[view.seat]) + 1, Race(view)
        paid = EACH * count * (len(r.turns) - 1) if count >= MANY else 0
        safe = SPITE * paid - WARY * toll(view)
        self.passing = race.chance(0) * t.bank.pot
        self._round, self._cards = r, unseen(view)
        self._gains = {card: race.chance(card) * (t.bank.pot + paid) + safe for card in BLACK}

    def drawing(self, move: Draw) -> float:
        """A black card adds to my sum, and from the fourth on the others pay; a red one costs me the fine."""
        pile, worth = move.pile, -float(FINE)
        for card, chance in on_top(self._round.off[pile], self._round.piles[pile], self._cards):
            worth += chance * (self._gains[card] + FINE)
        return worth


class Race:
    """Who is still in and who has stopped, as one player sees it."""

    def __init__(self, view: View[Table, Hand]) -> None:
        r, me = view.table.round, view.seat
        done = (*r.turns, *r.knocked_out, me)
        self.mine = sum(r.black[me])
        self.still_in = [sum(r.black[seat]) for seat in r.turns if seat != me]
        self.stopped = [sum(r.black[seat]) for seat in view.table.bank.playing if seat not in done]

    def chance(self, more: int) -> float:
        """How likely I am to win with this much more: nobody who stopped is above me, nobody still in gets there."""
        points, chance = self.mine + more, 1.0
        for others in self.stopped:
            if others >= points:
                if others > points:
                    return 0.0
                chance /= 2
        for others in self.still_in:
            chance *= STAYS_BELOW[points - others]
        return chance


def stays_below(lead: int) -> float:
    """How likely it is that somebody still in does not end above me, if I stop with this lead over them."""
    return 1 - LEVEL * FADING**lead if lead >= 0 else (1 - LEVEL) * FADING**-lead


STAYS_BELOW = {lead: stays_below(lead) for lead in range(-MOST, MOST + 1)}


def toll(view: View[Table, Hand]) -> int:
    """What I pay before my next turn if everybody who has three black cards or more draws another."""
    r, amount = view.table.round, 0
    for seat in r.turns:
        if seat != view.seat and (count := len(r.black[seat]) + 1) >= MANY:
            amount += EACH * count
    return amount


def on_top(off: Sequence[Card], left: int, cards: Unseen) -> list[tuple[Card, float]]:
    """Each black card that may be the next of a pile, and how likely it is; nothing once the red has come."""
    floor = off[-1] if off else BLACK[0]
    if floor in RED:
        return []
    first = BLACK.index(floor)
    return top_card(BLACK[first:], left, cards[first:])


@lru_cache(maxsize=1 << 15)  # playouts ask for the same few again and again
def top_card(black: tuple[Card, ...], left: int, cards: Unseen) -> list[tuple[Card, float]]:
    """A card is on top if some of its kind lie in the pile, and none that come before."""
    ways = [comb(number, left) for number in cards]  # to fill the pile with such cards
    return [(card, (here - later) / ways[0]) for card, here, later in zip(black, ways, ways[1:])]


def unseen(view: View[Table, Hand]) -> Unseen:
    """The cards that neither lie in my own pile nor came off another."""
    left = PLAIN.copy()
    for seat, off in enumerate(view.table.round.off):
        for card in view.hand.pile if seat == view.seat else off:
            left[card] -= 1
    red = left[2] + left[4] + left[6]
    seven = red + left[7]
    five = seven + left[5]
    three = five + left[3]
    return three + left[1], three, five, seven, red

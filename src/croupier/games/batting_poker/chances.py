"""What a hand can still become: every hand of three cards, every way to change it, and how likely each draw is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb

from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS, Card

from .rules import CARDS, Discard, Pass, Swap, discards

Cards = tuple[Card, ...]  # in rising order
Weights = Mapping[Card, float]  # card: how many of it are in the pile, or probably are


def any_cards(count: int) -> list[Cards]:
    """All different choices of this many cards; there is only one 0 and one 00."""
    some = combinations_with_replacement(FULL, count)
    return [cards for cards in some if all(cards.count(zero) < 2 for zero in ZEROS)]


HANDS = any_cards(CARDS)
DRAWS = {count: any_cards(count) for count in range(1, CARDS + 1)}
KEPT = [cards for count in range(CARDS) for cards in any_cards(count)]


def with_cards(hand: Sequence[Card], *more: Card) -> Cards:
    return tuple(sorted((*hand, *more)))


@cache
def without(hand: Cards, cards: Cards) -> Cards:
    rest = [*hand]
    for card in cards:
        rest.remove(card)
    return tuple(rest)


@cache
def ways(hand: Cards) -> tuple[tuple[Discard, Cards], ...]:
    """The cards that may be given away, and what is kept."""
    return tuple((move, without(hand, move.cards)) for move in discards(hand, CARDS))


@cache
def follow(kept: Cards) -> tuple[tuple[Cards, Cards], ...]:
    """What may be drawn to the cards kept, and the hand that results."""
    both = ((drawn, with_cards(kept, *drawn)) for drawn in DRAWS[CARDS - len(kept)])
    return tuple((drawn, hand) for drawn, hand in both if all(hand.count(zero) < 2 for zero in ZEROS))


def draw_weights(pile: Weights) -> dict[Cards, float]:
    """How many ways there are to draw each choice of one, two or three cards. Counts need not be whole."""
    return {cards: weight(pile, cards) for some in DRAWS.values() for cards in some}


def weight(pile: Weights, cards: Cards) -> float:
    ways = 1.0
    for place, card in enumerate(cards):
        before = cards[:place].count(card)
        ways *= max(0.0, pile[card] - before) / (before + 1)
    return ways


def choices(cards: Mapping[Card, int], some: Cards) -> int:
    """How many ways there are to choose some cards out of these."""
    ways = 1
    for card in {*some}:
        ways *= comb(max(0, cards[card]), some.count(card))
    return ways


class Outlook:
    """What every hand is worth with some turns to go, to a player who changes cards as well as possible."""

    def __init__(self, values: Mapping[Cards, float], pile: Weights, lying: Iterable[Card], fee: float) -> None:
        """`values` of hands at the showdown; `fee` is what buying costs, in the same unit."""
        self.lying, self.fee = sorted({*lying}), fee
        self.weights = draw_weights(pile)
        self.values = dict(values)
        self.drawing = self._drawing() if sum(pile.values()) >= CARDS else {}

    def turn_back(self) -> None:
        """Add one more turn to go."""
        self.values = {hand: self._best(hand) for hand in HANDS}
        if self.drawing:
            self.drawing = self._drawing()

    def worth(self, hand: Cards, move: Discard | Swap | Pass) -> float:
        """What a move is worth now, before the turns still to go."""
        match move:
            case Pass():
                return self.values[hand]
            case Swap(card, _, taken):
                return self.values[with_cards(without(hand, (card,)), taken)] - self.fee
            case Discard(cards):
                return self.drawing.get(without(hand, cards), self.values[hand])

    def _best(self, hand: Cards) -> float:
        best = self.values[hand]
        if self.drawing:
            best = max(best, *(self.drawing[kept] for _, kept in ways(hand)))
        for taken in self.lying:
            for card in hand:
                if (other := with_cards(without(hand, (card,)), taken)) in self.values:
                    best = max(best, self.values[other] - self.fee)
        return best

    def _drawing(self) -> dict[Cards, float]:
        """By the cards kept: the mean worth over all that may be drawn to them."""
        return {kept: self._mean(kept) for kept in KEPT}

    def _mean(self, kept: Cards) -> float:
        total = sum_ = 0.0
        for drawn, hand in follow(kept):
            total += (w := self.weights[drawn])
            sum_ += w * self.values[hand]
        return sum_ / total if total else self.values[follow(kept)[0][1]]

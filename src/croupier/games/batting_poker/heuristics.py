"""Heuristics for Batting Poker: what a hand is worth depends on how many others are likely to make it too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Protocol

from croupier.kit.cards import less
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS, Card

from .chances import HANDS, KEPT, Cards, ways, with_cards, without
from .hands import NOTHING, RANKS, rank
from .rules import CARDS, FEE, FINE, PRIZES, Discard, Pass, Table, discards

CROWD = {  # players: how often one of them ends with each rank, when all play like this
    3: (0.03, 0.27, 0.00, 0.37, 0.00, 0.33),
    4: (0.02, 0.17, 0.00, 0.25, 0.30, 0.26),
    5: (0.01, 0.11, 0.18, 0.22, 0.25, 0.23),
}
ZERO_RISK = 10  # chips: a 0 or 00 in hand costs 20 more when batting, which is about every second time


def worth_of_ranks(t: Table) -> tuple[float, ...]:
    return worths(t.players, len(t.bank.playing) - 1, t.bank.pot)


@lru_cache(maxsize=1000)
def worths(players: int, others: int, pot: int) -> tuple[float, ...]:
    """By rank, in chips: the prize if nobody else has such a hand, or else the fine."""
    alone = [0.0 if level == NOTHING else (1 - crowd) ** others for level, crowd in enumerate(CROWD[players])]
    prizes = [min(PRIZES.get(level, pot), pot) for level in RANKS]
    return tuple(chance * prize - (1 - chance) * FINE for chance, prize in zip(alone, prizes))


def kept_worth(hand: Sequence[Card], players: int, worths: Sequence[float]) -> float:
    """What a hand is worth if this were the last turn."""
    return worths[rank(tuple(hand), players)] - risk(hand)


def drawn_worth(kept: Cards, players: int, worths: Sequence[float]) -> float:
    """What the cards kept are worth, with others drawn to them, if this were the last turn."""
    return sum(map(float.__mul__, chances(kept, players), worths)) - risk(kept)


def risk(cards: Sequence[Card]) -> int:
    return ZERO_RISK * sum(card in ZEROS for card in cards)


@cache
def chances(kept: Cards, players: int) -> tuple[float, ...]:
    """How likely each rank is when these cards are kept and the others drawn from all the cards there are."""
    pile = [card for card, count in less(FULL, kept).items() for _ in range(count)]
    drawn = [rank(tuple(sorted((*kept, *new))), players) for new in combinations(pile, CARDS - len(kept))]
    return tuple(drawn.count(level) / len(drawn) for level in RANKS)


@cache
def glad(hand: Cards, players: int) -> Pass | Discard:
    """What a beginner does: stand on any hand, or change the one card that helps most to get one."""
    if rank(hand, players) != NOTHING:
        return Pass()
    return min(discards(hand, 1), key=lambda move: chances(without(hand, move.cards), players)[NOTHING])


class Habit(Protocol):
    """What somebody usually does with a hand, where these cards lie open; buying is a card given and a card taken."""

    def __call__(self, hand: Cards, lying: Sequence[Card]) -> Pass | Discard | tuple[Card, Card]: ...


class RegularHabit:
    """The habit of a regular at a pot of this size."""

    def __init__(self, players: int, others: int, pot: int) -> None:
        values = worths(players, others, pot)
        self.kept = {hand: kept_worth(hand, players, values) for hand in HANDS}
        drawn = {kept: drawn_worth(kept, players, values) for kept in KEPT}
        self.free: dict[Cards, tuple[float, Pass | Discard]] = {}  # hand: the worth of the best that costs nothing
        for hand in HANDS:
            best: tuple[float, Pass | Discard] = self.kept[hand], Pass()
            for move, kept in ways(hand):
                if drawn[kept] > best[0]:
                    best = drawn[kept], move
            self.free[hand] = best

    def __call__(self, hand: Cards, lying: Sequence[Card]) -> Pass | Discard | tuple[Card, Card]:
        most, best = self.free[hand]
        bought = None
        for taken in lying:
            for card in hand:
                worth = self.kept.get(with_cards(without(hand, (card,)), taken))  # there are no hands with two 0s
                if worth is not None and worth - FEE > most:
                    most, bought = worth - FEE, (card, taken)
        return bought or best


regular_habit = lru_cache(maxsize=256)(RegularHabit)

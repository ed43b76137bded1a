"""Rules of thumb for Batting Poker. What a hand is worth depends on how many others are likely to make it too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import LOAN, REPAYMENT, PayBack
from croupier.kit.cards import less
from croupier.kit.number_cards import FULL, ZEROS, Card
from croupier.kit.thrift import clears_debt

from .rules import CARDS, FEE, FINE, NOTHING, PRIZES, RANKS, Discard, Hand, Pass, Swap, Table, rank

CROWD = {  # players: how often one of them ends with each rank, when all play like this
    3: (0.03, 0.27, 0.00, 0.37, 0.00, 0.33),
    4: (0.02, 0.17, 0.00, 0.25, 0.30, 0.26),
    5: (0.01, 0.11, 0.18, 0.22, 0.25, 0.23),
}
ZERO_RISK = 10  # a 0 or 00 in hand costs 20 more when batting, which is about every second time
INTEREST = REPAYMENT - LOAN  # what a loan costs in the end


class Regular:
    """Looks one turn ahead: keeps, buys or draws, whichever promises most. Borrows only what a fee makes it borrow."""

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
    hand, players = view.hand.cards, view.table.players
    match move:
        case Pass():
            return worths[rank(tuple(hand), players)] - risk(hand)
        case Swap():
            new = sorted((*without(hand, (move.card,)), move.taken))
            return worths[rank(tuple(new), players)] - risk(new) - price(view)
        case Discard():
            kept = without(hand, move.cards)
            return sum(map(float.__mul__, chances(kept, players), worths)) - risk(kept)


def worth_of_ranks(t: Table) -> list[float]:
    """By rank: the prize if nobody else has such a hand, or else the fine."""
    pot, others = t.bank.pot, len(t.bank.playing) - 1
    worths = []
    for level, crowd in enumerate(CROWD[t.players]):
        alone = 0.0 if level == NOTHING else (1 - crowd) ** others
        worths.append(alone * min(PRIZES.get(level, pot), pot) - (1 - alone) * FINE)
    return worths


def risk(cards: Sequence[Card]) -> int:
    return ZERO_RISK * sum(card in ZEROS for card in cards)


def price(view: View[Table, Hand]) -> int:
    """A card that lies open costs 10, and a loan if those are not there."""
    return FEE if view.table.bank.chips[view.seat] >= FEE else FEE + INTEREST


def without(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    rest = [*hand]
    for card in cards:
        rest.remove(card)
    return tuple(rest)


@cache
def chances(kept: tuple[Card, ...], players: int) -> tuple[float, ...]:
    """How likely each rank is when these cards are kept and the others drawn anew, from all the cards there are."""
    pile = [card for card, count in less(FULL, kept).items() for _ in range(count)]
    drawn = [rank(tuple(sorted((*kept, *new))), players) for new in combinations(pile, CARDS - len(kept))]
    return tuple(drawn.count(level) / len(drawn) for level in RANKS)

"""The hand that a seat would hold after a move, where no card has to be drawn for it."""

from __future__ import annotations

from functools import cache
from itertools import product

from croupier.core.game import Value, View
from croupier.kit.number_cards import NUMBERS, ZEROS, Card

from .hands import KINDS, Kind, rank, rank_of_numbers
from .rules import Action, Discard, Hand, Swap, Table


class Preview(Value):
    """The cards in hand after the move, and what they make."""

    hand: Kind
    numbers: tuple[int, ...]  # lowest first, with what 0 and 00 stand for


def preview(view: View[Table, Hand], move: Action) -> Preview | None:
    """BP-3 Nobody knows what comes from the pile; a card that lies open is known to all."""
    cards = [*view.hand.cards]
    match move:
        case Discard():
            return None
        case Swap(card, _, taken):
            cards.remove(card)
            cards.append(taken)
    return told(tuple(sorted(cards)), view.table.players)


@cache
def told(cards: tuple[Card, ...], players: int) -> Preview:
    """BP-5 Of several ways to fill in for 0 and 00 the one with the highest numbers."""
    level = rank(cards, players)
    could_be = product(*(NUMBERS if card in ZEROS else (card,) for card in cards))
    best = max(tuple(sorted(numbers)) for numbers in could_be if rank_of_numbers(numbers, players) == level)
    return Preview(KINDS[level], best)

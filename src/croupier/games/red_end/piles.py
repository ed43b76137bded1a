"""RE-2 How the seven cards of a player lie."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.kit.seventh_heaven.number_cards import Card

PILE = 7  # cards
ORDER: tuple[Card, ...] = (1, 3, 5, 7, 2, 4, 6)  # from the top of a pile down: first black, then red


def pile_up(cards: Iterable[Card]) -> list[Card]:
    """The cards as a pile, its top first."""
    return sorted(cards, key=ORDER.index)

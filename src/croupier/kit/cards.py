"""Cards: their kinds, and cards as counts (which card, and how many of it)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

Card = TypeVar("Card", int, str)


@dataclass(frozen=True, eq=False)
class CardKind:
    """A kind of card, and the mark on its type, `Card = Annotated[int, CardKind(...)]`, by which texts recognise it."""

    names: Mapping[Any, str]  # of cards whose name is not simply their value
    style: Callable[[Any], tuple[str, str]]  # what stands before the name in a terminal, and its style in rich

    def name(self, card: Any) -> str:
        """The card as a sentence names it."""
        return self.names.get(card, str(card))


def less(cards: Mapping[Card, int], *gone: Iterable[Card]) -> dict[Card, int]:
    """What is left when these cards are taken out."""
    left = dict(cards)
    for some in gone:
        for card, count in Counter(some).items():
            left[card] -= count
    return left


def all_of(deck: Mapping[Card, int], *laid: Iterable[Card]) -> Counter[Any]:
    """The cards taken out of a deck, and the rest of it: together the deck, unless a card was taken too often."""
    taken = sum((Counter(some) for some in laid), Counter[Any]())
    return taken + (Counter(deck) - taken)


def shuffled(cards: Mapping[Card, int], rng: Random) -> list[Card]:
    """The cards one by one, in any order."""
    loose = [card for card, count in cards.items() for _ in range(count)]
    rng.shuffle(loose)
    return loose

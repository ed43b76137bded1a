"""Cards: what sort they are, and cards as counts: which card, and how many of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

Card = TypeVar("Card", int, str)


@dataclass(frozen=True, eq=False)
class CardKind:
    """A sort of cards, and the mark on their type, `Card = Annotated[int, CardKind(...)]`, by which words find it."""

    names: Mapping[Any, str]  # of cards that are not written as they are
    style: Callable[[Any], tuple[str, str]]  # what stands before the name in a terminal, and the style of rich

    def name(self, card: Any) -> str:
        """As a sentence has it."""
        return self.names.get(card, str(card))


def less(cards: Mapping[Card, int], *gone: Iterable[Card]) -> dict[Card, int]:
    """What is left when these cards are taken out."""
    left = dict(cards)
    for some in gone:
        for card, count in Counter(some).items():
            left[card] -= count
    return left


def all_of(deck: Mapping[Card, int], *laid: Iterable[Card]) -> Counter[Any]:
    """The cards that were taken out of a deck, and the rest of it: the deck, unless a card was taken too often."""
    taken = sum((Counter(some) for some in laid), Counter[Any]())
    return taken + (Counter(deck) - taken)


def shuffled(cards: Mapping[Card, int], rng: Random) -> list[Card]:
    """The cards one by one, in any order."""
    loose = [card for card, count in cards.items() for _ in range(count)]
    rng.shuffle(loose)
    return loose

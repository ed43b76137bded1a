"""The row of seven cards: its two face-down pairs, the limits that it sets, and what may lie face down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Literal

from croupier.kit.cards import less, shuffled
from croupier.kit.number_cards import FULL, ZEROS, Card

Side = Literal["left", "right"]

ROW = 7  # cards
PAIRS: dict[Side, tuple[int, int]] = {"left": (0, 1), "right": (5, 6)}  # their places, counted from the left
FACE_DOWN = PAIRS["left"] + PAIRS["right"]


def limits(row: Iterable[Card]) -> tuple[int, int]:
    """BB-6, BB-7 Without one highest and one lowest card: the two lowest, and the two highest; three with a 0 or 00."""
    numbers = sorted(card for card in row if card not in ZEROS)
    few = 2 if len(numbers) == ROW else 3
    left = numbers[1:-1]
    return sum(left[:few]), sum(left[-few:])


def fill(
    row: list[Card | None], known: Mapping[int, Card], used: Iterable[Card], rng: Random
) -> tuple[dict[int, Card], dict[Card, int]]:
    """Cards for the places that lie face down, and the pile that is left: all that fits is equally likely."""
    unseen = shuffled(less(FULL, used, (card for card in row if card is not None), known.values()), rng)
    hidden = [place for place, card in enumerate(row) if card is None]
    down = {place: known[place] if place in known else unseen.pop() for place in hidden}
    return down, {card: unseen.count(card) for card in FULL}

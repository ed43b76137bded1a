"""The row of seven cards: its two face-down pairs, the limits that it sets, and what may lie face down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Literal

from croupier.core.game import Part, Seat, Value
from croupier.kit.cards import less, shuffled
from croupier.kit.seventh_heaven.bank import CHIP
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS, Card

Side = Literal["left", "right"]

ROW = 7  # cards
PAIRS: dict[Side, tuple[int, int]] = {"left": (0, 1), "right": (5, 6)}  # their places, counted from the left
FACE_DOWN = PAIRS["left"] + PAIRS["right"]


class Limits(Value):
    """What a row of seven sets, and by which of its cards: these are places, counted from the left."""

    row: tuple[Card, ...]
    zeros: tuple[int, ...]  # taken away first
    struck: tuple[int, int]  # taken away then: one lowest and one highest card
    low: tuple[int, ...]  # the lowest that are left: their sum is the lower limit
    high: tuple[int, ...]  # the highest that are left: their sum is the upper one
    lowest: int  # the lowest bet that wins
    highest: int
    single: bool  # whether these two are the same


class Ending(Part, tag="between_bet.Ending"):
    """How a round ended: its limits, and what became of everybody's bet."""

    round: int
    limits: Limits
    holder: Seat | None  # who had the right to look
    bets: list[int]  # bets[seat], 0 without one
    won: list[int | None]  # won[seat], the prize, or below 0 what was lost; None until that is told

    def times(self, seat: Seat) -> int:
        """BB-8 How many times a bet in the range is won: twice if it is the highest there, else once."""
        bet, low, high = self.bets[seat], self.limits.lowest, self.limits.highest
        return 0 if not low <= bet <= high else 1 + all(other <= bet for other in self.bets if other <= high)


def limits(row: Iterable[Card]) -> tuple[int, int]:
    """BB-6, BB-7 Without one highest and one lowest card: the two lowest, and the two highest; three with a 0 or 00."""
    numbers = sorted(card for card in row if card not in ZEROS)
    few = 2 if len(numbers) == ROW else 3
    left = numbers[1:-1]
    return sum(left[:few]), sum(left[-few:])


def worked_out(row: Sequence[Card]) -> Limits:
    """BB-6, BB-7 The limits with the cards that make them; of equal cards the leftmost counts as lower."""
    numbers = sorted((place for place, card in enumerate(row) if card not in ZEROS), key=row.__getitem__)
    few, left = 2 if len(numbers) == ROW else 3, numbers[1:-1]
    zeros = tuple(place for place, card in enumerate(row) if card in ZEROS)
    lowest, highest = (CHIP * limit for limit in limits(row))
    low, high = tuple(left[:few]), tuple(left[-few:])
    return Limits(tuple(row), zeros, (numbers[0], numbers[-1]), low, high, lowest, highest, lowest == highest)


def ending(number: int, row: Sequence[Card], holder: Seat | None, bets: Sequence[int]) -> Ending:
    """BB-6 A round as its row is turned up, before anything is paid."""
    return Ending(number, worked_out(row), holder, [*bets], [None if bet else 0 for bet in bets])


def fill(
    row: list[Card | None], known: Mapping[int, Card], used: Iterable[Card], rng: Random
) -> tuple[dict[int, Card], dict[Card, int]]:
    """Cards for the places that lie face down, and the pile that is left: all that fits is equally likely."""
    unseen = shuffled(less(FULL, used, (card for card in row if card is not None), known.values()), rng)
    hidden = [place for place, card in enumerate(row) if card is None]
    down = {place: known[place] if place in known else unseen.pop() for place in hidden}
    return down, {card: unseen.count(card) for card in FULL}

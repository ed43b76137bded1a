"""BP-4, BP-5, BP-6 What three cards make, and how a showdown went."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Literal

from croupier.core.game import Part
from croupier.kit.seventh_heaven.number_cards import NUMBERS, ZEROS, Card

Kind = Literal["nothing", "pair", "odd", "even", "straight", "three"]

KINDS: tuple[Kind, ...] = ("nothing", "pair", "odd", "even", "straight", "three")  # of hands, by rank
NOTHING, PAIR, ODD, EVEN, STRAIGHT, THREE = RANKS = range(len(KINDS))
COUNTS_FROM = {NOTHING: 3, PAIR: 3, ODD: 5, EVEN: 3, STRAIGHT: 4, THREE: 3}  # rank: the fewest players


class Showdown(Part, tag="batting_poker.Showdown"):
    """How a round was settled, as far as it is told."""

    round: int
    shown: list[list[Card]]  # shown[seat]
    hands: list[Kind | None]  # hands[seat], what its cards made; None if it was out
    won: list[int | None]  # won[seat], its prize, or below 0 what it paid; None until that is settled


@cache
def rank(cards: tuple[Card, ...], players: int) -> int:
    """BP-5, BP-6 The highest rank that counts with this many players, 0 and 00 standing for whatever makes it."""
    could_be = product(*(NUMBERS if card in ZEROS else (card,) for card in cards))
    return max(rank_of_numbers(numbers, players) for numbers in could_be)


@cache
def meant(cards: tuple[Card, ...], players: int) -> tuple[int, ...]:
    """BP-5 The numbers that cards stand for; if 0 and 00 can stand for several, the highest ones."""
    level = rank(cards, players)
    could_be = product(*(NUMBERS if card in ZEROS else (card,) for card in cards))
    return max(tuple(sorted(numbers)) for numbers in could_be if rank_of_numbers(numbers, players) == level)


def rank_of_numbers(numbers: tuple[int, ...], players: int) -> int:
    """BP-4, BP-6 The highest rank that three numbers make."""
    low, middle, high = sorted(numbers)
    made = {
        THREE: low == high,
        STRAIGHT: low + 1 == middle == high - 1,
        EVEN: all(number % 2 == 0 for number in numbers),
        ODD: all(number % 2 == 1 for number in numbers),
        PAIR: middle in (low, high),
        NOTHING: True,
    }
    return next(rank for rank, is_made in made.items() if is_made and players >= COUNTS_FROM[rank])

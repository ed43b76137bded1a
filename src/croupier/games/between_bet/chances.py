"""How likely each possible row of Between Bet is, counted exactly over all cards that nobody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import comb

from croupier.kit.seventh_heaven.number_cards import FULL, Card

from .row import ROW, limits

Limits = tuple[int, int]  # the lower and the upper one, in tens
Left = tuple[int, ...]  # how many of each card are unseen, as FULL orders them

TOP = 21  # 7 + 7 + 7: no limit is higher
PAIR = 2  # cards
FRAME = ROW + 1  # a row is written as a number, with a digit below this for each card: how many of it there are
DIGITS = tuple(FRAME**card for card in FULL)


def written(cards: Iterable[Card]) -> int:
    """Cards as one number: their order does not matter."""
    return sum(DIGITS[card] for card in cards)


@lru_cache(maxsize=10_000)
def outcomes(known: int, left: Left, missing: int) -> dict[Limits, int]:
    """All possible limits, and in how many ways the missing cards can bring them."""
    ways_of: Counter[Limits] = Counter()
    for cards, ways in draws(left, missing):
        ways_of[limits_of(known + cards)] += ways
    return dict(ways_of)


@lru_cache(maxsize=500)
def looks(known: int, left: Left) -> list[tuple[float, dict[Limits, float]]]:
    """Every pair that the right holder may see: how likely it is, and how likely each outcome is then."""
    seen = []
    for pair, ways in draws(left, PAIR):
        rest = tuple(count - pair // digit % FRAME for digit, count in zip(DIGITS, left))
        then, total = outcomes(known + pair, rest, PAIR), comb(sum(rest), PAIR)
        seen.append((ways / comb(sum(left), PAIR), {limit: times / total for limit, times in then.items()}))
    return seen


def in_range(weights: Mapping[Limits, float]) -> list[float]:
    """How likely each amount, counted in tens, is to lie in the range."""
    change, total = [0.0] * (TOP + 2), sum(weights.values())
    for (lower, upper), weight in weights.items():
        change[lower] += weight
        change[upper + 1] -= weight
    return [weight / total for weight in accumulate(change)]


def draws(left: Sequence[int], size: int) -> list[tuple[int, int]]:
    """All draws of this many cards, and in how many ways each can come."""
    found: list[list[tuple[int, int]]] = [[(0, 1)], *([] for _ in range(size))]  # by the number of cards so far
    for digit, count in zip(DIGITS, left):
        for so_far in reversed(range(size)):
            for more in range(1, min(count, size - so_far) + 1):
                ways = comb(count, more)
                found[so_far + more] += [(cards + more * digit, times * ways) for cards, times in found[so_far]]
    return found[size]


@cache
def limits_of(row: int) -> Limits:
    return limits(card for card in FULL for _ in range(row // DIGITS[card] % FRAME))

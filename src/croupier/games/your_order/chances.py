"""How likely sums and places are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod

from croupier.kit.seventh_heaven.number_cards import Card

from .marks import dummy_sum
from .rules import DUMMY, HELD, PAYS

Chances = Mapping[int, float]  # sum: how likely


def promises(players: int, chances: Sequence[float]) -> list[float]:
    """What comes back for each chip bet on a place, on average; by place, 1st first."""
    return [chance * (1 + pays) for chance, pays in zip(chances, PAYS[players])]


def above(chances: Chances, mine: int, ties: float) -> float:
    """How likely a sum is to come before mine, given how many of the ties it wins."""
    return sum(chance for total, chance in chances.items() if total > mine) + ties * chances.get(mine, 0)


def count_above(each: Iterable[float]) -> list[float]:
    """How likely it is that none, one, two … are above me, given how likely each of them is."""
    counts = [1.0]
    for chance in each:
        counts = [here * (1 - chance) + below * chance for here, below in zip([*counts, 0.0], [0.0, *counts])]
    return counts


def pair_sums(unseen: Mapping[Card, int]) -> Chances:
    """The sums of two cards not seen."""
    return _pair_sums(tuple(unseen.items()))


def dummy_sums(unseen: Mapping[Card, int], up: list[Card]) -> Chances:
    """The sums the dummy may come to, with these cards up."""
    return _dummy_sums(tuple(unseen.items()), tuple(up))


@lru_cache(4096)
def _pair_sums(unseen: tuple[tuple[Card, int], ...]) -> Chances:
    return chances_of(sum, dict(unseen), HELD)


@lru_cache(4096)
def _dummy_sums(unseen: tuple[tuple[Card, int], ...], up: tuple[Card, ...]) -> Chances:
    return chances_of(lambda down: dummy_sum([*up, *down]), dict(unseen), DUMMY - len(up))


def chances_of(total: Callable[[tuple[Card, ...]], int], unseen: Mapping[Card, int], count: int) -> Chances:
    """How likely each total of this many unseen cards is."""
    ways = dict[int, int]()
    for cards in combinations_with_replacement(unseen, count):
        came = total(cards)
        ways[came] = ways.get(came, 0) + prod(comb(unseen[card], cards.count(card)) for card in {*cards})
    every = comb(sum(unseen.values()), count)
    return {came: some / every for came, some in ways.items()}


def sums_of(ways: Mapping[tuple[Card, Card], float]) -> Chances:
    """The chances of each sum, where each pair has a weight."""
    sums, every = dict[int, float](), sum(ways.values())
    for pair, some in ways.items():
        sums[sum(pair)] = sums.get(sum(pair), 0.0) + some / every
    return sums

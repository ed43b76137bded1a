"""Heuristics for changing a card, known to those who follow them and to those who read them."""

from __future__ import annotations

from functools import cache

from croupier.core.game import Move
from croupier.kit.seventh_heaven.number_cards import NUMBERS, PLAIN, Card

from .chances import above, count_above, dummy_sums, pair_sums, promises
from .rules import Discard, Keep


@cache
def exchange(players: int, cards: tuple[Card, ...]) -> Move:
    """Discard what leads, on average over all new cards, to a sum easier to bet on than the one in hand."""
    worth: dict[Move, float] = {Keep(): ease(players, sum(cards))}
    for card, other in (cards, cards[::-1]):
        worth[Discard(card)] = sum(ease(players, other + new) for new in NUMBERS) / len(NUMBERS)
    return max(worth, key=lambda move: worth[move])


@cache
def ease(players: int, total: int) -> float:
    """What the best bet on a sum promises before anything is known of the others: most at the ends."""
    rival, dummy = above(pair_sums(PLAIN), total, ties=0.5), above(dummy_sums(PLAIN, []), total, ties=1)
    return max(promises(players, count_above([dummy, *[rival] * (players - 1)])))

"""What could lie in piles that one cannot see: every deal that fits what came off them, all equally likely.

What fits: since piles lie in a known order, none holds a card that comes before the last that came off. That one is the
pile's *floor*. What is equally likely: every way to deal 49 cards, all taken as different, though some look alike.

First decide which of the look-alike cards came off, and deal the others. The pile with the latest floor has the least
choice, and whatever may lie in it may lie in the other piles too. So whatever it takes, they can be filled in equally
many ways: it takes any cards from its floor on, then the pile with the next floor does the same, and so on.

But this counts some deals more often than others. If one 3 has come off a pile and two more lie in it, any of the three
may have been the one on top, and the same deal is counted three times; if o cards like the floor have come off and r
more are left, as many times as one can choose r cards out of o + r. So only one in that many such deals is kept, and
the others are dealt again, for all piles of that floor together. The piles dealt before stay as they are: whatever went
to them, the piles of this floor find as many cards, and as many of these are like the floor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from math import comb, prod
from random import Random

from croupier.kit.seventh_heaven.number_cards import Card

from .piles import ORDER, pile_up

Pile = tuple[Sequence[Card], int]  # what came off it, top first, and how many cards are left


def what_is_left(piles: Sequence[Pile], unseen: Mapping[Card, int], rng: Random) -> tuple[list[list[Card]], list[Card]]:
    """The cards left in each pile, top first, and those in none."""
    left: list[list[Card]] = [[] for _ in piles]
    loose: list[Card] = []
    for floor in reversed(ORDER):
        loose += [floor] * unseen[floor]
        if here := [number for number, (off, _) in enumerate(piles) if (off[-1] if off else ORDER[0]) == floor]:
            kept = False
            while not kept:
                rng.shuffle(loose)
                cards = iter(loose)
                for number in here:
                    left[number] = [*islice(cards, piles[number][1])]
                kept = rng.random() * prod(times_counted(floor, piles[number][0], left[number]) for number in here) < 1
            loose = [*cards]
    return [*map(pile_up, left)], loose


def times_counted(floor: Card, off: Sequence[Card], left: Sequence[Card]) -> int:
    """In how many ways one can say which of the cards like the floor are left, and which came off."""
    more = left.count(floor)
    return comb(off.count(floor) + more, more)

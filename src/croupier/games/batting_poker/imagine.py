"""What could be in hands that one cannot see: every deal that fits what was given away, all equally likely.

What fits: whoever gave a 5 away had one. What is equally likely: every order in which the 51 cards can have come off
the pile, taking all of them as different cards, though some look alike.

First decide which of the cards that look alike were given away, and deal all others: any cards to any hand. But this
counts some deals more often than others. If one of three 5s in a hand was given away, any of them may have been the
one, and the same deal is counted three times; if `n` of `m` equal cards were, as many times as one can choose `n` out
of `m`. So go back turn by turn, laying aside the cards drawn last and taking up those given away. A deal that is
counted `k` times is kept once in `k` times; otherwise all hands are dealt again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb, prod
from random import Random

from croupier.kit.cards import shuffled
from croupier.kit.seventh_heaven.number_cards import Card

Past = list[tuple[list[Card], int]]  # turn by turn: what was given away, and how many cards were drawn then


def deal(
    unseen: Mapping[Card, int], sizes: Sequence[int], pasts: Sequence[Past], rng: Random
) -> tuple[list[list[Card]], list[Card]]:
    """Hidden cards for hands of these sizes and pasts, and the rest."""
    while True:
        rest = shuffled(unseen, rng)
        hands = [[rest.pop() for _ in range(size)] for size in sizes]
        if all(rng.random() * counted(hand, past, rng) < 1 for hand, past in zip(hands, pasts)):
            return hands, rest


def counted(hand: Sequence[Card], past: Past, rng: Random) -> int:
    """How many times a hand with this past is counted; any of its cards may be those that were drawn last."""
    held, times = [*hand], 1
    for given, drawn in reversed(past):
        rng.shuffle(held)
        del held[len(held) - drawn :]
        held += given
        times *= prod(comb(held.count(card), given.count(card)) for card in {*given})
    return times

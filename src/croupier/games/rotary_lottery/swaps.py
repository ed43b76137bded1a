"""Cards at places that swap at random until all who own the places have what they want.

This is the Metropolis algorithm: a swap that makes the arrangement likelier is always made, another one only as
often as the new arrangement is likely compared with the old. After enough swaps every arrangement comes up as often as
it is likely, wherever one began. One in which somebody lacks something is unlikely but not forbidden: otherwise some
would be out of reach.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple

from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

LACK = 0.1  # how likely a card too few, or too many, is compared with none
ENOUGH, TOO_MANY = 1000, 5000  # swaps to try before looking whether all fits, and before giving up
BETWEEN = 100  # swaps to try before looking again
MOST = 14  # cards of a number that anybody can have

Place = int


class Want(NamedTuple):
    """How many cards of a number somebody has."""

    low: int
    high: int
    shown: int = 0  # this many of these were seen, and it could have been any of them


ANYTHING = Want(0, MOST)


@cache
def likelier(low: int, high: int, shown: int) -> tuple[float, ...]:
    """How much likelier it is to have one more card, by how many one has."""

    def ways(count: int) -> float:
        wanted = min(max(count, low), high)
        return comb(wanted, shown) * LACK ** abs(count - wanted)

    return tuple(ways(count + 1) / ways(count) for count in range(MOST))


class Arrangement:
    """Cards at places. Within a group of places they may be swapped. The last owner wants nothing."""

    def __init__(
        self,
        lies: list[Card],  # lies[place]
        owners: Sequence[int],  # owners[place]
        groups: Sequence[Sequence[Place]],
        wants: Sequence[Sequence[Want]],  # wants[owner][number - 1], without the last owner
    ) -> None:
        self.lies, self.owners = lies, owners
        self._wants = [*wants, [ANYTHING] * len(NUMBERS)]
        self._likelier = [((), *(likelier(*want) for want in row)) for row in self._wants]
        self._tally = [[0] * (1 + len(NUMBERS)) for _ in self._wants]  # tally[owner][number]
        for card, owner in zip(lies, owners):
            self._tally[owner][card] += 1
        self._loose = [(place, group) for group in groups for place in group if owners[place] < len(wants)]

    def pair(self, rng: Random) -> tuple[Place, Place] | None:
        """Two places of a group; None if swapping them would change nothing."""
        random = rng.random
        if not self._loose:
            return None
        one, group = self._loose[int(random() * len(self._loose))]
        two = group[int(random() * len(group))]
        if self.lies[one] == self.lies[two] or self.owners[one] == self.owners[two]:
            return None
        return one, two

    def odds(self, one: Place, two: Place) -> float:
        """How much likelier the arrangement is with these two swapped."""
        card, other = self.lies[one], self.lies[two]
        me, you = self.owners[one], self.owners[two]
        if me == you:
            return 1.0
        mine, yours = self._tally[me], self._tally[you]
        my, your = self._likelier[me], self._likelier[you]
        gained = my[other][mine[other]] * your[card][yours[card]]
        return gained / (my[card][mine[card] - 1] * your[other][yours[other] - 1])

    def swap(self, one: Place, two: Place) -> None:
        card, other = self.lies[one], self.lies[two]
        mine, yours = self._tally[self.owners[one]], self._tally[self.owners[two]]
        mine[card] -= 1
        mine[other] += 1
        yours[card] += 1
        yours[other] -= 1
        self.lies[one], self.lies[two] = other, card

    @property
    def fits(self) -> bool:
        """Whether everybody has what they want."""
        return all(
            low <= tally[card] <= high
            for tally, row in zip(self._tally, self._wants)
            for card, (low, high, _) in zip(NUMBERS, row)
        )


def stir(cards: Arrangement, rng: Random) -> None:
    """Try one swap."""
    if (pair := cards.pair(rng)) and rng.random() < cards.odds(*pair):
        cards.swap(*pair)


def settle(try_one: Callable[[], None], *stirred: Arrangement) -> bool:
    """Swap until all fits; False if that takes too long."""
    for tried in range(0, TOO_MANY, BETWEEN):
        if tried >= ENOUGH and all(cards.fits for cards in stirred):
            return True
        for _ in range(BETWEEN):
            try_one()
    return False

"""What chance has brought in all finished games of the house, and whether it looks like chance.

Two things are tested by chi-square, each against *all equally likely*. Dice: every die that was rolled is one
observation, and dice of one kind are pooled over all games. Single things drawn from a bag that holds equally many of
each: what counts is the place of the thing among those still in the bag, which is equally likely whatever was drawn
before, so draws from bags of one size can be pooled although their contents differ. Bags that hold more of one
thing than of another, and several things drawn at once, are counted among all draws but not tested.

A p value is how often pure chance is at least this uneven. Among a hundred of them, one below 1 % is to be expected.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Literal, NamedTuple

import msgspec

from croupier.common import records
from croupier.common.fairness import AnyOdds
from croupier.common.statistics import chance_above, chi_square
from croupier.core.game import Seat
from croupier.core.record import Drawn, Record
from croupier.kit.bags import Bag
from croupier.kit.dice import Dice

from ..common.clock import Clock
from ..protocol.answers import Kind, Rolls, Spread
from ..storage.storage import Storage

FRESH = 60.0  # seconds before looking for finished games again
FEWEST = 5  # expected count of each face: below that, chi-square says nothing


class _Key(NamedTuple):
    of: Literal["dice", "bag"]
    faces: int
    game: str = ""
    drawn: str = ""


class Tally:
    """Counts that grow with every game."""

    def __init__(self) -> None:
        self.games = self.draws = 0
        self._counts: dict[_Key, dict[Seat | None, list[int]]] = {}  # None: everybody

    def add(self, record: Record) -> None:
        self.games += 1
        for choice in record.choices:
            if isinstance(choice, Drawn):
                self.draws += 1
                self._add(record.game, choice)

    def _add(self, game: str, choice: Drawn) -> None:
        odds: Any = msgspec.convert(choice.odds, AnyOdds)
        if isinstance(odds, Dice):
            self._note(_Key("dice", odds.faces), choice.drawn, choice.outcome)
        elif isinstance(odds, Bag):
            there = [thing for thing, _ in odds.outcomes()]
            if len(there) > 1 and len({count for _, count in odds.outcomes()}) == 1:
                key = _Key("bag", len(there), game, re.sub(r"\d+", "#", choice.drawn))
                self._note(key, choice.drawn, [int(thing == choice.outcome) for thing in there])

    def _note(self, key: _Key, drawn: str, faces: list[int]) -> None:
        by_seat, named = self._counts.setdefault(key, {}), re.search(r"\bseat (\d+)", drawn)
        for who in (None, int(named[1])) if named else (None,):
            counts = by_seat.setdefault(who, [0] * key.faces)
            for face, count in enumerate(faces):
                counts[face] += count

    def kinds(self) -> tuple[Kind, ...]:
        ordered = sorted(self._counts.items(), key=lambda one: (one[0].of == "bag", one[0].game, one[0]))
        return tuple(
            Kind(key.of, key.game or None, key.drawn, key.faces, spread(counts[None]), self._seats(counts, key.faces))
            for key, counts in ordered
        )

    @staticmethod
    def _seats(counts: dict[Seat | None, list[int]], faces: int) -> tuple[Spread, ...]:
        most = max((seat for seat in counts if seat is not None), default=-1)
        return tuple(spread(counts.get(seat, [0] * faces)) for seat in range(most + 1))


def spread(counts: list[int]) -> Spread:
    if sum(counts) < FEWEST * len(counts) or len(counts) < 2:
        return Spread(tuple(counts), None, None)
    square = chi_square(counts)
    return Spread(tuple(counts), square, chance_above(square, len(counts) - 1))


class Book:
    """Counts every finished game once, one by one. A game that is cleared away stays counted until a restart."""

    def __init__(self, storage: Storage) -> None:
        self._storage, self._tally = storage, Tally()
        self._known: set[str] = set()
        self._rolls: Rolls | None = None
        self._counted_at = 0.0
        self._lock = asyncio.Lock()

    async def rolls(self, clock: Clock) -> Rolls:
        async with self._lock:
            now = clock.monotonic()
            if self._rolls is None or now - self._counted_at >= FRESH:
                for table in await self._storage.filed():
                    if table not in self._known and (data := await self._storage.record(table)):
                        await asyncio.to_thread(self._count, data)
                        self._known.add(table)
                self._counted_at = now
                self._rolls = Rolls(clock.time(), self._tally.games, self._tally.draws, self._tally.kinds())
            return self._rolls

    def _count(self, data: bytes) -> None:
        self._tally.add(records.read(data))

"""What each reader of a table was told, page by page: one page per entry, numbered for each reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from croupier.core.game import Event, Seat, Value

from . import entries as log
from .entries import Entry, Person
from .notes import Note
from .timed import Timed


class Page(Value):
    """What one entry brought, as far as its reader may know. `number` is counted for each reader."""

    number: int
    events: tuple[Event, ...]
    entry: Entry
    steps: tuple[msgspec.Raw, ...] = ()  # the table after each event, while it is known
    note: Note | None = None  # what people did


class _Entry(NamedTuple):
    before: int  # events that had been told before it
    after: int
    only: Seat | None  # the only seat that may know of it; None: everybody may
    entry: Entry
    note: Note | None


class PageLog:
    """All pages. What only one seat was told leaves no gap in the numbers of the others."""

    def __init__(self) -> None:
        self._entries: list[_Entry] = []
        self._counts: Counter[Seat | None] = Counter()  # pages told only to this seat; None: to all

    @property
    def told(self) -> int:
        """How many events they hold."""
        return self._entries[-1].after if self._entries else 0

    def add(self, entry: Entry, told: int, only: Seat | None, note: Note | None) -> None:
        """Add an entry; `told` is how many events have been told by its end."""
        self._entries.append(_Entry(self.told, told, only, entry, note))
        self._counts[only] += 1

    def number_for(self, seat: Seat | None) -> int:
        """The running number of what this seat, or an onlooker, has been told."""
        return self._counts[None] + (0 if seat is None else self._counts[seat])

    def number_at(self, entry: int, seat: Seat | None) -> int:
        """The same, when the log had this many entries."""
        later = [one for one in self._entries[entry:] if one.only is None or one.only == seat]
        return self.number_for(seat) - len(later)

    def since(self, number: int, seat: Seat | None, match: Timed | None) -> list[Page]:
        """What a seat, or an onlooker, was told after the page with this number."""
        return [*self._back_to(number, seat, match)][::-1]

    def _back_to(self, number: int, seat: Seat | None, match: Timed | None) -> Iterator[Page]:
        told = match.told if match else []
        latest = self.number_for(seat)
        for before, after, only, entry, note in reversed(self._entries):
            if latest <= number:
                return
            if only is None or only == seat:
                heard = tuple(one.event for one in told[before:after] if one.to is None or one.to == seat)
                steps = match.steps(before, after, seat) if match else ()
                yield Page(latest, heard, entry, steps, note)
                latest -= 1

    def entries(self) -> Iterator[Entry]:
        """All entries, the latest first."""
        return (one.entry for one in reversed(self._entries))

    def forget(self, person: Person, nobody: Person) -> None:
        self._entries = [
            one._replace(
                entry=log.forgotten(one.entry, person, nobody), note=one.note and one.note.forgetting(person, nobody)
            )
            for one in self._entries
        ]

"""What people wish for at a table: to stop the clocks, to let them run again, to end the game.

Nobody decides alone about a game of several people. To end it, all who play must agree; to pause it, all who are there,
and at least two. Those who are away find the question when they come back. Where a decision takes days, or a computer
player stands in for them, they have a day to answer: then silence agrees. Whoever had not agreed to a pause can end it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from ..common.people import is_forgotten
from ..common.refusals import NotAllowed
from . import entries as log
from .entries import Entry, Person

if TYPE_CHECKING:
    from .table import Table

BY_ALL: tuple[log.Wishing, ...] = ("pause", "end")  # what one person cannot decide alone


class Agreement:
    """Who wishes for what, and what has come of it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.wishes: dict[Person, log.Wishing] = {}
        self._wished_at: dict[Person, float] = {}
        self.paused_why: Literal["agreed", "idle"] | None = None
        self._paused_by: frozenset[Person] = frozenset()  # who agreed to the pause
        self.ended_by: dict[Person, str] = {}  # those who agreed to end the game, with their names

    # What may be done

    def wish(self, person: Person, what: log.Wishing, taken_back: bool = False) -> log.Wished:
        self._only_people(person)
        if what == ("pause" if self.paused_why else "go on"):
            said = "The clocks are already paused." if self.paused_why else "The clocks are already running."
            raise NotAllowed("no-need", said)
        if taken_back and self.wishes.get(person) != what:
            raise NotAllowed("no-need", "You have not asked for that.")
        return log.Wished(person, what, taken_back)

    def decline(self, person: Person, what: log.Wishing) -> log.Declined:
        """Answer no to what others wish for."""
        self._only_people(person)
        if what not in {wish for other, wish in self.wishes.items() if other != person}:
            raise NotAllowed("no-need", "Nobody else has asked for that.")
        return log.Declined(person, what)

    def idle(self) -> log.Paused:
        """Paused by the house: the person who is asked does not answer, and nobody else is there to wait."""
        _ = self._table.playing
        return log.Paused("idle")

    # What comes of it

    def reached(
        self, present: Collection[Person], silent: Collection[log.Wishing] = ()
    ) -> log.Paused | log.WentOn | log.Ended | None:
        """What those present have agreed on; `silent` are the wishes to which silence has agreed."""
        there = {*present} & {*self._people}
        if self._may_go_on(there):
            return log.WentOn()
        for what in BY_ALL:
            agreed, awaited = self.in_favour(what), {*self.awaited(what)}
            is_paused = what == "pause" and len(agreed) > 1 and not awaited & there
            if agreed and (not awaited or what in silent or is_paused):
                return log.Paused() if what == "pause" else log.Ended("unanswered" if awaited else "agreed")
        return None

    def _may_go_on(self, there: Collection[Person]) -> bool:
        wanted = {*self.in_favour("go on")}
        return bool(wanted - self._paused_by) or (bool(wanted) and wanted >= {*there})

    def in_favour(self, what: log.Wishing) -> tuple[Person, ...]:
        return tuple(person for person, wish in self.wishes.items() if wish == what)

    def awaited(self, what: log.Wishing) -> tuple[Person, ...]:
        """Those who play here and have not agreed."""
        return tuple(person for person in self._people if self.wishes.get(person) != what)

    def silence_since(self, what: log.Wishing) -> float | None:
        """Since when those who have not answered have been asked; None if they have all the time they want."""
        agreed, awaited = self.in_favour(what), self.awaited(what)
        if what not in BY_ALL or not agreed or not all(map(self._has_a_day, awaited)):
            return None
        return min(self._wished_at[person] for person in agreed)

    def _has_a_day(self, person: Person) -> bool:
        table = self._table
        is_stood_in_for = all(table.sitting[seat].is_kept_warm for seat in table.seats_of(person))
        return table.settings.clock == "days" or is_stood_in_for

    @property
    def _people(self) -> list[Person]:
        return [person for person in self._table.people() if not is_forgotten(person)]

    # What has happened

    def apply(self, entry: Entry, at: float) -> None:
        """Apply an entry that was written."""
        match entry:
            case log.Wished():
                self.wishes.pop(entry.person, None)
                if not entry.taken_back and not is_forgotten(entry.person):  # then it is off the table
                    self.wishes[entry.person], self._wished_at[entry.person] = entry.what, at
            case log.Declined():
                self.wishes = {person: what for person, what in self.wishes.items() if what != entry.what}
            case log.Paused():
                self._paused_by = frozenset(self.in_favour("pause"))
                self.paused_why, self.wishes = entry.why, {}
            case log.WentOn():
                self.paused_why, self.wishes = None, {}
            case log.Ended():
                self.ended_by = {person: self._table.name_of(person) for person in self.in_favour("end")}
                self.wishes = {}

    def forget(self, person: Person) -> None:
        for whose in (self.wishes, self._wished_at, self.ended_by):
            whose.pop(person, None)
        self._paused_by -= {person}

    def _only_people(self, person: Person) -> None:
        if person not in self._table.people():
            raise NotAllowed("not-yours", "Only the players at this table can decide this.")
        _ = self._table.playing

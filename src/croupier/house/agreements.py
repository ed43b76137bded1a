"""What people wish for at a table: to let the clocks stand still, to let them run again, to end the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from . import entries as log
from .entries import Entry, Person
from .people import FORGOTTEN
from .refusals import NotAllowed

if TYPE_CHECKING:
    from .tables import Table


class Agreement:
    """Who wishes for what, and what has come of it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.wishes: dict[Person, log.Wishing] = {}
        self.paused_why: Literal["agreed", "idle"] | None = None
        self.ended_by: dict[Person, str] = {}  # those who agreed to end the game, with their names

    def wish(self, person: Person, what: log.Wishing, taken_back: bool = False) -> log.Wished:
        self._only_people(person)
        if what == ("pause" if self.paused_why else "go on"):
            said = "The clocks stand still already." if self.paused_why else "The clocks are running."
            raise NotAllowed("no-need", said)
        if taken_back and self.wishes.get(person) != what:
            raise NotAllowed("no-need", "You had not wished for that.")
        return log.Wished(person, what, taken_back)

    def decline(self, person: Person, what: log.Wishing) -> log.Declined:
        """Answer no to what others wish for."""
        self._only_people(person)
        if what not in {wish for other, wish in self.wishes.items() if other != person}:
            raise NotAllowed("no-need", "Nobody else wishes for that.")
        return log.Declined(person, what)

    def reached(self, present: Iterable[Person]) -> log.Paused | log.WentOn | log.Ended | None:
        """What all people who are present wish for."""
        if self.paused_why == "idle" and "go on" in self.wishes.values():
            return log.WentOn()  # nobody had agreed to this pause
        wishes = {self.wishes.get(person) for person in present if person in self._table.people()}
        if len(wishes) != 1:
            return None
        match wishes.pop():
            case "pause":
                return log.Paused()
            case "go on":
                return log.WentOn()
            case "end":
                return log.Ended("agreed")
        return None

    def idle(self) -> log.Paused:
        """By the house: the person who is asked does not answer, and nobody else is there to wait."""
        _ = self._table.playing
        return log.Paused("idle")

    def apply(self, entry: Entry) -> None:
        """Make an entry true that was written."""
        match entry:
            case log.Wished():
                self.wishes.pop(entry.person, None)
                if not entry.taken_back:
                    self.wishes[entry.person] = entry.what
            case log.Declined():
                self.wishes = {person: what for person, what in self.wishes.items() if what != entry.what}
            case log.Paused():
                self.paused_why, self.wishes = entry.why, {}
            case log.WentOn():
                self.paused_why, self.wishes = None, {}
            case log.Ended():
                agreed = [person for person, what in self.wishes.items() if what == "end"]
                self.ended_by, self.wishes = {person: self._table.name_of(person) for person in agreed}, {}

    def forget(self, person: Person, nobody: Person) -> None:
        if person in self.wishes:
            self.wishes[nobody] = self.wishes.pop(person)
        if person in self.ended_by:
            del self.ended_by[person]
            self.ended_by[nobody] = FORGOTTEN

    def _only_people(self, person: Person) -> None:
        if person not in self._table.people():
            raise NotAllowed("not-yours", "Only who plays at this table has a say in this.")
        _ = self._table.playing

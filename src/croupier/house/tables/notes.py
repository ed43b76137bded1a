"""What people did at a table, told alongside the game: who sat down, who wished for what, who came back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from croupier.core.game import Seat, Value

from ..common.people import FORGOTTEN
from . import entries as log
from .entries import Entry, Person
from .seating import Sitting

Deed = Literal[
    "sat",
    "left",
    "wished",
    "declined",
    "taken_back",
    "paused",
    "went_on",
    "ended",
    "stood_in",
    "came_back",
    "handed_over",
    "changed",
    "rematch",
]


class Note(Value):
    """What somebody did at the table, with their name at that time."""

    after: int  # how many of this update's events come before it
    what: Deed
    person: str | None  # whoever did it; null if the house did, or a computer player sat down
    name: str  # of whoever did it; empty if the house did
    seat: Seat | None  # the seat that it is about
    detail: str | None  # what was wished for; the level of a computer player; why the game was paused or ended

    def forgetting(self, person: Person, nobody: Person) -> Note:
        return msgspec.structs.replace(self, person=nobody, name=FORGOTTEN) if self.person == person else self


def note(entry: Entry, sitting: Sequence[Sitting], opener: tuple[Person, str]) -> Note | None:
    """What an entry adds, made before the entry is applied: whoever left is still named."""
    match entry:
        case log.Changed():
            return Note(0, "changed", *opener, None, None)
        case log.Sat():
            return Note(0, "sat", entry.person, entry.name, entry.seat, None)
        case log.Filled():
            return Note(0, "sat", None, entry.name, entry.seat, entry.level)
        case log.Left():
            gone = sitting[entry.seat]
            if gone.invited and not entry.removed:
                return Note(0, "declined", gone.invited, gone.name, entry.seat, "rematch")
            why = "removed" if entry.removed else gone.level
            return Note(0, "left", gone.person or gone.invited, gone.name, entry.seat, why)
        case log.HandedOver():
            return Note(0, "handed_over", entry.person, entry.name, entry.seat, None)
        case log.StoodIn():
            name, _ = _named(entry.person, sitting)
            return Note(0, "stood_in", entry.person or None, name, entry.seat, entry.level)
        case log.CameBack():
            back = sitting[entry.seat]
            return Note(0, "came_back", back.person, back.name, entry.seat, None)
        case log.Wished():
            what: Deed = "taken_back" if entry.taken_back else "wished"
            return Note(0, what, entry.person, *_named(entry.person, sitting), entry.what)
        case log.Declined():
            return Note(0, "declined", entry.person, *_named(entry.person, sitting), entry.what)
        case log.Paused():
            return Note(0, "paused", None, "", None, entry.why)
        case log.WentOn():
            return Note(0, "went_on", None, "", None, None)
        case log.Ended():
            return Note(0, "ended", None, "", None, entry.why)
        case log.Rematch():
            return Note(0, "rematch", entry.person or None, entry.name, None, None)
    return None


def _named(person: Person, sitting: Sequence[Sitting]) -> tuple[str, Seat | None]:
    """A person's name and first seat."""
    return next(((one.name, seat) for seat, one in enumerate(sitting) if one.person == person), ("", None))

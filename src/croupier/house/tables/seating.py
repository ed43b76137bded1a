"""Who sits in the seats of a table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..common.people import FORGOTTEN
from .entries import Person

COMPUTERS = ("Ada", "Blaise", "Carlo", "Dora", "Emil", "Fifi", "Gus", "Hedy")  # names of computer players


class Sitting(msgspec.Struct):
    """Who sits in a seat."""

    person: Person | None = None
    name: str = ""
    level: str | None = None  # of the computer player in this seat, or keeping it warm
    missed: int = 0  # clocks in a row that ran out on the person
    invited: Person | None = None  # the person the seat is kept for

    @property
    def is_empty(self) -> bool:
        """Whether nobody sits here, and the seat is kept for nobody."""
        return self.person is None and self.level is None and self.invited is None

    def is_free_for(self, person: Person) -> bool:
        return self.is_empty or self.invited == person

    def forget(self, person: Person, nobody: Person) -> None:
        if person in (self.person, self.invited):
            self.name = FORGOTTEN
            self.person, self.invited = (nobody if one == person else one for one in (self.person, self.invited))

    @property
    def is_kept_warm(self) -> bool:
        """Whether a computer player stands in for a person."""
        return self.person is not None and self.level is not None

    @property
    def is_computer(self) -> bool:
        """Whether a computer player chooses here at the moment."""
        return self.level is not None


def free_name(sitting: Iterable[Sitting], besides: Iterable[str] = ()) -> str:
    """A name for a computer player that nobody here has, and nobody besides."""
    taken = {*besides, *(one.name for one in sitting)}
    return next((name for name in COMPUTERS if name not in taken), COMPUTERS[0])

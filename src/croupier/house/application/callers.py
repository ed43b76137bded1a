"""Callers and what they may do: a person's browser, or a program with a token for one seat."""

from __future__ import annotations

import msgspec

from croupier.core.game import Seat, Value

from ..common.refusals import NotAllowed
from ..tables.entries import Person
from ..tables.table import Table

GUEST = "Guest"  # the name of somebody who has not given one


class Caller(Value):
    """Whoever makes a request: a person's browser, or a program with a token for one seat."""

    person: Person
    name: str
    only: tuple[str, Seat] | None = None  # the table and seat that a token is valid for
    address: str = ""  # where the request comes from

    def asking_from(self, address: str) -> Caller:
        return msgspec.structs.replace(self, address=address)

    def only_at(self, table: Table) -> None:
        """A token is valid at one table."""
        if self.only is not None and self.only[0] != table.name:
            raise NotAllowed("not-yours", "This token is for a seat at another table.")

    def may_play(self, table: Table, seat: Seat) -> bool:
        return seat in self.seats(table)

    def seats(self, table: Table) -> list[Seat]:
        """The seats of this caller at a table."""
        seats = table.seats_of(self.person)
        return seats if self.only is None else [seat for seat in seats if (table.name, seat) == self.only]

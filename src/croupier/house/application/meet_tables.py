"""The tables of evenings and tournaments: opened with everybody in their seats, and called when all are there.

The house opens them, so nobody at the table can change anything about it. Whatever is done here can be done again: a
worker that takes over finds out from the table itself how far the one before it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ..common.refusals import NotAllowed
from ..live.house import House
from ..live.live_table import LiveTable
from ..storage.storage import Storage
from ..tables import entries as log
from ..tables.entries import Deal, Entry, Person, Settings
from ..tables.opening import LONGEST_NAME
from ..tables.seating import free_name
from ..tables.table import Table
from .ringing import Ringing

HOUSE: Person = ""  # who opens these tables: nobody in particular


class MeetTable(msgspec.Struct):
    """A table that an evening or a tournament needs."""

    name: str  # its id
    meet: str  # the path of the page it belongs to
    title: str
    game: str
    options: object
    settings: Settings
    sitting: Sequence[tuple[Person, str] | None]  # person and name, by seat; None: a computer player
    level: str
    deal: Deal | None = None

    @property
    def names(self) -> list[str]:
        """Of the people who are awaited."""
        return [one[1] for one in self.sitting if one]


class MeetTables:
    """Opens tables, and looks after them until their games begin."""

    def __init__(self, storage: Storage, house: House, ringing: Ringing, codes: Callable[[], str]) -> None:
        self._storage = storage
        self._house = house
        self._ringing = ringing
        self._codes = codes

    async def opened(self, wanted: MeetTable) -> LiveTable:
        """The table with everybody in their seats, opened if it is not there yet."""
        try:
            live = await self._house.find(wanted.name)
        except NotAllowed as error:
            if error.code != "no-table":
                raise
            code = self._codes()
            while await self._storage.by_code(code):
                code = self._codes()
            live = await self._house.open(wanted.name, lambda table: self._first(table, wanted, code))
            people = [one[0] for one in wanted.sitting if one]
            await self._ringing.begins(people, wanted.title, f"/{wanted.meet}", self._house.clock.time())
        for seat in range(len(wanted.sitting)):
            if live.table.sitting[seat].is_empty and live.table.status == "open":
                await live.do(lambda table, seat=seat: self._seated(table, wanted, seat))  # type: ignore[misc]
        return live

    def _first(self, table: Table, wanted: MeetTable, code: str) -> Entry | None:
        if table.number:
            return None  # another worker was quicker
        name = wanted.title[:LONGEST_NAME].strip()
        agreed = wanted.game, len(wanted.sitting), wanted.options, wanted.settings
        entry = table.open(*agreed, HOUSE, name, code, wanted.deal)
        return msgspec.structs.replace(entry, meet=wanted.meet)

    def _seated(self, table: Table, wanted: MeetTable, seat: int) -> Entry | None:
        if not table.sitting[seat].is_empty:
            return None
        sitter = wanted.sitting[seat]
        if sitter is None:
            return log.Filled(seat, wanted.level, free_name(table.sitting, wanted.names))
        return log.Sat(seat, *sitter)

    async def call(self, live: LiveTable) -> None:
        """The game begins, once every seat is taken: whoever stood up is seated again at the next look."""

        def decide(table: Table) -> Entry | None:
            is_ready = table.status == "open" and not table.gathering
            return log.Called() if is_ready and not any(one.is_empty for one in table.sitting) else None

        await live.do(decide)

    async def replace(self, live: LiveTable, wanted: MeetTable, besides: set[Person]) -> None:
        """Computer players take the seats of everybody else, for good."""
        for seat in range(len(wanted.sitting)):

            def decide(table: Table, seat: int = seat) -> Entry | None:
                person = table.sitting[seat].person
                if person is None or person in besides or table.is_finished or table.gathering:
                    return None
                return log.Filled(seat, wanted.level, free_name(table.sitting, wanted.names))

            await live.do(decide)

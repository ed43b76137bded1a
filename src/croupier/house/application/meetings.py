"""Evenings and tournaments go on by themselves: each is looked after by the worker that owns it, as tables are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from ..club.evening import Evening
from ..club.faces import Album, album
from ..club.tournament import ROUND
from ..common import faults
from ..common.people import label
from ..common.refusals import NotAllowed
from ..live.house import House
from ..protocol.meets import Meets
from ..storage.meets import MeetStorage
from ..storage.storage import Storage
from ..tables.entries import Person
from .evenings import Evenings
from .meet_tables import MeetTables
from .meeting import MeetLogs
from .ringing import Ringing
from .tournaments import Tournaments

BEAT = 2.0  # seconds between two looks at what has to happen
TIDY = 3600.0  # seconds between two times that unused ones are cleared away


class Meetings:
    """All evenings and tournaments."""

    def __init__(
        self, storage: Storage, house: House, ringing: Ringing, ids: Callable[[], str], codes: Callable[[], str]
    ) -> None:
        self._house = house
        self._storage = storage
        self._logs = MeetLogs(MeetStorage(storage.engine), house.clock)
        tables = MeetTables(storage, house, ringing, codes)
        self.evenings = Evenings(self._logs, tables, house.clock, ids)
        self.tournaments = Tournaments(self._logs, tables, storage, house.clock, ids)
        self._rounds: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        if self._rounds:
            self._rounds.cancel()
            with suppress(asyncio.CancelledError):
                await self._rounds

    async def _go_round(self) -> None:
        clock = self._house.clock
        tidied_at = clock.monotonic()
        while True:
            try:
                await self.look()
                if clock.monotonic() - tidied_at >= TIDY:
                    tidied_at = clock.monotonic()
                    await self._logs.clear()
            except Exception as error:  # the database is away, for example: the next look finds the same
                faults.note("evenings and tournaments could not be looked after", error)
            await clock.sleep(BEAT)

    async def look(self) -> None:
        """Do whatever has to be done at those that this worker owns."""
        cluster = self._house.cluster
        for name in await self._logs.store.to_care_for(cluster.shards):
            if not cluster.owns(name):
                continue
            try:
                is_evening = isinstance(await self._logs.either(name), Evening)
                await (self.evenings if is_evening else self.tournaments).care_for(name)
            except NotAllowed:
                pass  # somebody was quicker
            except Exception as error:  # the others must not wait for it
                faults.note("an evening or a tournament could not continue", error, table=label(name))

    async def only_unsealed(self, person: Person, table: str, deal: str) -> None:
        """While a round is on, its tables are closed to everybody but those who play there: others may still meet the
        same dice."""
        if not deal.startswith(ROUND) or await self.tournaments.is_open(deal):
            return
        listed = await self._storage.brief(table)
        if listed is None or person not in {one.person for one in listed.sitters}:
            raise NotAllowed("round-on", "This table is closed to others until its round is over.")

    async def faces(self, viewer: Person, people: Iterable[Person]) -> Album:
        """How these people are drawn."""
        async with self._storage.engine.connect() as connection:
            return await album(connection, viewer, people)

    async def for_person(self, person: Person) -> Meets:
        """Those the person is in, and those that everybody may find."""
        return await self._logs.for_person(person)

    async def forget(self, person: Person, nobody: Person) -> None:
        await self._logs.forget(person, nobody)

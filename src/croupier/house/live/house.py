"""All tables that are alive: found in memory or read from their logs, woken, and evicted when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from random import Random

from croupier.core.chance import Source
from croupier.core.game import Refused

from ..cluster.cluster import Alone, Cluster
from ..common import faults
from ..common.clock import Clock
from ..common.people import label
from ..common.refusals import NotAllowed
from ..common.shards import shard_of
from ..storage.journal import Journal, Written
from ..tables import entries as log
from ..tables.entries import Person
from ..tables.table import Table
from .absence import waits_for_people
from .clocks import GRACE
from .live_table import Decide, LiveTable
from .roles import Thinker

KEPT = 60.0  # seconds that a table stays here after its last use, if another worker owns it

logger = logging.getLogger("croupier.house")


class House:
    """All tables that are alive."""

    def __init__(
        self,
        journal: Journal,
        source: Callable[[str], Source | None],
        thinker: Thinker,
        clock: Clock,
        rng: Random,
        cluster: Cluster | None = None,
        grace: float = GRACE,
    ) -> None:
        self.grace = grace  # seconds that a page has to show a question before its clock starts anyway
        self.journal = journal
        self.source = source
        self.thinker = thinker
        self.clock = clock
        self.rng = rng
        self.cluster = cluster or Alone()
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._new: set[str] = set()  # tables that we have just heard of, to be woken

    async def open(self, name: str, decide: Decide) -> LiveTable:
        """Open a new table."""
        live = LiveTable(self, Table(name, self.source(name)))
        await live.do(decide)
        self.tables[name] = live
        return live

    def rehearse(self, name: str, steps: Sequence[Decide]) -> None:
        """Check that all of these steps could be taken in turn at a new table; refused if not."""
        table, now = Table(name, self.source(name)), self.clock.time()
        for number, decide in enumerate(steps, 1):
            if (entry := decide(table)) and number < len(steps):
                table.apply(entry, now)

    async def find(self, name: str) -> LiveTable:
        """The table with this id, read from its log if it is not in memory, and up to date with the log."""
        if live := self.tables.get(name):
            live.used_at = self.clock.monotonic()
            if not self.cluster.is_shared:
                return live
            with suppress(NotAllowed):  # it was evicted meanwhile
                await live.catch_up()
                return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable:
        written = await self.journal.entries(name)
        if not written:
            raise NotAllowed("no-table", "There is no such table: the address is wrong, or it has been deleted.")
        live = self.tables[name] = LiveTable(self, self.fold(name, written))
        live.loaded_at = self.clock.monotonic()
        live.dial.load()
        if name in self._new and isinstance(written[-1].entry, log.Called | log.Settling | log.Began):
            live.arrange()  # just begun at another worker: people who have not come yet are not away
        else:
            live.take_up()
        self._new.discard(name)
        return live

    def fold(self, name: str, written: Sequence[Written]) -> Table:
        """A table as its log makes it."""
        try:
            return self._folded(Table(name, self.source(name)), written)
        except ValueError as error:
            logger.warning("a table cannot continue: %s", error, extra={"table": label(name)})
            return self._folded(Table(name, self.source(name), only_read=True), written)

    def _folded(self, table: Table, written: Sequence[Written]) -> Table:
        for one in written:
            table.apply(one.entry, one.at)
            if isinstance(one.entry, log.Opened) and table.is_of_other_rules and not table.is_only_read:
                raise Refused("it was begun under different rules")
        return table

    # What other workers do

    def heard(self, table: str, number: int, is_on: bool, one: Written | None) -> None:
        """Another worker wrote this entry."""
        live = self.tables.get(table)
        if loading := self._loading.get(table):  # perhaps as it was before this entry
            loading.add_done_callback(lambda _: self.heard(table, number, is_on, one))
        elif live is None:
            if is_on and self.cluster.owns(table):
                self._new.add(table)
                self._wake(table)
        elif live.table.number < number:
            if live.guests or live.is_owned or self.clock.monotonic() - live.used_at < KEPT:
                live.hear_of(number, one)
            else:
                live.evict("again")

    def cleared(self, table: str) -> None:
        if live := self.tables.get(table):
            live.evict("unused")

    def forgot(self, person: Person, nobody: Person) -> None:
        """Also where they only watched: all of their connections end."""
        for live in tuple(self.tables.values()):
            if person in live.table.known or person in live.here:
                live.forgot(person, nobody)

    def asked_about(self, shard: int) -> None:
        for name, live in self.tables.items():
            if shard_of(name) == shard:
                live.dial.notice()

    def noticed(self, table: str, gone: Collection[Person]) -> None:
        if live := self.tables.get(table):
            live.absence.look()
            live.spread_news()
            live.dial.notice()
        elif gone:
            self._new.discard(table)  # whoever came left again before it was woken here

    def heard_clock(self, worker: str, table: str, question: int, since: float | None) -> None:
        if live := self.tables.get(table):
            live.soon(live.dial.hear, worker, question, since)

    def known(self) -> Collection[str]:
        return self.tables.keys()

    def rearrange(self) -> None:
        for live in self.tables.values():
            live.take_up()

    async def look(self) -> None:
        """Find out what was missed, and wake tables that we own."""
        watched = {live.table.name: live for live in self.tables.values() if live.guests or live.is_owned}
        latest = await self.journal.latest([*watched])
        for name, live in watched.items():
            if name not in latest:
                live.evict("unused")
            elif latest[name] > live.table.number:
                live.soon(live.catch_up, latest[name])
        await self.go_on()

    def _wake(self, name: str) -> None:
        task = asyncio.ensure_future(self._woken(name))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _woken(self, name: str) -> None:
        try:
            await self.find(name)
        except NotAllowed:
            pass  # cleared away meanwhile
        except Exception as error:  # the others must not wait for it
            faults.note("a table could not be woken", error, table=label(name))

    async def forget_at(
        self, name: str, person: Person, nobody: Person, rewrite: Callable[[], Awaitable[None]]
    ) -> None:
        """Take a person out of one table, in memory or not."""
        with suppress(NotAllowed):  # it was evicted meanwhile
            if live := self.tables.get(name):
                await live.forget(person, nobody, rewrite)
                return
        await rewrite()

    def evicted(self, live: LiveTable) -> None:
        """A table has left memory."""
        if self.tables.get(live.table.name) is live:
            del self.tables[live.table.name]

    async def go_on(self) -> None:
        """Wake the tables that we own, after a restart; one that waits for people is woken by whoever comes."""
        async for listed in self.journal.unfinished(self.cluster.shards):
            is_ours = listed.table not in self.tables and self.cluster.owns(listed.table)
            if is_ours and (self.cluster.is_shared or not waits_for_people(listed)):
                await self._woken(listed.table)

    async def close(self) -> None:
        """Stop everything that runs in the background."""
        for task in self._waking:
            task.cancel()
        tasks = [task for live in self.tables.values() for task in live.close()]
        await asyncio.gather(*tasks, return_exceptions=True)

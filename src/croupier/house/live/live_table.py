"""Live tables: people come and go, clocks run, computer players think, and everyone is told what they may know.

The order is always the same: a choice is checked, written durably, acknowledged, and told. While it is being
written the table is locked, so that nobody sees what might still be lost. Where several workers share a house, the
first to write an entry wins; the others read it from the log, tell their guests, and decide again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from croupier.core.game import Seat

from ..common import faults
from ..common.people import label
from ..common.refusals import NotAllowed
from ..storage.journal import Conflict, Written
from ..tables import entries as log
from ..tables.entries import Entry, Person
from ..tables.table import Table
from .absence import Absence
from .agreement_timer import AgreementTimer
from .clocks import Dial
from .computers import Computers
from .locks import TableLock
from .roles import Guest, Home
from .standing import Standing

NEXT_TRY = 5.0  # seconds until the house retries what could not be written
TRIES = 8  # attempts to write an entry while others are quicker

logger = logging.getLogger("croupier.house")


Decide = Callable[[Table], Entry | None]  # what is to be written, if anything
Acknowledge = Callable[[int], None]  # told the number of the entry, once it is written and before anybody hears of it


class LiveTable:
    """One table in the memory of the house."""

    def __init__(self, house: Home, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = TableLock()
        self.rematching = asyncio.Lock()  # one rematch at a time; never taken while holding the other lock
        self.guests: set[Guest] = set()
        self.is_evicted = False  # no longer used: only the log is right
        self.loaded_at = 0.0  # when it was read from its log
        self.written_at = 0.0  # when this worker last wrote an entry
        self.used_at = self.told_at = house.clock.monotonic()  # when people last used it; when an entry was last told
        self.told: dict[Seat | None, str] = {}  # the latest entry, as sent to each reader: encoded once for all
        self.standing: Standing | None = None  # of the latest entry, likewise
        self.dial = Dial(self)
        self.absence = Absence(self)
        self.agreement_timer = AgreementTimer(self)
        self.computers = Computers(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard_of = 0  # the number of the latest entry that another worker wrote

    # People

    def arrive(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.dial.arrive(guest)
        self.house.cluster.here(self.table.name, self.here)
        self.absence.look()
        self.spread_news()
        self.absence.arrived(guest.person)

    def depart(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if not self.is_evicted:
            self.used_at = self.house.clock.monotonic()
            self.house.cluster.here(self.table.name, self.here)
            self.absence.look()
        self.dial.depart(guest)
        self.spread_news()

    @property
    def here(self) -> set[Person]:
        """The people connected to this worker."""
        return {guest.person for guest in self.guests}

    @property
    def present(self) -> set[Person]:
        """The people connected to any worker."""
        return self.here | self.house.cluster.elsewhere(self.table.name)

    def spread_news(self) -> None:
        for guest in tuple(self.guests):
            guest.news(self)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """The table, while nobody changes it. If it was evicted meanwhile, it has to be looked up again."""
        async with self.lock:
            self._only_found()
            yield self.table

    def _only_found(self) -> None:
        if self.is_evicted:
            raise NotAllowed("again", "The table is being reloaded: try again.")

    # Writing

    async def do(self, decide: Decide, acknowledge: Acknowledge | None = None) -> int:
        """Decide, write, acknowledge, tell. Returns the number of the entry; a failure leaves nothing half done."""
        async with self.lock:
            return await self._do(decide, acknowledge)

    async def _do(self, decide: Decide, acknowledge: Acknowledge | None = None) -> int:
        for _ in range(TRIES):
            self._only_found()
            entry = decide(self.table)
            if entry is None:
                return self.table.number
            if await self._is_written(entry):
                break
        else:
            raise NotAllowed("again", "Others were quicker each time: try again.")
        if acknowledge:
            acknowledge(self.table.number)
        self._tell(entry)
        one = Written(self.table.number, self.written_at, entry)
        self.house.cluster.wrote(self.table.name, one, self.is_on)
        if logger.isEnabledFor(logging.DEBUG):
            kind = type(entry).__name__.lower()
            logger.debug("entry %d: %s", self.table.number, kind, extra={"table": label(self.table.name)})
        if self._is_gathered:
            return await self._do(lambda table: table.settle() if self._is_gathered else None)
        self.arrange()
        return self.table.number

    async def _is_written(self, entry: Entry) -> bool:
        """Write an entry; False if somebody else was quicker: then the table follows the log, and everyone is told."""
        before, at = self.table.number, self.house.clock.time()
        self.table.apply(entry, at)
        self.written_at = at
        try:
            try:
                await self.house.journal.append(self.table, at, entry)
            except Conflict:
                written = await self.house.journal.entries(self.table.name)
                mine = written[before] if len(written) > before else None
                if mine and mine.at == at and log.write(mine.entry) == log.write(entry):
                    return True  # only the answer was lost
                self._begin_anew(written, before)
                return False
        except BaseException:
            self.evict("again")
            raise
        return True

    def _begin_anew(self, written: Sequence[Written], told: int) -> None:
        """Rebuild the table from its log; guests hear what they were not told."""
        self.table = self.house.fold(self.table.name, written[:told])
        for one in written[told:]:
            self._hear(one)
        self.arrange()

    def _hear(self, one: Written) -> None:
        """Apply an entry that another worker wrote, and tell it."""
        self.table.is_followed = True
        self.table.apply(one.entry, one.at)
        self._tell(one.entry)
        self.absence.heard(one.entry)

    def _tell(self, entry: Entry) -> None:
        self.told.clear()
        self.standing = None
        self.told_at = self.house.clock.monotonic()
        if self.table.asked_number == self.table.number and self.is_on and self.is_owned:
            self.dial.start()  # if there is nobody to wait for, the question itself tells everyone
        for guest in tuple(self.guests):
            guest.tell(self, entry)

    def hear_of(self, number: int, one: Written | None) -> None:
        """Another worker has written an entry."""
        if number > self._heard_of:
            self._heard_of = number
            self.soon(self.catch_up, number, one)

    async def catch_up(self, number: int | None = None, one: Written | None = None) -> None:
        """Apply what others wrote, up to this number at least, and tell the guests; read from the log, unless it is
        just the next entry, and given."""
        async with self.lock:
            self._only_found()
            if number is not None and self.table.number >= number:
                return
            is_next = one is not None and one.number == self.table.number + 1
            written = [one] if one and is_next else await self._unread()
            try:
                for each in written:
                    self._hear(each)
            except BaseException:
                self.evict("again")
                raise
            if written:
                self.arrange()

    async def forget(self, person: Person, nobody: Person, rewrite: Callable[[], Awaitable[None]]) -> None:
        """Take a person out of the log and out of memory, while nobody writes. For everybody else nothing changes."""
        async with self.lock:
            self._only_found()
            await rewrite()
            self.forgot(person, nobody)

    def forgot(self, person: Person, nobody: Person) -> None:
        """The log now has nobody in this person's place. Their connections end; if they return, they are new."""
        self.table.forget(person, nobody)
        self.dial.forget(person)
        for guest in [guest for guest in self.guests if guest.person == person]:
            guest.evicted("again")
        self.absence.look()
        self.absence.release()
        self.spread_news()

    async def _unread(self) -> Sequence[Written]:
        return await self.house.journal.entries(self.table.name, self.table.number)

    @property
    def is_on(self) -> bool:
        """Whether some worker has to run clocks and computer players here."""
        return self.table.gathering is not None or self.table.status == "playing"

    @property
    def is_resting(self) -> bool:
        """Whether nothing happens until a person comes, so that its log is enough. Several workers would wake it."""
        table = self.table
        is_waiting = table.status == "playing" and table.lasts() is None and not table.to_think
        return is_waiting and not self.agreement_timer.left() and not self.house.cluster.is_shared

    @property
    def is_owned(self) -> bool:
        """Whether this worker does so."""
        return self.house.cluster.owns(self.table.name)

    @property
    def _is_gathered(self) -> bool:
        """Whether all who settle the chance of the game have committed, or revealed; or nobody is there who could."""
        now = self.table.gathering
        if now is None:
            return False
        return not now.awaited or not (now.has_begun or now.is_sealed or self.present & {*self.table.people()})

    def evict(self, why: str) -> None:
        """Leave memory: nobody is there, or the table may be ahead of its log. Whoever is connected is
        told to reconnect, or why not."""
        self.is_evicted = True
        self.house.evicted(self)
        self.house.cluster.here(self.table.name, ())
        self.close()
        for guest in tuple(self.guests):
            guest.evicted(why)

    async def choose(
        self,
        seat: Seat,
        move: Any,
        by: Any = "person",
        sent_as: str = "",
        turn: int | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> int:
        """Choose for a seat; a choice sent before is only acknowledged again. Returns the page, as the seat counts."""

        before: int | None = None

        def decide(table: Table) -> Entry | None:
            nonlocal before
            before = table.chosen_before(seat, sent_as)
            return table.choose(seat, move, by, sent_as, turn) if before is None else None

        def written(_: int) -> None:
            if acknowledge:
                acknowledge(self.table.number_for(seat))

        if by == "person" and seat in range(len(self.table.sitting)) and self.table.sitting[seat].is_kept_warm:
            await self.absence.come_back(seat)
        async with self.lock:
            await self._do(decide, written)
            if before is None:
                return self.table.number_for(seat)
            if acknowledge:
                acknowledge(before)
            return before

    async def wish(
        self, person: Person, what: log.Wishing, taken_back: bool = False, acknowledge: Acknowledge | None = None
    ) -> int:
        number = await self.do(lambda table: table.agreement.wish(person, what, taken_back), acknowledge)
        await self.do(lambda table: table.agreement.reached(self.present | {person}))
        return number

    # What runs in the background

    def arrange(self) -> None:
        """Make sure that whoever has to act does: computer players think, and the clock runs."""
        self.dial.stop()
        table = self.table
        self.absence.look()
        self.agreement_timer.look()
        if self.is_evicted or not self.is_on:
            return
        if not self.is_owned:
            self.dial.can_act_here()
            return
        if table.is_only_read:
            self.soon(self.end, "rules")
            return
        if table.gathering:
            self.dial.gather()
            return
        self.dial.go()
        self.computers.look()

    @property
    def open_since(self) -> float:
        return self.house.cluster.open_since(self.loaded_at)

    def take_up(self) -> None:
        """Look after the table from now on, or no longer."""
        self.absence.take_up()
        self.arrange()

    async def rearrange(self) -> None:
        async with self.lock:
            self.arrange()

    async def end(self, why: Any) -> None:
        await self.do(lambda table: log.Ended(why) if self.is_on else None)

    def soon(self, do: Callable[..., Awaitable[None]], *what: Any) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self._safely(do, *what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _safely(self, do: Callable[..., Awaitable[None]], *what: Any) -> None:
        """Background work has nobody to complain to: a table that could not be written is tried again later."""
        try:
            await do(*what)
        except NotAllowed:
            pass
        except Exception as error:
            faults.note("an automatic step at a table failed", error, table=label(self.table.name))
            if self.is_evicted:
                await self.house.clock.sleep(NEXT_TRY)
                with suppress(Exception):
                    await self.house.find(self.table.name)

    def close(self) -> list[asyncio.Task[None]]:
        """Stop the background work here; returns the stopped tasks."""
        stopped = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in stopped:
            task.cancel()
        return stopped

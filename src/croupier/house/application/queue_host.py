"""Play with whoever is there: people come into the queue, and tables are opened for those who fit.

The queue is stored, so that all workers see the same; the worker that owns it opens the tables. A page asks again every
second or two, and whoever has not asked for a while has left. When a table is made up, its people are promised it in
one step: of two workers that try, one succeeds. The game begins when all have come; a computer player takes the seat
of whoever does not.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from croupier import games
from croupier.core.game import Seat
from croupier.players import usual

from ..club import matching
from ..club.matching import Party
from ..common import faults
from ..common.people import label
from ..common.refusals import NotAllowed
from ..live.live_table import Decide
from ..protocol.finding import Pace, Queue, QueuePlace, QueueRow, Wants
from ..storage.finding import Waiting
from ..tables.entries import Entry, Person, Settings
from ..tables.table import Table
from .beats import Beat
from .callers import Caller
from .filling import filling
from .friends import QUEUED

if TYPE_CHECKING:
    from .application import Application

EVERY = 1.0  # seconds between two looks at the queue
WRITTEN = 5.0  # seconds until it is written again that a page still asks
SHOWN = 70.0  # seconds that a page is told of the table opened for it; one in the background asks only once a minute
COMING = 15.0  # seconds that people have to come to their table
LOOK = 0.25  # seconds between two looks at who has come
NAME = "queue"  # the worker that owns the shard of this name opens the tables
CLOCKS: dict[Pace, str] = {"quick": "brisk", "calm": "relaxed", "days": "days"}

Rating = Callable[[Person, str | None], Awaitable[float | None]]


class QueueHost:
    def __init__(self, application: Application) -> None:
        self._application = application
        self._files = application.storage.finding
        self._house = application.house
        self.rating: Rating = self._files.rating  # how strong somebody is at a game, or at all
        self._beginning: set[asyncio.Task[None]] = set()
        self._is_empty = False  # as far as a house of one process can know
        self._beat = Beat(application.clock, EVERY, self.match, "the queue could not be looked at")

    def begin(self) -> None:
        self._beat.begin()

    async def close(self) -> None:
        await self._beat.close()
        for task in self._beginning:
            task.cancel()
        await asyncio.gather(*self._beginning, return_exceptions=True)

    @property
    def _now(self) -> float:
        return self._application.clock.time()

    # People

    async def join(self, caller: Caller, wants: Wants) -> Queue:
        """Come into the queue, or want something else there; one's place stays."""
        self._check(wants)
        lasts_days = wants.pace == "days"
        await self._application.allowance.one_more(
            caller.person, caller.address, lasts_days=lasts_days, game=wants.game or "", levels=()
        )
        before = await self._place_of(caller.person)
        since = before.since if before and before.table is None else self._now
        rating = await self.rating(caller.person, wants.game)
        await self._files.wait(Waiting(caller.person, caller.name, wants, since, self._now, rating))
        self._is_empty = False
        return await self.look(caller.person)

    def _check(self, wants: Wants) -> None:
        if wants.game is None:
            return
        if wants.game not in games.names():
            raise NotAllowed("no-game", f"There is no game called {wants.game}.")
        fit = matching.sizes()[wants.game]
        if wants.seats is not None and wants.seats not in fit:
            raise NotAllowed("bad-settings", f"{wants.game} is for {fit[0]} to {fit[-1]} players.")

    async def leave(self, person: Person) -> None:
        await self._files.leave(person)

    async def look(self, person: Person) -> Queue:
        """The queue, as this person may see it. Asking means that they still wait."""
        now = self._now
        everybody = await self._files.waiting(now - QUEUED)
        apart = await self._files.apart([person, *(one.person for one in everybody)])
        waiting = [one for one in everybody if one.table is None and {one.person, person} not in apart]
        mine = next((one for one in everybody if one.person == person), None)
        if mine and mine.table is None and now - mine.asked >= WRITTEN:
            await self._files.still_waits(person, now)
        rows = Counter((one.wants.game, one.wants.seats, one.wants.pace, one.wants.rated) for one in waiting)
        others = await self._files.others_here(person, self._application.presence.since)
        return Queue(
            max(others, sum(one.person != person for one in waiting)),
            len(waiting),
            tuple(QueueRow(*wanted, people) for wanted, people in rows.most_common()),
            self._place(mine, waiting, apart, now) if mine else None,
        )

    async def _place_of(self, person: Person) -> Waiting | None:
        return next((one for one in await self._files.waiting(self._now - QUEUED) if one.person == person), None)

    def _place(self, mine: Waiting, waiting: list[Waiting], apart: matching.Apart, now: float) -> QueuePlace | None:
        if mine.table and now - mine.asked > SHOWN:
            return None
        party = matching.forming(mine, waiting, apart, now)
        names = tuple(one.name for one in party.people if one.person != mine.person) if party else ()
        waited, fill = max(now - mine.since, 0.0), mine.wants.fill
        fills_in = None if fill is None else max(fill - waited, 0.0)
        return QueuePlace(mine.wants, waited, fills_in, party.seats if party else 0, names, mine.table)

    # Tables

    async def match(self) -> None:
        """Open tables for those who fit."""
        cluster = self._house.cluster
        if not cluster.owns(NAME) or self._is_empty:
            return
        waiting = [one for one in await self._files.waiting(self._now - QUEUED) if one.table is None]
        self._is_empty = not waiting and not cluster.is_shared
        if not waiting:
            return
        apart = await self._files.apart([one.person for one in waiting])
        for party in matching.parties(waiting, apart, self._now, self._house.rng):
            await self._seat(party)

    async def _seat(self, party: Party) -> None:
        table = self._application.owned_table()
        if not await self._files.seat([one.person for one in party.people], table, self._now):
            return  # somebody left, or another worker was quicker
        try:
            await self._open(party, table)
        except BaseException:
            await self._files.unseat(table)
            raise
        task = asyncio.ensure_future(self._begin(party, table))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _open(self, party: Party, table: str) -> None:
        first = party.people[0]
        level = usual(games.find(party.game))
        then: list[Decide] = [_sitting(one, seat) for seat, one in enumerate(party.people)]
        then += [filling(first.person, seat, level) for seat in range(len(party.people), party.seats)]
        settings = msgspec.convert({"clock": CLOCKS[party.pace], "rated": party.rated}, Settings)
        opener = Caller(first.person, first.name)
        await self._application.open_at(table, opener, party.game, party.seats, {}, settings, then)

    async def _begin(self, party: Party, table: str) -> None:
        """Begin when all have come. Whoever does not is replaced, except in a game of days, where nobody has to."""
        try:
            await self._all_come(party, table)
            live = await self._house.find(table)
            present = live.present
            late = [] if party.pace == "days" else [one for one in party.people if one.person not in present]
            if len(late) == len(party.people):
                return  # whoever opens the table later can begin
            for one in late:
                await live.do(lambda table, one=one: _emptying(table, one.person))  # type: ignore[misc]
                level = usual(live.table.game)
                for seat, sitting in enumerate(live.table.sitting):
                    if sitting.is_empty:
                        await live.do(filling(live.table.opener, seat, level))
            await live.do(_beginning)
        except NotAllowed:
            pass  # somebody stood up: those who are there decide
        except Exception as error:
            faults.note("a table of the queue did not begin", error, table=label(table))

    async def _all_come(self, party: Party, table: str) -> None:
        clock, people = self._application.clock, {one.person for one in party.people}
        until = clock.monotonic() + COMING
        while clock.monotonic() < until and not people <= (await self._house.find(table)).present:
            await clock.sleep(LOOK)


def _sitting(one: Waiting, seat: Seat) -> Decide:
    return lambda table: table.sit(one.person, one.name, seat)


def _emptying(table: Table, person: Person) -> Entry | None:
    seats = table.seats_of(person)
    return table.leave(table.opener, seats[0]) if seats else None


def _beginning(table: Table) -> Entry | None:
    return None if table.status != "open" or table.gathering else table.begin(table.opener)

"""Everything that pages, sockets and programs at the table share: the house, its storage, and people's identities."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from random import Random, SystemRandom
from typing import Any

import msgspec

from croupier.common import days
from croupier.core.chance import Source
from croupier.core.game import Seat

from ..afterwards.replays import Replays
from ..afterwards.reviews import Reviews
from ..afterwards.rolls import Book
from ..club.club import Club
from ..club.days import Days
from ..cluster.cluster import Alone, Cluster
from ..common import people
from ..common.clock import Clock, SystemClock
from ..common.refusals import NotAllowed
from ..limits.allowance import Allowance
from ..limits.limits import Doorkeeper
from ..live.house import House
from ..live.live_table import Decide, LiveTable
from ..live.recall import Recalls
from ..live.roles import Thinker
from ..storage.storage import PersonRow, Storage
from ..tables import entries as log
from ..tables.entries import Entry, Settings
from ..tables.opening import checked_name
from ..tables.rematch import options_again, seated_again
from ..tables.table import Table
from .callers import GUEST, Caller
from .filling import filling
from .friends import Friends
from .measured import MeasuredJournal, MeasuredThinker
from .meetings import Meetings
from .metrics import Metrics
from .policy import Policy
from .presence import Presence
from .queue_host import QueueHost
from .readiness import Readiness
from .ringing import Ringing
from .tidying import Tidying
from .tournaments import ENTRY

AS_EVERYBODY = Settings(clock="none")  # at the tables of a day: nobody is in a hurry, and nothing depends on time
CODE_LASTS = 3600.0  # seconds after its game that a table's code still works, to see how it ended


class Application:
    """The house and everything around it."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        secret: bytes,
        policy: Policy | None = None,
        *,
        clock: Clock | None = None,
        source: Callable[[str], Source | None] = lambda _: None,
        rng: Random | None = None,
        ids: Callable[[], str] = people.new_table,
        codes: Callable[[], str] = people.new_code,
        cluster: Cluster | None = None,
    ) -> None:
        cluster = cluster or Alone()
        self.storage = storage
        self.policy = policy or Policy()
        self.clock: Clock = clock or SystemClock()
        self.passes = people.Passes(secret)
        self.metrics = Metrics(cluster.worker, tables=self._tables, minded=self._owned_tables)
        self.club = Club(storage, self.clock.time)
        self.house = House(
            MeasuredJournal(storage, self.metrics, filed=self.club.folding.wake),
            source,
            MeasuredThinker(thinker, self.metrics),
            self.clock,
            rng or SystemRandom(),
            cluster,
            self.policy.grace,
        )
        self.days = Days(storage, self.clock, self.house.thinker)
        self.keeper = Doorkeeper(self.policy.limits, self.clock.monotonic)
        self.allowance = Allowance(storage, self.policy.limits, self.clock.time)
        self.tidying = Tidying(storage, self.house, self.allowance, self.policy.keep_days, self.days.promise)
        self.reviews = Reviews(storage, reviewed=self.club.folding.wake)
        self.replays = Replays()
        self.book = Book(storage)
        self.recalls = Recalls(self.house)
        self.readiness = Readiness(storage.try_out)
        self._opening_day = asyncio.Lock()
        self.presence = Presence(storage.finding, self.house)
        self.friends = Friends(storage, self.house, self.presence)
        self.queue = QueueHost(self)
        self.ringing = Ringing(storage, self.house, self.policy.push, self.policy.limits.devices)
        self.meetings = Meetings(storage, self.house, self.ringing, ids, codes)
        self._ids = ids
        self._codes = codes

    def _tables(self) -> int:
        return len(self.house.tables)

    def _owned_tables(self) -> int:
        return sum(live.is_on and live.is_owned for live in self.house.tables.values())

    # Coming and going

    def open_up(self) -> None:
        """Wake the games in progress, and begin to clear away what is old."""
        self.house.cluster.open(self.house)
        self.tidying.begin()
        self.presence.begin()
        self.queue.begin()
        self.ringing.begin()
        self.club.folding.begin()
        self.meetings.begin()

    async def close(self) -> None:
        await self.meetings.close()
        await self.days.close()
        await self.club.folding.close()
        await self.tidying.close()
        await self.ringing.close()
        await self.queue.close()
        await self.presence.close()
        await self.reviews.close()
        await self.house.cluster.close()
        await self.house.close()
        await self.storage.close()

    # Who is who

    async def caller(self, cookie: str | None) -> Caller | None:
        person = self.passes.read(cookie)
        row = await self.storage.person(person) if person else None
        return Caller(row.id, row.name) if row else None

    def passer_by(self) -> Caller:
        """Somebody who only looks: nothing about them is stored."""
        return Caller(people.new_person(), GUEST)

    async def newcomer(self, address: str) -> Caller:
        self.keeper.newcomer(address)
        row = PersonRow(people.new_person(), GUEST, self.clock.time(), self.clock.time())
        await self.storage.save_person(row)
        return Caller(row.id, row.name)

    async def by_token(self, token: str) -> Caller:
        """A program with a token for one seat, or for a tournament."""
        found = await self.storage.token(people.hashed(token))
        if found is None or found.kind not in ("seat", ENTRY) or _is_old(found.expires, self.clock.time()):
            raise NotAllowed("bad-token", "This token is not valid: create a new one at the table.")
        row = await self.storage.person(found.person)
        if found.kind == ENTRY:  # of a program in a tournament, which is somebody of its own
            return Caller(found.person, row.name if row else GUEST)
        return Caller(found.person, row.name if row else GUEST, only=(found.table, found.seat))

    async def rename(self, caller: Caller, name: str) -> Caller:
        name, now = checked_name(name), self.clock.time()
        await self.storage.save_person(PersonRow(caller.person, name, now, now))
        return Caller(caller.person, name)

    async def forget(self, caller: Caller) -> None:
        """Take a person out of everything; their games continue with a computer player in the seat.

        Table by table, one lock at a time, until no table is left: they may still be talking meanwhile."""
        person, nobody = caller.person, people.nobody()
        while tables := await self.storage.tables_of(person):
            for table in tables:
                rewrite = partial(self.storage.forget_at, table, person, nobody)
                await self.house.forget_at(table, person, nobody, rewrite)
        await self.meetings.forget(person, nobody)
        await self.storage.forget_person(person, nobody)
        self.house.cluster.forgot(person, nobody)
        self.house.forgot(person, nobody)
        self.presence.forget(person)

    # Tables

    async def only_unsealed(self, person: str, table: str, deal: str | None = None) -> None:
        """Refuse what must not be seen yet: tables of a day's deal, and of a round in progress."""
        name = await self.storage.deals.of_table(table) if deal is None else deal
        if name:
            await self.days.only_unsealed(person, table, name)
            await self.meetings.only_unsealed(person, table, name)

    async def find(self, name: str, address: str = "") -> LiveTable:
        """A table by its id or its code."""
        return await self.house.find(await self.named(name, address))

    async def named(self, name: str, address: str = "") -> str:
        """The id of a table, by its id or its code. An address may try only a few codes that lead nowhere."""
        if len(name) > people.CODE or not name.isalpha():
            return name
        tries = self.keeper.try_code(address)
        found = await self.storage.by_code(name, ended_since=self.clock.time() - CODE_LASTS)
        if found is None:
            return name
        tries.give_back()
        return found

    async def open_table(
        self,
        caller: Caller,
        game: str,
        seats: int,
        options: Any,
        settings: Settings,
        then: Sequence[Decide] = (),
        levels: Iterable[str] = (),
        *,
        table: str | None = None,
        deal: log.Deal | None = None,
    ) -> LiveTable:
        """Open a table with computer players of these levels, and do there at once what is asked for.

        If any of it is refused, nothing is opened."""
        lasts_days = settings.clock == "days"
        await self.allowance.one_more(caller.person, caller.address, lasts_days=lasts_days, game=game, levels=levels)
        live = await self.open_at(table or self._ids(), caller, game, seats, options, settings, then, deal)
        self.allowance.opened(live.table.name, caller.address)
        return live

    def owned_table(self) -> str:
        """An id for a table that this worker will own, and so hears of at once."""
        while not self.house.cluster.owns(table := self._ids()):
            pass
        return table

    async def open_at(
        self,
        table: str,
        caller: Caller,
        game: str,
        seats: int,
        options: Any,
        settings: Settings,
        then: Sequence[Decide] = (),
        deal: log.Deal | None = None,
    ) -> LiveTable:
        """Open a table with this id, without counting what the caller already has."""
        code = self._codes()
        while await self.storage.by_code(code):
            code = self._codes()
        person, name = caller.person, caller.name

        def first(table: Table) -> Entry:
            if table.number:
                raise NotAllowed("again", "Another worker has just opened this table: try again.")
            return table.open(game, seats, options, settings, person, name, code, deal)

        self.house.rehearse(table, (first, *then))
        live = await self.house.open(table, first)
        live.computers.think_for(caller.address, person)
        for decide in then:
            await live.do(decide)
        return live

    async def sit(self, caller: Caller, live: LiveTable, seat: Seat, name: str | None) -> int:
        opener = await self.storage.relations(live.table.opener)
        if caller.person in opener.blocked:
            raise NotAllowed("blocked", "You cannot sit down at this table.")
        return await live.do(lambda table: table.sit(caller.person, name or caller.name, seat))

    async def play_day(self, caller: Caller, day: date, level: str) -> LiveTable:
        """A person's table for the deal of a day: opened once, whoever asks however often."""
        async with self._opening_day:
            tried, deal = await self.days.claim(caller.person, day, level, self._ids())
            try:
                return await self.house.find(tried.table)
            except NotAllowed:
                played, person = days.setting(day), caller.person
                computers = [tried.level] * (played.seats - 1)
                then: list[Decide] = [lambda table: table.sit(person, caller.name, 0)]
                then += [filling(person, seat, tried.level) for seat in range(1, played.seats)]
                then.append(lambda table: table.begin(person))
                what = played.game, played.seats, played.options, AS_EVERYBODY
                return await self.open_table(caller, *what, then, computers, table=tried.table, deal=deal)

    async def rematch(self, caller: Caller, live: LiveTable, made: str | None = None) -> LiveTable:
        """The same people at a new table; whoever asks second finds it there, and sits down where they sat.

        Against computer players alone it begins at once."""
        person = caller.person
        async with live.rematching:
            async with live.reading() as table:
                if not table.rematch and (not table.is_finished or person not in table.people()):
                    raise NotAllowed("not-yours", "Only those who played can ask for a rematch, once the game is over.")
                sitting, name, is_alone = [*table.sitting], table.name_of(person), table.people() == [person]
            if table.rematch:
                return await self._join(caller, await self.house.find(table.rematch))
            game, options, settings = table.opened.game, options_again(table), table.settings
            levels = [one.level for one in sitting if one.level and not one.person]
            new = await self.open_table(caller, game, len(sitting), options, settings, levels=levels)
            for entry in seated_again(sitting, person):
                await new.do(lambda _, entry=entry: entry)  # type: ignore[misc]
            await live.do(lambda table: None if table.rematch else log.Rematch(new.table.name, person, name))
            found = await self.house.find(live.table.rematch or new.table.name)
            if found is not new:  # another worker was quicker
                return await self._join(caller, found)
            if is_alone:
                await new.do(lambda table: table.begin(person, made))
            return new

    async def _join(self, caller: Caller, live: LiveTable) -> LiveTable:
        """Sit the caller down in the seats that are kept for them."""
        for seat, sitting in enumerate(live.table.sitting):
            if sitting.invited == caller.person and live.table.status == "open" and not live.table.gathering:
                await self.sit(caller, live, seat, sitting.name)
        return live

    async def offer_seat(self, caller: Caller, live: LiveTable, seat: Seat, kind: str) -> tuple[str, float | None]:
        """A secret word: to move a seat to another device, once, or for a program that plays in it."""
        if not caller.may_play(live.table, seat):
            raise NotAllowed("not-yours", f"Seat {seat} is not yours.")
        if days.of(live.table.deal):
            raise NotAllowed(
                "sealed", "The deal of the day is played by one person in one place: the seat stays there."
            )
        live.table.only_free_seats()
        token, hashed = people.new_token()
        expires = self.clock.time() + people.HANDOVER_LASTS if kind == "handover" else None
        await self.storage.put_token(hashed, kind, live.table.name, seat, caller.person, expires)
        return token, expires

    async def take_over(self, caller: Caller, token: str) -> LiveTable:
        """Sit down where a one-time link leads."""
        hashed = people.hashed(token)
        found = await self.storage.take_token(hashed, "handover")
        if found is None or _is_old(found.expires, self.clock.time()):
            raise NotAllowed(
                "bad-token", "This link has been used already or has expired: create a new one on the other device."
            )

        def decide(table: Table) -> Entry:
            if table.sitting[found.seat].person != found.person:
                raise NotAllowed("not-yours", "Somebody else has that seat now.")
            return table.hand_over(found.seat, caller.person, table.sitting[found.seat].name)

        try:
            live = await self.house.find(found.table)
            await live.do(decide)
        except BaseException:  # nobody sat down, so the link stays valid
            await self.storage.put_token(hashed, *msgspec.structs.astuple(found))
            raise
        return live


def _is_old(expires: float | None, now: float) -> bool:
    return expires is not None and expires < now

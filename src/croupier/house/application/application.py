"""Everything the pages, the sockets and the programs at the table share: the house, its memory, and who is who."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom
from typing import Any

import msgspec

from croupier.core.chance import Source
from croupier.core.game import Seat, Value

from ..afterwards.replays import Replays
from ..afterwards.reviews import Reviews
from ..afterwards.rolls import Book
from ..cluster.cluster import Together
from ..common import faults, people
from ..common.clock import Clock, SystemClock
from ..common.refusals import NotAllowed
from ..limits.allowance import Allowance
from ..limits.limits import Doorkeeper, Limits
from ..live.clocks import GRACE
from ..live.live_table import NEXT_TRY, Decide, House, Live
from ..live.recall import Recalls
from ..live.roles import Thinker
from ..storage.journal import Conflict
from ..storage.storage import PersonRow, Storage
from ..tables import entries as log
from ..tables.entries import Entry, Person, Settings
from ..tables.opening import checked_name
from ..tables.rematch import options_again, seated_again
from ..tables.table import Table
from ..thinking.queueing import Share
from .metrics import Audience, Metrics
from .readiness import Readiness

DAY = 86_400.0
UNUSED = 3600.0  # seconds that a table may wait for its game to begin
LOGS_KEPT = 30 * DAY  # seconds after the last word at a table whose game is filed: then its record is enough
NAME_KEPT = 30 * DAY  # seconds that the house remembers somebody who never was at a table
SWEEP = 300.0  # seconds between two rounds of clearing away
CODE_LASTS = 3600.0  # seconds after its game that a table's code leads there: to see how it ended
GUEST = "Guest"

logger = logging.getLogger("croupier.house")


class Rules(Value):
    """How this house is run."""

    limits: Limits = Limits()
    keep_days: float | None = None  # finished games are kept so long; None: for ever
    figures: Audience = Audience()  # who may read the figures for Prometheus
    grace: float = GRACE  # seconds that a page has to show a question before its clock starts anyhow


class Caller(Value):
    """Who asks: a person's browser, or a program with a token for one seat."""

    person: Person
    name: str
    only: tuple[str, Seat] | None = None  # the table and seat that a token is good for
    address: str = ""  # from where they ask

    def asking_from(self, address: str) -> Caller:
        return msgspec.structs.replace(self, address=address)

    def only_at(self, table: Table) -> None:
        """A token is good at one table."""
        if self.only is not None and self.only[0] != table.name:
            raise NotAllowed("not-yours", "This token is for a seat at another table.")

    def may_play(self, table: Table, seat: Seat) -> bool:
        return seat in self.seats(table)

    def seats(self, table: Table) -> list[Seat]:
        """The seats of this caller at a table."""
        seats = table.seats_of(self.person)
        return seats if self.only is None else [seat for seat in seats if (table.name, seat) == self.only]


class Door:
    """The house and everything around it."""

    def __init__(
        self, storage: Storage, thinker: Thinker, secret: bytes, rules: Rules | None = None, *,
        clock: Clock | None = None, source: Callable[[str], Source | None] = lambda _: None, rng: Random | None = None,
        ids: Callable[[], str] = people.new_table, codes: Callable[[], str] = people.new_code,
        together: Together | None = None,
    ) -> None:  # fmt: skip
        self.storage, self.rules = storage, rules or Rules()
        self.clock: Clock = clock or SystemClock()
        self.passes = people.Passes(secret)
        minds = _Timed(thinker, self)
        self.house = House(self, source, minds, self.clock, rng or SystemRandom(), together, self.rules.grace)
        self.keeper = Doorkeeper(self.rules.limits, self.clock.monotonic)
        self.allowance = Allowance(storage, self.rules.limits, self.clock.time)
        self.metrics = Metrics(
            self.house.together.worker, tables=lambda: len(self.house.tables),
            minded=lambda: sum(live.is_on and live.is_minded for live in self.house.tables.values()),
        )  # fmt: skip
        self.reviews, self.replays, self.book = Reviews(storage), Replays(), Book(storage)
        self.recalls = Recalls(self.house)
        self.readiness = Readiness(storage.try_out)
        self._ids, self._codes = ids, codes
        self._sweeping: asyncio.Task[None] | None = None

    # The journal, measured

    async def append(self, table: Table, at: float, entry: Entry) -> None:
        with self.metrics.writing.time():
            try:
                await self.storage.append(table, at, entry)
            except Conflict:
                self.metrics.conflicts.inc()
                raise
        self.metrics.entries.inc()

    def entries(self, table: str, after: int = 0) -> Any:
        return self.storage.entries(table, after)

    def latest(self, tables: Sequence[str]) -> Any:
        return self.storage.latest(tables)

    def unfinished(self, parts: Collection[int] | None = None) -> Any:
        return self.storage.unfinished(parts)

    # Coming and going

    def open_up(self) -> None:
        """Wake the games that are on, and begin to clear away what is old."""
        self.house.together.open(self.house)
        self._sweeping = asyncio.ensure_future(self._keep_tidy())

    async def close(self) -> None:
        if self._sweeping:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        await self.reviews.close()
        await self.house.together.close()
        await self.house.close()
        await self.storage.close()

    async def _keep_tidy(self) -> None:
        is_awake = False
        while True:
            try:
                if not is_awake:
                    await self.house.go_on()
                    is_awake = True
                await self.sweep()
            except Exception as error:
                faults.note("the house could not be kept tidy", error)
            await self.clock.sleep(SWEEP if is_awake else NEXT_TRY)

    async def sweep(self) -> None:
        """Clear away tables that never began and games that were kept long enough; let idle ones leave the memory."""
        now, keep = self.clock.time(), self.rules.keep_days
        finished = None if keep is None else now - keep * DAY
        gone = await self.storage.clear(open_before=now - UNUSED, finished_before=finished)
        for name in [*gone, *await self.storage.clear_logs(now - LOGS_KEPT)]:
            self.house.together.cleared(name)
            self.house.cleared(name)
        present = {guest.person for live in self.house.tables.values() for guest in live.guests}
        await self.storage.clear_people(GUEST, before=now - DAY, named_before=now - NAME_KEPT, besides=present)
        self.allowance.forget_old()
        for live in tuple(self.house.tables.values()):
            is_busy = live.is_on and live.is_minded and not live.is_resting
            rested = self.clock.monotonic() - max(live.used_at, live.told_at)
            if not live.guests and not is_busy and rested > SWEEP:
                self.house.let_go(live)

    # Who is who

    async def caller(self, cookie: str | None) -> Caller | None:
        person = self.passes.read(cookie)
        row = await self.storage.person(person) if person else None
        return Caller(row.id, row.name) if row else None

    def passer_by(self) -> Caller:
        """Somebody who only looks: nothing is written down about them."""
        return Caller(people.new_person(), GUEST)

    async def newcomer(self, address: str) -> Caller:
        self.keeper.newcomer(address)
        row = PersonRow(people.new_person(), GUEST, self.clock.time(), self.clock.time())
        await self.storage.save_person(row)
        return Caller(row.id, row.name)

    async def by_token(self, token: str) -> Caller:
        """A program with a token for one seat."""
        found = await self.storage.token(people.hashed(token))
        if found is None or found.kind != "seat" or _is_old(found.expires, self.clock.time()):
            raise NotAllowed("bad-token", "This token is not good for anything: ask for a new one at the table.")
        row = await self.storage.person(found.person)
        return Caller(found.person, row.name if row else GUEST, only=(found.table, found.seat))

    async def rename(self, caller: Caller, name: str) -> Caller:
        name, now = checked_name(name), self.clock.time()
        await self.storage.save_person(PersonRow(caller.person, name, now, now))
        return Caller(caller.person, name)

    async def forget(self, caller: Caller) -> None:
        """Take a person out of everything; their games go on with a computer player in the seat.

        Table by table, with one lock at a time; until there is none left, as they may go on talking meanwhile."""
        person, nobody = caller.person, people.nobody()
        while tables := await self.storage.tables_of(person):
            for table in tables:
                rewrite = partial(self.storage.forget_at, table, person, nobody)
                await self.house.forget_at(table, person, nobody, rewrite)
        await self.storage.forget_person(person)
        self.house.together.forgot(person, nobody)
        self.house.forgot(person, nobody)

    # Tables

    async def find(self, name: str, address: str = "") -> Live:
        """A table by its id or its code."""
        return await self.house.find(await self.named(name, address))

    async def named(self, name: str, address: str = "") -> str:
        """The id of a table, by its id or its code. An address may try so many codes that lead nowhere."""
        if len(name) > people.CODE or not name.isalpha():
            return name
        tries = self.keeper.try_code(address)
        found = await self.storage.by_code(name, ended_since=self.clock.time() - CODE_LASTS)
        if found is None:
            return name
        tries.give_back()
        return found

    async def open_table(
        self, caller: Caller, game: str, seats: int, options: Any, settings: Settings, then: Sequence[Decide] = (),
        levels: Iterable[str] = (),
    ) -> Live:  # fmt: skip
        """A new table, and what is to be done there at once, with computer players of these levels.

        If any of it is refused, nothing is opened."""
        lasts_days = settings.clock == "days"
        await self.allowance.one_more(caller.person, caller.address, lasts_days=lasts_days, levels=levels)
        code = self._codes()
        while await self.storage.by_code(code):
            code = self._codes()
        person, name, table = caller.person, caller.name, self._ids()

        def first(table: Table) -> Entry:
            return table.open(game, seats, options, settings, person, name, code)

        self.house.rehearse(table, (first, *then))
        live = await self.house.open(table, first)
        live.computers.think_for(caller.address, person)
        self.allowance.opened(table, caller.address)
        for decide in then:
            await live.do(decide)
        return live

    async def sit(self, caller: Caller, live: Live, seat: Seat, name: str | None) -> int:
        opener = await self.storage.relations(live.table.opener)
        if caller.person in opener.blocked:
            raise NotAllowed("blocked", "You cannot sit down at this table.")
        return await live.do(lambda table: table.sit(caller.person, name or caller.name, seat))

    async def rematch(self, caller: Caller, live: Live, made: str | None = None) -> Live:
        """The same people at a new table; who asks second finds the one that is there, and sits down where they sat.

        Against computer players alone it begins at once."""
        person = caller.person
        async with live.rematching:
            async with live.reading() as table:
                if not table.rematch and (not table.is_finished or person not in table.people()):
                    raise NotAllowed("not-yours", "A rematch is for those who have played, when the game is over.")
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

    async def _join(self, caller: Caller, live: Live) -> Live:
        """Sit down in the seats that are kept for whoever asks."""
        for seat, sitting in enumerate(live.table.sitting):
            if sitting.invited == caller.person and live.table.status == "open" and not live.table.gathering:
                await self.sit(caller, live, seat, sitting.name)
        return live

    async def offer_seat(self, caller: Caller, live: Live, seat: Seat, kind: str) -> tuple[str, float | None]:
        """A secret word: to move a seat to another device, once; or for a program that plays in it."""
        if not caller.may_play(live.table, seat):
            raise NotAllowed("not-yours", f"Seat {seat} is not yours.")
        token, hashed = people.new_token()
        expires = self.clock.time() + people.HANDOVER_LASTS if kind == "handover" else None
        await self.storage.put_token(hashed, kind, live.table.name, seat, caller.person, expires)
        return token, expires

    async def take_over(self, caller: Caller, token: str) -> Live:
        """Sit down where a one-time link leads."""
        hashed = people.hashed(token)
        found = await self.storage.take_token(hashed, "handover")
        if found is None or _is_old(found.expires, self.clock.time()):
            raise NotAllowed(
                "bad-token", "This link was used already, or is too old: make a new one at the other device."
            )

        def decide(table: Table) -> Entry:
            if table.sitting[found.seat].person != found.person:
                raise NotAllowed("not-yours", "Somebody else has that seat by now.")
            return table.hand_over(found.seat, caller.person, table.sitting[found.seat].name)

        try:
            live = await self.house.find(found.table)
            await live.do(decide)
        except BaseException:  # nobody sat down: the link is as good as before
            await self.storage.put_token(hashed, *msgspec.structs.astuple(found))
            raise
        return live


class _Timed:
    """A thinker whose time is taken."""

    def __init__(self, thinker: Thinker, door: Door) -> None:
        self._thinker, self._door = thinker, door

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any]) -> Any:
        with self._door.metrics.thinking.time():
            return await self._thinker.choose(whose, game, level, view, moves)

    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any:
        return await self._thinker.work(whose, do, *what)


def _is_old(expires: float | None, now: float) -> bool:
    return expires is not None and expires < now

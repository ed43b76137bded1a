"""Tables that are alive: people come and go, clocks run, computer players think, and all are told what they may know.

The order is always the same: a choice is checked, written down durably, acknowledged, and told. While it is being
written the table is locked, so that nobody sees what might still be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, Protocol

from croupier.core.chance import Source
from croupier.core.game import Refused, Seat
from croupier.players import usual

from . import entries as log
from .entries import Entry, Person
from .journal import Conflict, Journal
from .people import label
from .tables import MISSED_CLOCKS, NotAllowed, Table

MISSING = 60.0  # seconds without a sign of life until a computer player keeps the seat warm
PAUSE = 0.6, 1.8  # seconds that computer players take, so that people can follow
GATHERING = 4.0  # seconds for people's clients to add to the chance of a game
HEARD = 0.25  # seconds of grace for what was sent before the clock ran out
NEXT_TRY = 5.0  # seconds until the house tries again what could not be written

logger = logging.getLogger("croupier.house")


Decide = Callable[[Table], Entry | None]  # what is to be written, if anything
Acknowledge = Callable[[int], None]  # told the number of the entry, once it is written and before anybody hears of it


class Guest(Protocol):
    """A connection that wants to know what happens at a table."""

    person: Person
    unheard: frozenset[Person]  # whose talk it does not want

    def tell(self, live: Live, entry: Entry) -> None:
        """An entry was written. Must not wait: who is slow is dropped by the connection, not waited for."""

    def news(self, live: Live) -> None:
        """Who is there has changed, or what the clock shows."""

    def dropped(self, why: str) -> None:
        """The table has left the memory of the house: look it up again."""


class Thinker(Protocol):
    """Where computer players think; never where the house talks to people."""

    async def choose(self, game: str, level: str, view: Any, moves: list[Any]) -> Any: ...
    async def work(self, do: Callable[..., Any], *what: Any) -> Any: ...


class Clock(Protocol):
    """Time, so that tests can make it pass."""

    def time(self) -> float: ...
    async def sleep(self, seconds: float) -> None: ...


class Live:
    """One table in the memory of the house."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.lost = False  # thrown away: the log knows better
        self.told: dict[Seat | None, str] = {}  # the latest entry, as it goes to each reader: written once for all
        self._gone: dict[Person, float] = {}  # since when nobody of this person is connected
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[tuple[int, Seat]] = set()  # (turn, seat)
        self._alarm: asyncio.Task[None] | None = None

    # People

    def arrive(self, guest: Guest) -> None:
        self.guests.add(guest)
        self._gone.pop(guest.person, None)
        self.spread_news()
        for seat in self.table.seats_of(guest.person):
            if self.table.sitting[seat].level and self.table.status == "playing":
                self.soon(self._come_back, seat)

    def depart(self, guest: Guest) -> None:
        self.guests.discard(guest)
        if guest.person not in self.present and guest.person in self.table.people():
            self._gone[guest.person] = self.house.clock.time()
            if self.table.status == "playing":
                self.soon(self._keep_warm, guest.person)
        self.spread_news()

    @property
    def present(self) -> set[Person]:
        return {guest.person for guest in self.guests}

    def spread_news(self) -> None:
        for guest in tuple(self.guests):
            guest.news(self)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """The table, while nobody changes it. If it was thrown away meanwhile, it has to be looked up again."""
        async with self.lock:
            self._only_found()
            yield self.table

    def _only_found(self) -> None:
        if self.lost:
            raise NotAllowed("again", "The table has to be looked up again.")

    # Writing

    async def do(self, decide: Decide, acknowledge: Acknowledge | None = None) -> int:
        """Decide, write, acknowledge, tell. Returns the number of the entry; nothing is half done if anything fails."""
        async with self.lock:
            return await self._do(decide, acknowledge)

    async def _do(self, decide: Decide, acknowledge: Acknowledge | None = None) -> int:
        self._only_found()
        entry = decide(self.table)
        if entry is None:
            return self.table.number
        at = self.house.clock.time()
        self.table.apply(entry, at)
        try:
            await self.house.journal.append(self.table, at, entry)
        except BaseException:
            self._lose()
            raise
        if acknowledge:
            acknowledge(self.table.number)
        self.told.clear()
        for guest in tuple(self.guests):
            guest.tell(self, entry)
        if logger.isEnabledFor(logging.DEBUG):
            kind = type(entry).__name__.lower()
            logger.debug("entry %d: %s", self.table.number, kind, extra={"table": label(self.table.name)})
        if self._is_gathered(entry):
            return await self._do(lambda table: table.start())
        self.arrange()
        return self.table.number

    def _is_gathered(self, entry: Entry) -> bool:
        """Whether the game can begin: all have added to its chance, or nobody is there who could be waited for."""
        table = self.table
        if not table.gathering or not isinstance(entry, log.Called | log.Contributed):
            return False
        return not table.missing or not (table.contributions or self.present & {*table.people()})

    def _lose(self) -> None:
        """The table may be ahead of its log: forget it. People who are connected look it up again."""
        self.drop("again")

    def drop(self, why: str) -> None:
        """Leave the memory of the house; who is connected is told to come again, or why not."""
        self.lost = True
        self.house.forget(self)
        self.close()
        for guest in tuple(self.guests):
            guest.dropped(why)

    async def choose(
        self, seat: Seat, move: Any, by: Any = "person", sent_as: str = "", turn: int | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> int:  # fmt: skip
        """Choose for a seat; what was sent before is only acknowledged again. Returns the page, as the seat counts."""

        def written(_: int) -> None:
            if acknowledge:
                acknowledge(self.table.number_for(seat))

        async with self.lock:
            before = self.table.chosen_before(seat, sent_as)
            if before is not None:
                if acknowledge:
                    acknowledge(before)
                return before
            await self._do(lambda table: table.choose(seat, move, by, sent_as, turn), written)
            return self.table.number_for(seat)

    async def wish(
        self, person: Person, what: log.Wishing, taken_back: bool = False, acknowledge: Acknowledge | None = None
    ) -> int:
        number = await self.do(lambda table: table.wish(person, what, taken_back), acknowledge)
        await self.do(lambda table: table.agreed(self.present | {person}))
        return number

    # What goes on by itself

    def arrange(self) -> None:
        """See to it that whoever has to act does: computer players think, and the clock runs."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        table = self.table
        if self.lost or not (table.gathering or table.status == "playing"):
            return
        if table.is_only_read:
            self.soon(self._end, "rules")
            return
        if table.gathering:
            self._alarm = self.soon(self._start, table.called_at + GATHERING)
            return
        for seat, level in table.to_think:
            if (table.turn, seat) not in self._thinking:
                self._thinking.add((table.turn, seat))
                self.soon(self._think, seat, level, table.turn)
        if (lasts := table.lasts()) is not None:
            self._alarm = self.soon(self._ring, table.asked_at + lasts, table.turn)

    def time_left(self) -> float | None:
        """Seconds for the open question; None without a clock."""
        lasts = self.table.lasts()
        return None if lasts is None else max(self.table.asked_at + lasts - self.house.clock.time(), 0.0)

    async def _start(self, due: float) -> None:
        """Who has not added to the chance of the game in time is left out."""
        await self.house.clock.sleep(due - self.house.clock.time())
        self._alarm = None  # from here on nobody cancels it
        await self.do(lambda table: table.start() if table.gathering else None)

    async def _ring(self, due: float, turn: int) -> None:
        """When the clock runs out, silence speaks. What is on its way is still heard."""
        await self.house.clock.sleep(due + HEARD - self.house.clock.time())
        self._alarm = None  # from here on nobody cancels it
        async with self.lock:
            table = self.table
            if table.turn == turn and table.waiting_seen and (lasts := table.lasts()) is not None:
                if table.asked_at + lasts <= self.house.clock.time():
                    await self._do(lambda table: table.run_out())
        await self._miss_people()

    async def _miss_people(self) -> None:
        """Who has let two clocks run out is away."""
        for seat, sitting in enumerate(self.table.sitting):
            if sitting.person and not sitting.level and sitting.missed >= MISSED_CLOCKS:
                await self._stand_in(seat)

    async def _keep_warm(self, person: Person) -> None:
        """A computer player takes over for who stays away; never in a game by correspondence."""
        if self.table.settings.clock == "days":
            return
        await self.house.clock.sleep(MISSING)
        gone = self._gone.get(person)
        if gone is not None and self.house.clock.time() - gone >= MISSING - HEARD:
            for seat in self.table.seats_of(person):
                await self._stand_in(seat)

    async def _stand_in(self, seat: Seat) -> None:
        def decide(table: Table) -> Entry | None:
            sitting = table.sitting[seat]
            warm = table.status == "playing" and sitting.person and not sitting.level
            return log.StoodIn(seat, usual(table.game)) if warm else None

        await self.do(decide)

    async def _come_back(self, seat: Seat) -> None:
        def decide(table: Table) -> Entry | None:
            sitting = table.sitting[seat]
            return log.CameBack(seat) if sitting.person and sitting.level and table.status == "playing" else None

        await self.do(decide)

    async def _end(self, why: Any) -> None:
        await self.do(lambda table: log.Ended(why) if table.gathering or table.status == "playing" else None)

    async def _think(self, seat: Seat, level: str, turn: int) -> None:
        """Let a computer player choose. How long it takes says nothing about what it sees."""
        table, house = self.table, self.house
        begun = house.clock.time()
        match = table.playing
        view, moves = match.view(seat), [*match.moves(seat), *match.asides(seat)]
        try:
            move = moves[0] if len(moves) == 1 else await house.thinker.choose(match.game.name, level, view, moves)
            if table.settings.pauses:
                await house.clock.sleep(begun + house.rng.uniform(*PAUSE) - house.clock.time())
            scene = table.glance() if table.status == "playing" else None
            phase = scene and match.game.phase(scene)
            if phase and scene and match.clock and phase.first_come(scene.table) and move == phase.silence(view):
                return  # silence is said by saying nothing
            await self.choose(seat, move, by="computer", turn=turn)
        except NotAllowed:
            pass  # somebody was quicker: the person is back, or the clock
        finally:
            self._thinking.discard((turn, seat))
        if move in match.asides(seat) or table.turn == turn:
            async with self.lock:
                self.arrange()

    def soon(self, do: Callable[..., Awaitable[None]], *what: Any) -> asyncio.Task[None]:
        task = asyncio.ensure_future(self._safely(do, *what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _safely(self, do: Callable[..., Awaitable[None]], *what: Any) -> None:
        """What goes on by itself has nobody to complain to: a table that cannot be written is tried again later."""
        try:
            await do(*what)
        except NotAllowed:
            pass
        except Conflict:
            await self.house.find(self.table.name)  # somebody else wrote first: the log knows what
        except Exception:
            logger.exception("what goes on by itself failed at a table", extra={"table": label(self.table.name)})
            if self.lost:
                await self.house.clock.sleep(NEXT_TRY)
                with suppress(Exception):
                    await self.house.find(self.table.name)

    def close(self) -> list[asyncio.Task[None]]:
        """Stop what goes on by itself here; what has been stopped."""
        stopped = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in stopped:
            task.cancel()
        return stopped


class House:
    """All tables that are alive."""

    def __init__(
        self, journal: Journal, source: Callable[[str], Source | None], thinker: Thinker, clock: Clock, rng: Random
    ) -> None:
        self.journal, self.source, self.thinker, self.clock, self.rng = journal, source, thinker, clock, rng
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def open(self, name: str, decide: Callable[[Table], Entry]) -> Live:
        """A new table."""
        live = Live(self, Table(name, self.source(name)))
        await live.do(decide)
        self.tables[name] = live
        return live

    async def find(self, name: str) -> Live:
        """The table of this id, out of its log if it is not in memory."""
        if live := self.tables.get(name):
            return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Live:
        written = await self.journal.entries(name)
        if not written:
            raise NotAllowed("no-table", "There is no such table: its address is wrong, or it was cleared away.")
        table = Table(name, self.source(name))
        try:
            for one in written:
                table.apply(one.entry, one.at)
                if isinstance(one.entry, log.Opened) and table.is_of_other_rules:
                    raise Refused("it was begun under other rules")
        except ValueError as error:
            logger.warning("a table cannot be played on: %s", error, extra={"table": label(name)})
            table = Table(name, self.source(name), only_read=True)
            for one in written:
                table.apply(one.entry, one.at)
        live = self.tables[name] = Live(self, table)
        if table.gathering:
            table.called_at = self.clock.time()  # who comes back may still add to the chance
            live.arrange()
        if table.status == "playing":
            table.asked_at = self.clock.time()  # nobody loses time because the house was closed
            live.arrange()
            for person in table.people():
                live._gone[person] = self.clock.time()
                live.soon(live._keep_warm, person)
        return live

    def forget(self, live: Live) -> None:
        if self.tables.get(live.table.name) is live:
            del self.tables[live.table.name]

    async def go_on(self) -> None:
        """Wake every table whose game is on, after a restart."""
        async for name in self.journal.unfinished():
            try:
                await self.find(name)
            except NotAllowed:
                pass  # cleared away meanwhile
            except Exception:  # the others must not wait for it
                logger.exception("a table cannot be woken", extra={"table": label(name)})

    async def close(self) -> None:
        """Let everything go that goes on by itself."""
        tasks = [task for live in self.tables.values() for task in live.close()]
        await asyncio.gather(*tasks, return_exceptions=True)

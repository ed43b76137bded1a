"""A house without a network: a journal in memory, a clock that tests move, and players that answer at once."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from random import Random
from typing import Any

from croupier import games
from croupier.core.chance import Source, seeded
from croupier.house.common.shards import shard_of
from croupier.house.live import updates
from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable
from croupier.house.protocol.listing import brief
from croupier.house.protocol.messages import Brief, Clock
from croupier.house.storage.journal import Conflict, Written
from croupier.house.storage.storage import UNDER_WAY
from croupier.house.tables import entries
from croupier.house.tables.entries import Ended, Entry, Settings
from croupier.house.tables.table import Table
from croupier.house.thinking.pool import SEEDED
from croupier.house.thinking.queueing import Share
from croupier.players import seated

ANN, BEN = "ann", "ben"


class Memory:
    """A journal that forgets nothing until the test is over; everything is really encoded and decoded."""

    def __init__(self) -> None:
        self.logs: dict[str, list[tuple[float, bytes]]] = {}
        self.rows: dict[str, tuple[str, Brief]] = {}  # its stored status, and how the lobby lists it
        self.broken = False
        self.log: list[str] = []  # what happened, in order

    async def append(self, table: Table, at: float, entry: Entry) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("the disk is full")
        written = self.logs.setdefault(table.name, [])
        if len(written) + 1 != table.number:
            raise Conflict(f"{table.number} after {len(written)}")
        written.append((at, entries.write(entry)))
        self.rows[table.name] = table.kept_as, brief(table)
        self.log.append("written")

    async def entries(self, table: str, after: int = 0) -> Sequence[Written]:
        found = self.logs.get(table, [])[after:]
        return [Written(number, at, entries.read(data)) for number, (at, data) in enumerate(found, after + 1)]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.logs[table]) for table in tables if table in self.logs}

    async def unfinished(self, shards: Collection[int] | None = None) -> AsyncIterator[Brief]:
        for status, listed in [*self.rows.values()]:
            if status in UNDER_WAY and (shards is None or shard_of(listed.table) in shards):
                yield listed


class Tick:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self._wall = 0.0  # how far the wall clock was set
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = 0

    def time(self) -> float:
        return self.now + self._wall

    def monotonic(self) -> float:
        return self.now

    def set_wall(self, seconds: float) -> None:
        """Set the wall clock, forward or back; nothing else notices."""
        self._wall += seconds

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._sleepers, (self.now + seconds, self._count, future))
        await future

    async def pass_by(self, seconds: float) -> None:
        """Let time pass, waking sleepers in order."""
        end = self.now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            due, _, future = heapq.heappop(self._sleepers)
            self.now = max(self.now, due)
            if not future.done():
                future.set_result(None)
            await settle()
        self.now = end
        await settle()


def tick(house: House) -> Tick:
    """The clock of a house that `a_house` made."""
    assert isinstance(house.clock, Tick)
    return house.clock


async def settle() -> None:
    """Wait until everybody who can do something has done it."""
    for _ in range(60):
        await asyncio.sleep(0)


class AtOnce:
    """Computer players that think in this process."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        rng = Random(seed) if seed else self.rng
        return seated(level, games.find(game), rng, SEEDED if seed else None).choose(view, moves)

    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any:
        return await asyncio.to_thread(do, *what)


def a_house(journal: Memory | None = None, seed: int = 1) -> House:
    rng = Random(seed)

    def source(_: str) -> Source:
        return seeded(rng)

    return House(journal or Memory(), source, AtOnce(seed), Tick(), Random(seed))


async def opened(
    house: House, game: str = "las_vegas", *, name: str = "t",
    people: tuple[str, ...] = ("ann", "ben"), seats: int = 0, begin: bool = True, **settings: Any,
) -> LiveTable:  # fmt: skip
    """A table with these people and computer players, begun."""
    seats = seats or max(games.find(game).seats[0], len(people))
    live = await house.open(name, lambda table: table.open(game, seats, {}, Settings(**settings), "ann", "Ann", "KING"))
    for seat in range(seats):
        if seat < len(people):
            await live.do(lambda table, seat=seat: table.sit(people[seat], people[seat].title(), seat))  # type: ignore[misc]
        else:
            await live.do(lambda table, seat=seat: table.fill("ann", seat, "regular", f"Bo {seat}"))  # type: ignore[misc]
    if begin:  # computer players alone may not begin, but serve to see what happens automatically
        await live.do(lambda table: table.begin("ann") if people else entries.Called())
    return live


class Listener:
    """A connection that remembers what it was told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.unheard = frozenset[str]()
        self.told: list[Entry] = []
        self.news_count = 0
        self.clocks: list[Clock] = []

    def tell(self, live: LiveTable, entry: Entry) -> None:
        self.told.append(entry)

    def news(self, live: LiveTable) -> None:
        self.news_count += 1

    def clock(self, live: LiveTable) -> None:
        self.clocks.append(updates.clock(live))

    def evicted(self, why: str) -> None:
        self.told.append(Ended("unused"))


async def first_move(live: LiveTable) -> int:
    """Whoever is asked first chooses their first move."""
    seat = live.table.waiting[0]
    return await live.choose(seat, live.table.playing.moves(seat)[0])

"""Several workers without a network: a line between them that a test delays, reorders, drops, repeats and cuts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
from houses import AtOnce, Memory, Tick, settle

from croupier import games
from croupier.house.cluster.channel import Census, Heard, Said
from croupier.house.cluster.member import Member
from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Entry, Settings
from croupier.house.tables.table import Table

PEOPLE = ("ann", "ben")
SECRET = "5e" * 32  # always the same dice


class Lossy(Memory):
    """A journal whose answer can get lost: the entry is written, and its writer does not know."""

    def __init__(self) -> None:
        super().__init__()
        self.lose_answer = False

    async def append(self, table: Table, at: float, entry: Entry) -> None:
        await super().append(table, at, entry)
        if self.lose_answer:
            self.lose_answer = False
            raise OSError("the line is broken")


class Wire:
    """What connects all workers."""

    def __init__(self) -> None:
        self.pending: list[tuple[int, str]] = []  # said and not yet heard: to whom, and what
        self.is_calm = False  # everything is heard at once
        self.ears: dict[int, Heard] = {}  # by worker
        self.tuned: dict[int, set[int]] = {}  # the shards that each worker listens to
        self.held: dict[int, int] = {}  # held[shard], the worker

    def cut(self, worker: int) -> None:
        self.ears.pop(worker, None)
        self.tuned.pop(worker, None)
        self.held = {shard: holder for shard, holder in self.held.items() if holder != worker}

    def deliver(self, place: int, keep: bool = False) -> None:
        worker, text = self.pending[place] if keep else self.pending.pop(place)
        if worker in self.ears:
            self.ears[worker](text)

    def deliver_all(self) -> None:
        while self.pending:
            self.deliver(0)

    @asynccontextmanager
    async def connect(self, worker: int, heard: Heard) -> AsyncIterator[End]:
        self.ears[worker] = heard
        try:
            yield End(self, worker, heard)
        finally:
            if self.ears.get(worker) == heard:
                self.cut(worker)


class End:
    """One worker's end of the wire; implements cluster.Channel."""

    def __init__(self, wire: Wire, worker: int, heard: Heard) -> None:
        self._wire, self._worker, self._heard = wire, worker, heard

    async def _pass(self) -> None:
        await asyncio.sleep(0)
        if self._wire.ears.get(self._worker) != self._heard:
            raise ConnectionError("the wire is cut")

    async def listen(self, shards: Collection[int]) -> None:
        await self._pass()
        self._wire.tuned[self._worker] = {*shards}

    async def say(self, said: Collection[Said]) -> None:
        await self._pass()
        for shard, text in said:
            tuned = [one for one in self._wire.ears if shard is None or shard in self._wire.tuned.get(one, ())]
            self._wire.pending += [(worker, text) for worker in tuned]
        if self._wire.is_calm:
            self._wire.deliver_all()

    async def census(self) -> Census:
        await self._pass()
        return Census(frozenset(self._wire.ears), dict(self._wire.held))

    async def hold(self, shards: Collection[int]) -> set[int]:
        await self._pass()
        free = {*shards} - self._wire.held.keys()
        self._wire.held |= dict.fromkeys(free, self._worker)
        return free

    async def release(self, shards: Collection[int]) -> None:
        await self._pass()
        for shard in shards:
            assert self._wire.held.pop(shard) == self._worker

    async def show_out(self, worker: int) -> None:
        await self._pass()
        self._wire.cut(worker)


class Worker:
    """A house among others."""

    def __init__(self, number: int, wire: Wire, journal: Memory, clock: Tick) -> None:
        self.number, self._wire = number, wire
        self.company = Member(wire.connect, clock, number)
        self.house = House(journal, lambda _: None, AtOnce(number), clock, Random(number), self.company)
        self.company.open(self.house)

    async def kill(self) -> None:
        """Die without a word, with nothing finished."""
        self._wire.cut(self.number)
        await self.company.close()
        for live in tuple(self.house.tables.values()):
            for guest in tuple(live.guests):
                guest.evicted("killed")
        await self.house.close()
        await settle()


class Client:
    """A person's page: remembers the number of the last entry it was told, and what it sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.unheard = frozenset[str]()
        self.live: LiveTable | None = None
        self.number = self.news_count = 0
        self.open: tuple[str, int, Any, int] | None = None  # not yet answered: id, seat, move, turn
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()

    def tell(self, live: LiveTable, entry: Entry) -> None:
        assert live is self.live, "told by a table that it has left"
        assert live.table.number == self.number + 1, f"entry {live.table.number} after {self.number}"
        self.number += 1

    def news(self, live: LiveTable) -> None:
        self.news_count += 1

    def clock(self, live: LiveTable) -> None:
        pass

    def evicted(self, why: str) -> None:
        self.leave()

    async def come(self, house: House, name: str) -> None:
        self.leave()
        live = await house.find(name)
        async with live.reading() as table:
            assert table.number >= self.number, "time went back"
            self.live, self.number = live, table.number
            live.arrive(self)

    def leave(self) -> None:
        if self.live:
            live, self.live = self.live, None
            live.depart(self)


class Town:
    """Workers, a wire between them, a journal and a clock."""

    def __init__(self, workers: int = 2, is_calm: bool = True) -> None:
        self.wire, self.journal, self.clock = Wire(), Lossy(), Tick()
        self.wire.is_calm = is_calm
        self.workers: list[Worker] = []
        self._count = 0
        for _ in range(workers):
            self.start()

    def start(self) -> Worker:
        self._count += 1
        self.workers.append(Worker(self._count, self.wire, self.journal, self.clock))
        return self.workers[-1]

    async def kill(self, worker: Worker) -> None:
        self.workers.remove(worker)
        await worker.kill()

    async def close(self) -> None:
        for worker in tuple(self.workers):
            await self.kill(worker)

    async def begin(self, name: str, game: str, clock: Any, **more: Any) -> LiveTable:
        """A table with Ann and Ben, opened at the first worker."""
        seats = max(games.find(game).seats[0], 2)
        agreed: Any = game, seats, {}, Settings(clock=clock, **more), "ann", "Ann", name
        live = await self.workers[0].house.open(
            name, lambda table: msgspec.structs.replace(table.open(*agreed), secret=SECRET)
        )
        for seat in range(seats):
            if seat < 2:
                await live.do(lambda table, seat=seat: log.Sat(seat, PEOPLE[seat], PEOPLE[seat].title()))  # type: ignore[misc]
            else:
                await live.do(lambda table, seat=seat: table.fill("ann", seat, "regular", f"Bo {seat}"))  # type: ignore[misc]
        await live.do(lambda table: table.begin("ann"))
        return live

    async def folded(self, name: str, upto: int | None = None) -> Table:
        table = Table(name)
        for one in (await self.journal.entries(name))[:upto]:
            table.apply(one.entry, one.at)
        return table

    def minders(self, name: str) -> list[Worker]:
        return [worker for worker in self.workers if worker.company.owns(name)]


async def choose_until(live: LiveTable, seat: int) -> None:
    """Play until this seat is asked."""
    while seat not in live.table.waiting:
        asked = live.table.waiting[0]
        await live.choose(asked, live.table.playing.moves(asked)[0])

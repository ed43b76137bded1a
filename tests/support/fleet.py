"""Several workers on one database, each a process; people connect to any of them, and reconnect to any."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from databases import cut_lines, restart
from house_process import PATIENCE, Party, Player, Server, check_told, check_written, seat_party

from croupier.common import fairness, records
from croupier.house.storage.storage import Storage

GAMES = ("las_vegas", "royal_casino", "vabanque", "red_end", "mind_roulette", "batting_poker", "rotary_lottery")
AT_ONCE = 8  # tables opened at the same time


@dataclass
class Fleet:
    """Workers of one house. Its address is that of any of them."""

    may_break = True  # its database is cut off and restarted

    url: str
    folder: Path
    rng: Random
    count: int = 3
    servers: list[Server] = field(default_factory=list)
    down: set[int] = field(default_factory=set)  # being killed and started again
    kills: int = 0

    @property
    def address(self) -> str:
        return self.rng.choice([one for place, one in enumerate(self.servers) if place not in self.down]).address

    async def start(self) -> None:
        folders = [self.folder / f"worker-{place}" for place in range(self.count)]
        for folder in folders:
            folder.mkdir()
        self.servers = [Server(self.url, folder) for folder in folders]
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in self.servers))

    async def kill_one(self) -> None:
        place = self.rng.choice([place for place in range(self.count) if place not in self.down])
        self.down.add(place)
        self.servers[place].kill()
        await asyncio.to_thread(self.servers[place].start)
        self.down.discard(place)
        self.kills += 1

    def stop(self) -> list[int]:
        return [server.stop() for server in self.servers]

    def close(self) -> None:
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.kill()

    @property
    def logs(self) -> str:
        return "".join(server.log.read_text(encoding="utf-8") for server in self.servers)


async def seat_all(fleet: Fleet, tables: int) -> list[Party]:
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def seat(place: int) -> Party:
        async with turnstile:
            return await seat_party(fleet, GAMES[place % len(GAMES)], 1 + place % 2, "brisk", fleet.rng)

    return list(await asyncio.gather(*map(seat, range(tables))))


async def trouble(fleet: Fleet, people: Sequence[Player], kills: int) -> None:
    """Workers are killed, connections to the database are cut, and once the database itself is restarted."""
    for number in range(kills):
        await some_choices(fleet, people)
        if number == kills // 2:
            await asyncio.to_thread(restart)
            await some_choices(fleet, people)
        await asyncio.to_thread(cut_lines, fleet.url, 3)
        await some_choices(fleet, people)
        await fleet.kill_one()


async def some_choices(fleet: Fleet, people: Sequence[Player]) -> None:
    """Wait until people have got some choices through, so that there is always somebody to disturb."""
    enough = sum(len(player.acknowledged) for player in people) + fleet.rng.randrange(5, 30)
    until = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in people) < enough:
        assert time.monotonic() < until, "nobody gets anything through"
        if all(player.result is not None for player in people):
            return
        await asyncio.sleep(0.005)


async def trial(fleet: Fleet, tables: int, kills: int) -> tuple[list[Party], int]:
    """Play all games to their end through all that, and check everything; returns the tables and their log entries."""
    try:
        await fleet.start()
        parties = await seat_all(fleet, tables)
        people = [player for party in parties for player in party.people]
        await asyncio.gather(*(player.play() for player in people), trouble(fleet, people, kills))
        for party in parties:
            await check_told(party)
        assert fleet.stop() == [0] * fleet.count
    finally:
        fleet.close()
    storage = await Storage.open(fleet.url)
    try:
        entries = 0
        for party in parties:
            entries += await check_written(storage, party)
            filed = await storage.record(party.table)
            assert filed
            assert not [one for one in fairness.check(records.read(filed)) if one.wrong], "chance that was not settled"
    finally:
        await storage.close()
    return parties, entries

"""The plan of docs/scale.md, simulated: script/bench scale [--tables 25000] [--workers 100].

A PostgreSQL database holds that many tables with games in progress, each with four people and a short log. It says how
long each query of one worker takes there, and how many bytes a second such a worker hears: from the shards it owns, and
from the shards of its guests' tables. Nobody plays: what moves cost is measured by house.py and workers.py.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec
from databases import database
from houses import AtOnce, Memory, Tick, opened
from sqlalchemy import insert

from bench.reference import reference
from croupier.house.cluster.announcements import Wrote, bundled
from croupier.house.common import people
from croupier.house.common.shards import SHARDS, shard_of, shards_of, shares
from croupier.house.live.house import House
from croupier.house.protocol.listing import brief
from croupier.house.storage import schema
from croupier.house.storage.storage import Storage
from croupier.house.tables import entries as log

SEATS, LINES = 4, 20  # entries of each log
AT_ONCE = 1_000  # rows in one statement
TRIES = 9
ENTRIES = 7_000  # written a second in the whole house, as the plan has it


async def a_game() -> tuple[dict[str, Any], list[bytes]]:
    """The row and the log of a table with a game in progress."""
    journal = Memory()
    house = House(journal, lambda _: None, AtOnce(), Tick(), Random(1))
    live = await opened(house, people=("ann", "ben", "cleo", "dan"), seats=SEATS, clock="relaxed")
    while live.table.number < LINES:
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[0])
    await house.close()
    lines = [data for _, data in journal.logs["t"]]
    row = {"game": "las_vegas", "public": False, "status": "playing", "opened": 0.0, "changed": time.time()}
    return {**row, "brief": msgspec.json.encode(brief(live.table))}, lines


async def fill(storage: Storage, count: int) -> list[str]:
    row, lines = await a_game()
    names = [people.new_table() for _ in range(count)]
    async with storage.engine.begin() as connection:
        for start in range(0, count, AT_ONCE):
            some = range(start, min(start + AT_ONCE, count))
            rows = [
                {
                    **row,
                    "id": names[one],
                    "code": f"C{one}",
                    "part": shard_of(names[one]),
                    "brief": row["brief"].replace(b'"table":"t"', f'"table":"{names[one]}"'.encode()),
                }
                for one in some
            ]
            await connection.execute(insert(schema.tables), rows)
            logs = [
                {"table": names[one], "number": number, "at": 0.0, "entry": entry}
                for one in some
                for number, entry in enumerate(lines, 1)
            ]
            await connection.execute(insert(schema.log), logs)
            seated = [
                {"table": names[one], "person": f"p{one * SEATS + seat}", "plays": True}
                for one in some
                for seat in range(SEATS)
            ]
            await connection.execute(insert(schema.guests), seated)
    async with storage.engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql("VACUUM ANALYZE")
    return names


async def timed(title: str, ask: Callable[[], Awaitable[int]]) -> None:
    took, rows = list[float](), 0
    for _ in range(TRIES):
        begun = time.perf_counter()
        rows = await ask()
        took.append(time.perf_counter() - begun)
    print(f"{title:>52}{rows:10,}{median(took) * 1e3:10.1f}{max(took) * 1e3:10.1f}", flush=True)


async def queries(storage: Storage, names: list[str], workers: int) -> None:
    mine = shares(frozenset(range(workers)))[0]
    here = [name for name in names if shard_of(name) in mine]

    async def unfinished(shards: Any) -> int:
        return len([one async for one in storage.unfinished(shards)])

    async def latest() -> int:
        return len(await storage.latest(here))

    async def lobby() -> int:
        return len(await storage.lobby())

    async def games() -> int:
        return len(await storage.games_of("p7", finished=False))

    async def read() -> int:
        return len(await storage.entries(here[0]))

    async def logs() -> int:
        return len(await storage.clear_logs(0.0))

    print(f"{len(names):,} tables; a worker of {workers} owns {len(mine)} of {SHARDS:,} shards")
    print(f"{'':>52}{'rows':>10}{'ms':>10}{'worst ms':>10}")
    await timed("games in progress, in its own shards (every 5 s)", lambda: unfinished(mine))
    await timed("the same, before: all games in progress", lambda: unfinished(None))
    await timed("the latest entries of its tables (every 5 s)", latest)
    await timed("the log of a table that is woken", read)
    await timed("the lobby", lobby)
    await timed("one person's games", games)
    await timed("finished games whose log is deleted (every 5 min)", logs)


def heard(names: list[str], workers: int, lines: list[bytes]) -> None:
    """What a worker hears, if the people of a table meet at one worker, and if they come in anywhere."""
    said = [Wrote(names[0], number, True, 0.0, log.read(line)) for number, line in enumerate(lines, 1)]
    size = sum(len(text) for one in said for text in bundled(1, [one])) / len(said)
    rng, mine = Random(1), {*shares(frozenset(range(workers)))[0]}
    together = {name for name in names if rng.randrange(workers) == 0}
    strewn = {name for name in names if any(rng.randrange(workers) == 0 for _ in range(SEATS))}
    print(f"{'':>52}{'shards':>10}{'share':>10}{'MB/s':>10}")
    for title, shards in (
        ("before: everything", set(range(SHARDS))),
        ("people of a table on any worker", mine | shards_of(strewn)),
        ("people of a table on one worker, through a proxy", mine | shards_of(together)),
    ):
        share = len(shards) / SHARDS
        print(f"{title:>52}{len(shards):10,}{share:10.0%}{ENTRIES * share * size / 1e6:10.2f}")


async def simulate(url: str, tables: int, workers: int) -> None:
    storage = await Storage.open(url)
    try:
        names = await fill(storage, tables)
        await queries(storage, names, workers)
    finally:
        await storage.close()
    heard(names, workers, (await a_game())[1])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=25_000)
    reader.add_argument("--workers", type=int, default=100)
    asked = reader.parse_args()
    print(f"reference loop: {reference():.0f} per second")
    with tempfile.TemporaryDirectory() as folder, database("postgresql", Path(folder)) as url:
        asyncio.run(simulate(url, asked.tables, asked.workers))


if __name__ == "__main__":
    main()

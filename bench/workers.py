"""What more workers bring: script/bench workers [--tables 40] [--seconds 10] [--chaos TABLES].

One process on SQLite, then one, two and four workers on PostgreSQL, one after the other in one run. Four people sit at
each table, each with a socket at whichever worker took it, and whoever is asked moves at once, so that the house always
has something to do. Database, workers and players share the cores of this machine: the figures can be compared with
each other, but say little about a setup where they do not.

With --chaos nothing is measured: that many tables are played to their end at three workers while these are killed and
cut off, and everything is checked as in tests/house/cluster/test_cluster.py.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles

from databases import database
from fleet import Fleet, trial

from bench.house import ENOUGH, SEATS, TICKS, Chair, Measures, Party, Told, open_tables, together, written
from bench.reference import reference
from croupier.house.application.policy import Policy
from croupier.house.limits.limits import Limits
from croupier.house.operating import supervisor as workers
from croupier.house.operating.serving import Serving, serve

STEPS = (("sqlite", None), ("postgresql", 1), ("postgresql", 2), ("postgresql", 4))
WARM_UP = 1.0  # seconds before measuring
KILLS = 20


class Eager(Party):
    """Four people who never think."""

    def __init__(self, name: str, measures: Measures, rng: Random) -> None:
        super().__init__(name, measures, rng)
        self._turn = asyncio.Event()

    def asked(self, chair: Chair, told: Told) -> None:
        super().asked(chair, told)
        self._turn.set()

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.is_over:
            try:
                await asyncio.wait_for(self._turn.wait(), 0.5)
            except TimeoutError:
                continue
            self._turn.clear()
            if (asked := self._asked) is not None:
                self._asked, self._count = None, self._count + 1
                await asked[0].send(asked[1], f"m{self._count}", self._rng)
        self._measures.left += self.is_over


class House:
    """The workers under test, seen from outside."""

    def __init__(self, url: str, count: int | None) -> None:
        command = [sys.executable, "-m", "bench.workers", "--serve", url, "--workers", str(count or 0)]
        self._popen = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._popen.stdout
        self.address = self._popen.stdout.readline().strip()

    @property
    def cpu(self) -> float:
        """Processor seconds of all its processes so far."""
        return sum(map(_cpu, _family(self._popen.pid)))

    def stop(self) -> None:
        self._popen.terminate()
        self._popen.wait(60)


def _family(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
    return [parent, *(one for child in children for one in _family(int(child)))]


def _cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def load(house: House, tables: int, seconds: float) -> tuple[Measures, float, float]:
    """Let people play. What they saw, the seconds it took, and the processor seconds of the house."""
    measures, rng = Measures(), Random(tables)
    names, cookies = await open_tables(house.address, tables)
    parties = [Eager(name, measures, rng) for name in names]
    listening = set[asyncio.Task[None]]()

    async def sit_down(chair: Chair, cookie: str) -> None:
        seated = asyncio.Event()
        listening.add(asyncio.ensure_future(chair.listen(house.address, cookie, seated)))
        await asyncio.wait_for(seated.wait(), 60)

    await together(sit_down(*one) for party in parties for one in zip(party.chairs, cookies, strict=True))
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(party.play(stop)) for party in parties]
    await asyncio.sleep(WARM_UP)
    measures.counts, cpu, begun = True, house.cpu, time.perf_counter()
    while time.perf_counter() < begun + seconds and sum(party.is_over for party in parties) <= tables / 10:
        await asyncio.sleep(0.05)
    measures.counts, spent, passed = False, house.cpu - cpu, time.perf_counter() - begun
    stop.set()
    await asyncio.gather(*playing)
    until = time.perf_counter() + 10
    while measures.acknowledged + measures.refused < measures.sent and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    await together((chair.socket.close() for party in parties for chair in party.chairs if chair.socket), 500)
    await asyncio.gather(*listening)
    return measures, passed, spent


def measure(kind: str, count: int | None, tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, database(kind, Path(folder)) as url:
        house = House(url, count)
        try:
            measures, passed, spent = asyncio.run(load(house, tables, seconds))
        finally:
            house.stop()
        waited, kept = measures.waited, asyncio.run(written(url))
    name = kind if count is None else f"{kind}, {count}"
    print(
        f"{name:>16}{len(waited) / passed:9.0f}{median(waited) * 1e3:8.1f}{quantiles(waited, n=100)[98] * 1e3:8.1f}"
        f"{spent / max(len(waited), 1) * 1e3:9.2f}{spent / passed:8.2f}",
        flush=True,
    )
    lost = measures.sent - measures.acknowledged - measures.refused
    if lost or measures.gaps or kept != measures.acknowledged:
        print(f"  {lost} not answered, {measures.gaps} gaps; {measures.acknowledged} acknowledged, {kept} in the log")


def serve_at(url: str, count: int) -> None:
    """The house without limits for one address."""
    limits = Limits(*[ENOUGH] * len(Limits.__struct_fields__))
    asked = Serving(port=0, database=url, policy=Policy(limits=limits), workers=count or None)

    def opened(here: str, _: list[str]) -> None:
        print(here.replace("localhost", "127.0.0.1"), flush=True)

    (workers.serve if count else serve)(asked, opened)


def be_cruel(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder, database("postgresql", Path(folder)) as url:
        fleet = Fleet(url, Path(folder), Random(1))
        parties, entries = asyncio.run(trial(fleet, tables, KILLS))
        people = [player for party in parties for player in party.people]
    print(f"  {fleet.kills} kills, {len(parties)} games, {entries:,} entries in their logs;")
    print(
        f"  {sum(len(player.acknowledged) for player in people):,} choices acknowledged, each in the log exactly once;"
    )
    print("  everybody was told the same, every record can be replayed, and all chance was settled beforehand")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--tables", type=int, default=80)
    reader.add_argument("--seconds", type=float, default=10.0, help="for each, or until a tenth of the games is over")
    reader.add_argument("--chaos", type=int, default=0, metavar="TABLES")
    reader.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    reader.add_argument("--workers", type=int, default=0, help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.serve:
        serve_at(asked.serve, asked.workers)
        return
    if asked.chaos:
        be_cruel(asked.chaos)
        return
    cores = len(os.sched_getaffinity(0))
    print(f"reference loop: {reference():.0f} per second; load of the machine before: {os.getloadavg()[0]:.1f}")
    print(f"{cores} cores for the house, the database and the players; {asked.tables} tables of {SEATS}")
    print(f"{'database, workers':>16}{'moves/s':>8}{'p50 ms':>8}{'p99 ms':>8}{'CPU ms':>9}{'cores':>8}")
    for kind, count in STEPS:
        measure(kind, count, asked.tables, asked.seconds)


if __name__ == "__main__":
    main()

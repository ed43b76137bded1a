"""How many people one core can serve: script/bench house [--sockets 2000] [--seconds 60].

The house has one core, the players have the other. Four people sit at each table, each with a socket, and at each
table somebody moves once a second. Between being sent and acknowledged, a move is checked, written to disk, and
told to the four. Steps before the last show how figures grow. Aims: p99 under 60 ms with 2,000 sockets and 500 moves
a second, no move lost, under 150 kB for a table without sockets, first answer within 1.5 s. Before that the same game
is played at boardgame.io, which keeps everything in memory, and at the house, one after the other (peer.py). --peer:
only that.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Literal

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench import peer
from bench.reference import reference
from croupier.house.application.policy import Policy
from croupier.house.limits.limits import Limits
from croupier.house.operating.serving import Serving, serve
from croupier.house.storage import schema
from croupier.house.storage.storage import Storage

GAME, SEATS = "las_vegas", 4  # one seat is asked at a time, and everybody is told
STEPS = (50, 200, 500, 1000, 2000)  # sockets
PACE = 1.0  # seconds from one move to the next at a table
WARM_UP = 6.0  # seconds before measuring
SHORT = 10.0  # seconds of the steps before the last
AT_ONCE = 32  # people who come in at the same time
TICKS = os.sysconf("SC_CLK_TCK")  # a second, of processor time
PAGE = os.sysconf("SC_PAGE_SIZE")  # bytes
ENOUGH = 10**6  # in place of limits, which are for strangers
BESIDE = 200  # sockets, where the house is compared with another server
Packing = Literal["deflate"] | None  # as browsers ask for it: permessage-deflate


class Told(msgspec.Struct):
    """The part of a message that is needed here; the rest is skipped."""

    message: str
    id: str = ""
    number: int = 0
    turn: int = 0
    moves: list[msgspec.Raw] = []
    result: msgspec.Raw = msgspec.Raw(b"null")


READ = msgspec.json.Decoder(Told).decode


@dataclass
class Measures:
    """What the players have seen."""

    waited: list[float] = field(default_factory=list)  # seconds from sending to acknowledgement, while measuring
    counts: bool = False
    sent: int = 0
    acknowledged: int = 0
    refused: int = 0
    gaps: int = 0  # pages that were missing, or came twice
    left: int = 0  # games that were over before the measurement was


class Chair:
    """One person at one table."""

    def __init__(self, table: Party, seat: int, measures: Measures) -> None:
        self._table = table
        self._seat = seat
        self._measures = measures
        self._sent: dict[str, float] = {}
        self._number = 0
        self.socket: ClientConnection | None = None

    async def listen(self, address: str, cookie: str, seated: asyncio.Event, packing: Packing = None) -> None:
        path = f"{address.replace('http', 'ws')}/api/tables/{self._table.name}/socket"
        more = {"Cookie": cookie}
        async with connect(path, additional_headers=more, compression=packing, ping_interval=None) as self.socket:
            try:
                while True:
                    self._hear(READ(await self.socket.recv(decode=False)), seated)
            except ConnectionClosed:
                return

    def _hear(self, told: Told, seated: asyncio.Event) -> None:
        match told.message:
            case "update":
                self._measures.gaps += seated.is_set() and told.number != self._number + 1
                self._number = told.number
                seated.set()
                if bytes(told.result) != b"null":
                    self._table.is_over = True
                if told.moves:
                    self._table.asked(self, told)
            case "done":
                self._measures.acknowledged += 1
                waited = time.perf_counter() - self._sent.pop(told.id)
                if self._measures.counts:
                    self._measures.waited.append(waited)
            case "refused":
                self._measures.refused += 1

    async def send(self, told: Told, sent_as: str, rng: Random) -> None:
        assert self.socket
        head = f'{{"message":"choose","id":"{sent_as}","seat":{self._seat},"turn":{told.turn},"move":'
        text = head.encode() + bytes(rng.choice(told.moves)) + b"}"
        self._sent[sent_as] = time.perf_counter()
        self._measures.sent += 1
        await self.socket.send(text, text=True)


class Party:
    """Four people, of whom one moves every second."""

    def __init__(self, name: str, measures: Measures, rng: Random) -> None:
        self.name = name
        self._measures = measures
        self._rng = rng
        self.chairs = [Chair(self, seat, measures) for seat in range(SEATS)]
        self.is_over = False
        self._asked: tuple[Chair, Told] | None = None
        self._count = 0

    def asked(self, chair: Chair, told: Told) -> None:
        self._asked = chair, told

    async def play(self, stop: asyncio.Event) -> None:
        due = time.perf_counter() + self._rng.uniform(0, PACE)
        while not stop.is_set() and not self.is_over:
            await asyncio.sleep(max(due - time.perf_counter(), 0))
            if (asked := self._asked) is not None:
                self._asked, self._count = None, self._count + 1
                await asked[0].send(asked[1], f"m{self._count}", self._rng)
            due += PACE
        self._measures.left += self.is_over


@dataclass(frozen=True)
class Figures:
    """One step."""

    sockets: int
    first_answer: float  # seconds from the start of the process
    first_answer_cpu: float  # processor seconds, of this process alone
    table: float  # bytes in memory for a table with a game in progress
    socket: float  # bytes, likewise
    arriving: float  # sockets a second that came in
    moves: float  # acknowledged, a second
    p50: float
    p99: float
    longest: float  # seconds
    cpu: float  # processor seconds of the house for one move
    busy: float  # the share of its core
    measures: Measures
    written: int  # moves of people in the log


class Process:
    """The house under test, seen from outside."""

    def __init__(self, folder: Path, core: int, profile: str) -> None:
        self.database = str(folder / "house.db")
        asked = ["--serve", self.database, "--core", str(core), "--profile", profile]
        self._is_profiled = bool(profile)
        begun = time.monotonic()
        self.popen = subprocess.Popen([sys.executable, "-m", "bench.house", *asked], stdout=subprocess.PIPE, text=True)
        assert self.popen.stdout
        self.address = self.popen.stdout.readline().strip()
        httpx.get(f"{self.address}/healthz").raise_for_status()
        self.first_answer, self.first_answer_cpu = time.monotonic() - begun, self.cpu

    @property
    def cpu(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self.popen.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Resident memory, in bytes."""
        return int(Path(f"/proc/{self.popen.pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE

    def turn_profile(self) -> None:
        """Start or stop the profiler, if wanted."""
        if self._is_profiled:
            self.popen.send_signal(signal.SIGUSR1)

    def stop(self) -> None:
        self.popen.terminate()
        self.popen.wait(60)


async def together(work: Iterable[Awaitable[Any]], most: int = AT_ONCE) -> list[Any]:
    """Await all of them, a limited number at a time."""
    turnstile = asyncio.Semaphore(most)

    async def one(wait: Awaitable[Any]) -> Any:
        async with turnstile:
            return await wait

    return await asyncio.gather(*map(one, work))


def _cookies(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def open_tables(address: str, count: int) -> tuple[list[str], list[str]]:
    """Open tables with games in progress, the same four people at each. Returns their ids, and the four's cookies."""
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1)  # well before the house closes idle ones
    people = [httpx.AsyncClient(base_url=address, limits=limits, timeout=60) for _ in range(SEATS)]

    async def one() -> str:
        settings = {"clock": "relaxed", "pauses": False}
        asked = {"game": GAME, "seats": SEATS, "settings": settings}
        name: str = (await people[0].post("/api/tables", json=asked)).json()["brief"]["table"]
        for seat in range(1, SEATS):
            (await people[seat].put(f"/api/tables/{name}/seats/{seat}", json={})).raise_for_status()
        (await people[0].post(f"/api/tables/{name}/begin")).raise_for_status()
        return name

    try:
        for number, client in enumerate(people):
            (await client.put("/api/me", json={"name": f"Guest {number}"})).raise_for_status()
        return await together(one() for _ in range(count)), [_cookies(client) for client in people]
    finally:
        await together(client.aclose() for client in people)


async def load(house: Process, sockets: int, seconds: float, packing: Packing = None) -> Figures:
    """Fill the house, let people play, and measure."""
    measures, rng, before = Measures(), Random(sockets), house.memory
    names, cookies = await open_tables(house.address, sockets // SEATS)
    opened = house.memory
    parties = [Party(name, measures, rng) for name in names]
    come_in, listening = time.perf_counter(), set[asyncio.Task[None]]()

    async def sit_down(chair: Chair, cookie: str) -> None:
        seated = asyncio.Event()
        listening.add(asyncio.ensure_future(chair.listen(house.address, cookie, seated, packing)))
        await asyncio.wait_for(seated.wait(), 60)

    await together(
        sit_down(chair, cookie) for party in parties for chair, cookie in zip(party.chairs, cookies, strict=True)
    )
    arriving, seated_memory = sockets / (time.perf_counter() - come_in), house.memory
    stop = asyncio.Event()
    playing = [asyncio.ensure_future(party.play(stop)) for party in parties]
    await asyncio.sleep(WARM_UP)
    house.turn_profile()
    measures.counts, cpu, begun = True, house.cpu, time.perf_counter()
    await asyncio.sleep(seconds)
    measures.counts, spent, passed = False, house.cpu - cpu, time.perf_counter() - begun
    house.turn_profile()
    stop.set()
    await asyncio.gather(*playing)
    until = time.perf_counter() + 10
    while measures.acknowledged + measures.refused < measures.sent and time.perf_counter() < until:
        await asyncio.sleep(0.05)
    await together((chair.socket.close() for party in parties for chair in party.chairs if chair.socket), 500)
    await asyncio.gather(*listening)
    house.stop()
    waited = sorted(measures.waited)
    cuts = quantiles(waited, n=100)
    return Figures(
        sockets=sockets,
        first_answer=house.first_answer,
        first_answer_cpu=house.first_answer_cpu,
        table=(opened - before) / len(parties),
        socket=(seated_memory - opened) / sockets,
        arriving=arriving,
        moves=len(waited) / passed,
        p50=median(waited),
        p99=cuts[98],
        longest=waited[-1],
        cpu=spent / max(len(waited), 1),
        busy=spent / passed,
        measures=measures,
        written=await written(house.database),
    )


async def written(database: str) -> int:
    """The number of people's choices in the log, acknowledged or not."""
    storage = await Storage.open(database)
    try:
        async with storage.engine.connect() as connection:
            return sum(b'"by":"person"' in entry for (entry,) in await connection.execute(select(schema.log.c.entry)))
    finally:
        await storage.close()


def print_figures(one: Figures) -> None:
    print(
        f"{one.sockets:8,}{one.moves:9.0f}{one.p50 * 1e3:8.1f}{one.p99 * 1e3:8.1f}{one.longest * 1e3:9.1f}"
        f"{one.cpu * 1e3:9.2f}{one.busy:8.0%}{one.arriving:10.0f}{one.table / 1e3:10.0f}{one.socket / 1e3:10.0f}"
        f"{one.first_answer:8.2f}{one.first_answer_cpu:8.2f}",
        flush=True,
    )
    lost = one.measures.sent - one.measures.acknowledged - one.measures.refused
    if lost or one.measures.refused or one.measures.gaps or one.written != one.measures.acknowledged:
        print(f"  {lost} not answered, {one.measures.refused} refused, {one.measures.gaps} gaps in what was told;")
        print(f"  {one.measures.acknowledged} acknowledged, {one.written} in the log")
    if one.measures.left:
        print(f"  {one.measures.left} games were over early, and their people idle")


def measure(sockets: int, seconds: float, core: int, profile: str = "", packing: Packing = None) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        house = Process(Path(folder), core, profile)
        try:
            return asyncio.run(load(house, sockets, seconds, packing))
        finally:
            if house.popen.poll() is None:
                house.popen.kill()


def beside(seconds: float, cores: tuple[int, int]) -> None:
    """The house, on disk, and boardgame.io, in memory: the same game, the same people, the same cores."""
    other = peer.measure(BESIDE, PACE, WARM_UP, seconds, cores)
    plain, packed = measure(BESIDE, seconds, cores[0]), measure(BESIDE, seconds, cores[0], packing="deflate")
    print(f"{BESIDE} sockets at {BESIDE // SEATS} tables, {other.moves:.0f} moves per second")
    print(f"{'':>28}{'CPU ms':>9}{'p50 ms':>8}{'p99 ms':>8}{'kB table':>10}{'kB socket':>10}")
    lines: dict[str, peer.Peer | Figures] = {
        f"boardgame.io {other.version}, memory": other,
        "croupier, disk": plain,
        "croupier, disk, deflate": packed,
    }
    for title, one in lines.items():
        print(
            f"{title:>28}{one.cpu * 1e3:9.2f}{one.p50 * 1e3:8.1f}{one.p99 * 1e3:8.1f}"
            f"{one.table / 1e3:10.0f}{one.socket / 1e3:10.0f}"
        )
    print(f"processor time per move, the house relative to boardgame.io: {plain.cpu / other.cpu:.2f}", flush=True)


def serve_on(core: int, database: str, profile: str) -> None:
    """The house on one core, without limits for one address; its computer players have nothing to do."""
    os.sched_setaffinity(0, {core})
    limits = Limits(*[ENOUGH] * len(Limits.__struct_fields__))
    asked = Serving(port=0, database=database, policy=Policy(limits=limits))

    def opened(here: str, _: list[str]) -> None:
        print(here.replace("localhost", "127.0.0.1"), flush=True)

    if not profile:
        serve(asked, opened)
        return
    import cProfile

    profiler, is_on = cProfile.Profile(), False

    def turn(*_: object) -> None:
        nonlocal is_on
        (profiler.disable if is_on else profiler.enable)()
        is_on = not is_on

    signal.signal(signal.SIGUSR1, turn)
    serve(asked, opened)
    profiler.dump_stats(profile)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--sockets", type=int, default=STEPS[-1], help="sockets in the last step")
    reader.add_argument("--seconds", type=float, default=60.0, help="how long the last step is measured")
    reader.add_argument("--only", action="store_true", help="only the last step")
    reader.add_argument("--peer", action="store_true", help="only compare with boardgame.io")
    reader.add_argument("--profile", default="", metavar="FILE", help="write a cProfile of the last moves")
    reader.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    reader.add_argument("--core", type=int, default=0, help="the core of the house; the players have another one")
    asked = reader.parse_args()
    if asked.serve:
        serve_on(asked.core, asked.serve, asked.profile)
        return
    cores = sorted(os.sched_getaffinity(0))
    print(f"reference loop: {reference():.0f} per second; load of the machine before: {os.getloadavg()[0]:.1f}")
    other = next((core for core in cores if core != asked.core), asked.core)
    os.sched_setaffinity(0, {other})
    if not asked.only:
        beside(SHORT, (asked.core, other))
    if asked.peer:
        return
    print(
        f"{'sockets':>8}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'worst ms':>9}{'CPU ms':>9}{'core':>8}{'come/s':>10}"
        f"{'kB table':>10}{'kB socket':>10}{'first s':>8}{'CPU s':>8}"
    )
    steps = [step for step in STEPS if step < asked.sockets and not asked.only]
    for sockets in [*steps, asked.sockets]:
        is_last = sockets == asked.sockets
        profile = asked.profile if is_last else ""
        print_figures(measure(sockets, asked.seconds if is_last else SHORT, asked.core, profile))


if __name__ == "__main__":
    main()

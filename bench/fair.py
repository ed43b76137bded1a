"""What one visitor can do to another: script/bench fair [--seconds 30].

Ann plays Las Vegas with a veteran, and this measures how long she waits for its answer: first alone in the house, then
while Eve does her worst from another address. Eve opens as many tables with veterans as she may, under many names,
sits at each with a socket, plays at once whenever she is asked, and asks for hints and reviews all the time. Aim: Ann
waits at most twice as long as before.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from house_process import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.reference import reference

ANN, EVE = "127.0.0.1", "127.0.0.2"  # the addresses they come from
GAME = "las_vegas"
TABLE = {"game": GAME, "seats": 2, "computers": ["veteran"], "begin": True}
SETTINGS = {"clock": "none", "pauses": False}
TWICE = 2.0
WARM_UP = 5.0  # seconds: thinking processes are started when they are needed


class Visitor:
    """Somebody who plays at tables with veterans as quickly as they can."""

    def __init__(self, server: str, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
        self._http = httpx.AsyncClient(base_url=server, transport=transport, timeout=60)
        self._server = server
        self._address = address
        self._rng = Random(address)
        self.waited: list[float] = []  # seconds from this person's move to a veteran's answer

    async def open_table(self) -> str | None:
        """A table with a veteran, if one may be opened."""
        answer = await self._http.post("/api/tables", json={**TABLE, "settings": SETTINGS})
        return answer.json()["brief"]["table"] if answer.status_code == 201 else None

    async def ask_for(self, what: str, table: str) -> None:
        await self._http.post(f"/api/tables/{table}/{what}")

    async def play(self, table: str, until: Callable[[], bool]) -> None:
        """Play until the game is over, or time is up. Waiting is measured where the answer took thinking."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._server.replace('http', 'ws')}/api/tables/{table}/socket"
        chosen_at: float | None = None
        try:
            async with connect(
                address, additional_headers={"Cookie": cookie}, local_addr=(self._address, 0), compression=None
            ) as socket:
                while not until():
                    told = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
                    if told["message"] != "update":
                        continue
                    if told["result"]:
                        return
                    if told["moves"]:
                        if chosen_at is not None:
                            self.waited.append(time.perf_counter() - chosen_at)
                        await socket.send(msgspec.json.encode(self._choice(told)).decode())
                        chosen_at = time.perf_counter()
        except (ConnectionClosed, TimeoutError, OSError):
            return

    def _choice(self, told: Any) -> dict[str, Any]:
        move = self._rng.choice(told["moves"])
        return {"message": "choose", "id": f"m{told['number']}", "seat": 0, "move": move, "turn": told["turn"]}

    async def close(self) -> None:
        await self._http.aclose()


async def play_on(server: str, address: str, until: Callable[[], bool]) -> list[float]:
    """Game after game."""
    visitor = Visitor(server, address)
    try:
        while not until():
            if table := await visitor.open_table():
                await visitor.play(table, until)
            else:
                await asyncio.sleep(0.5)
        return visitor.waited
    finally:
        await visitor.close()


async def do_the_worst(server: str, until: Callable[[], bool], names: int, tables: int) -> int:
    """Open as many tables as allowed, under many names, and ask for everything else that costs thinking. How many."""
    eves, opened = [Visitor(server, EVE) for _ in range(names)], 0

    async def one(eve: Visitor) -> None:
        nonlocal opened
        while not until():
            if table := await eve.open_table():
                opened += 1
                playing = asyncio.ensure_future(eve.play(table, until))
                while not playing.done():
                    await eve.ask_for("seats/0/hint", table)
                    await asyncio.sleep(1)
                await eve.ask_for("review", table)
            await asyncio.sleep(1)

    try:
        await asyncio.gather(*(one(eve) for eve in eves for _ in range(tables // names)), return_exceptions=True)
    finally:
        for eve in eves:
            await eve.close()
    return opened


def be_eve(server: str, seconds: float, names: int, tables: int) -> int:
    """In a process of her own: what Ann measures is the house, not how busy Eve is."""
    end = time.monotonic() + seconds
    return asyncio.run(do_the_worst(server, lambda: time.monotonic() > end, names, tables))


def print_line(name: str, waited: list[float]) -> None:
    if len(waited) < 2:
        raise SystemExit(f"{name}: {len(waited)} answers came")
    cuts = quantiles(waited, n=20)
    print(f"{name:<24}{len(waited):>8}{median(waited) * 1e3:>10.0f}{cuts[18] * 1e3:>10.0f}{max(waited) * 1e3:>10.0f}")


async def measure(server: str, seconds: float, names: int, tables: int) -> float:
    """How many times as long Ann waits, by the medians."""

    def for_a_while(seconds: float = seconds) -> Callable[[], bool]:
        end = time.monotonic() + seconds
        return lambda: time.monotonic() > end

    await play_on(server, ANN, for_a_while(WARM_UP))
    print(f"{'Ann waits for a veteran':<24}{'answers':>8}{'p50 ms':>10}{'p95 ms':>10}{'worst ms':>10}")
    alone = await play_on(server, ANN, for_a_while())
    print_line("alone", alone)
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        eve = elsewhere.submit(be_eve, server, seconds + WARM_UP, names, tables)
        await asyncio.sleep(WARM_UP)
        beside = await play_on(server, ANN, for_a_while())
        print_line("while Eve does her worst", beside)
        had: int = await asyncio.wrap_future(eve)
        print(f"Eve had {had} tables")
    return median(beside) / median(alone)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--seconds", type=float, default=30.0, help="how long each part is measured")
    reader.add_argument("--names", type=int, default=10, help="how many names Eve uses")
    reader.add_argument("--tables", type=int, default=60, help="how many tables she wants at once")
    asked = reader.parse_args()
    print(f"reference loop: {reference():.0f} per second; load of the machine before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "house.db"), Path(folder)) as server:
        times = asyncio.run(measure(server.address, asked.seconds, asked.names, asked.tables))
    print(f"{times:.2f} times as long: {'within' if times <= TWICE else 'not within'} twice")


if __name__ == "__main__":
    main()

"""Where computer players think: in processes of their own, so that the house always has time for people.

Players that look ahead, and so take their time, have processes apart from those that answer at once, and from hints.
Whose computer player thinks next is settled fairly (queueing.py).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context
from random import Random, SystemRandom
from typing import Any

from croupier import games
from croupier.common.processes import sheltered, work_for_the_host
from croupier.players import AT_TABLE, answers_by_network, levels, seated
from croupier.players.playouts import Budget

from .queueing import FairQueue, Share

QUICK = ("chaotic", "novice", "regular")  # they answer within a millisecond, as networks do
AHEAD = 3  # thoughts that a quick process is given at once, so that it need not wait for the next
SEEDED = Budget(playouts=120)  # of players whose choice must be the same whenever they are asked: time is not
YIELDING = 10  # niceness of advice, added to that of the house


class Pool:
    """Worker processes of one kind, and the queue for them. A process that dies is replaced."""

    def __init__(
        self, processes: int, at_once: int | None = None, begin: Callable[[], None] = work_for_the_host
    ) -> None:
        self._processes, self._begin = processes, begin
        self._queue = FairQueue(at_once or processes)
        self._executor = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), self._begin)

    async def run(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any:
        """Do it when it is their turn. If the process dies, it is tried once more."""
        try:
            return await self._run(whose, do, *what)
        except BrokenProcessPool:
            return await self._run(whose, do, *what)

    async def _run(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any:
        await self._queue.enter(whose)
        loop, executor = asyncio.get_running_loop(), self._executor
        try:
            with sheltered():
                work = executor.submit(do, *what)
        except BrokenProcessPool:
            self._queue.leave(whose)
            self._replace(executor)
            raise
        work.add_done_callback(lambda _: _tell(loop, self._queue.leave, whose))  # even if nobody waits for it any more
        try:
            return await asyncio.wrap_future(work)
        except BrokenProcessPool:
            self._replace(executor)
            raise

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if broken is self._executor:
            self._executor = self._new()

    def warm_up(self) -> None:
        with sheltered():
            self._executor.submit(_begin_thinking)

    def close(self) -> None:
        """Let running thoughts finish: anything left behind would complain when the process ends."""
        self._executor.shutdown(wait=True, cancel_futures=True)


class Thinkers:
    """Worker processes: one for quick answers, others for levels that look ahead, and some for advice, which yield."""

    def __init__(self, processes: int | None = None) -> None:
        cores = processes or os.cpu_count() or 2
        self._quick = Pool(1, at_once=AHEAD)
        self._slow = Pool(max(2, cores - 1))  # at least two: one address never has them all
        self._advice = Pool(max(1, cores // 2), begin=_give_way)
        self._pools = self._quick, self._slow, self._advice

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        """What a computer player of this level chooses; with a seed, the same whenever it is asked."""
        pool = self._slow if looks_ahead(game, level) else self._quick
        try:
            return moves[await pool.run(whose, think, game, level, view, moves, seed)]
        except BrokenProcessPool:
            return moves[0]

    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any:
        """Do something else that takes long."""
        return await self._advice.run(whose, do, *what)

    def warm_up(self) -> None:
        """Have the processes ready before the first table needs them; those for advice start when they are needed."""
        for pool in (self._quick, self._slow):
            pool.warm_up()

    def close(self) -> None:
        for pool in self._pools:
            pool.close()


@lru_cache(maxsize=256)
def looks_ahead(game: str, level: str) -> bool:
    """Whether a game's computer players of this level take their time."""
    return level not in QUICK and not answers_by_network(level, games.find(game))


def _tell(loop: asyncio.AbstractEventLoop, do: Callable[..., None], *what: Any) -> None:
    """Called from another thread; in a closed house there is nobody to tell."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(do, *what)


def _give_way() -> None:
    """In a process for advice: yield, so that nobody who plays waits for somebody who only wants to know."""
    work_for_the_host()
    if hasattr(os, "nice"):
        os.nice(YIELDING)


def think(game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> int:
    """In a worker: the index of the chosen move. With a seed, nothing depends on time or on other randomness."""
    found, rng, budget = games.find(game), Random(seed) if seed else SystemRandom(), SEEDED if seed else AT_TABLE
    player = seated(level if level in levels(found) else "chaotic", found, rng, budget)
    return moves.index(player.choose(view, moves))


def _begin_thinking() -> None:
    for name in games.names():
        games.part(name, "bots")

"""Where computer players think: in processes of their own, so that the house always has time for people.

Experts, who take their time, have a process apart from those who answer at once: nobody waits behind an expert but
another expert's table.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import SystemRandom
from typing import Any

from croupier import games
from croupier.players import AT_TABLE, levels, seated
from croupier.processes import work_for_the_host

QUICK = ("chaotic", "novice", "regular")  # who answer within a millisecond


class Minds:
    """Worker processes: one for quick answers, the others for those who look ahead."""

    def __init__(self, processes: int | None = None) -> None:
        self._slow_ones = max(1, (processes or os.cpu_count() or 2) - 1)
        self._quick, self._slow = self._pool(1), self._pool(self._slow_ones)

    @staticmethod
    def _pool(processes: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(processes, get_context("spawn"), work_for_the_host)

    async def choose(self, game: str, level: str, view: Any, moves: list[Any]) -> Any:
        """What a computer player of this level chooses. A process that dies is replaced, and asked once more."""
        for _ in range(2):
            pool = self._quick if level in QUICK else self._slow
            try:
                place = await asyncio.get_running_loop().run_in_executor(pool, think, game, level, view, moves)
                return moves[place]
            except BrokenProcessPool:
                self._replace(pool)
        return moves[0]

    async def work(self, do: Callable[..., Any], *what: Any) -> Any:
        """Something else that takes long. A process that dies is replaced, and what it did is tried once more."""
        try:
            return await asyncio.get_running_loop().run_in_executor(slow := self._slow, do, *what)
        except BrokenProcessPool:
            self._replace(slow)
            return await asyncio.get_running_loop().run_in_executor(self._slow, do, *what)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if broken is self._quick:
            self._quick = self._pool(1)
        elif broken is self._slow:
            self._slow = self._pool(self._slow_ones)

    def warm_up(self) -> None:
        """Have the processes ready before the first table needs them."""
        for pool in (self._quick, self._slow):
            pool.submit(_begin_thinking)

    def close(self) -> None:
        """Let those who think finish their thought: what is left behind would complain when the process ends."""
        for pool in (self._quick, self._slow):
            pool.shutdown(wait=True, cancel_futures=True)


def think(game: str, level: str, view: Any, moves: list[Any]) -> int:
    """In a worker: which of the moves."""
    found = games.find(game)
    player = seated(level if level in levels(found) else "chaotic", found, SystemRandom(), AT_TABLE)
    return moves.index(player.choose(view, moves))


def _begin_thinking() -> None:
    for name in games.names():
        games.part(name, "bots")

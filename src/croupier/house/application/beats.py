"""What the house does again and again in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ..common import faults
from ..common.clock import Clock


class Beat:
    """Does something every few seconds. A failure is logged, and the next time it is tried again."""

    def __init__(self, clock: Clock, every: float, do: Callable[[], Awaitable[None]], failed: str) -> None:
        self._clock = clock
        self._every = every
        self._do = do
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.ensure_future(self._go_on())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _go_on(self) -> None:
        while True:
            try:
                await self._do()
            except Exception as error:
                faults.note(self._failed, error)
            await self._clock.sleep(self._every)

"""The lock of a table. Whoever holds one never waits for another, so that no two can ever wait for each other."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

_holding: set[asyncio.Task[Any]] = set()


class TableLock(asyncio.Lock):
    """Held by one task at a time, which holds no other of its kind; one that asks for a second is at fault."""

    _holder: asyncio.Task[Any] | None = None

    async def acquire(self) -> Literal[True]:
        task = asyncio.current_task()
        if task in _holding:
            raise RuntimeError("Nobody holds more than one table's lock: let go of it before asking for another.")
        await super().acquire()
        if task is not None:
            self._holder = task
            _holding.add(task)
        return True

    def release(self) -> None:
        super().release()
        if self._holder is not None:
            _holding.discard(self._holder)
            self._holder = None

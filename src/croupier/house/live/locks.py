"""The lock of a table. A task that holds one never waits for another, so no two tasks can wait for each other."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

_holding: set[asyncio.Task[Any]] = set()


class TableLock(asyncio.Lock):
    """Held by one task at a time, which holds no other such lock; asking for a second is a bug."""

    _holder: asyncio.Task[Any] | None = None

    async def acquire(self) -> Literal[True]:
        task = asyncio.current_task()
        if task in _holding:
            raise RuntimeError("Only one table's lock may be held at a time: release it before asking for another.")
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

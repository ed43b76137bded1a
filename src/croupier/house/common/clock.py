"""Time, as the house goes by it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Time, so that tests can make it pass."""

    def time(self) -> float:
        """Seconds since 1970, as on the wall: what is stored. It may be set at any time, forward or back."""

    def monotonic(self) -> float:
        """Seconds since some moment: what limits, clocks and alarms go by. It never goes back, and never jumps."""

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The clock on the wall, and the one that nobody can set."""

    def time(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(seconds, 0))

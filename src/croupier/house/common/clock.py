"""Time, as the house measures it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Time, behind a protocol so that tests can make it pass."""

    def time(self) -> float:
        """Seconds since 1970, the wall clock: what is stored. It may be set at any time, forward or back."""

    def monotonic(self) -> float:
        """Seconds since some moment: used by limits, clocks and alarms. It never goes back, and never jumps."""

    async def sleep(self, seconds: float) -> None: ...


class SystemClock:
    """The wall clock, and the one that nobody can set."""

    def time(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(seconds, 0))

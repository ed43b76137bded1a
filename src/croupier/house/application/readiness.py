"""Whether the house can do its job: read its database, and write to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from ..common import faults

PATIENCE = 5.0  # seconds for the database to answer
FRESH = 1.0  # seconds that an answer stays valid: asking often costs nothing


class Readiness:
    """Tries the database when somebody asks; everyone who asks within the same second gets the same answer."""

    def __init__(self, try_out: Callable[[], Awaitable[None]], clock: Callable[[], float] = time.monotonic) -> None:
        self._try_out, self._clock = try_out, clock
        self._asking = asyncio.Lock()
        self._until = 0.0
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """Why the house is not ready; None if it is."""
        async with self._asking:
            if self._clock() >= self._until:
                self._trouble = await self._look()
                self._until = self._clock() + FRESH
        return self._trouble

    async def _look(self) -> str | None:
        try:
            await asyncio.wait_for(self._try_out(), PATIENCE)
        except TimeoutError:
            return f"The database has not answered for {PATIENCE:g} seconds."
        except Exception as error:
            faults.note("the database could not be checked", error)
            why = faults.reason(error) if faults.is_of_database(error) else "see the log."
            return f"The database cannot be used: {why}"
        return None

"""Keeping the house tidy: games in progress are woken, and what nobody needs any longer is cleared away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ..common import faults
from ..limits.allowance import Allowance
from ..live.house import House
from ..live.live_table import NEXT_TRY
from ..storage.storage import Storage
from .callers import GUEST

DAY = 86_400.0
UNUSED = 3600.0  # seconds that a table may wait for its game to begin
LOGS_KEPT = 30 * DAY  # seconds after the last entry until the log of a filed game goes: its record is enough
ABANDONED = 7 * DAY  # seconds without an entry until a rated game against computer players alone counts as left
NAME_KEPT = 30 * DAY  # seconds that the house remembers somebody who was never at a table
SWEEP = 300.0  # seconds between two sweeps


class Tidying:
    """Sweeps every few minutes."""

    def __init__(
        self,
        storage: Storage,
        house: House,
        allowance: Allowance,
        keep_days: float | None,
        promise: Callable[[], Awaitable[object]],
    ) -> None:
        self._storage = storage
        self._house = house
        self._allowance = allowance
        self._keep_days = keep_days
        self._promise = promise  # commits to the deals of the coming days
        self._rounds: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        if self._rounds:
            self._rounds.cancel()
            with suppress(asyncio.CancelledError):
                await self._rounds

    async def _go_round(self) -> None:
        is_awake = False
        while True:
            try:
                if not is_awake:
                    await self._house.go_on()
                    is_awake = True
                await self._promise()
                await self.sweep()
            except Exception as error:
                faults.note("clearing away what is old failed", error)
            await self._house.clock.sleep(SWEEP if is_awake else NEXT_TRY)

    async def sweep(self) -> None:
        """Clear away tables that never began and games that were kept long enough; evict tables that nobody uses."""
        house, now = self._house, self._house.clock.time()
        finished = None if self._keep_days is None else now - self._keep_days * DAY
        gone = await self._storage.clear(open_before=now - UNUSED, finished_before=finished)
        for name in [*gone, *await self._storage.clear_logs(now - LOGS_KEPT)]:
            house.cluster.cleared(name)
            house.cleared(name)
        present = {guest.person for live in house.tables.values() for guest in live.guests}
        await self._storage.clear_people(GUEST, before=now - DAY, named_before=now - NAME_KEPT, besides=present)
        self._allowance.forget_old()
        for listed in await self._storage.stalled(now - ABANDONED):
            people = {sitter.person for sitter in listed.sitters if sitter.person}
            if listed.settings.rated and len(people) == 1 and house.cluster.owns(listed.table):
                await (await house.find(listed.table)).end("empty")
        for live in tuple(house.tables.values()):
            is_busy = live.is_on and live.is_owned and not live.is_resting
            rested = house.clock.monotonic() - max(live.used_at, live.told_at)
            if not live.guests and not is_busy and rested > SWEEP:
                live.evict("again")

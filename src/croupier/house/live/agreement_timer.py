"""How long a live table waits for answers to a wish: where there is a time limit, silence agrees when it is over."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..tables import entries as log
from ..tables.agreements import BY_ALL
from ..tables.entries import Entry

if TYPE_CHECKING:
    from ..tables.table import Table
    from .live_table import LiveTable

TO_ANSWER = 86_400.0  # seconds after which silence agrees, where it does


class AgreementTimer:
    """Waits for the answers at a live table until their time is over."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._asked: dict[float, float] = {}  # stored times as monotonic ones
        self._alarm: asyncio.Task[None] | None = None

    def left(self) -> dict[log.Wishing, float]:
        """Seconds until silence agrees, by wish, for those where it does."""
        now = self._live.house.clock.monotonic()
        return {what: max(due - now, 0.0) for what, due in self._due().items()}

    def look(self) -> None:
        """Make sure that silence speaks in time."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if (due := self._due()) and self._live.is_owned:
            self._alarm = self._live.soon(self._settle, min(due.values()))

    def _due(self) -> dict[log.Wishing, float]:
        """When silence agrees. Nobody loses time because the house was closed."""
        live, agreement = self._live, self._live.table.agreement
        since = {what: agreement.silence_since(what) for what in BY_ALL} if live.table.status == "playing" else {}
        self._asked = {at: self._asked.get(at, live.dial.measured(at)) for at in since.values() if at is not None}
        return {what: max(self._asked[at], live.open_since) + TO_ANSWER for what, at in since.items() if at is not None}

    async def _settle(self, due: float) -> None:
        live = self._live

        def decide(table: Table) -> Entry | None:
            silent = [what for what, left in self.left().items() if left <= 0]
            return table.agreement.reached(live.present, silent)

        await live.house.clock.sleep(due - live.house.clock.monotonic())
        self._alarm = None  # from here on it must not be cancelled
        await live.do(decide)
        if self._alarm is None:
            self.look()  # woken too early: set it again

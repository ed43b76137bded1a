"""What somebody missed, with the table after each event: a table keeps that only for its latest page, so its log is
folded again. Nobody is told more than at the time: the pages are the same reader's, made in the same way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from croupier.core.game import Seat

from ..storage.journal import Written
from ..tables.page_log import Page
from ..tables.table import Table
from .house import House


class Recall:
    """A table being rebuilt, and what one reader was told after the page with this number."""

    def __init__(self, table: Table, seat: Seat | None, since: int) -> None:
        self._table = table
        self._seat = seat
        self._since = since
        self.read = 0  # entries
        self.pages: list[Page] = []

    def follow(self, written: Sequence[Written]) -> None:
        for one in written:
            before = self._table.number_for(self._seat)
            self._table.is_followed = is_missed = before >= self._since
            self._table.apply(one.entry, one.at)
            self.read += 1
            if is_missed:
                self.pages += self._table.pages(self._seat, before)


class Recalls:
    """One at a time: rebuilding a long game is work."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._one_at_a_time = asyncio.Lock()

    async def begin(self, table: Table, seat: Seat | None, since: int) -> Recall | None:
        """Everything written so far, folded in a thread of its own; None if today's rules cannot play it."""
        if table.is_only_read:
            return None
        recall = Recall(Table(table.name, self._house.source(table.name)), seat, since)
        async with self._one_at_a_time:
            await asyncio.to_thread(recall.follow, await self._house.journal.entries(table.name))
        return recall

    async def finish(self, recall: Recall, table: Table) -> list[Page]:
        """Read the rest, while nobody changes the table."""
        if recall.read < table.number:
            recall.follow(await self._house.journal.entries(table.name, recall.read))
        return recall.pages

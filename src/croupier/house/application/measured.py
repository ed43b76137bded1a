"""What the house writes and thinks, counted and timed: metrics for whoever runs it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Any

from ..live.roles import Thinker
from ..protocol.messages import Brief
from ..storage.journal import Conflict, Journal, Written
from ..tables.entries import Entry
from ..tables.table import Table
from ..thinking.queueing import Share
from .metrics import Metrics


class MeasuredJournal:
    """A journal whose entries are counted and timed, and which tells when a game has been filed."""

    def __init__(self, journal: Journal, metrics: Metrics, filed: Callable[[], None]) -> None:
        self._journal = journal
        self._metrics = metrics
        self._filed = filed

    async def append(self, table: Table, at: float, entry: Entry) -> None:
        with self._metrics.writing.time():
            try:
                await self._journal.append(table, at, entry)
            except Conflict:
                self._metrics.conflicts.inc()
                raise
        self._metrics.entries.inc()
        if table.is_finished:
            self._filed()

    async def entries(self, table: str, after: int = 0) -> Sequence[Written]:
        return await self._journal.entries(table, after)

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._journal.latest(tables)

    def unfinished(self, shards: Collection[int] | None = None) -> AsyncIterator[Brief]:
        return self._journal.unfinished(shards)


class MeasuredThinker:
    """A thinker whose thoughts are timed."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        with self._metrics.thinking.time():
            return await self._thinker.choose(whose, game, level, view, moves, seed)

    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any:
        return await self._thinker.work(whose, do, *what)

"""Where logs of tables are kept. This is all the house asks for; storage.py keeps them in a database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Protocol

from croupier.core.game import Value

from ..protocol.messages import Brief
from ..tables.entries import Entry
from ..tables.table import Table


class Conflict(Exception):
    """Another entry with this number was written first: look at the log again."""


class Written(Value):
    """An entry as it was written."""

    number: int
    at: float  # seconds since 1970, by the clock of the house
    entry: Entry


class Journal(Protocol):
    """Append-only logs, one for each table."""

    async def append(self, table: Table, at: float, entry: Entry) -> None:
        """Write the latest entry of a table so that not even a crash loses it; Conflict if its number is taken.

        The table's listing in the lobby and among people's own games is written in the same transaction."""

    async def entries(self, table: str, after: int = 0) -> Sequence[Written]:
        """The log of a table from here on; empty if there is no such table."""

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the latest entry of each of these tables that exist."""

    def unfinished(self, shards: Collection[int] | None = None) -> AsyncIterator[Brief]:
        """The tables whose game is in progress or about to begin, as the lobby lists them: in these shards, or all."""

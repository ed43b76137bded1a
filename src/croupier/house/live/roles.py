"""What a live table needs from others: a home, somebody to tell, and somebody who thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from ..cluster.cluster import Cluster
from ..common.clock import Clock
from ..storage.journal import Journal, Written
from ..tables.entries import Entry, Person
from ..tables.table import Table
from ..thinking.queueing import Share

if TYPE_CHECKING:
    from .live_table import LiveTable


class Home(Protocol):
    """What a live table knows of the house that it is in."""

    journal: Journal
    clock: Clock
    cluster: Cluster
    thinker: Thinker
    rng: Random
    grace: float  # seconds that a page has to show a question before its clock starts anyhow

    def fold(self, name: str, written: Sequence[Written]) -> Table:
        """A table as its log makes it."""

    def evicted(self, live: LiveTable) -> None:
        """The table has left the memory."""

    async def find(self, name: str) -> LiveTable:
        """The table of this id, out of its log if it is not in memory."""


class Guest(Protocol):
    """A connection that wants to know what happens at a table."""

    person: Person
    unheard: frozenset[Person]  # whose talk it does not want

    def tell(self, live: LiveTable, entry: Entry) -> None:
        """An entry was written. Must not wait: who is slow is dropped by the connection, not waited for."""

    def news(self, live: LiveTable) -> None:
        """Who is there has changed."""

    def clock(self, live: LiveTable) -> None:
        """The clock of the open question has started."""

    def evicted(self, why: str) -> None:
        """The table has left the memory of the house: look it up again."""


class Thinker(Protocol):
    """Where computer players think; never where the house talks to people."""

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any]) -> Any: ...
    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any: ...

"""What a live table needs from others: a house, guests to tell, and a thinker."""

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
    """What a live table knows of its house."""

    journal: Journal
    clock: Clock
    cluster: Cluster
    thinker: Thinker
    rng: Random
    grace: float  # seconds that a page has to show a question before its clock starts anyway

    def fold(self, name: str, written: Sequence[Written]) -> Table:
        """A table as its log makes it."""

    def evicted(self, live: LiveTable) -> None:
        """The table has left memory."""

    async def find(self, name: str) -> LiveTable:
        """The table with this id, read from its log if it is not in memory."""


class Guest(Protocol):
    """A connection that wants to know what happens at a table."""

    person: Person
    unheard: frozenset[Person]  # whose talk it does not want

    def tell(self, live: LiveTable, entry: Entry) -> None:
        """An entry was written. Must not wait: the connection drops a slow reader rather than wait."""

    def news(self, live: LiveTable) -> None:
        """The people present have changed."""

    def clock(self, live: LiveTable) -> None:
        """The clock of the open question has started."""

    def evicted(self, why: str) -> None:
        """The table has left memory: look it up again."""


class Thinker(Protocol):
    """Where computer players think; never in the process that serves people."""

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        """What a computer player of this level chooses; with a seed, the same whenever it is asked."""

    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any: ...

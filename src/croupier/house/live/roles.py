"""What a live table needs from others: somebody to tell, and somebody who thinks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from ..tables.entries import Entry, Person
from ..thinking.queueing import Share

if TYPE_CHECKING:
    from .live_table import Live


class Guest(Protocol):
    """A connection that wants to know what happens at a table."""

    person: Person
    unheard: frozenset[Person]  # whose talk it does not want

    def tell(self, live: Live, entry: Entry) -> None:
        """An entry was written. Must not wait: who is slow is dropped by the connection, not waited for."""

    def news(self, live: Live) -> None:
        """Who is there has changed."""

    def clock(self, live: Live) -> None:
        """The clock of the open question has started."""

    def dropped(self, why: str) -> None:
        """The table has left the memory of the house: look it up again."""


class Thinker(Protocol):
    """Where computer players think; never where the house talks to people."""

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any]) -> Any: ...
    async def work(self, whose: Share, do: Callable[..., Any], *what: Any) -> Any: ...

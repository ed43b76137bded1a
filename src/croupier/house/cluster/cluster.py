"""What a house knows of other workers and is told by them; and a house of one process, which has no others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ..storage.journal import Written
from ..tables.entries import Person


class Cluster(Protocol):
    """What a house knows of other workers."""

    @property
    def is_shared(self) -> bool:
        """Whether there can be others."""

    @property
    def worker(self) -> str:
        """What this worker is called in logs and figures."""

    @property
    def shards(self) -> Collection[int] | None:
        """The shards that we own; None: all."""

    def owns(self, table: str) -> bool:
        """Whether this worker runs the clocks and computer players of this table."""

    def elsewhere(self, table: str) -> set[Person]:
        """The people connected to this table at other workers."""

    def open_since(self, loaded: float) -> float:
        """Since when the house has been open, for a table that was read from its log at this time."""

    def workers_of(self, table: str, people: Collection[Person]) -> set[str]:
        """The other workers where any of these people is connected to this table."""

    def clock(self, table: str, question: int, since: float | None) -> None:
        """Say since when the clock of a question runs, or that everyone connected here can act; or ask: clocks.py."""

    def wrote(self, table: str, one: Written, is_on: bool) -> None:
        """An entry was written here; and whether the table's game is in progress, or about to begin."""

    def here(self, table: str, people: Collection[Person]) -> None:
        """Say who is connected to this table here, from now on."""

    def cleared(self, table: str) -> None:
        """A table was cleared away."""

    def forgot(self, person: Person, nobody: Person) -> None:
        """A person wanted to be forgotten: logs now have nobody in their place."""

    def open(self, house: ClusterListener) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Leave the others."""


class ClusterListener(Protocol):
    """A house that is told what other workers do."""

    def heard(self, table: str, number: int, is_on: bool, one: Written | None) -> None:
        """Another worker wrote the entry with this number; the entry comes along if it was short enough."""

    def cleared(self, table: str) -> None:
        """Another worker cleared a table away."""

    def forgot(self, person: Person, nobody: Person) -> None:
        """Another worker took a person out of everything that is stored."""

    def asked_about(self, shard: int) -> None:
        """Another worker listens to this shard from now on, and may not know of its clocks."""

    def noticed(self, table: str, gone: Collection[Person]) -> None:
        """The people connected at another worker have changed; given are those who left."""

    def heard_clock(self, worker: str, table: str, question: int, since: float | None) -> None:
        """The clock of a question runs, says the worker that owns the table; or everyone connected there can act."""

    def known(self) -> Collection[str]:
        """The tables that are in memory here."""

    def rearrange(self) -> None:
        """Which tables we own has changed."""

    async def look(self) -> None:
        """Look at the log for what was missed, and wake tables that nobody runs."""


class Alone:
    """One process: everything is mine."""

    is_shared = False
    worker = "alone"
    shards = None

    def owns(self, table: str) -> bool:
        return True

    def elsewhere(self, table: str) -> set[Person]:
        return set()

    def open_since(self, loaded: float) -> float:
        return loaded  # it was closed until then, and nobody should lose time by that

    def workers_of(self, table: str, people: Collection[Person]) -> set[str]:
        return set()

    def clock(self, table: str, question: int, since: float | None) -> None:
        pass

    def wrote(self, table: str, one: Written, is_on: bool) -> None:
        pass

    def here(self, table: str, people: Collection[Person]) -> None:
        pass

    def cleared(self, table: str) -> None:
        pass

    def forgot(self, person: Person, nobody: Person) -> None:
        pass

    def open(self, house: ClusterListener) -> None:
        pass

    async def close(self) -> None:
        pass

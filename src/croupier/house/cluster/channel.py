"""What connects the workers of a house: a channel on which they talk and hold shards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol


class Census(NamedTuple):
    """Which workers are there, and which of them holds which shard."""

    workers: frozenset[int]
    held: dict[int, int]  # held[shard], the worker


class Channel(Protocol):
    """What connects workers. A line that breaks raises, and everything held through it is free at once."""

    async def say(self, said: Collection[Said]) -> None:
        """Say this to everybody who listens there, the sender included."""

    async def listen(self, shards: Collection[int]) -> None:
        """Listen to these shards from now on, and to what is said to all."""

    async def census(self) -> Census: ...
    async def hold(self, shards: Collection[int]) -> set[int]:
        """Try to hold these shards; returns those it got."""

    async def release(self, shards: Collection[int]) -> None: ...
    async def show_out(self, worker: int) -> None:
        """Break the line of a worker that has gone silent."""


Said = tuple[int | None, str]  # about which shard (None: to all), and what
Heard = Callable[[str], None]
Connect = Callable[[int, Heard], AbstractAsyncContextManager[Channel]]

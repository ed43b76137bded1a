"""What joins the workers of a house: a channel on which they speak, and hold shards."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol


class Census(NamedTuple):
    """Who is there, and who holds which shard."""

    workers: frozenset[int]
    held: dict[int, int]  # held[shard], the worker


class Channel(Protocol):
    """What joins workers. A line that breaks raises, and everything held by it is free at once."""

    async def say(self, said: Collection[Said]) -> None:
        """To everybody who listens there, oneself included."""

    async def listen(self, shards: Collection[int]) -> None:
        """From now on to these shards, and to what is said to all."""

    async def census(self) -> Census: ...
    async def hold(self, shards: Collection[int]) -> set[int]:
        """Try to hold these shards; which of them it got."""

    async def release(self, shards: Collection[int]) -> None: ...
    async def show_out(self, worker: int) -> None:
        """Break the line of a worker that no longer says anything."""


Said = tuple[int | None, str]  # of which shard, or to all; and what
Heard = Callable[[str], None]
Connect = Callable[[int, Heard], AbstractAsyncContextManager[Channel]]

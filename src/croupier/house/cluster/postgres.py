"""The line between workers that share a PostgreSQL database: what they say, and who holds what.

One session for all of it. If it breaks, the worker hears nothing and holds nothing: both at once, by construction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from ..common.clock import Clock
from .channel import Census, Connect, Heard, Said
from .member import Member

CHANNEL = "croupier"
SHARD, WORKER = 1_129_467_728, 1_129_467_729  # the first halves of our advisory locks; the second says which one
PATIENCE = 5.0  # seconds for an answer; then the line counts as broken
KEEPALIVE = ("idle = 5", "interval = 2", "count = 3")  # so that the server notices a machine that lost power

HELD = f"""
    SELECT classid::bigint, objid::bigint, pid FROM pg_locks
    WHERE locktype = 'advisory' AND classid IN ({SHARD}, {WORKER}) AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
HOLD = f"SELECT which FROM unnest($1::int[]) AS which WHERE pg_try_advisory_lock({SHARD}, which)"
SAY = "SELECT pg_notify(channel, said) FROM unnest($1::text[], $2::text[]) AS each(channel, said)"
RELEASE = f"SELECT pg_advisory_unlock({SHARD}, which) FROM unnest($1::int[]) AS which"


class Session:
    """Implements channel.Channel."""

    def __init__(self, connection: Any, heard: Heard) -> None:
        self._connection, self._heard = connection, heard  # of asyncpg
        self._lock = asyncio.Lock()
        self._shards: set[int] = set()  # that are listened to

    def hear(self, *said: Any) -> None:
        self._heard(said[-1])

    async def say(self, said: Collection[Said]) -> None:
        await self._fetch(SAY, [channel(shard) for shard, _ in said], [text for _, text in said])

    async def listen(self, shards: Collection[int]) -> None:
        async with self._lock:
            for shard in {*shards} - self._shards:
                await self._connection.add_listener(channel(shard), self.hear)
            for shard in self._shards - {*shards}:
                await self._connection.remove_listener(channel(shard), self.hear)
            self._shards = {*shards}

    async def census(self) -> Census:
        locks = await self._fetch(HELD)
        workers = {pid: number for kind, number, pid in locks if kind == WORKER}
        held = {number: workers.get(pid, -1) for kind, number, pid in locks if kind == SHARD}
        return Census(frozenset(workers.values()), held)

    async def hold(self, shards: Collection[int]) -> set[int]:
        return {shard for (shard,) in await self._fetch(HOLD, [*shards])}

    async def release(self, shards: Collection[int]) -> None:
        await self._fetch(RELEASE, [*shards])

    async def show_out(self, worker: int) -> None:
        for kind, number, pid in await self._fetch(HELD):
            if (kind, number) == (WORKER, worker):
                await self._fetch("SELECT pg_terminate_backend($1)", pid)

    async def _fetch(self, query: str, *what: Any) -> list[Any]:
        async with self._lock:
            return list(await self._connection.fetch(query, *what, timeout=PATIENCE))


def channel(shard: int | None) -> str:
    """The name of the channel for a shard, or of the one for all."""
    return CHANNEL if shard is None else f"{CHANNEL}_{shard}"


def lines(engine: AsyncEngine) -> Connect:
    """Lines to the database of this engine."""

    @asynccontextmanager
    async def connect(worker: int, heard: Heard) -> AsyncIterator[Session]:
        pooled = await engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()  # it no longer belongs to the storage's pool
        try:
            for setting in KEEPALIVE:
                await connection.execute(f"SET tcp_keepalives_{setting}")
            await connection.execute(f"SELECT pg_advisory_lock({WORKER}, {worker})", timeout=PATIENCE)
            session = Session(connection, heard)
            await connection.add_listener(channel(None), session.hear)
            yield session
        finally:
            connection.terminate()

    return connect


def member(engine: AsyncEngine, clock: Clock) -> Member:
    """This process as one of the workers that share a database."""
    return Member(lines(engine), clock)

"""The line between workers that share a PostgreSQL database: what is said, and who holds what.

One session for all of it. If it breaks, the worker is deaf, and holds nothing any more: both at once, by construction.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from .cluster import Census, Company, Connect, Heard, Pause, Said

CHANNEL = "croupier"
PART, WORKER = 1_129_467_728, 1_129_467_729  # the first halves of our advisory locks; the second is which one
PATIENCE = 5.0  # seconds for an answer; then the line counts as broken
KEEPALIVE = ("idle = 5", "interval = 2", "count = 3")  # so the server notices a machine that has lost its power

HELD = f"""
    SELECT classid::bigint, objid::bigint, pid FROM pg_locks
    WHERE locktype = 'advisory' AND classid IN ({PART}, {WORKER}) AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
HOLD = f"SELECT which FROM unnest($1::int[]) AS which WHERE pg_try_advisory_lock({PART}, which)"
SAY = "SELECT pg_notify(channel, said) FROM unnest($1::text[], $2::text[]) AS each(channel, said)"
LET_GO = f"SELECT pg_advisory_unlock({PART}, which) FROM unnest($1::int[]) AS which"


class Session:
    """Implements together.Line."""

    def __init__(self, connection: Any, heard: Heard) -> None:
        self._connection, self._heard = connection, heard  # of asyncpg
        self._lock = asyncio.Lock()
        self._parts: set[int] = set()  # that are listened to

    def hear(self, *said: Any) -> None:
        self._heard(said[-1])

    async def say(self, said: Collection[Said]) -> None:
        await self._fetch(SAY, [channel(part) for part, _ in said], [text for _, text in said])

    async def listen(self, parts: Collection[int]) -> None:
        async with self._lock:
            for part in {*parts} - self._parts:
                await self._connection.add_listener(channel(part), self.hear)
            for part in self._parts - {*parts}:
                await self._connection.remove_listener(channel(part), self.hear)
            self._parts = {*parts}

    async def census(self) -> Census:
        locks = await self._fetch(HELD)
        workers = {pid: number for kind, number, pid in locks if kind == WORKER}
        held = {number: workers.get(pid, -1) for kind, number, pid in locks if kind == PART}
        return Census(frozenset(workers.values()), held)

    async def hold(self, parts: Collection[int]) -> set[int]:
        return {part for (part,) in await self._fetch(HOLD, [*parts])}

    async def let_go(self, parts: Collection[int]) -> None:
        await self._fetch(LET_GO, [*parts])

    async def show_out(self, worker: int) -> None:
        for kind, number, pid in await self._fetch(HELD):
            if (kind, number) == (WORKER, worker):
                await self._fetch("SELECT pg_terminate_backend($1)", pid)

    async def _fetch(self, query: str, *what: Any) -> list[Any]:
        async with self._lock:
            return list(await self._connection.fetch(query, *what, timeout=PATIENCE))


def channel(part: int | None) -> str:
    """Where a part is talked about; or what is for all."""
    return CHANNEL if part is None else f"{CHANNEL}_{part}"


def lines(engine: AsyncEngine) -> Connect:
    """Lines to the database of this engine."""

    @asynccontextmanager
    async def connect(worker: int, heard: Heard) -> AsyncIterator[Session]:
        pooled = await engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()  # it is no longer one of those that the storage shares
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


def company(engine: AsyncEngine, clock: Pause) -> Company:
    """This process as one of the workers of a database."""
    return Company(lines(engine), clock)

"""Deals: secrets that several tables share. Each is made once, whichever worker comes first."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from croupier.common.fairness import SECRET, commitment
from croupier.core.game import Value

from ..tables.entries import Deal
from . import schema


class DealRow(Value):
    name: str
    secret: bytes
    made: float  # when its commitment was first shown
    opens: float | None  # when its secret may be shown; None: nobody has said so yet

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def deal(self) -> Deal:
        """As a table is opened with it."""
        return Deal(self.name, self.secret.hex())

    def is_open(self, now: float) -> bool:
        return self.opens is not None and self.opens <= now


class Deals:
    """All deals of the house."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, wanted: dict[str, float | None], now: float) -> dict[str, DealRow]:
        """The deals with these names, made if they are missing; each name comes with when it will be opened."""
        found = await self.find(wanted)
        if missing := [name for name in wanted if name not in found]:
            rows = [
                {"name": name, "secret": secrets.token_bytes(SECRET), "made": now, "opens": wanted[name]}
                for name in missing
            ]
            async with self._engine.begin() as connection:
                await connection.execute(if_absent(self._engine, schema.deals), rows)
            found |= await self.find(missing)  # another worker may have been quicker
        return found

    async def find(self, names: Iterable[str]) -> dict[str, DealRow]:
        query = select(schema.deals).where(schema.deals.c.name.in_([*names]))
        async with self._engine.connect() as connection:
            return {row.name: DealRow(*row) for row in await connection.execute(query)}

    async def open(self, name: str, at: float) -> None:
        """Show the secret of a deal from this time on."""
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.deals).where(schema.deals.c.name == name).values(opens=at))

    async def of_table(self, table: str) -> str:
        """The name of the deal that is played at a table; empty if there is none."""
        query = select(schema.tables.c.deal).where(schema.tables.c.id == table)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar() or ""

    async def names(self, prefix: str, limit: int) -> list[str]:
        """The latest names that begin like this."""
        there = schema.deals.c
        query = select(there.name).where(there.name.startswith(prefix, autoescape=True))
        async with self._engine.connect() as connection:
            return [name for (name,) in await connection.execute(query.order_by(there.name.desc()).limit(limit))]


def if_absent(engine: AsyncEngine, table: Any) -> Any:
    """Insert rows, except those that are there already."""
    dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()

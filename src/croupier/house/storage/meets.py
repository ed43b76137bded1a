"""The logs of evenings and tournaments. Of two writers of the same entry number only one succeeds, as at tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from croupier.core.game import Value

from ..common.people import FORGOTTEN
from ..common.shards import shard_of
from ..protocol.messages import Brief
from . import schema
from .commits import upsert
from .journal import Conflict

ON, RESTING = "on", "resting"  # whether something has to happen there without anybody asking


class MeetLine(Value):
    """An entry as it was written."""

    number: int
    at: float
    entry: bytes


class MeetFound(Value):
    """The log of an evening or a tournament, from some number on."""

    kind: str
    rewritten: int  # how often somebody was taken out of it
    lines: tuple[MeetLine, ...]


class MeetStorage:
    """Evenings and tournaments in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def append(self, meet: str, line: MeetLine, row: dict[str, Any], people: Iterable[str]) -> None:
        """Write an entry, and the row as lists show it; Conflict if the number is taken."""
        dialect = postgresql if self._engine.dialect.name == "postgresql" else sqlite
        guests = [{"meet": meet, "person": person} for person in people]
        try:
            async with self._engine.begin() as connection:
                values = {"meet": meet, "number": line.number, "at": line.at, "entry": line.entry}
                await connection.execute(insert(schema.meet_log).values(**values))
                listed = {"id": meet, "part": shard_of(meet), "rewritten": 0, **row}
                await connection.execute(upsert(dialect, schema.meets, ("kind", "part", "rewritten")), listed)
                if guests:
                    await connection.execute(dialect.insert(schema.meet_people).on_conflict_do_nothing(), guests)
        except IntegrityError:
            raise Conflict(f"entry {line.number} of {meet} has already been written") from None

    async def read(self, meet: str, after: int = 0) -> MeetFound | None:
        there, lines = schema.meets.c, schema.meet_log.c
        query = select(lines.number, lines.at, lines.entry).where(lines.meet == meet, lines.number > after)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(there.kind, there.rewritten).where(there.id == meet))).first()
            if row is None:
                return None
            found = await connection.execute(query.order_by(lines.number))
            return MeetFound(row.kind, row.rewritten, tuple(MeetLine(*one) for one in found))

    async def to_care_for(self, shards: Collection[int] | None) -> list[str]:
        """Where something has to happen without anybody asking: in these shards, or all."""
        there = schema.meets.c
        query = select(there.id).where(there.status == ON)
        if shards is not None:
            query = query.where(there.part.in_([*shards]))
        return await self._ids(query)

    async def of(self, person: str, limit: int = 20) -> list[bytes]:
        """Those a person is in, the latest first, as lists show them."""
        there, guests = schema.meets.c, schema.meet_people.c
        query = select(there.brief).join(schema.meet_people, guests.meet == there.id).where(guests.person == person)
        return await self._ids(query.order_by(there.changed.desc()).limit(limit))

    async def public(self, since: float, limit: int = 50) -> list[bytes]:
        """Those that everybody may find, the latest first."""
        there = schema.meets.c
        query = select(there.brief).where(there.public.is_(True), there.changed >= since)
        return await self._ids(query.order_by(there.changed.desc()).limit(limit))

    async def opened_by(self, person: str) -> int:
        """How many unfinished ones a person has opened."""
        there = schema.meets.c
        return len(await self._ids(select(there.id).where(there.opener == person, there.open.is_(True))))

    async def _ids(self, query: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return [found for (found,) in await connection.execute(query)]

    async def tables(self, tables: Sequence[str]) -> dict[str, Brief]:
        """These tables, as the lobby would list them."""
        there = schema.tables.c
        found = await self._ids(select(there.brief).where(there.id.in_(tables)))
        return {one.table: one for one in (msgspec.json.decode(data, type=Brief) for data in found)}

    async def meets_of(self, person: str) -> list[str]:
        return await self._ids(select(schema.meet_people.c.meet).where(schema.meet_people.c.person == person))

    async def forget(self, meet: str, person: str, nobody: str) -> None:
        """Take a person out of one log and its listing: everything stays, with a guest in their place."""
        there, lines, guests = schema.meets.c, schema.meet_log.c, schema.meet_people.c
        async with self._engine.begin() as connection:
            more = {"rewritten": there.rewritten + 1}
            await connection.execute(update(schema.meets).where(there.id == meet).values(**more))
            query = select(lines.number, lines.entry).where(lines.meet == meet)
            for number, data in [*await connection.execute(query)]:
                if (changed := without(data, person, nobody)) != data:
                    place = (lines.meet == meet) & (lines.number == number)
                    await connection.execute(update(schema.meet_log).where(place).values(entry=changed))
            row = (await connection.execute(select(there.brief, there.opener).where(there.id == meet))).first()
            if row is not None:
                opener = nobody if row.opener == person else row.opener
                values = {"brief": without(row.brief, person, nobody), "opener": opener}
                await connection.execute(update(schema.meets).where(there.id == meet).values(**values))
            mine = (guests.meet == meet) & (guests.person == person)
            await connection.execute(delete(schema.meet_people).where(mine))

    async def clear(self, unused_before: float) -> None:
        """Clear away those that nobody has used for long and that nothing was played at."""
        there = schema.meets.c
        async with self._engine.begin() as connection:
            is_old = (there.changed < unused_before) & there.played.is_(False)
            gone = [meet for (meet,) in await connection.execute(select(there.id).where(is_old))]
            for part in (schema.meet_log.c.meet, schema.meet_people.c.meet, there.id):
                await connection.execute(delete(part.table).where(part.in_(gone)))


def without(data: bytes, person: str, nobody: str) -> bytes:
    """What was written, as if somebody unknown had done it; what names the person is their id, next to a `name`."""
    if person.encode() not in data:
        return data
    return msgspec.json.encode(_replaced(msgspec.json.decode(data), person, nobody))


def _replaced(value: Any, person: str, nobody: str) -> Any:
    if isinstance(value, dict):
        found = {_replaced(key, person, nobody): _replaced(one, person, nobody) for key, one in value.items()}
        return found | {"name": FORGOTTEN} if value.get("person") == person and "name" in value else found
    if isinstance(value, list):
        return [_replaced(one, person, nobody) for one in value]
    return nobody if value == person else value

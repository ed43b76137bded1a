"""Taking a person out of everything stored: games stay, played by an unknown guest.

Tables are done one by one, each in its own transaction: what is done is done, and whoever asks again after
a failure continues from there.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from croupier.common import records

from ..common.people import FORGOTTEN
from ..protocol.messages import Brief
from ..tables import entries as log
from ..tables.entries import Person
from . import schema
from .tries import forget_tries

RESULTS = 1_129_467_731  # the lock for changing results: one worker at a time


async def forget_at(engine: AsyncEngine, table: str, person: Person, nobody: Person) -> None:
    """At one table: its log, its line in the lobby, its record and review."""
    there = schema.tables.c
    async with engine.begin() as connection:
        # write something first: from here on no other transaction changes the same row
        await connection.execute(update(schema.tables).where(there.id == table).values(review=None))
        await _forget_in_log(connection, table, person, nobody)
        row = (await connection.execute(select(there.brief, there.record).where(there.id == table))).first()
        if row is not None:
            listed = msgspec.json.decode(row.brief, type=Brief)
            values = {"brief": msgspec.json.encode(_unlisted(listed, person, nobody))}
            if row.record:
                seats = [number for number, sitter in enumerate(listed.sitters) if sitter.person == person]
                values["record"] = _without_names(row.record, seats)
            await connection.execute(update(schema.tables).where(there.id == table).values(**values))
        at_table = (schema.guests.c.table == table) & (schema.guests.c.person == person)
        await connection.execute(delete(schema.guests).where(at_table))


async def forget_elsewhere(engine: AsyncEngine, person: Person, nobody: Person) -> None:
    """Everything stored about a person apart from tables. Results stay with those games, as an unknown guest's."""
    either = (schema.relations.c.person == person) | (schema.relations.c.other == person)
    is_theirs = schema.results.c.who == person
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(select(func.pg_advisory_xact_lock(RESULTS)))
        unknown = {"who": nobody, "name": FORGOTTEN, "worth": None, "moment": None}
        await connection.execute(update(schema.results).where(is_theirs).values(**unknown))
        for counted in (schema.tallies, schema.ratings):
            await connection.execute(update(counted).where(counted.c.who == person).values(who=nobody))
        await connection.execute(delete(schema.faces).where(schema.faces.c.person == person))
        await connection.execute(delete(schema.people).where(schema.people.c.id == person))
        await connection.execute(delete(schema.relations).where(either))
        await connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
        await forget_tries(connection, person)


async def _forget_in_log(connection: AsyncConnection, table: str, person: Person, nobody: Person) -> None:
    lines = schema.log.c
    query = select(lines.number, lines.entry).where(lines.table == table).order_by(lines.number)
    for number, data in [*await connection.execute(query)]:
        entry = log.read(data)
        if (changed := log.forgotten(entry, person, nobody)) is not entry:
            place = (lines.table == table) & (lines.number == number)
            await connection.execute(update(schema.log).where(place).values(entry=log.write(changed)))


def _unlisted(listed: Brief, person: Person, nobody: Person) -> Brief:
    sitters = tuple(
        msgspec.structs.replace(sitter, person=nobody, name=FORGOTTEN) if sitter.person == person else sitter
        for sitter in listed.sitters
    )
    opener = (nobody, FORGOTTEN) if listed.opener == person else (listed.opener, listed.opener_name)
    return msgspec.structs.replace(listed, sitters=sitters, opener=opener[0], opener_name=opener[1])


def _without_names(record: bytes, seats: Sequence[int]) -> bytes:
    read = records.read(record)
    names = tuple(FORGOTTEN if seat in seats else name for seat, name in enumerate(read.seats))
    return records.write(msgspec.structs.replace(read, seats=names))

"""People's tries at the deals of days: one for each person and day, and what came of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from croupier.core.game import Value

from ..tables.entries import Person
from . import schema
from .deals import if_absent

FINISHED = ("over", "ended")
AT_ONCE = 500  # views that one query names


class TryRow(Value):
    """A person's try at the deal of a day."""

    day: str
    person: Person
    table: str
    level: str  # of the computer players
    began: float
    finished: float | None = None  # when its game was over, once that has been worked out
    competes: bool = True  # begun and finished in time
    score: int | None = None
    place: int | None = None  # at the table


class ChoiceRow(Value):
    """A decision of a try."""

    number: int  # of the choice in the record, from 0
    view: str  # the hash of what the person saw, in hexadecimal
    move: str  # what they chose, as JSON


class ShareRow(Value):
    """What some of those who met a view chose, and how their games ended."""

    view: str
    move: str
    count: int
    total: int  # of their scores
    squares: int  # of the squares of their scores


class ResultRow(Value):
    """How some people did."""

    score: int
    place: int  # at their tables
    count: int


class Tries:
    """All tries at the deals of days."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def claim(self, row: TryRow) -> TryRow:
        """The person's try of that day: this one, unless there is one already."""
        async with self._engine.begin() as connection:
            await connection.execute(if_absent(self._engine, schema.tries), [msgspec.to_builtins(row)])
            return await _only(connection, row.day, row.person) or row

    async def of(self, person: Person, days: Iterable[str]) -> dict[str, TryRow]:
        there = schema.tries.c
        query = select(schema.tries).where(there.person == person, there.day.in_([*days]))
        async with self._engine.connect() as connection:
            return {row.day: TryRow(*row) for row in await connection.execute(query)}

    async def is_done(self, person: Person, day: str) -> bool:
        """Whether a person has finished a day's game."""
        query = select(_is_done()).select_from(_with_tables()).where(_is_of(day, person))
        async with self._engine.connect() as connection:
            return bool((await connection.execute(query)).scalar())

    async def played(self, days: Collection[str]) -> dict[str, int]:
        """How many have finished the game of each day."""
        day = schema.tries.c.day
        query = select(day, func.count()).select_from(_with_tables()).where(day.in_(days), _is_done()).group_by(day)
        async with self._engine.connect() as connection:
            return {name: int(count) for name, count in await connection.execute(query)}

    async def to_fold(self, day: str) -> list[tuple[TryRow, bytes, bytes]]:
        """Tries whose game is over but has not been worked out yet, with the table's listing and its record."""
        tables = schema.tables.c
        query = select(schema.tries, tables.brief, tables.record).join(schema.tables, tables.id == schema.tries.c.table)
        query = query.where(schema.tries.c.day == day, schema.tries.c.finished.is_(None), tables.status.in_(FINISHED))
        async with self._engine.connect() as connection:
            return [
                (TryRow(*row[:-2]), row.brief, row.record)
                for row in await connection.execute(query)
                if row.record is not None
            ]

    async def finish(self, row: TryRow, choices: Sequence[ChoiceRow]) -> None:
        """Keep what came of a try."""
        there = schema.tries.c
        values = {"finished": row.finished, "competes": row.competes, "score": row.score, "place": row.place}
        its = {"day": row.day, "table": row.table, "level": row.level, "competes": row.competes, "score": row.score}
        lines = [its | msgspec.to_builtins(one) for one in choices]
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.tries).where(_is_of(row.day, row.person)).values(**values))
            is_there = await connection.execute(select(there.day).where(_is_of(row.day, row.person)))
            if lines and is_there.first():  # unless they were forgotten meanwhile
                await connection.execute(if_absent(self._engine, schema.day_choices), lines)

    async def results(self, day: str, level: str) -> list[ResultRow]:
        """All results that count, the best first, each once."""
        there = schema.tries.c
        result = there.score, there.place
        query = select(*result, func.count()).where(*_compete(day, level)).group_by(*result)
        async with self._engine.connect() as connection:
            return [
                ResultRow(*row) for row in await connection.execute(query.order_by(there.score.desc(), there.place))
            ]

    async def competing(self, day: str, level: str, people: Collection[Person]) -> list[TryRow]:
        """The finished tries of these people that count, the best first."""
        there = schema.tries.c
        query = select(schema.tries).where(*_compete(day, level), there.person.in_(people))
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(there.score.desc(), there.place, there.finished))
            return [TryRow(*row) for row in rows]

    async def rank(self, day: str, person: Person) -> tuple[int | None, int | None]:
        """A person's place among those who compete against the same level, and how many they are."""
        mine, there = schema.tries.alias(), schema.tries.c
        is_better = or_(there.score > mine.c.score, and_(there.score == mine.c.score, there.place < mine.c.place))
        alike = and_(there.day == mine.c.day, there.level == mine.c.level, there.competes.is_(True))
        better, of = func.count().filter(is_better), func.count()
        query = select(better, of).select_from(mine.join(schema.tries, alike)).where(there.finished.is_not(None))
        query = query.where(mine.c.day == day, mine.c.person == person, mine.c.competes.is_(True))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query.where(mine.c.finished.is_not(None)))).one()
            return (row[0] + 1, row[1]) if row[1] else (None, None)

    async def choices(self, day: str, table: str) -> list[ChoiceRow]:
        there = schema.day_choices.c
        query = select(there.number, there.view, there.move).where(there.day == day, there.table == table)
        async with self._engine.connect() as connection:
            return [ChoiceRow(*row) for row in await connection.execute(query.order_by(there.number))]

    async def shares(self, day: str, level: str, views: Sequence[str]) -> list[ShareRow]:
        """Who of those who compete chose what at these views."""
        made = schema.day_choices.c
        figures = func.count(), func.sum(made.score), func.sum(made.score * made.score)
        query = select(made.view, made.move, *figures)
        query = query.where(made.day == day, made.level == level, made.competes.is_(True))
        found = list[ShareRow]()
        async with self._engine.connect() as connection:
            for start in range(0, len(views), AT_ONCE):
                some = query.where(made.view.in_(views[start : start + AT_ONCE])).group_by(made.view, made.move)
                rows = await connection.execute(some)
                found += [ShareRow(view, move, count, int(sum), int(all)) for view, move, count, sum, all in rows]
        return found

    async def who_chose(
        self, day: str, views: Sequence[str], people: Sequence[Person]
    ) -> dict[tuple[str, str], list[Person]]:
        """Which of these people chose what at these views."""
        made, there = schema.day_choices.c, schema.tries.c
        query = select(made.view, made.move, there.person).join(
            schema.tries, and_(there.day == made.day, there.table == made.table)
        )
        found = dict[tuple[str, str], list[Person]]()
        if people and views:
            async with self._engine.connect() as connection:
                for start in range(0, len(views), AT_ONCE):
                    at = made.view.in_(views[start : start + AT_ONCE])
                    rows = await connection.execute(query.where(made.day == day, at, there.person.in_(people)))
                    for view, move, person in rows:
                        if person not in (known := found.setdefault((view, move), [])):
                            known.append(person)
        return found

    async def advice(self, day: str, views: Sequence[str]) -> dict[str, str]:
        """What the expert would have chosen at these views, as far as that is known."""
        there = schema.day_advice.c
        found = dict[str, str]()
        async with self._engine.connect() as connection:
            for start in range(0, len(views), AT_ONCE):
                query = select(there.view, there.move).where(there.day == day)
                rows = await connection.execute(query.where(there.view.in_(views[start : start + AT_ONCE])))
                found |= {str(view): move for view, move in rows}
        return found

    async def advise(self, day: str, view: str, move: str) -> None:
        async with self._engine.begin() as connection:
            row = {"day": day, "view": view, "move": move}
            await connection.execute(if_absent(self._engine, schema.day_advice), [row])

    async def met(self, person: Person, day: str) -> list[Person]:
        """Those who have finished this day's game, and whom this person has met at a table before."""
        mine, theirs, there = schema.guests.alias(), schema.guests.alias(), schema.tries.c
        together = mine.join(theirs, mine.c.table == theirs.c.table).join(
            schema.tables, and_(schema.tables.c.id == mine.c.table, schema.tables.c.status.in_(FINISHED))
        )
        query = select(theirs.c.person).select_from(together.join(schema.tries, there.person == theirs.c.person))
        query = query.where(mine.c.person == person, mine.c.plays.is_(True), theirs.c.plays.is_(True))
        query = query.where(theirs.c.person != person, there.day == day, there.finished.is_not(None)).distinct()
        async with self._engine.connect() as connection:
            return [one for (one,) in await connection.execute(query)]


def _compete(day: str, level: str) -> tuple[Any, ...]:
    there = schema.tries.c
    return there.day == day, there.level == level, there.competes.is_(True), there.finished.is_not(None)


def _with_tables() -> Any:
    return schema.tries.outerjoin(schema.tables, schema.tables.c.id == schema.tries.c.table)


def _is_done() -> Any:
    return or_(schema.tries.c.finished.is_not(None), schema.tables.c.status.in_(FINISHED))


def _is_of(day: str, person: Person) -> Any:
    return and_(schema.tries.c.day == day, schema.tries.c.person == person)


async def _only(connection: AsyncConnection, day: str, person: Person) -> TryRow | None:
    row = (await connection.execute(select(schema.tries).where(_is_of(day, person)))).first()
    return TryRow(*row) if row else None


async def forget_tries(connection: AsyncConnection, person: Person) -> None:
    """Take a person out of all days, and what they chose with them."""
    there, made = schema.tries.c, schema.day_choices.c
    tables = select(there.table).where(there.person == person)
    await connection.execute(delete(schema.day_choices).where(made.table.in_(tables)))
    await connection.execute(delete(schema.tries).where(there.person == person))

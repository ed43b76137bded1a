"""Finished games, as one of their players looks back on them; others see public ones, and those they played in."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..protocol.club import FinishedGame, Games, WhichGames
from ..storage import schema
from .faces import album
from .rating import Who

AT_ONCE = 50  # games in one answer
played, results = schema.played.c, schema.results.c


def is_at(table: Any, person: str) -> ColumnElement[bool]:
    """Whether this person sat at a table."""
    other = schema.results.alias()
    is_found: ColumnElement[bool] = table.in_(
        select(other.c.table).where(other.c.who == person, other.c.kind != "computer")
    )
    return is_found


def may_see(viewer: str) -> ColumnElement[bool]:
    """Whether somebody may know of a game: a public one, or one that they played in."""
    return or_(played.public.is_(True), is_at(played.table, viewer))


async def games(connection: AsyncConnection, viewer: str, asked: WhichGames, at_once: int = AT_ONCE) -> Games:
    """Somebody's finished games, the latest first."""
    whose = asked.person or viewer
    found = [results.who == whose, results.kind != "computer", results.nth == 0]
    if asked.game is not None:
        found.append(results.game == asked.game)
    if asked.other is not None:
        found.append(is_at(results.table, asked.other))
    if whose != viewer:
        found.append(may_see(viewer))
    query = select(schema.played, results.seat).join(schema.results, results.table == played.table).where(*found)
    total = (await connection.execute(select(func.count()).select_from(query.subquery()))).scalar() or 0
    if asked.before is not None:
        last = select(played.ended).where(played.table == asked.before).scalar_subquery()
        query = query.where(or_(results.ended < last, and_(results.ended == last, results.table < asked.before)))
    query = query.order_by(results.ended.desc(), results.table.desc())
    rows: list[Any] = [*await connection.execute(query.limit(at_once + 1))]
    is_more = len(rows) > at_once
    shown = rows[:at_once]
    answer = await _looked_back(connection, viewer, whose, shown)
    return Games(tuple(answer), total, shown[-1].table if is_more else None)


async def _looked_back(connection: AsyncConnection, viewer: str, whose: str, rows: list[Any]) -> list[FinishedGame]:
    tables = [row.table for row in rows]
    seats, there = dict[str, list[Any]](), schema.tables.c
    query = select(schema.results).where(results.table.in_(tables)).order_by(results.table, results.seat)
    for one in await connection.execute(query):
        seats.setdefault(one.table, []).append(one)
    kept = {table for (table,) in await connection.execute(select(there.id).where(there.id.in_(tables)))}
    people = {one.who for its in seats.values() for one in its if one.kind != "computer"}
    faces = await album(connection, viewer, people)
    answer = []
    for row in rows:
        its = seats[row.table]
        mine = tuple(one.seat for one in its if one.who == whose and one.kind != "computer")
        first = its[mine[0]]
        answer.append(
            FinishedGame(
                table=row.table,
                is_kept=row.table in kept,
                game=row.game,
                options=msgspec.json.decode(row.options),
                seats=row.seats,
                began=row.began,
                ended=row.ended,
                seconds=max(row.ended - row.began, 0.0),
                faces=tuple(faces.face(Who(one.kind, one.who), one.name) for one in its),
                places=tuple(one.place for one in its) if row.finished else None,
                scores=tuple(one.score for one in its) if row.finished else None,
                mine=mine,
                place=first.place,
                score=first.score,
                is_public=row.public,
                rated=row.rated,
                played_to_end=row.finished,
                left=tuple(one.seat for one in its if one.left),
                is_reviewed=first.luck is not None,
                luck=first.luck,
                skill=first.skill,
            )
        )
    return answer

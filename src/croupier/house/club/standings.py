"""The house table: people and computer players by rating, each with a range of places."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Integer, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..common.people import NOBODY
from ..protocol.club import Between, HouseTable, Standing, Waiting
from ..storage import schema
from .faces import album
from .profiles import rated
from .rating import HOUSE, Who, band, places

NEEDS_RATED = 10  # rated games for a place
FEWEST_PEOPLE = 3  # who have a place: with fewer, who finished ahead of whom is told instead
MOST_SHOWN, MOST_WAITING, MOST_BETWEEN = 200, 20, 6
results = schema.results.c


async def range_of(connection: AsyncConnection, who: Who) -> tuple[int, int] | None:
    """Somebody's range of places at the table of the whole house."""
    lines = await _lines(connection, HOUSE)
    found = [(row.kind, row.who) for row in lines]
    return places([band(row.mu, row.sigma) for row in lines])[found.index(who)] if who in found else None


async def _lines(connection: AsyncConnection, game: str) -> list[Any]:
    there = schema.ratings.c
    query = select(there.kind, there.who, there.mu, there.sigma, there.games)
    query = query.where(there.game == game, there.games >= NEEDS_RATED, there.who.not_like(f"{NOBODY}%"))
    return [*await connection.execute(query.order_by(there.mu.desc(), there.who))]


async def table(connection: AsyncConnection, viewer: str, unseen: Collection[str], game: str) -> HouseTable:
    """The house table as somebody sees it; those they do not want to meet are left out, but keep their places."""
    lines = await _lines(connection, game)
    ranges = places([band(row.mu, row.sigma) for row in lines])
    people = sum(row.kind == "person" for row in lines)
    shown = [*zip(lines, ranges, strict=True)]
    mine = next((one for one in shown if (one[0].kind, one[0].who) == ("person", viewer)), None)
    shown = [one for one in shown if one[0].who not in unseen][:MOST_SHOWN]
    waiting = await _waiting(connection, game, unseen)
    faces = await album(connection, viewer, {viewer, *(row.who for row, _ in shown), *(one.who for one in waiting)})

    def line(row: Any, its: tuple[int, int]) -> Standing:
        return Standing(faces.face(Who(row.kind, row.who)), *its, rated(game, row.mu, row.sigma, row.games))

    return HouseTable(
        game=game,
        standings=tuple(line(*one) for one in shown),
        total=len(lines),
        people=people,
        mine=line(*mine) if mine else None,
        my_games=await _rated_games(connection, viewer, game),
        waiting=tuple(Waiting(faces.face(Who(one.kind, one.who)), one.games) for one in waiting),
        between=await _between(connection, viewer, unseen, game) if people < FEWEST_PEOPLE else None,
        needs_rated=NEEDS_RATED,
    )


async def _rated_games(connection: AsyncConnection, person: str, game: str) -> int:
    there = schema.ratings.c
    query = select(there.games).where(there.kind == "person", there.who == person, there.game == game)
    return (await connection.execute(query)).scalar() or 0


async def _waiting(connection: AsyncConnection, game: str, unseen: Collection[str]) -> list[Any]:
    there = schema.ratings.c
    query = select(there.kind, there.who, there.games).where(there.game == game, there.games < NEEDS_RATED)
    query = query.where(there.kind != "computer", there.who.not_like(f"{NOBODY}%"), there.who.not_in(unseen))
    return [*await connection.execute(query.order_by(there.games.desc(), there.who).limit(MOST_WAITING))]


async def _between(connection: AsyncConnection, viewer: str, unseen: Collection[str], game: str) -> Between | None:
    """Who finished ahead of whom, among those who have played most; None if no two of them have met."""
    there = schema.tallies.c
    query = select(there.who).where(there.kind == "person", there.game == game, there.who.not_in(unseen))
    query = query.where(there.who.not_like(f"{NOBODY}%")).group_by(there.who).order_by(func.sum(there.games).desc())
    most = [who for (who,) in await connection.execute(query.limit(MOST_BETWEEN))]
    some = [*dict.fromkeys([viewer, *most])][:MOST_BETWEEN]
    other = schema.results.alias()
    met = (
        select(
            results.who.label("one"),
            other.c.who.label("two"),
            func.sum(cast(results.place < other.c.place, Integer)).label("ahead"),
            func.count().label("games"),
        )
        .join(other, other.c.table == results.table)
        .where(results.who.in_(some), results.kind == "person", results.counts.is_(True))
        .where(other.c.who.in_(some), other.c.kind == "person", other.c.counts.is_(True))
        .where(results.who != other.c.who)
    )
    met = met if game == HOUSE else met.where(results.game == game)
    found = {(row.one, row.two): row for row in await connection.execute(met.group_by(results.who, other.c.who))}
    if not found:
        return None
    seen = [who for who in some if any(who in pair for pair in found)]
    total, since = await _games_of_two(connection, seen, game)
    counts = await _games_of_each(connection, seen, game)
    faces = await album(connection, viewer, seen)
    return Between(
        faces=tuple(faces.face(Who("person", who)) for who in seen),
        games=tuple(counts.get(who, 0) for who in seen),
        ahead=tuple(tuple(found[one, two].ahead if (one, two) in found else 0 for two in seen) for one in seen),
        total=total,
        since=since,
    )


async def _games_of_two(connection: AsyncConnection, some: Collection[str], game: str) -> tuple[int, float | None]:
    """How many games at least two of these played together, and when the first of them ended."""
    where = [results.who.in_(some), results.kind == "person", results.counts.is_(True)]
    if game != HOUSE:
        where.append(results.game == game)
    shared = select(results.table, func.min(results.ended).label("ended")).where(*where).group_by(results.table)
    together = shared.having(func.count() > 1).subquery()
    row = (await connection.execute(select(func.count(), func.min(together.c.ended)).select_from(together))).one()
    return row[0], row[1]


async def _games_of_each(connection: AsyncConnection, some: Collection[str], game: str) -> dict[str, int]:
    there = schema.tallies.c
    query = select(there.who, func.sum(there.games)).where(there.kind == "person", there.who.in_(some))
    rows = await connection.execute(query.where(there.game == game).group_by(there.who))
    return {row[0]: row[1] for row in rows}

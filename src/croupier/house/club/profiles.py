"""Somebody's page: first places beside the fair share, ratings, best moments, head-to-head."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Integer, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from croupier.common.statistics import wilson

from ..protocol.club import Face, Firsts, HeadGame, HeadToHead, Moment, Rated, RatedThen, Share
from ..storage import schema
from .games import may_see
from .rating import HOUSE, Who, band
from .reading import WHOLE

NEEDS = 5  # games of a kind for a share
MOMENTS = 3  # shown of the best
MOST_POINTS = 240  # of a curve
played, results = schema.played.c, schema.results.c


def share(won: float, games: int, fair: float) -> Share | None:
    """How often somebody came first; None while there are too few games to say."""
    if games < NEEDS:
        return None
    low, high = wilson(won / games, games) or (0.0, 1.0)
    return Share(won / games, low, high, games, fair)


async def firsts(connection: AsyncConnection, who: Who) -> tuple[tuple[Firsts, ...], tuple[Firsts, ...]]:
    """First places by game, and by game and number of seats."""
    there = schema.tallies.c
    query = select(there.game, there.seats, there.games, there.won)
    query = query.where(there.kind == who.kind, there.who == who.id, there.game != HOUSE)
    rows: list[Any] = [*await connection.execute(query)]
    by_seats = [
        Firsts(row.game, row.seats, row.games, share(row.won / WHOLE, row.games, 1 / row.seats)) for row in rows
    ]
    by_game = []
    for game in {row.game for row in rows}:
        own = [row for row in rows if row.game == game]
        games = sum(row.games for row in own)
        fair = sum(row.games / row.seats for row in own) / games
        by_game.append(Firsts(game, 0, games, share(sum(row.won for row in own) / WHOLE, games, fair)))
    return tuple(_ordered(by_game)), tuple(_ordered(by_seats))


def _ordered(found: Sequence[Firsts]) -> list[Firsts]:
    return sorted(found, key=lambda one: (-one.games, one.game, one.seats))


def rated(game: str, mu: float, sigma: float, games: int) -> Rated:
    return Rated(game, mu, sigma, *band(mu, sigma), games)


async def ratings(connection: AsyncConnection, who: Who) -> list[Rated]:
    """All of somebody's ratings, the house's first."""
    there = schema.ratings.c
    query = select(there.game, there.mu, there.sigma, there.games)
    query = query.where(there.kind == who.kind, there.who == who.id).order_by(there.game)
    return [rated(*row) for row in await connection.execute(query)]


async def history(connection: AsyncConnection, who: Who) -> tuple[RatedThen, ...]:
    """The rating for the house after each game, in few enough points to be drawn."""
    query = select(results.ended, results.house_mu, results.house_sigma)
    query = query.where(results.who == who.id, results.kind == who.kind, results.house_mu.is_not(None))
    points = [RatedThen(*row) for row in await connection.execute(query.order_by(results.ended, results.table))]
    stride = -(-len(points) // MOST_POINTS) or 1
    return tuple(points[::-1][::stride][::-1])  # the latest is always one of them


async def moments(connection: AsyncConnection, viewer: str, who: Who) -> tuple[Moment, ...]:
    """The best choices in games that the viewer may know of."""
    query = (
        select(results.game, results.table, results.moment, results.seat, results.worth, results.ended)
        .join(schema.played, played.table == results.table)
        .where(results.who == who.id, results.kind == who.kind, results.worth.is_not(None), may_see(viewer))
        .order_by(results.worth.desc(), results.ended.desc())
        .limit(MOMENTS)
    )
    found = []
    for game, table, moment, seat, worth, ended in await connection.execute(query):
        read = msgspec.json.decode(moment)
        found.append(Moment(game, table, read["choice"], seat, read["what"], worth, ended))
    return tuple(found)


async def head_to_head(connection: AsyncConnection, me: str, who: Who, face: Face) -> HeadToHead:
    """How often I finished ahead of somebody. Each of several computer players of one level counts."""
    other = schema.results.alias()
    query = (
        select(
            results.game,
            func.count(),
            func.sum(cast(results.place < other.c.place, Integer)),
            func.sum(cast(results.place == other.c.place, Integer)),
        )
        .join(other, other.c.table == results.table)
        .where(results.who == me, results.kind == "person", results.counts.is_(True))
        .where(other.c.who == who.id, other.c.kind == who.kind, other.c.counts.is_(True))
        .group_by(results.game)
    )
    rows = [*await connection.execute(query)]
    by_game = [HeadGame(game, games, ahead, level, games - ahead - level) for game, games, ahead, level in rows]
    by_game.sort(key=lambda one: (-one.games, one.game))
    ahead, level, behind = (sum(getattr(one, name) for one in by_game) for name in ("ahead", "level", "behind"))
    games = ahead + level + behind
    half = share(ahead + level / 2, games, 0.5)
    return HeadToHead(face, games, ahead, level, behind, half, tuple(by_game), NEEDS)

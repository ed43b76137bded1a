"""Filed games are folded into results, sums and ratings, in the background and never twice.

First the results of every filed game are read, in any order. Then they are counted, in the order in which the games
ended: so working it all out again gives the same. A game that turns up late, since another worker was slow to write
it, goes where it belongs: the ratings after it are worked out again. Only one worker folds at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from croupier.arena.ratings import Rating

from ..common import faults
from ..protocol.messages import Brief
from ..storage import schema
from ..storage.commits import upsert
from ..storage.forgetting import RESULTS
from ..storage.storage import FINISHED, Storage
from .rating import HOUSE, Book, Known, Who
from .reading import WHOLE, Filed, Row, rows

AT_ONCE = 100  # games in one transaction: so few that moves at tables do not wait
EVERY = 60.0  # seconds between two looks for games that were filed elsewhere
NOT_YET, NOT_RATED, EVERYWHERE = 0, 1, 2  # how far a game has been counted
OF_REVIEWS = ("luck", "skill", "worth", "moment")
OF_RATINGS = ("mu", "sigma", "house_mu", "house_sigma")


class Done(NamedTuple):
    """What has been folded."""

    read: int
    counted: int


class Folding:
    """Folds whatever has been filed, and not been folded yet."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._now = now
        self._engine = storage.engine
        self._filed = asyncio.Event()
        self._rounds: asyncio.Task[None] | None = None
        dialect = postgresql if storage.is_shared else sqlite
        self._put_game = upsert(dialect, schema.played, leave=("counted",))
        self._put_seat = upsert(dialect, schema.results, leave=(*OF_REVIEWS, *OF_RATINGS))
        self._put_tally = upsert(dialect, schema.tallies)
        self._put_rating = upsert(dialect, schema.ratings)

    # In the background

    def begin(self) -> None:
        self._rounds = asyncio.ensure_future(self._go_round())

    def wake(self) -> None:
        """A game has been filed, or reviewed."""
        self._filed.set()

    async def close(self) -> None:
        if self._rounds:
            self._rounds.cancel()
            with suppress(asyncio.CancelledError):
                await self._rounds

    async def _go_round(self) -> None:
        while True:
            self._filed.clear()
            try:
                while any(await self.fold()):
                    await asyncio.sleep(0)  # others first
            except Exception as error:
                faults.note("results could not be folded", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._filed.wait(), EVERY)

    # Folding

    async def fold(self, at_once: int = AT_ONCE) -> Done:
        """Fold some games; nothing is left to be folded if this folds none."""
        async with self._alone() as connection:
            if read := await self._read(connection, at_once):
                return Done(read, 0)
            return Done(0, await self._count(connection, at_once))

    async def reset(self) -> int:
        """Forget all that was folded, so that it is folded again; returns how many games are to be counted.

        What is known of games that have been cleared away stays: nothing else remembers them."""
        async with self._alone() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.folded != 0).values(folded=0))
            await connection.execute(update(schema.played).values(counted=NOT_YET))
            await connection.execute(update(schema.results).values(dict.fromkeys(OF_RATINGS)))
            for counted in (schema.tallies, schema.ratings):
                await connection.execute(delete(counted))
            there, played = schema.tables.c, schema.played.c
            is_filed = there.status.in_(FINISHED) & there.record.is_not(None)
            gone = ~select(there.id).where(there.id == played.table).exists()
            filed = (await connection.execute(select(func.count()).select_from(schema.tables).where(is_filed))).scalar()
            kept = (await connection.execute(select(func.count()).select_from(schema.played).where(gone))).scalar()
            return (filed or 0) + (kept or 0)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[AsyncConnection]:
        """A transaction during which nobody else folds."""
        async with self._engine.begin() as connection:
            if self._storage.is_shared:
                await connection.execute(select(func.pg_advisory_xact_lock(RESULTS)))
            else:  # write something first: from here on no other transaction can write
                await connection.execute(update(schema.tables).where(schema.tables.c.id == "").values(folded=0))
            yield connection

    # Reading

    async def _read(self, connection: AsyncConnection, at_once: int) -> int:
        there = schema.tables.c
        waiting = select(there.id).where(there.folded == 0, there.status.in_(FINISHED), ~self._is_sealed).limit(at_once)
        free = waiting.with_for_update(skip_locked=True)  # waits for no table, so nobody waits in a circle
        tables = [table for (table,) in await connection.execute(free)]
        if not tables:
            return 0
        # marked first, then read: somebody who is being forgotten there waits, or has been forgotten
        await connection.execute(update(schema.tables).where(there.id.in_(tables)).values(folded=1))
        programs = await self._programs(connection, tables)
        query = select(there.id, there.brief, there.review).where(there.id.in_(tables), there.record.is_not(None))
        games, seats = list[Row](), list[Row]()
        for table, brief, review in [*await connection.execute(query)]:
            listed = msgspec.json.decode(brief, type=Brief)
            if any(sitter.kind == "person" for sitter in listed.sitters):  # else it was played elsewhere
                game, its = rows(Filed(listed, review, programs.get(table, ())))
                games.append(game)
                seats += its
        if games:
            await connection.execute(self._put_game, games)
            await connection.execute(self._put_seat, [_without(one, OF_REVIEWS) for one in seats])
            await _review(connection, [one for one in seats if "luck" in one])
        return len(tables)

    @property
    def _is_sealed(self) -> ColumnElement[bool]:
        """Whether the game is one of a deal that others may still play: nothing of it is told until it is opened."""
        deals = schema.deals.c
        is_closed = or_(deals.opens.is_(None), deals.opens > self._now())
        return select(deals.name).where(deals.name == schema.tables.c.deal, is_closed).exists()

    async def _programs(self, connection: AsyncConnection, tables: Sequence[str]) -> dict[str, set[int]]:
        """The seats for which somebody asked for a program's token."""
        words = schema.tokens.c
        query = select(words.table, words.seat).where(words.kind == "seat", words.table.in_(tables))
        found = dict[str, set[int]]()
        for table, seat in await connection.execute(query):
            found.setdefault(table, set()).add(seat)
        return found

    # Counting

    async def _count(self, connection: AsyncConnection, at_once: int) -> int:
        played = schema.played.c
        query = select(played.table, played.game, played.ended, played.rated, played.counted)
        query = query.where(played.counted < EVERYWHERE).order_by(played.ended, played.table).limit(at_once)
        games = [*await connection.execute(query)]
        if not games:
            return 0
        if (first := next((one for one in games if one.rated), None)) and await self._take_back(connection, first):
            return 1
        tables = [one.table for one in games]
        its, there = dict[str, list[Any]](), schema.results.c
        wanted = select(
            there.table, there.seat, there.kind, there.who, there.seats, there.place, there.won, there.counts
        )
        for row in await connection.execute(wanted.where(there.table.in_(tables)).order_by(there.table, there.seat)):
            its.setdefault(row.table, []).append(row)
        await self._tally(connection, [(one.game, its[one.table]) for one in games if one.counted == NOT_YET])
        await self._rate(connection, [(one.game, its[one.table]) for one in games if one.rated])
        await connection.execute(update(schema.played).where(played.table.in_(tables)).values(counted=EVERYWHERE))
        return len(games)

    async def _tally(self, connection: AsyncConnection, games: Iterable[tuple[str, Sequence[Any]]]) -> None:
        more = dict[tuple[str, str, str, int], tuple[int, int]]()
        for game, seats in games:
            for one in seats:
                for key in ((game, one.seats), (HOUSE, 0)) if one.counts else ():
                    count, won = more.get((one.kind, one.who, *key), (0, 0))
                    more[one.kind, one.who, *key] = count + 1, won + round(one.won * WHOLE)
        if more:
            there = schema.tallies.c
            query = select(schema.tallies).where(there.who.in_({who for _, who, *_ in more}))
            known = {tuple(row[:4]): (row.games, row.won) for row in await connection.execute(query)}
            added = [(key, known.get(key, (0, 0)), one) for key, one in more.items()]
            names = [column.name for column in schema.tallies.columns]
            put = [dict(zip(names, (*key, old[0] + new[0], old[1] + new[1]), strict=True)) for key, old, new in added]
            await connection.execute(self._put_tally, put)

    async def _rate(self, connection: AsyncConnection, games: Sequence[tuple[str, Sequence[Any]]]) -> None:
        if not games:
            return
        book, after = Book(), list[Row]()
        there = schema.ratings.c
        everybody = {one.who for _, seats in games for one in seats}
        for row in await connection.execute(select(schema.ratings).where(there.who.in_(everybody))):
            book.known[Who(row.kind, row.who), row.game] = Known(Rating(row.mu, row.sigma), row.games)
        for game, seats in games:
            rated = book.add(game, [Who(one.kind, one.who) for one in seats], [one.place for one in seats])
            for one, (mine, house) in zip(seats, rated, strict=True):
                after.append(
                    {"its_table": one.table, "its_seat": one.seat, "mu": mine.mu, "sigma": mine.sigma}
                    | {"house_mu": house.mu, "house_sigma": house.sigma}
                )
        await _update_seats(connection, after, OF_RATINGS)
        put = [
            {"kind": who.kind, "who": who.id, "game": game, "games": one.games}
            | {"mu": one.rating.mu, "sigma": one.rating.sigma}
            for (who, game), one in book.known.items()
        ]
        await connection.execute(self._put_rating, put)

    async def _take_back(self, connection: AsyncConnection, late: Any) -> bool:
        """Take the rated games that ended after this one out of the ratings; whether there were any."""
        played, there = schema.played.c, schema.results.c
        after = or_(played.ended > late.ended, and_(played.ended == late.ended, played.table > late.table))
        later = and_(played.counted == EVERYWHERE, played.rated.is_(True), after)
        query = (
            select(there.kind, there.who, there.game, func.count(there.table.distinct()))
            .join(schema.played, played.table == there.table)
            .where(later)
            .group_by(there.kind, there.who, there.game)
        )
        found = [*await connection.execute(query)]
        if not found:
            return False
        await connection.execute(update(schema.played).where(later).values(counted=NOT_RATED))
        lost = dict[tuple[Who, str], int]()
        for kind, who, game, games in found:
            lost[Who(kind, who), game] = games
            lost[Who(kind, who), HOUSE] = lost.get((Who(kind, who), HOUSE), 0) + games
        for (whose, game), games in lost.items():
            await _as_before(connection, whose, game, games)
        return True


async def _as_before(connection: AsyncConnection, whose: Who, game: str, games: int) -> None:
    """The rating as it was, this many rated games ago."""
    there, played, kept = schema.results.c, schema.played.c, schema.ratings.c
    figures = (there.house_mu, there.house_sigma) if game == HOUSE else (there.mu, there.sigma)
    query = (
        select(*figures)
        .join(schema.played, played.table == there.table)
        .where(there.who == whose.id, there.kind == whose.kind, played.rated.is_(True), played.counted == EVERYWHERE)
        .order_by(there.ended.desc(), there.table.desc())
        .limit(1)
    )
    last = (await connection.execute(query if game == HOUSE else query.where(there.game == game))).first()
    place = (kept.kind == whose.kind) & (kept.who == whose.id) & (kept.game == game)
    if last is None:
        await connection.execute(delete(schema.ratings).where(place))
    else:
        values = {"mu": last[0], "sigma": last[1], "games": kept.games - games}
        await connection.execute(update(schema.ratings).where(place).values(values))


async def _review(connection: AsyncConnection, seats: Sequence[Row]) -> None:
    """What reviews say. Without one, what an earlier review said stays."""
    named = [{"its_table": one["table"], "its_seat": one["seat"], **_only(one, OF_REVIEWS)} for one in seats]
    await _update_seats(connection, named, OF_REVIEWS)


async def _update_seats(connection: AsyncConnection, seats: Sequence[Row], names: Sequence[str]) -> None:
    if seats:
        there = schema.results.c
        place = (there.table == bindparam("its_table")) & (there.seat == bindparam("its_seat"))
        values: Row = {name: bindparam(name) for name in names}
        await connection.execute(update(schema.results).where(place).values(values), [*seats])


def _without(row: Row, names: Sequence[str]) -> Row:
    return {name: value for name, value in row.items() if name not in names}


def _only(row: Row, names: Sequence[str]) -> Row:
    return {name: row[name] for name in names}

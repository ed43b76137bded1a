"""What people may ask the club. Nothing here knows of games in progress: only filed ones are ever read."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from croupier import games as all_games
from croupier.players import levels

from ..common.refusals import NotAllowed
from ..protocol.club import (
    Export,
    Face,
    FinishedGame,
    Games,
    HeadToHead,
    HouseTable,
    Looks,
    Profile,
    WhichGames,
    WhichTable,
)
from ..storage import schema
from ..storage.storage import Storage
from . import exports, standings
from .faces import Album, Look, album
from .folding import Folding
from .games import games
from .profiles import NEEDS, firsts, head_to_head, history, moments, ratings
from .rating import HOUSE, Who

EXPORTED_AT_ONCE = 250  # games


class Club:
    """Results that stay, as somebody who asks may see them."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self.folding = Folding(storage, now)

    async def games(self, viewer: str, asked: WhichGames) -> Games:
        if asked.person not in (None, viewer):
            await self._known(viewer, asked.person or "")
        async with self._storage.engine.connect() as connection:
            return await games(connection, viewer, asked)

    async def mine(self, me: str, name: str) -> Profile:
        """My own page, also if I am new here."""
        row = await self._storage.person(me)
        async with self._storage.engine.connect() as connection:
            faces = await album(connection, me, [me]) if row else Album(me, {me: Look(name, None, None)})
            face = faces.face(Who("person", me))
            return await self._page(connection, me, Who("person", me), face, row.since if row else None)

    async def profile(self, viewer: str, person: str) -> Profile:
        since = await self._known(viewer, person)
        who = Who("person", person)
        async with self._storage.engine.connect() as connection:
            face = (await album(connection, viewer, [person])).face(who)
            return await self._page(connection, viewer, who, face, since)

    async def computer(self, viewer: str, level: str) -> Profile:
        if level not in all_levels():
            raise NotAllowed("no-level", f"There is no level {level}. The levels are: {', '.join(all_levels())}.")
        who = Who("computer", level)
        async with self._storage.engine.connect() as connection:
            face = Album(viewer, {}).face(who)
            return await self._page(connection, viewer, who, face, None)

    async def head(self, me: str, person: str) -> HeadToHead:
        if person == me:
            raise NotAllowed("bad-person", "You cannot be compared with yourself.")
        await self._known(me, person)
        who = Who("person", person)
        async with self._storage.engine.connect() as connection:
            face = (await album(connection, me, [person])).face(who)
            return await head_to_head(connection, me, who, face)

    async def table(self, viewer: str, asked: WhichTable) -> HouseTable:
        game = asked.game or HOUSE
        if game != HOUSE and game not in all_games.names():
            raise NotAllowed("no-game", f"There is no game called {game}.")
        unseen = (await self._storage.relations(viewer)).blocked | await self._blocked_by(viewer)
        async with self._storage.engine.connect() as connection:
            return await standings.table(connection, viewer, unseen, game)

    async def look_like(self, me: str, looks: Looks) -> Face:
        await self._storage.save_face(me, looks.colour, looks.emblem)
        async with self._storage.engine.connect() as connection:
            return (await album(connection, me, [me])).face(Who("person", me))

    async def export(self, me: str, name: str) -> Export:
        page, found = await self.mine(me, name), await self._all_games(me)
        async with self._storage.engine.connect() as connection:
            known = tuple(await ratings(connection, Who("person", me)))
        return Export(page.face, page.since, found, page.firsts, page.by_seats, known)

    async def export_csv(self, me: str) -> str:
        return exports.lines(await self._all_games(me))

    async def _all_games(self, me: str) -> tuple[FinishedGame, ...]:
        """Some at a time: between them, the house attends to others."""
        found, before = list[FinishedGame](), None
        while True:
            async with self._storage.engine.connect() as connection:
                some = await games(connection, me, WhichGames(before=before), EXPORTED_AT_ONCE)
            found += some.games
            if (before := some.before) is None:
                return tuple(found)

    async def _page(
        self, connection: AsyncConnection, viewer: str, who: Who, face: Face, since: float | None
    ) -> Profile:
        by_game, by_seats = await firsts(connection, who)
        known = await ratings(connection, who)
        games_rated = next((one.games for one in known if one.game == HOUSE), 0)
        sure = tuple(one for one in known if one.games >= standings.NEEDS_RATED)
        is_person, is_placed = who.kind == "person", games_rated >= standings.NEEDS_RATED
        head = None if who == ("person", viewer) else await head_to_head(connection, viewer, who, face)
        related = await self._storage.relations(viewer)
        return Profile(
            face=face,
            since=since,
            games=sum(one.games for one in by_game),
            favourite=by_game[0].game if by_game else None,
            firsts=by_game,
            by_seats=by_seats,
            ratings=sure,
            rated_games=games_rated,
            places=await standings.range_of(connection, who) if is_placed else None,
            history=await history(connection, who) if is_person and is_placed else (),
            moments=await moments(connection, viewer, who) if is_person else (),
            head=head if head and head.games else None,
            is_muted=who.id in related.muted,
            is_blocked=who.id in related.blocked,
            needs=NEEDS,
            needs_rated=standings.NEEDS_RATED,
        )

    async def _known(self, viewer: str, person: str) -> float:
        """Since when a person has been here. Whoever has blocked the viewer is not there for them."""
        row = await self._storage.person(person)
        if row is None or person in await self._blocked_by(viewer):
            raise NotAllowed("no-person", "There is nobody with this id.")
        return row.since

    async def _blocked_by(self, person: str) -> frozenset[str]:
        """Those who do not want to meet this person."""
        there = schema.relations.c
        query = select(there.person).where(there.other == person, there.kind == "blocked")
        async with self._storage.engine.connect() as connection:
            return frozenset(other for (other,) in await connection.execute(query))


@cache
def all_levels() -> tuple[str, ...]:
    """The levels of all games, the weakest first."""
    return tuple(dict.fromkeys(level for name in all_games.names() for level in levels(all_games.find(name))))

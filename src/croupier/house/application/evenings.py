"""What people do at an evening, and how it goes on from game to game."""

from __future__ import annotations

from collections.abc import Callable

from croupier import games
from croupier.players import levels

from ..club import meet_entries as log
from ..club.evening import Evening, Row
from ..common.clock import Clock
from ..common.refusals import NotAllowed
from ..protocol.meets import OpenEvening
from ..tables.opening import checked, tidy
from .callers import Caller
from .meet_tables import MeetTable, MeetTables
from .meeting import MeetLogs

WAIT = 30.0  # seconds until a game begins without those who are ready and do not come


class Evenings:
    """All evenings."""

    def __init__(self, logs: MeetLogs, tables: MeetTables, clock: Clock, ids: Callable[[], str]) -> None:
        self._logs, self._tables, self._clock, self._ids = logs, tables, clock, ids

    async def find(self, name: str) -> Evening:
        return await self._logs.find(name, Evening)

    async def open(self, caller: Caller, asked: OpenEvening) -> str:
        for game in asked.games:
            check_game(game, asked.level)
        name, who, settings = self._ids(), (caller.person, caller.name), checked(asked.settings)
        title, more = checked_title(asked.title), (asked.level, asked.public)
        await self._logs.open(name, log.EveningOpened(*who, title, asked.games, settings, *more))
        return name

    async def join(self, caller: Caller, name: str) -> Evening:
        return await self._logs.do(name, Evening, lambda evening: evening.join(caller.person, caller.name))

    async def leave(self, caller: Caller, name: str) -> Evening:
        await self._logs.do(name, Evening, lambda evening: evening.leave(caller.person))
        return await self._begun(name)

    async def add(self, caller: Caller, name: str, game: str) -> Evening:
        def decide(evening: Evening) -> log.Entry:
            entry = evening.add(caller.person, game)
            check_game(game, evening.opened.level)
            return entry

        return await self._logs.do(name, Evening, decide)

    async def get_ready(self, caller: Caller, name: str, on: bool) -> Evening:
        await self._logs.do(name, Evening, lambda evening: evening.get_ready(caller.person, on))
        return await self._begun(name)

    async def begin(self, caller: Caller, name: str) -> Evening:
        """The opener does not wait for those who are not ready."""
        table = self._ids()
        await self._logs.do(name, Evening, lambda evening: evening.begin_without(caller.person, table))
        return await self.care_for(name)

    async def _begun(self, name: str) -> Evening:
        """Begin, if now everybody is ready."""
        table = self._ids()
        evening = await self._logs.do(name, Evening, lambda evening: evening.begin(table))
        return await self.care_for(name) if evening.on else evening

    async def care_for(self, name: str) -> Evening:
        """Open the table of the game in progress, call it when all are there, and note how it ended."""
        evening = await self.find(name)
        row = evening.on
        if row is None:
            return evening
        listed = (await self._logs.store.tables([row.table])).get(row.table)
        if listed and listed.status in ("over", "ended"):
            places = listed.result.places if listed.result else ()
            away = [one.person for one in listed.sitters if one.kind == "person" and one.level and one.person]
            return await self._logs.do(
                name, Evening, lambda evening: evening.played(places, away) if evening.on == row else None
            )
        live = await self._tables.opened(self._table(name, evening, row))
        people = {*live.table.people()}
        is_late = self._clock.time() - live.table.opened_at >= WAIT
        if live.table.status == "open" and (people <= live.present or is_late):
            await self._tables.call(live)
        return evening

    def _table(self, name: str, evening: Evening, row: Row) -> MeetTable:
        opened = evening.opened
        sitting = [None if person is None else (person, evening.people[person].name) for person in row.people]
        path = f"e/{name}"
        return MeetTable(row.table, path, opened.title, row.game, {}, opened.settings, sitting, opened.level)


def check_game(game: str, level: str) -> None:
    if game not in games.names():
        raise NotAllowed("no-game", f"There is no game called {game}. The games are: {', '.join(games.names())}.")
    known = levels(games.find(game))
    if level not in known:
        raise NotAllowed("no-level", f"There is no level {level}. The levels are: {', '.join(known)}.")


def checked_title(title: str) -> str:
    plain = tidy(title)
    if not plain or not plain.isprintable():
        raise NotAllowed("bad-name", "A title must have 1 to 40 characters that can be shown.")
    return plain

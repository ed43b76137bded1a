"""What people do at a tournament, and how it goes on from round to round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from zlib import crc32

from ..club import meet_entries as log
from ..club.tournament import BREAK, Round, Tournament, round_deal, seated
from ..common import people
from ..common.clock import Clock
from ..live.live_table import LiveTable
from ..protocol.meets import EnterProgram, OpenTournament
from ..protocol.messages import Brief
from ..storage.storage import PersonRow, Storage
from ..tables.opening import checked, checked_name, checked_options, tidy
from .callers import Caller
from .evenings import check_game, checked_title
from .meet_tables import MeetTable, MeetTables
from .meeting import MeetLogs

WAIT = 90.0  # seconds until computer players take the seats of those who do not come
OVERTIME = 600.0  # seconds after the end of a round until a table that has still not finished is given up
ENTRY = "entry"  # the kind of token that a program in a tournament has


class Tournaments:
    """All tournaments."""

    def __init__(
        self, logs: MeetLogs, tables: MeetTables, storage: Storage, clock: Clock, ids: Callable[[], str]
    ) -> None:
        self._logs, self._tables, self._storage, self._clock, self._ids = logs, tables, storage, clock, ids

    async def find(self, name: str) -> Tournament:
        return await self._logs.find(name, Tournament)

    async def open(self, caller: Caller, asked: OpenTournament) -> str:
        options = checked_options(asked.game, asked.seats, asked.options)
        check_game(asked.game, asked.level)
        name, title, settings = self._ids(), checked_title(asked.title), checked(asked.settings)
        deals = [round_deal(name, number) for number in range(asked.rounds)]
        made = await self._storage.deals.make(dict.fromkeys(deals), self._clock.time())
        await self._logs.open(
            name,
            log.TournamentOpened(
                person=caller.person,
                name=caller.name,
                title=title,
                game=asked.game,
                options=options,
                seats=asked.seats,
                rounds=asked.rounds,
                settings=settings,
                level=asked.level,
                start=asked.start,
                few=asked.few,
                round_lasts=asked.round_minutes * 60.0,
                public=asked.public,
                secrets=tuple(made[deal].secret.hex() for deal in deals),
            ),
        )
        return name

    async def enter(self, caller: Caller, name: str) -> Tournament:
        return await self._logs.do(name, Tournament, lambda one: one.enter(caller.person, caller.name))

    async def enter_program(self, name: str, asked: EnterProgram) -> str:
        """A program is somebody of its own; returns the token that it plays with."""
        called, by, now = checked_name(asked.name), tidy(asked.by), self._clock.time()
        row = PersonRow(people.new_person(), called, now, now)
        await self._storage.save_person(row)
        await self._logs.do(name, Tournament, lambda one: one.enter(row.id, called, program=True, by=by))
        token, hashed = people.new_token()
        await self._storage.put_token(hashed, ENTRY, name, 0, row.id, None)
        return token

    async def leave(self, caller: Caller, name: str) -> Tournament:
        return await self._logs.do(name, Tournament, lambda one: one.leave(caller.person))

    async def call_off(self, caller: Caller, name: str) -> Tournament:
        return await self._logs.do(name, Tournament, lambda one: one.call_off(caller.person))

    async def begin(self, caller: Caller, name: str) -> Tournament:
        """The opener begins, before the time or because there is none."""
        (await self.find(name)).begin(caller.person)
        await self._plan(name)
        return await self.care_for(name)

    async def is_open(self, deal: str) -> bool:
        """Whether the round that this deal belongs to is over."""
        found = (await self._storage.deals.find([deal])).get(deal)
        return found is None or found.is_open(self._clock.time())

    # How it goes on

    async def care_for(self, name: str) -> Tournament:
        tournament, now = await self.find(name), self._clock.time()
        due = tournament.due(now)
        if due == "begin":
            await self._plan(name)
        elif due is not None:
            return await self._logs.do(name, Tournament, lambda one: one.due(now) and due)
        if tournament.status == "playing" and tournament.on is None:
            await self._next_round(name, tournament, now)
        if tournament.on:
            await self._round(name, tournament, tournament.on)
        return tournament

    async def _plan(self, name: str) -> None:
        """Who sits where from now on: worked out beside the event loop, and written if nothing has changed since."""
        asked = (await self.find(name)).planning()
        plan = await asyncio.to_thread(seated, *asked, crc32(name.encode()))
        entry = log.Planned(tuple(plan))
        await self._logs.do(name, Tournament, lambda one: entry if one.planning() == asked else None)

    async def _next_round(self, name: str, tournament: Tournament, now: float) -> None:
        last = tournament.rounds[-1].over_at if tournament.rounds else 0.0
        is_live = tournament.opened.settings.clock != "days"
        if is_live and now < last + BREAK:
            return
        if not tournament.staying:
            await self._logs.do(name, Tournament, lambda one: log.CalledOff() if not one.staying else None)
            return
        if not tournament.is_planned:
            await self._plan(name)
        tables = [self._ids() for _ in range(tournament.tables_needed())]
        await self._logs.do(name, Tournament, lambda one: one.next_round(tables))

    async def _round(self, name: str, tournament: Tournament, on: Round) -> None:
        """Open the tables of the round, call their games, and note how they ended; then the round is over."""
        number = len(tournament.rounds) - 1
        waiting = [at for at in range(len(on.tables)) if at not in on.done]
        listed = await self._logs.store.tables([on.tables[at] for at in waiting])
        for at in waiting:
            brief = listed.get(on.tables[at])
            ends_by = on.began_at + tournament.opened.round_lasts
            is_given_up = self._clock.time() >= ends_by + OVERTIME
            if brief and (brief.status in ("over", "ended") or is_given_up):
                await self._done(name, on, at, brief)
                continue
            wanted = self._table(name, tournament, on, number, at)
            live = await self._tables.opened(wanted)
            if live.table.status == "open":
                await self._call(live, wanted, on.began_at)
            elif self._clock.time() >= ends_by:
                await self._tables.replace(live, wanted, set())
        if tournament.round_over():  # shown first: whoever takes over from here shows it again
            await self._storage.deals.open(round_deal(name, number), self._clock.time())
            await self._logs.do(name, Tournament, lambda one: one.round_over())

    async def _call(self, live: LiveTable, wanted: MeetTable, since: float) -> None:
        """The game begins when all are there; or after a while, with computer players in the seats of the others."""
        people = {*live.table.people()}
        if live.table.settings.clock == "days" or people <= live.present:
            await self._tables.call(live)
        elif self._clock.time() >= since + WAIT:
            await self._tables.replace(live, wanted, live.present)
            await self._tables.call(live)

    async def _done(self, name: str, on: Round, at: int, brief: Brief) -> None:
        scores = brief.result.scores if brief.result else ()
        replaced = [
            seat
            for seat, sitter in enumerate(brief.sitters)
            if on.seating[at][seat] is not None and sitter.kind != "person"
        ]
        await self._logs.do(name, Tournament, lambda one: one.table_done(at, scores, replaced))

    def _table(self, name: str, tournament: Tournament, on: Round, number: int, at: int) -> MeetTable:
        opened = tournament.opened
        sitting = [
            None if one is None else (tournament.entered[one].person, tournament.entered[one].name)
            for one in on.seating[at]
        ]
        agreed = opened.title, opened.game, opened.options, opened.settings
        deal = tournament.deal(name, number)
        return MeetTable(on.tables[at], f"c/{name}", *agreed, sitting, opened.level, deal)

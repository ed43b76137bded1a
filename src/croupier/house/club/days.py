"""The deal of the day: committed to in advance, played once by everybody, sealed until one has played it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any, Protocol

from croupier import games
from croupier.common import days, records
from croupier.common.fairness import player_seed, seen, with_secret
from croupier.core.record import canonical
from croupier.players import STRENGTHS, levels

from ..common import faults
from ..common.clock import Clock
from ..common.refusals import NotAllowed
from ..protocol.day import Day, DayCoin, DayResults, DayTry, Today
from ..storage.deals import DealRow
from ..storage.storage import Storage
from ..storage.tries import TryRow
from ..tables.entries import Deal, Person
from ..thinking.queueing import Share
from .comparing import compared
from .tries import SEAT, decisions, folded

AHEAD = 7  # days whose commitments are shown in advance
WEEK = 7
LISTED = 60  # days in the archive
LONGEST_ROW = 366  # days in a row that are counted


class Adviser(Protocol):
    """Where experts think."""

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any: ...


class Days:
    """The deals of all days, and what people made of them."""

    def __init__(self, storage: Storage, clock: Clock, thinker: Adviser) -> None:
        self._storage = storage
        self._clock = clock
        self._thinker = thinker
        self._advising: dict[str, asyncio.Task[None]] = {}  # by table

    async def close(self) -> None:
        for task in tuple(self._advising.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    # Deals

    @property
    def today(self) -> date:
        return days.on(self._clock.time())

    async def promise(self) -> dict[str, DealRow]:
        """Commit to the deals of today and of the coming days, each once."""
        wanted = [self.today + timedelta(ahead) for ahead in range(AHEAD + 1)]
        return await self._storage.deals.make({days.deal(day): days.opens(day) for day in wanted}, self._clock.time())

    async def _deal(self, day: date) -> DealRow:
        found = await self.promise() if day == self.today else await self._storage.deals.find([days.deal(day)])
        if days.deal(day) not in found:
            raise NotAllowed("no-day", f"This house has no deal for {day.isoformat()}.")
        return found[days.deal(day)]

    async def _shown(self, deals: Sequence[DealRow]) -> list[Day]:
        """Days as everybody may see them."""
        played = await self._storage.tries.played([deal.name.removeprefix(days.WORD) for deal in deals])
        return [self._day(deal, played.get(deal.name.removeprefix(days.WORD), 0)) for deal in deals]

    def _day(self, deal: DealRow, played: int) -> Day:
        day = days.of(deal.name)
        assert day
        what = days.setting(day)
        is_open = deal.is_open(self._clock.time())
        return Day(
            date=day.isoformat(),
            number=days.number(day),
            game=what.game,
            seats=what.seats,
            options=what.options,
            deal=deal.name,
            commitment=deal.commitment,
            secret=deal.secret.hex() if is_open else None,
            promised_at=deal.made,
            begins_at=days.begins(day),
            ends_at=days.ends(day),
            opens_at=days.opens(day),
            played=played,
        )

    # What people ask

    async def see(self, person: Person) -> Today:
        """Today's deal, my last seven days, yesterday's secret, and the commitments of the coming days."""
        today, deals = self.today, await self.promise()
        before = today - timedelta(1)
        deals |= await self._storage.deals.find([days.deal(before)])
        shown = {one.date: one for one in await self._shown([*deals.values()])}
        tries = await self._storage.tries.of(person, self._back(LONGEST_ROW))
        done = {day for day, one in tries.items() if await self._counts(one)}
        week = tuple(DayCoin(day, day in done) for day in reversed(self._back(WEEK)))
        rank, of = await self._rank(tries.get(today.isoformat()))
        rank_before, of_before = await self._rank(tries.get(before.isoformat()))
        return Today(
            day=shown[today.isoformat()],
            mine=await self._try(tries.get(today.isoformat())),
            rank=rank,
            of=of,
            week=week,
            in_a_row=self._in_a_row(done),
            yesterday=shown.get(before.isoformat()),
            yesterday_rank=rank_before,
            yesterday_of=of_before,
            coming=tuple(one for day, one in sorted(shown.items()) if day > today.isoformat()),
            now=self._clock.time(),
        )

    def _back(self, count: int) -> list[str]:
        """The last days, today first."""
        return [(self.today - timedelta(back)).isoformat() for back in range(count)]

    def _in_a_row(self, done: set[str]) -> int:
        """Days in a row; that today has not been played yet does not end them."""
        back = self._back(LONGEST_ROW)
        row = back if back[0] in done else back[1:]
        return next((count for count, day in enumerate(row) if day not in done), len(row))

    async def _counts(self, tried: TryRow) -> bool:
        return tried.competes and (tried.finished is not None or await self._is_done(tried))

    async def _is_done(self, tried: TryRow) -> bool:
        return tried.finished is not None or await self._storage.tries.is_done(tried.person, tried.day)

    async def _try(self, tried: TryRow | None) -> DayTry | None:
        return DayTry(tried.table, tried.level, await self._is_done(tried), tried.competes) if tried else None

    async def _rank(self, tried: TryRow | None) -> tuple[int | None, int | None]:
        """A person's place, and among how many; neither before the end, nor out of competition."""
        if tried is None or not tried.competes or not await self._is_done(tried):
            return None, None
        await self._fold(tried.day)
        return await self._storage.tries.rank(tried.day, tried.person)

    async def archive(self) -> list[Day]:
        """The coming days and the past ones, the latest first."""
        await self.promise()
        names = await self._storage.deals.names(days.WORD, LISTED)
        found = await self._storage.deals.find(names)
        return await self._shown([found[name] for name in names])

    async def day(self, day: date) -> Day:
        return (await self._shown([await self._deal(day)]))[0]

    # PlayDay

    async def claim(self, person: Person, day: date, level: str, table: str) -> tuple[TryRow, Deal]:
        """A person's try at a day: this one, or the one that they have begun already."""
        deal, now = await self._deal(day), self._clock.time()
        mine = (await self._storage.tries.of(person, [day.isoformat()])).get(day.isoformat())
        if mine is not None:
            return mine, deal.deal
        if day > self.today:
            raise NotAllowed("no-day", "This day has not begun.")
        if day < self.today and not deal.is_open(now):
            raise NotAllowed(
                "day-over", "The day is over. Its deal can be played out of competition once its secret is shown."
            )
        there = levels(games.find(days.setting(day).game))
        if level not in there:
            raise NotAllowed("no-level", f"There is no level {level} here. The levels are: {', '.join(there)}.")
        tried = TryRow(day.isoformat(), person, table, level, now, competes=day == self.today)
        return await self._storage.tries.claim(tried), deal.deal

    # Sealed until one has played

    async def is_sealed(self, person: Person, table: str, deal: str | None = None) -> bool:
        """Whether nothing of a table may be shown to a person: it plays the deal of a day that is not open yet, and
        they have not finished it. What they play themselves they see, of course."""
        name = await self._storage.deals.of_table(table) if deal is None else deal
        day = days.of(name)
        if day is None or self._clock.time() >= days.opens(day):
            return False
        mine = (await self._storage.tries.of(person, [day.isoformat()])).get(day.isoformat())
        return mine is None or (mine.table != table and not await self._is_done(mine))

    async def only_unsealed(self, person: Person, table: str, deal: str | None = None) -> None:
        if await self.is_sealed(person, table, deal):
            raise NotAllowed(
                "sealed", "This is a deal of the day: you can see it once you have played it, or when it is opened."
            )

    async def with_secret(self, table: str, filed: bytes) -> bytes:
        """A record, with the secret of its deal once that has been opened."""
        if not (name := await self._storage.deals.of_table(table)):
            return filed
        deal = (await self._storage.deals.find([name])).get(name)
        if deal is None or not deal.is_open(self._clock.time()):
            return filed
        return records.write(with_secret(records.read(filed), deal.secret))

    # Afterwards

    async def results(self, person: Person, day: date, level: str) -> DayResults:
        """How everybody did, for those who have played, and for everybody once the deal is open."""
        deal, name = await self._deal(day), day.isoformat()
        await self._fold(name)
        mine = (await self._storage.tries.of(person, [name])).get(name)
        is_done = mine is not None and mine.finished is not None
        if not is_done and not deal.is_open(self._clock.time()):
            raise NotAllowed("sealed", "How others did is shown once you have played this deal, or when it is opened.")
        against = mine.level if mine and is_done else level
        shown = (await self._shown([deal]))[0]
        thinking = mine is not None and is_done and await self._advise(mine, shown.game, deal)
        return await compared(self._storage, person, shown, against, mine if is_done else None, thinking)

    async def _fold(self, day: str) -> None:
        """Work out what came of the games that were finished since."""
        for tried, brief, filed in await self._storage.tries.to_fold(day):
            try:
                row, choices = await asyncio.to_thread(folded, tried, brief, filed)
            except records.BadRecord as error:  # played under rules that are no longer here
                faults.note("a try at a deal of the day could not be read", error)
                continue
            await self._storage.tries.finish(row, choices)

    async def _advise(self, mine: TryRow, game: str, deal: DealRow) -> bool:
        """Whether the expert still has to think about some of my decisions; it begins to if need be."""
        made = await self._storage.tries.choices(mine.day, mine.table)
        known = await self._storage.tries.advice(mine.day, [one.view for one in made])
        missing = {one.view for one in made} - known.keys()
        if missing and mine.table not in self._advising:
            if (filed := await self._storage.record(mine.table)) is None:
                return False  # cleared away: nobody can ask any more
            task = asyncio.ensure_future(self._ask_expert(mine, game, deal, filed, missing))
            self._advising[mine.table] = task
            task.add_done_callback(lambda _: self._advising.pop(mine.table, None))
        return bool(missing)

    async def _ask_expert(self, mine: TryRow, game: str, deal: DealRow, filed: bytes, missing: set[str]) -> None:
        """What an expert would have chosen, from what could be known: each view is asked about once, and kept."""
        there = levels(games.find(game))
        expert = next(level for level in reversed(STRENGTHS) if level in there)
        share = Share("", mine.person, mine.table, is_awaited=False)
        try:
            for one in await asyncio.to_thread(lambda: [*decisions(records.read(filed))]):
                view = seen(one.view).hex()
                if view in missing:
                    seed = player_seed(deal.secret, SEAT, one.view)
                    move = await self._thinker.choose(share, game, expert, one.view, one.moves, seed)
                    await self._storage.tries.advise(mine.day, view, canonical(move).decode())
                    missing.discard(view)
        except Exception as error:
            faults.note("the expert's choices at a deal of the day could not be worked out", error)

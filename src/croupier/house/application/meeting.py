"""The logs of evenings and tournaments in memory: read, caught up with, and written to.

Nothing is remembered that the log does not say: after a crash, another worker continues where this one stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ..club import meet_entries as log
from ..club.evening import Evening
from ..club.meet_news import meet_brief
from ..club.tournament import Tournament
from ..common.clock import Clock
from ..common.refusals import NotAllowed
from ..protocol.meets import MeetBrief, Meets
from ..storage.journal import Conflict
from ..storage.meets import ON, RESTING, MeetLine, MeetStorage
from ..tables.entries import Person

TRIES = 40  # to write an entry: whoever lost reads again, and meanwhile others may be quicker once more
MOST_OPEN = 8  # evenings and tournaments that one person may have opened and not finished
SHOWN_FOR = 7 * 86_400.0  # seconds that the club room lists one in which nothing happens any more
UNUSED = 30 * 86_400.0  # seconds after which one is cleared away where nothing was ever played
Meet = Evening | Tournament
AMeet = TypeVar("AMeet", Evening, Tournament)
KINDS: dict[str, type[Evening] | type[Tournament]] = {"evening": Evening, "tournament": Tournament}


class Held:
    """An evening or a tournament in memory, as far as its log was read."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.forget()

    def forget(self) -> None:
        """What is in memory may be ahead of the log, or of another time: read it anew."""
        self.meet: Meet | None = None
        self.number = 0
        self.rewritten = 0


class MeetLogs:
    """All evenings and tournaments, by their logs."""

    def __init__(self, store: MeetStorage, clock: Clock) -> None:
        self.store = store
        self._clock = clock
        self._held: dict[str, Held] = {}

    async def find(self, name: str, kind: type[AMeet]) -> AMeet:
        """As its log says now."""
        held = self._held.setdefault(name, Held())
        async with held.lock:
            return await self._caught_up(name, held, kind)

    async def either(self, name: str) -> Meet:
        held = self._held.setdefault(name, Held())
        async with held.lock:
            return await self._read(name, held)

    async def _caught_up(self, name: str, held: Held, kind: type[AMeet]) -> AMeet:
        meet = await self._read(name, held)
        if not isinstance(meet, kind):
            raise NotAllowed("no-meet", "There is no such evening or tournament, or it has been deleted.")
        return meet

    async def _read(self, name: str, held: Held) -> Meet:
        """Read what others wrote; where somebody was taken out of the log, all of it."""
        found = await self.store.read(name, held.number)
        if found is not None and held.meet is not None and found.rewritten != held.rewritten:
            held.forget()
            found = await self.store.read(name)
        if found is None:
            self._held.pop(name, None)
            raise NotAllowed("no-meet", "There is no such evening or tournament, or it has been deleted.")
        meet = held.meet = held.meet or KINDS[found.kind]()
        held.rewritten = found.rewritten
        for line in found.lines:
            meet.apply(log.read(line.entry), line.at)
            held.number = line.number
        return meet

    async def do(self, name: str, kind: type[AMeet], decide: Callable[[AMeet], log.Entry | None]) -> AMeet:
        """Decide and write; if another worker was quicker, look again and decide again. Nobody sees what might still be
        lost: while an entry is being written, readers wait."""
        held = self._held.setdefault(name, Held())
        async with held.lock:
            for _ in range(TRIES):
                meet = await self._caught_up(name, held, kind)
                entry = decide(meet)
                if entry is None:
                    return meet
                at = self._clock.time()
                meet.apply(entry, at)
                held.number += 1
                try:
                    await self._append(name, held.number, at, entry, meet)
                    return meet
                except Conflict:
                    held.forget()
                except BaseException:
                    held.forget()
                    raise
        raise NotAllowed("again", "Others were quicker each time: try again.")

    async def open(self, name: str, entry: log.EveningOpened | log.TournamentOpened) -> None:
        if await self.store.opened_by(entry.person) >= MOST_OPEN:
            said = f"You already have {MOST_OPEN} evenings and tournaments that are not over: finish one first."
            raise NotAllowed("too-many", said)
        meet: Meet = Evening() if isinstance(entry, log.EveningOpened) else Tournament()
        at = self._clock.time()
        meet.apply(entry, at)
        await self._append(name, 1, at, entry, meet)

    async def _append(self, name: str, number: int, at: float, entry: log.Entry, meet: Meet) -> None:
        brief = meet_brief(name, meet)
        row: dict[str, Any] = {
            "kind": brief.kind,
            "status": ON if meet.needs_care else RESTING,
            "open": brief.status in ("entering", "playing"),
            "public": meet.opened.public,
            "played": bool(meet.rounds if isinstance(meet, Tournament) else meet.rows),
            "opener": meet.opened.person,
            "changed": at,
            "brief": msgspec.json.encode(brief),
        }
        person = getattr(entry, "person", None)
        await self.store.append(name, MeetLine(number, at, log.write(entry)), row, [person] if person else [])

    # Lists

    async def for_person(self, person: Person) -> Meets:
        """Those the person is in, and those that everybody may find."""
        read = msgspec.json.Decoder(MeetBrief).decode
        mine, public = await self.store.of(person), await self.store.public(self._clock.time() - SHOWN_FOR)
        return Meets(tuple(map(read, mine)), tuple(map(read, public)))

    async def clear(self) -> None:
        await self.store.clear(self._clock.time() - UNUSED)
        self._held = {name: held for name, held in self._held.items() if held.lock.locked()}

    async def forget(self, person: Person, nobody: Person) -> None:
        """Take a person out of all logs; every worker notices when it reads one again."""
        for name in await self.store.meets_of(person):
            await self.store.forget(name, person, nobody)

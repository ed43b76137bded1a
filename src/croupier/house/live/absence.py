"""People who are away. Nobody plays in a person's place unless another person is waiting.

Without a clock the game stands still at the turn of somebody who is away. If others are there, they are told after
two minutes, and one of them may let a computer player stand in. With a clock, silence means what it always means;
after three missed clocks a computer player keeps the seat warm, as long as somebody else is there. If nobody is, the
clock stands still, or the table pauses.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from croupier.core.game import Seat
from croupier.players import usual

from ..common.people import is_forgotten
from ..common.refusals import NotAllowed
from ..protocol.messages import Away, Brief
from ..tables import entries as log
from ..tables.entries import Entry, Person

if TYPE_CHECKING:
    from ..tables.table import Table
    from .live_table import Acknowledge, LiveTable

AWAY = 120.0  # seconds until those who wait may let a computer player stand in
JUST_ABOUT = 0.25  # seconds by which clocks may differ
MISSED_CLOCKS = 3  # in a row, after which a computer player keeps the seat warm


class Absence:
    """Which people of a table are away, since when, and who waits for them; as far as this worker knows."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._gone: dict[Person, float] = {}  # since when this person has no connection
        self._dropped: set[Person] = set()  # those who were there before; not those without a page, as programs may be
        self._shown: set[Person] = set()  # those the guests here were told about
        self._there: set[Person] = set()  # those who play here and are connected
        self._is_attended = False
        self.attended_since = 0.0  # when somebody came back for whom a clock can run
        self._alarm: asyncio.Task[None] | None = None

    # Who is there

    def look(self) -> None:
        """The people present, or what the game waits for, may have changed: tell those who wait, and rearrange."""
        live, table, now = self._live, self._live.table, self._live.house.clock.monotonic()
        if live.is_evicted or not table.number:
            return
        people, present = {*table.people()}, live.present
        self._gone = {person: since for person, since in self._gone.items() if person in people}
        self._dropped &= people
        for person in people:
            if person in present:
                self._gone.pop(person, None)
                self._dropped.discard(person)
            else:
                self._gone.setdefault(person, now)
                if person in self._there:
                    self._dropped.add(person)
        is_attended = bool(self.waiting_people())
        if is_attended and not self._is_attended:
            self.attended_since = now
            live.dial.begin_anew()
        if (people & present, is_attended) != (self._there, self._is_attended):
            self._there, self._is_attended = people & present, is_attended
            live.soon(live.rearrange)
        if (shown := {one.person for one in self.away()}) != self._shown:
            self._shown = shown
            live.spread_news()
        self._watch(now)

    def dropped_at(self, person: Person) -> float | None:
        """When a person who was there left; None for somebody who never was."""
        return self._gone.get(person) if person in self._dropped else None

    def _watch(self, now: float) -> None:
        """Look again when the next person has been away long enough."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        due = [since + AWAY for since in self._gone.values() if now < since + AWAY - JUST_ABOUT]
        if due and self._is_without_clock and self._live.guests:
            self._alarm = self._live.soon(self._look_at, min(due))

    async def _look_at(self, due: float) -> None:
        clock = self._live.house.clock
        await clock.sleep(due - clock.monotonic())
        self._alarm = None
        self.look()

    def waiting_people(self, besides: Person | None = None) -> set[Person]:
        """People who are present and can play on: not those for whom a computer player stands in."""
        table = self._live.table
        active = {one.person for one in table.sitting if one.person and not one.level}
        return (active & self._live.present) - {besides}

    @property
    def _is_without_clock(self) -> bool:
        table = self._live.table
        return table.status == "playing" and table.settings.clock == "none" and not table.paused

    def away(self) -> tuple[Away, ...]:
        """People the game waits for who have been away for two minutes while somebody else is waiting."""
        if not self._is_without_clock:
            return ()
        table, present, now = self._live.table, self._live.present, self._live.house.clock.monotonic()
        found = []
        for person, since in self._gone.items():
            asked = tuple(
                seat
                for seat in table.waiting_seen
                if table.sitting[seat].person == person and not table.sitting[seat].level
            )
            is_long = now - since >= AWAY - JUST_ABOUT
            if asked and is_long and person not in present and self.waiting_people(besides=person):
                found.append(Away(person, table.name_of(person), asked, round((now - since) // 60)))
        return tuple(found)

    # What that means for the clock, and for computer players

    @property
    def stands_still(self) -> bool:
        """Whether the clock stands still: a person is asked, and no player is present."""
        table = self._live.table
        is_asked = any(table.sitting[seat].person for seat in table.waiting_seen)
        return table.is_live and is_asked and not self.waiting_people()

    def plays_for(self, seat: Seat) -> bool:
        """Whether the computer player in a seat may choose: for a person only while another person is waiting."""
        sitting = self._live.table.sitting[seat]
        if sitting.person is None or not sitting.level:
            return True
        return bool(self.waiting_people(besides=sitting.person))

    # Standing in, and coming back

    async def stand_in(self, person: Person, seat: Seat, acknowledge: Acknowledge | None = None) -> None:
        """Let a computer player choose in all seats of the person who sits here; asked for by one of those who wait."""

        def decide(table: Table) -> Entry:
            if person not in table.people():
                raise NotAllowed("not-yours", "Only the players at this table can decide this.")
            if not any(seat in one.seats and one.person != person for one in self.away()):
                raise NotAllowed(
                    "not-away", "The game is not waiting for anyone in that seat who has been away for two minutes."
                )
            return log.StoodIn(seat, usual(table.game), person)

        await self._live.do(decide, acknowledge)
        whose = self._live.table.sitting[seat].person
        for other in self._live.table.seats_of(whose or ""):
            await self._keep_warm(other, person)

    async def count_missed(self) -> None:
        """Whoever has let three clocks run out is away. If nobody else is waiting, the table pauses."""
        for seat, sitting in enumerate(self._live.table.sitting):
            is_missed = sitting.person and not sitting.level and sitting.missed >= MISSED_CLOCKS
            if not is_missed or not self._live.table.is_live:
                continue
            if self.waiting_people(besides=sitting.person):
                await self._keep_warm(seat)
            else:
                await self._live.do(lambda table: None if table.paused else table.agreement.idle())

    def take_up(self) -> None:
        """Look after the table from now on."""
        if self._live.table.status == "playing" and self._live.is_owned:
            self.look()
            self._dropped |= self._gone.keys()  # they may have been there before the house was closed
            self.release()

    def release(self) -> None:
        """Give up the seats of people who wanted to be forgotten."""
        table, live = self._live.table, self._live
        if table.status != "playing" or not live.is_owned:
            return
        if table.people() and all(map(is_forgotten, table.people())):
            live.soon(live.end, "empty")
            return
        for seat, sitting in enumerate(table.sitting):
            if sitting.person and is_forgotten(sitting.person) and not sitting.level:
                live.soon(self._keep_warm, seat)

    async def _keep_warm(self, seat: Seat, asked_by: Person = "") -> None:
        def decide(table: Table) -> Entry | None:
            sitting = table.sitting[seat]
            is_free = table.status == "playing" and sitting.person and not sitting.level
            return log.StoodIn(seat, usual(table.game), asked_by) if is_free else None

        await self._live.do(decide)

    def arrived(self, person: Person) -> None:
        """Whoever comes back takes the seat back."""
        table = self._live.table
        for seat in table.seats_of(person):
            if table.sitting[seat].level and table.status == "playing":
                self._live.soon(self.come_back, seat)

    def heard(self, entry: Entry) -> None:
        """Another worker let somebody stand in for a person who has just come here."""
        if isinstance(entry, log.StoodIn) and entry.person:
            person = self._live.table.sitting[entry.seat].person
            if person in self._live.here:
                self._live.soon(self.come_back, entry.seat)

    async def come_back(self, seat: Seat) -> None:
        def decide(table: Table) -> Entry | None:
            sitting = table.sitting[seat]
            return log.CameBack(seat) if sitting.person and sitting.level and table.status == "playing" else None

        await self._live.do(decide)


def waits_for_people(listed: Brief) -> bool:
    """Whether nothing can happen at a table before somebody comes: its clock stands still, and no computer plays."""
    is_alone = all(one.kind == "person" and one.person and not is_forgotten(one.person) for one in listed.sitters)
    return listed.status == "playing" and listed.settings.clock != "days" and is_alone

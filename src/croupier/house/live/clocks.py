"""The clock of the open question: when it starts, how long it runs, and what people see of it.

A person's time begins when that person can act. A page says how far it has shown the table, and the clock starts when
every page of the people asked has shown the question, or after a grace period. A client that never says so, as programs
need not, counts as quick. With several workers, each says when everyone connected there can act, and the one that
owns the table says when the clock runs. The grace period makes up for messages that are lost.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from croupier.core.game import Seat

from ..tables.entries import Entry, Person

if TYPE_CHECKING:
    from ..tables.table import Table
    from .live_table import LiveTable
    from .roles import Guest

GRACE = 6.0  # seconds that a page has to show a question before its clock starts anyway
GATHERING = 4.0  # seconds for people's clients to commit to what they add to the chance of a game, and then to reveal
ASKING = 0  # not a question's number: asks since when the clock of the open question runs
HEARD = 0.25  # seconds of grace for what was sent before the clock ran out
JUST_ABOUT = 0.25  # seconds that a message between workers may take


class Reading(NamedTuple):
    """What the clock of the open question shows."""

    left: float | None  # seconds; None without a clock
    total: float | None
    runs: bool


class Dial:
    """The clock of whatever question is open at a table; a question is identified by the entry that put it."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._shown: dict[Guest, dict[Seat | None, int]] = {}  # how far each page has shown the table, as a seat counts
        self._arrived: dict[Person, float] = {}  # people who have had a page here, and when they last came
        self._put: tuple[int, float] = 0, 0.0  # the latest question that was seen, and when it was put
        self._stage: tuple[int, float] = 0, 0.0  # of settling the chance of the game, and when it was reached
        self._started: tuple[int, float] = 0, 0.0  # the question whose clock has started, and when
        self._ready: set[tuple[int, str]] = set()  # (question, worker): everyone connected there can answer it
        self._alarm: asyncio.Task[None] | None = None
        self._said = 0  # the latest question of which others were told that everyone connected here can answer it

    # What it shows

    def read(self) -> Reading:
        total, since = self._live.table.lasts(), self.since
        if total is None or since is None:
            return Reading(total, total, False)
        return Reading(max(since + total - self._now, 0.0), total, True)

    @property
    def since(self) -> float | None:
        """Since when it has been running; None if it has not started, or there is none."""
        table = self._live.table
        if table.lasts() is None or self._live.absence.stands_still:
            return None
        if table.settings.clock == "days":
            return self._put_at
        if self._started[0] == table.asked_number:
            return self._started[1]
        return self._latest if self._now >= self._latest else None

    @property
    def may_computers_choose(self) -> bool:
        """Where the rules have a clock of their own, computer players begin to think when people can act."""
        return self._live.table.own_seconds is None or self.since is not None

    @property
    def _ends_at(self) -> float | None:
        """When it runs out, if it runs."""
        lasts, since = self._live.table.lasts(), self.since
        return None if lasts is None or since is None else since + lasts

    @property
    def _latest(self) -> float:
        """When it starts at the latest, even if some page has not shown the question by then."""
        return self._put_at + self._live.house.grace

    # What happens when it runs

    def stop(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def begin_anew(self) -> None:
        """Nobody was there, and now somebody is: the open question gets its full time again."""
        self._started = (0, 0.0)
        self._ready = set()
        self._said = 0

    def gather(self) -> None:
        """Stop waiting for people who do not commit, or reveal, in time."""
        self._alarm = self._live.soon(self._settle, self._gathered_at)

    @property
    def _gathered_at(self) -> float:
        """When the time is over for what those who settle the chance of the game are asked for now."""
        now = self._live.table.gathering
        if now and self._stage[0] != now.stage:
            self._stage = now.stage, self._now
        return max(self._stage[1], self._live.open_since) + GATHERING

    def go(self) -> None:
        """Start, or continue: make sure that what is due happens."""
        if self.start():
            self._tell()
        if self._is_awaited:
            self._alarm = self._live.soon(self._wait_no_longer, self._latest)
        elif (due := self._ends_at) is not None:
            self._alarm = self._live.soon(self._ring, due)

    async def _sleep(self, until: float) -> None:
        await self._live.house.clock.sleep(until - self._now)
        self._alarm = None  # from here on it must not be cancelled

    async def _settle(self, due: float) -> None:
        def decide(table: Table) -> Entry | None:
            """Judge by what is asked for now: it may not be what it was when the clock was set."""
            return table.settle() if table.gathering and self._gathered_at <= self._now else None

        await self._sleep(due)
        await self._live.do(decide)
        if self._alarm is None and self._live.table.gathering:
            await self._look()  # woken too early: it is set again

    async def _wait_no_longer(self, due: float) -> None:
        await self._sleep(due)
        await self._look()

    async def _ring(self, due: float) -> None:
        """When the clock runs out, silence speaks. Messages on their way are still heard."""

        def decide(table: Table) -> Entry | None:
            """Judge by the question that is open now: it may not be the one for which the clock was set."""
            due = self._ends_at
            return table.run_out() if due is not None and due <= self._now and table.waiting_seen else None

        await self._sleep(due + HEARD)
        await self._live.do(decide)
        if self._alarm is None and (later := self._ends_at) is not None and later > self._now:
            await self._look()  # woken too early: it is set again
        await self._live.absence.count_missed()

    def _tell(self) -> None:
        for guest in tuple(self._live.guests):
            guest.clock(self._live)

    def _look_soon(self) -> None:
        """The people present have changed: perhaps there is nobody left to wait for."""
        if self._is_awaited:
            self._live.soon(self._look)

    async def _look(self) -> None:
        async with self._live.reading():
            self._live.arrange()

    # When it starts

    def start(self) -> bool:
        """Start it if everyone asked can act, or has had the time to get there; returns whether it started just now."""
        table, question = self._live.table, self._live.table.asked_number
        if not self._is_to_start:
            return False
        is_late = self._now >= self._latest
        if not is_late and not self._can_all_act():
            return False
        for guest in [guest for guest in self._shown if is_late and not self._has_shown(guest)]:
            del self._shown[guest]  # asleep: it is not waited for again until it says something
        if self._live.loaded_at >= self._latest:
            return False  # it started long ago: others may know when
        self._started = question, min(self._now, self._latest)
        self._live.house.cluster.clock(table.name, *self._started)
        return True

    def can_act_here(self) -> None:
        """Tell the worker that owns the table, once, that everyone connected here can act."""
        question, asked = self._live.table.asked_number, self._asked()
        if self._is_to_start and self._said != question and asked & self._live.here and all(map(self._can_act, asked)):
            self._said = question
            self._live.house.cluster.clock(self._live.table.name, question, None)

    def load(self) -> None:
        """The table has just been read from its log, which has wall-clock times. Other workers may know since
        when the clock has been running."""
        table = self._live.table
        self._put = table.asked_number, self.measured(table.asked_at)
        if table.gathering:
            self._stage = table.gathering.stage, self.measured(table.gathering.since)
        if self._is_to_start:
            self._live.house.cluster.clock(self._live.table.name, ASKING, None)

    def notice(self) -> None:
        """The people at another worker have changed: it may not know of the clock yet."""
        self._look_soon()
        if self._live.is_owned:
            self._say_again()

    def _say_again(self) -> None:
        if self._live.table.lasts() is not None and self._started[0] == self._live.table.asked_number:
            self._live.house.cluster.clock(self._live.table.name, *self._started)

    async def hear(self, worker: str, question: int, since: float | None) -> None:
        """Another worker says that everyone there can act, or that the clock runs; or asks about it."""
        async with self._live.reading() as table:
            if question == ASKING:
                self._say_again()
            elif since is None:
                self._ready = {one for one in self._ready if one[0] >= table.asked_number} | {(question, worker)}
                if self._is_awaited:
                    self._live.arrange()
            elif not (self._live.is_owned and self._started[0] == question):
                is_known = self._started[0] == question and abs(self._started[1] - since) <= JUST_ABOUT
                if is_known:
                    return
                self._started = question, since
                if question == table.asked_number:
                    self._tell()
                    self._live.arrange()

    @property
    def _is_awaited(self) -> bool:
        """Whether there is a clock that has not started."""
        return self._is_to_start and self._now < self._latest

    @property
    def _is_to_start(self) -> bool:
        table = self._live.table
        is_clocked = table.lasts() is not None and table.settings.clock != "days"
        return is_clocked and self._started[0] != table.asked_number and not self._live.absence.stands_still

    # Who can act

    def arrive(self, guest: Guest) -> None:
        if guest.person in self._arrived:
            self._arrived[guest.person] = self._now
        self._look_soon()

    def depart(self, guest: Guest) -> None:
        self._shown.pop(guest, None)
        self._look_soon()

    def forget(self, person: Person) -> None:
        self._arrived.pop(person, None)

    async def show(self, guest: Guest, seat: Seat | None, number: int) -> None:
        """A page has shown the table up to this number, as the seat, or an onlooker, counts."""
        async with self._live.reading():
            shown = self._shown.setdefault(guest, {})
            shown[seat] = max(number, shown.get(seat, 0))
            self._arrived.setdefault(guest.person, self._now)
            if self._is_awaited:
                self._live.arrange()

    def _asked(self) -> set[Person]:
        """The people who are asked; not those for whom a computer player chooses."""
        table = self._live.table
        sitting = [table.sitting[seat] for seat in table.waiting_seen]
        return {one.person for one in sitting if one.person and not one.is_computer}

    def _can_all_act(self) -> bool:
        table, asked = self._live.table, self._asked()
        elsewhere = self._live.house.cluster.workers_of(table.name, asked)
        return all(map(self._can_act, asked)) and all((table.asked_number, one) in self._ready for one in elsewhere)

    def _can_act(self, person: Person) -> bool:
        """As far as is known here. Anyone who just left, or just came back, has a moment to show the table again."""
        pages = [guest for guest in self._shown if guest.person == person]
        if pages:
            return all(map(self._has_shown, pages))
        if person in self._live.here:
            moved = self._arrived.get(person)
        else:
            moved = None if person in self._live.present else self._live.absence.dropped_at(person)
        return moved is None or self._now - moved >= self._live.house.grace

    def _has_shown(self, page: Guest) -> bool:
        """Whether it shows the question to each seat of it that is asked; what a screen shows to all counts for all."""
        table, shown = self._live.table, self._shown[page]
        if shown.get(None, 0) >= table.asked_page(None):
            return True
        mine = [seat for seat in table.seats_of(page.person) if seat in table.waiting_seen]
        told = [seat for seat in mine if seat in shown]
        return all(shown[seat] >= table.asked_page(seat) for seat in told) and (
            bool(told) or None not in shown or not mine
        )

    @property
    def _put_at(self) -> float:
        """When the question was put: nobody loses time because the house was closed, or nobody was there."""
        live, question = self._live, self._live.table.asked_number
        if self._put[0] != question:
            self._put = question, self._now  # it is noticed as soon as it is put
        return max(self._put[1], live.open_since, live.absence.attended_since if live.table.is_live else 0.0)

    def measured(self, at: float) -> float:
        """A stored time in monotonic time: as long ago as the wall clock says, and never in the future."""
        return self._now - max(self._live.house.clock.time() - at, 0.0)

    @property
    def _now(self) -> float:
        return self._live.house.clock.monotonic()

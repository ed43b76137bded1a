"""Several workers, one house: they hear of each other's entries, know who is where, and share out the work.

Nothing here decides what is true: the log does. What is said between workers may be lost, late or said twice, and
then a worker finds out a little later, by looking at the log. Every table belongs to one of a fixed number of parts,
and a part is minded by one worker at a time, who lets clocks run and computer players think at its tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, suppress
from typing import NamedTuple, Protocol

import msgspec

from croupier.core.game import Value

from ..common import faults
from ..common.shards import part_of, parts_of, shares
from ..storage.journal import Written
from ..tables import entries as log
from ..tables.entries import Person

BEAT = 1.0  # seconds between two signs of life
SILENT = 10.0  # seconds without one until a worker is shown out
LOOK = 5.0  # seconds between two looks at the log for what was missed
REPEAT = 10.0  # seconds until it is said again who is here
RETRY = 0.5  # seconds until a broken line is tried again
SHORT = 4_000  # bytes of an entry that is said as a whole
LONGEST = 7_900  # bytes that are said at once; PostgreSQL takes less than 8,000

logger = logging.getLogger("croupier.house")


class Together(Protocol):
    """What a house knows of other workers."""

    @property
    def is_shared(self) -> bool:
        """Whether there can be others."""

    @property
    def worker(self) -> str:
        """What this one is called in logs and figures."""

    @property
    def parts(self) -> Collection[int] | None:
        """The parts that are ours to mind; None: all."""

    def minds(self, table: str) -> bool:
        """Whether clocks and computer players of this table are ours to see to."""

    def elsewhere(self, table: str) -> set[Person]:
        """Who is connected to this table at other workers."""

    def open_since(self, loaded: float) -> float:
        """Since when the house has been open, for a table that was read from its log at this time."""

    def workers_of(self, table: str, people: Collection[Person]) -> set[str]:
        """The other workers where any of these is connected to this table."""

    def clock(self, table: str, question: int, since: float | None) -> None:
        """Since when the clock of a question runs; or that all who are connected here can act; or to ask: clocks.py."""

    def wrote(self, table: str, one: Written, is_on: bool) -> None:
        """An entry was written here; whether the table's game is on, or about to be."""

    def here(self, table: str, people: Collection[Person]) -> None:
        """Who is connected to this table here, from now on."""

    def cleared(self, table: str) -> None:
        """A table was cleared away."""

    def forgot(self, person: Person, nobody: Person) -> None:
        """A person wanted to be forgotten: logs know them as nobody now."""

    def open(self, house: Hearer) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Leave the others."""


class Hearer(Protocol):
    """A house that is told of what others do."""

    def heard(self, table: str, number: int, is_on: bool, one: Written | None) -> None:
        """Another worker wrote an entry of this number; the entry, if it was short enough to be said."""

    def cleared(self, table: str) -> None:
        """Another worker cleared a table away."""

    def forgot(self, person: Person, nobody: Person) -> None:
        """Another worker took a person out of everything that is written."""

    def asked_about(self, part: int) -> None:
        """Another worker listens to this part from now on, and may not know of its clocks."""

    def noticed(self, table: str, gone: Collection[Person]) -> None:
        """Who is there has changed at another worker; who is no longer."""

    def heard_clock(self, worker: str, table: str, question: int, since: float | None) -> None:
        """The clock of a question runs, as who minds the table says; or all who are connected there can act."""

    def known(self) -> Collection[str]:
        """The tables that are in memory here."""

    def rearrange(self) -> None:
        """Which tables are ours to mind has changed."""

    async def look(self) -> None:
        """Look at the log for what was not heard of, and wake tables that nobody minds."""


class Alone:
    """One process: everything is mine."""

    is_shared = False
    worker = "alone"
    parts = None

    def minds(self, table: str) -> bool:
        return True

    def elsewhere(self, table: str) -> set[Person]:
        return set()

    def open_since(self, loaded: float) -> float:
        return loaded  # it was closed until then: nobody loses time by that

    def workers_of(self, table: str, people: Collection[Person]) -> set[str]:
        return set()

    def clock(self, table: str, question: int, since: float | None) -> None:
        pass

    def wrote(self, table: str, one: Written, is_on: bool) -> None:
        pass

    def here(self, table: str, people: Collection[Person]) -> None:
        pass

    def cleared(self, table: str) -> None:
        pass

    def forgot(self, person: Person, nobody: Person) -> None:
        pass

    def open(self, house: Hearer) -> None:
        pass

    async def close(self) -> None:
        pass


class Census(NamedTuple):
    """Who is there, and who holds which part."""

    workers: frozenset[int]
    held: dict[int, int]  # held[part], the worker


class Line(Protocol):
    """What joins workers. A line that breaks raises, and everything held by it is free at once."""

    async def say(self, said: Collection[Said]) -> None:
        """To everybody who listens there, oneself included."""

    async def listen(self, parts: Collection[int]) -> None:
        """From now on to these parts, and to what is said to all."""

    async def census(self) -> Census: ...
    async def hold(self, parts: Collection[int]) -> set[int]:
        """Try to hold these parts; which of them it got."""

    async def let_go(self, parts: Collection[int]) -> None: ...
    async def show_out(self, worker: int) -> None:
        """Break the line of a worker that no longer says anything."""


Said = tuple[int | None, str]  # of which part, or to all; and what
Heard = Callable[[str], None]
Connect = Callable[[int, Heard], AbstractAsyncContextManager[Line]]


class Pause(Protocol):
    def monotonic(self) -> float: ...
    async def sleep(self, seconds: float) -> None: ...


class Here(Value, tag="here", array_like=True):
    """A sign of life."""

    open_for: float  # seconds that the house has been open, as far as this worker knows


class Asks(Value, tag="asks", array_like=True):
    """Has just begun to listen to a part, and wants to know who is where."""

    part: int


class Wrote(Value, tag="wrote", array_like=True):
    table: str
    number: int
    is_on: bool
    at: float = 0.0
    entry: log.Line | None = None  # if it is short: then nobody has to read it from the log


class People(Value, tag="people", array_like=True):
    """All who are connected to a table at this worker."""

    table: str
    people: tuple[Person, ...]


class Cleared(Value, tag="cleared", array_like=True):
    table: str


class Forgot(Value, tag="forgot", array_like=True):
    person: Person
    nobody: Person  # whom logs know in their place


class Clock(Value, tag="clock", array_like=True):
    """The clock of a question, known by its entry, has run so long; or all who are connected here can act.

    How long, and not since when: no two machines have the same time."""

    table: str
    question: int
    ran: float | None  # seconds


Message = Here | Asks | Wrote | People | Cleared | Forgot | Clock
WRITE = msgspec.json.Encoder().encode
READ = msgspec.json.Decoder(tuple[int, list[Message]]).decode


class Company:
    """One of several workers."""

    is_shared = True

    def __init__(self, connect: Connect, clock: Pause, number: int | None = None) -> None:
        self._connect, self._clock = connect, clock
        self.number = number if number is not None else secrets.randbits(31)
        self.parts: set[int] = set()  # that are ours to mind
        self._since = clock.monotonic()
        self._here: dict[str, tuple[Person, ...]] = {}
        self._elsewhere: dict[str, dict[int, tuple[Person, ...]]] = {}  # [table][worker]
        self._placed: dict[tuple[str, int], float] = {}  # when that was said last, by table and worker
        self._heard_at: dict[int, float] = {}  # when each worker gave its last sign of life
        self._outbox: list[Message] = []
        self._post, self._is_missing, self._is_to_tune = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._tuned: set[int] = set()  # parts that are listened to
        self._house: Hearer | None = None
        self._staying: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def worker(self) -> str:
        return called(self.number)

    def minds(self, table: str) -> bool:
        return part_of(table) in self.parts

    def elsewhere(self, table: str) -> set[Person]:
        return {person for people in self._elsewhere.get(table, {}).values() for person in people}

    def workers_of(self, table: str, people: Collection[Person]) -> set[str]:
        return {called(worker) for worker, there in self._elsewhere.get(table, {}).items() if {*there} & {*people}}

    def open_since(self, loaded: float) -> float:
        return self._since

    # Saying

    def wrote(self, table: str, one: Written, is_on: bool) -> None:
        whole = Wrote(table, one.number, is_on, one.at, one.entry)  # type: ignore[arg-type]
        self._say(whole if len(WRITE(whole)) <= SHORT else Wrote(table, one.number, is_on))

    def here(self, table: str, people: Collection[Person]) -> None:
        there = tuple(sorted(people))
        if there != self._here.pop(table, ()):
            self._say(People(table, there))
        if there:
            self._here[table] = there
            if part_of(table) not in self._tuned:
                self._is_to_tune.set()

    def clock(self, table: str, question: int, since: float | None) -> None:
        self._say(Clock(table, question, None if since is None else self._clock.monotonic() - since))

    def cleared(self, table: str) -> None:
        self._say(Cleared(table))

    def forgot(self, person: Person, nobody: Person) -> None:
        self._say(Forgot(person, nobody))

    def _say(self, message: Message) -> None:
        self._outbox.append(message)
        self._post.set()

    async def _send(self, line: Line) -> None:
        """What is said in the same moment goes together."""
        while True:
            await self._post.wait()
            self._post.clear()
            waiting, self._outbox = self._outbox, []
            said = list[Said]()
            for part in dict.fromkeys(map(placed, waiting)):
                of_it = [message for message in waiting if placed(message) == part]
                said += [(part, text) for text in bundled(self.number, of_it)]
            await line.say(said)

    # Hearing

    def hear(self, text: str) -> None:
        worker, messages = READ(text)
        if worker == self.number or self._house is None:
            return
        now = self._clock.monotonic()
        for message in messages:
            match message:
                case Wrote():
                    one = Written(message.number, message.at, message.entry) if message.entry else None
                    self._house.heard(message.table, message.number, message.is_on, one)
                case People():
                    self._place(worker, message.table, message.people)
                case Cleared():
                    self._house.cleared(message.table)
                case Forgot():
                    self._house.forgot(message.person, message.nobody)
                case Clock():
                    since = None if message.ran is None else now - message.ran
                    self._house.heard_clock(called(worker), message.table, message.question, since)
                case Here():
                    self._since = min(self._since, now - message.open_for)
                case Asks():
                    for table, people in self._here.items():
                        if part_of(table) == message.part:
                            self._say(People(table, people))
                    self._house.asked_about(message.part)
        self._heard_at[worker] = now

    def _introduce(self) -> None:
        self._say(Here(self._clock.monotonic() - self._since))
        for table, people in self._here.items():
            self._say(People(table, people))

    def _place(self, worker: int, table: str, people: tuple[Person, ...]) -> None:
        workers = self._elsewhere.setdefault(table, {})
        before = workers.pop(worker, ())
        self._placed.pop((table, worker), None)
        if people:
            workers[worker], self._placed[table, worker] = people, self._clock.monotonic()
        if not workers:
            del self._elsewhere[table]
        if before != people and self._house:
            self._house.noticed(table, {*before} - {*people})

    def _forget(self, worker: int) -> None:
        """A worker is gone, and whoever was connected there."""
        self._heard_at.pop(worker, None)
        for table in [table for table, workers in self._elsewhere.items() if worker in workers]:
            self._place(worker, table, ())

    # Staying

    def open(self, house: Hearer) -> None:
        self._house = house
        self._staying = asyncio.ensure_future(self._stay())

    async def close(self) -> None:
        self._is_closed = True
        if self._staying:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying

    async def _stay(self) -> None:
        """While the line is broken nothing is minded here: others do it."""
        while not self._is_closed:  # being cancelled alone is forgotten where the line breaks in the same moment
            try:
                async with self._connect(self.number, self.hear) as line:
                    self._since = self._clock.monotonic()  # older, if others say so
                    self._outbox.clear()
                    self._introduce()
                    self._is_to_tune.set()
                    self._is_missing.set()
                    async with asyncio.TaskGroup() as tasks:
                        tasks.create_task(self._send(line))
                        tasks.create_task(self._keep_tuned(line))
                        tasks.create_task(self._keep_beating(line))
                        tasks.create_task(self._keep_looking())
            except Exception as error:
                inner = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
                faults.note("the line to the other workers is broken", inner)
            finally:
                self._tuned = set()
                self._mind(set())
                for worker in {*self._heard_at, *(one for there in self._elsewhere.values() for one in there)}:
                    self._forget(worker)
            if not self._is_closed:
                await self._clock.sleep(RETRY)

    async def _keep_beating(self, line: Line) -> None:
        begun = repeated = self._clock.monotonic()
        while True:
            census = await line.census()
            now = self._clock.monotonic()
            for worker in {*self._heard_at} - census.workers:
                self._forget(worker)
            for worker in census.workers - {self.number}:
                if now - self._heard_at.setdefault(worker, max(begun, now - BEAT)) > SILENT:
                    logger.warning("a worker is silent, and shown out")
                    await line.show_out(worker)
            await self._share(line, census)
            await self._clock.sleep(BEAT)
            if now - repeated >= REPEAT:
                repeated = now
                self._introduce()
                for table, worker in [key for key, at in self._placed.items() if now - at > 2.5 * REPEAT]:
                    self._place(worker, table, ())  # that they left was not heard
            else:
                self._say(Here(self._clock.monotonic() - self._since))

    async def _share(self, line: Line, census: Census) -> None:
        """Hold what is ours by lot among those who are there; what is another's is let go when they have come."""
        ours = shares(census.workers | {self.number})[self.number]
        if surplus := self.parts - ours:
            self._mind(self.parts & ours)  # first stop, then let others begin
            await line.let_go(surplus)
        if free := ours - self.parts - census.held.keys():
            self._mind(self.parts | await line.hold(free))

    def _mind(self, parts: set[int]) -> None:
        if parts != self.parts:
            is_more = bool(parts - self.parts)
            self.parts = parts
            if self._house:
                self._house.rearrange()
            if is_more:
                self._is_missing.set()
                self._is_to_tune.set()

    async def _keep_tuned(self, line: Line) -> None:
        """Hear of the parts that are minded here, and of the tables that are here. What was said before is found in the
        log, and who is where is asked for."""
        while True:
            await soon_or(self._clock, self._is_to_tune, REPEAT)
            self._is_to_tune.clear()
            known = self._house.known() if self._house else ()
            wanted = self.parts | parts_of(self._here) | parts_of(known)
            new, left = wanted - self._tuned, self._tuned - wanted
            if new or left:
                await line.listen(wanted)
                self._tuned = wanted
            for table in [table for table in self._elsewhere if part_of(table) in left]:
                for worker in [*self._elsewhere[table]]:
                    self._place(worker, table, ())  # nobody would say that they have gone
            for part in new:
                self._say(Asks(part))
            if new:
                self._is_missing.set()

    async def _keep_looking(self) -> None:
        while True:
            await soon_or(self._clock, self._is_missing, LOOK)
            self._is_missing.clear()
            if self._house:
                try:
                    await self._house.look()
                except Exception as error:  # the database is away, say: the next look finds the same
                    faults.note("the log could not be looked at", error)


async def soon_or(clock: Pause, event: asyncio.Event, seconds: float) -> None:
    """Until the event, but no longer than this."""
    waiting = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(clock.sleep(seconds))]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


def called(worker: int) -> str:
    """What a worker is called in logs and figures."""
    return f"{worker:08x}"


def placed(message: Message) -> int | None:
    """The part that a message is about; None: it is for all."""
    match message:
        case Asks():
            return message.part
        case Here() | Forgot():
            return None
    return part_of(message.table)


def bundled(worker: int, messages: Iterable[Message]) -> Iterator[str]:
    """The messages as texts that are short enough to be said."""
    head, parts, size = b"[%d,[" % worker, list[bytes](), 0
    for message in messages:
        written = WRITE(message)
        if parts and size + len(written) + 1 > LONGEST:
            yield (head + b",".join(parts) + b"]]").decode()
            parts, size = [], 0
        parts.append(written)
        size += len(written) + 1
    if parts:
        yield (head + b",".join(parts) + b"]]").decode()

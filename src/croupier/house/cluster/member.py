"""Several workers, one house: they hear of each other's entries, know who is where, and share the work.

Nothing here decides what is true: the log does. What workers say to each other may be lost, late or repeated;
then a worker finds out a little later, from the log. Every table belongs to one of a fixed number of shards,
and each shard is owned by one worker at a time, which runs the clocks and computer players of its tables.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection
from contextlib import suppress

from ..common import faults
from ..common.clock import Clock
from ..common.shards import shard_of, shards_of, shares
from ..storage.journal import Written
from ..tables.entries import Person
from .announcements import READ, WRITE, Asks, Cleared, ClockRan, Forgot, Here, Message, People, Wrote, bundled, placed
from .channel import Census, Channel, Connect, Said
from .cluster import ClusterListener

BEAT = 1.0  # seconds between two signs of life
SILENT = 10.0  # seconds without one until a worker is disconnected
LOOK = 5.0  # seconds between two checks of the log for what was missed
REPEAT = 10.0  # seconds until this worker says again who is connected here
RETRY = 0.5  # seconds until a broken line is tried again
SHORT = 4_000  # bytes of the longest entry that is sent whole

logger = logging.getLogger("croupier.house")


class Member:
    """One of several workers."""

    is_shared = True

    def __init__(self, connect: Connect, clock: Clock, number: int | None = None) -> None:
        self._connect, self._clock = connect, clock
        self.number = number if number is not None else secrets.randbits(31)
        self.shards: set[int] = set()  # that we own
        self._since = clock.monotonic()
        self._here: dict[str, tuple[Person, ...]] = {}
        self._elsewhere: dict[str, dict[int, tuple[Person, ...]]] = {}  # [table][worker]
        self._placed: dict[tuple[str, int], float] = {}  # when that was last said, by table and worker
        self._heard_at: dict[int, float] = {}  # when each worker gave its last sign of life
        self._outbox: list[Message] = []
        self._post = asyncio.Event()
        self._is_missing = asyncio.Event()
        self._is_to_tune = asyncio.Event()
        self._tuned: set[int] = set()  # shards that are listened to
        self._house: ClusterListener | None = None
        self._staying: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def worker(self) -> str:
        return called(self.number)

    def owns(self, table: str) -> bool:
        return shard_of(table) in self.shards

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
            if shard_of(table) not in self._tuned:
                self._is_to_tune.set()

    def clock(self, table: str, question: int, since: float | None) -> None:
        self._say(ClockRan(table, question, None if since is None else self._clock.monotonic() - since))

    def cleared(self, table: str) -> None:
        self._say(Cleared(table))

    def forgot(self, person: Person, nobody: Person) -> None:
        self._say(Forgot(person, nobody))

    def _say(self, message: Message) -> None:
        self._outbox.append(message)
        self._post.set()

    async def _send(self, line: Channel) -> None:
        """Messages of the same moment are sent together."""
        while True:
            await self._post.wait()
            self._post.clear()
            waiting, self._outbox = self._outbox, []
            said = list[Said]()
            for shard in dict.fromkeys(map(placed, waiting)):
                of_it = [message for message in waiting if placed(message) == shard]
                said += [(shard, text) for text in bundled(self.number, of_it)]
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
                case ClockRan():
                    since = None if message.ran is None else now - message.ran
                    self._house.heard_clock(called(worker), message.table, message.question, since)
                case Here():
                    self._since = min(self._since, now - message.open_for)
                case Asks():
                    for table, people in self._here.items():
                        if shard_of(table) == message.shard:
                            self._say(People(table, people))
                    self._house.asked_about(message.shard)
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

    def _left(self, worker: int) -> None:
        """A worker is gone, and so is everyone who was connected there."""
        self._heard_at.pop(worker, None)
        for table in [table for table, workers in self._elsewhere.items() if worker in workers]:
            self._place(worker, table, ())

    # Staying

    def open(self, house: ClusterListener) -> None:
        self._house = house
        self._staying = asyncio.ensure_future(self._stay())

    async def close(self) -> None:
        self._is_closed = True
        if self._staying:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying

    async def _stay(self) -> None:
        """While the line is broken this worker owns nothing: others take over."""
        while not self._is_closed:  # a cancellation alone gets lost if the line breaks at the same moment
            try:
                async with self._connect(self.number, self.hear) as line:
                    self._since = self._clock.monotonic()  # earlier, if others say so
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
                faults.note("the connection to the other workers is broken", inner)
            finally:
                self._tuned = set()
                self._own(set())
                for worker in {*self._heard_at, *(one for there in self._elsewhere.values() for one in there)}:
                    self._left(worker)
            if not self._is_closed:
                await self._clock.sleep(RETRY)

    async def _keep_beating(self, line: Channel) -> None:
        begun = repeated = self._clock.monotonic()
        while True:
            census = await line.census()
            now = self._clock.monotonic()
            for worker in {*self._heard_at} - census.workers:
                self._left(worker)
            for worker in census.workers - {self.number}:
                if now - self._heard_at.setdefault(worker, max(begun, now - BEAT)) > SILENT:
                    logger.warning("a worker no longer responds and was removed")
                    await line.show_out(worker)
            await self._share(line, census)
            await self._clock.sleep(BEAT)
            if now - repeated >= REPEAT:
                repeated = now
                self._introduce()
                for table, worker in [key for key, at in self._placed.items() if now - at > 2.5 * REPEAT]:
                    self._place(worker, table, ())  # we missed that they left
            else:
                self._say(Here(self._clock.monotonic() - self._since))

    async def _share(self, line: Channel, census: Census) -> None:
        """Hold the shards that fall to us by lot among the workers present; release another's once that one is here."""
        ours = shares(census.workers | {self.number})[self.number]
        if surplus := self.shards - ours:
            self._own(self.shards & ours)  # stop first, then let others begin
            await line.release(surplus)
        if free := ours - self.shards - census.held.keys():
            self._own(self.shards | await line.hold(free))

    def _own(self, shards: set[int]) -> None:
        if shards != self.shards:
            is_more = bool(shards - self.shards)
            self.shards = shards
            if self._house:
                self._house.rearrange()
            if is_more:
                self._is_missing.set()
                self._is_to_tune.set()

    async def _keep_tuned(self, line: Channel) -> None:
        """Listen to the shards that we own and those of the tables in memory here. What was said before is found in the
        log; who is where has to be asked."""
        while True:
            await soon_or(self._clock, self._is_to_tune, REPEAT)
            self._is_to_tune.clear()
            known = self._house.known() if self._house else ()
            wanted = self.shards | shards_of(self._here) | shards_of(known)
            new, left = wanted - self._tuned, self._tuned - wanted
            if new or left:
                await line.listen(wanted)
                self._tuned = wanted
            for table in [table for table in self._elsewhere if shard_of(table) in left]:
                for worker in [*self._elsewhere[table]]:
                    self._place(worker, table, ())  # nobody would tell us that they have left
            for shard in new:
                self._say(Asks(shard))
            if new:
                self._is_missing.set()

    async def _keep_looking(self) -> None:
        while True:
            await soon_or(self._clock, self._is_missing, LOOK)
            self._is_missing.clear()
            if self._house:
                try:
                    await self._house.look()
                except Exception as error:  # the database is away, for example: the next check finds the same
                    faults.note("the log could not be read", error)


async def soon_or(clock: Clock, event: asyncio.Event, seconds: float) -> None:
    """Wait for the event, but no longer than this."""
    waiting = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(clock.sleep(seconds))]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()


def called(worker: int) -> str:
    """What a worker is called in logs and figures."""
    return f"{worker:08x}"

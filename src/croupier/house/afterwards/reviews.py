"""Reviews of finished games, computed in the background within seconds, a few at a time and in turn (queueing.py).

Their processes yield to all others.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

import msgspec

from croupier.common import records

from ..common.refusals import NotAllowed
from ..protocol.answers import ReviewState
from ..storage.storage import Storage
from ..thinking.queueing import FairQueue, Share

MOST_WAITING = 24  # reviews that may be queued: so many that nobody waits for minutes
MOST_OF_ONE = 5  # of them from one address
LONGEST = 10.0  # seconds for the playouts of a game without a network, which could take minutes
YIELDING = 10  # niceness added to that of the house


class Reviews:
    """Computes each review once, and keeps it; anyone who asks meanwhile sees its progress."""

    def __init__(self, storage: Storage, reviewed: Callable[[], None] = lambda: None) -> None:
        self._storage = storage
        self._reviewed = reviewed
        self._queue = FairQueue(max(1, (os.cpu_count() or 2) // 2))
        self._asked_from: dict[str, str] = {}  # addresses, by table
        self._running: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, float] = {}

    async def see(self, table: str) -> ReviewState:
        if table in self._running:
            return ReviewState("running", self._progress.get(table, 0.0))
        done = msgspec.json.decode(await self._storage.review(table) or b"{}")
        return ReviewState("done", 1.0, done) if "means" in done else ReviewState("none")  # not one of an older house

    async def ask(self, table: str, whose: Share) -> ReviewState:
        if (state := await self.see(table)).status != "none":
            return state
        record = await self._storage.record(table)
        if record is None or records.read(record).result is None:
            raise NotAllowed("no-record", "There is nothing to review yet: the game has to be played to its end first.")
        if table in self._running:
            return ReviewState("running")
        if len(self._running) >= MOST_WAITING:
            raise NotAllowed("too-many", "Too many reviews are waiting: try again in a minute.")
        if [*self._asked_from.values()].count(whose.address) >= MOST_OF_ONE:
            raise NotAllowed(
                "too-many", f"{MOST_OF_ONE} of your reviews are still being prepared: wait for one of them."
            )
        self._asked_from[table] = whose.address
        self._running[table] = asyncio.ensure_future(self._compute(table, record, whose))
        return ReviewState("running")

    async def close(self) -> None:
        for task in tuple(self._running.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _compute(self, table: str, record: bytes, whose: Share) -> None:
        try:
            await self._queue.enter(whose)
            try:
                review = await self._in_a_process(table, record)
            finally:
                self._queue.leave(whose)
            if review is not None:
                await self._storage.save_review(table, review)
                self._reviewed()
        finally:
            del self._running[table]
            del self._asked_from[table]
            self._progress.pop(table, None)

    async def _in_a_process(self, table: str, record: bytes) -> bytes | None:
        """The review as JSON; None if the process died."""
        context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_review, args=(there, record), daemon=True)
        process.start()
        there.close()
        try:
            while True:
                told = await asyncio.get_running_loop().run_in_executor(None, here.recv_bytes)
                if told[:1] == b"{":
                    return told
                self._progress[table] = float(told)
        except EOFError:
            return None
        finally:
            process.kill()
            here.close()


def _review(to: Connection, record: bytes) -> None:
    """In the process: report progress, and finally the review."""
    from croupier.review import review, usual_playouts, within_seconds
    from croupier.review.judge import judge_of

    if hasattr(os, "nice"):
        os.nice(YIELDING)

    def progress(done: float) -> None:
        to.send_bytes(f"{done:.3f}".encode())

    read = records.read(record)
    playouts = usual_playouts(read)
    game = records.game_of(read)
    if not judge_of(game, records.options_of(read, game)):
        playouts = min(playouts, within_seconds(read, LONGEST))
    to.send_bytes(msgspec.json.encode(review(read, playouts=playouts, progress=progress)))

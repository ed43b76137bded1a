"""Several workers at one port: a parent that starts them, starts one again that dies, and stops them.

Each worker takes the port for itself (SO_REUSEPORT), and only when it is ready: the system shares out who comes among
those that listen, and nobody waits for one that does not. The parent serves nobody, and has nothing to lose.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from croupier.core.game import Refused
from croupier.processes import work_for_the_host

from .logs import to_stderr
from .serving import Opened, Serving, addresses, bound, check, run
from .storage import Storage, understood

SOON, LATE = 0.25, 10.0  # seconds until one that died is started again: at first, and at most
SETTLED = 30.0  # seconds after which a worker counts as well
LOOK = 0.05  # seconds between two looks at them
FAREWELL = 15.0  # seconds that they have to stop
PATIENCE = 60.0  # seconds that the first start may take

logger = logging.getLogger("croupier.house")


class Worker:
    """A place that is always filled."""

    def __init__(self, asked: Serving, thinking: int) -> None:
        self._asked, self._thinking = asked, thinking
        self._falls = 0  # in a row
        self._begun = 0.0
        self.start()

    def start(self) -> None:
        context = get_context("spawn")
        self._ready, theirs = context.Pipe(duplex=False)
        self.process: SpawnProcess = context.Process(target=work, args=(self._asked, self._thinking, theirs))
        self.process.start()
        theirs.close()
        self._begun = time.monotonic()

    @property
    def is_ready(self) -> bool:
        return self._ready.poll()

    def look(self) -> None:
        """Fill the place again, a little later each time."""
        if self.process.is_alive():
            return
        if time.monotonic() - self._begun > SETTLED:
            self._falls = 0
        if time.monotonic() - self._begun > min(SOON * 2**self._falls, LATE):
            logger.warning("a worker has died (%s), and is started again", self.process.exitcode)
            self._falls += 1
            self.process.close()
            self._ready.close()
            self.start()


def serve(asked: Serving, opened: Opened) -> None:
    """Serve with several workers until somebody stops it."""
    to_stderr(asked.log_level)
    check(asked)
    if not understood(asked.database).startswith("postgresql"):
        said = "Several workers need PostgreSQL: give --database postgresql://… or leave out --workers."
        raise Refused(said, "workers-database")
    if not hasattr(socket, "SO_REUSEPORT"):
        said = "This system cannot share a port among workers: open several houses at ports of their own."
        raise Refused(said, "workers-port")
    with bound(asked.host, asked.port) as alone:  # refused if anybody else has it
        port: int = alone.getsockname()[1]
    with bound(asked.host, port, is_shared=True):  # it stays ours, but nobody listens here
        asyncio.run(_bring_up_to_date(asked.database))
        _stay(msgspec.structs.replace(asked, port=port), opened)


def _stay(asked: Serving, opened: Opened) -> None:
    count = asked.workers or 1
    is_over = False

    def stop(*_: object) -> None:
        nonlocal is_over
        is_over = True

    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, stop)
    workers = [Worker(asked, max(2, (os.cpu_count() or 2) // count)) for _ in range(count)]
    try:
        until = time.monotonic() + PATIENCE
        while not is_over and not all(worker.is_ready for worker in workers):
            if time.monotonic() > until or not all(worker.process.is_alive() for worker in workers):
                raise Refused("The workers could not open the house: what they wrote says why.", "workers-open")
            time.sleep(LOOK)
        if not is_over:
            opened(*addresses(asked, asked.port))
        while not is_over:
            for worker in workers:
                worker.look()
            time.sleep(LOOK)
    finally:
        _stop([worker.process for worker in workers])


def _stop(processes: list[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    until = time.monotonic() + FAREWELL
    for process in processes:
        process.join(max(until - time.monotonic(), 0))
        if process.is_alive():
            process.kill()
            process.join()


async def _bring_up_to_date(database: str | None) -> None:
    """What is wrong with the database is told to who opens the house, in a sentence."""
    await (await Storage.open(database)).close()


def work(asked: Serving, thinking: int, ready: Connection) -> None:
    """In a worker."""
    work_for_the_host()
    to_stderr(asked.log_level)
    run(asked, bound(asked.host, asked.port, is_shared=True), lambda *_: ready.send(True), thinking)

"""Several workers at one port: a parent that starts them, sees that they are well, replaces them, and stops them.

Each worker has its own socket at the port (SO_REUSEPORT), and listens only when it is ready: the system distributes
connections among those that listen, and nobody waits for one that does not. The parent serves nobody and has nothing to
lose, but it keeps the sockets: a worker that replaces another takes over its socket, and whoever had just connected
there is let in.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from croupier.common.processes import work_for_the_host
from croupier.core.game import Refused

from ..storage.storage import Storage, understood
from . import systemd
from .logs import open_anew, write_to
from .serving import Opened, Serving, addresses, bound, check, ends_with_its_terminal, run

SOON, LATE = 0.25, 10.0  # seconds until a worker that died is restarted: at first, and at most
SETTLED = 30.0  # seconds after which a worker counts as well
LOOK = 0.05  # seconds between two checks
SILENT = 5.0  # seconds without a sign of life until a worker is replaced
LINGER = 1.0  # seconds for connections that were accepted and have not sent a request yet
FAREWELL = 15.0  # seconds that workers have to stop
PATIENCE = 60.0  # seconds that a start may take

logger = logging.getLogger("croupier.house")


class Worker:
    """A process that serves at a socket."""

    def __init__(self, asked: Serving, thinking: int, listening: socket.socket) -> None:
        context = get_context("spawn")
        self.listening = listening
        self._line, theirs = context.Pipe(duplex=False)
        written = msgspec.json.encode(asked)  # as text: a newer version may read it
        self.process: SpawnProcess = context.Process(target=work, args=(written, thinking, listening, theirs))
        self.process.start()
        theirs.close()
        self.begun = time.monotonic()
        self.is_ready = False
        self._heard = self.begun

    def hear(self) -> None:
        """The first sign of life says that it is ready."""
        try:
            while self._line.poll():
                self._line.recv_bytes()
                self.is_ready, self._heard = True, time.monotonic()
        except (EOFError, OSError):
            pass  # it is gone: the process shows that

    @property
    def is_silent(self) -> bool:
        return self.is_ready and time.monotonic() - self._heard > SILENT

    @property
    def age(self) -> float:
        return time.monotonic() - self.begun

    def close(self) -> None:
        self.process.close()
        self._line.close()


class Place:
    """A worker's place, which is always filled."""

    def __init__(self, asked: Serving, thinking: int) -> None:
        self._asked, self._thinking = asked, thinking
        self._falls = 0  # in a row
        self._leaving: list[tuple[Worker, float]] = []  # workers that were replaced, and when
        self._fill()

    def _fill(self) -> None:
        self.worker = Worker(self._asked, self._thinking, self._socket())

    def _socket(self) -> socket.socket:
        return bound(self._asked.host, self._asked.port, is_shared=True)

    def look(self) -> None:
        """Fill the place again, a little later each time."""
        self._see_off()
        worker = self.worker
        worker.hear()
        if worker.is_silent and worker.process.is_alive():
            logger.warning("a worker has not answered for %g seconds and is being replaced", SILENT)
            worker.process.kill()
            worker.process.join()
        if worker.process.is_alive():
            return
        worker.listening.close()  # new connections go to the others
        if worker.age > SETTLED:
            self._falls = 0
        if worker.age > min(SOON * 2**self._falls, LATE):
            logger.warning("a worker has died (%s) and is being restarted", worker.process.exitcode)
            self._falls += 1
            worker.close()
            self._fill()

    def successor(self) -> Worker:
        """A new worker at the same socket, unless that was lost with a worker that died."""
        same = self.worker.listening
        return Worker(self._asked, self._thinking, self._socket() if same.fileno() < 0 else same)

    def hand_over(self, successor: Worker) -> None:
        """Those who are connected may finish; those who come are served by the new worker."""
        if successor.listening is not self.worker.listening:
            self.worker.listening.close()
        self._leaving.append((self.worker, time.monotonic()))
        self.worker.process.terminate()
        self.worker = successor

    def _see_off(self) -> None:
        for one in tuple(self._leaving):
            worker, since = one
            if time.monotonic() - since > FAREWELL:
                worker.process.kill()
                worker.process.join()
            if not worker.process.is_alive():
                worker.close()
                self._leaving.remove(one)

    @property
    def processes(self) -> list[SpawnProcess]:
        return [self.worker.process, *(worker.process for worker, _ in self._leaving)]


class Supervisor:
    """All workers' places of a house."""

    def __init__(self, asked: Serving) -> None:
        count = asked.workers or 1
        self._places = [Place(asked, max(2, (os.cpu_count() or 2) // count)) for _ in range(count)]

    def look(self) -> None:
        for place in self._places:
            place.look()
        systemd.tell(systemd.ALIVE)

    def is_ready(self) -> bool:
        for place in self._places:
            place.worker.hear()
        return all(place.worker.is_ready for place in self._places)

    def is_whole(self) -> bool:
        return all(place.worker.process.is_alive() for place in self._places)

    def replace(self, is_over: Callable[[], bool]) -> None:
        """One by one. If a new one does not get ready, those not yet replaced stay."""
        for place in self._places:
            coming = place.successor()
            while not coming.is_ready:
                if is_over() or coming.age > PATIENCE or not coming.process.is_alive():
                    logger.error("a new worker could not open: the old ones stay, and its own log lines say why")
                    _stop([coming.process])
                    return
                self.look()
                time.sleep(LOOK)
                coming.hear()
            place.hand_over(coming)
        logger.info("all workers have been replaced")

    def open_logs_anew(self) -> None:
        open_anew()
        for process in self.processes:
            if process.is_alive() and process.pid:
                os.kill(process.pid, signal.SIGHUP)

    @property
    def processes(self) -> list[SpawnProcess]:
        return [process for place in self._places for process in place.processes]


def serve(asked: Serving, opened: Opened) -> None:
    """Serve with several workers until stopped."""
    write_to(asked.log_file, asked.log_level)
    check(asked)
    if not understood(asked.database).startswith("postgresql"):
        said = "Several workers need PostgreSQL: use --database postgresql://… or leave out --workers."
        raise Refused(said, "workers-database")
    if not hasattr(socket, "SO_REUSEPORT"):
        said = "This system cannot share a port among workers: open several houses on separate ports."
        raise Refused(said, "workers-port")
    with bound(asked.host, asked.port) as alone:  # refused if somebody else has it
        port: int = alone.getsockname()[1]
    with bound(asked.host, port, is_shared=True):  # it stays ours, but nobody listens here
        asyncio.run(_bring_up_to_date(asked.database))
        _stay(msgspec.structs.replace(asked, port=port), opened)


def _stay(asked: Serving, opened: Opened) -> None:
    signs = set[int]()  # signals received

    ends = {signal.SIGTERM, signal.SIGINT, *([signal.SIGHUP] if ends_with_its_terminal(asked) else [])}

    def is_over() -> bool:
        return bool(signs & ends)

    for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGUSR2):
        signal.signal(sign, lambda number, _: signs.add(number))
    supervisor = Supervisor(asked)
    try:
        until = time.monotonic() + PATIENCE
        while not is_over() and not supervisor.is_ready():
            if time.monotonic() > until or not supervisor.is_whole():
                raise Refused("The workers could not open the house; see their output.", "workers-open")
            time.sleep(LOOK)
        if not is_over():
            opened(*addresses(asked, asked.port))
            systemd.tell(systemd.READY)
        while not is_over():
            supervisor.look()
            if signal.SIGHUP in signs:
                signs.discard(signal.SIGHUP)
                supervisor.open_logs_anew()
            if signal.SIGUSR2 in signs:
                signs.discard(signal.SIGUSR2)
                supervisor.replace(is_over)
            time.sleep(LOOK)
    finally:
        systemd.tell(systemd.STOPPING)
        _stop(supervisor.processes)


def _stop(processes: Sequence[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    until = time.monotonic() + FAREWELL
    for process in processes:
        process.join(max(until - time.monotonic(), 0))
        if process.is_alive():
            process.kill()
            process.join()


async def _bring_up_to_date(database: str | None) -> None:
    """If anything is wrong with the database, whoever opens the house is told in a sentence."""
    await (await Storage.open(database)).close()


def work(written: bytes, thinking: int, listening: socket.socket, line: Connection) -> None:
    """In a worker. A parent of an older version may have started it: these parameters do not change lightly."""
    work_for_the_host()
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # until there is a log to reopen
    asked = msgspec.json.decode(written, type=Serving)
    write_to(asked.log_file, asked.log_level)
    is_open = False

    def opened(*_: object) -> None:
        nonlocal is_open
        is_open = True
        line.send_bytes(b"open")

    def beat() -> None:
        if is_open:
            line.send_bytes(b"alive")

    run(asked, listening, opened, thinking, beat=beat, linger=LINGER)

"""Connections, before the house knows what they want: how many there may be, and how long a request may take.

Nobody is shut out by someone who opens connections and says nothing, or one letter at a time. A request has seconds to
arrive, and an answer has seconds to be read; if there are too many connections from one address, or in all, the one
that has kept the house waiting longest makes room for the next.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from functools import partial
from typing import Any

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..common.refusals import NotAllowed, status
from ..limits.addresses import Proxies, home
from ..limits.limits import Limits
from .headers import HEADERS

FILES = 65_536  # open files to ask the system for
SPARE = 128  # files that are not connections: the database, processes that think
FAREWELL = 10.0  # seconds that a connection being closed has to read what is left


def room_for_connections() -> int:
    """How many connections this process can have, after asking the system for more."""
    if sys.platform == "win32":  # there is no such limit
        return FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(SPARE, (FILES if soft == resource.RLIM_INFINITY else soft) - SPARE)


def shake_hands_soon(loop: asyncio.AbstractEventLoop, seconds: float) -> None:
    """Give TLS handshakes this long: the server has no option for it, and by default the loop waits a minute."""
    loop.create_server = partial(loop.create_server, ssl_handshake_timeout=seconds)  # type: ignore[method-assign]


class Gate:
    """Connections that are not sockets, by address. Those of proxies are counted only in the total."""

    def __init__(self, limits: Limits, proxies: Proxies, most: int) -> None:
        self.limits = limits
        self._proxies = proxies
        self._most = most
        self._all: dict[Connection, None] = {}  # the one that has waited longest is first
        self._by_address: defaultdict[str, dict[Connection, None]] = defaultdict(dict)

    def come_in(self, one: Connection, in_all: int) -> bool:
        """Make room for a connection; False if there is none. `in_all` is how many there are, sockets included."""
        near = self._by_address[one.address]
        is_crowded = len(near) >= self.limits.connections and one.host not in self._proxies
        if (is_crowded and not _makes_room(near)) or (in_all > self._most and not _makes_room(self._all)):
            return False
        self._all[one] = near[one] = None
        return True

    def waits_again(self, one: Connection) -> None:
        """It was answered: it goes to the end of those that keep the house waiting."""
        if one in self._all:
            for there in (self._all, self._by_address[one.address]):
                del there[one]
                there[one] = None

    def go_out(self, one: Connection) -> None:
        if one in self._all:
            del self._all[one], self._by_address[one.address][one]
        if not self._by_address[one.address]:
            del self._by_address[one.address]


def _makes_room(there: dict[Connection, None]) -> bool:
    """Send away somebody who keeps the house waiting; whether there was anybody."""
    one = next((one for one in there if one.is_awaited), None)
    if one:
        one.send_away(NotAllowed("too-many", "Others were waiting: connect again, and send your request at once."))
    return one is not None


class Config(uvicorn.Config):
    """The server's configuration, with the gate that its connections share."""

    gate: Gate


class Connection(H11Protocol):
    """A connection with limited time for each request, and for reading the answer."""

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self._gate = config.gate
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self.host = self.address = ""
        self._is_socket = False

    @property
    def is_awaited(self) -> bool:
        """Whether the house waits for a request, or for the rest of one."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.address = home(self.host)
        if self._gate.come_in(self, len(self.connections)):
            self._wait(self._gate.limits.head)
        else:
            self.send_away(NotAllowed("too-many", "There are too many connections from this address: close some."))

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.go_out(self)
        for timer in (self._deadline, self._reading):
            if timer:
                timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self._is_socket:
            return
        if not self.is_awaited:
            self._wait(None)
        elif self.cycle is not before and self.cycle.more_body:
            self._wait(self._gate.limits.rest)
        elif self._deadline is None:  # another request begins
            self._wait(self._gate.limits.head)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait(None)
        self._is_socket = True
        self._gate.go_out(self)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._wait(None)
        self._gate.waits_again(self)
        super().on_response_complete()
        if self.transport.is_closing():
            self._read_within(FAREWELL)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._read_within(FAREWELL)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_within(self._gate.limits.reading)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading and not self.transport.is_closing():
            self._reading.cancel()
            self._reading = None

    def send_away(self, why: NotAllowed) -> None:
        """Say why, if a request has begun and is not being answered, and close."""
        if self.transport.is_closing():
            return
        is_asking = self.cycle is None or self._deadline is not None
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        self._wait(None)
        if is_asking and not is_answered:
            body = msgspec.json.encode({"code": why.code, "reason": str(why)})
            head = {"Content-Type": "application/json", "Connection": "close", "Content-Length": len(body), **HEADERS}
            lines = (f"HTTP/1.1 {status(why.code)} ", *(f"{name}: {value}" for name, value in head.items()), "", "")
            self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()
        self._read_within(FAREWELL)

    def _wait(self, seconds: float | None) -> None:
        """Wait this long for the request, or for the rest of it; None: stop waiting, it is all there."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._is_late)

    def _is_late(self) -> None:
        self.send_away(NotAllowed("too-slow", "The request took too long to arrive: try again."))

    def _read_within(self, seconds: float) -> None:
        if self._reading is None:
            self._reading = self.loop.call_later(seconds, self.transport.abort)

"""Real servers that can be killed and restarted, and people who play at their tables come what may."""

from __future__ import annotations

import asyncio
import os
import signal
import ssl
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
from project import ROOT
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from croupier import games
from croupier.common import records
from croupier.core.record import canonical
from croupier.house.storage.storage import Storage
from croupier.house.tables import entries as log

SERVE = ("-m", "croupier.terminal", "serve")
GONE = (httpx.TransportError, OSError, WebSocketException, EOFError)  # how a killed server looks from outside
PATIENCE = 60.0  # seconds until a test gives up on a server or a table
PLAIN = ssl.create_default_context()  # made once: making it takes longer than a request
TOO_LATE = {"stale", "outbid", "too-late", "not-asked", "not-playing"}  # the game moved on while a choice was sent
NOT_NOW = {"too-many", "again"}  # send it again, a little later
TWICE = 0.1  # the share of choices that are sent twice, as an impatient person does
TWO = ("--workers", "2", "--metrics-from", "127.0.0.1", "--log-level", "info")  # workers of one port
OVER_REST = 0.15  # the share of choices that do not go over the socket


class Place(Protocol):
    """Where a house is found."""

    @property
    def address(self) -> str: ...

    @property
    def may_break(self) -> bool:
        """Whether its database is taken away at times: only then may the house report a fault."""


class Server:
    """A server process on a database. Its log is kept in a file."""

    may_break = False

    def __init__(self, database: str, folder: Path, *flags: str, program: Sequence[str] = SERVE) -> None:
        self.command = [sys.executable, *program, "--port", "0", "--database", database, *flags]
        self.log, self._out = folder / "server.log", folder / "server.out"
        self.address = ""
        self.ready_after = 0.0  # seconds from the start of the process to its address
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        begun = time.monotonic()
        with self._out.open("wb") as out, self.log.open("ab") as err:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=err, cwd=ROOT, env=dict(os.environ))
        while not (said := self._out.read_text(encoding="utf-8")).count("\n"):
            if self.process.poll() is not None or time.monotonic() > begun + PATIENCE:
                raise AssertionError(f"The server did not open:\n{self.log.read_text(encoding='utf-8')[-2000:]}")
            time.sleep(0.01)
        self.address = next(part for part in said.split() if "://" in part).replace("localhost", "127.0.0.1")
        self.ready_after = time.monotonic() - begun
        return self

    @property
    def said(self) -> str:
        """What it told whoever started it."""
        return self._out.read_text(encoding="utf-8")

    def has_said(self, line: str) -> bool:
        """Whether it tells this, now or in a moment."""
        until = time.monotonic() + PATIENCE
        while line not in self.said and time.monotonic() < until:
            time.sleep(0.01)
        return line in self.said

    @property
    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None
        return self.process

    def kill(self) -> None:
        """As in a power failure: nothing is finished, nothing is said."""
        self.running.kill()
        self.running.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it as a person or a service would; returns the exit status."""
        self.running.send_signal(how)
        return self.running.wait(PATIENCE)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.running.poll() is None:
            self.kill()


class Sent(NamedTuple):
    """A choice on its way to the house."""

    message: dict[str, Any]
    seen: int  # the number of the last page when it was chosen
    over_rest: bool

    @property
    def id(self) -> str:
        return str(self.message["id"])


class Player:
    """A person in one seat: plays at random, reconnects when the line breaks, and remembers everything they were told.

    What is not acknowledged is sent again under the same id; what was missed is asked for by the last known number."""

    def __init__(self, server: Place, name: str, rng: Random) -> None:
        self.server, self.name, self._rng = server, name, rng
        self.table, self.seat = "", 0
        self.number = 0  # of the last page I know
        self.events: list[Any] = []  # of all pages up to it
        self.result: Any = None
        self.sent: dict[str, Any] = {}  # moves by id
        self.acknowledged: dict[str, int] = {}  # numbers of pages, by id
        self.refused: dict[str, str] = {}  # codes, by id
        self.lines = 0  # how often the socket had to be opened
        self.resent = 0
        self.cookies: dict[str, str] = {}
        self._open: Sent | None = None
        self._last: dict[str, Any] = {}  # how things stood when I was last told
        self._shown = 0  # the number of the last page shown on this line
        self._behind = False  # what I missed has been asked for

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request that is repeated until the house answers; one refused as too many is sent again."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                async with httpx.AsyncClient(
                    base_url=self.server.address, cookies=self.cookies, timeout=10, verify=PLAIN
                ) as client:
                    answer = await client.request(method, path, **more)
                if answer.status_code not in self._later or time.monotonic() > until:
                    self.cookies.update(answer.cookies)
                    return answer
            except GONE:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(self._rng.uniform(0.05, 0.2))

    @property
    def _later(self) -> tuple[int, ...]:
        """Send something again, a little later."""
        return (429, 500, 503) if self.server.may_break else (429, 503)

    async def introduce(self) -> None:
        (await self.ask("PUT", "/api/me", json={"name": self.name})).raise_for_status()

    async def play(self, patience: float = 4 * PATIENCE) -> None:
        """Play until the game is over."""
        until = time.monotonic() + patience
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        while self.result is None or self._behind:
            assert time.monotonic() < until, f"{self.table} did not come to its end"
            address = f"{self.server.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
            try:
                async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
                    self.lines += 1
                    await self._stay(socket)
            except GONE:
                await asyncio.sleep(self._rng.uniform(0.02, 0.1))

    async def _stay(self, socket: ClientConnection) -> None:
        arrived, self._behind = False, False
        while True:
            try:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            except (ConnectionClosed, TimeoutError):
                return
            match message["message"]:
                case "update" if not arrived:
                    arrived = True
                    await self._arrive(socket, message)
                case "update":
                    self._read(message)
                    await self._choose(socket)
                case "done" | "refused" if self._open and message["id"] == self._open.id:
                    await self._answered(socket, message)
                case "done" if message["id"] in self.acknowledged:
                    assert self.acknowledged[message["id"]] == message["number"], "one id, two entries"
            if self.result is not None and not self._behind and self._open is None:
                return

    async def _arrive(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        assert message["number"] >= self.number, f"told {self.number} pages, and now there are {message['number']}"
        self._last, self._shown = message, message["number"]
        if message["number"] > self.number:
            self._behind = True
            since = {"message": "since", "id": "missed", "seat": self.seat, "number": self.number}
            await socket.send(msgspec.json.encode(since).decode())
        self.result = message["result"] or self.result
        if self._open:
            self.resent += 1
            await socket.send(msgspec.json.encode(self._open.message).decode())
        else:
            await self._choose(socket)

    def _read(self, message: dict[str, Any]) -> None:
        """A page comes with the next number; what was missed comes with the number that was shown last."""
        self._last, number = message, message["number"]
        if number == self._shown and self._behind:
            self._behind = False
        elif self._behind:
            self._shown = number
            return  # it will be among what was missed
        else:
            assert number == self.number + 1, f"page {number} after page {self.number}"
        self._shown = self.number = number
        self.events += message["events"]
        self.result = message["result"]

    async def _choose(self, socket: ClientConnection) -> None:
        if self._open or not self._last["moves"]:
            return
        move = self._rng.choice(self._last["moves"])
        choice = {"message": "choose", "id": f"{self.name}-{len(self.sent)}", "seat": self.seat, "move": move}
        self.sent[choice["id"]] = move
        self._open = Sent(choice | {"turn": self._last["turn"]}, self._shown, self._rng.random() < OVER_REST)
        await self._send(socket)

    async def _send(self, socket: ClientConnection) -> None:
        assert self._open
        text = msgspec.json.encode(self._open.message).decode()
        if not self._open.over_rest:
            for _ in range(1 + (self._rng.random() < TWICE)):
                await socket.send(text)
            return
        async with httpx.AsyncClient(
            base_url=self.server.address, cookies=self.cookies, timeout=10, verify=PLAIN
        ) as client:
            answer = await client.post(f"/api/tables/{self.table}/moves", content=text)
        said = answer.json()
        await self._answered(socket, said if answer.status_code == 200 else said | {"message": "refused"})

    async def _answered(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        sent, self._open = self._open, None
        assert sent
        if message["message"] == "done":
            self.acknowledged[sent.id] = message["number"]
        elif message["code"] in NOT_NOW or (message["code"] in ("broken", "unready") and self.server.may_break):
            await asyncio.sleep(self._rng.uniform(0.05, 0.2))
            self._open = sent._replace(over_rest=False)
            await self._send(socket)
            return
        else:
            assert message["code"] in TOO_LATE, message
            self.refused[sent.id] = message["code"]
        if self._shown > sent.seen:  # otherwise the page that follows from it is still on its way
            await self._choose(socket)


class Party(NamedTuple):
    """A table that has begun, and the people at it."""

    game: str
    table: str
    people: list[Player]


async def seat_party(server: Place, game: str, people: int, clock: str, rng: Random) -> Party:
    """Open a table and begin; every step is repeated until it succeeds, whatever happens to the server meanwhile."""
    seats = max(games.find(game).seats[0], people)
    players = [Player(server, f"P{rng.getrandbits(32):08x}", rng) for _ in range(people)]
    for player in players:
        await player.introduce()
    host, settings = players[0], {"clock": clock, "pauses": False}
    asked = {"game": game, "seats": seats, "settings": settings}
    table = (await host.ask("POST", "/api/tables", json=asked)).json()["brief"]["table"]
    for seat, player in enumerate(players):
        player.table, player.seat = table, seat
        if seat:
            await player.ask("PUT", f"/api/tables/{table}/seats/{seat}", json={})
    for seat in range(people, seats):
        await host.ask("PUT", f"/api/tables/{table}/seats/{seat}/computer", json={"level": "regular"})
    begun = await host.ask("POST", f"/api/tables/{table}/begin")
    assert begun.status_code == 200 or begun.json()["code"] == "begun", begun.text
    return Party(game, table, players)


async def check_told(party: Party) -> None:
    """What people were told, before and after every kill, is what the house would tell them now from the beginning."""
    for player in party.people:
        path = f"/api/tables/{party.table}/updates?seat={player.seat}&since=0"
        said = (await player.ask("GET", path)).json()
        assert said["number"] == player.number, f"{party.game}: {said['number']} pages, and {player.number} were told"
        assert said["events"] == player.events, f"{party.game}: not what was told"
        assert said["result"] == player.result


async def check_written(storage: Storage, party: Party) -> int:
    """Every acknowledged choice is in the log, none twice, and the game replays; returns the number of entries."""
    written = await storage.entries(party.table)
    assert [one.number for one in written] == [*range(1, len(written) + 1)]
    chosen = [one for one in written if isinstance(one.entry, log.Chose | log.Answered) and one.entry.id]
    ids = Counter((one.entry.seat, one.entry.id) for one in chosen)  # type: ignore[attr-defined]
    assert set(ids.values()) <= {1}, "a choice was played twice"
    entries: dict[tuple[int, str], Any] = {(one.entry.seat, one.entry.id): one.entry for one in chosen}  # type: ignore[attr-defined]
    for player in party.people:
        for sent_as in player.acknowledged:
            entry = entries.get((player.seat, sent_as))
            assert entry is not None, f"{sent_as} was acknowledged, and is not in the log"
            assert canonical(entry.move) == canonical(player.sent[sent_as])
        assert not [sent_as for sent_as in player.refused if ids[player.seat, sent_as]], "refused, and yet played"
    await check_record(storage, party.table, [one.entry for one in written])
    return len(written)


async def check_record(storage: Storage, table: str, entries: Sequence[log.Entry]) -> None:
    """The filed record holds what the log holds, and is a legal game from its beginning to its end."""
    filed = await storage.record(table)
    assert filed is not None, "a finished game was not filed"
    record = records.read(filed)
    *_, end = records.replay(record)
    assert end.over
    choices = [choice for entry in entries for choice in getattr(entry, "choices", ())]
    assert [canonical(choice) for choice in choices] == [canonical(choice) for choice in record.choices]


def workers(server: Server) -> list[int]:
    """The processes that serve, not the one that tracks shared resources."""
    parent = server.running.pid
    there = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
    return [int(one) for one in there if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]

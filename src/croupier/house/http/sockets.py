"""Sockets: one for each visitor of a table. Events are told at once; each request is answered by its id."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.core.game import Refused, Seat

from ..application.application import Application
from ..application.callers import Caller
from ..common import faults
from ..common.misread import in_words
from ..common.people import label
from ..common.refusals import NotAllowed
from ..live import updates
from ..live.live_table import LiveTable
from ..live.standing import standing
from ..protocol import messages as say
from ..storage.storage import Relations
from ..tables import entries as log
from ..tables.entries import Entry
from ..tables.table import Table

AGAIN, TOO_SLOW, REFUSED = 1012, 1013, 4000  # closing codes: reconnect at once · you do not read · see the reason
READER = msgspec.json.Decoder(say.Asked)
WRITE = msgspec.json.Encoder().encode


class Visitor:
    """One socket at one table: a person with any number of seats, a program with one, or an onlooker."""

    def __init__(
        self, application: Application, live: LiveTable, caller: Caller, socket: WebSocket, relations: Relations
    ) -> None:
        self.application = application
        self.live = live
        self.caller = caller
        self.person = caller.person
        self._socket = socket
        self.unheard = relations.muted | relations.blocked
        self._out: deque[str | tuple[int, str]] = deque()  # to be sent
        self._more: asyncio.Future[None] | None = None  # while there is nothing to send
        self._messages = application.keeper.messages(caller.address)

    @property
    def seats(self) -> list[Seat | None]:
        """As whom this visitor is told things: each of their own seats, or an onlooker."""
        return [*self.caller.seats(self.live.table)] or [None]

    async def stay(self) -> None:
        """From arrival to departure."""
        try:
            async with self.live.reading():
                self.live.arrive(self)
                for seat in self.seats:
                    self._send(updates.update(self.live, seat, ()))
        except NotAllowed:
            await self._socket.close(AGAIN, "Connect again.")
            return
        writing = asyncio.ensure_future(self._write())
        try:
            await self._listen()
        finally:
            self.live.depart(self)
            writing.cancel()

    # Told by the table

    def tell(self, live: LiveTable, entry: Entry) -> None:
        if isinstance(entry, log.Said | log.Reacted):
            heard = updates.heard(live.table.number_for(None), entry)
            if heard is not None and heard.person not in self.unheard:
                self._send(heard)
            return
        if isinstance(entry, updates.ABOUT_PEOPLE):
            self.news(live)
        for seat in self.seats:
            if isinstance(entry, log.Answered) and entry.seat != seat:
                continue  # it must not be heard of before its time
            if (text := live.told.get(seat)) is None:
                latest = live.table.pages(seat, live.table.number_for(seat) - 1)
                alike = live.standing = live.standing or standing(live.table, live.dial.read())
                text = live.told[seat] = WRITE(updates.update(live, seat, latest, alike=alike)).decode()
            self._put(text)

    def news(self, live: LiveTable) -> None:
        self._send(updates.news(live, self.caller))

    def clock(self, live: LiveTable) -> None:
        self._send(updates.clock(live))

    def evicted(self, why: str) -> None:
        code = AGAIN if why == "again" else REFUSED
        self._put((code, "Connect again." if why == "again" else "The table has been deleted."))

    def _send(self, message: say.Said) -> None:
        self._put(WRITE(message).decode())

    def _put(self, what: str | tuple[int, str]) -> None:
        if len(self._out) < self.application.policy.limits.waiting:
            self._out.append(what)
        else:
            self._out.clear()
            self._out.append((TOO_SLOW, "You are not reading your messages: connect again."))
        if self._more and not self._more.done():
            self._more.set_result(None)

    async def _write(self) -> None:
        try:
            while True:
                if not self._out:
                    self._more = asyncio.get_running_loop().create_future()
                    await self._more
                what = self._out.popleft()
                if isinstance(what, tuple):
                    await self._socket.close(*what)
                    return
                await self._socket.send({"type": "websocket.send", "text": what, "more": bool(self._out)})
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone: the listening end notices too

    # Asked by the visitor

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._socket.receive()
            except RuntimeError:
                return
            if message["type"] == "websocket.disconnect":
                return
            if not all(bucket.take() for bucket in self._messages):
                self._refuse("", NotAllowed("too-many", "Too many messages at once: wait a second."))
            elif message.get("text") is None:
                self._refuse("", NotAllowed("bad-message", "A message must be text, not bytes."))
            else:
                await self._hear(message["text"])

    async def _hear(self, data: str) -> None:
        asked_as = ""
        try:
            asked = READER.decode(data)
            asked_as = asked.id
            await self._do(asked)
        except msgspec.DecodeError as error:
            self._refuse(
                asked_as, NotAllowed("bad-message", f"This is not a message of the protocol: {in_words(error)}.")
            )
        except NotAllowed as error:
            self._refuse(asked_as, error)
        except Refused as error:
            self._refuse(asked_as, NotAllowed("refused", str(error)))
        except RecursionError:
            self._refuse(asked_as, NotAllowed("bad-message", "This message is nested too deeply."))
        except Exception as error:  # a full disk, for example: only the log knows whether it was written
            faults.note("a request at a table failed", error, table=label(self.live.table.name))
            self.evicted("again")

    def _refuse(self, asked_as: str, error: NotAllowed) -> None:
        self.application.metrics.refused.labels(error.code).inc()
        self._send(say.Refusal(asked_as, error.code, str(error)))

    async def _do(self, asked: Any) -> None:
        live, caller = self.live, self.caller

        def done(number: int) -> None:
            self._send(say.Done(asked.id, number))

        def noted(_: int) -> None:
            self._send(updates.done(live, asked.id))

        match asked:
            case say.Choose():
                if not caller.may_play(live.table, asked.seat):
                    raise NotAllowed("not-yours", f"Seat {asked.seat} is not yours.")
                await live.choose(asked.seat, asked.move, sent_as=asked.id, turn=asked.turn, acknowledge=done)
            case say.Commit():
                await live.do(lambda table: table.commit(caller.person, asked.hash), noted)
            case say.Reveal():
                await live.do(lambda table: table.reveal(asked.random), noted)
            case say.Say():
                self.application.keeper.talk(caller.person)
                await live.do(lambda table: table.say(caller.person, caller.name, asked.text), noted)
            case say.React():
                self.application.keeper.talk(caller.person)
                await live.do(lambda table: table.react(caller.person, caller.name, asked.sign), noted)
            case say.Wish():
                if caller.only is not None:
                    raise NotAllowed("not-yours", "A program with a seat token cannot decide this.")
                await live.wish(caller.person, asked.what, asked.taken_back, noted)
            case say.Decline():
                if caller.only is not None:
                    raise NotAllowed("not-yours", "A program with a seat token cannot decide this.")
                await live.do(lambda table: table.agreement.decline(caller.person, asked.what), noted)
            case say.StandIn():
                if caller.only is not None:
                    raise NotAllowed("not-yours", "A program with a seat token cannot decide this.")
                await live.absence.stand_in(caller.person, asked.seat, noted)
            case say.Since():
                await self._catch_up(asked)
            case say.Shown():
                if asked.seat is not None and not caller.may_play(live.table, asked.seat):
                    raise NotAllowed("not-yours", f"Seat {asked.seat} is not yours.")
                await live.dial.show(self, asked.seat, asked.number)
                done(live.table.number_for(asked.seat))
            case _:
                self._send(say.Pong(asked.id))

    async def _catch_up(self, asked: say.Since) -> None:
        def only_mine(table: Table) -> None:
            if asked.seat is not None and not self.caller.may_play(table, asked.seat):
                raise NotAllowed("not-yours", f"Seat {asked.seat} is not yours.")

        recall = None
        if asked.steps and asked.number is not None:
            only_mine(self.live.table)
            recall = await self.application.recalls.begin(self.live.table, asked.seat, asked.number)
        async with self.live.reading() as table:
            only_mine(table)
            missed = [] if asked.number is None else table.pages(asked.seat, asked.number)
            if recall:
                missed = await self.application.recalls.finish(recall, table)
            for page in missed:
                heard = updates.heard(page.number, page.entry)
                if heard is not None and heard.person not in self.unheard:
                    self._send(heard)
            self._send(updates.news(self.live, self.caller))
            self._send(updates.update(self.live, asked.seat, missed, step_by_step=recall is not None))
        self._send(say.Done(asked.id, table.number_for(asked.seat)))

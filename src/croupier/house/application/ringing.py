"""Notices by Web Push: it is your turn, you are invited, the round begins; and taking back what is no longer true.

A look every few seconds finds who is asked and not there, so no move waits for it. The worker that owns a table
rings for it, and what was rung is written down first: at most one notice for each turn, whichever worker it is and
after a restart as well.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from math import inf
from typing import Literal

from ..club import push
from ..club.notices import Notice, Withdrawn, begins, invited, of_turn, turn, written
from ..club.push import Keys, Reply, encrypted, filled
from ..common import faults
from ..common.people import hashed
from ..common.refusals import NotAllowed
from ..live.house import House
from ..live.live_table import LiveTable
from ..protocol.finding import Subscribe
from ..protocol.listing import brief
from ..protocol.messages import Brief
from ..storage.finding import Subscription
from ..storage.storage import Storage
from ..tables.entries import Person
from .beats import Beat

EVERY = 2.0  # seconds between two looks
PATIENCE = 5.0  # seconds that somebody has to come, or to come back, before they are rung
AGAIN = (5.0, 60.0)  # seconds until a push service that could not be reached is tried again
LONGEST = 600.0  # seconds that one asks us to wait, at most
WAITING = 2_000  # messages at once: more are not sent
THREADS = 4
KEPT = 28 * 86_400  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # there is no such browser any longer
BUSY = (0, 408, 429, 500, 502, 503, 504)  # try again
NEVER = 2_000_000_000  # not a question's number: no question is later
CONTACT = "https://localhost"  # where a house has no address that others could reach

Push = Literal["on", "off", "anywhere"]  # anywhere: also to push services inside the operator's own network
Post = Callable[[str, dict[str, str], bytes, bool], Reply]
Kind = Literal["turns", "invitations", "rounds"]
Asked = tuple[str, Person]  # a table, and somebody who is asked there


class Ringing:
    def __init__(self, storage: Storage, house: House, allows: Push, most: int, post: Post = push.post) -> None:
        self._storage = storage
        self._files = storage.finding
        self._house = house
        self._allows = allows
        self._most = most  # browsers of one person
        self._post = post
        self._keys: Keys | None = None
        self._away: dict[Asked, tuple[int, float]] = {}  # the question that waits for them, and since when
        self._done: set[tuple[str, Person, int]] = set()  # those of them that are settled
        self._open: dict[Asked, int] = {}  # questions of which somebody was told, and whose notice may still be there
        self._known: set[str] = set()  # tables of which `_open` has been read
        self._sending: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._beat = Beat(house.clock, EVERY, self.look, "people could not be told that it is their turn")

    def begin(self) -> None:
        if self._is_possible:
            self._beat.begin()

    async def close(self) -> None:
        await self._beat.close()
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._threads:
            self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def _is_possible(self) -> bool:
        return self._allows != "off" and push.is_possible()

    async def keys(self) -> Keys:
        """Made at the first start, and kept."""
        if not self._is_possible:
            raise NotAllowed("no-push", "This house sends no notices.")
        if self._keys is None:
            self._keys = Keys(await self._storage.secret("push"))
        return self._keys

    async def subscribe(self, person: Person, asked: Subscribe, site: str) -> str:
        """Remember a browser that may be rung; returns what it is called here."""
        await self.keys()
        push.checked(asked.endpoint, self._allows == "anywhere")
        encrypted(b"", asked.p256dh, asked.auth)  # refused if its keys cannot be used
        one = Subscription(
            hashed(asked.endpoint), person, asked.endpoint, asked.p256dh, asked.auth, asked.language, site,
            self._house.clock.time(),
        )  # fmt: skip
        await self._files.subscribe(one, self._most)
        return one.device

    async def mute(self, person: Person, table: str) -> None:
        """Never ring for this table again."""
        await self._files.ring(table, person, NEVER)
        await self._files.withdraw(table, person)
        self._open.pop((table, person), None)

    # Turns

    async def look(self) -> None:
        """Ring those who are asked and have not come; take back what is no longer true."""
        mine = {name: live for name, live in self._house.tables.items() if live.is_owned}
        await self._read(mine.keys())
        now, asked = self._house.clock.monotonic(), dict[Asked, int]()
        for name, live in mine.items():
            asked |= {(name, person): live.table.asked_number for person in _absent(live)}
        self._away = {
            at: (question, self._away[at][1] if self._away.get(at, (None,))[0] == question else now)
            for at, question in asked.items()
        }
        for at, (question, since) in self._away.items():
            if now - since >= PATIENCE and (*at, question) not in self._done:
                self._done.add((*at, question))
                await self._ring(mine[at[0]], at[1], question)
        self._done = {one for one in self._done if asked.get(one[:2]) == one[2]}
        for at in [at for at in self._open if at not in asked and at[0] in mine]:
            await self._withdraw(*at)
        self._open = {at: question for at, question in self._open.items() if at[0] in mine}

    async def _read(self, tables: Collection[str]) -> None:
        """Who was told of which question before this worker came to own the table."""
        new = {*tables} - self._known
        for table, person, question in await self._files.rung(new) if new else ():
            self._open[table, person] = question
        self._known = {*tables}

    async def _ring(self, live: LiveTable, person: Person, question: int) -> None:
        if not (there := await self._those_to_ring([person], "turns")):
            return
        if live.table.asked_number != question or not await self._files.ring(live.table.name, person, question):
            return
        self._open[live.table.name, person] = question
        listed, left = brief(live.table), live.dial.read()
        is_clocked = live.table.settings.clock == "days" and left.left is not None
        until = self._house.clock.time() + (left.left or 0.0) if is_clocked else None
        for one in there:
            self._send(one, turn(one.language, listed, person, until), "high", min(left.left or inf, KEPT))

    async def _withdraw(self, table: str, person: Person) -> None:
        del self._open[table, person]
        if await self._files.withdraw(table, person):
            for one in await self._files.subscriptions_of([person]):
                self._send(one, Withdrawn(of_turn(table)), "low", 3_600.0)

    # Everything else

    async def invited(self, person: Person, by: str, listed: Brief) -> None:
        for one in await self._those_to_ring([person], "invitations"):
            self._send(one, invited(one.language, listed, by), "high", 3_600.0)

    async def begins(self, people: Iterable[Person], what: str, path: str, at: float) -> None:
        """A round, or a game of an evening, begins at this time: tell those who want to know."""
        for one in await self._those_to_ring(people, "rounds"):
            self._send(one, begins(one.language, what, path, at), "high", 3_600.0)

    async def _those_to_ring(self, people: Iterable[Person], kind: Kind) -> list[Subscription]:
        if not self._is_possible:
            return []
        there = await self._files.subscriptions_of(people)
        wanted = {one: getattr(await self._files.wishes(one), kind) for one in {one.person for one in there}}
        return [one for one in there if wanted[one.person]]

    # Sending

    def _send(self, to: Subscription, what: Notice | Withdrawn, urgency: str, lasts: float) -> None:
        """In the background: nobody waits for a push service."""
        if len(self._sending) >= WAITING:
            return
        task = asyncio.ensure_future(self._deliver(to, what, urgency, lasts))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, to: Subscription, what: Notice | Withdrawn, urgency: str, lasts: float) -> None:
        try:
            keys, tag = await self.keys(), what.close if isinstance(what, Withdrawn) else what.tag
            body = encrypted(filled(written(what)), to.key, to.auth)
            contact = to.site if to.site.startswith("https://") else CONTACT
            headers = {
                "TTL": str(int(lasts)),
                "Urgency": urgency,
                "Topic": urlsafe_b64encode(sha256(tag.encode()).digest())[:32].decode(),  # the latest counts
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
            }
            for wait in (*AGAIN, None):
                signed = {"Authorization": keys.authorization(to.endpoint, contact, self._house.clock.time())}
                reply = await self._posted(to.endpoint, headers | signed, body)
                if reply.status in GONE:
                    await self._files.unsubscribe(to.device)
                if reply.status not in BUSY or wait is None:
                    return
                await self._house.clock.sleep(max(wait, min(reply.wait, LONGEST)))
        except Exception as error:
            faults.note("a notice could not be sent", error)

    async def _posted(self, endpoint: str, headers: dict[str, str], body: bytes) -> Reply:
        self._threads = self._threads or ThreadPoolExecutor(THREADS, "push")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._threads, self._post, endpoint, headers, body, self._allows == "anywhere"
        )


def _absent(live: LiveTable) -> set[Person]:
    """People whom the game waits for, and who do not have its table open."""
    table = live.table
    if table.status != "playing" or table.paused:
        return set()
    sitting = [table.sitting[seat] for seat in table.waiting_seen]
    return {one.person for one in sitting if one.person and not one.is_computer} - live.present

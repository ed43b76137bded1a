"""Three people with pages of different speed, over real sockets: each has their time in auctions and declarations."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from places import open_house
from websockets.asyncio.client import ClientConnection, connect

from croupier.common.fairness import commitment
from croupier.house.live.clocks import HEARD

SLOW = (0.05, 0.7, 1.5)  # seconds that each page takes to show what it is told
EXACT = 0.2  # seconds by which a dial may be wrong


class Page:
    """A browser's page, as the house sees it: takes its time to show how things stand, says so, and lets people act."""

    def __init__(self, seat: int, slow: float) -> None:
        self.seat, self._slow = seat, slow
        self.told: dict[str, Any] = {}  # the latest update
        self.shown: dict[str, Any] = {}  # the latest that the person sees
        self.can_act: dict[int, float] = {}  # since when, by turn
        self.ends: dict[int, float] = {}  # when the dial said that time would be up, by turn
        self.gone_on: dict[int, float] = {}  # when the question of a turn was closed
        self.answers: dict[str, Any] = {}  # by id
        self._random = secrets.token_bytes(32)  # for the chance of the game
        self._is_behind = asyncio.Event()
        self._socket: ClientConnection

    async def stay(self, socket: ClientConnection) -> None:
        self._socket = socket
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._show())
            async for text in socket:
                self._hear(msgspec.json.decode(text), tasks)

    def _hear(self, message: dict[str, Any], tasks: asyncio.TaskGroup) -> None:
        now = time.monotonic()
        match message["message"]:
            case "table" if message["gathering"] and self.seat in message["gathering"]["awaited"]:
                if message["gathering"]["terms"]:
                    tasks.create_task(self.say("reveal", "mine", random=self._random.hex()))
                else:
                    tasks.create_task(self.say("commit", "promised", hash=commitment(self._random)))
            case "update":
                if self.told and message["turn"] != self.told["turn"]:
                    self.gone_on[self.told["turn"]] = now
                self.told = message
                self._is_behind.set()
                self._set(message, now)
            case "clock":
                self._set(message, now)
            case "done" | "refused":
                self.answers[message["id"]] = message.get("code", "done")

    def _set(self, message: dict[str, Any], now: float) -> None:
        if message["runs"]:
            self.ends[message["turn"]] = now + message["left"]

    async def _show(self) -> None:
        while True:
            await self._is_behind.wait()
            await asyncio.sleep(self._slow)
            self._is_behind.clear()
            self.shown = update = self.told
            if self.seat in update["waiting"]:
                self.can_act.setdefault(update["turn"], time.monotonic())
            await self.say("shown", f"shown {update['number']}", seat=self.seat, number=update["number"])

    async def say(self, message: str, sent_as: str, **more: Any) -> None:
        await self._socket.send(msgspec.json.encode({"message": message, "id": sent_as, **more}).decode())

    async def choose(self, move: dict[str, Any]) -> Any:
        """Choose by what the person sees, which may be out of date."""
        turn = self.shown["turn"]
        sent_as = f"{turn} {msgspec.json.encode(move).decode()}"
        await self.say("choose", sent_as, seat=self.seat, move=move, turn=turn)
        await until(lambda: sent_as in self.answers)
        return self.answers[sent_as]

    @property
    def phase(self) -> str:
        return self.told["view"]["phase"] if self.told and self.told["view"] else ""


async def until(true: Callable[[], Any]) -> None:
    for _ in range(3000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come about")


def at_a_table(folder: Path, game: str, do: Callable[[list[Page]], Coroutine[Any, Any, None]]) -> None:
    async def trial(address: str) -> None:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(httpx.AsyncClient(base_url=address)) for _ in SLOW]
            for person in people:
                await person.put("/api/me", json={"name": "Ann"})
            settings = {"game": game, "seats": 3, "settings": {"clock": "brisk", "calls": 3}}
            table = (await people[0].post("/api/tables", json=settings)).json()["brief"]["table"]
            for seat in (1, 2):
                await people[seat].put(f"/api/tables/{table}/seats/{seat}", json={})
            pages = [Page(seat, slow) for seat, slow in enumerate(SLOW)]
            staying = []
            for page, person in zip(pages, people):
                cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
                line = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
                socket = await stack.enter_async_context(connect(line, additional_headers={"Cookie": cookie}))
                staying.append(asyncio.ensure_future(page.stay(socket)))
            await until(lambda: all(page.shown for page in pages))
            await people[0].post(f"/api/tables/{table}/begin")
            try:
                await do(pages)
            finally:
                for one in staying:
                    one.cancel()
                await asyncio.gather(*staying, return_exceptions=True)

    with open_house(folder) as house:
        asyncio.run(trial(house.address))


async def all_show(pages: list[Page], phase: str) -> int:
    """Wait until everybody sees a question of this phase; returns its turn."""
    await until(lambda: all(page.phase == phase and page.shown is page.told for page in pages))
    return int(pages[0].told["turn"])


def check(pages: list[Page], turn: int, total: float, least: float) -> None:
    """Everybody who was asked had their time, and the dial was right."""
    had = [page.gone_on[turn] - page.can_act[turn] for page in pages]
    assert least <= min(had) <= total + HEARD + EXACT
    for page in pages:
        assert abs(page.ends[turn] + HEARD - page.gone_on[turn]) <= EXACT


def test_in_every_auction_each_has_nine_of_ten_seconds_and_calls_of_the_same_moment_count(tmp_path: Path) -> None:
    async def do(pages: list[Page]) -> None:
        turn = await all_show(pages, "Outbid")
        assert all(page.told["total"] == 10 for page in pages)
        await until(lambda: all(page.phase == "PlaceBets" for page in pages))
        check(pages, turn, 10, 9)
        await all_show(pages, "PlaceBets")
        assert [await page.choose({"type": "between_bet.Bet", "amount": 0}) for page in pages] == ["done"] * 3
        turn = await all_show(pages, "Outbid")
        await asyncio.sleep(max(page.can_act[turn] for page in pages) + 8.9 - time.monotonic())

        async def call(page: Page, amount: int, after: float) -> Any:
            await asyncio.sleep(after)
            return await page.choose({"type": "between_bet.Call", "amount": amount})

        ann, ben, cleo = pages
        calls = call(ben, 10, 0), call(cleo, 30, 0.05), call(ann, 20, 0.1)
        assert [*await asyncio.gather(*calls)] == ["done", "done", "outbid"]
        await until(lambda: all(page.phase == "PickPair" for page in pages))
        check([ann, ben], turn + 2, 3, 2.7)
        now = cleo.told["view"]["table"]["round"]
        assert (now["call"], now["holder"]) == (30, 2)
        assert await call(ben, 40, 0) == "too-late"

    at_a_table(tmp_path, "between_bet", do)


def test_in_a_declaration_each_has_nearly_three_seconds(tmp_path: Path) -> None:
    async def do(pages: list[Page]) -> None:
        while any(page.phase != "SpeakUp" for page in pages):
            for page in pages:
                if page.shown is page.told and page.phase == "Bet" and page.shown["moves"]:
                    await page.choose({"type": "three_seven.Call"})
            await asyncio.sleep(0.01)
        turn = await all_show(pages, "SpeakUp")
        await pages[0].choose({"type": "three_seven.Hold"})
        await until(lambda: all(page.phase == "PlayOne" for page in pages))
        check(pages, turn, 3, 2.7)

    at_a_table(tmp_path, "three_seven", do)

"""One visitor doing their worst takes nobody's computer players, hints or reviews away."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from houses import AtOnce, Listener, a_house, settle
from houses import opened as opened_in
from places import a_place, code, opened

from croupier.common import records
from croupier.core.record import Record
from croupier.house.afterwards.reviews import Reviews
from croupier.house.common.refusals import NotAllowed
from croupier.house.thinking.queueing import FairQueue, Share

EVE, ANN = "192.0.2.66", "192.0.2.1"
FINISHED = Record(1, "las_vegas", 1, {}, ("Ann",), (), ((0,), (0,)), "")  # type: ignore[arg-type]


class Desk:
    """A queue, and those who were let in, in order."""

    def __init__(self, places: int) -> None:
        self.queue, self.order = FairQueue(places), list[str]()
        self.inside: dict[str, Share] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def wait(self, name: str, *share: Any) -> None:
        async def come() -> None:
            await self.queue.enter(Share(*share))
            self.order.append(name)
            self.inside[name] = Share(*share)

        self.tasks[name] = asyncio.ensure_future(come())
        await settle()

    async def done(self, name: str) -> None:
        self.queue.leave(self.inside.pop(name))
        await settle()

    async def drain(self) -> list[str]:
        while self.inside:
            await self.done(next(iter(self.inside)))
        return self.order


class TestQueue:
    async def test_it_goes_round_by_address_then_by_person_then_by_table(self) -> None:
        desk = Desk(1)
        for table in range(3):
            await desk.wait(f"e{table}", EVE, "eve", f"t{table}")
        await desk.wait("e0 again", EVE, "eve", "t0")
        await desk.wait("m", EVE, "mallory", "t9")
        await desk.wait("a", ANN, "ann", "t5")
        assert await desk.drain() == ["e0", "e1", "a", "m", "e2", "e0 again"]

    async def test_whoever_comes_late_waits_for_one_of_each_other_address(self) -> None:
        desk = Desk(1)
        for number in range(60):
            await desk.wait(f"e{number}", EVE, f"eve {number}", f"t{number}")
        await desk.wait("a", ANN, "ann", "t")
        assert (await desk.drain()).index("a") <= 2

    async def test_one_address_never_has_all_places(self) -> None:
        desk = Desk(3)
        for number in range(10):
            await desk.wait(f"e{number}", EVE, f"eve {number}", f"t{number}")
        assert len(desk.inside) == 2
        await desk.wait("a", ANN, "ann", "t")
        assert "a" in desk.inside
        await desk.done("a")
        assert len(desk.inside) == 2, "and the place stays free for the next"

    async def test_where_a_person_waits_comes_first(self) -> None:
        desk = Desk(1)
        await desk.wait("on", EVE, "eve", "t")
        await desk.wait("nobody there", EVE, "eve", "t1", False)
        await desk.wait("somebody there", ANN, "ann", "t2")
        assert await desk.drain() == ["on", "somebody there", "nobody there"]

    async def test_whoever_does_not_wait_any_more_takes_no_place(self) -> None:
        desk = Desk(1)
        await desk.wait("on", EVE, "eve", "t")
        for name in ("gone", "too"):
            await desk.wait(name, ANN, "ann", "t")
        desk.tasks["gone"].cancel()
        await settle()
        desk.queue.leave(desk.inside.pop("on"))
        desk.tasks["too"].cancel()  # it was let in, and has not noticed yet
        await settle()
        await desk.wait("next", EVE, "eve", "t")
        assert desk.order == ["on", "next"]


class Noted(AtOnce):
    """Remembers whom it was asked to think for."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: list[Share] = []

    async def choose(self, whose: Share, game: str, level: str, view: Any, moves: list[Any], seed: str = "") -> Any:
        self.shares.append(whose)
        return await super().choose(whose, game, level, view, moves)


class TestTables:
    async def test_computer_players_do_not_play_by_themselves(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Eve") as eve:
            table = await opened(eve, sit=False, computers=["regular", "regular"])
            assert code(await eve.post(f"/api/tables/{table}/begin")) == (409, "no-people")
            await eve.delete(f"/api/tables/{table}/seats/0")
            await eve.put(f"/api/tables/{table}/seats/0", json={})
            assert (await eve.post(f"/api/tables/{table}/begin")).status_code == 200

    async def test_their_time_is_that_of_whoever_opened_the_table(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place:
            place.application.house.thinker = noted = Noted()
            async with place.visitors("Ann", "Ben") as (ann, ben):
                table = await opened(ann, seats=3)
                me = (await ann.get("/api/me")).json()["person"]
                await ben.put(f"/api/tables/{table}/seats/1", json={})
                await ann.put(f"/api/tables/{table}/seats/2/computer", json={"level": "regular"})
                async with place.socket(ben, table, address="192.0.2.9"):
                    await ann.post(f"/api/tables/{table}/begin")
                    live = await place.application.find(table)
                    while not noted.shares:
                        await place.tick.pass_by(3)
                        for seat in {*live.table.waiting} & {0, 1}:
                            await live.choose(seat, live.table.playing.moves(seat)[0])
                    assert {*noted.shares} == {Share("192.0.2.7", me, table, True)}

    async def test_a_table_that_nobody_looks_at_is_not_awaited(self) -> None:
        house = a_house()
        live = await opened_in(house, people=("ann",), seats=2, clock="none")
        await house.clock.sleep(0)
        house.clock.now += 120  # type: ignore[attr-defined]
        awaited = list[bool]()
        for somebody in ("nobody", "ben", "ann"):
            if somebody != "nobody":
                live.arrive(Listener(somebody))
            awaited.append(live.computers.share.is_awaited)
        assert awaited == [False, False, True], "an onlooker does not wait for anything"
        await house.close()


class Files:
    """A storage that has a record of every table, and no review."""

    async def review(self, table: str) -> None:
        return None

    async def record(self, table: str) -> bytes:
        return b"of " + table.encode()

    async def save_review(self, table: str, data: bytes) -> None:
        pass


class TestReviews:
    async def test_one_visitor_keeps_nobody_waiting(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked, done = Reviews(Files()), list[str]()  # type: ignore[arg-type]
        go_on = asyncio.Semaphore(0)

        async def computed(table: str, record: bytes) -> bytes:
            await go_on.acquire()
            done.append(table)
            return b"{}"

        monkeypatch.setattr(asked, "_in_a_process", computed)
        monkeypatch.setattr(records, "read", lambda _: FINISHED)
        for number in range(5):
            await asked.ask(f"e{number}", Share(EVE, f"eve {number}", f"e{number}"))
        with pytest.raises(NotAllowed, match="wait for one of them"):
            await asked.ask("e5", Share(EVE, "eve", "e5"))
        assert (await asked.ask("a", Share(ANN, "ann", "a"))).status == "running"
        await settle()
        for _ in range(6):
            go_on.release()
            await settle()
        assert done.index("a") <= 2
        assert (await asked.ask("e5", Share(EVE, "eve", "e5"))).status == "running"
        await asked.close()

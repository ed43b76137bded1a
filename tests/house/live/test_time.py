"""The wall clock may be set: whatever is measured continues as if nothing had happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from asgi import browser
from clocked import Trio
from company import Client, Town
from houses import Listener, Memory, Tick, a_house, opened, settle, tick
from places import a_place

from croupier.house.cluster.member import SILENT
from croupier.house.live.absence import AWAY
from croupier.house.live.clocks import GATHERING, HEARD
from croupier.house.tables.table import DAY

SET = pytest.mark.parametrize("seconds", [-120.0, -86_400.0, 120.0, 86_400.0])


class Early(Tick):
    """A clock whose sleepers are woken too early."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(seconds * 0.75 if seconds > 1 else seconds)


@SET
async def test_a_clock_rings_in_its_time(seconds: float) -> None:
    trio = await Trio.sit_down()
    before = trio.live.table.number
    await trio.tick.pass_by(10)
    trio.tick.set_wall(seconds)
    assert trio.read().left == pytest.approx(20)
    await trio.tick.pass_by(20 + HEARD / 2)
    assert trio.live.table.number == before, "not before"
    await trio.tick.pass_by(HEARD)
    assert trio.live.table.number > before
    await trio.house.close()


@SET
async def test_a_question_put_after_it_has_all_its_time_and_no_more(seconds: float) -> None:
    trio = await Trio.sit_down()
    trio.tick.set_wall(seconds)
    await trio.first_move()
    await trio.show()
    assert trio.read().left == pytest.approx(30)
    before = trio.live.table.number
    await trio.tick.pass_by(30 + 2 * HEARD)
    assert trio.live.table.number > before
    await trio.house.close()


@SET
async def test_a_game_of_days_has_its_days(seconds: float) -> None:
    house = a_house()
    live = await opened(house, clock="days", days=2)
    before = live.table.number
    await tick(house).pass_by(DAY)
    tick(house).set_wall(seconds)
    await tick(house).pass_by(DAY - 1)
    assert live.table.number == before
    await tick(house).pass_by(2)
    assert live.table.number > before
    await house.close()


@SET
async def test_a_game_that_gathers_begins(seconds: float) -> None:
    house = a_house()
    live = await opened(house, begin=False)
    live.arrive(Listener("ann"))
    await live.do(lambda table: table.begin("ann"))
    tick(house).set_wall(seconds)
    await tick(house).pass_by(GATHERING - 0.1)
    assert live.table.gathering
    await tick(house).pass_by(0.2)
    assert live.table.status == "playing"
    await house.close()


@SET
async def test_who_is_away_is_so_after_two_minutes(seconds: float) -> None:
    house = a_house()
    live = await opened(house, clock="none")
    asked = live.table.sitting[live.table.waiting[0]].person
    live.arrive(Listener(next(person for person in live.table.people() if person != asked)))
    await tick(house).pass_by(60)
    tick(house).set_wall(seconds)
    await tick(house).pass_by(AWAY - 61)
    assert live.absence.away() == ()
    await tick(house).pass_by(2)
    assert [one.person for one in live.absence.away()] == [asked]
    assert live.absence.away()[0].minutes == 2
    await house.close()


@SET
async def test_limits_are_as_before_and_everybody_stays_who_they_are(tmp_path: Path, seconds: float) -> None:
    async with a_place(tmp_path) as place:
        async with place.visitor("Ann") as ann:
            me = (await ann.get("/api/me")).json()
            place.tick.set_wall(seconds)
            place.application.passes._signer.get_timestamp = lambda: int(place.tick.time())  # type: ignore[method-assign]
            for _ in range(20):
                assert (await ann.get("/api/games")).status_code == 200
                await place.tick.pass_by(0.1)
            assert (await ann.get("/api/me")).json() == me
        async with browser(place.app) as new:
            answers = [(await new.get("/api/games")).status_code for _ in range(200)]
            assert 429 in answers, "there still are limits"
            await place.tick.pass_by(5)
            assert (await new.get("/api/games")).status_code == 200


async def test_an_alarm_that_finds_itself_early_is_set_again() -> None:
    house = a_house()
    house.clock = Early()
    trio = await Trio.sit_down(house)
    before = trio.live.table.number
    await trio.tick.pass_by(30)
    assert trio.live.table.number == before
    await trio.tick.pass_by(2 * HEARD)
    assert trio.live.table.number > before
    await house.close()


@SET
async def test_workers_whose_walls_differ_know_the_same_clock(seconds: float) -> None:
    """A table is owned by one worker and visited at another, whose wall clock was set; neither is disconnected."""
    town = Town()
    for worker in town.workers:
        worker.house.clock = worker.company._clock = Leaning(town.clock)
    town.workers[1].house.clock.leans = seconds  # type: ignore[attr-defined]
    await town.clock.pass_by(SILENT + 5)
    assert all(worker.company.shards for worker in town.workers), "both are there"
    for name in ("a", "b", "c", "d"):
        live = await town.begin(name, "las_vegas", "brisk")
        before = live.table.number
        ann, ben = Client("ann"), Client("ben")
        await ann.come(town.workers[0].house, name)
        await ben.come(town.workers[1].house, name)
        await town.clock.pass_by(10)
        seen = [worker.house.tables[name].dial.read() for worker in town.workers]
        assert [one.left for one in seen] == pytest.approx([20, 20], abs=0.5)
        assert all(one.runs for one in seen)
        await town.clock.pass_by(19)
        assert live.table.number == before
        await town.clock.pass_by(1.5)
        assert live.table.number > before
        ann.leave()
        ben.leave()
    await town.close()


class Leaning:
    """The same time as everybody's, and a wall clock of its own."""

    def __init__(self, clock: Tick) -> None:
        self._clock, self.leans = clock, 0.0

    def time(self) -> float:
        return self._clock.time() + self.leans

    def monotonic(self) -> float:
        return self._clock.monotonic()

    async def sleep(self, seconds: float) -> None:
        await self._clock.sleep(seconds)


async def test_stored_times_are_those_of_the_wall() -> None:
    journal = Memory()
    house = a_house(journal)
    tick(house).set_wall(500.0)
    live = await opened(house)
    written: Any = await journal.entries("t")
    assert {one.at for one in written} == {tick(house).now + 500}
    assert live.table.opened_at == tick(house).now + 500
    await settle()
    await house.close()

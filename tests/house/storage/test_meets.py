"""Logs of evenings and tournaments in real databases, with several workers that write to them at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from databases import KINDS, database
from houses import Tick

from croupier.house.application.meeting import UNUSED, MeetLogs
from croupier.house.club import meet_entries as log
from croupier.house.club.evening import Evening
from croupier.house.common.refusals import NotAllowed
from croupier.house.common.shards import shard_of
from croupier.house.storage.journal import Conflict
from croupier.house.storage.meets import MeetLine, MeetStorage, without
from croupier.house.storage.storage import Storage
from croupier.house.tables.entries import Settings

ROW = {"kind": "evening", "status": "on", "open": True, "public": True, "played": False, "opener": "ann"}


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as found:
        yield found


@asynccontextmanager
async def workers(url: str, count: int = 2) -> AsyncIterator[list[MeetLogs]]:
    storages = [await Storage.open(url) for _ in range(count)]
    clock = Tick()
    yield [MeetLogs(MeetStorage(storage.engine), clock) for storage in storages]
    for storage in storages:
        await storage.close()


def opened(games: int = 1) -> log.EveningOpened:
    return log.EveningOpened("ann", "Ann", "Evening", ("las_vegas",) * games, Settings(), "regular", True)


async def test_of_two_writers_of_a_number_one_succeeds_and_the_other_decides_again(url: str) -> None:
    async with workers(url) as (one, two):
        await one.open("e", opened(30))

        def adding(game: str) -> log.GameAdded:
            return log.GameAdded("ann", game)

        names = ["las_vegas", "red_end", "vabanque", "three_seven"] * 5
        await asyncio.gather(
            *(
                logs.do("e", Evening, lambda _, game=game: adding(game))  # type: ignore[misc]
                for number, game in enumerate(names)
                for logs in [(one, two)[number % 2]]
            )
        )
        found = await one.store.read("e")
        assert found is not None
        assert [line.number for line in found.lines] == [*range(1, 22)]
        for logs in (one, two):
            evening = await logs.find("e", Evening)
            assert sorted(evening.games[30:]) == sorted(names), "everything was written once"
        line = MeetLine(5, 0.0, log.write(log.Gone("ann")))
        with pytest.raises(Conflict):
            await one.store.append("e", line, ROW | {"changed": 0.0, "brief": b"{}"}, [])


async def test_what_could_not_be_written_did_not_happen(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with workers(url, 1) as (logs,):
        await logs.open("e", opened())

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(MeetStorage, "append", full)
            with pytest.raises(OSError, match="full"):
                await logs.do("e", Evening, lambda _: log.Joined("ben", "Ben"))
        assert (await logs.find("e", Evening)).here == ["ann"]


async def test_every_worker_notices_that_somebody_was_forgotten(url: str) -> None:
    async with workers(url) as (one, two):
        await one.open("e", opened())
        await one.do("e", Evening, lambda _: log.Joined("ben", "Benjamin"))
        assert (await two.find("e", Evening)).people["ben"].name == "Benjamin"
        await one.forget("ben", "forgotten-1")
        for logs in (one, two):
            people = (await logs.find("e", Evening)).people
            assert [*people] == ["ann", "forgotten-1"]
            assert people["forgotten-1"].name == "Guest"
        assert (await one.for_person("ben")).mine == ()


async def test_each_worker_looks_after_its_own(url: str) -> None:
    async with workers(url, 1) as (logs,):
        await logs.open("e", opened())
        assert await logs.store.to_care_for(None) == [], "nothing happens there before a game"
        await logs.do("e", Evening, lambda _: log.GameBegan("t", ("ann", None)))
        assert await logs.store.to_care_for(None) == ["e"]
        assert await logs.store.to_care_for([shard_of("e")]) == ["e"]
        assert await logs.store.to_care_for([shard_of("e") + 1]) == []


async def test_what_nobody_used_is_cleared_away(url: str) -> None:
    storage = await Storage.open(url)
    clock = Tick()
    logs = MeetLogs(MeetStorage(storage.engine), clock)
    await logs.open("unused", opened())
    await logs.open("played", opened())
    await logs.do("played", Evening, lambda _: log.GameBegan("t", ("ann", None)))
    await clock.pass_by(UNUSED + 1)
    await logs.clear()
    with pytest.raises(NotAllowed):
        await logs.find("unused", Evening)
    assert (await logs.find("played", Evening)).rows
    await storage.close()


def test_a_person_is_taken_out_of_what_was_written() -> None:
    written = log.write(log.GameBegan("t", ("ann", None, "ben")))
    assert log.read(without(written, "ann", "nobody")) == log.GameBegan("t", ("nobody", None, "ben"))
    assert log.read(without(log.write(opened()), "ann", "nobody")).name == "Guest"
    assert without(written, "cleo", "nobody") is written

"""Play with whoever is there."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from places import Place, a_place, code

TWO = {"game": "las_vegas", "seats": 2, "pace": "calm", "fill": None}


async def joined(client: httpx.AsyncClient, **wants: Any) -> dict[str, Any]:
    answer = await client.put("/api/queue", json=TWO | wants)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def looked(client: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get("/api/queue")).json()
    return found


async def brief(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/tables/{table}")).json()["brief"]
    return found


async def come(place: Place, clients: list[httpx.AsyncClient], table: str, stack: AsyncExitStack) -> None:
    for client in clients:
        await stack.enter_async_context(place.socket(client, table))


async def until(place: Place, client: httpx.AsyncClient, table: str, status: str, seconds: int = 30) -> dict[str, Any]:
    for _ in range(seconds * 2):
        if (found := await brief(client, table))["status"] == status:
            return found
        await place.tick.pass_by(0.5)
    raise AssertionError(f"the table is {found['status']}")


class TestWaiting:
    async def test_two_who_want_the_same_get_a_table_that_begins_when_both_have_come(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben), AsyncExitStack() as stack:
            found = await joined(ann)
            assert found["mine"] | {"wants": 0} == {
                "wants": 0, "waited": 0, "fills_in": None, "seats": 2, "names": [], "table": None,
            }  # fmt: skip
            await place.application.queue.match()
            assert (await joined(ben))["mine"]["names"] == ["Ann"]
            assert (await looked(ann))["mine"]["names"] == ["Ben"]
            await place.application.queue.match()
            tables = {(await looked(one))["mine"]["table"] for one in (ann, ben)}
            (table,) = tables
            assert (await brief(ann, table))["status"] == "open", "not before people have come: they add to its chance"
            await come(place, [ann, ben], table, stack)
            found = await until(place, ann, table, "playing")
            assert [one["name"] for one in found["sitters"]] == ["Ann", "Ben"]
            assert found["settings"]["clock"] == "relaxed"

    async def test_computers_fill_up_after_the_time_set_and_may_be_called_earlier(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann, AsyncExitStack() as stack:
            assert (await joined(ann, seats=3, fill=40))["mine"]["fills_in"] == 40
            await place.tick.pass_by(39)
            await place.application.queue.match()
            assert (await looked(ann))["mine"]["table"] is None
            assert (await looked(ann))["mine"]["fills_in"] == 1
            changed = (await joined(ann, seats=3, fill=0))["mine"]
            assert (changed["waited"], changed["fills_in"]) == (39, 0), "one's place stays"
            await place.application.queue.match()
            table = (await looked(ann))["mine"]["table"]
            await come(place, [ann], table, stack)
            found = await until(place, ann, table, "playing")
            assert [one["kind"] for one in found["sitters"]] == ["person", "computer", "computer"]

    async def test_a_computer_takes_the_seat_of_whoever_does_not_come(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben), AsyncExitStack() as stack:
            await joined(ann)
            await joined(ben)
            await place.application.queue.match()
            table = (await looked(ben))["mine"]["table"]
            await come(place, [ben], table, stack)
            found = await until(place, ben, table, "playing")
            assert [(one["kind"], one["name"]) for one in found["sitters"]] == [("computer", "Ada"), ("person", "Ben")]

    async def test_a_game_of_days_waits_for_nobody(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await joined(ann, pace="days")
            await joined(ben, pace="days")
            await place.application.queue.match()
            table = (await looked(ben))["mine"]["table"]
            found = await until(place, ben, table, "playing")
            assert [one["name"] for one in found["sitters"]] == ["Ann", "Ben"]

    async def test_whoever_leaves_or_closes_the_page_is_not_matched(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
            await joined(ann)
            await ann.delete("/api/queue")
            await joined(ben)
            await place.tick.pass_by(80)
            await joined(cleo)
            await place.application.queue.match()
            assert (await looked(cleo))["mine"]["table"] is None
            assert (await looked(ann))["mine"] is None
            assert (await looked(ben))["mine"] is None

    async def test_asking_keeps_the_place(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await joined(ann)
            for _ in range(4):
                await place.tick.pass_by(60)
                assert (await looked(ann))["mine"]["waited"] > 0
            await joined(ben)
            await place.application.queue.match()
            assert (await looked(ann))["mine"]["table"]


class TestWhoMeetsWhom:
    async def test_blocked_people_neither_meet_nor_see_each_other(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await ann.put(f"/api/me/blocked/{(await ben.get('/api/me')).json()['person']}")
            await joined(ann)
            found = await joined(ben)
            await place.application.queue.match()
            for one in (ann, ben):
                found = await looked(one)
                assert (found["waiting"], found["mine"]["names"], found["mine"]["table"]) == (1, [], None)

    async def test_strangers_see_games_and_counts_but_nobody(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
            await joined(ann, seats=4)
            await joined(ben, seats=4)
            answer = await cleo.get("/api/queue")
            row = {"game": "las_vegas", "seats": 4, "pace": "calm", "rated": False, "people": 2}
            assert answer.json() == {"others": 2, "waiting": 2, "rows": [row], "mine": None}
            for one in (ann, ben):
                assert (await one.get("/api/me")).json()["person"] not in answer.text

    async def test_whoever_is_alone_hears_it_at_once(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            await place.application.presence.write()
            assert (await looked(ann))["others"] == 0
            async with place.visitor("Ben"):
                await place.application.presence.write()
            assert (await looked(ann))["others"] == 1

    async def test_what_cannot_be_is_refused(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            assert code(await ann.put("/api/queue", json=TWO | {"game": "chess"})) == (422, "no-game")
            assert code(await ann.put("/api/queue", json=TWO | {"seats": 6})) == (422, "bad-settings")
            assert code(await ann.put("/api/queue", json=TWO | {"fill": 7})) == (422, "bad-body")


async def test_a_promise_is_made_once(tmp_path: Path) -> None:
    """Two workers that both think they own the queue open one table."""
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        await joined(ann)
        await joined(ben)
        await asyncio.gather(place.application.queue.match(), place.application.queue.match())
        assert len(place.application.house.tables) == 1


async def test_ratings_are_asked_for(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        strength = {(await ann.get("/api/me")).json()["person"]: 45.0}

        async def rating(person: str, game: str | None) -> float | None:
            assert game == "las_vegas"
            return strength.get(person, 20.0)

        place.application.queue.rating = rating
        await joined(ann)
        await joined(ben)
        await place.application.queue.match()
        assert (await looked(ann))["mine"]["table"] is None, "not yet"
        await place.tick.pass_by(61)
        await asyncio.gather(looked(ann), looked(ben))
        await place.application.queue.match()
        assert (await looked(ann))["mine"]["table"]

"""An evening: games in turn at one link, points by place, late comers and leavers."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from asgi import Socket
from places import Place, a_place, code

from croupier import games
from croupier.house.club.evening import points

GAMES = ["las_vegas", "red_end"]


async def an_evening(client: httpx.AsyncClient, **asked: Any) -> str:
    settings = {"clock": "none", "pauses": False}
    answer = await client.post(
        "/api/evenings", json={"title": "Jun's birthday", "games": GAMES, "settings": settings, **asked}
    )
    assert answer.status_code == 201, answer.text
    evening: str = answer.json()["evening"]
    return evening


async def news(client: httpx.AsyncClient, evening: str) -> Any:
    return (await client.get(f"/api/evenings/{evening}")).json()


async def ready(client: httpx.AsyncClient, evening: str, on: bool = True) -> Any:
    answer = await client.put(f"/api/evenings/{evening}/ready", json={"on": on})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played(place: Place, clients: list[httpx.AsyncClient], table: str) -> None:
    """All come to the table, and choose at once whatever is first on their list, until the game is over."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(place.socket(client, table)) for client in clients]
        await place.application.meetings.look()
        await play_on(place, lines, table)
    await place.application.meetings.look()


async def play_on(place: Place, lines: list[Socket], table: str) -> None:
    live = await place.application.find(table)
    for _ in range(3000):
        if live.table.is_finished:
            async with live.reading():  # it is written
                return
        asked = [seat for seat in live.table.waiting if not live.table.sitting[seat].is_computer]
        if live.table.status != "playing" or not asked:
            await place.tick.pass_by(5)
            continue
        move = live.table.playing.moves(asked[0])[0]
        if live.table.playing.is_silence(asked[0], move):
            move = live.table.playing.moves(asked[0])[-1]
        await live.choose(asked[0], move)
    raise AssertionError("the game does not end")


class TestPoints:
    @pytest.mark.parametrize(
        ("places", "worth"),
        [
            ((1, 2), [3, 1]),
            ((1, 2, 3), [4, 2, 1]),
            ((2, 1, 4, 3), [3, 5, 1, 2]),
            ((1, 2, 3, 4, 5), [6, 4, 3, 2, 1]),
            ((1, 2, 3, 4, 5, 6), [7, 5, 4, 3, 2, 1]),
            ((1, 1, 3, 4), [4, 4, 2, 1]),  # those who are level share
            ((1, 2, 2), [4, 1.5, 1.5]),
            ((1, 1), [2, 2]),
        ],
    )
    def test_points_by_place(self, places: tuple[int, ...], worth: list[float]) -> None:
        assert points(places) == worth

    def test_level_or_not_the_same_is_shared_out(self) -> None:
        for places in ((1, 2, 3, 4), (1, 1, 1, 4), (1, 2, 2, 2), (1, 1, 1, 1)):
            assert sum(points(places)) == 5 + 3 + 2 + 1


async def test_two_games_by_two_people(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        evening = await an_evening(ann)
        assert (await ben.put(f"/api/evenings/{evening}/me")).status_code == 200
        told = await ready(ann, evening)
        assert [one["is_ready"] for one in told["people"]] == [True, False]
        assert told["games"][0]["status"] == "next"
        total = {"Ann": 0.0, "Ben": 0.0}
        for number, game in enumerate(GAMES):
            await ready(ann, evening)
            told = await ready(ben, evening)
            assert [one["status"] for one in told["games"]][number] == "on"
            table = told["games"][number]["table"]
            seats = max(2, games.find(game).seats[0])
            sitters = (await ann.get(f"/api/tables/{table}")).json()["brief"]["sitters"]
            assert len(sitters) == seats
            assert {one["name"] for one in sitters} >= {"Ann", "Ben"}
            await played(place, [ann, ben], table)
            told = await news(ann, evening)
            assert told["games"][number]["status"] == "played"
            brief = (await ann.get(f"/api/tables/{table}")).json()["brief"]
            assert brief["meet"] == f"e/{evening}"
            for seat, won in enumerate(points(brief["result"]["places"])):
                if brief["sitters"][seat]["person"]:
                    total[brief["sitters"][seat]["name"]] += won
            assert {one["face"]["name"]: one["total"] for one in told["people"]} == total
        assert told["is_over"]
        assert code(await ann.put(f"/api/evenings/{evening}/ready", json={})) == (409, "not-playing")
        told = (await ben.post(f"/api/evenings/{evening}/games", json={"game": "vabanque"})).json()
        assert not told["is_over"]
        assert [one["status"] for one in told["games"]] == ["played", "played", "next"]


async def test_seats_move_on_from_game_to_game(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        evening = await an_evening(ann, games=["las_vegas", "las_vegas"])
        await ben.put(f"/api/evenings/{evening}/me")
        sat = []
        for number in range(2):
            await ready(ann, evening)
            table = (await ready(ben, evening))["games"][number]["table"]
            await played(place, [ann, ben], table)
            sat.append([one["name"] for one in (await ann.get(f"/api/tables/{table}")).json()["brief"]["sitters"]])
        assert sat == [["Ann", "Ben"], ["Ben", "Ann"]]


async def test_whoever_comes_late_plays_from_the_next_game_on_and_whoever_leaves_is_not_waited_for(
    tmp_path: Path,
) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
        evening = await an_evening(ann)
        await ben.put(f"/api/evenings/{evening}/me")
        await ready(ann, evening)
        table = (await ready(ben, evening))["games"][0]["table"]
        told = (await cleo.put(f"/api/evenings/{evening}/me")).json()
        late = next(one for one in told["people"] if one["face"]["name"] == "Cleo")
        assert (late["since"], late["total"]) == (1, 0)
        await played(place, [ann, ben], table)
        await ready(ann, evening)
        await ready(cleo, evening)
        assert (await news(ann, evening))["games"][1]["status"] == "next"  # Ben is still waited for
        told = (await ben.delete(f"/api/evenings/{evening}/me")).json()
        assert told["games"][1]["status"] == "on"
        assert not told["is_mine"]
        gone = next(one for one in told["people"] if one["face"]["name"] == "Ben")
        assert not gone["is_here"]
        assert gone["total"] > 0
        people = [one for one in told["games"][1]["people"] if one]
        assert len(people) == 2


async def test_the_opener_need_not_wait(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        evening = await an_evening(ann)
        await ben.put(f"/api/evenings/{evening}/me")
        assert code(await ann.post(f"/api/evenings/{evening}/begin")) == (409, "empty")
        await ready(ann, evening)
        assert code(await ben.post(f"/api/evenings/{evening}/begin")) == (403, "not-yours")
        told = (await ann.post(f"/api/evenings/{evening}/begin")).json()
        assert told["games"][0]["status"] == "on"
        assert code(await ann.post(f"/api/evenings/{evening}/begin")) == (409, "not-playing")
        brief = (await ann.get(f"/api/tables/{told['games'][0]['table']}")).json()["brief"]
        assert [one["kind"] for one in brief["sitters"]] == ["person", "computer"]


async def test_a_computer_player_that_stood_in_earns_nobody_points(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        evening = await an_evening(ann, settings={"clock": "brisk", "pauses": False})
        await ben.put(f"/api/evenings/{evening}/me")
        await ready(ann, evening)
        table = (await ready(ben, evening))["games"][0]["table"]
        async with place.socket(ann, table) as line:
            await place.tick.pass_by(31)
            await place.application.meetings.look()  # it begins without Ben
            live = await place.application.find(table)
            for _ in range(400):
                seat = live.table.seats_of(live.table.people()[0])[0]
                if live.table.is_finished:
                    break
                if seat in live.table.waiting:
                    await live.choose(seat, live.table.playing.moves(seat)[0])
                await place.tick.pass_by(31)
                await line.settle()
        await place.application.meetings.look()
        told = await news(ann, evening)
        row, ben_is = told["games"][0], told["people"][1]["person"]
        assert row["away"] == [ben_is]
        assert row["points"][ben_is] == 0


async def test_what_is_refused(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        assert code(await ann.post("/api/evenings", json={"title": "x", "games": ["chess"]})) == (422, "no-game")
        assert code(await ann.post("/api/evenings", json={"title": " ", "games": GAMES})) == (422, "bad-name")
        assert code(await ann.post("/api/evenings", json={"title": "x", "games": []})) == (422, "bad-body")
        wanted = {"title": "x", "games": GAMES, "level": "king"}
        assert code(await ann.post("/api/evenings", json=wanted)) == (422, "no-level")
        evening = await an_evening(ann)
        assert code(await ben.put(f"/api/evenings/{evening}/ready", json={})) == (403, "not-yours")
        assert code(await ben.get("/api/evenings/nothing")) == (404, "no-meet")
        assert code(await ben.get(f"/api/tournaments/{evening}")) == (404, "no-meet")
        async with place.visitors(*"CDEFGH") as others:
            answers = [await one.put(f"/api/evenings/{evening}/me") for one in others]
            assert [answer.status_code for answer in answers][-2:] == [409, 409]  # its games have room for five
            assert code(answers[-1]) == (409, "full")


async def test_those_one_is_in_and_those_that_everybody_may_find(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        mine, public = await an_evening(ann), await an_evening(ann, public=True, title="Open house")
        listed = (await ann.get("/api/meets")).json()
        assert {one["meet"] for one in listed["mine"]} == {mine, public}
        listed = (await ben.get("/api/meets")).json()
        assert [(one["meet"], one["title"], one["people"]) for one in listed["public"]] == [(public, "Open house", 1)]
        assert listed["mine"] == []
        for number in range(6):
            await an_evening(ann, title=f"{number}")
        assert code(await ann.post("/api/evenings", json={"title": "x", "games": GAMES})) == (429, "too-many")


async def test_whoever_is_forgotten_is_nowhere_in_it(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Wilhelmina") as (ann, her):
        evening = await an_evening(her)
        person = (await her.get("/api/me")).json()["person"]
        await ann.put(f"/api/evenings/{evening}/me")
        await ready(her, evening)
        table = (await ready(ann, evening))["games"][0]["table"]
        await played(place, [her, ann], table)
        before = await news(ann, evening)
        assert person in str(before)
        assert (await her.delete("/api/me")).status_code == 200
        after = (await ann.get(f"/api/evenings/{evening}")).text + (await ann.get("/api/meets")).text
        assert person not in after
        assert "Wilhelmina" not in after
        assert [one["total"] for one in (await news(ann, evening))["people"]] == [
            one["total"] for one in before["people"]
        ]

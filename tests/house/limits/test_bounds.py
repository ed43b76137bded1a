"""Bounds on what one person, and one address, may have, each with a sentence; what nobody needs is cleared away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from asgi import Socket, browser, cookie_of
from places import a_place, code, for_two, opened
from sqlalchemy import func, select

from croupier.core.game import Refused
from croupier.house.common import people
from croupier.house.limits.limits import Limits, limits_of
from croupier.house.storage import schema

ELSEWHERE = "198.51.100.1"
TABLE: dict[str, Any] = {"game": "las_vegas", "seats": 2}
TOO_MANY = 429, "too-many"


async def ask(client: httpx.AsyncClient, **more: Any) -> httpx.Response:
    return await client.post("/api/tables", json=TABLE | more)


class TestTables:
    async def test_leaving_and_handing_over_are_leaving(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(tables=2)) as place, place.visitors("Ann", "Ben") as (ann, ben):
            his = await opened(ben, seats=3)
            mine = await for_two(ann, ben)
            assert (await ann.put(f"/api/tables/{his}/seats/1", json={})).status_code == 200
            assert code(await ask(ann)) == TOO_MANY
            assert (await ann.delete(f"/api/tables/{his}/seats/1")).status_code == 200
            third = (await ask(ann)).json()["brief"]["table"]
            assert code(await ask(ann)) == TOO_MANY
            token = (await ann.post(f"/api/tables/{mine}/seats/0/handover")).json()["token"]
            async with place.visitor("Cleo") as cleo:
                assert (await cleo.post(f"/api/handover/{token}")).status_code == 200
            assert (await ask(ann)).status_code == 201
            listed = {one["table"] for one in (await ann.get("/api/me/games")).json()}
            assert mine not in listed
            assert his not in listed
            assert third in listed

    async def test_to_talk_at_a_table_is_not_to_have_it(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(tables=3)) as place, place.visitors("Ann", "Ben") as (ann, ben):
            for _ in range(3):
                table = await opened(ben)
                assert (await ann.post(f"/api/tables/{table}/talk", json={"text": "hello"})).status_code == 200
            assert (await ask(ann)).status_code == 201

    async def test_one_opened_for_others_counts_until_it_begins(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(tables=1)) as place, place.visitors("Eve", "Ben") as (eve, ben):
            table = await opened(eve, sit=False, computers=["regular"])
            assert code(await ask(eve)) == TOO_MANY
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            assert (await eve.post(f"/api/tables/{table}/begin")).status_code == 200
            assert (await ask(eve)).status_code == 201

    async def test_games_of_days_count_however_long_ago(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(games_of_days=2)) as place, place.visitor("Ann") as ann:
            slow = {"settings": {"clock": "days"}, "computers": ["regular"], "begin": True}
            for _ in range(2):
                assert (await ask(ann, **slow)).status_code == 201
            place.tick.now += 90_000
            assert code(await ask(ann, **slow)) == TOO_MANY
            assert (await ask(ann)).status_code == 201, "but others may be opened"

    async def test_games_that_stand_still_for_ever_have_a_bound_too(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(games=3)) as place, place.visitor("Ann") as ann:
            for _ in range(3):
                assert (await ask(ann, computers=["regular"], begin=True)).status_code == 201
                place.tick.now += 90_000
            assert code(await ask(ann)) == TOO_MANY

    async def test_each_person_has_a_share_of_tables_with_players_that_look_ahead(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(experts=2)) as place, place.visitor("Eve") as eve:
            for _ in range(2):
                table = await opened(eve, seats=3, computers=["veteran"])
            assert code(await ask(eve, computers=["veteran"])) == TOO_MANY
            assert (await ask(eve, game="three_seven", seats=3, computers=["expert"])).status_code == 201
            other = await opened(eve, computers=["regular"])
            await eve.delete(f"/api/tables/{other}/seats/1")
            assert code(await eve.put(f"/api/tables/{other}/seats/1/computer", json={"level": "veteran"})) == TOO_MANY
            more = await eve.put(f"/api/tables/{table}/seats/2/computer", json={"level": "veteran"})
            assert more.status_code == 200, "where there is one already, another may be"

    async def test_an_address_has_a_bound_whatever_names_come_from_it(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(tables_of_address=3)) as place:
            for number in range(3):
                async with place.visitor(f"Eve {number}") as eve:
                    last = await opened(eve, computers=["regular"], begin=True)
            async with place.visitor("Eve 4") as more, place.visitor("Ann", ELSEWHERE) as ann:
                assert code(await ask(more)) == TOO_MANY
                assert (await ask(ann)).status_code == 201
                await (await place.application.find(last)).end("agreed")
                assert (await ask(more)).status_code == 201, "one is over"
                assert code(await ask(more)) == TOO_MANY
                place.tick.now += 90_000
                assert (await ask(more)).status_code == 201, "and those of yesterday do not count"


class TestCodes:
    async def test_they_cannot_be_found_by_trying(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Eve") as eve, place.visitor("Ann", ELSEWHERE) as ann:
            brief = (await ask(ann)).json()["brief"]
            assert len(brief["code"]) == people.CODE == 8
            for _ in range(10):
                assert code(await eve.get("/api/tables/QQQQQQQQ")) == (404, "no-table")
            for _ in range(10):
                async with Socket(place.app, "/api/tables/qqqqqqqq/socket", cookie=cookie_of(eve)) as socket:
                    assert socket.messages("refused")[0]["code"] == "no-table"
            async with Socket(place.app, f"/api/tables/{brief['code']}/socket", cookie=cookie_of(eve)) as socket:
                assert socket.messages("refused")[0]["code"] == "too-many", "not even the right one"
            assert code(await eve.get(f"/api/tables/{brief['code']}/replay")) == TOO_MANY
            assert (await eve.get(f"/api/tables/{brief['table']}")).status_code == 200, "a link is no code"
            assert (await ann.get(f"/api/tables/{brief['code']}")).status_code == 200
            place.tick.now += 60
            assert (await eve.get(f"/api/tables/{brief['code']}")).status_code == 200

    async def test_whoever_knows_one_may_use_it_often(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            name = (await ask(ann)).json()["brief"]["code"]
            assert {(await ann.get(f"/api/tables/{name}")).status_code for _ in range(50)} == {200}

    async def test_they_end_with_the_game(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            brief = (await ask(ann, computers=["regular"], begin=True)).json()["brief"]
            await (await place.application.find(brief["table"])).end("agreed")
            assert (await ann.get(f"/api/tables/{brief['code']}")).status_code == 200, "to see how it ended"
            place.tick.now += 3700
            assert code(await ann.get(f"/api/tables/{brief['code']}")) == (404, "no-table")
            assert (await ann.get(f"/api/tables/{brief['table']}")).status_code == 200


class TestPeople:
    async def test_who_never_did_anything_is_cleared_away(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place:

            async def known() -> int:
                async with place.application.storage.engine.connect() as connection:
                    query = select(func.count()).select_from(schema.people)
                    return (await connection.execute(query)).scalar() or 0

            async with place.visitors("Ann", "Ben") as (ann, ben), browser(place.app) as nobody:
                table = await for_two(ann, ben)
                async with place.visitor("Cleo") as cleo:
                    await cleo.get("/api/me")
                await nobody.get("/api/me")
                async with Socket(place.app, f"/api/tables/{table}/socket"):
                    assert await known() == 5
                    place.tick.now += 90_000
                    await place.application.tidying.sweep()
                    assert await known() == 4, "who is still there stays"
                await place.application.tidying.sweep()
                assert await known() == 3, "who has a name stays longer"
                place.tick.now += 30 * 86_400
                await place.application.tidying.sweep()
                assert await known() == 2
                assert (await ann.get("/api/me")).json()["name"] == "Ann"

    async def test_an_address_does_not_make_people_without_end(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(requests=1000000.0)) as place:
            answers = list[int]()
            for _ in range(103):
                async with browser(place.app) as new:
                    answers.append((await new.get("/api/me")).status_code)
            assert answers == [200] * 100 + [429] * 3
            async with browser(place.app, ELSEWHERE) as other:
                assert (await other.get("/api/me")).status_code == 200


async def test_sockets_that_come_again_and_again(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        table = await opened(ann)
        place.application.keeper.limits = msgspec.structs.replace(place.application.keeper.limits, arrivals=1.0)
        for _ in range(200):
            place.application.keeper.come_in("192.0.2.7")
            place.application.keeper.go_out("192.0.2.7")
        async with place.socket(ann, table) as socket:
            assert socket.messages("refused")[0]["code"] == "too-many"
        async with place.socket(ann, table, address=ELSEWHERE) as socket:
            assert not socket.messages("refused")


async def test_messages_of_an_address(tmp_path: Path) -> None:
    async with a_place(tmp_path, Limits(messages_of_address=1.0)) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await opened(ann)
        async with place.socket(ann, table) as one, place.socket(ann, table) as two:
            for number in range(5):
                heard = await (one, two)[number % 2].ask({"message": "ping", "id": f"p{number}"})
                assert heard[-1]["message"] == "pong"
            assert (await one.ask({"message": "ping", "id": ""}))[-1]["code"] == "too-many"
            async with place.socket(ben, table, address=ELSEWHERE) as other:
                assert (await other.ask({"message": "ping", "id": "a"}))[-1]["message"] == "pong"


@pytest.mark.parametrize("address", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"])
async def test_an_ipv6_network_is_one_address(tmp_path: Path, address: str) -> None:
    async with (
        a_place(tmp_path, Limits(tables_of_address=1)) as place,
        place.visitor("Eve", "2001:db8:1:2:3::4") as eve,
        place.visitor("Mallory", address) as mallory,
    ):
        await opened(eve)
        assert code(await ask(mallory)) == TOO_MANY
        async with place.visitor("Ann", "2001:db8:1:3::1") as ann:
            assert (await ask(ann)).status_code == 201


class TestOption:
    def test_what_is_given_differs(self) -> None:
        limits = limits_of("tables=50, requests = 0.5 ,")
        assert (limits.tables, limits.requests) == (50, 0.5)
        assert limits_of("") == Limits()
        assert msgspec.structs.replace(limits, tables=20, requests=40.0) == Limits()

    @pytest.mark.parametrize(
        "text", ["chairs=5", "tables", "tables=", "tables=0.5", "tables=-1", "requests=nan", "head=inf"]
    )
    def test_what_is_none_is_refused_with_a_sentence(self, text: str) -> None:
        with pytest.raises(Refused, match="There is no limit|does not set a limit"):
            limits_of(text)

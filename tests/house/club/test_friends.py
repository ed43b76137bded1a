"""Friends: stars, who is here, invitations; and mute and block, which hold everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from places import Place, a_place, code, for_two, opened


async def who(client: httpx.AsyncClient) -> str:
    person: str = (await client.get("/api/me")).json()["person"]
    return person


async def star(one: httpx.AsyncClient, other: httpx.AsyncClient) -> None:
    answer = await one.put(f"/api/me/starred/{await who(other)}")
    assert answer.status_code == 200, answer.text


async def friends(place: Place, client: httpx.AsyncClient) -> dict[str, Any]:
    await place.application.presence.write()
    found: dict[str, Any] = (await client.get("/api/me/friends")).json()
    return found


async def presence(place: Place, client: httpx.AsyncClient) -> list[tuple[str, str | None, str | None]]:
    return [(one["name"], one["presence"], one["game"]) for one in (await friends(place, client))["friends"]]


async def invited(client: httpx.AsyncClient) -> list[tuple[str, str]]:
    found = (await client.get("/api/me/invitations")).json()
    return [(one["by_name"], one["brief"]["table"]) for one in found]


class TestStars:
    async def test_only_people_one_has_played_with_can_be_starred(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            ben_id = await who(ben)
            assert code(await ann.put(f"/api/me/starred/{ben_id}")) == (409, "not-played")
            table = await opened(ann)
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            assert code(await ann.put(f"/api/me/starred/{ben_id}")) == (409, "not-played"), "not before the game begins"
            await ann.post(f"/api/tables/{table}/begin")
            rights = (await ann.put(f"/api/me/starred/{ben_id}")).json()
            assert rights == {"muted": [], "blocked": [], "starred": [ben_id]}
            assert (await ann.get("/api/me/relations")).json() == rights
            assert (await ann.delete(f"/api/me/starred/{ben_id}")).json()["starred"] == []
            assert code(await ann.put(f"/api/me/starred/{await who(ann)}")) == (422, "bad-person")

    async def test_blocking_takes_the_star_back(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            await star(ann, ben)
            rights = (await ann.put(f"/api/me/blocked/{await who(ben)}")).json()
            assert rights == {"muted": [], "blocked": [await who(ben)], "starred": []}
            assert (await friends(place, ann))["friends"] == []


class TestPresence:
    async def test_only_people_who_have_starred_each_other_see_who_is_here(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            await star(ann, ben)
            assert await presence(place, ann) == [("Ben", None, None)]
            found = await friends(place, ben)
            assert found == {
                "friends": [],
                "starred_me": [{"person": await who(ann), "name": "Ann", "colour": None, "emblem": None}],
            }
            await star(ben, ann)
            assert await presence(place, ann) == [("Ben", "here", None)]
            assert (await friends(place, ben))["starred_me"] == []

    async def test_it_says_no_more_than_the_game(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await star(ann, ben)
            await star(ben, ann)
            async with place.socket(ben, table):
                assert await presence(place, ann) == [("Ben", "table", "las_vegas")]
                (told,) = (await friends(place, ann))["friends"]
                assert {*told} == {"person", "name", "muted", "mutual", "presence", "game", "colour", "emblem"}
                assert table not in str(told)
            await ben.put("/api/queue", json={"game": "vabanque"})
            assert await presence(place, ann) == [("Ben", "queue", "vabanque")]
            await ben.delete("/api/queue")
            assert await presence(place, ann) == [("Ben", "here", None)]
            await place.tick.pass_by(60)
            assert await presence(place, ann) == [("Ben", None, None)], "the page was closed"

    async def test_whoever_is_blocked_sees_nothing_and_is_not_told(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            await star(ann, ben)
            await star(ben, ann)
            await ben.put(f"/api/me/blocked/{await who(ann)}")
            assert await presence(place, ann) == [("Ben", None, None)]
            assert await friends(place, ben) == {"friends": [], "starred_me": []}

    async def test_what_a_dead_worker_wrote_is_soon_forgotten(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            await star(ann, ben)
            await star(ben, ann)
            await place.tick.pass_by(60)
            files, now = place.application.storage.finding, place.tick.time()
            await files.put_presences("another", {await who(ben): "red_end", "nobody": None}, now)
            await place.tick.pass_by(100)
            assert await files.present([await who(ben), "nobody"], now) == {await who(ben): "red_end"}
            await place.tick.pass_by(60)
            await ann.get("/api/me")
            assert await presence(place, ann) == [("Ben", None, None)]


class TestInvitations:
    async def test_an_invitation_stands_until_its_table_begins_or_it_is_declined(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            table, other = await opened(ann), await opened(ann)
            for one in (table, other, table):
                assert (await ann.put(f"/api/tables/{one}/invitations/{await who(ben)}")).status_code == 200
            assert sorted(await invited(ben)) == sorted([("Ann", table), ("Ann", other)])
            await ben.delete(f"/api/me/invitations/{other}")
            assert await invited(ben) == [("Ann", table)]
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            assert await invited(ben) == [], "they have come"

    async def test_mute_and_block_hold_and_nobody_is_told(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            table = await opened(ann)
            way = f"/api/tables/{table}/invitations/{await who(ben)}"
            for kind in ("muted", "blocked"):
                await ben.put(f"/api/me/{kind}/{await who(ann)}")
                assert (await ann.put(way)).json() == {}
                assert await invited(ben) == []
                await ben.delete(f"/api/me/{kind}/{await who(ann)}")
                assert await invited(ben) == [], "it was never sent"
            await ann.put(way)
            assert await invited(ben) == [("Ann", table)]
            await ben.put(f"/api/me/muted/{await who(ann)}")
            assert await invited(ben) == []

    async def test_what_cannot_be_is_refused(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
            played = await for_two(ann, ben)
            table = await opened(ann)

            async def refused(by: httpx.AsyncClient, table: str, person: str) -> tuple[int, str]:
                return code(await by.put(f"/api/tables/{table}/invitations/{person}"))

            assert await refused(ann, played, await who(ben)) == (409, "begun")
            assert await refused(ann, table, await who(cleo)) == (409, "not-played")
            assert await refused(ben, table, await who(ann)) == (403, "not-yours")
            assert await refused(ann, table, await who(ann)) == (422, "bad-person")
            assert await refused(ann, table, "nobody") == (404, "no-person")
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            assert await refused(ann, table, await who(ben)) == (409, "taken")

    async def test_nobody_invites_without_end(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            table, person = await opened(ann), await who(ben)
            answers = [await ann.put(f"/api/tables/{table}/invitations/{person}") for _ in range(11)]
            assert [answer.status_code for answer in answers] == [200] * 10 + [429]


async def test_being_forgotten_takes_a_person_out_of_all_of_it(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        await for_two(ann, ben)
        await star(ann, ben)
        await star(ben, ann)
        table = await opened(ann)
        await ann.put(f"/api/tables/{table}/invitations/{await who(ben)}")
        await ann.put("/api/queue", json={})
        person = await who(ann)
        await place.application.presence.write()
        assert [name for name, _, _ in await presence(place, ben)] == ["Ann"]
        await ann.delete("/api/me")
        assert await friends(place, ben) == {"friends": [], "starred_me": []}
        assert await invited(ben) == []
        assert (await ben.get("/api/queue")).json()["waiting"] == 0
        assert not await place.application.storage.finding.present([person], 0.0)


async def test_whoever_only_looks_is_not_counted(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        async with httpx.AsyncClient(transport=ann._transport, base_url=ann.base_url) as stranger:
            for _ in range(3):
                await stranger.get("/api/tables", headers={"Cookie": f"{place.application.passes.cookie}=nobody; x=y"})
        assert [*place.application.presence._seen] == [await who(ann)]

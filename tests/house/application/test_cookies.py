"""Identities: a cookie that the house does not know never shuts anybody out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from asgi import HOST, Socket, browser, cookie_of, take
from houses import AtOnce, Tick
from places import Place, a_place, code, for_two, opened

from croupier.house.application.application import Application
from croupier.house.common import people
from croupier.house.http.app import app
from croupier.house.storage.storage import Storage

HOW = ("signed otherwise", "another person's", "not one at all", "another house's", "too old", "forgotten")


async def unknown(place: Place, how: str) -> str:
    """The value of a cookie that this house does not know."""
    async with place.visitor("Ann") as ann:
        good, name = ann.cookies[place.application.passes.cookie], place.application.passes.cookie
        person, _, rest = good.partition(".")
        match how:
            case "signed otherwise":
                return good[:-3] + "AAA"
            case "another person's":
                return f"nobody.{rest}"
            case "not one at all":
                return "x"
            case "another house's":
                return people.Passes(b"other" * 8).issue(person)
            case "too old":
                old = people.Passes(b"s" * 32)
                assert old.cookie == name
                old._signer.get_timestamp = lambda: 1_000_000  # type: ignore[method-assign]
                return old.issue(person)
            case _:
                await ann.delete("/api/me")
                return good


@pytest.mark.parametrize("how", HOW)
async def test_a_cookie_that_is_not_known_is_replaced_with_the_answer(tmp_path: Path, how: str) -> None:
    async with a_place(tmp_path) as place:
        name, bad = place.application.passes.cookie, await unknown(place, how)
        async with browser(place.app) as client:
            client.cookies.set(name, bad, domain=HOST)
            assert (await client.get("/api/games")).status_code == 200, "who only looks may look"
            first = await client.get("/api/me")
            assert first.status_code == 200
            assert first.headers["set-cookie"].startswith(f"{name}=")
            again = await client.get("/api/me")
            assert again.json() == first.json(), "and stays the same from then on"
            assert "set-cookie" not in again.headers
        async with browser(place.app) as client:
            client.cookies.set(name, bad, domain=HOST)
            await opened(client)
            assert client.cookies[name] != bad


@pytest.mark.parametrize("how", HOW)
async def test_so_it_is_on_a_socket(tmp_path: Path, how: str) -> None:
    async with a_place(tmp_path) as place:
        name, bad = place.application.passes.cookie, await unknown(place, how)
        async with place.visitor("Cleo") as cleo, browser(place.app) as client:
            table = await opened(cleo)
            async with Socket(place.app, f"/api/tables/{table}/socket", cookie=f"{name}={bad}") as line:
                assert line.closed is None
                assert line.messages("update")[-1]["seat"] is None
                take(client, line.headers)
                assert (await client.put(f"/api/tables/{table}/seats/1", json={})).status_code == 200
                await line.settle()
                assert line.messages("table")[-1]["mine"] == [1], "the person of the line sits there"


async def test_who_is_refused_is_somebody_from_then_on(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, browser(place.app) as client:
        assert code(await client.post("/api/tables", json={"game": "chess", "seats": 2})) == (422, "no-game")
        first = (await client.get("/api/me")).json()
        async with Socket(place.app, "/api/tables/nowhere/socket", cookie=cookie_of(client)) as line:
            assert line.messages("refused")[0]["code"] == "no-table"
            assert "set-cookie" not in line.headers
        assert (await client.get("/api/me")).json() == first


async def test_two_houses_on_one_host_do_not_take_each_other_s(tmp_path: Path) -> None:
    """Ports share cookies: a browser that visits both houses keeps its identity at each."""

    async def house(folder: Path) -> Place:
        folder.mkdir()
        storage = await Storage.open(str(folder / "house.db"))
        application = Application(storage, AtOnce(), await storage.secret("cookies"), clock=Tick())
        served = app(lambda: asyncio.sleep(0, application))
        served.state.application = application
        return Place(application, served)

    one, two = await house(tmp_path / "one"), await house(tmp_path / "two")
    try:
        async with browser(one.app) as here, browser(two.app) as there:
            mine = (await here.put("/api/me", json={"name": "Ann"})).json()
            there.cookies.update(here.cookies)
            other = (await there.put("/api/me", json={"name": "Ann"})).json()
            here.cookies.update(there.cookies)
            assert (await here.get("/api/me")).json() == mine
            assert (await there.get("/api/me")).json() == other
            assert len({*here.cookies}) == 2
    finally:
        await one.application.close()
        await two.application.close()


async def test_a_restored_database_locks_nobody_out(tmp_path: Path) -> None:
    """The copy knows the key but not the people who came after it was made."""
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben)
        before = (await ben.get("/api/me")).json()["person"]
        await place.application.storage.forget_person(before, "forgotten-1")  # as if it had never been there
        me: httpx.Response = await ben.get("/api/me")
        assert me.status_code == 200
        assert me.json()["person"] != before
        async with place.socket(ben, table) as line:
            assert line.closed is None

"""Two workers share a house on PostgreSQL: people at either find each other, and everybody is rung once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from asgi import Socket, browser, cookie_of
from databases import database
from houses import AtOnce
from push_service import Browser, push_service

from croupier.house.application import presence, ringing
from croupier.house.application.application import Application
from croupier.house.application.policy import Policy
from croupier.house.cluster.postgres import member
from croupier.house.common.clock import SystemClock
from croupier.house.http.app import app
from croupier.house.storage.storage import Storage

Found = TypeVar("Found")


@asynccontextmanager
async def worker(url: str) -> AsyncIterator[Any]:
    storage = await Storage.open(url)
    cluster = member(storage.engine, SystemClock())
    application = Application(
        storage, AtOnce(), await storage.secret("cookies"), Policy(push="anywhere"), cluster=cluster
    )
    served = app(lambda: asyncio.sleep(0, application))
    served.state.application = application
    application.open_up()
    try:
        yield served
    finally:
        await application.close()


async def until(ask: Callable[[], Awaitable[Found]]) -> Found:
    """What is asked for, once it is there."""
    end = time.monotonic() + 30
    while not (found := await ask()):
        assert time.monotonic() < end, "it never came"
        await asyncio.sleep(0.1)
    return found


async def test_people_at_two_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, value in ((ringing, "EVERY", 0.2), (ringing, "PATIENCE", 0.5), (presence, "EVERY", 0.2)):
        monkeypatch.setattr(module, name, value)
    with database("postgresql", tmp_path) as url, push_service() as service:
        async with AsyncExitStack() as stack:
            workers = [await stack.enter_async_context(worker(url)) for _ in range(2)]
            ann, ben = [await stack.enter_async_context(browser(one)) for one in workers]
            for client, name in ((ann, "Ann"), (ben, "Ben")):
                await client.put("/api/me", json={"name": name})
                await client.put("/api/queue", json={"game": "las_vegas", "seats": 2, "pace": "days", "fill": None})

            async def table(client: httpx.AsyncClient) -> str | None:
                mine = (await client.get("/api/queue")).json()["mine"]
                found: str | None = mine and mine["table"]
                return found

            tables = [await until(lambda client=client: table(client)) for client in (ann, ben)]  # type: ignore[misc]
            assert tables[0] == tables[1]
            files = workers[0].state.application.storage.finding
            people = [(await client.get("/api/me")).json()["person"] for client in (ann, ben)]
            for client, served in zip((ann, ben), workers, strict=True):
                line = Socket(served, f"/api/tables/{tables[0]}/socket", cookie=cookie_of(client))
                await stack.enter_async_context(line)

            async def is_playing() -> bool:
                answer = await ann.get(f"/api/tables/{tables[0]}")
                return bool(answer.json()["brief"]["status"] == "playing")

            await until(is_playing)
            for client, other in ((ann, people[1]), (ben, people[0])):
                assert (await client.put(f"/api/me/starred/{other}")).status_code == 200

            async def where() -> bool:
                (friend,) = (await ann.get("/api/me/friends")).json()["friends"]
                return bool((friend["name"], friend["presence"], friend["game"]) == ("Ben", "table", "las_vegas"))

            await until(where)
        async with AsyncExitStack() as stack:  # both have closed their pages, and both workers were started again
            workers = [await stack.enter_async_context(worker(url)) for _ in range(2)]
            phones = [Browser(service, name) for name in ("ann", "ben")]
            files = workers[0].state.application.storage.finding
            for person, phone, served in zip(people, phones, workers, strict=True):
                asked = phone.subscription()
                client = await stack.enter_async_context(browser(served))
                client.cookies.set(*cookie(served, person))
                assert (await client.put("/api/notices/subscription", json=asked)).status_code == 200
            await asyncio.to_thread(service.wait_for, 1)
            await asyncio.sleep(2.0)
            assert len(service.arrived) == 1, "one of the workers rings, once"
            assert len(await files.rung(tables)) == 1


def cookie(served: Any, person: str) -> tuple[str, str]:
    passes = served.state.application.passes
    return passes.cookie, passes.issue(person)

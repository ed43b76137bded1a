"""A house with an embedded database inside this process, and people who visit it."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import uvicorn
from asgi import ADDRESS, Socket, browser, cookie_of
from houses import AtOnce, Tick

from croupier.core.chance import seeded
from croupier.house.application.application import Application
from croupier.house.application.policy import Policy
from croupier.house.application.ringing import Push
from croupier.house.http.app import app
from croupier.house.http.connections import Config, Connection, Gate
from croupier.house.limits.addresses import Proxies
from croupier.house.limits.limits import Limits
from croupier.house.live.roles import Thinker
from croupier.house.storage.storage import Storage

USUAL = Limits()
UNLIMITED = Limits(*[10**6] * len(Limits.__struct_fields__))


class Place:
    """A house with an embedded database, and people who visit it."""

    def __init__(self, application: Application, app: Any) -> None:
        self.application = application
        self.app = app
        self.tick: Tick = application.clock  # type: ignore[assignment]

    @asynccontextmanager
    async def visitor(self, name: str, address: str = ADDRESS) -> AsyncIterator[httpx.AsyncClient]:
        async with browser(self.app, address) as client:
            assert (await client.put("/api/me", json={"name": name})).status_code == 200
            yield client

    @asynccontextmanager
    async def visitors(self, *names: str) -> AsyncIterator[list[httpx.AsyncClient]]:
        async with AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.visitor(name)) for name in names]

    def socket(self, client: httpx.AsyncClient, table: str, **more: Any) -> Socket:
        return Socket(self.app, f"/api/tables/{table}/socket", cookie=cookie_of(client), **more)


@asynccontextmanager
async def a_place(folder: Path, limits: Limits = USUAL, push: Push = "on") -> AsyncIterator[Place]:
    storage = await Storage.open(str(folder / "house.db"))
    application = Application(
        storage, AtOnce(), b"s" * 32, Policy(limits, push=push), clock=Tick(), source=lambda _: seeded(1), rng=Random(1)
    )
    served = app(lambda: asyncio.sleep(0, application))
    served.state.application = application
    try:
        yield Place(application, served)
    finally:
        await application.close()


async def opened(client: httpx.AsyncClient, **asked: Any) -> str:
    settings = asked.pop("settings", {"clock": "none", "pauses": False})
    answer = await client.post("/api/tables", json={"game": "las_vegas", "seats": 2, "settings": settings, **asked})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["brief"]["table"]
    return table


async def for_two(ann: httpx.AsyncClient, ben: httpx.AsyncClient, **asked: Any) -> str:
    """A table where Ann and Ben play."""
    table = await opened(ann, **asked)
    assert (await ben.put(f"/api/tables/{table}/seats/1", json={})).status_code == 200
    assert (await ann.post(f"/api/tables/{table}/begin")).status_code == 200
    return table


def code(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert body["reason"].endswith((".", "…")) or "There are" in body["reason"], body
    return answer.status_code, body["code"]


class Open:
    """A house that listens on a real port."""

    def __init__(self, application: Application, port: int) -> None:
        self.application = application
        self.address = f"http://127.0.0.1:{port}"


@contextmanager
def open_house(
    folder: Path, limits: Limits = UNLIMITED, *, proxies: str | None = None, most: int = 10**9,
    thinker: Thinker | None = None, **more: Any,
) -> Iterator[Open]:  # fmt: skip
    """A server in a thread of this process, with players that answer at once; `more` is what the application takes."""
    listening = socket.create_server(("127.0.0.1", 0))
    doors = list[Application]()

    async def open_application() -> Application:
        storage = await Storage.open(str(folder / "house.db"))
        secret = await storage.secret("cookies")
        doors.append(Application(storage, thinker or AtOnce(), secret, Policy(limits), **more))
        return doors[0]

    config = Config(
        app(open_application), log_config=None, lifespan="on", http=Connection, ws="websockets-sansio", access_log=False
    )
    config.gate = Gate(limits, Proxies(proxies), most)
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the house did not open"
            time.sleep(0.01)
        yield Open(doors[0], listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()
        listening.close()

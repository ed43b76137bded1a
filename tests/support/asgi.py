"""Talks to the application inside this process: requests and sockets without a network, byte for byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

HOST = "house.test"
ADDRESS = "192.0.2.7"  # where people come from


class Socket:
    """A client's end of a socket."""

    def __init__(
        self, app: Any, path: str, *, cookie: str = "", query: str = "", origin: str | None = None,
        address: str = ADDRESS,
    ) -> None:  # fmt: skip
        headers = [(b"host", HOST.encode())]
        if cookie:
            headers.append((b"cookie", cookie.encode()))
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        self._scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "headers": headers,
            "client": (address, 5000), "server": (HOST, 80), "subprotocols": [], "state": {},
        }  # fmt: skip
        self._app = app
        self._to: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []  # every text message, as it came
        self.headers = httpx.Headers()  # of the handshake
        self.closed: tuple[int, str] | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Socket:
        self._to.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._app(self._scope, self._to.get, self._send))
        for _ in range(1000):  # until the house has said something: a busy machine may be slow
            if self.heard or self.closed or self._task.done():
                break
            await asyncio.sleep(0.01)
        await self.settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 5)

    async def _send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.accept":
            self.headers = httpx.Headers(event.get("headers", []))
        elif event["type"] == "websocket.send":
            self.heard.append(event["text"])
        elif event["type"] == "websocket.close":
            self.closed = event.get("code", 1000), event.get("reason", "")

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._to.put_nowait({"type": "websocket.receive", "text": text})

    async def ask(self, message: Any) -> list[Any]:
        """Say something; returns what is heard until it is answered and nothing more comes."""
        before, asked_as = len(self.heard), message.get("id", "") if isinstance(message, dict) else ""
        self.say(message)
        for _ in range(1000):
            answers = map(msgspec.json.decode, self.heard[before:])
            if any(answer.get("id") == asked_as for answer in answers) or self.closed:
                break
            await asyncio.sleep(0.01)
        await self.settle()
        return [msgspec.json.decode(text) for text in self.heard[before:]]

    async def settle(self) -> None:
        """Wait until nothing more comes, including what is written to the disk first."""
        quiet, heard = 0, len(self.heard)
        while quiet < 3:
            await asyncio.sleep(0.01)
            quiet, heard = (quiet + 1 if len(self.heard) == heard else 0), len(self.heard)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until this holds: what follows an answer is written to the disk after it."""
        async with asyncio.timeout(30):
            while not is_so():
                await self.settle()

    def messages(self, kind: str) -> list[Any]:
        decoded = [msgspec.json.decode(text) for text in self.heard]
        return [message for message in decoded if message["message"] == kind]


def browser(app: Any, address: str = ADDRESS) -> httpx.AsyncClient:
    """A browser with cookies of its own."""
    transport = httpx.ASGITransport(app, client=(address, 5000))
    return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}")


def take(client: httpx.AsyncClient, headers: httpx.Headers) -> None:
    """Keep the cookie that came with a handshake."""
    name, _, value = headers["set-cookie"].partition(";")[0].partition("=")
    client.cookies.set(name, value)


def cookie_of(client: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())

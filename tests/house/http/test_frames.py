"""Sockets at the server: what is sent together, what is compressed, and when reading stops."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.uri import parse_uri

from croupier.house.http.frames import UNHEARD, Frames


class Pipe(asyncio.Transport):
    """What the server writes, and whether it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.reads = True

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


Talk = Callable[[Frames, Pipe, ClientProtocol, Callable[[], Awaitable[Any]]], Awaitable[None]]


def trial(talk: Talk) -> None:
    """Try this with a client that asks for what browsers ask for, and an application that has accepted it."""

    async def run() -> None:
        got: asyncio.Queue[Any] = asyncio.Queue()
        is_over = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            await got.put(receive)
            await is_over.wait()

        config = uvicorn.Config(app, ws_ping_interval=None, lifespan="off", log_config=None)
        config.load()
        socket, pipe = Frames(config, ServerState(), {}), Pipe()
        client = ClientProtocol(parse_uri("ws://here/"), extensions=[ClientPerMessageDeflateFactory()])
        socket.connection_made(pipe)
        client.send_request(client.connect())
        socket.data_received(b"".join(client.data_to_send()))
        receive = await asyncio.wait_for(got.get(), 60)
        await receive()  # the message that it has connected
        client.receive_data(pipe.writes.pop())
        await talk(socket, pipe, client, receive)
        is_over.set()
        await asyncio.gather(*socket.tasks)

    asyncio.run(run())


def test_what_is_said_in_one_moment_is_one_write() -> None:
    async def talk(socket: Frames, pipe: Pipe, client: ClientProtocol, receive: Any) -> None:
        for text, more in (("done", True), ("update", False), ("news", False)):
            await socket.send({"type": "websocket.send", "text": text, "more": more})
        assert len(pipe.writes) == 2
        client.events_received()
        client.receive_data(b"".join(pipe.writes))
        assert [event.data for event in client.events_received()] == [b"done", b"update", b"news"]  # type: ignore[union-attr]

    trial(talk)


def test_what_waits_to_go_together_goes_before_the_end() -> None:
    async def talk(socket: Frames, pipe: Pipe, client: ClientProtocol, receive: Any) -> None:
        await socket.send({"type": "websocket.send", "text": "done", "more": True})
        await socket.send({"type": "websocket.close", "code": 1012})
        client.events_received()
        client.receive_data(b"".join(pipe.writes))
        first, _ = client.events_received()
        assert first.data == b"done"  # type: ignore[union-attr]
        assert client.close_rcvd is not None
        assert client.close_rcvd.code == 1012

    trial(talk)


def test_nothing_is_remembered_of_what_a_page_sends() -> None:
    async def talk(socket: Frames, pipe: Pipe, client: ClientProtocol, receive: Any) -> None:
        (agreed,) = client.extensions
        assert agreed.local_no_context_takeover  # type: ignore[attr-defined]
        assert not agreed.remote_no_context_takeover  # type: ignore[attr-defined]
        for text in ("one" * 100, "two" * 100):
            client.send_text(text.encode())
            socket.data_received(b"".join(client.data_to_send()))
            assert (await receive())["text"] == text

    trial(talk)


def test_who_says_too_much_at_once_is_not_read_any_more() -> None:
    async def talk(socket: Frames, pipe: Pipe, client: ClientProtocol, receive: Any) -> None:
        for number in range(UNHEARD):
            assert pipe.reads
            client.send_text(b"%d" % number)
            socket.data_received(b"".join(client.data_to_send()))
        assert not pipe.reads
        assert [(await receive())["text"] for _ in range(UNHEARD)] == [str(number) for number in range(UNHEARD)]
        assert pipe.reads

    trial(talk)

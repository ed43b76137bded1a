"""Nobody is shut out by those who connect and say nothing, or speak slowly, or do not listen."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from places import UNLIMITED, Open, open_house
from websockets.sync.client import connect

from croupier.house.limits.addresses import Proxies, home
from croupier.house.limits.limits import Limits

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"  # no end
SLOW = b'PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"na'
ELSEWHERE = "127.0.0.2"
LONG = 20.0  # seconds that a test waits before it gives up


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(UNLIMITED, **limits)


class Line:
    """A connection of somebody who misbehaves."""

    def __init__(self, house: Open, said: bytes = b"") -> None:
        port = int(house.address.rpartition(":")[2])
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=LONG)
        self.socket.sendall(said)

    def hear(self) -> tuple[int, Any]:
        """What the house says before it closes: the status and the answer."""
        data = b""
        while part := self.socket.recv(65_536):
            data += part
        head, _, body = data.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)

    def ask(self) -> int:
        """Ask for something, on a connection that stays open."""
        self.socket.sendall(HALF + b"\r\n")
        return int(self.socket.recv(65_536).split()[1])


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def ask(house: Open, address: str = "127.0.0.1") -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=LONG) as client:
        return client.get(f"{house.address}/api/me").status_code


def test_half_open_requests_shut_out_nobody(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(connections=40)))
    first = Line(house, HALF)
    stack.callback(first.socket.close)
    assert ask(house) == 200, "by now the house has read it"
    for _ in range(150):
        stack.callback(Line(house, HALF).socket.close)
    assert ask(house, ELSEWHERE) == 200
    assert ask(house) == 200, "not even where they come from"
    status, said = first.hear()
    assert (status, said["code"]) == (429, "too-many")


def test_nor_do_they_from_many_addresses(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(connections=10**9), most=40))
    for _ in range(100):
        stack.callback(Line(house, HALF).socket.close)
    assert ask(house, ELSEWHERE) == 200


def test_those_of_a_proxy_are_of_many_people(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(connections=2), proxies="127.0.0.0/8"))
    lines = [Line(house) for _ in range(8)]
    for line in lines:
        stack.callback(line.socket.close)
    assert [line.ask() for line in lines] == [200] * 8


def test_who_was_answered_makes_room(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(connections=3)))
    lines = list[Line]()
    for _ in range(10):
        lines.append(Line(house))
        stack.callback(lines[-1].socket.close)
        assert lines[-1].ask() == 200


@pytest.mark.parametrize(("said", "limit"), [(b"", "head"), (HALF, "head"), (SLOW, "rest")])
def test_a_request_has_seconds_to_come(tmp_path: Path, stack: ExitStack, said: bytes, limit: str) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(**{limit: 0.2})))
    line = Line(house, said)
    stack.callback(line.socket.close)
    status, answer = line.hear()
    assert (status, answer["code"]) == (408, "too-slow")


def test_so_has_the_next_one_on_the_same_line(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(head=0.2)))
    line = Line(house)
    stack.callback(line.socket.close)
    assert line.ask() == 200
    line.socket.sendall(HALF)
    assert line.hear()[0] == 408


def test_an_answer_has_seconds_to_be_read(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(reading=0.2)))
    line = Line(house)
    stack.callback(line.socket.close)
    line.socket.setblocking(False)
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        try:
            line.socket.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        except BlockingIOError:  # nobody reads at either end, until the house gives up
            time.sleep(0.01)
        except ConnectionError:
            return
    raise AssertionError("the house waits for ever")


def test_sockets_stay(tmp_path: Path, stack: ExitStack) -> None:
    house = stack.enter_context(open_house(tmp_path, limited(head=0.3, rest=0.3, connections=2)))
    client = stack.enter_context(httpx.Client(base_url=house.address))
    table = client.post("/api/tables", json={"game": "las_vegas", "seats": 2}).json()["brief"]["table"]
    address = house.address.replace("http", "ws")
    sockets = [stack.enter_context(connect(f"{address}/api/tables/{table}/socket")) for _ in range(5)]
    late = Line(house, HALF)
    stack.callback(late.socket.close)
    assert late.hear()[0] == 408, "so much time has passed"
    for one in sockets:
        one.send('{"message":"ping","id":"a"}')
        while "pong" not in str(one.recv(timeout=LONG)):
            pass


def test_what_counts_as_one_address() -> None:
    assert home("2001:db8:1:2:aaaa::1") == home("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::/64"
    assert home("2001:db8:1:3::1") != home("2001:db8:1:2::1")
    assert home("::ffff:192.0.2.7") == home("192.0.2.7") == "192.0.2.7"
    assert home("fe80::1%eth0") == home("fe80::2%eth1")
    assert home("nowhere") == "nowhere"


def test_proxies_are_named_by_address_or_network() -> None:
    some = Proxies("10.0.0.0/8, 192.0.2.7,unix")
    assert all(one in some for one in ("10.1.2.3", "192.0.2.7", "unix"))
    assert not any(one in some for one in ("11.0.0.1", "", "2001:db8::1"))
    assert "anybody" in Proxies("*")
    assert "127.0.0.1" not in Proxies(None)

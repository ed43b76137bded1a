"""script/pages serve: Vite with a house behind it, from one address; and both end together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
from project import ROOT
from websockets.sync.client import connect
from websockets.typing import Origin

BOARD = ROOT / "src/croupier/games/las_vegas/board/Board.svelte"
PATIENCE = 60.0  # seconds


class Served(NamedTuple):
    process: subprocess.Popen[str]
    pages: str
    house: str


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("served") / "house.db"
    command = [sys.executable, "web/serve.py", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, cwd=ROOT, env=dict(os.environ), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        pages, house = [word.rstrip("/") for word in process.stdout.readline().split() if "://" in word]
        yield Served(process, pages, house)
        process.kill()


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.pages, timeout=PATIENCE) as opened:
        yield opened


def test_pages_and_boards_come_as_they_are_written(client: httpx.Client) -> None:
    page = client.get("/t/any", headers={"Accept": "text/html"})
    assert '<script type="module" src="/src/main.ts">' in page.text
    assert "/@vite/client" in page.text  # which reloads what has changed
    board = client.get(f"/@fs{BOARD}", headers={"Accept": "*/*"})
    assert board.headers["Content-Type"].startswith("text/javascript")
    assert "import.meta.hot" in board.text


def test_the_house_is_behind_the_same_address(served: Served, client: httpx.Client) -> None:
    here = {"Origin": served.pages}
    asked = {"game": "las_vegas", "seats": 2, "settings": {"clock": "none"}}
    table = client.post("/api/tables", json=asked, headers=here).json()["brief"]["table"]
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"{served.pages.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, origin=Origin(served.pages), additional_headers={"Cookie": cookies}) as socket:
        assert table in socket.recv(PATIENCE)


def test_one_signal_ends_both(served: Served) -> None:
    """The last test here."""
    served.process.send_signal(signal.SIGINT)
    assert served.process.wait(PATIENCE) == 0
    for address in (served.pages, served.house):
        with pytest.raises(httpx.ConnectError):
            httpx.get(address)


def test_it_says_what_it_takes() -> None:
    said = subprocess.run(
        [sys.executable, "web/serve.py", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "script/pages serve" in said.stdout
    assert "--port" in said.stdout

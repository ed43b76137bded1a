"""`croupier serve` and `croupier house` as people meet them: real processes, real sockets, real signals."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from house_process import PATIENCE, Server, seat_party
from project import ROOT
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from croupier.common import records
from croupier.house.limits.limits import Limits
from croupier.house.storage.storage import Storage
from croupier.terminal.cli import cli

CODED = re.compile(r"`(.+?)`")
CERTIFICATES = ROOT / "tests/support/certificates"  # for localhost, self-signed, valid until 2126


def croupier(*arguments: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "croupier.terminal", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stdout, done.stderr


def refusal(*arguments: str) -> str:
    """What `croupier` says when it cannot do this: one sentence, nothing else, and status 2."""
    status, out, err = croupier(*arguments)
    assert (status, out) == (2, ""), (status, out, err)
    assert "Traceback" not in err
    return " ".join(err.split())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that logs everything it has to say."""
    folder = tmp_path_factory.mktemp("house")
    flags = ("--log-level", "debug", "--proxy", "127.0.0.1", "--metrics-from", "127.0.0.1")
    with Server(str(folder / "house.db"), folder, *flags) as running:
        yield running


def open_table(server: Server, **more: Any) -> tuple[str, str]:
    """A table with one person at it, and that person's cookie."""
    settings = {"clock": "none", "pauses": False}
    asked = {"game": "las_vegas", "seats": 2, "computers": ["regular"], "begin": True, "settings": settings, **more}
    answer = httpx.post(f"{server.address}/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return answer.json()["brief"]["table"], cookies_of(answer)


def cookies_of(whose: httpx.Client | httpx.Response) -> str:
    return "; ".join(f"{name}={value}" for name, value in whose.cookies.items())


def socket_at(server: Server, table: str, cookie: str, **more: Any) -> Any:
    address = server.address.replace("http", "ws", 1)
    return connect(f"{address}/api/tables/{table}/socket", additional_headers={"Cookie": cookie}, **more)


class TestOpening:
    def test_the_address_is_good_from_the_moment_it_is_printed(self, server: Server) -> None:
        assert server.said.startswith("The house is open: http://localhost:")
        assert httpx.get(f"{server.address}/healthz").json() == {"status": "open"}
        assert server.has_said("Only this machine can connect.")

    def test_who_comes_before_the_door_is_open_waits(self, tmp_path: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        flags = ("--port", str(port), "--database", str(tmp_path / "house.db"))
        with subprocess.Popen([sys.executable, "-m", "croupier.terminal", "serve", *flags], cwd=ROOT, stdout=-3) as one:
            try:
                assert _until_listening(port).startswith("HTTP/1.1 200")
            finally:
                one.kill()

    def test_a_port_that_somebody_uses(self, tmp_path: Path) -> None:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = str(taken.getsockname()[1])
            said = refusal("serve", "--port", port, "--database", str(tmp_path / "house.db"))
        assert said == f"The house cannot open on 127.0.0.1, port {port}: Address already in use. Try another --port."
        assert not (tmp_path / "house.db").exists()

    def test_databases_that_cannot_be_used(self, tmp_path: Path) -> None:
        (tmp_path / "no-database").write_text("Dear diary, " * 100, encoding="utf-8")
        (tmp_path / "file").touch()
        for database, reason in (
            (str(tmp_path / "no-database"), "file is not a database."),
            (str(tmp_path / "file" / "house.db"), "File exists"),
            ("postgresql://croupier:secret@127.0.0.1:1/house", "Connection refused."),
            ("mysql://somewhere/house", "mysql is not a database the house can use"),
        ):
            said = refusal("serve", "--port", "0", "--database", database)
            assert reason in said
            assert "secret" not in said

    def test_certificates_that_cannot_be_used(self, tmp_path: Path) -> None:
        cert, key, other = (str(tmp_path / name) for name in ("cert.pem", "key.pem", "other.pem"))
        serve = ("serve", "--port", "0", "--database", str(tmp_path / "house.db"))
        Path(cert).write_text("no certificate", encoding="utf-8")
        assert "give both --tls-cert and --tls-key" in refusal(*serve, "--tls-cert", cert)
        assert "other.pem is not a file that can be read." in refusal(*serve, "--tls-cert", cert, "--tls-key", other)
        Path(key).touch()
        assert "cannot be used for TLS" in refusal(*serve, "--tls-cert", cert, "--tls-key", key)


def _until_listening(port: int) -> str:
    """The first answer to somebody who tries to connect from the very start."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as knock:
                knock.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return knock.recv(1000).decode()
        except ConnectionRefusedError:
            assert time.monotonic() < until
            time.sleep(0.01)


class TestStopping:
    @pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
    def test_people_are_told_to_come_again_and_do(self, how: signal.Signals, tmp_path: Path) -> None:
        with Server(str(tmp_path / "house.db"), tmp_path) as server:
            table, cookie = open_table(server)
            with socket_at(server, table, cookie) as there:
                before = _update(there)
                assert server.stop(how) == 0
                assert _closing_code(there) == 1012
            assert server.said.rstrip().endswith("The house is closed.")
            assert server.log.read_text(encoding="utf-8") == ""
            server.start()
            with socket_at(server, table, cookie) as there:
                after = _update(there)
            assert after["number"] >= before["number"]
            assert after["view"]["seats"] == before["view"]["seats"]


def _update(there: Any) -> Any:
    while (message := json.loads(there.recv(PATIENCE)))["message"] != "update":
        pass
    return message


def _closing_code(there: Any) -> int | None:
    """The code with which the house closes this socket."""
    with suppress(ConnectionClosed):
        while True:
            there.recv(PATIENCE)
    code: int | None = there.close_code
    return code


class TestTls:
    def test_pages_and_sockets_over_tls(self, tmp_path: Path) -> None:
        cert, key = str(CERTIFICATES / "localhost.pem"), str(CERTIFICATES / "localhost.key")
        flags = ("--tls-cert", cert, "--tls-key", key)
        trusting = ssl.create_default_context(cafile=cert)
        with Server(str(tmp_path / "house.db"), tmp_path, *flags) as server:
            assert server.address.startswith("https://")
            with httpx.Client(base_url=server.address, verify=trusting) as client:
                assert client.get("/healthz").status_code == 200
                me = client.put("/api/me", json={"name": "Ann"})
                assert "Secure" in me.headers["set-cookie"]
                asked = {"game": "las_vegas", "seats": 2, "computers": ["regular"], "begin": True}
                table = client.post("/api/tables", json=asked).json()["brief"]["table"]
                with socket_at(server, table, cookies_of(client), ssl=trusting) as there:
                    assert _update(there)["view"]


class TestBehindAProxy:
    """The headers that docs/running.md tells proxies to set."""

    HEADERS = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https", "Host": "play.example"}

    def test_cookies_are_for_tls_only_where_the_proxy_speaks_it(self, server: Server) -> None:
        there = httpx.put(f"{server.address}/api/me", json={"name": "Ann"}, headers=self.HEADERS)
        assert "Secure" in there.headers["set-cookie"]
        direct = httpx.put(f"{server.address}/api/me", json={"name": "Ann"})
        assert "Secure" not in direct.headers["set-cookie"]

    def test_limits_are_for_the_address_that_the_proxy_names(self, server: Server) -> None:
        headers = self.HEADERS | {"Origin": "https://evil.example"}  # refused at once, so that many can be sent

        def asked(address: str) -> int:
            return client.put("/api/me", headers=headers | {"X-Forwarded-For": address}).status_code

        with httpx.Client(base_url=server.address) as client, ThreadPoolExecutor(16) as many:
            assert 429 in set(many.map(asked, ["203.0.113.10"] * 600))
            assert asked("203.0.113.11") == 403

    def test_pages_of_other_sites_are_told_by_the_host_that_the_proxy_names(self, server: Server) -> None:
        for origin, status in (("https://play.example", 200), ("https://evil.example", 403)):
            headers = self.HEADERS | {"Origin": origin}
            assert httpx.put(f"{server.address}/api/me", json={"name": "A"}, headers=headers).status_code == status

    def test_a_stranger_is_not_believed(self, tmp_path: Path) -> None:
        with Server(str(tmp_path / "house.db"), tmp_path, "--proxy", "203.0.113.1") as server:
            there = httpx.put(f"{server.address}/api/me", json={"name": "Ann"}, headers=self.HEADERS)
            assert "Secure" not in there.headers["set-cookie"]


class TestLogs:
    def test_a_whole_game_leaves_no_secret_in_the_log(self, server: Server) -> None:
        async def play() -> list[str]:
            party = await seat_party(server, "las_vegas", 2, "brisk", Random(1))
            ann, ben = party.people
            path = f"/api/tables/{party.table}"
            await ann.ask("POST", f"{path}/talk", json={"text": "what-ann-said"})
            token = (await ann.ask("POST", f"{path}/seats/0/token")).json()["token"]
            word = (await ben.ask("POST", f"{path}/seats/1/handover")).json()["token"]
            brief = (await ann.ask("GET", path)).json()["brief"]
            people = [(await player.ask("GET", "/api/me")).json()["person"] for player in party.people]
            await asyncio.gather(*(player.play() for player in party.people))
            await ann.ask("GET", f"{path}/nothing?token={token}")
            await ann.ask("POST", f"{path}/moves", content="{broken")
            cookies = [cookie for player in party.people for cookie in player.cookies.values()]
            names = [player.name for player in party.people]
            return [party.table, brief["code"], token, word, "what-ann-said", *people, *cookies, *names]

        secrets = asyncio.run(play())
        lines = server.log.read_text(encoding="utf-8").splitlines()
        for line in lines:
            assert {"at", "level", "from", "text"} <= json.loads(line).keys()
        assert {"POST /api/tables: 201", "the house is open"} <= {json.loads(line)["text"] for line in lines}
        written = "\n".join(lines)
        assert [secret for secret in secrets if secret in written] == []

    def test_who_goes_away_in_the_middle_of_a_request_is_no_fault_of_the_house(self, server: Server) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as half:
            half.sendall(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
            time.sleep(0.2)  # it is read up to here
        until = time.monotonic() + PATIENCE
        while '"PUT /api/me: 4' not in (written := server.log.read_text(encoding="utf-8")):
            assert time.monotonic() < until, written[-500:]
            time.sleep(0.05)
        assert '"level":"error"' not in written


class TestABrokenDisk:
    """Nothing is acknowledged that is not written; when the disk works again, the table is as it was."""

    def test_people_are_sent_away_and_come_again(self, tmp_path: Path) -> None:
        database = tmp_path / "house.db"
        with Server(str(database), tmp_path) as server, closing(sqlite3.connect(database)) as disk:
            table, cookie = open_table(server, seats=3, computers=[], begin=False)
            with socket_at(server, table, cookie) as there:
                before = _update(there)["number"]
                disk.execute("ALTER TABLE log RENAME TO broken")
                there.send('{"message": "say", "id": "a", "text": "what-ann-said"}')
                assert _closing_code(there) == 1012
            asked = {"text": "what-ann-said"}
            answer = httpx.post(f"{server.address}/api/tables/{table}/talk", json=asked, headers={"Cookie": cookie})
            assert (answer.status_code, answer.json()["code"]) == (503, "unready")
            disk.execute("ALTER TABLE broken RENAME TO log")
            with socket_at(server, table, cookie) as there:
                assert _update(there)["number"] == before
                there.send('{"message": "say", "id": "b", "text": "well again"}')
                while (message := json.loads(there.recv(PATIENCE)))["message"] != "done":
                    pass
                assert message["number"] == before + 1
            lines = server.log.read_text(encoding="utf-8").splitlines()
        assert {json.loads(line)["level"] for line in lines} == {"error"}, "faults of the house are written down"
        assert [
            secret for secret in (table, cookie.partition("=")[2], "what-ann-said") if secret in "".join(lines)
        ] == []


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The database of a house where two games were played, and the folder they were exported to."""
    folder = tmp_path_factory.mktemp("exported")
    database, games = folder / "house.db", folder / "games"

    async def play() -> None:
        for name in ("las_vegas", "red_end"):
            party = await seat_party(running, name, 1, "none", Random(name))
            await asyncio.gather(*(player.play() for player in party.people))

    with Server(str(database), folder) as running:
        asyncio.run(play())
    status, out, _ = croupier("house", "export", str(games), "--database", str(database))
    assert (status, " ".join(out.split())) == (0, f"2 games were written to {games}.")
    return database, games


class TestGamesAsFiles:
    def test_games_move_to_another_house(self, exported: tuple[Path, Path], tmp_path: Path) -> None:
        here, folder = exported
        there = tmp_path / "there.db"
        assert [file.name.split("-")[0] for file in sorted(folder.glob("*.json"))] == ["las_vegas", "red_end"]
        for count in (2, 0):  # games that are already there are not filed twice
            status, out, _ = croupier("house", "import", str(folder), "--database", str(there))
            assert status == 0
            assert out.startswith(f"{count} games were imported; {2 - count} were already there."), out
            assert _filed(here) == _filed(there)

    def test_an_exported_game_can_be_replayed(self, exported: tuple[Path, Path]) -> None:
        for file in exported[1].glob("*.json"):
            assert croupier("replay", str(file))[0] == 0

    def test_a_changed_file_is_refused_and_nothing_is_filed(self, exported: tuple[Path, Path], tmp_path: Path) -> None:
        good, bad = sorted(exported[1].glob("*.json"))
        (tmp_path / "a.json").write_bytes(good.read_bytes())
        (tmp_path / "b.json").write_bytes(bad.read_bytes().replace(b'"digest": "', b'"digest": "0'))
        said = refusal("house", "import", str(tmp_path), "--database", str(tmp_path / "there.db"))
        assert "b.json: The digest does not match" in said
        assert not (tmp_path / "there.db").exists()

    def test_finished_games_are_kept_so_long(self, exported: tuple[Path, Path], tmp_path: Path) -> None:
        files, database = sorted(shutil.copytree(exported[1], tmp_path / "games").glob("*.json")), tmp_path / "house.db"
        os.utime(files[0], (time.time() - 3 * 86_400,) * 2)  # played three days ago
        assert croupier("house", "import", *map(str, files), "--database", str(database))[0] == 0
        with Server(str(database), tmp_path, "--keep-days", "2"):
            until = time.monotonic() + PATIENCE
            while len(left := _filed(database)) == 2:
                assert time.monotonic() < until
                time.sleep(0.1)
        assert [records.read(record).game for record in left.values()] == ["red_end"]


def _filed(database: Path) -> dict[str, bytes]:
    async def read() -> dict[str, bytes]:
        storage = await Storage.open(str(database))
        try:
            return {table: record async for table, record in storage.all_records()}
        finally:
            await storage.close()

    return asyncio.run(read())


class TestThePageOnRunning:
    PAGE = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")

    def test_options(self) -> None:
        rows = re.findall(r"^\| (`--.*?) \| (.*?) ?\| ", self.PAGE, re.MULTILINE)
        listed = dict(pair for row in rows for pair in zip_longest(*map(CODED.findall, row)))
        options = [one for one in cli.commands["serve"].params if one.opts != ["--no-color"]]
        assert listed == {one.opts[0]: one.envvar for one in options}
        for command in ("migrate", "export"):
            options += cli.commands["house"].commands[command].params  # type: ignore[attr-defined]
        known = {option for one in options for option in one.opts}
        assert set(re.findall(r" (--[a-z-]+)", self.PAGE)) <= known

    def test_limits(self) -> None:
        rows = re.findall(r"^\| `(\w+)`[^|]*\| ([\d.]+) \|$", self.PAGE, re.MULTILINE)
        assert {name: float(value) for name, value in rows} == msgspec.to_builtins(Limits())

    def test_figures(self, server: Server) -> None:
        there = set(re.findall(r"^# TYPE (\w+) ", httpx.get(f"{server.address}/metrics").text, re.MULTILINE))
        assert set(re.findall(r"^\| `(croupier_\w+)`", self.PAGE, re.MULTILINE)) == {
            name for name in there if not name.endswith("_created")
        }

"""What an operator meets: figures for those they are meant for, readiness, and headers on every answer."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import shutil
import sys
import time
from pathlib import Path

import httpx
import pytest
from asgi import browser
from databases import database, stopped
from house_process import PATIENCE, Server
from places import a_place, code
from proxies import CERTIFICATES
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from croupier.house.application.metrics import Audience
from croupier.house.application.readiness import Readiness
from croupier.house.common.faults import AGAIN, Faults
from croupier.house.operating.serving import Serving, check
from croupier.house.storage.storage import Storage

SECURE = ("content-security-policy", "x-content-type-options", "referrer-policy")


class TestFigures:
    async def test_are_for_nobody_unless_the_operator_says_so(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            assert code(await ann.get("/metrics")) == (404, "no-page")

    @pytest.mark.parametrize(
        ("audience", "address", "authorization", "may"),
        [
            (Audience(), "127.0.0.1", "", False),
            (Audience(), "127.0.0.1", "Bearer ", False),
            (Audience(), "127.0.0.1", "Bearer None", False),
            (Audience(("127.0.0.1",)), "127.0.0.1", "", True),
            (Audience(("127.0.0.1",)), "::ffff:127.0.0.1", "", True),
            (Audience(("127.0.0.1",)), "192.0.2.7", "", False),
            (Audience(("127.0.0.1",)), "nowhere", "", False),
            (Audience(("10.0.0.0/8", "2001:db8::/32")), "10.2.3.4", "", True),
            (Audience(("10.0.0.0/8", "2001:db8::/32")), "2001:db8::7", "", True),
            (Audience(("10.0.0.0/8", "2001:db8::/32")), "2001:db9::7", "", False),
            (Audience(token="wörd"), "192.0.2.7", "Bearer wörd", True),
            (Audience(token="word"), "192.0.2.7", "Bearer words", False),
            (Audience(token="word"), "192.0.2.7", "word", False),
            (Audience(("127.0.0.1",), "word"), "192.0.2.7", "Bearer word", True),
        ],
    )
    def test_whom_they_are_for(self, audience: Audience, address: str, authorization: str, may: bool) -> None:
        assert audience.are_for(address, authorization) is may

    def test_options(self, tmp_path: Path) -> None:
        flags = ("--metrics-from", "192.0.2.1, 10.0.0.0/8", "--metrics-token", "word")
        with Server(str(tmp_path / "house.db"), tmp_path, *flags) as server:
            assert httpx.get(f"{server.address}/metrics").status_code == 404
            shown = httpx.get(f"{server.address}/metrics", headers={"Authorization": "Bearer word"})
            assert "croupier_tables 0.0" in shown.text


class TestReady:
    async def test_alive_is_not_ready(self, tmp_path: Path) -> None:
        async def broken() -> None:
            raise OSError(28, "No space left on device")

        async with a_place(tmp_path) as place, browser(place.app) as client:
            assert (await client.get("/readyz")).json() == {"status": "ready"}
            place.application.readiness = Readiness(broken)
            answer = await client.get("/readyz")
            assert code(answer) == (503, "unready")
            assert answer.headers["retry-after"] == "2"
            assert (await client.get("/healthz")).json() == {"status": "open"}

    async def test_asking_often_writes_once_a_second(self) -> None:
        tried, now = 0, 100.0

        async def try_out() -> None:
            nonlocal tried
            tried += 1

        ready = Readiness(try_out, lambda: now)
        assert set(await asyncio.gather(*(ready.trouble() for _ in range(50)))) == {None}
        assert tried == 1
        now += 1
        await ready.trouble()
        assert tried == 2

    async def test_a_disk_without_room_is_not_ready(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async with a_place(tmp_path) as place:
            monkeypatch.setattr("croupier.house.storage.storage.LEAST_ROOM", 10**18)
            async with browser(place.app) as client:
                answer = await client.get("/readyz")
                assert code(answer) == (503, "unready")
                assert "No space left on device" in answer.json()["reason"]

    @pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a disk look full to one process")
    def test_a_disk_that_is_full_while_people_play(self, tmp_path: Path) -> None:
        import resource  # which Windows does not have

        with Server(str(tmp_path / "house.db"), tmp_path) as server:
            assert httpx.get(f"{server.address}/readyz").status_code == 200
            full = (tmp_path / "house.db-wal").stat().st_size
            whole = resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
            until = time.monotonic() + PATIENCE
            while (answer := httpx.get(f"{server.address}/readyz")).status_code == 200:
                assert time.monotonic() < until
                time.sleep(0.1)
            assert code(answer) == (503, "unready")
            assert httpx.get(f"{server.address}/healthz").status_code == 200
            assert httpx.get(f"{server.address}/api/tables").status_code == 200, "what is there can be read"
            answer = httpx.put(f"{server.address}/api/me", json={"name": "Ann"})
            assert code(answer) == (503, "unready")
            resource.prlimit(server.running.pid, resource.RLIMIT_FSIZE, whole)
            while (answer := httpx.get(f"{server.address}/readyz")).status_code != 200:
                assert time.monotonic() < until, answer.text
                time.sleep(0.1)
            assert httpx.put(f"{server.address}/api/me", json={"name": "Ann"}).status_code == 200


class TestWithoutTheDatabase:
    def test_everybody_is_told_to_ask_again_and_the_log_says_it_once(self, tmp_path: Path) -> None:
        with database("postgresql", tmp_path) as url, Server(url, tmp_path) as server:
            asked = {"game": "las_vegas", "seats": 2, "computers": ["regular"], "begin": True}
            opening = httpx.post(f"{server.address}/api/tables", json=asked)
            table, cookies = opening.json()["brief"]["table"], dict(opening.cookies)
            with stopped():
                for method, path in (("GET", "/api/tables"), ("PUT", "/api/me"), ("GET", f"/api/tables/{table}")):
                    answer = httpx.request(method, server.address + path, cookies=cookies, timeout=PATIENCE)
                    assert code(answer) == (503, "unready"), path
                    assert int(answer.headers["retry-after"]) > 0
                address = server.address.replace("http", "ws")
                headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
                with connect(f"{address}/api/tables/{table}/socket", additional_headers=headers) as socket:
                    with pytest.raises(ConnectionClosed):
                        socket.recv(PATIENCE)
                    assert socket.close_code == 1012
                assert httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code == 503
                assert httpx.get(f"{server.address}/healthz").status_code == 200
                lines = server.log.read_text(encoding="utf-8").splitlines()
            until = time.monotonic() + PATIENCE
            while httpx.get(f"{server.address}/api/tables", timeout=PATIENCE).status_code != 200:
                assert time.monotonic() < until
                time.sleep(0.1)
        (line,) = [json.loads(line) for line in lines]
        assert line["text"].startswith("the database cannot be used: ")
        assert "error" not in line, "no traceback"

    def test_a_line_a_minute_while_it_lasts_and_every_other_fault_whole(self, caplog: pytest.LogCaptureFixture) -> None:
        times = iter([0.0, 1.0, AGAIN - 1, AGAIN, AGAIN, AGAIN + 1])
        faults = Faults(lambda: next(times))
        with caplog.at_level(logging.ERROR):
            for _ in range(5):
                faults.note("a table could not be woken", ConnectionRefusedError(111, "refused"), table="x")
            faults.note("a table could not be woken", KeyError("a bug"), table="x")
        said = "the database cannot be used: Connection refused."
        assert [record.getMessage() for record in caplog.records] == [said, said, "a table could not be woken"]
        assert [bool(record.exc_info) for record in caplog.records] == [False, False, True]


class TestHeaders:
    async def test_are_on_every_answer(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, browser(place.app) as client:
            for path in ("/", "/nowhere", "/api/games", "/api/no", "/healthz", "/readyz", "/metrics", "/docs"):
                answer = await client.get(path)
                assert [name for name in SECURE if name not in answer.headers] == [], path
                assert "connect-src 'self';" in answer.headers["content-security-policy"]
                assert "strict-transport-security" not in answer.headers
            assert "x-content-type-options" in (await client.delete("/api/games")).headers
            assert "x-content-type-options" in (await client.put("/api/me", content="{")).headers
            over_tls = await client.get("https://testserver/api/games")
            assert over_tls.headers["strict-transport-security"] == "max-age=31536000"

    async def test_even_on_a_fault_of_the_house(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async with a_place(tmp_path) as place, browser(place.app) as client:
            client._transport.raise_app_exceptions = False  # type: ignore[attr-defined]
            with monkeypatch.context() as broken:
                broken.setattr(place.application, "storage", None)
                answer = await client.get("/api/tables")
            assert code(answer) == (500, "broken")
            assert [name for name in SECURE if name not in answer.headers] == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
class TestWhoMayReadTheDatabase:
    def test_only_who_runs_the_house(self, tmp_path: Path) -> None:
        before = os.umask(0o022)
        try:
            with Server(str(tmp_path / "data" / "house.db"), tmp_path) as server:
                assert httpx.put(f"{server.address}/api/me", json={"name": "Ann"}).status_code == 200
                files = sorted((tmp_path / "data").iterdir())
                assert "house.db-wal" in [file.name for file in files]
                assert {oct(file.stat().st_mode & 0o777) for file in files} == {"0o600"}
        finally:
            os.umask(before)

    async def test_a_file_from_before_is_closed_to_others(self, tmp_path: Path) -> None:
        (tmp_path / "house.db").touch(0o644)
        storage = await Storage.open(str(tmp_path / "house.db"))
        await storage.close()
        assert (tmp_path / "house.db").stat().st_mode & 0o777 == 0o600

    @pytest.mark.parametrize(("mode", "warnings"), [(0o600, 0), (0o640, 1), (0o604, 1)])
    def test_a_key_that_others_can_read_is_noted(
        self, tmp_path: Path, caplog: pytest.LogCaptureFixture, mode: int, warnings: int
    ) -> None:
        key = Path(shutil.copy(CERTIFICATES / "localhost.key", tmp_path))
        key.chmod(mode)
        check(Serving(tls_cert=str(CERTIFICATES / "localhost.pem"), tls_key=str(key)))
        assert len([one for one in caplog.records if "can read the certificate's key" in one.message]) == warnings

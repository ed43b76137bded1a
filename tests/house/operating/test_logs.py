"""Where the house logs: a file that can be moved away while it runs; and what a service manager is told."""

from __future__ import annotations

import json
import signal
import socket
import time
from pathlib import Path

import httpx
import pytest
from databases import database
from house_process import PATIENCE, TWO, Server, workers

by_signal = pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no such signals")


def until_said(file: Path, words: str) -> list[str]:
    end = time.monotonic() + PATIENCE
    while not file.exists() or words not in file.read_text(encoding="utf-8"):
        assert time.monotonic() < end, f"{words!r} is not in {file.name}"
        time.sleep(0.02)
    return [json.loads(line)["text"] for line in file.read_text(encoding="utf-8").splitlines()]


def moved_away(server: Server, file: Path) -> Path:
    """Do what logrotate does; returns the file that was moved."""
    old = file.rename(file.with_suffix(".1"))
    server.running.send_signal(signal.SIGHUP)
    end = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.02)
    return old


@by_signal
def test_a_log_that_was_moved_away_is_begun_anew(tmp_path: Path) -> None:
    log = tmp_path / "house.log"
    flags = ("--log-file", str(log), "--log-level", "debug")
    with Server(str(tmp_path / "house.db"), tmp_path, *flags) as server:
        until_said(log, "the house is open")
        old = moved_away(server, log)
        httpx.get(f"{server.address}/api/games")
        assert until_said(log, "GET /api/games: 200") == ["GET /api/games: 200"]
        assert "the house is open" in old.read_text(encoding="utf-8")
        assert server.stop() == 0
        assert server.log.read_text(encoding="utf-8") == "", "nothing on the standard error"


@by_signal
def test_all_workers_begin_their_logs_anew(tmp_path: Path) -> None:
    log = tmp_path / "house.log"
    with database("postgresql", tmp_path) as url, Server(url, tmp_path, *TWO, "--log-file", str(log)) as server:
        old, there = moved_away(server, log), workers(server)
        assert server.stop() == 0
        assert len(there) == 2, "none of them died of it"
        assert until_said(log, "the house is closed").count("the house is closed") == 2
        assert old.read_text(encoding="utf-8").count("the house is closed") == 0


@by_signal
def test_without_a_file_nobody_dies_of_it(tmp_path: Path) -> None:
    with Server(str(tmp_path / "house.db"), tmp_path) as server:
        for sign in (signal.SIGHUP, signal.SIGUSR2):
            server.running.send_signal(sign)
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert server.stop() == 0


def test_a_log_that_cannot_be_written(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "house.db"), tmp_path, "--log-file", str(tmp_path))
    with pytest.raises(AssertionError, match="did not open"):
        server.start()
    assert server.log.read_text(encoding="utf-8").startswith("The log cannot be written to")
    assert server.running.wait(PATIENCE) == 2


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no service manager that listens")
def test_the_service_manager_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with Server(str(tmp_path / "house.db"), tmp_path) as server:
            told = {manager.recv(100) for _ in range(3)}
            assert {b"READY=1", b"WATCHDOG=1"} <= told
            assert server.stop() == 0
            while (last := manager.recv(100)) == b"WATCHDOG=1":
                pass
            assert last == b"STOPPING=1"

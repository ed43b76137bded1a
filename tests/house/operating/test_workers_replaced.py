"""Workers that hang are replaced; on request all are, one by one, and nobody notices; that is also
how a house moves to a new version, and back."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from databases import database
from fleet import GAMES
from house_process import PATIENCE, TWO, Server, check_told, check_written, seat_party, workers
from project import ROOT
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from croupier.house.storage.storage import Storage

NEWER = '''"""A step that a newer version adds."""

import sqlalchemy as sa
from alembic import op

revision = "newer"
down_revision = "{before}"
branch_labels = depends_on = None


def upgrade():
    op.add_column("tables", sa.Column("remark", sa.Text))
    op.create_index("tables_by_remark", "tables", ["remark"])


def downgrade():
    op.drop_index("tables_by_remark", "tables")
    op.drop_column("tables", "remark")
'''


def until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def said(server: Server, words: str) -> int:
    return server.log.read_text(encoding="utf-8").count(words)


def test_one_that_does_not_answer_is_replaced(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url, Server(url, tmp_path, *TWO) as server:
        before = workers(server)
        os.kill(before[0], signal.SIGSTOP)  # like one that hangs: it is there, and does nothing
        until(lambda: before[0] not in workers(server) and len(workers(server)) == 2, "it is still there")
        assert said(server, "a worker has not answered for 5 seconds and is being replaced") == 1
        assert before[1] in workers(server)
        until(lambda: _answers(server, 20), "somebody is still sent to the one that is gone")
        assert server.stop() == 0


def _answers(server: Server, times: int) -> bool:
    with suppress(httpx.TransportError):
        return all(httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code == 200 for _ in range(times))
    return False


def a_newer_version(folder: Path) -> Path:
    """The package with one more step for its database, and otherwise the same."""
    here, there = ROOT / "src" / "croupier", folder / "newer" / "croupier"
    _linked(here, there, but="house")
    _linked(here / "house", there / "house", but="storage")
    _linked(here / "house/storage", there / "house/storage", but="migrations")
    shutil.copytree(here / "house/storage/migrations", there / "house/storage/migrations")
    steps = there / "house/storage/migrations/versions"
    latest = max(one.stem.partition("_")[0] for one in steps.glob("[0-9]*.py"))
    (steps / "newer_remark.py").write_text(NEWER.replace("{before}", latest), encoding="utf-8")
    return folder / "newer"


def _linked(here: Path, there: Path, but: str) -> None:
    there.mkdir(parents=True)
    for one in here.iterdir():
        if one.name not in (but, "__pycache__"):
            (there / one.name).symlink_to(one)


def test_a_house_comes_to_a_new_version_and_back_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    current = tmp_path / "current"
    versions = {"older": ROOT / "src", "newer": a_newer_version(tmp_path)}
    monkeypatch.setenv("PYTHONPATH", str(current))

    def install(version: str) -> None:
        current.unlink(missing_ok=True)
        current.symlink_to(versions[version])

    async def replace(server: Server, version: str) -> None:
        install(version)
        before, replaced = workers(server), said(server, "all workers have been replaced")
        server.running.send_signal(signal.SIGUSR2)
        await asyncio.to_thread(until, lambda: said(server, "all workers have been replaced") > replaced, "they stay")
        await asyncio.to_thread(until, lambda: not {*before} & {*workers(server)}, "an old one is still there")

    async def knock(server: Server, knocks: list[int]) -> None:
        """Somebody new connects, again and again: nobody is ever turned away."""
        while True:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                knocks.append((await client.get(f"{server.address}/api/tables")).status_code)
            await asyncio.sleep(0.02)

    async def watch(server: Server, table: str, codes: list[int | None]) -> None:
        """Somebody who only watches, and comes again when told to."""
        while True:
            async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
                with suppress(ConnectionClosed):
                    while True:
                        await socket.recv()
            codes.append(socket.close_code)

    async def play(server: Server, url: str) -> None:
        parties = [await seat_party(server, game, 2, "none", Random(game)) for game in GAMES[:2]]
        people = [player for party in parties for player in party.people]
        knocks, codes = list[int](), list[int | None]()
        others = [asyncio.ensure_future(knock(server, knocks))]
        others.append(asyncio.ensure_future(watch(server, parties[0].table, codes)))
        playing = [asyncio.ensure_future(player.play()) for player in people]
        for version, step in (("newer", "newer"), ("older", "newer")):
            await replace(server, version)
            assert await _step(url) == step
        await asyncio.gather(*playing)
        for one in others:
            assert not one.done(), one.exception()
            one.cancel()
        assert set(knocks) == {200}
        assert {*codes} == {1012}
        assert len(codes) >= 2, "once for each time that the workers were replaced"
        storage = await Storage.open(url)
        try:
            for party in parties:
                await check_told(party)
                await check_written(storage, party)
        finally:
            await storage.close()

    install("older")
    with database("postgresql", tmp_path) as url, Server(url, tmp_path, *TWO) as server:
        asyncio.run(play(server, url))
        assert said(server, "the database has been migrated by a newer version") == 2
        assert said(server, '"level":"error"') == 0
        assert server.stop() == 0


async def _step(url: str) -> str:
    storage = await Storage.open(url)
    try:
        async with storage.engine.connect() as connection:
            return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())
    finally:
        await storage.close()


def test_a_version_that_cannot_open_leaves_the_one_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    current = tmp_path / "current"
    current.symlink_to(ROOT / "src")
    monkeypatch.setenv("PYTHONPATH", str(current))
    with database("postgresql", tmp_path) as url, Server(url, tmp_path, *TWO) as server:
        before = workers(server)
        broken = tmp_path / "broken" / "croupier"
        broken.mkdir(parents=True)
        (broken / "__init__.py").write_text("raise SystemExit('half of it was copied')", encoding="utf-8")
        current.unlink()
        current.symlink_to(broken.parent)
        server.running.send_signal(signal.SIGUSR2)
        until(lambda: said(server, "a new worker could not open: the old ones stay") == 1, "it is not said")
        assert workers(server) == before
        assert _answers(server, 5)
        assert server.stop() == 0

"""Several workers on one real database: killed, cut off and started again, they lose no move and play none twice."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from pathlib import Path
from random import Random

import httpx
import pytest
from databases import database
from fleet import Fleet, trial
from house_process import PATIENCE, TWO, Server, check_told, seat_party, workers

TABLES, KILLS = 24, 3


def test_no_game_notices_what_happens_to_workers(tmp_path: Path) -> None:
    with database("postgresql", tmp_path) as url:
        fleet = Fleet(url, tmp_path, Random(7))
        parties, _ = asyncio.run(trial(fleet, TABLES, KILLS))
        people = [player for party in parties for player in party.people]
        assert fleet.kills == KILLS
        assert {player.lines for player in people} - {1}, "nobody was there when a worker was killed"


class TestWorkersOfOnePort:
    def test_one_that_dies_is_started_again_and_the_game_goes_on(self, tmp_path: Path) -> None:
        async def play(server: Server) -> None:
            party = await seat_party(server, "las_vegas", 2, "none", Random(1))
            before = workers(server)
            assert len(before) == 2

            async def kill() -> None:
                while sum(len(player.acknowledged) for player in party.people) < 5:
                    await asyncio.sleep(0.01)
                os.kill(before[0], signal.SIGKILL)

            await asyncio.gather(kill(), *(player.play() for player in party.people))
            await check_told(party)
            until = time.monotonic() + PATIENCE
            while len([one for one in workers(server) if one not in before]) != 1:
                assert time.monotonic() < until
                await asyncio.sleep(0.05)

        with database("postgresql", tmp_path) as url, Server(url, tmp_path, *TWO) as server:
            asyncio.run(play(server))
            seen = set(re.findall(r'worker="(\w+)"', "".join(figures(server) for _ in range(40))))
            assert len(seen) == 2, "people are shared out"
            assert server.stop() == 0
            assert "a worker has died (-9) and is being restarted" in server.log.read_text(encoding="utf-8")

    def test_sqlite_is_for_one(self, tmp_path: Path) -> None:
        with pytest.raises(AssertionError, match="did not open"):
            Server(str(tmp_path / "house.db"), tmp_path, "--workers", "2").start()
        assert "Several workers need PostgreSQL" in (tmp_path / "server.log").read_text(encoding="utf-8")


def figures(server: Server) -> str:
    return httpx.get(f"{server.address}/metrics").text

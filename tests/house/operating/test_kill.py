"""The house is killed at random moments, and no game notices: what was acknowledged is there, once; play continues."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from databases import database
from house_process import Party, Player, Server, check_told, check_written, seat_party
from houses import Memory, a_house

from croupier.house.storage.storage import Storage
from croupier.house.tables.entries import Settings

# Every game once, those with clocks of their own in rotation: such a game takes minutes (see bench/kills.py).
TABLES = {
    "sqlite": (
        ("las_vegas", "brisk"), ("royal_casino", "brisk"), ("batting_poker", "brisk"), ("mind_roulette", "brisk"),
        ("red_end", "brisk"), ("rotary_lottery", "brisk"), ("vabanque", "brisk"), ("your_order", "brisk"),
        ("three_seven", "none"), ("between_bet", "none"), ("seventh_heaven", "none"),
    ),
    "postgresql": (("las_vegas", "brisk"), ("vabanque", "brisk"), ("seventh_heaven", "none")),
}  # fmt: skip
KILLS = {"sqlite": 3, "postgresql": 1}


async def kill_again_and_again(server: Server, people: list[Player], kills: int, rng: Random) -> None:
    """Between two kills people get some choices through, so that every kill finds the house at work."""
    for _ in range(kills):
        enough = sum(len(player.acknowledged) for player in people) + rng.randrange(5, 40)
        while sum(len(player.acknowledged) for player in people) < enough:
            assert any(player.result is None for player in people), "the games were over before the last kill"
            await asyncio.sleep(0.005)
        await asyncio.sleep(rng.uniform(0, 0.03))
        server.kill()
        await asyncio.to_thread(server.start)


async def trial(server: Server, kind: str, url: str) -> list[Party]:
    rng = Random(kind)
    parties = [
        await seat_party(server, game, 1 + place % 2, clock, rng) for place, (game, clock) in enumerate(TABLES[kind])
    ]
    people = [player for party in parties for player in party.people]
    await asyncio.gather(*(player.play() for player in people), kill_again_and_again(server, people, KILLS[kind], rng))
    for party in parties:
        await check_told(party)
    assert server.stop() == 0
    storage = await Storage.open(url)
    try:
        for party in parties:
            await check_written(storage, party)
    finally:
        await storage.close()
    return parties


@pytest.mark.parametrize("kind", TABLES)
def test_no_game_notices_that_the_house_is_killed(kind: str, tmp_path: Path) -> None:
    with database(kind, tmp_path) as url, Server(url, tmp_path) as server:
        parties = asyncio.run(trial(server, kind, url))
        people = [player for party in parties for player in party.people]
        assert {player.lines for player in people} - {1}, "nobody was there when the house was killed"
        assert "Traceback" not in server.log.read_text(encoding="utf-8")


async def test_one_table_that_cannot_be_read_does_not_keep_the_others_from_going_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    journal = Memory()
    house = a_house(journal)
    for name in ("bad", "good"):
        live = await house.open(
            name, lambda table: table.open("las_vegas", 2, {}, Settings(clock="none"), "ann", "Ann", "CODE")
        )
        await live.do(lambda table: table.sit("ann", "Ann", 0))
        await live.do(lambda table: table.fill("ann", 1, "regular", "Bot"))
        await live.do(lambda table: table.begin("ann"))
    await house.close()
    journal.logs["bad"][-1] = (0.0, b'{"entry": "Unheard of"}')
    again = a_house(journal)
    await again.go_on()
    assert list(again.tables) == ["good"]
    await again.close()
    assert [record.message for record in caplog.records] == ["a table could not be woken"]

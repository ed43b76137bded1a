"""Filed games are folded once, in the order in which they ended, and can be folded again with the same outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from club_games import BEGAN, file, fold, folded, introduce, person, row
from databases import KINDS, database
from sqlalchemy import select, update

from croupier.arena.ratings import Ratings
from croupier.house.club.folding import Folding
from croupier.house.storage import schema
from croupier.house.storage.storage import Storage

PEOPLE = ("ann", "ben", "cleo", "dan")
EVERYBODY = (*PEOPLE, "=regular", "=expert")


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as address:
        yield address


def some_games(count: int, **settings: Any) -> list[dict[str, Any]]:
    """Games of two to four, among people and computer players."""
    rng, found = Random(1), []
    for number in range(count):
        people = rng.sample(PEOPLE, rng.randint(1, 2))
        seated = [*people, *rng.choices(EVERYBODY[4:], k=rng.randint(1, 2))]
        rng.shuffle(seated)
        places = [rng.randint(1, len(seated)) for _ in seated]
        places = [sorted(places).index(place) + 1 for place in places]
        game = rng.choice(("las_vegas", "vabanque"))
        found.append(row(f"t{number:03}", seated, places, BEGAN + number, game, **settings))
    return found


async def opened(url: str) -> Storage:
    storage = await Storage.open(url)
    await introduce(storage, *PEOPLE)
    return storage


async def test_working_it_out_again_gives_the_same(url: str) -> None:
    storage = await opened(url)
    for game in some_games(40, rated=True):
        await file(storage, [game])
        await fold(storage)
    before = await folded(storage)
    assert len(before["ratings"]) == 18  # six of them, in two games and in the house
    folding = Folding(storage)
    assert await folding.reset() == 40
    assert (await folded(storage))["ratings"] == []
    while any(await folding.fold(at_once=7)):
        pass
    assert await folded(storage) == before
    await storage.close()


async def test_a_game_that_turns_up_late_goes_where_it_belongs(url: str) -> None:
    storage, games = await opened(url), some_games(30, rated=True)
    for game in (*games[:12], *games[13:25], games[12], *games[26:], games[25]):
        await file(storage, [game])
        await fold(storage)
    late = await folded(storage)
    await Folding(storage).reset()
    await fold(storage)
    assert await folded(storage) == late
    await storage.close()


async def test_several_workers_fold_no_game_twice(url: str) -> None:
    storage = await opened(url)
    await file(storage, some_games(60, rated=True))
    workers = [await Storage.open(url) for _ in range(3)] if storage.is_shared else [storage]
    await asyncio.gather(*(fold(one) for one in workers for _ in range(2)))
    there = schema.tallies.c
    async with storage.engine.connect() as connection:
        query = select(there.who, there.games).where(there.game == "")
        counted: dict[str, int] = {row.who: row.games for row in await connection.execute(query)}
    sitters = [msgspec.json.decode(game["brief"])["sitters"] for game in some_games(60)]
    assert counted == {
        who: sum((one["person"] or one["level"]) == who for its in sitters for one in its) for who in counted
    }
    assert {*counted} == {*PEOPLE, "regular", "expert"}
    for one in {storage, *workers}:
        await one.close()


async def test_being_forgotten_while_games_are_folded(url: str) -> None:
    """Whichever comes first: nothing is left of the person, and neither waits for the other for long."""
    storage = await opened(url)
    await file(storage, some_games(60, rated=True))
    workers = [await Storage.open(url) for _ in range(2)] if storage.is_shared else [storage]

    async def forget() -> None:
        for table in await storage.tables_of("ann"):
            await storage.forget_at(table, "ann", "forgotten-1")
        await storage.forget_person("ann", "forgotten-1")

    await asyncio.wait_for(asyncio.gather(*(fold(one) for one in workers), forget()), 30)
    await fold(storage)
    found = await folded(storage)
    for rows in found.values():
        assert "'ann'" not in repr(rows)
        assert "Ann" not in repr(rows)
    assert "forgotten-1" in repr(found["results"])
    await Folding(storage).reset()
    await fold(storage)
    assert await folded(storage) == found
    for one in {storage, *workers}:
        await one.close()


async def test_the_arena_and_the_club_agree_on_the_same_games(url: str) -> None:
    """The same ratings to the last digit, with somebody in two seats and places that are shared."""
    storage = await opened(url)
    games = some_games(50, rated=True)
    await file(storage, games)
    await fold(storage)
    arena, names = Ratings(len(EVERYBODY)), [one.strip("=") for one in EVERYBODY]
    for game in games:
        brief = msgspec.json.decode(game["brief"])
        seated = [names.index(one["person"] or one["level"]) for one in brief["sitters"]]
        arena.add(seated, brief["result"]["places"])
    kept = schema.ratings.c
    async with storage.engine.connect() as connection:
        query = select(kept.who, kept.mu, kept.sigma).where(kept.game == "")
        club = {who: (mu, sigma) for who, mu, sigma in await connection.execute(query)}
    assert club == {name: (one.mu, one.sigma) for name, one in zip(names, arena.ratings, strict=True)}
    await storage.close()


async def ratings(storage: Storage, game: str = "") -> dict[str, float]:
    kept = schema.ratings.c
    async with storage.engine.connect() as connection:
        query = select(kept.who, kept.mu).where(kept.game == game)
        return {row.who: row.mu for row in await connection.execute(query)}


async def test_whoever_leaves_a_rated_game_is_last(tmp_path: Path) -> None:
    storage = await opened(str(tmp_path / "house.db"))
    seated = [person("ann", stood_in="regular"), person("ben"), person("cleo")]
    await file(storage, [row("t", seated, (1, 3, 2), BEGAN, rated=True)])
    await file(storage, [row("u", seated, (1, 3, 2), BEGAN + 1)])
    await fold(storage)
    there = schema.results.c
    async with storage.engine.connect() as connection:
        rows = [*await connection.execute(select(there.table, there.seat, there.place, there.left, there.won))]
    assert sorted(map(tuple, rows)) == [
        ("t", 0, 3, True, 0.0), ("t", 1, 2, False, 0.0), ("t", 2, 1, False, 1.0),
        ("u", 0, 1, True, 1.0), ("u", 1, 3, False, 0.0), ("u", 2, 2, False, 0.0),
    ]  # fmt: skip
    found = await ratings(storage)
    assert found["cleo"] > found["ben"] > found["ann"]
    await storage.close()


async def test_what_counts_for_ratings(tmp_path: Path) -> None:
    """Not: friendly games, games ended by agreement, and games where somebody has several seats."""
    storage = await opened(str(tmp_path / "house.db"))
    await file(
        storage,
        [
            row("friendly", ["ann", "ben"], (1, 2), BEGAN),
            row("agreed", ["ann", "ben"], None, BEGAN + 1, rated=True),
            row("shared", ["ann", "ann", "ben"], (1, 2, 3), BEGAN + 2, rated=True),
        ],
    )
    await fold(storage)
    assert await ratings(storage) == {}
    await file(storage, [row("alone", ["=regular", "ann", "=expert"], None, BEGAN + 3, rated=True)])
    await fold(storage)
    found = await ratings(storage, "las_vegas")
    assert found["regular"] == found["expert"] > 25 > found["ann"], "who ends a game with computers alone has left it"
    await storage.close()


async def test_a_review_adds_luck_and_choices(tmp_path: Path) -> None:
    storage = await opened(str(tmp_path / "house.db"))
    await file(storage, [row("t", ["ann", "ben"], (1, 2), BEGAN)])
    await fold(storage)

    def of(luck: float, *best: tuple[int, float, float]) -> dict[str, Any]:
        praised = [{"choice": at, "chosen": {"type": "x"}, "gain": {"value": v, "margin": m}} for at, v, m in best]
        return {"luck": {"value": luck, "margin": 0.1}, "skill": {"value": -luck, "margin": 0.1}, "best": praised}

    made = {"means": "network", "people": [of(0.25, (4, 0.3, 0.5), (9, 0.2, 0.1)), of(-0.25)]}
    await storage.save_review("t", msgspec.json.encode(made))
    await fold(storage)
    there = schema.results.c
    query = select(there.luck, there.skill, there.worth, there.moment).order_by(there.seat)

    async def judged() -> list[tuple[Any, ...]]:
        async with storage.engine.connect() as connection:
            return [tuple(one) for one in await connection.execute(query)]

    moment = msgspec.json.encode({"choice": 9, "what": {"type": "x"}})  # the better one is not clearly better
    assert await judged() == [(0.25, -0.25, 0.2, moment), (-0.25, 0.25, None, None)]
    async with storage.engine.begin() as connection:  # as when somebody is forgotten there
        await connection.execute(update(schema.tables).values(review=None))
    await Folding(storage).reset()
    await fold(storage)
    assert await judged() == [(0.25, -0.25, 0.2, moment), (-0.25, 0.25, None, None)]
    await storage.close()


async def test_results_stay_when_games_are_cleared_away(tmp_path: Path) -> None:
    storage = await opened(str(tmp_path / "house.db"))
    await file(storage, some_games(20, rated=True))
    await fold(storage)
    before = await folded(storage)
    gone = await storage.clear(open_before=0, finished_before=BEGAN + 10)
    assert len(gone) == 10
    await Folding(storage).reset()
    await fold(storage)
    assert await folded(storage) == before
    await storage.clear_people("Guest", before=2 * BEGAN, named_before=2 * BEGAN, besides=())
    assert await storage.person("ann")
    await storage.close()


async def test_a_game_that_was_played_elsewhere_is_nobodys(tmp_path: Path) -> None:
    storage = await opened(str(tmp_path / "house.db"))
    await file(storage, [row("t", ["ann", "ben"], (1, 2), BEGAN)])
    async with storage.engine.begin() as connection:
        brief = msgspec.json.decode((await connection.execute(select(schema.tables.c.brief))).scalar_one())
        await connection.execute(update(schema.tables).values(brief=msgspec.json.encode(brief | {"sitters": []})))
    await fold(storage)
    assert await folded(storage) == {"played": [], "results": [], "tallies": [], "ratings": []}
    await storage.close()

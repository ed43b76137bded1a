"""Deals and tries in both kinds of database: each is made once, whichever worker comes first, and forgotten whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from databases import database
from sqlalchemy import func, select

from croupier.house.storage import schema
from croupier.house.storage.storage import Storage
from croupier.house.storage.tries import ChoiceRow, ResultRow, TryRow

DAY = "2026-11-18"
replace = msgspec.structs.replace


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with database(request.param, tmp_path) as found:
        yield found


@asynccontextmanager
async def sharing(url: str) -> AsyncIterator[list[Storage]]:
    """Three workers of one house."""
    found = [await Storage.open(url) for _ in range(3)]
    try:
        yield found
    finally:
        for one in found:
            await one.close()


def a_try(person: str, table: str, **more: Any) -> TryRow:
    return TryRow(DAY, person, table, "regular", 1.0, **more)


async def finished(storage: Storage, person: str, score: int, place: int = 1, move: str = "a", **more: Any) -> None:
    tried = await storage.tries.claim(a_try(person, f"table of {person}"))
    row = replace(tried, finished=2.0, score=score, place=place, **more)
    await storage.tries.finish(row, [ChoiceRow(4, "seen", move), ChoiceRow(9, f"seen by {person}", "b")])


async def test_workers_that_come_at_once_make_one_secret(url: str) -> None:
    async with sharing(url) as workers:
        wanted: dict[str, float | None] = {"day 1": 5.0, "day 2": 6.0, "round 1": None}
        made = await asyncio.gather(*(one.deals.make(wanted, 1.0) for one in workers))
        assert made[0] == made[1] == made[2]
        assert len({deal.secret for deal in made[0].values()}) == 3
        assert [made[0]["day 1"].is_open(now) for now in (4.9, 5.0)] == [False, True]
        assert not made[0]["round 1"].is_open(1e12)
        await workers[1].deals.open("round 1", 7.0)
        assert (await workers[2].deals.find(["round 1", "none"]))["round 1"].is_open(7.0)
        assert await workers[0].deals.names("day ", 1) == ["day 2"]


async def test_there_is_one_try_whatever_is_asked_at_once(url: str) -> None:
    async with sharing(url) as workers:
        claimed = await asyncio.gather(
            *(one.tries.claim(a_try("ann", f"table {number}")) for number, one in enumerate(workers))
        )
        assert len({row.table for row in claimed}) == 1
        assert (await workers[0].tries.claim(a_try("ben", "another"))).table == "another"
        assert not await workers[0].tries.is_done("ann", DAY)


async def test_results_in_order_with_shares_of_what_was_chosen(url: str) -> None:
    async with sharing(url) as workers:
        first, second, *_ = workers
        for person, score, place, move in (
            ("ann", 30, 2, "a"),
            ("ben", 30, 1, "a"),
            ("cleo", 50, 1, "c"),
            ("dan", 30, 2, "a"),
        ):
            await finished(first, person, score, place, move)
        await finished(first, "late", 90, competes=False)
        found = await second.tries.competing(DAY, "regular", ["ann", "ben", "cleo", "late"])
        assert [row.person for row in found] == ["cleo", "ben", "ann"]
        assert await second.tries.results(DAY, "regular") == [
            ResultRow(50, 1, 1),
            ResultRow(30, 1, 1),
            ResultRow(30, 2, 2),
        ]
        assert await second.tries.results(DAY, "expert") == []
        assert [await second.tries.rank(DAY, who) for who in ("cleo", "ben", "ann", "dan")] == [
            (1, 4),
            (2, 4),
            (3, 4),
            (3, 4),
        ]
        assert await second.tries.rank(DAY, "late") == await second.tries.rank(DAY, "nobody") == (None, None)
        shares = {row.move: row for row in await second.tries.shares(DAY, "regular", ["seen", "not seen"])}
        assert (shares["a"].count, shares["a"].total, shares["a"].squares) == (3, 90, 2700)
        assert (shares["c"].count, shares["c"].total) == (1, 50)
        assert await second.tries.who_chose(DAY, ["seen"], ["dan", "cleo"]) == {
            ("seen", "a"): ["dan"],
            ("seen", "c"): ["cleo"],
        }
        assert await second.tries.played([DAY]) == {DAY: 5}
        assert [one.number for one in await second.tries.choices(DAY, "table of ann")] == [4, 9]


async def test_advice_is_kept_once(url: str) -> None:
    async with sharing(url) as workers:
        await workers[0].tries.advise(DAY, "seen", "a")
        await workers[1].tries.advise(DAY, "seen", "b")
        assert await workers[2].tries.advice(DAY, ["seen", "not seen"]) == {"seen": "a"}


async def test_who_is_forgotten_is_in_no_table_any_more(url: str) -> None:
    async with sharing(url) as workers:
        storage = workers[0]
        await finished(storage, "ann", 30)
        await finished(storage, "ben", 20)
        await storage.forget_person("ann", "nobody")
        assert [row.person for row in await storage.tries.competing(DAY, "regular", ["ann", "ben"])] == ["ben"]
        assert (await storage.tries.shares(DAY, "regular", ["seen"]))[0].count == 1
        async with storage.engine.connect() as connection:
            left = (
                select(func.count()).select_from(schema.day_choices).where(schema.day_choices.c.table == "table of ann")
            )
            assert (await connection.execute(left)).scalar() == 0
        # what is worked out while they are forgotten does not bring them back
        await storage.tries.finish(a_try("ann", "table of ann", finished=3.0, score=1), [ChoiceRow(1, "seen", "a")])
        assert (await storage.tries.shares(DAY, "regular", ["seen"]))[0].count == 1

"""What whoever runs a house may do with its results, from a terminal."""

from __future__ import annotations

import asyncio
import csv
import json
from pathlib import Path

import pytest
from club_games import BEGAN, file, fold, folded, introduce, row
from command_line import refused, run
from sqlalchemy import delete

from croupier.house.storage import schema
from croupier.house.storage.storage import Storage


@pytest.fixture
def house(tmp_path: Path) -> str:
    async def fill() -> None:
        storage = await Storage.open(str(tmp_path / "house.db"))
        await introduce(storage, "ann", "ben")
        await file(storage, [row(f"t{at}", ["ann", "ben"], (1, 2), BEGAN + at, rated=True) for at in range(3)])
        await fold(storage)
        await storage.close()

    asyncio.run(fill())
    return str(tmp_path / "house.db")


def test_rebuild(house: str) -> None:
    async def lose() -> object:
        storage = await Storage.open(house)
        known = await folded(storage)
        async with storage.engine.begin() as connection:
            for table in (schema.ratings, schema.tallies, schema.results, schema.played):
                await connection.execute(delete(table))
        await storage.close()
        return known

    async def known() -> object:
        storage = await Storage.open(house)
        found = await folded(storage)
        await storage.close()
        return found

    before = asyncio.run(lose())
    assert run("club", "rebuild", "--database", house).stdout == (
        "Results and ratings were worked out again from 3 games.\n"
    )
    assert asyncio.run(known()) == before
    assert "3ゲームから" in run("-l", "ja", "club", "rebuild", "--database", house).stdout


def read(path: Path) -> list[dict[str, str]]:
    return [*csv.DictReader(path.read_text(encoding="utf-8").splitlines())]


def test_export(house: str, tmp_path: Path) -> None:
    out = run("house", "export", "--club", "--database", house, str(tmp_path / "out")).stdout
    assert out.startswith("6 results were written to ")
    lines = read(tmp_path / "out/results.csv")
    assert [(one["table"], one["who"], one["place"], one["rated"]) for one in lines[:2]] == [
        ("t0", "ann", "1", "yes"),
        ("t0", "ben", "2", "yes"),
    ]
    whole = json.loads((tmp_path / "out/club.json").read_bytes())
    assert (len(whole["results"]), len(whole["ratings"])) == (6, 4)
    rated = read(tmp_path / "out/ratings.csv")
    assert [(one["game"], one["who"], one["games"]) for one in rated][:2] == [("", "ann", "3"), ("", "ben", "3")]
    (tmp_path / "file").write_text("here")
    said = refused("house", "export", "--club", "--database", house, str(tmp_path / "file"))
    assert "cannot be used as a folder" in said

"""Finished games, filed without being played: as many as a test needs, of whomever it likes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import insert, select

from croupier.common import records
from croupier.core.record import FORMAT, Record, Result
from croupier.house.club.folding import Folding
from croupier.house.common.shards import shard_of
from croupier.house.protocol.messages import Brief, Sitter
from croupier.house.storage import schema
from croupier.house.storage.storage import PersonRow, Storage
from croupier.house.tables.entries import Settings

BEGAN = 1_000_000.0  # when the first of them began


def computer(level: str) -> Sitter:
    return Sitter("computer", level.title(), None, level, True)


def person(id: str, *, stood_in: str | None = None) -> Sitter:
    return Sitter("person", id.title(), id, stood_in)


def row(
    table: str,
    sitters: Sequence[str | Sitter],
    places: Sequence[int] | None,
    ended: float,
    game: str = "las_vegas",
    review: bytes | None = None,
    **settings: Any,
) -> dict[str, Any]:
    """A filed game; a name is a person's, one that begins with = a level of computer players."""
    sat = [one if isinstance(one, Sitter) else computer(one[1:]) if one[0] == "=" else person(one) for one in sitters]
    result = Result(tuple(100 - 10 * place for place in places), tuple(places)) if places else None
    status: Literal["over", "ended"] = "over" if result else "ended"
    opener = next(one for one in sat if one.person)
    listed = Brief(
        table, table.upper(), game, {}, status, Settings(**settings), tuple(sat), opener.person or "", opener.name,
        BEGAN, ended, "", result, ended - 60, ended,
    )  # fmt: skip
    return {
        "id": table,
        "code": table.upper(),
        "game": game,
        "public": listed.settings.public,
        "status": status,
        "part": shard_of(table),
        "opened": BEGAN,
        "changed": ended,
        "brief": msgspec.json.encode(listed),
        "record": records.write(Record(FORMAT, game, 1, {}, tuple(one.name for one in sat), (), result, "")),
        "review": review,
    }


async def file(storage: Storage, games: Iterable[dict[str, Any]]) -> None:
    games = [*games]
    async with storage.engine.begin() as connection:
        await connection.execute(insert(schema.tables), games)
        guests = [
            {"table": game["id"], "person": who, "plays": True}
            for game in games
            for who in {one.person for one in msgspec.json.decode(game["brief"], type=Brief).sitters if one.person}
        ]
        await connection.execute(insert(schema.guests), guests)


async def introduce(storage: Storage, *people: str) -> None:
    for one in people:
        await storage.save_person(PersonRow(one, one.title(), BEGAN, BEGAN))


async def fold(storage: Storage) -> None:
    folding = Folding(storage)
    while any(await folding.fold()):
        pass


async def folded(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that has been worked out."""
    found = {}
    async with storage.engine.connect() as connection:
        for table in (schema.played, schema.results, schema.tallies, schema.ratings):
            rows = [tuple(one) for one in await connection.execute(select(table))]
            found[table.name] = sorted(rows, key=repr)
    return found

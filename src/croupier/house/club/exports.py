"""Results as tables that other programs read: CSV, one line per seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select

from ..protocol.club import FinishedGame
from ..storage import schema
from ..storage.storage import Storage

COLUMNS = (
    "table", "game", "seats", "began", "ended", "seconds", "rated", "played_to_end",
    "seat", "kind", "id", "name", "place", "score", "left", "mine",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@")  # what a spreadsheet would take for a calculation


def lines(games: Iterable[FinishedGame]) -> str:
    """Finished games, one line per seat, as everybody at the table knows them."""
    return written(
        COLUMNS,
        (
            (
                game.table,
                game.game,
                game.seats,
                moment(game.began),
                moment(game.ended),
                round(game.seconds),
                game.rated,
                game.played_to_end,
                seat,
                face.kind,
                face.id,
                face.name,
                game.places[seat] if game.places else None,
                game.scores[seat] if game.scores else None,
                seat in game.left,
                seat in game.mine,
            )
            for game in games
            for seat, face in enumerate(game.faces)
        ),
    )


def written(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """A table as CSV: RFC 4180, with names that nothing mistakes for a formula."""
    out = io.StringIO()
    to = csv.writer(out)
    to.writerow(columns)
    to.writerows([_plain(value) for value in row] for row in rows)
    return out.getvalue()


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


async def everything(storage: Storage) -> dict[str, tuple[Sequence[str], list[Sequence[Any]]]]:
    """All results and ratings of the house, for whoever runs it: each as columns and rows."""
    played, results, ratings = schema.played.c, schema.results.c, schema.ratings.c
    games = [played.table, played.game, played.seats, played.began, played.ended]
    games += [played.public, played.rated, played.finished]
    seats = [results.seat, results.kind, results.who, results.name, results.place, results.score, results.won]
    seats += [results.left, results.luck, results.skill, results.mu, results.sigma]
    seats += [results.house_mu, results.house_sigma]
    query = select(*games, *seats).join(schema.results, results.table == played.table)
    rated = select(ratings.game, ratings.kind, ratings.who, ratings.games, ratings.mu, ratings.sigma)
    async with storage.engine.connect() as connection:
        rows = await connection.execute(query.order_by(played.ended, played.table, results.seat))
        lines = [_dated(tuple(row), (3, 4)) for row in rows]
        by_game = await connection.execute(rated.order_by(ratings.game, ratings.mu.desc(), ratings.who))
        return {
            "results": ([column.name for column in (*games, *seats)], lines),
            "ratings": (["game", "kind", "who", "games", "mu", "sigma"], [tuple(row) for row in by_game]),
        }


def _dated(row: Sequence[Any], moments: Sequence[int]) -> Sequence[Any]:
    return [moment(value) if at in moments else value for at, value in enumerate(row)]

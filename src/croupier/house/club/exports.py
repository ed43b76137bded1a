"""Results as tables that other programs read: CSV, one line per seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from ..protocol.club import FinishedGame

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

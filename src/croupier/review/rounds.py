"""In which round a choice was made, whatever a game calls it on its table."""

from __future__ import annotations

from typing import Any


def round_of(table: Any) -> int:
    """Counted from 1; in a course, which gamble it is; 0 where the game has no rounds.

    A table keeps all its rounds, of which the last is being played, or the round with its number, or only the number.
    """
    if hasattr(table, "gambles"):
        return int(table.number) + 1
    if isinstance(rounds := getattr(table, "rounds", None), list):
        return max(len(rounds), 1)
    now = getattr(table, "round", None) or getattr(table, "now", None)
    number = getattr(now, "number", now)
    return max(int(number), 1) if isinstance(number, int) else 0

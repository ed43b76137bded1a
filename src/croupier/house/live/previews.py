"""What moves would lead to, as far as it is certain: a game that can tell does so in its preview.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from croupier import games
from croupier.core.game import Game, Move, Value, View


def previews(game: Game[Any, Any, Any], view: View[Any, Any], moves: Sequence[Move]) -> tuple[Value | None, ...]:
    """One for each move, worked out from the view alone; empty if the game being played cannot tell."""
    on, seen = game.inner(view)
    tell = teller(on.name)
    return tuple(tell(seen, move) for move in moves) if tell else ()


@cache
def teller(game: str) -> Callable[[View[Any, Any], Move], Value | None] | None:
    """How a game tells what a move would lead to; None if it does not."""
    if game not in games.names() or not (games.folder(game) / "preview.py").is_file():
        return None
    tell: Callable[[View[Any, Any], Move], Value | None] = games.part(game, "preview").preview
    return tell

"""What people agree on before a game: how many seats, and options by their names."""

from __future__ import annotations

from typing import Any

import msgspec

from croupier.core.game import Game, Options, Refused


def usual_seats(game: Game[Any, Any, Any]) -> int:
    """Four, or the nearest number that the game allows."""
    return min(max(4, game.seats[0]), game.seats[-1])


def options_of(kind: type[Options], options: dict[str, Any]) -> Options:
    """The options of a game by name, as Python or JSON writes them."""
    try:
        return msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        said = "These options cannot be used: {reason}. The options are: {options}."
        raise Refused(said, "options", reason=str(error), options=kind.__struct_fields__) from None

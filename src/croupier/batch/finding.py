"""Finding the twin of a game, in its folder like everything else."""

from __future__ import annotations

from importlib.util import find_spec

from croupier import games
from croupier.core.game import Options, Refused

from .contract import Twin


def names() -> list[str]:
    """The games that have a twin of their own: not one that plays other games."""
    there = [name for name in games.names() if find_spec(f"{games.__name__}.{name}.batch")]
    return [name for name in there if not games.find(name).within]


def find(name: str, seats: int, options: Options | None = None) -> Twin:
    """The twin of a game, at one number of seats and with one set of options."""
    game = games.find(name)
    if name not in names():
        said = "{game} has no batch twin. The games that have one are: {games}."
        raise Refused(said, "no-twin", game=name, games=tuple(names()))
    agreed = options or game.options()
    game.start(seats, agreed)  # refuses what the rules do not allow
    found: Twin = games.part(name, "batch").twin(seats, agreed)
    return found

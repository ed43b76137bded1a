"""Anyone who can choose a move. Computer players of every game, and those of a game's own folder, are found here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from inspect import getmembers, isclass
from random import Random
from types import ModuleType
from typing import Any, Protocol

from croupier import games
from croupier.core.game import Game, Move, Refused, View


class Player(Protocol):
    """All that a player ever is. The moves include the asides that are open."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any: ...


class Chaotic:
    """Plays anything that is legal."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self._random = rng.random

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        return moves[int(self._random() * len(moves))]


class Inside:
    """In a game that plays other games, the player that the game of the moment has for this level."""

    def __init__(self, level: str, game: Game[Any, Any, Any], rng: Random) -> None:
        self._level, self._game, self._rng = level, game, rng
        self._players: dict[str, Player] = {}

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        game, within = self._game.inner(view)
        player = self._players.get(game.name)
        if player is None:
            kind = _classes(game.name).get(self._level, Chaotic)
            player = self._players[game.name] = kind(game, self._rng)
        move: Move = player.choose(within, moves)
        return move


def seated(level: str, game: Game[Any, Any, Any], rng: Random) -> Player:
    """A computer player of this level, at its seat."""
    if level == "chaotic":
        return Chaotic(game, rng)
    if kind := _classes(game.name).get(level):
        player: Player = kind(game, rng)
        return player
    if level in levels(game):
        return Inside(level, game, rng)
    raise Refused(f"{game.name} has no player called {level}. There are: {', '.join(levels(game))}.")


def levels(game: Game[Any, Any, Any]) -> list[str]:
    """How well the computer can play this game, by name. A game that plays others borrows their players."""
    lenders = [game.name, *games.names()] if game.within else [game.name]
    return list(dict.fromkeys(["chaotic", *(level for lender in lenders for level in _classes(lender))]))


def usual(game: Game[Any, Any, Any]) -> str:
    """The level to play against if nobody asks for another."""
    return "regular" if "regular" in levels(game) else "chaotic"


@cache
def _classes(name: str) -> dict[str, type[Any]]:
    """The players in a game's bots.py, by level."""
    bots = _bots(name)
    return {
        title.lower(): kind
        for title, kind in getmembers(bots, isclass)
        if kind.__module__ == bots.__name__ and not title.startswith("_") and hasattr(kind, "choose")
    }


def _bots(name: str) -> ModuleType:
    nobody = ModuleType("nobody")
    if name not in games.names():
        return nobody
    try:
        return games.part(name, "bots")
    except ModuleNotFoundError as error:
        if error.name and error.name.endswith(f"{name}.bots"):
            return nobody
        raise

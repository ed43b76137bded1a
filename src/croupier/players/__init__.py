"""Anyone who can choose a move. Computer players of every game, and those of a game's own folder, are found here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from inspect import getmembers, isclass, signature
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Protocol

from croupier import games
from croupier.core.game import Game, Move, Refused, View

from .learned import Learned
from .playouts import Budget

AT_TABLE = Budget(milliseconds=200)  # people wait for the answer; in tournaments each player has a budget of its own
STRENGTHS = ("chaotic", "novice", "regular", "veteran", "expert")  # from the weakest
STYLES = ("bold", "careful")  # experts with a temper, in some games
ORDER = (*STRENGTHS, *STYLES)
SEARCHES = ("rollout", "ismcts")  # players for any game, by module; their class has the same name


class Player(Protocol):
    """All that a player has to be able to do. The moves include the available asides."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any: ...


class Chaotic:
    """Plays anything that is legal."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self._random = rng.random

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        return moves[int(self._random() * len(moves))]


class Inside:
    """In a game that plays other games, the current game's player for this level.

    A player who looks ahead looks to the end of that game.
    """

    def __init__(self, level: str, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self._level = level
        self._game = game
        self._rng = rng
        self._budget = budget
        self._players: dict[str, Player] = {}

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        game, within = self._game.inner(view)
        move: Move = self.seated(game).choose(within, moves)
        return move

    def seated(self, game: Game[Any, Any, Any]) -> Player:
        """Who plays this game; the same whenever it comes again."""
        player = self._players.get(game.name)
        if player is None:
            level = usual(game) if game is self._game else _nearest(self._level, game)
            player = self._players[game.name] = _made(_kind(level, game), game, self._rng, self._budget)
        return player


def seated(named: str, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> Player:
    """A computer player at its seat: by level (`expert`), with a budget (`veteran@200`, `rollout@50ms`), from a file
    (`mybots.py:Shark`), or with a network that was trained (`net.npz`). The separate budget is for players who look
    ahead and have none in their name."""
    return _maker(named, game, budget)(rng)


@lru_cache(maxsize=256)
def _maker(named: str, game: Game[Any, Any, Any], budget: Budget | None) -> Callable[[Random], Player]:
    """What makes such a player. It is looked for only once: a simulation seats players for every game."""
    level, budget = _read(named, game, budget)
    if is_network(level):
        return _learned(level, game)
    if is_from_file(level):
        from .files import load

        return partial(_made, load(level), game, budget=budget)
    if game.within and level not in ("chaotic", *_classes(game.name)):
        return partial(Inside, level, game, budget=budget)
    return partial(_made, _kind(level, game), game, budget=budget)


def _learned(path: str, game: Game[Any, Any, Any]) -> Callable[[Random], Player]:
    """A player with the network in a file."""
    if not find_spec("numpy"):
        raise Refused("NumPy is not installed: add it with pip install numpy.", "no-numpy")
    from .networks import read

    return partial(Learned, game, network=read(game, Path(path)))


def refuse_unknown(named: str, game: Game[Any, Any, Any]) -> None:
    """Say what is wrong with a player's name, if anything is, before the first game begins."""
    seated(named, game, Random(0))


def levels(game: Game[Any, Any, Any]) -> list[str]:
    """How well the computer can play this game, by name. A game that plays others borrows their players."""
    lenders = [game.name, *games.names()] if game.within else [game.name]
    there = {"chaotic", *(level for lender in lenders for level in _classes(lender))}
    return sorted(there, key=lambda level: (ORDER.index(level) if level in ORDER else len(ORDER), level))


def usual(game: Game[Any, Any, Any]) -> str:
    """The level to play against by default."""
    return "regular" if "regular" in levels(game) else "chaotic"


def answers_by_network(level: str, game: Game[Any, Any, Any]) -> bool:
    """Whether players of this level only ask their networks, which takes a fraction of a millisecond."""
    played = [one for one in map(games.find, games.names()) if not one.within] if game.within else [game]
    kinds = [_kind(_nearest(level, one), one) for one in played]
    return all(issubclass(kind, Learned) and not _looks_ahead(kind) for kind in kinds)


def is_from_file(named: str) -> bool:
    return ".py:" in named or is_network(named)


def is_network(named: str) -> bool:
    return named.endswith(".npz")


def _read(named: str, game: Game[Any, Any, Any], budget: Budget | None) -> tuple[str, Budget | None]:
    """Which player is meant, and with which budget."""
    level, at, own = named.rpartition("@") if "@" in named and not is_from_file(named) else (named, "", "")
    there = [*levels(game), *SEARCHES]
    if not is_from_file(level) and level not in there:
        known = "The players are: {players}. You can also name a file: mybots.py:Shark, net.npz."
        listed = tuple(there)
        if not level:
            raise Refused(f"A player is missing. {known}", "player-missing", players=listed)
        said = f"{{game}} has no player called {{name}}. {known}"
        raise Refused(said, "no-player", game=game.name, name=level, players=listed)
    if not at:
        return level, budget
    if not game.within and not _looks_ahead(_kind(level, game)):
        said = "{level} does not look ahead, so it has no use for a budget: name it without @{budget}."
        raise Refused(said, "no-budget", level=level, budget=own)
    return level, Budget.read(own)


def _made(kind: type[Any], game: Game[Any, Any, Any], rng: Random, budget: Budget | None) -> Player:
    """A class takes the game and a random generator only if it wants them, and a budget if it looks ahead."""
    player: Player
    if kind.__init__ is object.__init__:
        player = kind()
    elif budget and _looks_ahead(kind):
        player = kind(game, rng, budget)
    else:
        player = kind(game, rng)
    return player


def _looks_ahead(kind: type[Any]) -> bool:
    return "budget" in signature(kind).parameters


def _kind(level: str, game: Game[Any, Any, Any]) -> type[Any]:
    kind: type[Any]
    if level in SEARCHES:
        kind = getattr(import_module(f"{__name__}.{level}"), level.title())
    else:
        kind = _classes(game.name).get(level, Chaotic)
    return kind


def _nearest(level: str, game: Game[Any, Any, Any]) -> str:
    """What is played inside another game: an expert stands in for a style that this one does not have."""
    return "expert" if level in STYLES and level not in _classes(game.name) else level


@cache
def _classes(name: str) -> dict[str, type[Any]]:
    """The players in a game's bots.py, by level. Where there is no NumPy, as in croupier.pyz, nobody has learnt."""
    bots = _bots(name)
    found = {
        title.lower(): kind
        for title, kind in getmembers(bots, isclass)
        if kind.__module__ == bots.__name__ and not title.startswith("_") and hasattr(kind, "choose")
    }
    if find_spec("numpy"):
        return found
    learned = {level for level, kind in found.items() if level in ("expert", *STYLES) or issubclass(kind, Learned)}
    return {level: kind for level, kind in found.items() if level not in learned}


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

"""The games of the house: one folder each, found by looking. There is no list to edit."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from croupier.core.game import Game, Refused

from .contract import checked


def names() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game[Any, Any, Any]:
    """The game of this name, checked against the contract as far as that is possible without playing."""
    return checked(name, part(name, "rules"))


def part(name: str, of: str) -> ModuleType:
    """One module of a game's folder: `rules`, `bots`, `screen`."""
    if name not in (there := names()):
        said = "There is no game called {name}. The games are: {games}."
        raise Refused(said, "game", name=name, games=tuple(there))
    return import_module(f"{__name__}.{name}.{of}")


def folder(name: str) -> Traversable:
    """Where a game keeps its rule pages and texts."""
    return files(__name__) / name

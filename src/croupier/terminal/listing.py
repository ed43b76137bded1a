"""The games there are."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from croupier import games
from croupier.common import words
from croupier.core.game import Game
from croupier.players import levels

from . import table
from .out import say


def as_plain(name: str | None) -> Any:
    """For programs: all games, or one."""
    if name:
        return _plain(table.find_game(name))
    return [_plain(games.find(name)) for name in games.names()]


def _plain(game: Game[Any, Any, Any]) -> dict[str, Any]:
    spoken, plain = words.of_game(game.name), msgspec.to_builtins(game.options())
    return {
        "name": game.name,
        "title": spoken.say("title"),
        "tagline": spoken.say("tagline"),
        "seats": list(game.seats),
        "players": levels(game),
        "options": {name: {"usual": plain[name], "text": text} for name, text in table.described(game).items()},
    }


def show(console: Console, name: str | None) -> None:
    """For people."""
    if name:
        _show_one(console, table.find_game(name))
        return
    for name in games.names():
        _heading(console, games.find(name))
        console.print()
    console.print(Text(say("games-more"), "dim"))


def _heading(console: Console, game: Game[Any, Any, Any]) -> None:
    spoken = words.of_game(game.name)
    seats = say("games-players", fewest=game.seats[0], most=game.seats[-1])
    told = words.noted(spoken.say("title"), seats)
    console.print(Text.assemble((game.name, "bold"), f"  {told}"))
    console.print(Text(f"  {spoken.say('tagline')}"))


def _show_one(console: Console, game: Game[Any, Any, Any]) -> None:
    _heading(console, game)
    console.print()
    console.print(say("games-options"))
    grid = Grid.grid(padding=(0, 2))
    usual = game.options()
    for option, text in table.described(game).items():
        grid.add_row(Text(f"  {option}", "bold"), table.short(getattr(usual, option)), text)
    console.print(grid)

"""Sitting down: what the command line says, what the table asks, and games that were left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from croupier import games
from croupier.common import words
from croupier.core.game import Game, Refused
from croupier.core.match import Match
from croupier.games.terms import usual_seats
from croupier.kit.system import system

from . import saves, table
from .keyboard import number, read_line
from .out import said, say
from .practice import practice


@dataclass(frozen=True)
class TableWishes:
    """What the command line says. The table asks for anything else it needs to know."""

    game: str | None = None
    seats: int | None = None
    set_: Sequence[str] = ()
    from_files: Sequence[str] = ()
    people: Sequence[str] = ()
    players: str | None = None
    seed: int | None = None
    save: Path | None = None


def go_on(resume: str, wishes: TableWishes) -> saves.KeyboardMatch:
    """A game that was left: the latest of all, the latest of one game, or the one in a file."""
    names = {"set_": "--set", "from_files": "--file", "people": "--people", "game": "GAME"}
    for field in fields(wishes):
        if getattr(wishes, field.name) != field.default:
            raise Refused(say("resume-alone", option=names.get(field.name, f"--{field.name}")))
    path = saves.latest(resume) if not resume or resume in games.names() else Path(resume).expanduser()
    if path is None:
        raise Refused(say("nothing-to-resume"))
    return saves.load(path)


def sit_down(console: Console, wishes: TableWishes) -> saves.KeyboardMatch:
    """A new game, about to begin."""
    people = check_wishes(wishes)
    game = table.find_game(wishes.game) if wishes.game else ask_game(console)
    options = table.options(game, wishes.set_, wishes.from_files)
    seats = ask_seats(console, game, len(people)) if wishes.seats is None else wishes.seats
    table.check_seats(game, seats)
    if len(people) > seats:
        raise Refused(say("too-many-people", people=len(people), seats=seats))
    computers = table.checked_levels(game, wishes.players, seats - len(people), "wrong-players")
    source = system if wishes.seed is None else practice(wishes.seed)
    match = Match(game, seats, options, source, names=table.with_computers(people, seats))
    file, save = saves.new_file(game.name), wishes.save.absolute() if wishes.save else None
    return saves.KeyboardMatch(match, (*(None for _ in people), *computers), wishes.seed, file, save)


def check_wishes(wishes: TableWishes) -> tuple[str, ...]:
    """Refuse what no game can make right, before anything is asked. Returns the people's names."""
    _check_place(wishes.save)
    return table.checked_names(wishes.people or [say("guest")])


def _check_place(save: Path | None) -> None:
    """Refuse a place where no record can be written, before the game rather than after it."""
    if save and save.exists():
        raise Refused(say("save-exists", path=str(save)))
    if save and not save.absolute().parent.is_dir():
        raise Refused(say("save-no-folder", path=str(save), folder=str(save.parent)))


def ask_game(console: Console) -> Game[Any, Any, Any]:
    there = games.names()
    grid = Grid.grid(padding=(0, 2))
    for place, name in enumerate(there, 1):
        spoken = words.of_game(name)
        grid.add_row(f"{place}", Text(spoken.say("title"), "bold"), spoken.say("tagline"))
    console.print(grid)
    console.print(say("which-game"))
    while True:
        typed = read_line(console)
        if (line := number(typed)) and line <= len(there):
            return games.find(there[line - 1])
        if typed and len(begun := [name for name in there if name.startswith(typed.casefold())]) == 1:
            return games.find(begun[0])
        try:
            return table.find_game(typed)
        except Refused as error:
            console.print(Text(said(error)))


def ask_seats(console: Console, game: Game[Any, Any, Any], persons: int) -> int:
    fewest, most = max(game.seats[0], persons), game.seats[-1]
    if fewest >= most:
        return fewest
    usual = max(usual_seats(game), fewest)
    console.print(say("how-many", fewest=fewest, most=most, usual=usual))
    while True:
        typed = read_line(console)
        if not typed:
            return usual
        if (seats := number(typed)) and fewest <= seats <= most:
            return seats
        console.print(say("not-a-number", fewest=fewest, most=most))

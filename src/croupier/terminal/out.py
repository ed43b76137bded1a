"""How everything in the terminal is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import click
import msgspec
from rich.console import Console, ConsoleDimensions, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from croupier import games
from croupier.common import words
from croupier.core.game import Game, Refused, Scene, Seat
from croupier.core.match import Told
from croupier.kit.look import COLOURS, SHAPES, Look

from .pager import paged
from .wrapping import IDEOGRAPHS, columns, wrapped

WIDEST = 160
LETTER = rf"[^\W{IDEOGRAPHS}]"  # a letter that a name would run into: Japanese and Chinese put no space beside a name


def say(key: str, /, **values: object) -> str:
    """A line of the terminal's own."""
    return words.of_place("terminal").say(key, **values)


def said(error: BaseException) -> str:
    """Why something was refused, without what only programmers understand."""
    if not isinstance(error, Refused):
        return say("reason-unreadable")
    place, _, key = error.key.rpartition(".")
    spoken = words.of_game(place) if place in games.names() else words.of_place(place or "terminal")
    line = f"refused-{key}"
    if not key or (key.startswith("system-") and line not in spoken):
        return str(error)  # already in the reader's language, or something rare in the system's words
    return spoken.say(line, **{name: _plain(value) for name, value in error.values.items()})


def _plain(value: object) -> object:
    return said(value) if isinstance(value, BaseException) else value if isinstance(value, int | tuple) else str(value)


def paper(no_color: bool = False, *, stderr: bool = False) -> Console:
    """Where to print. Nothing in names or texts is taken for markup."""
    return Paper(no_color=no_color or None, stderr=stderr, highlight=False, markup=False, emoji=False)


class Paper(Console):
    """A console that is never wider than people like to read, whatever is done to its window meanwhile."""

    @property
    def size(self) -> ConsoleDimensions:
        width, height = super().size
        return ConsoleDimensions(min(width, WIDEST), height)

    @size.setter
    def size(self, given: tuple[int, int]) -> None:
        self.width, self.height = given


def as_json(answer: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(answer), indent=2))


def at_length(console: Console, thing: RenderableType) -> None:
    """Print, with a pager if it is longer than the terminal is high."""
    if console.is_terminal:
        with console.capture() as capture:
            console.print(thing)
        if (text := capture.get()).count("\n") >= console.height:
            paged(text)
            return
    console.print(thing)


def people(text: str, names: Sequence[str]) -> Text:
    """A sentence with everybody's name in their colour."""
    coloured = Text(text)
    for seat, name in sorted(enumerate(names), key=lambda one: len(one[1])):
        coloured.highlight_regex(rf"(?<!{LETTER}){re.escape(name)}(?!{LETTER})", COLOURS[seat])
    return coloured


@dataclass(frozen=True)
class Prose:
    """Sentences about people, broken into lines as their language allows."""

    text: str
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in wrapped(self.text, options.max_width):
            yield people(line, self.names)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(1, columns(self.text)).with_maximum(options.max_width)


def story(told: Iterable[Told], names: Sequence[str]) -> Grid:
    """What happened, in words. Consecutive events of one seat, or of none, make one paragraph."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, width=1)
    grid.add_column(overflow="fold")
    for seat, row in groupby((one.event for one in told), key=words.whose):
        mark = Text("·", "dim") if seat is None else Text(SHAPES[seat], COLOURS[seat])
        grid.add_row(mark, Prose(words.in_a_row(words.tell(event, names) for event in row), names))
    return grid


def heard_by(seat: Seat | None, told: Iterable[Told]) -> list[Told]:
    """What this seat, or an onlooker, was told."""
    return [one for one in told if one.to is None or one.to == seat]


def picture(game: Game[Any, Any, Any], scene: Scene[Any], names: Sequence[str], width: int) -> RenderableType:
    """The table as the game's own screen draws it."""
    drawn: RenderableType = games.part(game.name, "screen").draw(
        scene, Look(names, words.of_game(game.name).say, width, lambda name: words.of_game(name).say)
    )
    return drawn


def final_places(game: Game[Any, Any, Any], names: Sequence[str], scores: Sequence[int], places: Sequence[int]) -> Grid:
    """Everybody's place and score."""
    grid = Grid.grid(padding=(0, 2))
    spoken = words.of_game(game.name)
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        style = f"bold {COLOURS[seat]}" if places[seat] == 1 else COLOURS[seat]
        name = Text(f"{SHAPES[seat]} {names[seat]}", style)
        grid.add_row(f"{places[seat]}.", name, Text(spoken.say("score", amount=scores[seat]), justify="right"))
    return grid


def winners(names: Sequence[str], places: Sequence[int]) -> Text:
    first = [name for name, place in zip(names, places) if place == 1]
    return people(say("wins", count=len(first), names=words.listed(first)), names)


def ending(names: Sequence[str], places: Sequence[int]) -> Text:
    """Say that it is over, and who wins."""
    return Text(words.in_a_row([say("over"), ""]), "bold") + winners(names, places)

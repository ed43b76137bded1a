"""Royal Casino in a terminal: the six rows of the face as bars, everybody's points and dice, and the roll."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene
from croupier.kit.look import Look, each_die, emblem

from .faces import NUMBERS, SECOND, STAR, TWO_STARS, Row
from .rules import Table, needs

EMBLEM = emblem("♛", "#f6c544", "#0b4160")
ENAMEL = {"yellow": "black on yellow3", "black": "white on grey23"}
EDGES = {"yellow": "█", "black": "░"}  # so that nothing is told by colour alone
STARS = {STAR: "★", SECOND: "✦"}


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t = scene.table
    if not t.rows:
        return Group(Text(look.say("screen-before", round=t.round), "bold"), people(scene, look))
    round_ = look.say("screen-round", round=t.round, face=t.face, target=t.target)
    parts: list[RenderableType] = [Text(round_, "bold"), bars(t, look)]
    if not look.narrow:
        parts.append(Text(look.say("screen-legend"), "dim"))
    parts += [Text(), people(scene, look)]
    if any(t.roll):
        said = look.say("screen-left" if t.may_stop else "screen-roll", name=look.names[t.turn])
        parts += [Text(), Text.assemble(f"{said}  ", look.dice(each_die(t.roll), t.turn))]
    return Group(*parts)


def bars(t: Table, look: Look) -> Grid:
    """A bar for each row: its number and colour, its cells, its points, and what it waits for. A closed row fades."""
    grid = Grid.grid(padding=(0, 1))
    for number, (row, placed) in enumerate(zip(t.rows, t.placed), 1):
        points = look.say("screen-plus" if row.colour == "yellow" else "screen-minus", points=row.points)
        grid.add_row(
            EDGES[row.colour],
            f"{number}",
            look.say(f"screen-{row.colour}"),
            Text("".join(cells(row, placed))),
            Text(points, justify="right"),
            waits_for(row, placed, look),
            EDGES[row.colour],
            style="dim" if len(placed) == len(row.cells) else ENAMEL[row.colour],
        )
    return grid


def cells(row: Row, placed: Sequence[int]) -> list[str]:
    """Dice in brackets, the open cell in angles; a star that has found its number shows it."""
    shown = [f"[{number}]" for number in placed]
    for at, cell in enumerate(row.cells[len(placed) :], len(placed)):
        started = placed[TWO_STARS.index(SECOND) :] if cell == SECOND else placed if cell == STAR else ()
        sign = f"{started[0]}" if started else STARS.get(f"{cell}", f"{cell}")
        shown.append(f"‹{sign}›" if at == len(placed) else f" {sign} ")
    return shown


def waits_for(row: Row, placed: Sequence[int], look: Look) -> str:
    numbers = needs(row, placed)
    if not numbers:
        return look.say("screen-closed")
    if len(numbers) == 1:
        return look.say("screen-needs", number=numbers[0])
    if len(numbers) == len(NUMBERS):
        return look.say("screen-any")
    return look.say("screen-other", number=placed[0])


def people(scene: Scene[Table], look: Look) -> Grid:
    t = scene.table
    grid = Grid.grid(padding=(0, 2))
    for seat in range(scene.seats):
        grid.add_row(
            Text("▸" if seat == t.turn else " ", "bold"),
            look.name(seat, bold=seat == t.turn),
            Text(look.say("screen-points", amount=t.purses.seats[seat]), justify="right"),
            look.say("screen-dice", count=t.dice[seat]),
        )
    return grid

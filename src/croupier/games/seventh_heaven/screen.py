"""The course in a terminal: the running table of results, and below it the current gamble."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat
from croupier.games import part
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.bank import Bank

from .rules import CHIPS, Ended, Pause, Play, Table, within

EMBLEM = emblem("1-7", "#ffd98c", "#182a4c")


def draw(scene: Scene[Table[Any]], look: Look) -> RenderableType:
    t = scene.table
    parts: list[RenderableType] = [
        Text(look.say("screen-course", number=t.number + 1, of=len(t.gambles)), "bold"),
        results(scene, look),
    ]
    if scene.phase == Play.__name__:
        name = t.gambles[t.number]
        inside = look.inside(name)
        parts += [Text(), Text(inside.say("title"), "bold"), part(name, "screen").draw(within(scene), inside)]
    return Group(*parts)


def results(scene: Scene[Table[Any]], look: Look) -> Grid:
    """A line for each gamble, a column for each person; the best of a line in bold."""
    t = scene.table
    grid = Grid(box=None, padding=(0, 1))
    grid.add_column(look.say("screen-gamble"), style="dim")
    for seat in range(scene.seats):
        grid.add_column(look.name(seat), justify="right")
    grid.add_row(look.say("screen-start"), *[str(CHIPS)] * scene.seats)
    for ended in t.results:
        best = max(chips for seat, chips in enumerate(ended.chips) if seat not in ended.out)
        title = look.inside(ended.gamble).say("title")
        grid.add_row(title, *(cell(ended, seat, best, look) for seat in range(scene.seats)))
    if scene.phase == Pause.__name__:
        now = (cell(t.bank, seat, max(t.bank.chips), look) for seat in range(scene.seats))
        grid.add_row(look.say("screen-now"), *now)
    return grid


def cell(ended: Ended | Bank, seat: Seat, best: int, look: Look) -> Text:
    """A debt is a card, not a red number."""
    if seat in ended.out:
        return Text(look.say("screen-out"), "dim")
    chips = Text(str(ended.chips[seat]), "bold" if ended.chips[seat] == best else "")
    if ended.debt[seat]:
        chips.append(" ▤" if look.narrow else f" ▤ {look.say('screen-debt')}")
    return chips

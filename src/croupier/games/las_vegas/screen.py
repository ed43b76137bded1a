"""Las Vegas in a terminal: six casinos, who has how many dice there, and what everybody has won."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import NEUTRAL, Look, each_die, emblem

from .rules import FACES, NEUTRALS, Table, settled

EMBLEM = emblem("⚂⚂⚄", "#ff9d5c", "#251f58")
WIDTH = 26  # of a casino, in columns


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t = scene.table
    parts: list[RenderableType] = [
        Text(look.say("screen-round", round=t.round, rounds=t.rounds), "bold"),
        casinos(t, look),
        people(scene, look),
    ]
    if any(t.roll) or any(t.neutral_roll):
        rolled = Text.assemble(look.say("screen-roll", name=look.names[t.turn]), "  ")
        parts.append(rolled + look.dice(each_die(t.roll), t.turn) + Text(" ") + look.dice(each_die(t.neutral_roll)))
    return Group(*parts)


def casinos(t: Table, look: Look) -> Grid:
    """Six in a row, three or two, as the terminal is wide, those of a row equally high."""
    across = next((number for number in (6, 3, 2) if number * WIDTH <= look.width), 1)
    grid = Grid.grid()
    for first in range(0, len(t.casinos), across):
        row = FACES[first : first + across]
        height = 3 + max(sum(map(bool, t.casino(face).dice)) for face in row)
        grid.add_row(*(casino(t, face, look, height) for face in row))
    return grid


def casino(t: Table, face: int, look: Look, height: int) -> Panel:
    """Bills, biggest first; below them one line for each owner of dice, most dice first, as they will be paid."""
    place = t.casino(face)
    lines = [Text("  ".join(look.say("board-won", amount=bill) for bill in place.bills), "bold green")]
    takers, tied = settled(tuple(place.dice))
    for owner in (*takers, *tied):
        neutral = owner == len(place.dice) + NEUTRALS
        name = Text(f"○ {look.say('screen-neutral')}", NEUTRAL) if neutral else look.name(owner)
        line = Text(f"{place.dice[owner]} ", "bold") + name
        if owner in tied:
            line.append(f"  {look.say('screen-tied')}")
            line.stylize("dim")
        lines.append(line)
    return Panel(
        Group(*lines), title=look.say("screen-casino", face=face), title_align="left", width=WIDTH, height=height
    )


def people(scene: Scene[Table], look: Look) -> Grid:
    t = scene.table
    grid = Grid.grid(padding=(0, 2))
    for seat in range(scene.seats):
        turn = Text("▸" if seat == t.turn else " ", "bold")
        grid.add_row(turn, look.name(seat, bold=seat == t.turn), winnings(scene, seat, look), in_hand(t, seat, look))
    return grid


def winnings(scene: Scene[Table], seat: Seat, look: Look) -> str:
    """LV-10 With closed money only one's own winnings lie open, until the game is over."""
    won = scene.table.won[seat]
    own = isinstance(scene, View) and scene.seat == seat
    if own or scene.table.open_money or scene.phase == "Over":
        return look.say("screen-won", amount=sum(won))
    return look.say("screen-face-down", count=len(won))


def in_hand(t: Table, seat: Seat, look: Look) -> str:
    if not t.dice:
        return ""
    neutral = t.neutrals[seat]
    dice = look.say("screen-dice", count=t.dice[seat] - neutral)
    if neutral:
        dice += " " + look.say("screen-neutral-dice", count=neutral)
    return look.say("noted", text=dice, note=look.say("screen-starts")) if seat == t.start else dice

"""New Game in a terminal: the coin, and a line for each player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem

from .rules import Table

EMBLEM = emblem("?", "#f2c766", "#14433d")


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t = scene.table
    coin = look.say(f"screen-{t.coin}") if t.coin else look.say("screen-in-the-air")
    heading = Text.assemble((look.say("screen-round", round=t.round, rounds=t.rounds), "bold"), " · ", coin)
    grid = Grid.grid(padding=(0, 2))
    for seat in range(scene.seats):
        tosses = look.say("screen-tosses") if seat == t.tosser else ""
        chips = Text(look.say("score", amount=t.money.seats[seat]), justify="right")
        grid.add_row(look.name(seat), chips, call(t, seat, look), card(scene, seat, look), Text(tosses, "dim"))
    return Group(heading, "", grid)


def call(t: Table, seat: Seat, look: Look) -> Text:
    side = t.calls[seat]
    if side is None:
        return Text("–", "dim")
    return Text(look.say("screen-call", side=look.say(f"screen-{side}"), stake=t.stakes[seat]))


def card(scene: Scene[Table], seat: Seat, look: Look) -> Text:
    """Shown cards are open; one's own is in brackets, as the others do not see it."""
    shown = scene.table.shown[seat]
    if shown is not None:
        return Text(f"+{shown}", "bold")
    if isinstance(scene, View) and scene.seat == seat and scene.hand.card is not None:
        return Text(look.say("screen-own-card", card=scene.hand.card))
    return look.back() if seat < scene.table.dealt and scene.table.coin is None else Text("")

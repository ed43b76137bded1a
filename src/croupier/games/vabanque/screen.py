"""Vabanque in a terminal: the ring of tiles with chips, cards and pawns, and in its middle everybody's money."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem

from .rules import CHIPS, FARTHEST, Table

EMBLEM = emblem("♙ $", "#f0cb7c", "#4c1228")
FRAMES = {7: (3, 1, 0), 9: (4, 1, 0), 10: (4, 1, 1), 12: (4, 2, 2)}  # tiles: in the top row (and bottom), right, left
WIDEST = 26  # columns of a tile
HEAD = 2  # lines above the players: the round and its step
EDGES, FRAME = 4, 2  # columns and lines of a tile that its frame takes up


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    return as_list(scene, look) if look.narrow else as_ring(scene, look)


def as_ring(scene: Scene[Table], look: Look) -> RenderableType:
    """A frame of tiles, clockwise from the top left corner, around the players."""
    tiles = len(scene.table.chips)
    across, right, left = FRAMES[tiles]
    width = min(WIDEST, look.width // across)
    inside = [tile_lines(scene, tile, look, width - EDGES) for tile in range(tiles)]
    height = max(map(len, inside)) + FRAME
    beside = max(height, -(-(scene.seats + HEAD + FRAME) // right))  # the players fit between

    def panels(numbers: Sequence[int], height: int) -> list[RenderableType]:
        return [tile_panel(scene, tile, inside[tile], look, width, height) for tile in numbers]

    people = Group(heading(scene, look, "\n"), players(scene, look))
    centre = Panel(people, border_style="dim", width=width * (across - bool(left) - bool(right)), height=beside * right)
    corner = across + right  # the first tile of the bottom row
    west, east = (Group(*panels(side, beside)) for side in (range(corner + across, tiles)[::-1], range(across, corner)))
    return Group(
        side_by_side(panels(range(across), height)),
        side_by_side([west, centre, east] if left else [centre, east]),
        side_by_side(panels(range(corner, corner + across)[::-1], height)),
        *below(scene, look),
    )


def as_list(scene: Scene[Table], look: Look) -> RenderableType:
    """For narrow terminals: a line for each tile, clockwise downwards."""
    t, far = scene.table, steps_to(scene)
    grid = Grid.grid(padding=(0, 2), expand=False)
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    for tile in range(len(t.chips)):
        steps = look.say("screen-steps", steps=far[tile]) if tile in far else ""
        pieces = [*pawns(t, tile, look), *cards(scene, tile, look)]
        name = Text(look.say("screen-tile", tile=tile), "bold" if tile in t.pawns else "")
        grid.add_row(name, worth(t, tile, look), Text(steps, "dim"), Text(" ").join(pieces))
    return Group(heading(scene, look, " · "), "", grid, "", players(scene, look), *below(scene, look))


def tile_panel(scene: Scene[Table], tile: int, lines: list[Text], look: Look, width: int, height: int) -> Panel:
    """Tiles with a pawn stand out: they are the ones that will be looked at."""
    here, far = tile in scene.table.pawns, steps_to(scene)
    return Panel(
        Group(*lines),
        title=look.say("screen-tile", tile=tile),
        title_align="left",
        subtitle=look.say("screen-steps", steps=far[tile]) if tile in far else None,
        subtitle_align="right",
        border_style="bold" if here else "dim",
        width=width,
        height=height,
    )


def tile_lines(scene: Scene[Table], tile: int, look: Look, width: int) -> list[Text]:
    t = scene.table
    return [*wrap(pawns(t, tile, look), width), worth(t, tile, look), *wrap(cards(scene, tile, look), width)]


def worth(t: Table, tile: int, look: Look) -> Text:
    if not t.chips[tile]:
        return Text(look.say("screen-no-chips"), "dim")
    return Text(look.say("screen-chips", amount=sum(t.chips[tile])), "bold")


def pawns(t: Table, tile: int, look: Look) -> list[Text]:
    return [look.mark(seat) + look.mark(seat, "♙") for seat in t.order if t.pawns and t.pawns[seat] == tile]


def cards(scene: Scene[Table], tile: int, look: Look) -> list[Text]:
    """Face down a card shows whose it is; its owner sees which it is, in brackets, as the others do not."""
    return [card(scene, seat, number, look) for seat, number in scene.table.cards_at(tile)]


def card(scene: Scene[Table], seat: Seat, number: int, look: Look) -> Text:
    shown = scene.table.shown[seat][number]
    if shown:
        return look.mark(seat) + Text(look.say(f"screen-{shown}"), "bold")
    if isinstance(scene, View) and scene.seat == seat:
        return Text.assemble("(", look.mark(seat), look.say(f"screen-{scene.hand.laid[number]}"), ")")
    return look.mark(seat) + Text("?")


def heading(scene: Scene[Table], look: Look, between: str) -> Text:
    """The round and its step."""
    t, values = scene.table, {}
    if scene.phase == "PutChips":
        chips = CHIPS[t.round]
        done = t.turns // scene.seats
        values = {"left": len(chips) - done, "chip": chips[done]}
    step = look.say(f"screen-{scene.phase}", **values)
    return Text.assemble(
        (look.say("screen-round", round=t.round, rounds=t.rounds), "bold"), between, step, no_wrap=True
    )


def players(scene: Scene[Table], look: Look) -> Grid:
    """In turn order, with an arrow at the one whose turn it is, and their money."""
    t, grid = scene.table, Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    for seat in t.order if t.pawns else range(scene.seats):
        turn = bool(t.pawns) and scene.phase != "Over" and seat == t.turn
        money = look.say("screen-money", amount=t.money.seats[seat])
        grid.add_row(Text("▸" if turn else " ", "bold"), look.name(seat, bold=turn), money)
    return grid


def below(scene: Scene[Table], look: Look) -> list[RenderableType]:
    """What a card's brackets mean, and the cards still in one's hand."""
    if scene.phase not in ("LayCards", "MovePawns", "Over"):
        return []
    lines: list[RenderableType] = [Text(look.say("screen-face-down"), "dim")]
    if isinstance(scene, View) and scene.hand.cards:
        names = "  ".join(look.say(f"screen-{card}") for card in scene.hand.cards)
        lines.append(Text.assemble(look.say("screen-hand"), " ", (names, "bold")))
    return lines


def steps_to(scene: Scene[Table]) -> dict[int, int]:
    """How far a player still has to walk to each tile in reach of their pawn."""
    t = scene.table
    if not isinstance(scene, View) or not t.pawns or scene.phase == "Over":
        return {}
    if scene.phase == "MovePawns" and t.order.index(scene.seat) < t.turns:
        return {}
    return {(t.pawns[scene.seat] + steps) % len(t.chips): steps for steps in range(FARTHEST + 1)}


def wrap(pieces: Sequence[Text], width: int) -> list[Text]:
    """The pieces in lines, as many as fit; at least one line, so that tiles are alike."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + 1 + piece.cell_len > width:
            lines.append(Text())
        lines[-1] += (Text(" ") if lines[-1] else Text()) + piece
    return lines


def side_by_side(row: Sequence[RenderableType]) -> Grid:
    grid = Grid.grid(padding=0)
    grid.add_row(*row)
    return grid

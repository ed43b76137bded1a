"""Mind Roulette in a terminal: the cards shown, the cloth with everybody's tiles, and who has how much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import SHAPES, Look, emblem
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS, NUMBERS, ZEROS, name

from .rules import ALIKE, SPACES, Round, Space, Table

EMBLEM = emblem("(?)", "#9bf0d2", "#42206f")


NARROWEST, WIDEST = 5, 9  # columns of a number on the cloth, without its edges
BESIDE = 15  # columns that the cloth takes for its edges, and for what a space pays


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t = scene.table
    if not t.rounds:
        return Group(Text(look.say("screen-before"), "bold"), Text(), people(scene, look))
    if scene.phase == "Over":
        return Group(Text(look.say("screen-over"), "bold"), Text(), people(scene, look))
    return Group(heading(t, look), Text(), cards(scene, look), cloth(t, look), people(scene, look))


def heading(t: Table, look: Look) -> Text:
    now = t.now
    return Text.assemble(
        (look.say("screen-round", round=len(t.rounds), rounds=len(t.bank.playing)), "bold"),
        " · ",
        look.name(now.dealer, bold=True),
        f" {look.say('screen-deals')} · ",
        look.say("screen-deposit-left", amount=t.bank.down[now.dealer], first=now.deposit),
    )


def cards(scene: Scene[Table], look: Look) -> Grid:
    """What was shown, what lies face down, and how far the dealer is from the bonus."""
    now, grid = scene.table.now, Grid.grid(padding=(0, 1))
    nothing = Text(look.say("screen-nothing-shown"), "dim")
    grid.add_row(Text(look.say("screen-shown"), "dim"), look.cards(NUMBER_CARDS, now.shown) if now.shown else nothing)
    if now.to_bet:
        grid.add_row(Text(look.say("screen-face-down"), "dim"), face_down(scene, look))
    grid.add_row(Text(look.say("screen-bonus"), "dim"), bonus(now, look))
    return grid


def face_down(scene: Scene[Table], look: Look) -> Text:
    if isinstance(scene, View) and scene.hand.laid is not None:
        return Text.assemble(look.card(NUMBER_CARDS, scene.hand.laid), " ", (look.say("screen-only-you"), "dim"))
    return look.back()


def bonus(now: Round, look: Look) -> Text:
    most = max(map(now.shown.count, NUMBERS))
    parts = [(most >= ALIKE, look.say("screen-alike", count=most))]
    parts += [(any(zero in now.shown for zero in ZEROS), look.say("screen-zero"))]
    return Text(" · ").join(Text(f"{'✓' if done else '○'} {said}", "bold" if done else "") for done, said in parts)


def cloth(t: Table, look: Look) -> Group:
    """The spaces of a roulette table, with the tiles that lie there: a player's shape for each."""
    cell = max(NARROWEST, min(WIDEST, (look.width - BESIDE) // (len(NUMBERS) + len(ZEROS))))
    strips = [  # spaces, and how many numbers wide each is drawn
        {name(card): 1 for card in (*NUMBERS, *ZEROS)},
        {space: len(SPACES[space][1]) for space in ("low", "middle", "high")},
        {space: len(SPACES[space][1]) for space in ("black", "red")},
    ]
    return Group(*(drawn(t, strip, cell, look) for strip in strips))


def drawn(t: Table, strip: Mapping[Space, int], cell: int, look: Look) -> Grid:
    """Spaces in a row, and beside them what a tile is paid there."""
    spots = Grid(box=box.ROUNDED, show_header=False, padding=0, border_style="dim")
    for wide in strip.values():
        spots.add_column(width=cell * wide + wide - 1, justify="center")
    spots.add_row(*(spot(t, space, look) for space in strip))
    pays, _ = SPACES[next(iter(strip))]
    row = Grid.grid(padding=(0, 1))
    row.add_column()
    row.add_column(vertical="middle", no_wrap=True)
    row.add_row(spots, Text(look.say("screen-pays", amount=pays), "dim"))
    return row


def spot(t: Table, space: Space, look: Look) -> Text:
    """A space: what it is, and below it the tiles; on a number a line for each player, elsewhere side by side."""
    now, (_, covered) = t.now, SPACES[space]
    alone = len(covered) == 1
    label = look.card(NUMBER_CARDS, covered[0]) if alone else Text(look.say(f"screen-{space}"), "bold")
    tiles = [tiles_of(seat, bets.count(space), look) for seat, bets in enumerate(now.bets) if space in bets]
    return Text("\n").join([label, Text("\n" if alone else " ").join(tiles)])


def tiles_of(seat: Seat, count: int, look: Look) -> Text:
    return look.mark(seat, SHAPES[seat] * count) if count else Text(look.say("screen-tiles-none"), "dim")


def people(scene: Scene[Table], look: Look) -> Grid:
    """Everybody's chips, deposit and tiles in hand, with an arrow at those whose turn it is."""
    t, grid = scene.table, Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    bank, turn = t.bank, whose_turn(scene)
    for head in ("", "", "screen-chips", "screen-deposit", "screen-tiles", ""):
        right = head in ("screen-chips", "screen-deposit")
        grid.add_column(head and look.say(head), justify="right" if right else "left", no_wrap=True)
    for seat in range(scene.seats):
        note = look.say("screen-out") if seat in bank.out else look.say("screen-debt") if bank.debt[seat] else ""
        grid.add_row(
            Text("▸" if seat in turn else " ", "bold"),
            look.name(seat, bold=seat in turn),
            f"{bank.chips[seat]}",
            f"{bank.down[seat]}",
            tiles_of(seat, t.now.tiles[seat], look) if turn else Text(),
            note,
            style="dim" if seat in bank.out else "",
        )
    return grid


def whose_turn(scene: Scene[Table]) -> Sequence[Seat]:
    if not scene.table.rounds or scene.phase == "Over":
        return ()
    now = scene.table.now
    return now.to_bet[:1] or [now.dealer]

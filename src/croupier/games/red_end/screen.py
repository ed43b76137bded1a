"""Red End in a terminal: a line for each player, with the pile from its top down and the black cards drawn."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS, Card, is_black

from .piles import PILE
from .rules import Table

EMBLEM = emblem("..!", "#ff7a4d", "#291b19")
WIDE = 100  # columns: from this width on, everything of a player fits on one line
CARD = 4  # columns of a card in a pile


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t = scene.table
    if not t.round.number:
        heading = Text(look.say("screen-before"), "bold")
    else:
        round_ = look.say("screen-round", round=t.round.number, rounds=t.rounds)
        heading = Text.assemble((round_, "bold"), " · ", (look.say("screen-pot", amount=t.bank.pot), "bold"))
    legend = Text(look.say("screen-legend"), "dim")
    return Group(heading, Text(), players(scene, look), Text(), legend)


def players(scene: Scene[Table], look: Look) -> Grid:
    """In one line each, or in two where there is little room."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in range(scene.seats):
        person, money = name(scene, seat, look), chips(scene.table, seat, look)
        pile, cards, doing = strip(scene, seat, look), drawn(scene.table, seat, look), state(scene, seat, look)
        if look.width >= WIDE:
            grid.add_row(person, money, doing, pile, cards)
        else:
            grid.add_row(Text("  ").join([person, money, doing]))
            grid.add_row(Text.assemble("    ", pile, "  ", cards))
    return grid


def name(scene: Scene[Table], seat: Seat, look: Look) -> Text:
    """With an arrow if it is their turn."""
    t = scene.table
    turn = scene.phase == "DrawOrPass" and t.round.turns[0] == seat
    return Text.assemble(("▸ " if turn else "  ", "bold"), look.name(seat, bold=turn))


def chips(t: Table, seat: Seat, look: Look) -> Text:
    debt = (look.say("screen-debt"), "bold") if t.bank.debt[seat] else ""
    return Text.assemble(look.say("screen-chips", amount=t.bank.chips[seat]), " " if debt else "", debt)


def state(scene: Scene[Table], seat: Seat, look: Look) -> Text:
    """Whether they are still in, and whether they deal."""
    t, said = scene.table, []
    if seat in t.bank.out:
        said.append(look.say("screen-out"))
    elif seat in t.round.knocked_out:
        said.append(look.say("screen-knocked-out"))
    elif seat in t.round.turns:
        said.append(look.say("screen-in"))
    elif scene.phase in ("DrawOrPass", "Over"):
        said.append(look.say("screen-passed"))
    if t.round.number and seat == t.round.dealer:
        said.append(look.say("screen-dealer"))
    return Text(" · ".join(said), "" if seat in t.round.turns else "dim")


def strip(scene: Scene[Table], seat: Seat, look: Look) -> Text:
    """A pile from the top down: what came off it bare, what lies there in brackets, and one's own face up."""
    r = scene.table.round
    gone, left = r.off[seat], r.piles[seat]
    if isinstance(scene, View) and scene.seat == seat and scene.hand.pile:
        lying = [look.card(NUMBER_CARDS, card) for card in scene.hand.pile[len(gone) :]]
    else:
        lying = [look.back()] * left
    strip = Text().join([*(bare(card) for card in gone), *lying])
    strip.pad_right(CARD * PILE - strip.cell_len)
    return strip


def bare(card: Card) -> Text:
    return Text(f" ●{card} ") if is_black(card) else Text(f" ◆{card} ", "red")


def drawn(t: Table, seat: Seat, look: Look) -> Text:
    """The black cards that count, and their sum; or, faint, those that count no more."""
    cards, lost = t.round.black[seat], t.round.lost[seat]
    if not cards:
        return Text(" ".join(f"{'●' if is_black(card) else '◆'}{card}" for card in lost), "dim")
    points = look.say("screen-sum", sum=sum(cards))
    return Text.assemble((" ".join(f"●{card}" for card in cards), "bold"), " ", (points, "bold"))

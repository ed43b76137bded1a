"""Batting Poker in a terminal: the pot and its prizes, and everybody's chips, cards and discards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS, Card

from .hands import COUNTS_FROM, KINDS, NOTHING, RANKS, Kind, rank
from .rules import CARDS, PRIZES, TIMES_ROUND, Table, history

EMBLEM = emblem("880", "#ffe08a", "#24541c")


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    r = scene.table.round
    if not r.number:
        return Group(Text(look.say("screen-not-begun"), "bold"), "", people(scene, look))
    above = [heading(scene, look)] if scene.phase == "Over" else [heading(scene, look), middle(scene.table, look)]
    return Group(*above, "", people(scene, look), *below(scene, look))


def heading(scene: Scene[Table], look: Look) -> Text:
    t, r = scene.table, scene.table.round
    parts = [look.say("screen-round", round=r.number, rounds=t.players, dealer=look.names[r.dealer])]
    if scene.phase == "Act":
        parts.append(look.say("screen-turn", turn=len(r.done[r.to_act[0]]) + 1, turns=TIMES_ROUND))
    return Text(" · ".join(parts), "bold")


def middle(t: Table, look: Look) -> Text:
    pot, pile = look.say("screen-pot", amount=t.bank.pot), look.say("screen-pile", cards=t.round.pile)
    return Text.assemble((pot, "bold yellow"), " · ", pile)


def people(scene: Scene[Table], look: Look) -> Grid:
    """A line for each seat, with an arrow at the one whose turn it is."""
    t, r = scene.table, scene.table.round
    asked = r.to_act[0] if scene.phase == "Act" else None
    grid = Grid(box=None, padding=(0, 1 if look.narrow else 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(look.say("screen-chips"), justify="right")
    grid.add_column()
    grid.add_column(look.say("screen-cards"), no_wrap=True)
    grid.add_column(look.say("screen-discards") if any(r.discards) else "")
    for seat in range(scene.seats):
        arrow, name = Text("▸" if seat == asked else " ", "bold"), look.name(seat, bold=seat == asked)
        if seat in t.bank.out:
            grid.add_row(arrow, name, "", "", Text(look.say("screen-out"), "dim"))
        else:
            chips, debt = Text(str(t.bank.chips[seat]), "bold"), look.say("screen-debt") if t.bank.debt[seat] else ""
            grid.add_row(arrow, name, chips, debt, cards(scene, seat, look), look.cards(NUMBER_CARDS, r.discards[seat]))
    return grid


def cards(scene: Scene[Table], seat: Seat, look: Look) -> Text:
    """One's own cards; of others the backs, and the cards they took in sight of all; at the end the last showdown."""
    t, r = scene.table, scene.table.round
    if scene.phase == "Over":
        shown = t.shown[seat]
        return (
            Text.assemble(look.cards(NUMBER_CARDS, shown), "  ", look.say(f"screen-{kind(t, shown)}"))
            if shown
            else Text()
        )
    if isinstance(scene, View) and scene.seat == seat:
        return look.cards(NUMBER_CARDS, scene.hand.cards)
    known, _ = history(r, seat)
    return Text(" ").join(
        [*(look.card(NUMBER_CARDS, card) for card in known), *[look.back()] * (r.cards[seat] - len(known))]
    )


def kind(t: Table, hand: list[Card]) -> Kind:
    return KINDS[rank(tuple(hand), t.players)]


def below(scene: Scene[Table], look: Look) -> list[RenderableType]:
    """What one holds, what hands pay at this table, and what the signs mean."""
    t, lines = scene.table, list[Text]()
    if isinstance(scene, View) and len(scene.hand.cards) == CARDS:
        lines.append(Text(look.say("screen-hand", hand=kind(t, scene.hand.cards)), "bold"))
    if scene.phase != "Over":
        lines.append(Text(prizes(t, look)))
    if any(history(t.round, seat)[0] for seat in range(scene.seats)):
        lines.append(Text(look.say("screen-known"), "dim"))
    if any(t.bank.debt):
        lines.append(Text(look.say("screen-debt-card"), "dim"))
    return ["", *lines] if lines else []


def prizes(t: Table, look: Look) -> str:
    levels = [level for level in RANKS if level != NOTHING and t.players >= COUNTS_FROM[level]]
    return " · ".join(look.say("screen-prize", hand=KINDS[level], amount=PRIZES.get(level, 0)) for level in levels)

"""Three Seven in a terminal: the pile and the prize, everybody's chips, stake and cards, and one's own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS

from .rules import Table

EMBLEM = emblem("777", "#ffd24a", "#7c131a")


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    return Group(*heading(scene, look), "", people(scene, look), *below(scene, look))


def heading(scene: Scene[Table], look: Look) -> list[Text]:
    """The round, the pile face down, and what there is to win."""
    t = scene.table
    if scene.phase in ("FirstDealer", "Over"):
        return [Text(look.say(f"screen-{scene.phase}"), "bold")]
    dealer = look.say("screen-dealer", name=look.names[t.now.dealer])
    parts = [
        Text.assemble(look.back(), " ", look.say("screen-pile", cards=t.pile)),
        Text(look.say("screen-prize", amount=t.prize), "bold"),
    ]
    if t.bank.pot:
        parts.append(Text(look.say("screen-middle", amount=t.bank.pot)))
    round_ = Text.assemble((look.say("screen-round", round=t.now.number, rounds=t.rounds), "bold"), " · ", dealer)
    return [round_, Text("  ").join(parts)]


def people(scene: Scene[Table], look: Look) -> Grid:
    """A line for each, with an arrow at the one who bets and a card sign for a debt; those who have folded fade."""
    grid = Grid(box=None, padding=(0, 1 if look.narrow else 2, 0, 0), show_edge=False, header_style="dim")
    grid.add_column()
    grid.add_column(no_wrap=True)
    for name in ("chips", "stake", "cards"):
        grid.add_column(look.say(f"screen-{name}"), justify="right", no_wrap=True)
    grid.add_column(look.say("screen-played"))
    grid.add_column(no_wrap=True)
    for seat in range(scene.seats):
        said = status(scene.table, seat, look)
        grid.add_row(*line(scene, seat, look), said, style="dim" if is_away(scene.table, seat) else "")
    return grid


def line(scene: Scene[Table], seat: Seat, look: Look) -> list[Text]:
    bank, r = scene.table.bank, scene.table.now
    turn, cards = scene.phase == "Bet" and seat == r.to_bet[0], r.cards(seat)
    return [
        Text("▸" if turn else " ", "bold"),
        look.name(seat, bold=turn),
        Text(f"{bank.chips[seat]} {look.say('screen-debt') if bank.debt[seat] else ' '}"),
        Text(f"{bank.down[seat]}", "bold"),
        Text(f"{cards}" if look.narrow else f"{'▒' * cards} {cards}"),
        Text(" ".join(map(str, r.played[seat]))),
    ]


def status(t: Table, seat: Seat, look: Look) -> str:
    if seat in t.bank.out:
        return look.say("screen-out")
    if is_away(t, seat):
        return look.say("screen-folded")
    return look.say("screen-all-in") if seat in t.now.all_in else ""


def is_away(t: Table, seat: Seat) -> bool:
    """Whether it takes no part in this round any more."""
    return seat in t.bank.out or (bool(t.now.inside) and seat not in t.now.inside)


def below(scene: Scene[Table], look: Look) -> list[RenderableType]:
    """What the card sign means, hands declared, what a call costs, and one's own hand."""
    t, lines = scene.table, list[RenderableType]()
    if any(t.bank.debt):
        lines.append(Text(look.say("screen-debt-card"), "dim"))
    for seat, cards in enumerate(t.now.shown):
        if cards:
            lines += ["", Text.assemble(look.name(seat), "  ", look.cards(NUMBER_CARDS, cards))]
    if isinstance(scene, View) and scene.hand.cards:
        lines += ["", Text.assemble(look.say("screen-hand"), "  ", look.cards(NUMBER_CARDS, scene.hand.cards))]
        if scene.phase == "Bet" and scene.seat == t.now.to_bet[0]:
            lines.append(Text(look.say("screen-to-match", amount=t.highest - t.bank.down[scene.seat])))
    return lines

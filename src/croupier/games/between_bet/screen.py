"""Between Bet in a terminal: the row of seven, what is still unseen, and everybody's chips and bets."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.cards import less
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.number_cards import FULL, NUMBER_CARDS, ZEROS, Card, name

from .row import PAIRS, ROW
from .rules import Table

EMBLEM = emblem("3?9", "#f5ae78", "#22374f")
WIDE = 15  # columns of a third of the row


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t, now = scene.table, scene.table.round
    if not now.number:
        return Group(Text(look.say("screen-not-begun"), "bold"), "", people(scene, look))
    heading = look.say("screen-round", round=now.number, rounds=t.rounds, dealer=look.names[now.dealer])
    return Group(Text(heading, "bold"), "", row(scene, look), "", people(scene, look), "", *below(scene, look))


def row(scene: Scene[Table], look: Look) -> Grid:
    """The left pair, three cards face up, the right pair; above a pair who looked at it, and who sees it now."""
    now = scene.table.round
    cards = [
        look.back() if card is None else look.card(NUMBER_CARDS, card) for card in [*seen(scene), *[None] * ROW][:ROW]
    ]
    parts = [cards[:2], cards[2:5], cards[5:]]
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for _ in parts:
        grid.add_column(min_width=WIDE, justify="center")
    grid.add_row(title(scene, "left", look), "", title(scene, "right", look))
    grid.add_row(*(Text(" ").join(part) for part in parts))
    if now.pair and is_mine(scene):
        below = [Text(look.say("screen-only-you"), "dim") if side == now.pair else "" for side in PAIRS]
        grid.add_row(below[0], "", below[1])
    return grid


def title(scene: Scene[Table], side: str, look: Look) -> Text:
    """Which pair it is, with the sign of the player who looked at it."""
    now, words = scene.table.round, Text(look.say(f"screen-{side}"), "dim")
    return words + Text(" ") + look.mark(now.holder) if now.pair == side and now.holder is not None else words


def is_mine(scene: Scene[Table]) -> bool:
    """Whether the cards looked at are this player's secret."""
    return isinstance(scene, View) and bool(scene.hand.peeked)


def seen(scene: Scene[Table]) -> list[Card | None]:
    """The row as this player knows it."""
    now = scene.table.round
    cards = [*now.row]
    if isinstance(scene, View) and scene.hand.peeked and now.pair:
        for place, card in zip(PAIRS[now.pair], scene.hand.peeked):
            cards[place] = card
    return cards


def people(scene: Scene[Table], look: Look) -> Grid:
    """A line for each seat, with an arrow if only that one is asked."""
    t = scene.table
    turn = t.round.holder if scene.phase in ("PickPair", "RaiseOrStand") else None
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column()
    grid.add_column(no_wrap=True)
    grid.add_column(look.say("screen-chips"), justify="right")
    grid.add_column()
    grid.add_column()
    for seat in range(scene.seats):
        arrow, who = Text("▸" if seat == turn else " ", "bold"), look.name(seat, bold=seat == turn)
        if seat in t.bank.out:
            grid.add_row(arrow, who, "", "", Text(look.say("screen-out"), "dim"))
        else:
            chips, debt = Text(str(t.bank.chips[seat]), "bold"), look.say("screen-debt") if t.bank.debt[seat] else ""
            grid.add_row(arrow, who, chips, debt, at_stake(scene, seat, look))
    return grid


def at_stake(scene: Scene[Table], seat: Seat, look: Look) -> str:
    """What the highest caller has called or bet: nobody else's bet lies open while anybody is asked."""
    now, down = scene.table.round, scene.table.bank.down[seat]
    if seat != now.holder or scene.phase == "Over":
        return ""
    if not down:
        return look.say("screen-leads", amount=now.call)
    return look.say("screen-looked" if now.pair else "screen-may-look", amount=down)


def below(scene: Scene[Table], look: Look) -> list[Text]:
    """Which cards may lie face down, what was called, which bets won; and what the signs mean."""
    t, cards, lines = scene.table, [card for card in seen(scene) if card is not None], []
    if scene.phase != "Over":
        left = less(FULL, t.used, cards)
        counts = [name(card) if card in ZEROS else f"{name(card)}×{count}" for card, count in left.items() if count]
        lines.append(Text(look.say("screen-unseen", cards=" ".join(counts))))
        if t.round.calls:
            calls = tuple(f"{look.names[call.seat]} {call.amount}" for call in t.round.calls)
            lines.append(Text(look.say("screen-calls", calls=calls)))
    if t.last:
        lowest, highest, single = t.last.limits.lowest, t.last.limits.highest, str(t.last.limits.single).lower()
        key = "screen-limits" if scene.phase == "Over" else "screen-last"
        lines.append(Text(look.say(key, lowest=lowest, highest=highest, single=single)))
    if any(t.bank.debt):
        lines.append(Text(look.say("screen-debt-card"), "dim"))
    return lines

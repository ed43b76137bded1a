"""Your Order in a terminal: the dummy's cards, what each place pays, and everybody's cards, chips and bets."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS

from .rules import PAYS, Bet, Table

EMBLEM = emblem("1>2", "#ffc98f", "#50331d")


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    t, r = scene.table, scene.table.round
    if not r.number:
        return Group(Text(look.say("screen-not-begun"), "bold"), "", people(scene, look))
    heading = look.say("screen-round", round=r.number, rounds=t.players, dealer=look.names[r.dealer])
    return Group(Text(heading, "bold"), "", middle(t, look), "", people(scene, look), *legend(t, look))


def middle(t: Table, look: Look) -> Grid:
    """What everybody looks at: the dummy, and the odds."""
    grid = Grid.grid(padding=(0, 2))
    dummy = [look.back() if card is None else look.card(NUMBER_CARDS, card) for card in t.round.dummy]
    total, rank = places(t).get(None, (0, 0))
    if rank:
        dummy.append(Text(f" {place(total, rank, look)}"))
    pays = enumerate(PAYS[t.players], 1)
    odds = [look.say("screen-odds", rank=ordinal(rank, look), pays=times) for rank, times in pays]
    grid.add_row(look.say("screen-dummy"), Text(" ").join(dummy))
    grid.add_row(look.say("screen-pays"), "  ".join(odds))
    return grid


def people(scene: Scene[Table], look: Look) -> Grid:
    """A line for each seat, with an arrow at the one who is asked."""
    t, r, settled = scene.table, scene.table.round, places(scene.table)
    asked = r.to_act[0] if scene.phase in ("Change", "PlaceBet") else None
    grid = Grid(box=None, padding=(0, 1 if look.narrow else 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("", "", "cards", "sum", "discard", "chips", "bets"):
        grid.add_column(look.say(f"screen-{key}") if key else "", justify="right" if key == "chips" else "left")
    for seat in range(scene.seats):
        name = look.name(seat, bold=seat == asked)
        if seat in t.bank.out:
            grid.add_row("", name, Text(look.say("screen-out"), "dim"))
            continue
        held = hand(scene, seat)
        total, rank = settled.get(seat, (sum(held), 0))
        grid.add_row(
            Text("▸" if seat == asked else "", "bold"),
            name,
            look.cards(NUMBER_CARDS, held) if held else look.back(r.held[seat]),
            place(total, rank, look) if rank else str(total or ""),
            look.cards(NUMBER_CARDS, [card for card in [r.discards[seat]] if card is not None]),
            chips(t, seat, look),
            Text("\n" if look.narrow and rank else "  ").join(bet_on(bet, rank, look) for bet in r.bets[seat]),
        )
    return grid


def hand(scene: Scene[Table], seat: Seat) -> list[int]:
    """The cards of a seat that may be seen: one's own, and everybody's when they are shown."""
    own = scene.hand.cards if isinstance(scene, View) and scene.seat == seat else []
    return scene.table.round.shown[seat] or own


def places(t: Table) -> dict[Seat | None, tuple[int, int]]:
    """The sum and the place of everybody, the dummy being None, once all hands are shown."""
    if not t.last or not any(t.round.shown):
        return {}
    return {one.seat: (one.total, rank) for rank, one in enumerate(t.last.places, 1)}


def chips(t: Table, seat: Seat, look: Look) -> Text:
    return Text.assemble((str(t.bank.chips[seat]), "bold"), " ", look.say("screen-debt") if t.bank.debt[seat] else " ")


def bet_on(bet: Bet, rank: int, look: Look) -> Text:
    """A bet, and whether it was right once the place is known."""
    text = Text(look.say("screen-bet", rank=ordinal(bet.rank, look), amount=bet.amount))
    if rank:
        text.append(" " + look.say("screen-right" if bet.rank == rank else "screen-wrong"))
    return text


def place(total: int, rank: int, look: Look) -> str:
    return look.say("screen-place", total=total, rank=ordinal(rank, look))


def ordinal(rank: int, look: Look) -> str:
    return look.say("screen-rank", rank=rank)


def legend(t: Table, look: Look) -> list[RenderableType]:
    return [Text(look.say("screen-debt-card"), "dim")] if any(t.bank.debt) else []

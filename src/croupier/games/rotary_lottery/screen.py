"""Rotary Lottery in a terminal: the lottery, everybody's ticket, and for a player all the hands that came round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.game import Scene, Seat, View
from croupier.kit.look import Look, emblem
from croupier.kit.seventh_heaven.number_cards import NUMBER_CARDS, Card

from .counting import unseen
from .imagine import CARDS
from .rules import LEFT, PRIZES, TURNED, WAYS, Hand, Table

EMBLEM = emblem("#42", "#ffb3a1", "#094d51")


def draw(scene: Scene[Table], look: Look) -> RenderableType:
    parts: list[RenderableType] = [heading(scene, look)]
    if scene.table.rounds:
        parts += ["", middle(scene.table, look)]
    parts += ["", players(scene, look)]
    if isinstance(scene, View) and scene.hand.held:
        parts += ["", own(scene, look)]
    return Group(*parts)


def heading(scene: Scene[Table], look: Look) -> Text:
    """The round, who deals, and what is going on."""
    t = scene.table
    if not t.rounds:
        return Text(look.say("screen-before"), "bold")
    if scene.phase == "Over":
        return Text(look.say("screen-over"), "bold")
    dealer = look.say("screen-dealer", name=look.names[t.now.dealer])
    if scene.phase == "Draft":
        way = "left" if WAYS[t.round] == LEFT else "right"
        doing = look.say("screen-Draft", number=t.now.laid + 1, cards=CARDS, way=way)
    else:
        doing = look.say(f"screen-{scene.phase}")
    return Text.assemble(
        (look.say("screen-round", round=t.round, rounds=len(PRIZES)), "bold"), f" · {dealer} · {doing}"
    )


def middle(t: Table, look: Look) -> Grid:
    """The lottery cards of each round, and what hits pay now."""
    grid = Grid.grid(padding=(0, 2))
    for number, now in enumerate(t.rounds, 1):
        cards = side_by_side(look.cards(NUMBER_CARDS, now.lottery), look.back(TURNED[number] - len(now.lottery)))
        grid.add_row(Text(look.say("screen-lottery-of", round=number), "dim"), cards)
    if not t.tickets:
        prizes = enumerate(PRIZES[t.round][1:], 1)
        pays = Text(" ").join(Text.assemble((f"{hits}", "bold"), f"→{prize}") for hits, prize in prizes)
        grid.add_row(Text(look.say("screen-pays"), "dim"), pays)
    return grid


def players(scene: Scene[Table], look: Look) -> Grid:
    """Everybody's chips, debt and ticket."""
    t, grid = scene.table, Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    grid.add_column(no_wrap=True)
    grid.add_column(look.say("screen-chips"), justify="right", no_wrap=True)
    grid.add_column(look.say("screen-ticket"), no_wrap=True)
    for seat in range(scene.seats):
        name = look.name(seat, bold=isinstance(scene, View) and scene.seat == seat)
        if seat in t.bank.out:
            beside = Text(look.say("screen-out"))
        else:
            beside = Text("\n").join(tickets(scene, seat, look))
        if t.bank.debt[seat]:
            name.append(("\n  " if look.narrow else "  ") + look.say("screen-debt"), "not bold")
        grid.add_row(name, f"{t.bank.chips[seat]}", beside, style="dim" if seat in t.bank.out else "")
    return grid


def tickets(scene: Scene[Table], seat: Seat, look: Look) -> Iterator[Text]:
    """The ticket of this round, and in round two the hits of round one; when all is over both tickets."""
    t = scene.table
    for number, now in enumerate(t.rounds, 1):
        if t.tickets:
            yield ticket(now.hits[seat], t.tickets[number - 1][seat], "  ", look)
        elif number < t.round:
            hits = look.cards(NUMBER_CARDS, sorted(now.hits[seat])) or Text(look.say("screen-no-hits"), "dim")
            yield Text.assemble((look.say("screen-hits-of", round=number), "dim"), " ", hits)
        elif isinstance(scene, View) and scene.seat == seat:
            yield ticket(now.hits[seat], scene.hand.laid[-1], "()", look)
        else:
            yield side_by_side(
                look.cards(NUMBER_CARDS, sorted(now.hits[seat])), look.back(now.laid - len(now.hits[seat]))
            )


def ticket(hits: Sequence[Card], cards: Sequence[Card], edges: str, look: Look) -> Text:
    """A ticket that one can see: first its hits, then the other cards between these edges."""
    missed = sorted((Counter(cards) - Counter(hits)).elements())
    others = (f"{edges[0]}{look.card(NUMBER_CARDS, card).plain[1:-1]}{edges[1]}" for card in missed)
    return side_by_side(
        look.cards(NUMBER_CARDS, sorted(hits)), Text(" ".join(others), "dim" if edges.isspace() else "")
    )


def side_by_side(*parts: Text) -> Text:
    """These parts, except empty ones."""
    return Text(" ").join(part for part in parts if part)


def own(view: View[Table, Hand], look: Look) -> Grid:
    """A player's hand, all the hands held before, and what is left to wait for."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    if view.hand.cards:
        grid.add_row(look.say("screen-hand"), look.cards(NUMBER_CARDS, view.hand.cards))
    for number, (held, laid) in enumerate(zip(view.hand.held, view.hand.laid), 1):
        if laid:
            hands = Text(" · ").join(memory(cards, card) for cards, card in zip(held, laid))
            grid.add_row(look.say("screen-held", round=number), hands)
    if view.phase != "Deal":
        counts = Text("  ").join(Text.assemble((f"{card}", "bold"), f"×{n}") for card, n in unseen(view).items())
        grid.add_row(look.say("screen-unseen"), counts)
    if any(view.hand.laid):
        grid.add_row("", Text(look.say("screen-secret"), "dim"))
    return grid


def memory(cards: Sequence[Card], laid: Card) -> Text:
    """A hand that was held, with the card laid from it; kept together when lines are broken."""
    at = cards.index(laid)
    before, after = ("".join(map(str, some)) for some in (cards[:at], cards[at + 1 :]))
    return Text.assemble(before, (f"({laid})", "bold"), after)

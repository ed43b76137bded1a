"""Vabanque: pile up chips, hide a Trap, walk to where the money is and the Traps are not.

The VB marks are the rules in rulebook/en.md. Chips and money are in thousands.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Literal

from croupier.core.chance import Odds
from croupier.core.game import (
    Chance,
    Event,
    Game,
    Move,
    Next,
    Options,
    Over,
    Part,
    Reveal,
    Scene,
    Seat,
    State,
    Tell,
    Turn,
    View,
)
from croupier.kit.bags import draws
from croupier.kit.money import Purses
from croupier.kit.seats import Order

Card = Literal["double", "trap", "dummy"]

TILES = {3: 7, 4: 9, 5: 10, 6: 12}  # players: tiles in the ring
CHIPS = {1: (5, 5, 5, 5), 2: (10, 10, 10), 3: (20, 20), 4: (50,)}  # round: the chips each player puts down
CARDS: tuple[Card, ...] = ("double", "trap", "dummy")
APART, FARTHEST = 2, 4  # tiles from pawn to pawn at the start; tiles a pawn can walk


class Table(Part):
    chips: list[list[int]]  # chips[tile], in thousands
    laid: list[list[int]]  # laid[seat], the tile of each card it laid, three a round, oldest first
    shown: list[list[Card | None]]  # shown[seat], the same cards, None where face down
    money: Purses  # in thousands
    order: list[Seat]  # the turn order of this round
    pawns: list[int] = []  # pawns[seat], the tile; none before the first order is drawn
    round: int = 1
    turns: int = 0  # taken in this step, all players together
    rounds: int = max(CHIPS)

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.turns % len(self.order)]

    def cards_at(self, tile: int) -> list[tuple[Seat, int]]:
        """The cards that lie at a tile this round: whose, and which of its owner's; in turn order."""
        first, laid = len(CARDS) * (self.round - 1), self.laid
        return [
            (seat, number) for seat in self.order for number, at in enumerate(laid[seat][first:], first) if at == tile
        ]


class Hand(Part):
    cards: list[Card]  # not yet laid this round
    laid: list[Card]  # which card each of its laid ones is, three a round, oldest first


class Place(Move):
    """Put a chip on a tile."""

    tile: int


class Lay(Move):
    """Lay a card face down at a tile."""

    card: Card
    tile: int


class Walk(Move):
    """Move the pawn clockwise."""

    steps: int


class LinedUp(Event):
    """The turn order of a round."""

    round: int
    order: Order


class Placed(Event):
    seat: Seat
    chip: int
    tile: int


class Laid(Event):
    """Everybody sees where a card lies, but not which it is."""

    seat: Seat
    tile: int


class Hid(Event):
    """The owner alone is told which card it is."""

    card: Card
    tile: int


class Walked(Event):
    seat: Seat
    steps: int
    tile: int


class Opened(Event):
    """A tile with pawns is looked at."""

    tile: int
    pawns: tuple[Seat, ...]


class TurnedUp(Reveal):
    seat: Seat
    card: Card
    tile: int


class Yielded(Event):
    """What the tile is worth to everybody who is paid there."""

    tile: int
    chips: int
    doubles: int
    amount: int


class Earned(Event):
    """A pawn was paid."""

    seat: Seat
    tile: int
    amount: int


class Stopped(Event):
    """A pawn was not paid, because of these players' Traps."""

    seat: Seat
    tile: int
    trappers: tuple[Seat, ...]


class Caught(Event):
    """A Trap was paid for these players' pawns."""

    seat: Seat
    tile: int
    pawns: tuple[Seat, ...]
    amount: int


Vabanque = State[Table, Hand, None]  # no box: whatever is hidden is known to somebody


def setup(seats: int, options: Options, tell: Tell) -> Vabanque:
    """VB-1, VB-2 A ring of empty tiles, three cards each, and no money."""
    order = [] if options.first is None else [options.first]
    chips: list[list[int]] = [[] for _ in range(TILES[seats])]
    table = Table(chips, [[] for _ in range(seats)], [[] for _ in range(seats)], Purses([0] * seats), order)
    return State(seats, "LineUp", table, [Hand([*CARDS], []) for _ in range(seats)], None)


class LineUp(Chance):
    """VB-2 The first turn order is drawn, or what follows the seat that the table sets."""

    def odds(self, state: Vabanque) -> Odds[tuple[Seat, ...]]:
        rest = {seat: 1 for seat in range(state.seats) if seat not in state.table.order}
        return draws(rest, len(rest))

    def drawn(self, table: Table) -> str:
        return "first turn order"

    def play(self, state: Vabanque, drawn: tuple[Seat, ...], tell: Tell) -> Next:
        t = state.table
        t.order += drawn
        t.pawns = [APART * t.order.index(seat) for seat in range(state.seats)]
        tell(LinedUp(t.round, tuple(t.order)))
        return PutChips


class InOrder(Turn):
    """VB-3 A step in which everybody acts in turn order, once or several times round."""

    def seat(self, table: Table) -> Seat:
        return table.turn


def is_done(t: Table, times: int) -> bool:
    """End a turn; whether everybody has now had this many turns, and the step is done."""
    t.turns += 1
    if t.turns < times * len(t.order):
        return False
    t.turns = 0
    return True


class PutChips(InOrder):
    """VB-4 One chip at a time, everybody puts this round's chips on any tiles."""

    def moves(self, view: View[Table, Hand]) -> tuple[Place, ...]:
        return places(len(view.table.chips))

    def play(self, state: Vabanque, move: Place, tell: Tell) -> Next:
        t, chips = state.table, CHIPS[state.table.round]
        chip = chips[t.turns // state.seats]
        t.chips[move.tile].append(chip)
        tell(Placed(t.turn, chip, move.tile))
        return LayCards if is_done(t, len(chips)) else PutChips


class LayCards(InOrder):
    """VB-5 One card at a time, everybody lays all three face down at any tiles."""

    def moves(self, view: View[Table, Hand]) -> tuple[Lay, ...]:
        return lays(tuple(view.hand.cards), len(view.table.chips))

    def play(self, state: Vabanque, move: Lay, tell: Tell) -> Next:
        t, seat = state.table, state.table.turn
        hand = state.hands[seat]
        hand.cards.remove(move.card)
        hand.laid.append(move.card)
        t.laid[seat].append(move.tile)
        t.shown[seat].append(None)
        tell(Laid(seat, move.tile))
        tell(Hid(move.card, move.tile), to=seat)
        return MovePawns if is_done(t, len(CARDS)) else LayCards


class MovePawns(InOrder):
    """VB-6 Once each, everybody moves their pawn up to four tiles clockwise, or stays."""

    def moves(self, view: View[Table, Hand]) -> tuple[Walk, ...]:
        return WALKS

    def play(self, state: Vabanque, move: Walk, tell: Tell) -> Next:
        t, seat = state.table, state.table.turn
        t.pawns[seat] = tile = (t.pawns[seat] + move.steps) % len(t.chips)
        tell(Walked(seat, move.steps, tile))
        return end_round(state, tell) if is_done(t, 1) else MovePawns


@cache
def places(tiles: int) -> tuple[Place, ...]:
    return tuple(map(Place, range(tiles)))


@cache
def lays(cards: tuple[Card, ...], tiles: int) -> tuple[Lay, ...]:
    return tuple(Lay(card, tile) for card in cards for tile in range(tiles))


WALKS = tuple(map(Walk, range(FARTHEST + 1)))


def end_round(state: Vabanque, tell: Tell) -> Next:
    """VB-3, VB-15 The showdown; then, unless it was the last, the next round in a new turn order."""
    t = state.table
    for tile in sorted(set(t.pawns)):
        look_at(state, tile, tell)
    if t.round == t.rounds:
        return Over
    t.round += 1
    line_up(t)
    for hand in state.hands:
        hand.cards = [*CARDS]
    tell(LinedUp(t.round, tuple(t.order)))
    return PutChips


def look_at(state: Vabanque, tile: int, tell: Tell) -> None:
    """VB-7, VB-8 All cards at a tile with a pawn are turned up; each ×2 adds the worth of its chips once more."""
    t = state.table
    pawns = [seat for seat in t.order if t.pawns[seat] == tile]
    tell(Opened(tile, tuple(pawns)))
    doubles, traps = 0, []
    for seat, number in t.cards_at(tile):
        t.shown[seat][number] = card = state.hands[seat].laid[number]
        tell(TurnedUp(seat, card, tile))
        if card == "double":
            doubles += 1
        elif card == "trap":
            traps.append(seat)
    chips = sum(t.chips[tile])
    tell(Yielded(tile, chips, doubles, amount := chips * (1 + doubles)))
    if amount:
        pay(t, tile, amount, pawns, traps, tell)


def pay(t: Table, tile: int, amount: int, pawns: list[Seat], traps: list[Seat], tell: Tell) -> None:
    """VB-9, VB-10 A pawn earns the yield, unless another's Trap stops it; a Trap earns it for each pawn of another."""
    for seat in pawns:
        if trappers := tuple(trapper for trapper in traps if trapper != seat):
            tell(Stopped(seat, tile, trappers))
        else:
            t.money.receive(seat, amount)
            tell(Earned(seat, tile, amount))
    for seat in traps:
        if caught := tuple(pawn for pawn in pawns if pawn != seat):
            t.money.receive(seat, amount * len(caught))
            tell(Caught(seat, tile, caught, amount * len(caught)))


def line_up(t: Table) -> None:
    """VB-13 The richest goes first; among equally rich players the order is reversed."""
    t.order.reverse()
    t.order.sort(key=lambda seat: -t.money.seats[seat])


def redeal(view: Scene[Table], rng: Random) -> Vabanque:
    """VB-14 It is known where a card lies and whose it is; cards not shown could be any the player has left."""
    t, knows = view.table, view if isinstance(view, View) else None
    hands = [
        knows.hand if knows and knows.seat == seat else guess(t.shown[seat], t.round, rng) for seat in range(view.seats)
    ]
    return State(view.seats, view.phase, t, hands, None)


def guess(shown: list[Card | None], rounds: int, rng: Random) -> Hand:
    """A hand that fits the cards shown; every one that does is equally likely."""
    laid: list[Card] = []
    rest: list[Card] = []
    for first in range(0, len(CARDS) * rounds, len(CARDS)):
        known = shown[first : first + len(CARDS)]
        rest = [card for card in CARDS if card not in known]
        rng.shuffle(rest)
        laid += [card or rest.pop() for card in known]
    return Hand(sorted(rest, key=CARDS.index), laid)


def score(t: Table, seat: Seat) -> int:
    return t.money.seats[seat]


def standing(t: Table, seat: Seat) -> tuple[int]:
    """VB-15 The richest wins."""
    return (t.money.seats[seat],)


def wealth(state: Vabanque) -> int:
    return state.table.money.total


def pieces(state: Vabanque) -> Counter[tuple[Seat, Card]]:
    """Everybody's cards, in hand and at the tiles."""
    earlier = len(CARDS) * (state.table.round - 1)
    return Counter(
        (seat, card) for seat, hand in enumerate(state.hands) for card in (*hand.cards, *hand.laid[earlier:])
    )


GAME = Game(
    name="vabanque",
    seats=range(3, 7),
    state=Vabanque,
    setup=setup,
    phases=(LineUp, PutChips, LayCards, MovePawns),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    redeal=redeal,
)

"""Rules of thumb for Vabanque. Each gives every tile a worth, in thousands."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from random import Random
from typing import Any

from croupier.core.game import Game, Seat, View

from .rules import CARDS, CHIPS, FARTHEST, Card, Hand, Lay, Place, Table, Walk

HEAP = 0.2  # how much chips that lie already count beside a new one: a heap draws Traps
WAVER = 0.25  # how far below the best a choice may look and still be made: a fixed answer is easily trapped
SPITE = 0.6  # what a Trap pays another hurts more than half as much as gaining it would please
SHY = 0.5  # how much of a tile's pull is left for each card there that is not one's own
LURE = 5  # thousands: what draws a pawn to a tile even without chips
NEAR = 0.3  # how much of a Trap's worth is left at tiles to which I may want to walk myself


class Regular:
    """Puts chips where few others come, traps the tiles that others like, and walks around what could be a Trap."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Place | Lay | Walk]) -> Place | Lay | Walk:
        match view.phase:
            case "PutChips":
                worth = for_chip(view)
            case "LayCards":
                card = self.rng.choice(view.hand.cards)  # in no fixed order, which would give it away
                moves = [move for move in moves if isinstance(move, Lay) and move.card == card]
                worth = FOR_CARD[card](view)
            case _:
                worth = for_pawn(view)
        waver, random = 1 + WAVER * max(worth), self.rng.random
        return max(moves, key=lambda move: worth[where(view, move)] + waver * random())


def where(view: View[Table, Hand], move: Place | Lay | Walk) -> int:
    """The tile that a move is about."""
    if isinstance(move, Walk):
        return reach(view.table, view.seat)[move.steps]
    return move.tile


def for_chip(view: View[Table, Hand]) -> list[float]:
    """Put chips where my pawn can walk and few others can, rather on other chips than alone."""
    t, chip = view.table, CHIPS[view.table.round][0]
    near = [reach(t, seat) for seat in t.order]
    worth = [0.0] * len(t.chips)
    for tile in reach(t, view.seat):
        worth[tile] = (HEAP * sum(t.chips[tile]) + chip) / sum(tile in tiles for tiles in near)
    return worth


def for_pawn(view: View[Table, Hand]) -> list[float]:
    """Walk where most is to be expected: any card of another's is a Trap, a ×2 or a Dummy, each as likely."""
    t, lying, double = view.table, cards_lying(view.table), my_tile(view, "double")
    worth = [0.0] * len(t.chips)
    for tile in reach(t, view.seat):
        others = [count for seat, count in enumerate(lying[tile]) if seat != view.seat]
        safe = prod(1 - count / len(CARDS) for count in others)
        doubles = (tile == double) + sum(others) / 2  # where no Trap is, every other card is a ×2
        worth[tile] = sum(t.chips[tile]) * (1 + doubles) * (safe - SPITE * (1 - safe))
    return worth


def for_double(view: View[Table, Hand]) -> list[float]:
    """Lay the ×2 where I mean to walk, or where my Trap waits for others."""
    worth, trap = for_pawn(view), my_tile(view, "trap")
    if trap is not None:
        worth[trap] += guests(view)[trap] * sum(view.table.chips[trap])
    return worth


def for_trap(view: View[Table, Hand]) -> list[float]:
    """Lay the Trap where others will come for much money, rather not where I should like to be alone."""
    t, double, mine = view.table, my_tile(view, "double"), reach(view.table, view.seat)
    return [
        coming * sum(chips) * (1 + (tile == double)) * (NEAR if tile in mine else 1)
        for tile, (coming, chips) in enumerate(zip(guests(view), t.chips))
    ]


def for_dummy(view: View[Table, Hand]) -> list[float]:
    """Lay the Dummy where I mean to walk: it could be a Trap, and keeps others away."""
    return for_pawn(view)


FOR_CARD = {"double": for_double, "trap": for_trap, "dummy": for_dummy}


def guests(view: View[Table, Hand]) -> list[float]:
    """How many of the others' pawns to expect at each tile: chips draw them, cards that are not theirs put them off."""
    t, lying = view.table, cards_lying(view.table)
    expected = [0.0] * len(t.chips)
    for seat in t.order:
        if seat != view.seat:
            tiles = reach(t, seat)
            pulls = [(sum(t.chips[tile]) + LURE) * SHY ** (sum(lying[tile]) - lying[tile][seat]) for tile in tiles]
            total = sum(pulls)
            for tile, pull in zip(tiles, pulls):
                expected[tile] += pull / total
    return expected


def reach(t: Table, seat: Seat) -> list[int]:
    """The tiles a pawn can walk to, by steps."""
    at, size = t.pawns[seat], len(t.chips)
    return [(at + steps) % size for steps in range(FARTHEST + 1)]


def cards_lying(t: Table) -> list[list[int]]:
    """How many cards of each seat lie at each tile: cards_lying(t)[tile][seat]."""
    lying = [[0] * len(t.laid) for _ in t.chips]
    for seat, tiles in enumerate(t.laid):
        for tile in tiles[len(CARDS) * (t.round - 1) :]:
            lying[tile][seat] += 1
    return lying


def my_tile(view: View[Table, Hand], card: Card) -> int | None:
    """Where this card of mine lies, if it does."""
    first = len(CARDS) * (view.table.round - 1)
    laid = dict(zip(view.hand.laid[first:], view.table.laid[view.seat][first:]))
    return laid.get(card)

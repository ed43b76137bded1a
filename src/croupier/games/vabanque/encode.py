"""Vabanque for learners. Tiles keep their numbers; seats come clockwise from the viewer's own."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Alike, Encoding, Slice, flat, one_of, queue_of, round_of, soft

from .rules import CARDS, CHIPS, TILES, WALKS, lays, places

HALF, HALF_MONEY = 50, 200  # chips on a tile and money, in thousands, that are encoded as one half
TURNS = max(map(len, CHIPS.values()))  # most turns of a seat in a step


def encode(seats: int, options: Options) -> Encoding:
    tiles, cards, rounds = TILES[seats], len(CARDS), len(CHIPS)
    slices = (
        Slice("chips", tiles, f"on each tile; {HALF} becomes 0.5", lambda view: [tile(c) for c in view.table.chips]),
        Slice("laid", seats * tiles, "cards of this round, by seat and tile; divided by 3", laid, seats),
        Slice("shown", seats * cards, "kinds turned up last, by seat", shown),
        Slice("hand", cards, "own cards not laid yet: " + ", ".join(CARDS), hand),
        Slice("own", cards * tiles, "where own cards of this round lie, by kind and tile", own, cards),
        Slice("pawns", seats * tiles, "the tile of each pawn", pawns, seats),
        Slice("money", seats, f"{HALF_MONEY} becomes 0.5", money),
        Slice("order", seats, "the turn order; the first is 1", lambda view: queue_of(view, view.table.order)),
        Slice("turns", 1, "taken in this step", lambda view: (view.table.turns / (TURNS * view.seats),)),
        Slice("round", rounds, "of four", lambda view: one_of(view.table.round - 1, rounds)),
    )
    ring = Alike(tiles, ("chips", "laid", "own", "pawns"), moves=(0, tiles * (1 + cards)), ring="pawns")
    return Encoding(slices, (*places(tiles), *lays(CARDS, tiles), *WALKS), ring)


def tile(chips: list[int]) -> float:
    return soft(sum(chips), HALF)


def since(view: Any) -> int:
    """The first card of this round among those laid."""
    first: int = len(CARDS) * (view.table.round - 1)
    return first


def laid(view: Any) -> list[float]:
    first, tiles = since(view), range(len(view.table.chips))
    return [view.table.laid[seat][first:].count(tile) / len(CARDS) for seat in round_of(view) for tile in tiles]


def shown(view: Any) -> list[float]:
    """The cards turned up in this round once it is over, otherwise those of the round before."""
    last = max(0, len(view.table.shown[view.seat]) - 1) // len(CARDS) * len(CARDS)
    first = last if view.phase == "Over" else max(0, since(view) - len(CARDS))
    rounds = [view.table.shown[seat][first : first + len(CARDS)] for seat in round_of(view)]
    return [float(card in seen) for seen in rounds for card in CARDS]


def hand(view: Any) -> list[float]:
    return [float(card in view.hand.cards) for card in CARDS]


def own(view: Any) -> list[float]:
    first, tiles = since(view), len(view.table.chips)
    where = dict(zip(view.hand.laid[first:], view.table.laid[view.seat][first:]))
    return flat(one_of(where.get(card), tiles) for card in CARDS)


def pawns(view: Any) -> list[float]:
    at, tiles = view.table.pawns, len(view.table.chips)
    return flat(one_of(at[seat] if at else None, tiles) for seat in round_of(view))


def money(view: Any) -> list[float]:
    return [soft(view.table.money.seats[seat], HALF_MONEY) for seat in round_of(view)]

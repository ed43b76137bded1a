"""New Game for learners. Seats are ordered clockwise from the viewer's."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, one_of, round_of, seat_of, soft

from .rules import CARDS, CHIPS, HIGHEST, ROUNDS, SIDES, Call


def encode(seats: int, options: Options) -> Encoding:
    slices = (
        Slice("chips", seats, f"of each seat; {CHIPS} becomes 0.5", chips),
        Slice("tosser", seats, "who tosses the coin", lambda view: seat_of(view, view.table.tosser)),
        Slice("calls", seats * len(SIDES), "by seat and side, once all have called", calls),
        Slice("stakes", seats, f"of each seat; divided by {HIGHEST}", stakes),
        Slice("shown", seats, "the number on each card shown; divided by 3", shown),
        Slice("card", len(CARDS), "the own card", lambda view: one_of(place(view.hand.card), len(CARDS))),
        Slice("coin", len(SIDES), "what it showed", lambda view: side_of(view.table.coin)),
        Slice("dealt", 1, "the share of cards dealt", lambda view: (view.table.dealt / view.seats,)),
        Slice("round", ROUNDS, "of five", lambda view: one_of(view.table.round - 1, ROUNDS)),
    )
    return Encoding(slices, tuple(Call(side, stake) for side in SIDES for stake in range(HIGHEST + 1)))


def place(card: int | None) -> int | None:
    return None if card is None else card - 1


def side_of(side: Any) -> tuple[float, ...]:
    return one_of(None if side is None else SIDES.index(side), len(SIDES))


def chips(view: Any) -> list[float]:
    return [soft(view.table.money.seats[seat], CHIPS) for seat in round_of(view)]


def calls(view: Any) -> list[float]:
    return [number for seat in round_of(view) for number in side_of(view.table.calls[seat])]


def stakes(view: Any) -> list[float]:
    return [view.table.stakes[seat] / HIGHEST for seat in round_of(view)]


def shown(view: Any) -> list[float]:
    return [(view.table.shown[seat] or 0) / max(CARDS) for seat in round_of(view)]

"""Where a move leads on the ring, and what the chips there are then worth."""

from __future__ import annotations

from croupier.core.game import Value, View

from .rules import CHIPS, Hand, Lay, Place, Table, Walk


class Preview(Value):
    """The tile that a move is about, with the move made."""

    tile: int
    chips: int  # what its chips are worth, in thousands, before any ×2
    chip: int | None  # the chip that is put there; null if it is a card or a pawn that goes there
    left: int  # chips the seat has still to put down this round, this one too


def preview(view: View[Table, Hand], move: Place | Lay | Walk) -> Preview | None:
    """VB-4, VB-5, VB-6 What is on the table for all to see; never what lies face down."""
    t = view.table
    if isinstance(move, Walk):
        tile = (t.pawns[view.seat] + move.steps) % len(t.chips)
        return Preview(tile, sum(t.chips[tile]), None, 0)
    if isinstance(move, Lay):
        return Preview(move.tile, sum(t.chips[move.tile]), None, 0)
    chips, put = CHIPS[t.round], t.turns // view.seats
    return Preview(move.tile, sum(t.chips[move.tile]) + chips[put], chips[put], len(chips) - put)

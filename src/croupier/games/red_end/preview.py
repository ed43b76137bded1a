"""What a draw would cost or bring, whichever card it is, and what one passes with."""

from __future__ import annotations

from croupier.core.game import Move, Value, View
from croupier.kit.seventh_heaven.number_cards import is_red

from .rules import EACH, FINE, MANY, Draw, Hand, Table


class Preview(Value):
    red: bool  # a red card came off this pile already, so that the next is red for certain
    fine: int  # what the seat pays if the card is red
    count: int  # how many black cards it would have if the card is black; or has, if it passes
    others_pay: int  # each of the others still in, if the card is black
    sum: int  # of the black cards it has now


def preview(view: View[Table, Hand], move: Move) -> Preview | None:
    """RE-2, RE-5, RE-6, RE-7 Red lies under black in every pile; what else lies there, nobody but its owner knows."""
    r = view.table.round
    mine = r.black[view.seat]
    if not isinstance(move, Draw):
        return Preview(False, 0, len(mine), 0, sum(mine))
    count, is_red_below = len(mine) + 1, any(map(is_red, r.off[move.pile]))
    pays = count >= MANY and any(seat != view.seat for seat in r.turns)
    return Preview(is_red_below, FINE, count, EACH * count if pays else 0, sum(mine))

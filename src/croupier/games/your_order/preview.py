"""What a bet would win."""

from __future__ import annotations

from croupier.core.game import Move, Value, View

from .marks import dummy_sum
from .rules import PAYS, Bet, Hand, Table


class Preview(Value):
    """What is certain about a bet before it is made."""

    prize: int  # what the bank adds if the place is right
    dummy: int  # what the dummy's cards that lie open make so far


def preview(view: View[Table, Hand], move: Move) -> Preview | None:
    """YO-5, YO-7 The prize by the place, and the dummy's sum without numbers that it has more than once."""
    if not isinstance(move, Bet):
        return None
    t = view.table
    open_cards = [card for card in t.round.dummy if card is not None]
    return Preview(move.amount * PAYS[t.players][move.rank - 1], dummy_sum(open_cards))

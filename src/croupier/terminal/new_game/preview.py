"""What a call would lead to, if it is right and if it is wrong."""

from __future__ import annotations

from croupier.core.game import Value, View

from .rules import Call, Hand, Table, bonus


class Preview(Value):
    """The chips that I would have after this round."""

    right: int
    alone: int  # if nobody else is right
    wrong: int  # apart from a tosser's consolation


def preview(view: View[Table, Hand], move: Call) -> Preview | None:
    """NG-5, NG-6 From my own chips and my own card; never from the others'."""
    chips, card = view.table.money.seats[view.seat], view.hand.card
    if card is None:
        return None
    right = chips + move.stake
    return Preview(right + bonus(card, alone=False), right + bonus(card, alone=True), chips - move.stake)

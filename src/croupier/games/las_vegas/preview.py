"""What dice would bring if the casinos paid right now."""

from __future__ import annotations

from croupier.core.game import Seat, Value, View

from .rules import NEUTRALS, Place, Table, settled


class Preview(Value):
    """What the seat would take at the casino with these dice on it, if nobody placed any more."""

    bill: int | None  # in thousands of dollars; null if it would take none
    tied: bool  # as many dice as somebody else, which get nothing
    place: int  # among those paid, 1 the best; 0 if it would not be paid
    ahead_of: Seat | None = None  # who is next in the order of pay, if anybody is
    behind: Seat | None = None  # who is just before it, if anybody is


def preview(view: View[Table, None], move: Place) -> Preview | None:
    """LV-7, LV-8, LV-24 Only own dice are paid, and neutral dice count as one more player's."""
    table, at = view.table, move.face - 1
    casino, stacks = table.casinos[at], [*table.casinos[at].dice]
    stacks[view.seat] += table.roll[at]
    stacks[NEUTRALS] += table.neutral_roll[at]
    takers, tied = settled(tuple(stacks))
    paid = takers[: len(casino.bills)]
    place = paid.index(view.seat) + 1 if view.seat in paid else 0
    bill = casino.bills[place - 1] if place else None
    return Preview(bill, view.seat in tied, place, *_beside(view.seat, [one for one in takers if one < view.seats]))


def _beside(seat: Seat, takers: list[Seat]) -> tuple[Seat | None, Seat | None]:
    """The players after and before it in the order of pay."""
    if seat not in takers:
        return None, None
    at = takers.index(seat)
    return next(iter(takers[at + 1 :]), None), takers[at - 1] if at else None

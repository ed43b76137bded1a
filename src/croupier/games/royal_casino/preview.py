"""What a die brings at once on its row."""

from __future__ import annotations

from croupier.core.game import Move, Value, View

from .rules import Place, Table


class Preview(Value):
    closes: bool  # it fills the last cell of its row
    points: int  # what the seat gains by that, below 0 if it loses them
    ends: bool  # it fills the last cell of the face, which ends the round


def preview(view: View[Table, None], move: Move) -> Preview | None:
    """RC-10, RC-11 A die that closes a row is paid or pays at once, down to 0. What a roll brings, nobody knows."""
    if not isinstance(move, Place):
        return None
    table = view.table
    row = table.rows[move.row - 1]
    if len(table.placed[move.row - 1]) + 1 < len(row.cells):
        return Preview(False, 0, False)
    points = row.points if row.colour == "yellow" else -min(row.points, table.purses.seats[view.seat])
    free = sum(len(row.cells) for row in table.rows) - sum(map(len, table.placed))
    return Preview(True, points, free == 1)

"""Going round the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from croupier.core.game import Seat

Order = Annotated[tuple[Seat, ...], "order"]  # one seat after another, as in a turn order


def left_of(seat: Seat, having: Sequence[object]) -> Seat:
    """The next seat to the left that has something, given what each seat has; the seat itself comes last."""
    seats = len(having)
    left = (seat + 1) % seats
    while not having[left]:
        if left == seat:
            raise ValueError("no seat has anything")
        left = (left + 1) % seats
    return left


def around(first: Seat, seats: int) -> list[Seat]:
    """All seats clockwise, starting with this one."""
    return [(first + step) % seats for step in range(seats)]

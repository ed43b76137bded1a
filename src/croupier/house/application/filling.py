"""Seats that the house gives to computer players, for whoever opened the table."""

from __future__ import annotations

from croupier.core.game import Seat

from ..live.live_table import Decide
from ..tables.entries import Person
from ..tables.seating import free_name


def filling(opener: Person, seat: Seat, level: str) -> Decide:
    """A computer player sits down, under a name that is free."""
    return lambda table: table.fill(opener, seat, level, free_name(table.sitting))

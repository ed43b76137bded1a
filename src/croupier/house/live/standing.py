"""How things stand at a table, as far as all readers are told the same: worked out once for all of them."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.game import Seat
from croupier.core.record import Result

from ..tables.table import Table
from .clocks import Reading


class Standing(NamedTuple):
    turn: int
    waiting: tuple[Seat, ...]  # as everybody may know it
    reading: Reading
    result: Result | None
    digest: str | None


def standing(table: Table, reading: Reading) -> Standing:
    result, digest = None, None
    if table.match and table.is_finished:
        result, digest = table.match.result, table.digest
    return Standing(table.turn, table.waiting_seen, reading, result, digest)

"""What the encodings of all gambles have in common: the chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.core.game import Move

from ..encoding import Slice, queue_of, round_of, soft
from .bank import Bank, Borrow, PayBack

HALF = 300  # chips that are encoded as one half
LOANS: tuple[Move, ...] = (Borrow(), PayBack())


def chips(amount: int) -> float:
    return soft(amount, HALF)


def bank(seats: int) -> tuple[Slice, ...]:
    """Everything that the bank holds."""
    return (
        Slice("chips", seats, f"in hand; {HALF} becomes 0.5", lambda view: _by_seat(view, _bank(view).chips)),
        Slice("down", seats, "in front of each", lambda view: _by_seat(view, _bank(view).down)),
        Slice("debt", seats, "who holds a debt card", _debts),
        Slice("out", seats, "who is out; the first is 1", lambda view: queue_of(view, _bank(view).out)),
        Slice("pot", 1, "in the middle", lambda view: (chips(_bank(view).pot),)),
    )


def _bank(view: Any) -> Bank:
    found: Bank = view.table.bank
    return found


def _debts(view: Any) -> list[float]:
    return [float(_bank(view).debt[seat]) for seat in round_of(view)]


def _by_seat(view: Any, amounts: Sequence[int]) -> list[float]:
    return [chips(amounts[seat]) for seat in round_of(view)]

"""Heuristics for debt in Casino 7th Heaven, for the computer players of every gamble."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.core.game import Move

from .bank import REPAYMENT, Bank, PayBack

PLENTY = REPAYMENT + 350  # with this much in hand it is better to hand a debt card back: that keeps the next loan open


def clears_debt(view: Any, moves: Sequence[Move]) -> bool:
    """Whether to pay back now. A loan costs 50 either way, but whoever holds no card cannot be put out at once."""
    bank: Bank = view.table.bank
    return PayBack() in moves and bank.chips[view.seat] >= PLENTY

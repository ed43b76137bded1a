"""Heuristics for Between Bet: what a bet promises, by what can be seen of the row and of the right holder."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.core.game import View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import CHIP
from croupier.kit.seventh_heaven.number_cards import FULL

from .chances import Left, Limits, in_range, outcomes, written
from .row import ROW
from .rules import Hand, Table

ALONE = 0.5  # how likely a bet in the range is to be the highest there, if no other is known
ABOVE, BELOW = 0.8, 0.2  # the same, above and below the right holder's bet
BELIEF = 2  # how many times a range that fits a raise counts: the right holder knows something
WAVER = 5  # how far below the best promise a bet may be and still be made: a fixed answer is easily outbid


def promises(view: View[Table, Hand]) -> list[float]:
    """What each bet, counted in tens, wins or loses on average."""
    t, now = view.table, view.table.round
    holder = now.holder if view.phase == "PlaceBets" else None
    rival = 0 if holder is None else t.bank.down[holder]
    return promised(believed(*cards_of(view), rival if rival > now.call else 0), rival)


def cards_of(view: View[Table, Hand]) -> tuple[int, Left, int]:
    """What a seat knows of the row, what is left to fill it, and how many cards are missing."""
    known = [card for card in view.table.round.row if card is not None] + view.hand.peeked
    return written(known), tuple(less(FULL, view.table.used, known).values()), ROW - len(known)


def believed(known: int, left: Left, missing: int, raised: int) -> dict[Limits, int]:
    """The outcomes with their weights; those that fit a raise count for more."""
    return {
        (lower, upper): ways * (BELIEF if lower <= raised // CHIP <= upper else 1)
        for (lower, upper), ways in outcomes(known, left, missing).items()
    }


def promised(weights: Mapping[Limits, float], rival: int) -> list[float]:
    """The same, from how much each outcome weighs and what the right holder bet; 0 if there is none."""
    return [
        CHIP * tens * (chance * (2 + to_be_highest(CHIP * tens, rival)) - 1)
        for tens, chance in enumerate(in_range(weights))
    ]


def to_be_highest(amount: int, rival: int) -> float:
    """A bet in the range is more likely the highest there if it is above the right holder's."""
    if not rival:
        return ALONE
    return ABOVE if amount > rival else BELOW

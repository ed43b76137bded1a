"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from croupier.core.game import Value

from .hands import COUNTS_FROM, KINDS, NOTHING, RANKS, Kind
from .rules import CARDS, FINE, PRIZES


class Rung(Value):
    """A hand on the scoreboard."""

    hand: Kind
    amount: int  # what it brings; 0 for the one that takes the whole pot
    players: int  # the fewest with which it counts


class Printed(Value):
    """What stands on the scoreboard."""

    rungs: tuple[Rung, ...]  # from low to high
    cards: int  # in a hand


PRINTED = Printed(
    tuple(Rung(KINDS[rank], -FINE if rank == NOTHING else PRIZES.get(rank, 0), COUNTS_FROM[rank]) for rank in RANKS),
    CARDS,
)

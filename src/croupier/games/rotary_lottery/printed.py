"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from typing import Literal

from croupier.core.game import Value
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from .imagine import CARDS
from .rules import LEFT, PRIZES, WAYS


class Printed(Value):
    """What stands on the board and on a ticket."""

    prizes: dict[int, tuple[int, ...]]  # RL-4 round: what each number of hits pays, from 0
    ways: dict[int, Literal["left", "right"]]  # RL-2 round: where hands go
    numbers: tuple[int, ...]  # of the cards
    ticket: int  # places on it


PRINTED = Printed(
    PRIZES, {number: "left" if way == LEFT else "right" for number, way in WAYS.items()}, tuple(NUMBERS), CARDS
)

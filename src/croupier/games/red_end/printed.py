"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from croupier.core.game import Value
from croupier.kit.seventh_heaven.number_cards import NUMBERS


class Printed(Value):
    """How a pile is made."""

    pile: int  # cards in it


PRINTED = Printed(len(NUMBERS))

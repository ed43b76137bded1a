"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from croupier.core.game import Value

from .rules import CARDS


class Printed(Value):
    """What everybody has in hand."""

    cards: int  # that everybody lays in a round


PRINTED = Printed(len(CARDS))

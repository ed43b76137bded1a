"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from croupier.core.game import Value

from .rules import PAYS


class Printed(Value):
    """What stands on the slip."""

    pays: dict[int, tuple[int, ...]]  # YO-7 players: what each place pays, 1st first


PRINTED = Printed(PAYS)

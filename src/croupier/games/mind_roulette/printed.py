"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from croupier.core.game import Value

from .rules import ALIKE, SPACES


class Printed(Value):
    """What stands on the cloth."""

    pays: dict[str, int]  # space: what a tile is paid there
    alike: int  # cards of one number that the bonus takes


PRINTED = Printed({space: pays for space, (pays, _) in SPACES.items()}, ALIKE)

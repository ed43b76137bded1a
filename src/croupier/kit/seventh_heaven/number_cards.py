"""SH-1 The 51 number cards of Casino 7th Heaven: 1 to 7 seven times each, one 0 and one 00.

Odd numbers are black, even numbers red; 0 and 00 have no colour and no parity.
"""

from __future__ import annotations

from typing import Annotated

from ..cards import CardKind

ZERO, DOUBLE_ZERO = 0, 8  # 8 is how 00 is written where a number is needed
ZEROS = (ZERO, DOUBLE_ZERO)
NUMBERS = range(1, 8)
PLAIN: dict[int, int] = dict.fromkeys(NUMBERS, 7)  # 49 cards, number: how many
FULL: dict[int, int] = {ZERO: 1} | PLAIN | {DOUBLE_ZERO: 1}  # 51 cards


def is_black(card: int) -> bool:
    return card not in ZEROS and card % 2 == 1


def is_red(card: int) -> bool:
    return card not in ZEROS and card % 2 == 0


def _style(card: int) -> tuple[str, str]:
    """Odd ones have a disc, even ones a diamond, 0 and 00 are plain."""
    if is_black(card):
        return "●", "bold"
    return ("◆", "bold red") if is_red(card) else ("", "bold green")


NUMBER_CARDS = CardKind({DOUBLE_ZERO: "00"}, _style)
Card = Annotated[int, NUMBER_CARDS]
name = NUMBER_CARDS.name

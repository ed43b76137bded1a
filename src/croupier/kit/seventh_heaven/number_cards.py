"""SH-1 The 51 number cards of Casino 7th Heaven: 1 to 7 seven times each, one 0 and one 00.

Odd numbers are black, even numbers red; 0 and 00 have no colour and no parity.
"""

from __future__ import annotations

from typing import Annotated

Card = Annotated[int, "card"]
ZERO, DOUBLE_ZERO = 0, 8  # 8 is how 00 is written where a number is needed
ZEROS = (ZERO, DOUBLE_ZERO)
NUMBERS = range(1, 8)
PLAIN: dict[int, int] = dict.fromkeys(NUMBERS, 7)  # 49 cards, number: how many
FULL: dict[int, int] = {ZERO: 1} | PLAIN | {DOUBLE_ZERO: 1}  # 51 cards


def is_black(card: Card) -> bool:
    return card not in ZEROS and card % 2 == 1


def is_red(card: Card) -> bool:
    return card not in ZEROS and card % 2 == 0


def name(card: Card) -> str:
    return "00" if card == DOUBLE_ZERO else str(card)

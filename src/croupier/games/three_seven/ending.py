"""How a round of Three Seven ends: who has the most sevens, and what the table keeps of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from croupier.core.game import Part, Seat
from croupier.kit.seventh_heaven.number_cards import Card

How = Literal["declared", "sevens", "alone", "nobody"]


class Ending(Part, tag="three_seven.Ending"):
    """How a round ended."""

    round: int
    how: How  # sevens: the pile was empty; alone: all others had folded
    stakes: list[int]  # stakes[seat], all that it had put down
    shown: list[list[Card]]  # shown[seat], the hand it declared; empty if it did not
    sevens: list[int | None]  # sevens[seat], of those who showed how many they have
    won: list[int]  # won[seat], of all stakes and the middle
    left: int  # what could not be shared, or has no winner


def ending(
    number: int,
    shown: list[list[Card]],
    inside: list[Seat],
    held: list[int],
    stakes: list[int],
    won: list[int],
    left: int,
) -> Ending:
    """TS-7, TS-10, TS-11 Only those who declared, or were in when the pile ran out, have shown their sevens."""
    declared = [seat for seat, cards in enumerate(shown) if cards]
    open_hands = declared or (inside if len(inside) > 1 else [])
    how: How = "declared" if declared else "sevens" if open_hands else "alone" if inside else "nobody"
    sevens = [count if seat in open_hands else None for seat, count in enumerate(held)]
    return Ending(number, how, stakes, [*shown], sevens, won, left)


def most(sevens: Mapping[Seat, int]) -> list[Seat]:
    """TS-8, TS-11 The most sevens win."""
    return [seat for seat, count in sevens.items() if count == max(sevens.values())]

"""Money. Whatever is paid has a giver and a taker, so that nothing appears or is lost."""

from __future__ import annotations

from typing import TypeVar

from croupier.core.game import Part, Seat

Piece = TypeVar("Piece")


class Purses(Part):
    """What every seat owns, and the bank, which never runs out: it may go below zero."""

    seats: list[int]  # seats[seat]
    bank: int = 0

    def receive(self, seat: Seat, amount: int) -> None:
        """The bank pays a seat."""
        self.seats[seat] += amount
        self.bank -= amount

    def pay(self, seat: Seat, amount: int) -> None:
        """A seat pays the bank."""
        self.receive(seat, -amount)

    @property
    def total(self) -> int:
        """All the money there is. It never changes."""
        return sum(self.seats) + self.bank


def hand_over(piece: Piece, giver: list[Piece], taker: list[Piece]) -> None:
    """A bill goes from one place to another."""
    giver.remove(piece)
    taker.append(piece)

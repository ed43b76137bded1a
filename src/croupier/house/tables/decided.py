"""What was decided for people who were away or out of time, until they choose again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from croupier.core.game import Seat, Value


class Decided(Value):
    """A choice that was made for a seat, not by its person."""

    turn: int  # choices made before it
    number: int  # of the update before it, as the seat counts: ask `since` this number to see it
    move: Annotated[Any, "move"]
    by: Literal["computer", "time"]  # a computer player that stood in, or the clock that ran out


class Decisions:
    """All of them, by seat."""

    def __init__(self) -> None:
        self._made: dict[Seat, list[Decided]] = {}

    def add(self, seat: Seat, made: Decided) -> None:
        self._made.setdefault(seat, []).append(made)

    def chose(self, seat: Seat) -> None:
        """The person is back, and knows."""
        self._made.pop(seat, None)

    def of(self, seat: Seat | None) -> tuple[Decided, ...]:
        return () if seat is None else tuple(self._made.get(seat, ()))

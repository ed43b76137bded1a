"""A view as numbers, for those who learn: named slices, each with a size and a meaning; and every move with a number.

Each game says in its `encode.py` which slices and moves it has. All numbers lie from −1 to 1. Seats come clockwise from
the one that looks, so that one player can learn for every seat; what is a place on the board keeps its number.
Nothing here needs more than Python: arrays are made in `croupier.learn`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from croupier.core.game import Game, Move, Over, Seat

Numbers = Sequence[float]


class Slice(NamedTuple):
    """A stretch of the array."""

    name: str
    size: int
    about: str  # what it says, in a few words
    of: Callable[[Any], Numbers]  # its numbers, from the view


class Encoding(NamedTuple):
    """How a game is written for learners, at one number of seats and with one set of options."""

    slices: tuple[Slice, ...]
    moves: tuple[Move, ...]  # every move there may be, asides too; its place is its number


@cache
def clockwise(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from this one on."""
    return *range(seat, seats), *range(seat)


def round_of(view: Any) -> tuple[Seat, ...]:
    """All seats, the one that looks first."""
    return clockwise(view.seat, view.seats)


@cache
def one_of(place: int | None, size: int) -> tuple[float, ...]:
    """1 at a place and 0 elsewhere; 0 everywhere if there is no such place."""
    return tuple([float(at == place) for at in range(size)])


def seat_of(view: Any, seat: Seat | None) -> tuple[float, ...]:
    """1 for a seat."""
    return one_of(None if seat is None else (seat - view.seat) % view.seats, view.seats)


def seats_of(view: Any, some: Collection[Seat]) -> list[float]:
    """1 for each of some seats."""
    return [float(seat in some) for seat in round_of(view)]


def queue_of(view: Any, queue: Sequence[Seat]) -> list[float]:
    """1 for the first in a queue, less for the others, 0 for who does not stand in it."""
    seats = view.seats
    places: dict[Seat, float] = {}
    for place, seat in enumerate(dict.fromkeys(queue)):
        places[seat] = 1 - place / seats
    return [places.get(seat, 0.0) for seat in round_of(view)]


def counted(things: Iterable[Any], kinds: range | tuple[Any, ...], most: int) -> Numbers:
    """How many there are of each kind, where `most` is 1."""
    return _counted(tuple(things), kinds, most)


@lru_cache(maxsize=100_000)
def _counted(things: tuple[Any, ...], kinds: range | tuple[Any, ...], most: int) -> tuple[float, ...]:
    return tuple([things.count(kind) / most for kind in kinds])


def flat(rows: Iterable[Numbers]) -> list[float]:
    """Row after row."""
    return [*chain.from_iterable(rows)]


@cache
def soft(amount: float, half: float) -> float:
    """An amount without a limit, as a number below 1: 0 is 0, `half` is a half, twice that two thirds, and so on."""
    return amount / (abs(amount) + half)


def head(game: Game[Any, Any, Any], seats: int) -> tuple[Slice, ...]:
    """What every game begins with."""
    return (
        Slice("seat", seats, "the seat that looks", lambda view: one_of(view.seat, seats)),
        phase(game),
        Slice("asked", seats, "who owes a decision", lambda view: _asked(view, game.asked(view))),
    )


def _asked(view: Any, seats: Sequence[Seat]) -> Numbers:
    return seat_of(view, seats[0]) if len(seats) == 1 else seats_of(view, seats)


def phase(game: Game[Any, Any, Any]) -> Slice:
    names = [one.__name__ for one in (*game.phases, Over)]
    shown = {name: one_of(place, len(names)) for place, name in enumerate(names)}
    return Slice("phase", len(names), "the step of the rules: " + ", ".join(names), lambda view: shown[view.phase])

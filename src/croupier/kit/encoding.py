"""A view as numbers, for learners: named slices, each with a size and a meaning; and a number for every move.

Each game says in its `encode.py` which slices and moves it has. All numbers lie from −1 to 1. Seats come clockwise from
the viewer's own, so that one player can learn for every seat; places on the board keep their numbers.
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
    blocks: int = 1  # equal stretches that each grow with the seats: with fewer seats, each is filled up with zeros


class Alike(NamedTuple):
    """Places of a board, or numbers on cards, of which none is special: networks see them in an order that depends on
    the view, so that what they learn about one holds for all of them."""

    size: int
    last: tuple[str, ...]  # slices in which they come one after the other, again and again
    moves: tuple[int, int]  # the stretch of moves in which they do
    first: tuple[str, ...] = ()  # slices with as many equal stretches, one for each of them
    ring: str = ""  # the slice that begins with a 1 for the viewer's own place: that comes first, then those after it
    most: tuple[tuple[str, int], ...] = ()  # or: those with most in one of these slices, at this place, come first;
    # … where they are equal, those with most in the next one


class Encoding(NamedTuple):
    """How a game is encoded for learners, for one number of seats and one set of options."""

    slices: tuple[Slice, ...]
    moves: tuple[Move, ...]  # every possible move, asides included; a move's index is its number
    alike: Alike | None = None


@cache
def clockwise(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise, starting with this one."""
    return *range(seat, seats), *range(seat)


def round_of(view: Any) -> tuple[Seat, ...]:
    """All seats clockwise, starting with the viewer's."""
    return clockwise(view.seat, view.seats)


@cache
def one_of(place: int | None, size: int) -> tuple[float, ...]:
    """1 at a place and 0 elsewhere; 0 everywhere if there is no such place."""
    return tuple([float(at == place) for at in range(size)])


def seat_of(view: Any, seat: Seat | None) -> tuple[float, ...]:
    """1 for this seat, 0 for the others."""
    return one_of(None if seat is None else (seat - view.seat) % view.seats, view.seats)


def seats_of(view: Any, some: Collection[Seat]) -> list[float]:
    """1 for each of these seats, 0 for the others."""
    return [float(seat in some) for seat in round_of(view)]


def queue_of(view: Any, queue: Sequence[Seat]) -> list[float]:
    """1 for the first in a queue, less for the others, 0 for whoever is not in it."""
    seats = view.seats
    places: dict[Seat, float] = {}
    for place, seat in enumerate(dict.fromkeys(queue)):
        places[seat] = 1 - place / seats
    return [places.get(seat, 0.0) for seat in round_of(view)]


def counted(things: Iterable[Any], kinds: range | tuple[Any, ...], most: int) -> Numbers:
    """How many there are of each kind, scaled so that `most` is 1."""
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
    """The slices that every game begins with."""
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

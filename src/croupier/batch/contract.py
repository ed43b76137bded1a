"""The contract of a twin: a game's rules once more, as pure functions of arrays, for thousands of tables at once.

A twin (`games/<game>/batch.py`) reads beside `rules.py`: the same names, the same order, the same rule marks. Its
functions are about ONE table; hosts vmap them over many. Its phases are those of the rules, in the same order, then
Over, then *errands*: functions of the rules that several phases go on to (`go_on`, `end_round`). Each says what follows
by `phase=…`, as `return Draw` does in rules.py. A twin is true only because a law walks it beside the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, Protocol, TypeVar

import jax.numpy as jnp
from jax import Array

from croupier.core.game import Game, Over

from .kit import Number


class Packed(Protocol):
    """The state of a table, as a Part: small whole numbers, seats in the shapes, options as static fields."""

    @property
    def phase(self) -> Array: ...


S = TypeVar("S", bound=Packed)


@dataclass(frozen=True)
class Station:
    """One place of the belt: which tables stop there, and what becomes of them."""

    phase: int
    run: Callable[..., Any]
    kind: Literal["chance", "choice", "errand"]
    words: int = 0  # of chance
    outcomes: Callable[[Any], int] = lambda state: (
        1
    )  # of the rules' chance that it takes at once, from the rules' state


def errand(phase: int, run: Callable[[S], S]) -> Station:
    """Something that several phases go on to."""
    return Station(phase, run, "errand")


def choice(phase: int, run: Callable[[S, Array], S]) -> Station:
    """A phase in which seats are asked: it gets the number of each seat's move."""
    return Station(phase, run, "choice")


def chance(
    phase: int, run: Callable[[S, Array], S], words: int = 1, outcomes: Callable[[Any], int] = lambda state: 1
) -> Station:
    """A phase of chance: it gets random words. A deal of twenty cards can be twenty outcomes at once."""
    return Station(phase, run, "chance", words, outcomes)


@dataclass(frozen=True, eq=False)
class Twin:
    """A rulebook for arrays, at one number of seats and with one set of options.

    A table passes every station of the belt once in a step, in this order, and is changed only by those it stands at.
    So nothing is computed twice however tables differ, and the order of the belt is the only tuning: what follows in
    the rules should follow on the belt.
    """

    game: Game[Any, Any, Any]
    pack: Callable[[Any], Any]  # the rules' State → s, in plain Python
    start: Any  # the packed state of a game about to begin
    belt: tuple[Station, ...]
    asked: Callable[[Any], Array]  # (s) → [seat], yes or no: who owes a decision
    legal: Callable[[Any, Number], Array]  # (s, seat) → [number], yes or no; moves are numbered as in encode.py
    observe: Callable[[Any, Number], Array]  # (s, seat) → [size], the slices of encode.py
    score: Callable[[Any], Array]  # (s) → [seat]
    standing: Callable[[Any], Array]  # (s) → [seat], as one number: higher is better
    carried: Callable[[Any, Any], Any] = lambda s, bank: s.but(bank=bank)  # a gamble's start, with another bank
    aside: Callable[[Any, Number, Number], Any] = lambda s, seat, number: s
    asides: int = 0  # this many numbers, the first ones, are asides
    widening: tuple[int, ...] = ()  # asides that may give a seat more to choose from
    insists: Callable[[Any], Array] = lambda s: jnp.asarray(False)  # (s) → yes or no: ask even for a single move
    many_moves: bool = False  # only one seat's are worked out in a step; a forced one then costs a pause
    forced: Callable[[Any], Array] | None = None  # (s) → [seat], the number of a forced move; else the masks tell

    @cached_property
    def over(self) -> int:
        return phases(self.game).index(Over.__name__)

    @cached_property
    def seats(self) -> int:
        return self.asked(self.start).shape[0]

    @cached_property
    def moves(self) -> int:
        """How many numbers moves have."""
        return self.legal(self.start, 0).shape[0]

    @cached_property
    def words(self) -> int:
        """Random words that a step takes: one for a random move, then those of chance."""
        return 1 + sum(station.words for station in self.belt)


def phases(game: Game[Any, Any, Any]) -> list[str]:
    """The names of a game's phases, by number; errands come after them."""
    return [phase.__name__ for phase in (*game.phases, Over)]

"""Playing on from an imagined state, for players who look ahead and for reviews."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from croupier.core.chance import Source
from croupier.core.game import Game, Move, Refused, State, Value, View

Choose = Callable[[View[Any, Any], Sequence[Any]], Any]  # what a player does
Until = Callable[[State[Any, Any, Any]], bool]  # whether to stop here


class Budget(Value):
    """How much thinking a decision is worth: a number of playouts, or a time."""

    playouts: int | None = None
    milliseconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200` is playouts, `50ms` is time."""
        number = text.removesuffix("ms")
        if not number.isdecimal() or not int(number):
            said = "{text} is not a budget: give a number of playouts (200) or a time (50ms)."
            raise Refused(said, "budget", text=text or "@")
        return cls(milliseconds=int(number)) if text.endswith("ms") else cls(playouts=int(number))

    def parts(self, count: int) -> Iterator[Callable[[int], bool]]:
        """The budget in equal parts. Each is asked whether this many more playouts may still begin.

        What one part leaves over goes to the next. Some playouts may always begin: nobody decides on nothing.
        """
        if self.milliseconds is not None:
            now, share = time.perf_counter(), self.milliseconds / 1000 / count
            for part in range(count):
                yield lambda _, end=now + share * (part + 1): time.perf_counter() < end  # type: ignore[misc]
            return
        all_in_all, begun = self.playouts or 0, 0
        for part in range(count):
            limit = all_in_all * (part + 1) // count

            def may(more: int, limit: int = limit) -> bool:
                nonlocal begun
                if begun + more > limit:
                    return False
                begun += more
                return True

            yield may


def play_on(
    game: Game[Any, Any, Any],
    state: State[Any, Any, Any],
    choosers: Sequence[Choose],
    source: Source,
    until: Until | None = None,
) -> None:
    """Play until the game is over, or until it may stop."""
    while state.phase != "Over" and not (until and until(state)):
        step(game, state, choosers, source)


def step(
    game: Game[Any, Any, Any],
    state: State[Any, Any, Any],
    choosers: Sequence[Choose],
    source: Source,
    fixed: dict[int, Move] | None = None,
) -> None:
    """One choice by chance, or by all seats that are asked. A seat whose answer is fixed is not asked again."""
    phase = game.phase(state)
    if not (asked := phase.seats(state.table)):
        game.play(state, source(phase.odds(state), phase.drawn(state.table)))
        return
    fixed = fixed or {}
    game.play(state, {seat: fixed.get(seat) or answer(game, state, seat, choosers[seat]) for seat in asked})


def answer(game: Game[Any, Any, Any], state: State[Any, Any, Any], seat: int, choose: Choose) -> Move:
    """What a seat chooses, after the asides it wants. A single answer is given without asking."""
    phase = game.phase(state)
    while True:
        view = game.view(state, seat)
        moves, asides = phase.moves(view), phase.asides(view)
        if not asides:
            return moves[0] if len(moves) == 1 else choose(view, moves)
        move: Move = choose(view, [*moves, *asides])
        if move not in asides:
            return move
        game.aside(state, seat, move)


def firsts(places: Sequence[int]) -> list[float]:
    """The win as the places share it: one for a single winner, halves for two."""
    share = 1 / places.count(1)
    return [share if place == 1 else 0.0 for place in places]


def contentment(game: Game[Any, Any, Any], state: State[Any, Any, Any], seat: int) -> float:
    """How good a seat's standing is, from 0 to 1: half for the win, half for the share of the others it has beaten."""
    places = game.places(state)
    beaten = sum((place > places[seat]) + (place == places[seat]) / 2 for place in places) - 0.5
    return firsts(places)[seat] / 2 + beaten / (len(places) - 1) / 2

"""One game that nobody writes down: seats are asked as by Match, but neither choices nor events are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from croupier.core.chance import Below, Source
from croupier.core.game import BrokenGame, Game, Move, Options, Over, Phase, Scene, Seat, Turn, View, nobody

Answer = Callable[[Seat, View[Any, Any], Sequence[Move]], Move]  # what a seat chooses, asides included


class Episode:
    """Holds the only State. It trusts that what is chosen comes from `choices`: whoever asks has checked it.

    Random numbers bring the same outcomes as `seeded` with them. Only a source is told what is drawn.
    """

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Options, chance: Random | Source) -> None:
        self.game = game
        self._source: Any = chance
        self._below = _numbers(chance) if isinstance(chance, Random) else None
        self._steps = _steps(game)
        self._state = game.start(seats, options)
        self._has_asides = any(phase.asides is not Phase.asides for phase in game.phases)
        self._sealed: dict[Seat, Move] = {}
        self.open: dict[Seat, Sequence[Move]] = {}  # who still has to choose, in seat order, and their options
        self._go_on()

    @property
    def over(self) -> bool:
        return self.game.is_over(self._state)

    def view(self, seat: Seat) -> View[Any, Any]:
        """What the seat knows now; its own copy, to keep."""
        return self.game.view(self.game.clone(self._state), seat)

    def glance(self, seat: Seat) -> View[Any, Any]:
        """The same, not copied: to be read now, not kept."""
        return self.game.view(self._state, seat)

    def scene(self) -> Scene[Any]:
        """What an onlooker sees; to be read now, not kept."""
        return self.game.scene(self._state)

    def scores(self) -> tuple[int, ...]:
        table, score = self._state.table, self.game.score
        return tuple([score(table, seat) for seat in range(self._state.seats)])

    def places(self) -> tuple[int, ...]:
        return self.game.places(self._state)

    def choices(self, seat: Seat) -> Sequence[Move]:
        """What the seat may choose now, including asides; empty if it is not asked, or has chosen."""
        moves = self.open.get(seat, ())
        if not self._has_asides or not moves:
            return moves
        return [*moves, *self.game.asides(self.glance(seat))]

    def choose(self, seat: Seat, move: Move) -> None:
        """Choose a move for a seat, or an aside, after which it is asked again. After the last choice, play goes on."""
        if move in self.open[seat]:
            self._sealed[seat] = move
            del self.open[seat]
            if self.open:
                return
        else:
            self.game.aside(self._state, seat, move)
            self.open.clear()
        self._go_on()

    def play_out(self, answer: Answer) -> None:
        """Play to the end. Whoever has a choice is asked for an answer, one after another in seat order."""
        self.open.clear()
        self._go_on(answer)

    def _go_on(self, answer: Answer | None = None) -> None:
        """Play chance, forced moves and answers. Without answers, stop where somebody has a choice."""
        state, sealed, steps, below, source = self._state, self._sealed, self._steps, self._below, self._source
        phase, is_turn = steps[state.phase]
        while state.phase != "Over":
            if is_turn:
                seat = phase.seat(state.table)
                move = sealed.pop(seat, None) or self._ask(phase, seat, answer)
                if move is None:
                    return
                following = phase.play(state, move, nobody)
            elif asked := phase.seats(state.table):
                moves = self._ask_all(phase, asked, answer)
                if moves is None:
                    return
                following = phase.play(state, moves, nobody)
            else:
                odds = phase.odds(state)
                outcome = odds.draw(below) if below else source(odds, phase.drawn(state.table))
                following = phase.play(state, outcome, nobody)
            try:
                state.phase = following.__name__
                phase, is_turn = steps[state.phase]
            except (AttributeError, KeyError):
                said = (
                    f"{self.game.name}, {type(phase).__name__}: `play` returns {following}. Return one of its `phases`."
                )
                raise BrokenGame(said) from None

    def _ask_all(self, phase: Phase, seats: Sequence[Seat], answer: Answer | None) -> dict[Seat, Move] | None:
        """Everybody's moves, in seat order; None if somebody's question is left open."""
        sealed = self._sealed
        for seat in seats:
            if seat not in sealed and (move := self._ask(phase, seat, answer)):
                sealed[seat] = move
        return None if self.open else {seat: sealed.pop(seat) for seat in seats}

    def _ask(self, phase: Phase, seat: Seat, answer: Answer | None) -> Move | None:
        """A seat's only move, or its answer, after the asides it wants; None if the question is left open."""
        state = self._state
        view = View(state.seats, state.phase, state.table, seat, state.hands[seat])
        moves = phase.moves(view)
        if len(moves) == 1 and (forced := self.game.forced(state, seat)) is not None:
            return forced
        if answer is None:
            self.open[seat] = moves
            return None
        if not self._has_asides:
            return answer(seat, view, moves)
        move = answer(seat, view, [*moves, *phase.asides(view)])
        if move in moves:
            return move
        self.game.aside(state, seat, move)
        return self._ask(phase, seat, answer)


def _numbers(rng: Random) -> Below:
    random = rng.random

    def below(number: int) -> int:
        return int(random() * number)

    return below


@lru_cache(maxsize=32)
def _steps(game: Game[Any, Any, Any]) -> dict[str, tuple[Any, bool]]:
    """Every phase by its name, and whether it is a turn."""
    return {phase.__name__: (phase(), issubclass(phase, Turn)) for phase in (*game.phases, Over)}

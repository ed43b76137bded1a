"""One game among learners: seats are asked in the same order as by Match, but no record is kept."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, Options, Phase, Scene, Seat, View


class Episode:
    """Holds the only State. It trusts that moves come from `choices`: the environment above has checked them."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Options, rng: Random) -> None:
        self.game, self.seats = game, seats
        self._random = rng.random
        self._state = game.start(seats, options)
        self._has_asides = any(phase.asides is not Phase.asides for phase in game.phases)
        self._sealed: dict[Seat, Move] = {}
        self.open: dict[Seat, Sequence[Move]] = {}  # who still has to choose, in seat order, and their options
        self._ask()

    @property
    def over(self) -> bool:
        return self._state.phase == "Over"

    def view(self, seat: Seat) -> View[Any, Any]:
        """What the seat knows; to be read now, not kept."""
        state = self._state
        return View(state.seats, state.phase, state.table, seat, state.hands[seat])

    def scene(self) -> Scene[Any]:
        return self.game.scene(self._state)

    def score(self, seat: Seat) -> int:
        return self.game.score(self._state.table, seat)

    def places(self) -> tuple[int, ...]:
        return self.game.places(self._state)

    def choices(self, seat: Seat) -> Sequence[Move]:
        """What the seat may choose now, including asides; empty if it is not asked, or has chosen."""
        moves = self.open.get(seat, ())
        if not self._has_asides or not moves:
            return moves
        return [*moves, *self.game.asides(self.view(seat))]

    def choose(self, seat: Seat, move: Move) -> None:
        """Choose a move for a seat, or an aside, after which it is asked again. After the last choice, play goes on."""
        if move in self.open[seat]:
            self._sealed[seat] = move
            del self.open[seat]
            if not self.open:
                self._play()
        else:
            self.game.aside(self._state, seat, move)
            self._ask()

    def _play(self) -> None:
        sealed, self._sealed = self._sealed, {}
        self.game.play(self._state, sealed if len(sealed) == 1 else dict(sorted(sealed.items())))
        self._ask()

    def _ask(self) -> None:
        """Play chance and forced moves until somebody has a choice."""
        game, state, sealed = self.game, self._state, self._sealed
        while state.phase != "Over":
            phase = game.phase(state)
            asked = phase.seats(state.table)
            if not asked:
                game.play(state, phase.odds(state).draw(self._below))
                continue
            self.open = {}
            for seat in asked:
                if seat not in sealed:
                    moves = phase.moves(self.view(seat))
                    if len(moves) == 1 and (move := game.forced(state, seat)) is not None:
                        sealed[seat] = move
                    else:
                        self.open[seat] = moves
            if self.open:
                return
            game.play(state, dict(sorted(sealed.items())))
            sealed.clear()
        self.open = {}

    def _below(self, number: int) -> int:
        return int(self._random() * number)


def by_place(places: Sequence[int]) -> list[float]:
    """The share of the others that a seat has beaten, minus the share that has beaten it."""
    others = len(places) - 1
    return [sum((place > mine) - (place < mine) for place in places) / others for mine in places]

"""Playing a recorded game on from any of its choices, with regulars in all seats.

A *world*'s number settles what chance would bring, by the name of what is drawn, and which whim a regular would follow,
by who is asked. So two playouts of one world differ only in what follows from their difference, and where a world makes
the recorded choice, it ends as it does from the next moment: that playout need not be repeated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import blake2b
from random import Random
from typing import Any

from croupier.core.chance import Odds, Source
from croupier.core.game import Game, Move, Seat, State, View
from croupier.core.record import Aside, Choice, Drawn
from croupier.kit.duplicate import FIRST, SECOND, STEP, WORD, duplicate
from croupier.players import seated, usual
from croupier.players.playouts import Choose, firsts, play_on, step

CHANCE = -1  # stands among seats for dice and cards
Shares = list[float]  # of the win, by seat


class Whim(Random):
    """A random generator that is cheap to reseed for every answer: splitmix64 from any number."""

    at = 0  # where it begins

    def random(self) -> float:
        return (self._word() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        bits = 0
        for _ in range(0, k, 64):
            bits = bits << 64 | self._word()
        return bits >> -k % 64

    def _word(self) -> int:
        self.at = word = (self.at + STEP) & WORD
        word = ((word ^ word >> 30) * FIRST) & WORD
        word = ((word ^ word >> 27) * SECOND) & WORD
        return word ^ word >> 31


@dataclass(frozen=True)
class Moment:
    """The true state before a recorded choice."""

    game: Game[Any, Any, Any]
    number: int  # of the choice, counted from 1
    saved: bytes
    choice: Choice
    draws: Mapping[str, int]  # how often each thing was drawn before
    asked: Sequence[int]  # asked[seat], how often before

    @cached_property
    def state(self) -> State[Any, Any, Any]:
        """Read only."""
        return self.game.load(self.saved)

    @cached_property
    def options(self) -> dict[Seat, list[Move]]:
        """All that each seat asked might have chosen, including asides."""
        game, views = self.game, map(self.view, self.game.asked(self.state))
        return {view.seat: [*game.moves(view), *game.asides(view)] for view in views}

    @cached_property
    def answers(self) -> dict[Seat, Move]:
        """What was chosen, by those who had a choice."""
        match self.choice:
            case Drawn():
                return {}
            case Aside():
                return {self.choice.seat: self.choice.move}
        return {one.seat: one.move for one in self.choice.moves if len(self.options[one.seat]) > 1}

    def view(self, seat: Seat) -> View[Any, Any]:
        return self.game.view(self.state, seat)


def moments(game: Game[Any, Any, Any], state: State[Any, Any, Any], choices: Sequence[Choice]) -> list[Moment]:
    """A game choice by choice, from its first state on."""
    draws, asked, found = dict[str, int](), [0] * state.seats, list[Moment]()
    for number, choice in enumerate(choices, 1):
        moment = Moment(game, number, game.save(state), choice, dict(draws), tuple(asked))
        found.append(moment)
        for seat in moment.answers:
            asked[seat] += 1
        match choice:
            case Drawn():
                draws[choice.drawn] = draws.get(choice.drawn, 0) + 1
                game.play(state, choice.outcome)
            case Aside():
                game.aside(state, choice.seat, choice.move)
            case _:
                game.play(state, {answer.seat: answer.move for answer in choice.moves})
    return found


class Worlds:
    """Regulars at the table, in one world after another."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, seed: int) -> None:
        self.game = game
        self._seed = seed
        self._base = 0
        self._asked = [0] * seats
        self._whims = [Whim() for _ in range(seats)]
        self._regulars = [seated(usual(game), game, whim).choose for whim in self._whims]
        self._choosers: list[Choose] = [partial(self._choose, seat) for seat in range(seats)]

    def _choose(self, seat: Seat, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        self._asked[seat] += 1
        self._whims[seat].at = self._base ^ (self._asked[seat] << 8 | seat)
        move: Move = self._regulars[seat](view, moves)
        return move

    def _enter(self, moment: Moment, world: int) -> Source:
        """Enter this world at this moment."""
        self._base = int.from_bytes(blake2b(f"{self._seed}/{world}/whims".encode(), digest_size=8).digest())
        self._asked = [*moment.asked]
        return _chance(f"{self._seed}/{world}", moment.draws)

    def strays(self, moment: Moment, world: int) -> list[Seat]:
        """Whose choice here would differ from the record: seats, or CHANCE."""
        source, choice = self._enter(moment, world), moment.choice
        if isinstance(choice, Drawn):
            return [] if source(self.game.odds(moment.state), choice.drawn) == choice.outcome else [CHANCE]
        return [
            seat
            for seat, move in moment.answers.items()
            if self._choose(seat, moment.view(seat), moment.options[seat]) != move
        ]

    def play(
        self, moment: Moment, world: int, chosen: tuple[Seat, Move] | None = None, saved: bytes | None = None
    ) -> Shares:
        """How the game ends if it is played on from here, or from another state that could be this moment's.

        A seat that has chosen is not asked for that choice again; all others choose now.
        """
        game, source, state = self.game, self._enter(moment, world), self.game.load(saved or moment.saved)
        if chosen:
            seat, move = chosen
            self._asked[seat] += 1
            if move in game.asides(game.view(state, seat)):
                game.aside(state, seat, move)
            else:
                step(game, state, self._choosers, source, {seat: move})
        play_on(game, state, self._choosers, source)
        return firsts(game.places(state))


def _chance(seed: str, before: Mapping[str, int]) -> Source:
    """Duplicate chance that continues after the draws made so far."""
    source, times = duplicate(seed), dict(before)

    def draw(odds: Odds[Any], drawn: str) -> Any:
        times[drawn] = times.get(drawn, 0) + 1
        return source(odds, f"{drawn} {times[drawn]}")

    return draw

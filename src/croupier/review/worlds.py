"""Playing a recorded game on from any of its choices: to where its network can judge it, with the network's own choices
in all seats; in a game without a network to its end, with those of regulars.

A *world*'s number settles what chance would bring, by the name of what is drawn, and which whim a player would follow,
by who is asked. So two playouts of one world differ only in what follows from their difference.
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

from .judge import Fluent, Judge, Shares

NOTHING: Mapping[Seat, Move] = {}


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
    """Players at the table, in one world after another."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, seed: int, judge: Judge | None = None) -> None:
        self.game = game
        self.judge = judge
        self._seed = seed
        self._judged: dict[int, Shares | None] = {}  # by the number of a moment
        self._base = 0
        self._asked = [0] * seats
        self._whims = [Whim() for _ in range(seats)]
        self._players: list[Choose] = [
            Fluent(game, whim).choose if judge else seated(usual(game), game, whim).choose for whim in self._whims
        ]
        self._choosers: list[Choose] = [partial(self._choose, seat) for seat in range(seats)]

    def _choose(self, seat: Seat, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        self._asked[seat] += 1
        self._whims[seat].at = self._base ^ (self._asked[seat] << 8 | seat)
        move: Move = self._players[seat](view, moves)
        return move

    def _enter(self, moment: Moment, world: int) -> Source:
        """Enter this world at this moment."""
        self._base = int.from_bytes(blake2b(f"{self._seed}/{world}/whims".encode(), digest_size=8).digest())
        self._asked = [*moment.asked]
        return _chance(f"{self._seed}/{world}", moment.draws)

    def draws_as_recorded(self, moment: Moment, world: int) -> bool:
        """Whether chance brings here what it brought at the table."""
        source, choice = self._enter(moment, world), moment.choice
        return isinstance(choice, Drawn) and source(self.game.odds(moment.state), choice.drawn) == choice.outcome

    def judged(self, moment: Moment) -> Shares | None:
        """What the judge says of the true state, if it can say anything: the same in every world."""
        if moment.number not in self._judged:
            knows = self.judge is not None and self.judge.knows(moment.state)
            self._judged[moment.number] = self.judge.shares(moment.state) if self.judge and knows else None
        return self._judged[moment.number]

    def answers(self, moment: Moment, world: int) -> dict[Seat, Move]:
        """What those who had a choice here would choose."""
        self._enter(moment, world)
        return {seat: self._choose(seat, moment.view(seat), moment.options[seat]) for seat in moment.answers}

    def play(self, moment: Moment, world: int, chosen: Mapping[Seat, Move] = NOTHING) -> Shares:
        """How the game ends if it is played on from here.

        Seats that have chosen are not asked for that choice again; all others choose now.
        """
        state = self._play(moment, world, chosen, moment.saved)
        return self.judge.shares(state) if self.judge else firsts(self.game.places(state))

    def share(self, moment: Moment, world: int, seat: Seat, move: Move, saved: bytes, ahead: int) -> float:
        """How often a seat wins that chooses this, in a state that could be this moment's. A judge lets that many
        questions go by, and says at the next what it expects."""
        state = self._play(moment, world, {seat: move}, saved, ahead)
        return self.judge.share(state, seat) if self.judge else firsts(self.game.places(state))[seat]

    def _play(
        self, moment: Moment, world: int, chosen: Mapping[Seat, Move], saved: bytes, ahead: int = 0
    ) -> State[Any, Any, Any]:
        """The end, or the first state that the judge knows, or one some questions later."""
        game, source, state = self.game, self._enter(moment, world), self.game.load(saved)
        fixed = dict(chosen)
        for seat, move in chosen.items():
            self._asked[seat] += 1
            if move in game.asides(game.view(state, seat)):
                game.aside(state, seat, move)
                del fixed[seat]
        if fixed or not chosen:
            step(game, state, self._choosers, source, fixed)
        until = self.judge.knows if self.judge else None
        play_on(game, state, self._choosers, source, until)
        for _ in range(ahead):
            if state.phase != "Over":
                step(game, state, self._choosers, source)
                play_on(game, state, self._choosers, source, until)
        return state


def _chance(seed: str, before: Mapping[str, int]) -> Source:
    """Duplicate chance that continues after the draws made so far."""
    source, times = duplicate(seed), dict(before)

    def draw(odds: Odds[Any], drawn: str) -> Any:
        times[drawn] = times.get(drawn, 0) + 1
        return source(odds, f"{drawn} {times[drawn]}")

    return draw

"""The work of a review as tasks: which process runs a task makes no difference to its result."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from croupier.common import records
from croupier.core.game import Event, Refused
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.players.playouts import Budget, firsts

from .curve import World
from .decisions import Question, advice, compare, questions
from .judge import Fluent, Judge, judge_of
from .worlds import Moment, Worlds, moments


class Follow(NamedTuple):
    """Play one world from every moment on. Returns how it ends from each, and its Parts."""

    world: int


class Weigh(NamedTuple):
    """The same, only where seats choose. Returns its Parts."""

    world: int


class Ask(NamedTuple):
    """Ask what the expert would do. Returns the place of an option."""

    question: int
    playouts: int


class Compare(NamedTuple):
    """Compare a choice with its rival in some worlds. Returns how often each of them wins, world by world."""

    question: int
    rival: int  # the place of an option
    worlds: range
    ahead: int = 0  # questions that a judge lets go by


Task = Follow | Weigh | Ask | Compare


class TaskRunner:
    """Runs the tasks of one finished game's review, and holds all that they need to know of it."""

    def __init__(self, record: Record, seed: int) -> None:
        self.record = record
        self.seed = seed
        self._told = [0]  # how many events had been told before the game, and after each choice
        for match in records.replay(record):
            self._told.append(len(match.told))
        if match.result is None:
            raise Refused("This game was not finished: there is nothing to review yet.", "unfinished")
        self.match: Match = match
        self.game = match.game
        self.result = match.result
        self.end = firsts(match.result.places)

    @cached_property
    def moments(self) -> list[Moment]:
        state = self.game.start(len(self.end), self.match.options)
        return moments(self.game, state, self.match.choices)

    @cached_property
    def questions(self) -> list[Question]:
        return questions(self.moments)

    @cached_property
    def worlds(self) -> Worlds:
        return Worlds(self.game, len(self.end), self.seed, self.judge)

    @cached_property
    def judge(self) -> Judge | None:
        return judge_of(self.game, self.match.options)

    @cached_property
    def _fluent(self) -> Fluent | None:
        return Fluent(self.game, Random(self.seed)) if self.judge else None

    def events(self, number: int) -> tuple[Event, ...]:
        """What everybody was told at a choice, 0 being before the first."""
        told = self.match.told[self._told[number] : self._told[number + 1]]
        return tuple(one.event for one in told if one.to is None)

    def run(self, task: Task) -> Any:
        """The result of a task."""
        match task:
            case Follow(number):
                world = self._world(number)
                return world.every_end(), world.parts()
            case Weigh(number):
                return self._world(number).parts()
            case Ask(number, playouts):
                return advice(self.questions[number], self.seed, Budget(playouts), self._fluent)
            case Compare(number, rival, worlds, ahead):
                return compare(self.worlds, self.questions[number], rival, self.seed, worlds, ahead)

    def _world(self, number: int) -> World:
        return World(self.worlds, self.moments, self.end, number)

    def cost(self, task: Task) -> int:
        """About how many choices have to be played, or views judged."""
        match task:
            case Follow():
                return sum(map(self._length, self.moments))
            case Weigh():
                return sum(self._length(moment) for moment in self.moments if moment.answers)
            case Ask(number, playouts):
                return 1 if self.judge else playouts * self._length(self.questions[number].moment)
            case Compare(number, _, worlds, ahead):
                return 2 * len(worlds) * (self._length(self.questions[number].moment) + ahead)

    def _length(self, moment: Moment) -> int:
        """Of a playout from here."""
        return len(self.end) if self.judge else len(self.moments) - moment.number + 1

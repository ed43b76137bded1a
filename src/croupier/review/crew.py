"""The work of a review in pieces, done here or shared among processes: who does a piece makes no difference."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cached_property
from multiprocessing import get_context
from typing import Any, NamedTuple

from croupier.common import records
from croupier.common.processes import work_for_the_host
from croupier.core.game import Event, Refused
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.players.playouts import Budget, firsts

from .curve import World
from .decisions import Question, advice, compare, questions
from .worlds import Moment, Worlds, moments


class Follow(NamedTuple):
    """One world from every moment on. Brings how it ends from each, and its Parts."""

    world: int


class Weigh(NamedTuple):
    """The same where seats choose only. Brings its Parts."""

    world: int


class Ask(NamedTuple):
    """What the expert would do. Brings the place of an option."""

    question: int
    playouts: int


class Compare(NamedTuple):
    """What a choice won over its rival in some worlds. Brings a change for each."""

    question: int
    rival: int  # the place of an option
    worlds: range


Task = Follow | Weigh | Ask | Compare


class Bench:
    """All that a piece of work needs to know of a finished game."""

    def __init__(self, record: Record, seed: int) -> None:
        self.record, self.seed = record, seed
        self._told = [0]  # how many events had been told before the game, and after each choice
        for match in records.replay(record):
            self._told.append(len(match.told))
        if match.result is None:
            raise Refused("This game was not played to its end: there is nothing to review yet.", "unfinished")
        self.match: Match = match
        self.game, self.result = match.game, match.result
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
        return Worlds(self.game, len(self.end), self.seed)

    def events(self, number: int) -> tuple[Event, ...]:
        """What everybody was told at a choice, 0 being before the first."""
        told = self.match.told[self._told[number] : self._told[number + 1]]
        return tuple(one.event for one in told if one.to is None)

    def do(self, task: Task) -> Any:
        """What a piece of work brings."""
        match task:
            case Follow(number):
                world = self._world(number)
                return world.every_end(), world.parts()
            case Weigh(number):
                return self._world(number).parts()
            case Ask(number, playouts):
                return advice(self.questions[number], self.seed, Budget(playouts))
            case Compare(number, rival, worlds):
                return compare(self.worlds, self.questions[number], rival, self.seed, worlds)

    def _world(self, number: int) -> World:
        return World(self.worlds, self.moments, self.end, number)

    def cost(self, task: Task) -> int:
        """About how many choices it takes to play."""
        length = len(self.moments)
        match task:
            case Follow():
                return sum(range(length))
            case Weigh():
                return sum(length - number for number, moment in enumerate(self.moments) if moment.answers)
            case Ask(number, playouts):
                return playouts * (length - self.questions[number].moment.number + 1)
            case Compare(number, _, worlds):
                return 2 * len(worlds) * (length - self.questions[number].moment.number + 1)


class Crew:
    """One process or several, each with a bench of its own."""

    def __init__(self, bench: Bench, jobs: int) -> None:
        self._bench, self._jobs, self._workers = bench, jobs, None
        if jobs > 1:
            place = bench.record, bench.seed
            self._workers = ProcessPoolExecutor(jobs, get_context("spawn"), _sit_down, place)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self._workers:
            self._workers.shutdown(cancel_futures=True)

    def do(self, tasks: Sequence[Task]) -> Iterator[Any]:
        """What the tasks bring, in their order."""
        if not self._workers:
            yield from map(self._bench.do, tasks)
            return
        under_way, waiting = deque[Future[Any]](), deque(tasks)
        while waiting or under_way:
            while waiting and len(under_way) < 3 * self._jobs:
                under_way.append(self._workers.submit(_do, waiting.popleft()))
            yield under_way.popleft().result()


_benches: list[Bench] = []  # of this process: one, once it has sat down


def _sit_down(record: Record, seed: int) -> None:
    work_for_the_host()
    _benches.append(Bench(record, seed))


def _do(task: Task) -> Any:
    return _benches[0].do(task)

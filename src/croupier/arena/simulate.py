"""Play a game many times among computer players, and add up how it went.

The same seed brings the same games, however many processes share the work: each game has a random generator of its own,
made from the seed and the game's number.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from croupier import games, records
from croupier.core.chance import seeded
from croupier.core.game import Game, Options, Phase, Refused, Value
from croupier.core.match import Match
from croupier.players import levels, seated

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class Plan(Value):
    """What is to be simulated."""

    game: str
    options: Options
    players: tuple[str, ...]  # players[seat], by level
    seed: int
    save: str | None = None  # the folder for a record of each game

    @property
    def seats(self) -> int:
        return len(self.players)


class Played(Value):
    """How one game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int  # times that a seat had something to choose


def simulate(plan: Plan, count: int, jobs: int = 1) -> Iterator[Played]:
    """The games of a plan, in order."""
    _check(plan)
    return _play(plan, range(count)) if jobs == 1 else _share_out(plan, count, jobs)


def _check(plan: Plan) -> None:
    """Refuse at once what no game could be played with."""
    game = games.find(plan.game)
    game.start(plan.seats, plan.options)
    for level in plan.players:
        if level not in levels(game):
            seated(level, game, Random())


def _share_out(plan: Plan, count: int, jobs: int) -> Iterator[Played]:
    batch = min(max(count // (jobs * 32), 1), 64)
    waiting = deque(range(first, min(first + batch, count)) for first in range(0, count, batch))
    under_way: deque[Future[list[Played]]] = deque()
    workers = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_host)
    try:
        while waiting or under_way:
            while waiting and len(under_way) < 3 * jobs:
                under_way.append(workers.submit(_play_all, plan, waiting.popleft()))
            yield from under_way.popleft().result()
    finally:
        workers.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_host() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_all(plan: Plan, numbers: range) -> list[Played]:
    return list(_play(plan, numbers))


def _play(plan: Plan, numbers: range) -> Iterator[Played]:
    game = games.find(plan.game)
    for number in numbers:
        match, decisions = play_one(game, plan, number)
        if plan.save:
            records.keep(Path(plan.save) / f"{plan.game}-{number + 1:06}.json", records.write(match.record))
        if (result := match.result) is None:
            raise RuntimeError("a game without end")
        yield Played(result.scores, result.places, decisions)


def play_one(game: Game[Any, Any, Any], plan: Plan, number: int) -> tuple[Match, int]:
    """Game `number` of a plan, played to its end, and how many decisions it took."""
    rng = Random(f"{plan.seed}/{number}")
    choosers = [seated(level, game, rng).choose for level in plan.players]
    names = [f"{level} {seat}" for seat, level in enumerate(plan.players)]
    match = Match(game, plan.seats, plan.options, seeded(rng), names=names, quiet=True)
    submit, moves_of, glance, decisions = match.submit, match.moves, match.glance, 0
    has_asides = any(phase.asides is not Phase.asides for phase in game.phases)
    while waiting := match.waiting:
        seat, decisions = waiting[0], decisions + 1
        moves = [*moves_of(seat), *match.asides(seat)] if has_asides else moves_of(seat)
        submit(seat, choosers[seat](glance(seat), moves))
    return match, decisions


def folder_for_records(path: Path) -> str:
    """A folder with nothing in it, made if need be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise Refused(f"{path} is not empty: name a new folder for the records, or an empty one.")
    except OSError as error:
        raise Refused(f"{path} cannot be a folder for records: {error.strerror or error}.") from None
    return str(path)


class Sum:
    """A running mean and how sure one can be of it."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = self._squares = 0.0

    def add(self, value: float) -> None:
        """Welford's way, which does not lose digits."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self._squares += before * (value - self.mean)

    @property
    def margin(self) -> float | None:
        """Half the width of the 95 % interval; None for fewer than two values."""
        return Z * sqrt(self._squares / (self.count - 1) / self.count) if self.count > 1 else None

    @property
    def interval(self) -> tuple[float, float] | None:
        return None if (margin := self.margin) is None else (self.mean - margin, self.mean + margin)

    @property
    def share_interval(self) -> tuple[float, float] | None:
        """Wilson's 95 % interval, for values between 0 and 1: it is honest about 0 and 100 % too."""
        if not (n := self.count):
            return None
        middle, half = self.mean + Z * Z / (2 * n), Z * sqrt(self.mean * (1 - self.mean) / n + Z * Z / (4 * n * n))
        return max((middle - half) / (1 + Z * Z / n), 0.0), min((middle + half) / (1 + Z * Z / n), 1.0)


class Tally:
    """What many games add up to, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.scores = [Sum() for _ in range(seats)]
        self.places = [Sum() for _ in range(seats)]
        self.firsts = [Sum() for _ in range(seats)]  # who share the first place share the win
        self.decisions = Sum()
        self.shortest = self.longest = 0  # in decisions

    @property
    def games(self) -> int:
        return self.decisions.count

    def add(self, played: Played) -> None:
        winners = played.places.count(1)
        for seat, place in enumerate(played.places):
            self.scores[seat].add(played.scores[seat])
            self.places[seat].add(place)
            self.firsts[seat].add(1 / winners if place == 1 else 0)
        self.decisions.add(played.decisions)
        self.longest = max(self.longest, played.decisions)
        self.shortest = min(self.shortest or played.decisions, played.decisions)

    def report(self, seconds: float) -> dict[str, Any]:
        """Plain figures, for programs. Lists are by seat."""
        decisions = round(self.decisions.mean * self.games)
        return {
            "games": self.games,
            "seconds": seconds,
            "games_per_second": self.games / seconds,
            "decisions": decisions,
            "decisions_per_second": decisions / seconds,
            "decisions_per_game": self.decisions.mean,
            "shortest": self.shortest,
            "longest": self.longest,
            "mean_scores": [score.mean for score in self.scores],
            "mean_scores_95": [score.interval for score in self.scores],
            "mean_places": [place.mean for place in self.places],
            "mean_places_95": [place.interval for place in self.places],
            "firsts": [first.mean * self.games for first in self.firsts],
            "first_shares": [first.mean for first in self.firsts],
            "first_shares_95": [first.share_interval for first in self.firsts],
        }

"""Play a game many times among computer players, and add up how it went.

The same seed brings the same games, however many processes share the work: each game has a random generator of its own,
made from the seed and the game's number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from croupier import games
from croupier.common import records
from croupier.common.episode import Episode
from croupier.common.statistics import Sum
from croupier.core.chance import seeded
from croupier.core.game import Game, Options, Refused, Value
from croupier.core.match import Match
from croupier.players import refuse_unknown

from .playing import Host, Recorded, play_out, rules, sit_down
from .workers import shared_out


class SimulationPlan(Value):
    """What is to be simulated."""

    game: str
    options: Options
    players: tuple[str, ...]  # players[seat], by name
    seed: int
    save: str | None = None  # the folder for a record of each game

    @property
    def seats(self) -> int:
        return len(self.players)


class SimulatedGame(Value):
    """How one game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int  # times that a seat had something to choose


def simulate(plan: SimulationPlan, count: int, jobs: int = 1) -> Iterator[SimulatedGame]:
    """The games of a plan, in order."""
    _check(plan)
    return shared_out(partial(_play, plan), range(count), jobs=jobs)


def simulate_in_batches(plan: SimulationPlan, count: int) -> Iterator[Tally]:
    """The same with the game's batch twin, for chaotic players only: now and then, what it has come to so far."""
    _check(plan)
    check_batches(plan.players, plan.save)
    try:
        from croupier.batch.finding import find
        from croupier.batch.simulating import Simulation
    except ModuleNotFoundError:
        raise Refused("JAX is not installed: add it with pip install 'croupier[batch]'.", "no-jax") from None
    for totals in Simulation(find(plan.game, plan.seats, plan.options)).run(count, plan.seed):
        tally = Tally(plan.seats)
        tally.scores, tally.places, tally.firsts = (
            [Sum.of(*added) for added in figure] for figure in (totals.scores, totals.places, totals.firsts)
        )
        tally.decisions = Sum.of(*totals.decisions)
        tally.shortest, tally.longest = totals.shortest, totals.longest
        yield tally


def check_batches(players: Sequence[str], save: object) -> None:
    """Refuse what a twin cannot do."""
    if {*players} != {"chaotic"}:
        said = "In batches everybody plays at random: choose chaotic players, or leave out --batch."
        raise Refused(said, "batch-players")
    if save:
        raise Refused("In batches no records are kept: leave out --save, or --batch.", "batch-records")


def _check(plan: SimulationPlan) -> None:
    """Refuse at once what could not be played."""
    game = games.find(plan.game)
    game.start(plan.seats, plan.options)
    for player in dict.fromkeys(plan.players):
        refuse_unknown(player, game)


def _play(plan: SimulationPlan, number: int) -> SimulatedGame:
    game, rng = rules(plan.game), Random(f"{plan.seed}/{number}")
    if plan.save is None:
        return play_quickly(game, plan, rng)
    match, played = play_recorded(game, plan, rng)
    records.keep(Path(plan.save) / f"{plan.game}-{number + 1:06}.json", records.write(match.record))
    return played


def play_quickly(game: Game[Any, Any, Any], plan: SimulationPlan, rng: Random) -> SimulatedGame:
    """One game of a plan that leaves nothing but its result."""
    episode = Episode(game, plan.seats, plan.options, rng)
    decisions = _play_out(episode, game, plan, rng)
    return SimulatedGame(episode.scores(), episode.places(), decisions)


def play_recorded(game: Game[Any, Any, Any], plan: SimulationPlan, rng: Random) -> tuple[Match, SimulatedGame]:
    """The same game, with its record."""
    names = [f"{level} {seat}" for seat, level in enumerate(plan.players)]
    match = Recorded(game, plan.seats, plan.options, seeded(rng), names=names, quiet=True)
    decisions = _play_out(match, game, plan, rng)
    if (result := match.result) is None:
        raise RuntimeError("a game without end")
    return match, SimulatedGame(result.scores, result.places, decisions)


def _play_out(host: Host, game: Game[Any, Any, Any], plan: SimulationPlan, rng: Random) -> int:
    players = sit_down(game, plan.players, [rng] * plan.seats)
    return sum(play_out(host, plan.players, players))


def folder_for_records(path: Path) -> str:
    """An empty folder, created if need be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            said = "{path} is not empty: name a new or empty folder for the records."
            raise Refused(said, "records-not-empty", path=path)
    except OSError as error:
        said = "{path} cannot be used as a folder for records: {reason}."
        raise Refused(said, "records-folder", path=path, reason=records.trouble(error)) from None
    return str(path)


class Tally:
    """What many games add up to, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.scores = [Sum() for _ in range(seats)]
        self.places = [Sum() for _ in range(seats)]
        self.firsts = [Sum() for _ in range(seats)]  # players who share first place share the win
        self.decisions = Sum()
        self.shortest = self.longest = 0  # in decisions

    @property
    def games(self) -> int:
        return self.decisions.count

    def add(self, played: SimulatedGame) -> None:
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

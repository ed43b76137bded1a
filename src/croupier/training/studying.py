"""One game from nothing to a network: games of the players there are, imitations of them, then self-play.

Everything is written to a folder as it comes, and whatever is there is not made again: a stopped training continues.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from croupier.players import networks
from croupier.players.networks import Network

from . import collecting, imitating, nets
from .collecting import LEVELS, Arrays
from .curve import JUDGED, Point, of_fair
from .folder import CHECKPOINT, GAMES, IMITATOR, Folder
from .learning import Learner, School, Settings, Tally, Told, begun
from .nets import Adam, Weights

CANDIDATES = 10  # networks that are kept along the way, and compared at the end
VALIDATED = 12  # rounds of play in which one is
WORTH = {"regular": 0.4, "veteran": 0.6}  # how much first places among each count when they are compared
VARIETY = {  # where there is nothing to hide, or little, it is worth less; other games are of bluff
    "las_vegas": (0.01, 0.002),
    "royal_casino": (0.01, 0.002),
    "batting_poker": (0.01, 0.004),
    "red_end": (0.01, 0.004),
    "rotary_lottery": (0.01, 0.004),
}
VALIDATION = 7_001  # the seed of their games: no other games are played with it


class Report(NamedTuple):
    """How far a training is, for whoever waits."""

    stage: str  # collecting, imitating, compiling, learning
    done: float  # of the stage, from 0 to 1
    decisions: float = 0.0
    a_second: float = 0.0
    shares: list[list[float]] | None = None  # first places among imitations, by seats and level
    of_fair: float = 0.0  # those among veterans, as a multiple of a fair share


@dataclass(frozen=True)
class Plan:
    """How long each stage may take, in seconds, and how it is done."""

    collecting: float = 300.0
    imitating: float = 20.0
    learning: float = 600.0
    jobs: int = os.cpu_count() or 1
    settings: Settings = field(default_factory=Settings)
    widths: tuple[int, ...] = nets.WIDTHS
    every: float = 10.0  # between two reports, each with a checkpoint
    start: Path | None = None  # a network to begin with, instead of an imitation of the veteran
    code: str = "a working copy"  # the version or commit that trains


class Device(NamedTuple):
    """What learning runs on."""

    name: str
    is_processor: bool  # which is slow


def device() -> Device:
    found = jax.devices()[0]
    return Device(found.device_kind, found.platform == "cpu")


def usual_settings(name: str, tables: int | None = None) -> Settings:
    """A game's recipe, at a size that suits the device."""
    variety = VARIETY.get(name, Settings.entropy)
    if not device().is_processor:
        return Settings(tables=tables or Settings.tables, entropy=variety)
    return Settings(tables=tables or 1024, steps=32, batch=2048, entropy=variety)


def train(name: str, folder: Path, plan: Plan, report: Callable[[Report], None] = lambda now: None) -> Path:
    """Train a game's network, or continue. Returns the file with its weights."""
    study = _Study(Folder.opened(folder, name), plan, report)
    return study.chosen(study.learn())


class _Study:
    def __init__(self, folder: Folder, plan: Plan, report: Callable[[Report], None]) -> None:
        self._folder, self._plan, self._report = folder, plan, report
        self._layout = folder.layout
        self._name = folder.layout.game.name
        self._spread = 1.0
        self._school: School

    def _tell(self, stage: str, done: float) -> None:
        self._report(Report(stage, done))

    def _collected(self) -> Arrays:
        found = self._folder.read(GAMES)
        if found is None:
            self._tell("collecting", 0.0)
            tell = partial(self._tell, "collecting")
            found = collecting.collect(
                self._name, self._plan.collecting, self._plan.jobs, guest=self._plan.start, report=tell
            )
            self._folder.write(GAMES, found)
        return found

    def _imitator(self) -> Weights:
        found = self._folder.read(IMITATOR)
        if found is None:
            arrays = self._collected()
            spread, tell = spread_of(arrays), partial(self._tell, "imitating")
            weights, agrees = imitating.imitator(
                arrays, self._layout, spread, self._plan.imitating, self._plan.widths, tell
            )
            agreed = dict(zip(LEVELS, np.round(agrees, 3).tolist()))
            found = {key: np.asarray(x) for key, x in weights.items()}
            found |= {"spread": np.array(spread), "agrees": np.array(json.dumps(agreed))}
            self._folder.write(IMITATOR, found)
        self._spread = float(found["spread"])
        return {key: jnp.asarray(found[key]) for key in found if key[0] in "wb"}

    def _first(self, imitator: Weights) -> Weights:
        if self._plan.start is None:
            return imitating.as_player(imitator, "veteran")
        return weights_of(networks.read(self._layout.game, self._plan.start), self._spread)

    def learn(self) -> Learner:
        """Self-play for as long as is planned, the time of earlier runs included."""
        imitator = self._imitator()
        learner = self._resumed() or begun(self._first(imitator))
        if learner.seconds >= self._plan.learning and self._folder.candidates():
            return learner
        self._tell("compiling", 0.0)
        self._school = School(self._layout, imitator, self._plan.settings, self._spread, seed=1 + learner.rounds)
        self._school.compile(learner)
        learner, _, _ = self._school.round(learner, learner.seconds / self._plan.learning)  # compiles the rest
        told, tally = time.perf_counter(), Tally()
        since, before = told - learner.seconds, learner.decisions
        while learner.seconds < self._plan.learning:
            share = learner.seconds / self._plan.learning
            learner, what, shares = self._school.round(learner, share)
            tally.add(shares)
            now = time.perf_counter()
            learner = learner._replace(seconds=now - since)
            if now - told > self._plan.every or learner.seconds >= self._plan.learning:
                a_second = (learner.decisions - before) / (now - told)
                share = min(learner.seconds / self._plan.learning, 1.0)
                point = _point(learner, what, tally, a_second)
                fair = of_fair(point.shares, self._layout.game.seats, JUDGED[0])
                self._report(Report("learning", share, learner.decisions, a_second, point.shares, fair))
                self._folder.note(point)
                if int(share * CANDIDATES) > len(self._folder.candidates()):
                    self._propose(learner)
                self._keep(learner)
                since += time.perf_counter() - now
                told, before, tally = time.perf_counter(), learner.decisions, Tally()
        return learner

    def _propose(self, learner: Learner) -> None:
        """Keep the mean of the weights as it would be played with, and what it reaches in games of its own."""
        played = nets.as_played(learner.mean)
        worth, shares = self.validated({key: jnp.asarray(x, jnp.float32) for key, x in played.items()})
        known: dict[str, Any] = {"game": self._name, "spread": self._spread, "about": self._about(learner)}
        self._folder.propose({**played, **known, "worth": worth, "shares": shares})

    def validated(self, weights: Weights) -> tuple[float, Any]:
        """How well weights play among imitations: first places by seats and level, and as one number, 1 being fair."""
        tally = Tally()
        for shares in self._school.validate(weights, VALIDATION, VALIDATED):
            tally.add(shares)
        seats = np.array(self._layout.game.seats)
        worth = sum(part * (tally.share[:, LEVELS.index(level)] * seats).mean() for level, part in WORTH.items())
        return float(worth), tally.share

    def chosen(self, learner: Learner) -> Path:
        """The candidate that did best, as the network to play with."""
        if not self._folder.candidates():
            self._propose(learner)
        return self._folder.choose()

    def _about(self, learner: Learner) -> str:
        games, decisions = (f"{count / 1e6:,.1f} million" for count in (learner.games, learner.decisions))
        took = f"{learner.seconds / 60:.1f} minutes, {games} games, {decisions} decisions learnt from"
        return f"croupier train {self._name}; {self._plan.code}; {device().name}; {took}"

    def _keep(self, learner: Learner) -> None:
        """All that is needed to continue, but for past selves."""
        parts = {"weights": learner.weights, "mean": learner.mean}
        memory = {"slope": learner.memory.mean, "square": learner.memory.square}
        flat = {f"{part}/{key}": np.asarray(x) for part, some in (parts | memory).items() for key, x in some.items()}
        counted = [float(learner.memory.steps), learner.rounds, learner.seconds, learner.decisions, learner.games]
        self._folder.write(CHECKPOINT, {"counted": np.array(counted), **flat})

    def _resumed(self) -> Learner | None:
        found = self._folder.read(CHECKPOINT)
        if found is None:
            return None
        steps, rounds, seconds, decisions, made = found.pop("counted").tolist()

        def part(named: str) -> Weights:
            start = f"{named}/"
            return {key.removeprefix(start): jnp.asarray(x) for key, x in found.items() if key.startswith(start)}

        memory = Adam(part("slope"), part("square"), jnp.float32(steps))
        again = begun(part("weights"))
        return again._replace(
            mean=part("mean"), memory=memory, rounds=int(rounds), seconds=seconds, decisions=decisions, games=made
        )


def _point(learner: Learner, told: Told, tally: Tally, a_second: float) -> Point:
    wrong, entropy, away = (round(float(x), 5) for x in told)
    shares, games = np.round(tally.share, 4).tolist(), float(tally.games.sum())
    return Point(round(learner.seconds, 1), learner.decisions, wrong, entropy, away, games, shares, round(a_second))


def weights_of(network: Network, spread: float) -> Weights:
    """A network's weights to learn on with, where money is counted in other spreads."""
    weights = {key: jnp.asarray(x, jnp.float32) for key, x in network.weights.items()}
    units = jnp.array([1.0, network.spread / spread])
    return weights | {key: weights[key] * units for key in ("wv", "bv")}


def spread_of(arrays: Arrays) -> float:
    """How far apart the scores of a game usually end."""
    return float(np.std(arrays["money"]))

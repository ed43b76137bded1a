"""One game from nothing to a network: games of the players there are, imitations of them, then self-play.

Everything is written to a folder as it comes, and whatever is there is not made again: a stopped training continues.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from croupier import games
from croupier.players.networks import Layout, layout

from . import collecting, imitating, nets
from .collecting import LEVELS, Arrays
from .learning import Learner, School, Settings, Tally, begun
from .nets import Adam, Weights

GAMES, IMITATOR, CHECKPOINT, CURVE, NET = "games.npz", "imitator.npz", "checkpoint.npz", "curve.json", "net.npz"
CANDIDATES = 10  # networks that are kept along the way, and compared at the end
VALIDATED = 12  # rounds of play in which one is
WORTH = {"regular": 0.4, "veteran": 0.6}  # how much first places among each count when they are compared
VALIDATION = 7_001  # the seed of their games: no other games are played with it
EVERY = 10.0  # seconds between two reports and two checkpoints


class Report(NamedTuple):
    """How far a training is, for whoever waits."""

    stage: str  # collecting, imitating, compiling, learning
    done: float  # of the stage, from 0 to 1
    decisions: float = 0.0
    a_second: float = 0.0
    shares: Any = None  # [seats][level]: first places among imitations


@dataclass(frozen=True)
class Plan:
    """How long each stage may take, in seconds."""

    collecting: float = 300.0
    imitating: float = 20.0
    learning: float = 600.0
    jobs: int = os.cpu_count() or 1
    settings: Settings = Settings()
    widths: tuple[int, ...] = nets.WIDTHS
    about: str = ""


def train(name: str, folder: Path, plan: Plan, report: Callable[[Report], None] = lambda now: None) -> Path:
    """Train a game's network, or continue. Returns the file with its weights."""
    folder.mkdir(parents=True, exist_ok=True)
    study = _Study(name, folder, plan, report)
    learner = study.learn()
    return study.chosen(learner)


class _Study:
    def __init__(self, name: str, folder: Path, plan: Plan, report: Callable[[Report], None]) -> None:
        self._name, self._folder, self._plan, self._report = name, folder, plan, report
        self._layout: Layout = layout(name)
        self._spread = 1.0
        self._school: School

    def _collected(self) -> Arrays:
        file, plan = self._folder / GAMES, self._plan
        if not file.exists():
            self._report(Report("collecting", 0.0))
            found = collecting.collect([self._name], plan.collecting, plan.jobs)[self._name]
            collecting.save(found, file)
        return collecting.load([file])

    def _imitator(self) -> Weights:
        file = self._folder / IMITATOR
        if file.exists():
            with np.load(file) as found:
                self._spread = float(found["spread"])
                return {key: jnp.asarray(found[key]) for key in found if key[0] in "wb"}
        arrays = self._collected()
        self._spread = spread_of(arrays)

        def tell(done: float) -> None:
            self._report(Report("imitating", done))

        weights, agrees = imitating.imitator(
            arrays, self._layout, self._spread, self._plan.imitating, self._plan.widths, tell
        )
        agreed = dict(zip(LEVELS, np.round(agrees, 3).tolist()))
        np.savez(file, spread=self._spread, agrees=json.dumps(agreed), **{k: np.asarray(x) for k, x in weights.items()})
        return weights

    def learn(self) -> Learner:
        """Self-play for as long as is planned, the time of earlier runs included."""
        imitator = self._imitator()
        learner = self._resumed() or begun(imitating.as_player(imitator, "veteran"))
        self._report(Report("compiling", 0.0))
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
            if now - told > EVERY or learner.seconds >= self._plan.learning:
                a_second = (learner.decisions - before) / (now - told)
                share = min(learner.seconds / self._plan.learning, 1.0)
                self._report(Report("learning", share, learner.decisions, a_second, tally.share.tolist()))
                self._note(learner, [float(x) for x in what], tally)
                if int(share * CANDIDATES) > len(self._candidates()):
                    self._propose(learner)
                self._keep(learner)
                since += time.perf_counter() - now
                told, before, tally = time.perf_counter(), learner.decisions, Tally()
        return learner

    def _note(self, learner: Learner, what: list[float], tally: Tally) -> None:
        """One more point of the curve."""
        file = self._folder / CURVE
        points = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
        wrong, entropy, away = what
        point = {
            "seconds": round(learner.seconds, 1),
            "decisions": learner.decisions,
            "wrong": round(wrong, 5),
            "entropy": round(entropy, 4),
            "away": round(away, 5),
            "games": tally.games.sum(),
            "shares": np.round(tally.share, 4).tolist(),
        }
        file.write_text(json.dumps([*points, point], indent=0), encoding="utf-8")

    def _candidates(self) -> list[Path]:
        return sorted(self._folder.glob("candidate-*.npz"))

    def _propose(self, learner: Learner) -> None:
        """Keep the mean of the weights, with what it reaches in games of its own."""
        worth, shares = self.validated(learner.mean)
        known = {"worth": worth, "shares": shares, "spread": self._spread, "about": self._about(learner)}
        path = self._folder / f"candidate-{len(self._candidates()) + 1:02}.npz"
        nets.write(path, learner.mean, **known)

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
        if not self._candidates():
            self._propose(learner)

        def worth(path: Path) -> float:
            with np.load(path) as found:
                return float(found["worth"])

        best = max(self._candidates(), key=worth)
        file = self._folder / NET
        file.write_bytes(best.read_bytes())
        return file

    def _about(self, learner: Learner) -> str:
        device = jax.devices()[0].device_kind
        figures = f"{learner.seconds / 60:.1f} minutes, {learner.decisions / 1e6:.0f} million decisions learnt from"
        return f"{self._plan.about or f'croupier train {self._name}'}; {device}; {figures}"

    def _keep(self, learner: Learner) -> None:
        """All that is needed to continue, but for past selves; written beside the old one, then put in its place."""
        parts = {"weights": learner.weights, "mean": learner.mean}
        memory = {"slope": learner.memory.mean, "square": learner.memory.square}
        flat = {f"{part}/{key}": np.asarray(x) for part, some in (parts | memory).items() for key, x in some.items()}
        counted = [float(learner.memory.count), learner.rounds, learner.seconds, learner.decisions, learner.games]
        new = self._folder / f"new-{CHECKPOINT}"
        np.savez(new, counted=counted, **flat)  # type: ignore[arg-type]
        new.replace(self._folder / CHECKPOINT)

    def _resumed(self) -> Learner | None:
        file = self._folder / CHECKPOINT
        if not file.exists():
            return None
        with np.load(file) as found:
            count, rounds, seconds, decisions, made = found["counted"].tolist()
            flat = {key: jnp.asarray(found[key]) for key in found if key != "counted"}

        def part(named: str) -> Weights:
            return {key.removeprefix(f"{named}/"): x for key, x in flat.items() if key.startswith(f"{named}/")}

        memory = Adam(part("slope"), part("square"), jnp.float32(count))
        again = begun(part("weights"))
        return again._replace(
            mean=part("mean"), memory=memory, rounds=int(rounds), seconds=seconds, decisions=decisions, games=made
        )


def spread_of(arrays: Arrays) -> float:
    """How far apart the scores of a game usually end."""
    return float(np.nanstd(arrays["money"]))


def names() -> list[str]:
    """The games that can be trained: those with a twin of their own."""
    from croupier.batch import finding

    return [name for name in games.names() if name in finding.names()]

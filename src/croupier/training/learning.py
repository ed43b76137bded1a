"""Self-play: rooms at every number of seats play on, and the network learns from what came of its choices (PPO)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from croupier.players.networks import Layout

from . import nets
from .nets import Adam, Weights, copied
from .playing import PAST, Groups, Opponents, Path, Play, Room, Shares, Watched

KEPT = 8  # past selves in the pool


@dataclass(frozen=True)
class Settings:
    """A recipe; docs/training.md says why it is so."""

    tables: int = 32_768  # in all rooms together
    steps: int = 48  # at each table in a round
    batch: int = 16_384
    epochs: int = 2
    rate: float = 4e-4
    entropy: tuple[float, float] = (0.012, 0.006)  # how much variety is worth, at the start and at the end
    clip: float = 0.2
    pull: float = 0.05  # towards the mean of its own weights
    mean: float = 0.1  # over this share of all rounds so far …
    longest: int = 100  # … or this many, if that is less
    value: float = 0.5
    noted: int = 40  # rounds between two past selves; 0: the first ones stay
    groups: Groups = field(default_factory=Groups)


class Learner(NamedTuple):
    """All that changes while learning; what a checkpoint holds."""

    weights: Weights
    mean: Weights
    memory: Adam
    past: Weights  # stacked
    rounds: int
    seconds: float
    decisions: float
    games: float


class Told(NamedTuple):
    """What one round says about itself."""

    wrong: Array  # the mean square error of the chance of the first place
    entropy: Array
    away: Array  # how far the choices have moved


def begun(weights: Weights) -> Learner:
    stacked = jax.tree.map(lambda x: jnp.repeat(x[None], KEPT, 0), weights)
    return Learner(copied(weights), copied(weights), Adam.begun(weights), stacked, 0, 0.0, 0.0, 0.0)


class School:
    """Rooms, compiled, and what is learnt in them."""

    def __init__(
        self,
        layout: Layout,
        imitator: Weights,
        settings: Settings,
        spread: float,
        seed: int = 1,
        seats: Sequence[int] = (),
    ) -> None:
        self.layout, self.settings, self._imitator = layout, settings, imitator
        counts = seats or layout.game.seats
        each = settings.tables // len(counts)
        self.rooms = [Room(layout, seats, each, settings.steps, settings.groups, spread) for seats in counts]
        self._key = jax.random.key(seed)
        self._tables: list[Any] = []
        self._plays: list[Play] = []
        self._learn: Any = None

    def compile(self, learner: Learner) -> None:
        """All programs at once: each takes a processor some seconds."""
        past = jax.tree.map(lambda x: x[0], learner.past)
        opponents = Opponents(past, self._imitator)
        self._tables = [room.begin() for room in self.rooms]

        def lowered(room: Room, at: Any) -> Any:
            return jax.jit(room.play, donate_argnums=2).lower(learner.weights, opponents, at, self._key).compile()

        pool = ThreadPoolExecutor(len(self.rooms))
        try:
            self._plays = [*pool.map(lowered, self.rooms, self._tables)]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)  # whoever stops it does not want to wait

    def play(self, weights: Weights, past: Weights, key: Array) -> tuple[list[Path], list[Watched], list[Shares]]:
        paths, looks, shares = [], [], []
        for place, (play, now) in enumerate(zip(self._plays, jax.random.split(key, len(self._plays)))):
            at, path, look, share = play(weights, Opponents(past, self._imitator), self._tables[place], now)
            self._tables[place] = at
            paths.append(path)
            looks.append(look)
            shares.append(share)
        return paths, looks, shares

    def validate(self, weights: Weights, seed: int, rounds: int) -> Iterator[list[Shares]]:
        """Games from the start that nothing is learnt from; learning goes on afterwards where it was."""
        before, self._tables = self._tables, [room.begin() for room in self.rooms]
        try:
            for key in jax.random.split(jax.random.key(seed), rounds):
                yield self.play(weights, weights, key)[2]
        finally:
            self._tables = before

    def round(self, learner: Learner, share: float) -> tuple[Learner, Told, list[Shares]]:
        """Play some steps and learn from them; `share` is how much of the time is over."""
        settings = self.settings
        self._key, playing, learning = jax.random.split(self._key, 3)
        past = jax.tree.map(lambda x: x[learner.rounds % KEPT], learner.past)
        paths, looks, shares = self.play(learner.weights, past, playing)
        if self._learn is None:
            counts = sum(int(path.counts.sum()) for path in paths)
            batches = max(int(0.9 * counts) // settings.batch, 1)
            rows = min(counts, batches * settings.batch)
            self._learn = jax.jit(partial(learnt, settings, batches, rows // batches), donate_argnums=(0, 1, 2))
        first, last = settings.entropy
        horizon = min(1 + settings.mean * learner.rounds, settings.longest)
        rates = settings.rate * (1 - 0.9 * share), first * (last / first) ** share, 1 / horizon
        weights, mean, memory, told = self._learn(
            learner.weights, learner.mean, learner.memory, paths, looks, learning, *map(jnp.float32, rates)
        )
        stacked = learner.past
        if settings.noted and (learner.rounds + 1) % settings.noted == 0:
            place = learner.rounds // settings.noted % KEPT
            stacked = jax.tree.map(lambda old, new: old.at[place].set(new), stacked, weights)
        decisions = learner.decisions + float(sum(path.counts.sum() for path in paths))
        games = learner.games + float(sum(one.played for one in shares))
        learner = Learner(weights, mean, memory, stacked, learner.rounds + 1, learner.seconds, decisions, games)
        return learner, told, shares


def learnt(
    settings: Settings,
    batches: int,
    size: int,
    weights: Weights,
    mean: Weights,
    memory: Adam,
    paths: Sequence[Path],
    looks: Sequence[Watched],
    key: Array,
    rate: Array,
    entropy: Array,
    follows: Array,
) -> tuple[Weights, Weights, Adam, Told]:
    """Learn from the learner's own choices, in batches; of the views that were watched, as many as fit."""
    path = _some(paths, key, batches, size)
    watched = sum(one.counts.shape[0] for one in looks)
    look = _some(looks, key, batches, min(size // 4, watched // batches))

    def update(carry: tuple[Weights, Adam], some: tuple[Path, Watched]) -> tuple[tuple[Weights, Adam], Told]:
        weights, memory = carry
        slope, told = jax.grad(_loss, has_aux=True)(weights, mean, *some, settings, entropy)
        return nets.stepped(weights, slope, memory, rate), told

    def epoch(carry: tuple[Weights, Adam], _: None) -> tuple[tuple[Weights, Adam], Told]:
        return jax.lax.scan(update, carry, (path, look))

    (weights, memory), told = jax.lax.scan(epoch, (weights, memory), None, length=settings.epochs)
    mean = jax.tree.map(lambda old, new: old + follows * (new - old), mean, weights)
    return weights, mean, memory, Told(*(x.mean() for x in told))


def _some(parts: Sequence[Any], key: Array, batches: int, size: int) -> Any:
    """Rows that count, shuffled, as [batch, row, …]."""
    every = jax.tree.map(lambda *rows: jnp.concatenate(rows), *parts)
    luck = jax.random.uniform(key, every.counts.shape)
    order = jnp.argsort(jnp.where(every.counts, luck, 2.0))[: batches * size]
    return jax.tree.map(lambda x: x[order].reshape(batches, -1, *x.shape[1:]), every)


def _loss(
    weights: Weights, mean: Weights, path: Path, look: Watched, settings: Settings, entropy: Array
) -> tuple[Array, Told]:
    logits, values = nets.thought(weights, path.seen)
    likely = nets.chances(logits, path.legal)
    said = jnp.take_along_axis(likely, path.number[:, None].astype(jnp.int32), -1)[:, 0]
    gain = (path.gain * path.weight).sum(-1)
    better = (gain - gain.mean(where=path.counts)) / (gain.std(where=path.counts) + 1e-6)
    ratio = jnp.exp(said - path.said)
    clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    won = jnp.minimum(ratio * better, clipped * better).mean(where=path.counts)
    error = ((values - (path.value + path.gain)) ** 2).mean(0, where=path.counts[:, None])
    seen = ((nets.valued(weights, look.seen) - look.target) ** 2).mean(0, where=look.counts[:, None])
    unsure = -jnp.where(path.legal, jnp.exp(likely) * likely, 0.0).sum(-1).mean(where=path.counts)
    usual = jax.lax.stop_gradient(nets.chances(nets.thought(mean, path.seen)[0], path.legal))
    pulled = jnp.where(path.legal, jnp.exp(likely) * (likely - usual), 0.0).sum(-1).mean(where=path.counts)
    wrong = error.sum() + 0.5 * seen.sum()
    loss = -won + settings.value * wrong - entropy * unsure + settings.pull * pulled
    return loss, Told(error[0], unsure, (path.said - said).mean(where=path.counts))


@dataclass
class Tally:
    """First places of the learner among others, added up; [seats, level]."""

    won: Any = 0.0
    ahead: Any = 0.0
    games: Any = 0.0

    def add(self, shares: Sequence[Shares]) -> None:
        self.won = self.won + np.array([np.asarray(one.won) for one in shares])
        self.ahead = self.ahead + np.array([np.asarray(one.ahead) for one in shares])
        self.games = self.games + np.array([np.asarray(one.games) for one in shares])

    @property
    def share(self) -> Any:
        """Among imitations of each level."""
        return (self.won / np.maximum(self.games, 1))[:, :PAST]

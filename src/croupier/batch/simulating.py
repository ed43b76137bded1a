"""Many games at random, added up. Every table plays its share of them to the end: long games count like short ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from .contract import Twin
from .host import Host, Seated
from .kit import I32, Part, when, wide, words_from

STEPS = 64  # compiled together
MOST_TABLES = {"cpu": 1 << 12, "gpu": 1 << 17}
LONGEST = 2**30  # decisions


class Added(NamedTuple):
    """A figure of many games: of how many, its sum, and the sum of its squares."""

    games: int
    total: float
    squares: float


class Totals(NamedTuple):
    """What games add up to; figures are by seat."""

    games: int
    scores: list[Added]
    places: list[Added]
    firsts: list[Added]
    decisions: Added
    shortest: int
    longest: int


class Figure(Part):
    """A figure of the games at one table."""

    total: Array
    squares: Array

    def plus(self, value: Array, so: Array) -> Figure:
        value = jnp.where(so, value, 0).astype(jnp.float32)
        return Figure(self.total + value, self.squares + value * value)


class Table(Part):
    """A table, and what its games have come to."""

    at: Seated
    quota: Array  # games it is to play
    games: Array
    asked: Array  # decisions of the current game
    scores: Figure  # [seat]
    places: Figure  # [seat]
    firsts: Figure  # [seat]
    decisions: Figure
    shortest: Array
    longest: Array


class Simulation:
    """A twin played at random by everybody."""

    def __init__(self, twin: Twin) -> None:
        self._host = Host(twin)
        self._step = jax.jit(self._steps, donate_argnums=0)

    def run(self, count: int, seed: int) -> Iterator[Totals]:
        """Play this many games; now and then, what they have come to so far. The same seed brings the same games."""
        kind = "cpu" if jax.default_backend() == "cpu" else "gpu"
        size = min(MOST_TABLES[kind], count)
        quotas = jnp.asarray([count // size + (table < count % size) for table in range(size)], I32)
        tables, key = jax.vmap(self._begun)(quotas), jax.random.key(seed % 2**32)
        while True:
            key, now = jax.random.split(key)
            tables = self._step(tables, now)
            totals = self._totals(tables)
            yield totals
            if totals.games == count:
                return

    def _begun(self, quota: Array) -> Table:
        def nothing(*size: int) -> Figure:
            return Figure(jnp.zeros(size, jnp.float32), jnp.zeros(size, jnp.float32))

        no, seats = jnp.int32(0), self._host.twin.seats
        return Table(
            at=self._host.seated(),
            quota=quota,
            games=no,
            asked=no,
            scores=nothing(seats),
            places=nothing(seats),
            firsts=nothing(seats),
            decisions=nothing(),
            shortest=jnp.int32(LONGEST),
            longest=no,
        )

    def _steps(self, tables: Table, key: Array) -> Table:
        size = tables.quota.shape[0]

        def step(tables: Table, key: Array) -> tuple[Table, None]:
            return jax.vmap(self._stepped)(tables, jax.random.bits(key, (size, 2))), None

        after: Table = jax.lax.scan(step, tables, jax.random.split(key, STEPS))[0]
        return after

    def _stepped(self, table: Table, seed: Array) -> Table:
        """One step of a table that still has games to play. The end of a game is counted when it is reached."""
        host, at = self._host, table.at
        words = words_from(seed, host.twin.words)
        after = host.step(at, host.random_number(at, words[0]), words)
        over, asked = host.is_over(after), table.asked + (at.turn >= 0)
        mine = host.twin.standing(wide(after.state))
        place = 1 + (mine[None, :] > mine[:, None]).sum(1)
        first = (place == 1) / (place == 1).sum()
        then = Table(
            at=after,
            quota=table.quota,
            games=table.games + over,
            asked=jnp.where(over, 0, asked),
            scores=table.scores.plus(host.score(after), over),
            places=table.places.plus(place, over),
            firsts=table.firsts.plus(first, over),
            decisions=table.decisions.plus(asked, over),
            shortest=jnp.where(over, jnp.minimum(table.shortest, asked), table.shortest),
            longest=jnp.where(over, jnp.maximum(table.longest, asked), table.longest),
        )
        return when(table.games < table.quota, then, table)

    def _totals(self, tables: Table) -> Totals:
        games = int(np.asarray(tables.games).sum())

        def added(figure: Figure) -> list[Added]:
            total, squares = (np.atleast_1d(np.asarray(x, np.float64).sum(0)) for x in (figure.total, figure.squares))
            return [Added(games, *both) for both in zip(total.tolist(), squares.tolist())]

        return Totals(
            games=games,
            scores=added(tables.scores),
            places=added(tables.places),
            firsts=added(tables.firsts),
            decisions=added(tables.decisions)[0],
            shortest=int(np.asarray(tables.shortest).min()) if games else 0,
            longest=int(np.asarray(tables.longest).max()),
        )

"""One learner at each of many tables; the others choose at random. It is what `Vector(…, engine="batch")` steps."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import ArrayLike

from .contract import Twin
from .host import Host, Seated
from .kit import I32, Part, below, pick, when, words_from


class Table(Part):
    """A table of one learner."""

    at: Seated
    mine: Array  # the learner's seat
    begins: Array  # yes while the learner has not been asked in this game
    key: Array


class Shown(Part):
    """What a learner gets to see, once it is asked or its game is over."""

    observation: Array
    mask: Array
    over: Array
    score: Array
    by_place: Array


class Learners:
    """Steps all tables until their learners are asked again. A game in which a learner is never asked is not shown."""

    def __init__(self, twin: Twin, seat: int | None) -> None:
        self._host, self._always = Host(twin), seat
        self._begin = jax.jit(jax.vmap(self._new))
        self._step = jax.jit(self._stepped)

    def reset(self, seeds: Sequence[int | None]) -> Shown:
        """Begin at every table. Where there is no seed, chance is the system's."""
        words = [randbits(32) if seed is None else seed % 2**32 for seed in seeds]
        self._tables = self._begin(jax.vmap(jax.random.key)(np.array(words, np.uint32)))
        every = jnp.ones(len(seeds), bool)
        return self._shown(every, jnp.zeros(len(seeds), I32))

    def step(self, numbers: ArrayLike, forfeits: ArrayLike) -> Shown:
        """Everybody chooses; whoever forfeits stays as they are, and their game is over."""
        moves = ~jnp.asarray(np.asarray(forfeits, bool))
        shown = self._shown(moves, jnp.asarray(np.asarray(numbers, np.int32)))
        at = self._tables.at
        self._tables = self._tables.but(at=jax.vmap(when)(moves, at, jax.vmap(self._host.ended)(at)))
        return shown

    def _shown(self, moves: Array, numbers: Array) -> Shown:
        self._tables, shown = self._step(self._tables, moves, numbers)
        there: Shown = jax.tree.map(np.asarray, shown)
        return there

    def _new(self, key: Array) -> Table:
        key, luck = jax.random.split(key)
        return Table(self._host.seated(), self._seat(luck), jnp.asarray(True), key)

    def _seat(self, luck: Array) -> Array:
        if self._always is not None:
            return jnp.asarray(self._always, I32)
        word: Array = jax.random.bits(luck, ())
        return below(word, self._host.twin.seats)

    def _stepped(self, tables: Table, moves: Array, numbers: Array) -> tuple[Table, Shown]:
        """One step at tables that move, then as many as it takes until every learner is asked or at the end."""
        on = jax.vmap(self._moved)
        tables = jax.vmap(when)(moves, on(tables, numbers), tables)
        waits = jax.vmap(self._waits)

        def more(tables: Table) -> Array:
            return (waits(tables) & moves).any()

        def again(tables: Table) -> Table:
            return jax.vmap(when)(waits(tables) & moves, on(tables, numbers), tables)

        tables = jax.lax.while_loop(more, again, tables)
        return tables.but(begins=tables.begins & ~moves), jax.vmap(self._seen)(tables)

    def _waits(self, table: Table) -> Array:
        """Whether the learner is not asked yet. The end of a game counts if the learner took part in it."""
        return (table.at.turn != table.mine) & ~(self._host.is_over(table.at) & ~table.begins)

    def _moved(self, table: Table, number: Array) -> Table:
        """One step: the learner's number if it is asked, otherwise a random one."""
        host = self._host
        key, luck, seat_luck = jax.random.split(table.key, 3)
        words = words_from(jax.random.bits(luck, (2,)), host.twin.words)
        chosen = jnp.where(table.at.turn == table.mine, number, host.random_number(table.at, words[0]))
        is_new = host.is_over(table.at)
        mine = jnp.where(is_new, self._seat(seat_luck), table.mine)
        return Table(host.step(table.at, chosen, words), mine, table.begins | is_new, key)

    def _seen(self, table: Table) -> Shown:
        host, at = self._host, table.at
        score, place = (pick(some, table.mine) for some in (host.score(at), host.by_place(at)))
        return Shown(host.seen(at, table.mine), at.legal, host.is_over(at), score, place)

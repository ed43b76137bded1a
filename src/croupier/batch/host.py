"""The host of twins: it seats tables, seals choices, and moves every table along its belt, one turn a step."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from .contract import Twin
from .kit import I8, I16, I32, NONE, Number, Part, any_one, first, flat, like, one, turned, when, wide


class Seated(Part):
    """A table with its host: what is sealed, who is asked now, and what that seat may choose."""

    state: Any
    sealed: Array  # [seat], the number of its move; NONE: not yet chosen
    turn: Array  # the seat asked; NONE: a pause, and whatever number is given means nothing
    legal: Array  # [number], yes or no


class Host:
    """Plays one table at a time, as pure functions: vmap them over as many tables as you like.

    Where several choose at once, one seat is asked in each step, in seat order, and its number is sealed here, not in
    the state, until all have chosen. A forced move is sealed without asking. A table that comes to no question in a
    step waits for the next: a *pause*. When a game is over, its end can be read; the next step begins another.
    """

    def __init__(self, twin: Twin) -> None:
        self.twin = twin

    def seated(self, state: Any = None, sealed: Array | None = None) -> Seated:
        """A table as it is asked, at the start or in the middle of a game."""
        twin = self.twin
        s = wide(jax.tree.map(jnp.asarray, twin.start if state is None else state))
        asked = twin.asked(s)
        chosen = jnp.full(twin.seats, NONE, I32) if sealed is None else sealed
        waits = asked & (chosen < 0)
        if twin.forced:
            forced = twin.forced(s)
        elif twin.many_moves:
            waits &= one(first(waits), twin.seats)
            forced = self._forced(s, first(waits))
        else:
            forced = jax.vmap(self._forced, (None, 0))(s, jnp.arange(twin.seats))
        chosen = jnp.where(waits, jnp.maximum(chosen, forced), chosen)
        turn = first(waits & (chosen < 0))
        legal = twin.legal(s, turn) & (turn >= 0)
        return Seated(like(s, twin.start), chosen.astype(I16), turn.astype(I8), legal)

    def _forced(self, s: Any, seat: Number) -> Array:
        """As core's Game.forced: the number of a single move, unless an aside may widen it; otherwise NONE."""
        twin, legal = self.twin, self.twin.legal(s, seat)
        moves = legal[twin.asides :]
        single = moves.sum() == 1
        for number in twin.widening:
            single &= ~(legal[number] & (twin.legal(twin.aside(s, seat, number), seat)[twin.asides :].sum() > 1))
        is_forced = (single & ~twin.insists(s)) | (legal.sum() == 1)
        return jnp.where(is_forced, twin.asides + jnp.argmax(moves), NONE)

    def step(self, at: Seated, number: Number, words: Array, start: Any = None) -> Seated:
        """The seat asked chooses a number, and the table moves on; from Over to a new game, from this packed start."""
        return self.passed(at, number, words, start)[0]

    def passed(self, at: Seated, number: Number, words: Array, start: Any = None) -> tuple[Seated, Array]:
        """A step, and at which stations of chance, in their order on the belt, something was drawn."""
        twin = self.twin
        s, sealed, turn = wide(at.state), at.sealed.astype(I32), at.turn.astype(I32)
        s = when(s.phase == twin.over, wide(jax.tree.map(jnp.asarray, twin.start if start is None else start)), s)
        chooses = one(turn, twin.seats)
        if twin.asides:
            is_aside = (turn >= 0) & (number < twin.asides)
            s = when(is_aside, twin.aside(s, turn, number), s)
            chooses &= ~is_aside
        sealed = jnp.where(chooses, number, sealed)
        asked = twin.asked(s)
        ready = asked.any() & ((sealed >= 0) | ~asked).all()
        carried_out, drew, used = jnp.asarray(False), [], 1
        for station in twin.belt:
            here = s.phase == station.phase
            if station.kind == "choice":
                here &= ready & ~carried_out
                carried_out |= here
                s = when(here, station.run(s, sealed), s)
            elif station.kind == "chance":
                s = when(here, station.run(s, words[used : used + station.words]), s)
                used += station.words
                drew.append(here)
            else:
                s = when(here, station.run(s), s)
        return self.seated(s, jnp.where(carried_out, NONE, sealed)), jnp.stack(drew)

    def ended(self, at: Seated) -> Seated:
        """The table as if its game were over: somebody has forfeited it."""
        over = jnp.full_like(at.state.phase, self.twin.over)
        sealed, turn = (jnp.full_like(x, NONE) for x in (at.sealed, at.turn))
        return Seated(at.state.but(phase=over), sealed, turn, jnp.zeros_like(at.legal))

    def random_number(self, at: Seated, word: Array) -> Array:
        """One of the numbers that may be chosen, each equally likely."""
        return any_one(at.legal, word)

    def is_over(self, at: Seated) -> Array:
        over: Array = at.state.phase == self.twin.over
        return over

    def score(self, at: Seated) -> Array:
        return self.twin.score(wide(at.state))

    def by_place(self, at: Seated) -> Array:
        """As common/rewards: the share of the others that a seat has beaten, minus the share that has beaten it."""
        mine = self.twin.standing(wide(at.state))
        return jnp.sign(mine[:, None] - mine[None, :]).sum(1) / (self.twin.seats - 1)

    def seen(self, at: Seated, seat: Number) -> Array:
        """What a seat knows, as numbers: the slices that every game begins with (kit/encoding.head), then its own."""
        twin, s = self.twin, wide(at.state)
        head = one(seat, twin.seats), one(s.phase, twin.over + 1), turned(twin.asked(s), seat)
        return flat(*head, twin.observe(s, seat))

    def many(self, tables: int) -> Seated:
        """Tables about to begin, in one Seated with an axis for tables in front."""
        one_table = self.seated()
        many: Seated = jax.tree.map(lambda x: jnp.repeat(x[None], tables, 0), one_table)
        return many

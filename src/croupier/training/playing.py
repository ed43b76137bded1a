"""Tables on the device, at one number of seats: who sits there, what happens in some steps, and what came of it.

Tables stand in three groups. In the first the learner plays in all seats; in the second a past self, in the third
imitations of the players there are play in all seats but one. Nothing is learnt from what others choose.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from croupier.batch import finding
from croupier.batch.host import Host, Seated
from croupier.batch.kit import like, one, when, wide, words_from
from croupier.players.learned import FIRST, MONEY
from croupier.players.networks import AIMS, Layout, Order

from . import nets
from .collecting import LEVELS
from .imitating import FAR, told
from .nets import VALUES, Weights

PAST = len(LEVELS)  # stands among levels for past selves
FADES = 0.95  # how fast what comes later loses weight when a choice is judged by it
FOR_FIRST, FOR_MONEY = (1.0, 0.15), (0.0, 0.6)  # what the two values count for whoever plays for the one or the other
WATCHED = 4  # of the tables at which the learner plays in all seats, one in so many is watched from a fixed seat
CARRIED = 4  # one table in so many begins with a bank carried over, if the game has one
RICHEST, IN_DEBT, OUT = 200, 0.3, 0.08  # its chips, in tens; who is in debt; at how many tables somebody is out


class Groups(NamedTuple):
    """Shares of the tables."""

    alone: float = 0.4  # the learner in all seats
    past: float = 0.15
    levels: tuple[float, ...] = (0.05, 0.2, 0.2)  # imitations, by level


class Opponents(NamedTuple):
    past: Weights
    imitator: Weights


class Steps(NamedTuple):
    """What happened: [step, table, …]. `turn` is the seat whose choice is to be learnt, or −1."""

    seen: Array
    legal: Array
    number: Array
    said: Array  # the logarithm of how likely the choice was
    value: Array
    turn: Array
    over: Array
    gains: Array  # [step, table, seat, value], at the end of a game


class Path(NamedTuple):
    """Choices to learn from, and views to value: [row, …]."""

    seen: Array
    legal: Array
    number: Array
    said: Array
    weight: Array  # what the values count
    value: Array
    gain: Array  # how much better it went than valued
    counts: Array  # whether it was the learner's choice


class Watched(NamedTuple):
    seen: Array
    target: Array
    counts: Array


class Shares(NamedTuple):
    """First places of the learner among imitations of each level, and at last among its past selves."""

    won: Array  # [level]
    ahead: Array  # [level], in spreads
    games: Array  # [level]
    played: Array  # games at all tables


class Room:
    """All tables with one number of seats."""

    def __init__(self, layout: Layout, seats: int, tables: int, steps: int, groups: Groups, spread: float) -> None:
        self.layout, self.seats, self.tables, self.steps, self.spread = layout, seats, tables, steps, spread
        self.host = Host(finding.find(layout.game.name, seats))
        self._alone = int(groups.alone * tables)
        self._past = self._alone + int(groups.past * tables)
        self._level = self._levels(groups)
        table = np.arange(tables)
        self._mine = jnp.asarray(table % seats)  # the learner's seat, where others sit in the rest
        turn = table // seats
        for_money = (turn[:, None] + np.arange(seats) * (table[:, None] < self._alone)) % 5 == 0
        self._aim = jnp.asarray(np.where(for_money, MONEY, FIRST))  # [table, seat]
        self._watcher = jnp.asarray((table // seats) % seats)[: max(self._alone // WATCHED, 1)]
        self._carried = table % CARRIED == CARRIED - 1 if hasattr(self.host.twin.start, "bank") else None
        self._numbers = jnp.asarray(layout.numbers_of(seats))
        local = np.zeros(len(layout.moves), np.int32)
        local[layout.numbers_of(seats)] = np.arange(len(layout.numbers_of(seats)))
        self._local = jnp.asarray(local)
        self._order = layout.orders.get(seats)
        self._places, self._alike = self._sources()

    def _levels(self, groups: Groups) -> Array:
        """The level in each table's other seats; past selves come after the levels, −1 is the learner itself."""
        level, begun = np.full(self.tables, -1), self._past
        share = sum(groups.levels) or 1.0
        for number, part in enumerate(groups.levels):
            end = begun + int(part / share * (self.tables - self._past))
            level[begun:end] = number
            begun = end
        level[begun:] = int(np.argmax(groups.levels))
        level[self._alone : self._past] = PAST
        return jnp.asarray(level)

    def _sources(self) -> tuple[Array, Array]:
        """For every input the place where it comes from: the observation, then 0, 1 and the aim. And the inputs of
        places that are alike."""
        places = self.layout.places(self.seats)
        size = len(places)
        sources = np.full(self.layout.size, size)
        sources[places] = np.arange(size)
        first = self.layout.size - AIMS - len(self.layout.game.seats)
        sources[first + self.layout.game.seats.index(self.seats)] = size + 1
        sources[-AIMS] = size + 2
        return jnp.asarray(sources), jnp.asarray(places[self._order.seen] if self._order else 0)

    def begin(self) -> Seated:
        return self.host.many(self.tables)

    def inputs(self, seen: Array, aim: Array) -> Array:
        """What a network is told, from what a twin shows: as Layout.inputs."""
        extra = jnp.stack([jnp.zeros_like(aim), jnp.ones_like(aim), aim], -1)
        every = jnp.concatenate([seen, extra], -1).astype(jnp.float16)
        if (order := self._order) is None:
            return every[..., self._places]

        def own(every: Array, seen: Array) -> Array:
            return every[self._places.at[self._alike].set(jnp.asarray(order.seen)[:, places_in(order, seen)])]

        inputs: Array = jnp.vectorize(own, signature="(n),(m)->(k)")(every, seen)
        return inputs

    def _counted_from(self, seen: Array, legal: Array) -> tuple[Array, Array | None]:
        """Whether each move is possible, by the number it has for the viewer; and the number it has for all."""
        legal = jnp.zeros((self.tables, len(self.layout.moves)), bool).at[:, self._numbers].set(legal)
        if (order := self._order) is None:
            return legal, None
        every = jnp.arange(legal.shape[1])
        back = jax.vmap(lambda one: every.at[order.moves].set(jnp.asarray(order.moves)[:, places_in(order, one)]))(seen)
        return jnp.take_along_axis(legal, back, 1), back

    def _reward(self, at: Seated) -> Array:
        """[seat, value]: shares of the first place, and money ahead of the others."""
        mine = self.host.twin.standing(wide(at.state))
        best = mine == mine.max()
        score = self.host.score(at).astype(jnp.float32)
        ahead = score - (score.sum() - score) / (self.seats - 1)
        return jnp.stack([best / best.sum(), jnp.clip(ahead / self.spread, -FAR, FAR)], -1)

    def _start(self, key: Array) -> Any:
        """A start with any bank carried over, as gambles have it in the middle of a course."""
        twin = self.host.twin
        start = wide(jax.tree.map(jnp.asarray, twin.start))
        chips, debt, out, who = jax.random.split(key, 4)
        seats = self.seats
        amounts = 10 * (jax.random.uniform(chips, (seats,)) ** 2 * RICHEST).astype(jnp.int32) + 20
        gone = one(jax.random.randint(who, (), 0, seats), seats) & (jax.random.uniform(out) < OUT) & (seats > 3)
        bank = start.bank.but(
            chips=jnp.where(gone, 0, amounts),
            debt=(jax.random.uniform(debt, (seats,)) < IN_DEBT) | gone,
            out=gone.astype(jnp.int32),
        )
        return twin.carried(start, bank)

    def _choices(self, player: Weights, opponents: Opponents, at: Seated, inputs: Array) -> tuple[Array, Array, Array]:
        """How much the moves are liked by whoever is asked, the learner's values, and at which tables others choose."""
        liked, value = nets.thought(player, inputs)
        table = jnp.arange(self.tables)
        foreign = (table >= self._alone) & (at.turn != self._mine)
        parts = [liked[: self._alone]]
        if self._past > self._alone:
            some = slice(self._alone, self._past)
            parts.append(jnp.where(foreign[some, None], nets.thought(opponents.past, inputs[some])[0], liked[some]))
        if self.tables > self._past:
            some = slice(self._past, None)
            theirs = nets.thought(opponents.imitator, told(inputs[some], self._level[some]))[0]
            parts.append(jnp.where(foreign[some, None], theirs, liked[some]))
        return jnp.concatenate(parts), value, foreign

    def play(
        self, player: Weights, opponents: Opponents, at: Seated, key: Array
    ) -> tuple[Seated, Path, Watched, Shares]:
        """Some steps at every table."""
        watched, host = self._watcher.shape[0], self.host

        def step(at: Seated, key: Array) -> tuple[Seated, tuple[Steps, Array, Array, Array]]:
            luck, chance, starting = jax.random.split(key, 3)
            turn = at.turn.astype(jnp.int32)
            aim = jnp.take_along_axis(self._aim, jnp.maximum(turn, 0)[:, None], 1)[:, 0]
            seen = jax.vmap(host.seen)(at, turn)
            inputs = self.inputs(seen, aim)
            logits, value, foreign = self._choices(player, opponents, at, inputs)
            legal, back = self._counted_from(seen, at.legal)
            logits = jnp.where(legal, logits, -1e9)
            number = jnp.argmax(logits + jax.random.gumbel(luck, logits.shape), -1)
            said = jnp.take_along_axis(jax.nn.log_softmax(logits), number[:, None], -1)[:, 0]
            looks = self._watched_views(at)
            own = number if back is None else jnp.take_along_axis(back, number[:, None], 1)[:, 0]
            after = self._stepped(at, self._local[own], chance, starting)
            over = jax.vmap(host.is_over)(after)
            gains = jnp.where(over[:, None, None], jax.vmap(self._reward)(after), 0.0)
            turn = jnp.where(foreign, -1, turn)
            steps = Steps(inputs, legal, number.astype(jnp.int16), said, value, turn, over, gains)
            return after, (steps, looks, nets.valued(player, looks), at.turn[:watched] >= 0)

        at, (steps, looks, worth, open_) = jax.lax.scan(step, at, jax.random.split(key, self.steps))
        path = self._path(steps, nets.valued(player, self._every_view(at)))
        last = nets.valued(player, self._watched_views(at))
        return at, path, self._watched(steps, looks, worth, open_, last), self._shares(steps)

    def _stepped(self, at: Seated, number: Array, chance: Array, starting: Array) -> Seated:
        host, tables = self.host, self.tables
        words = jax.vmap(partial(words_from, count=host.twin.words))(jax.random.bits(chance, (tables, 2), jnp.uint32))
        if self._carried is None:
            return jax.vmap(host.step)(at, number, words)
        carried = jnp.asarray(self._carried)

        def step(at: Seated, number: Array, words: Array, key: Array, so: Array) -> Seated:
            usual = wide(jax.tree.map(jnp.asarray, host.twin.start))
            start = when(so, wide(self._start(key)), usual)
            return host.step(at, number, words, like(start, host.twin.start))

        return jax.vmap(step)(at, number, words, jax.random.split(starting, tables), carried)

    def _every_view(self, at: Seated) -> Array:
        seats = jnp.arange(self.seats)
        seen = jax.vmap(lambda one: jax.vmap(partial(self.host.seen, one))(seats))(at)
        return self.inputs(seen, self._aim)

    def _watched_views(self, at: Seated) -> Array:
        """What the watchers see, each at its table."""
        watched = self._watcher.shape[0]
        seen = jax.vmap(self.host.seen)(jax.tree.map(lambda x: x[:watched], at), self._watcher)
        return self.inputs(seen, jnp.take_along_axis(self._aim[:watched], self._watcher[:, None], 1)[:, 0])

    def _path(self, steps: Steps, last: Array) -> Path:
        """How much better each choice went than valued: a seat's next value is the one at its own next choice."""
        seats = jnp.arange(self.seats)

        def back(carry: tuple[Array, Array, Array], now: tuple[Array, ...]) -> tuple[Any, Array]:
            value, gain, due = carry  # [table, seat, value]: at the seat's next choice, and what it gets before that
            over, gains, turn, valued = now
            ended = over[:, None, None]
            value, gain = jnp.where(ended, 0.0, value), jnp.where(ended, 0.0, gain)
            due = jnp.where(ended, gains, due)
            me = (turn[:, None] == seats)[..., None]

            def mine(x: Array) -> Array:
                return jnp.where(me, x, 0.0).sum(1)

            better = mine(due) + mine(value) - valued + FADES * mine(gain)

            def put(x: Array, new: Array) -> Array:
                return jnp.where(me, new[:, None], x)

            return (put(value, valued), put(gain, better), put(due, jnp.zeros_like(better))), better

        zero = jnp.zeros((self.tables, self.seats, VALUES))
        some = steps.over, steps.gains, steps.turn, steps.value
        gain = jax.lax.scan(back, (last, zero, zero), some, reverse=True)[1]
        aim = jnp.take_along_axis(self._aim[None], jnp.maximum(steps.turn, 0)[..., None], 2)[..., 0]
        weight = jnp.where(aim[..., None] > 0, jnp.asarray(FOR_FIRST), jnp.asarray(FOR_MONEY))
        rows = steps.seen, steps.legal, steps.number, steps.said, weight, steps.value, gain, steps.turn >= 0
        return Path(*(flattened(x) for x in rows))

    def _watched(self, steps: Steps, looks: Array, worth: Array, open_: Array, last: Array) -> Watched:
        """Views of a fixed seat, whoever is asked, with what they turned out to be worth."""
        watched = self._watcher.shape[0]
        gains = jnp.take_along_axis(steps.gains[:, :watched], self._watcher[None, :, None, None], 2)[:, :, 0]

        def back(later: Array, now: tuple[Array, ...]) -> tuple[Array, Array]:
            over, gains, worth, counts = now
            later = jnp.where(over[:, None], gains, later)
            return jnp.where(counts[:, None], (1 - FADES) * worth + FADES * later, later), later

        some = steps.over[:, :watched], gains, worth, open_
        target = jax.lax.scan(back, last, some, reverse=True)[1]
        return Watched(*(flattened(x) for x in (looks, target, open_)))

    def _shares(self, steps: Steps) -> Shares:
        """How the learner does among others, where it plays for the first place with the usual start."""
        level = jnp.where(self._aim[jnp.arange(self.tables), self._mine] > 0, self._level, -1)
        if self._carried is not None:
            level = jnp.where(jnp.asarray(self._carried), -1, level)
        mine = jnp.take_along_axis(steps.gains, self._mine[None, :, None, None], 2)[:, :, 0]
        is_level = level[:, None] == jnp.arange(PAST + 1)
        won, ahead = (jnp.where(is_level, mine[..., value].sum(0)[:, None], 0.0).sum(0) for value in range(VALUES))
        games = jnp.where(is_level, steps.over.sum(0)[:, None], 0).sum(0)
        return Shares(won, ahead, games, steps.over.sum())


def places_in(order: Order, seen: Array) -> Array:
    """As Order.places, on the device."""
    keys, count = seen[order.keys], order.alike.size
    if order.alike.ring:
        return (keys[0].argmax() + jnp.arange(count)) % count
    return jnp.argsort(-(keys * order.weights).sum(0), stable=True)


def flattened(x: Array) -> Array:
    return x.reshape(x.shape[0] * x.shape[1], *x.shape[2:])


Play = Callable[[Weights, Opponents, Seated, Array], tuple[Seated, Path, Watched, Shares]]

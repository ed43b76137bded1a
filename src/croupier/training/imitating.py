"""Networks that imitate the players there are: one for a game, told whom to imitate."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from croupier.players.networks import AIMS, Layout

from . import nets
from .collecting import LEVELS, Arrays
from .nets import Weights

HELD_BACK = 20  # one in so many decisions is not learnt, but tells how often the network agrees
BATCH = 4096
AT_ONCE = 50  # batches between two looks at the clock
FEWEST = 10  # looks, however slow the machine
RATE = 1e-3
VALUE = 0.5  # how much the values count beside the choices
FAR = 6.0  # money ahead counts up to this many spreads


class Decisions(NamedTuple):
    """Collected decisions on the device."""

    seen: Array
    legal: Array
    number: Array
    level: Array
    values: Array  # what came of it: both values


def decisions(arrays: Arrays, layout: Layout, spread: float) -> Decisions:
    moves = len(layout.moves)
    legal = np.unpackbits(arrays["legal"], axis=1, count=moves).astype(bool)
    money = np.clip(arrays["money"] / spread, -FAR, FAR)
    values = np.stack([arrays["win"], money], 1)
    whole = (arrays[key].astype(np.int32) for key in ("number", "level"))
    return Decisions(*map(jnp.asarray, (arrays["seen"], legal, *whole, values)))


def told(seen: Array, level: Array) -> Array:
    """The inputs of an imitator: as a player's, with a level in place of an aim."""
    return jnp.concatenate([seen[..., :-AIMS], jax.nn.one_hot(level, len(LEVELS), dtype=seen.dtype)], -1)


def imitator(
    arrays: Arrays,
    layout: Layout,
    spread: float,
    seconds: float,
    widths: tuple[int, ...] = nets.WIDTHS,
    report: Callable[[float], None] = lambda share: None,
) -> tuple[Weights, list[float]]:
    """A network, and how often it agrees with each level on decisions it has not learnt."""
    order = np.random.default_rng(0).permutation(len(arrays["number"]))
    arrays = {key: rows[order] for key, rows in arrays.items()}
    held = len(order) // HELD_BACK
    every = decisions(arrays, layout, spread)
    learnt = jax.tree.map(lambda x: x[held:], every)
    weights = nets.new(jax.random.key(0), layout.size - AIMS + len(LEVELS), len(layout.moves), widths)
    memory, key = nets.Adam.begun(weights), jax.random.key(1)
    learn = jax.jit(partial(_learn, rows=learnt.number.shape[0]))
    begun, share, turns = time.perf_counter(), 0.0, 0
    while share < 1:
        key, now = jax.random.split(key)
        weights, memory = learn(weights, memory, learnt, now, RATE * (1 - 0.95 * share))
        weights["bp"].block_until_ready()
        turns += 1
        share = min((time.perf_counter() - begun) / seconds, turns / FEWEST)
        report(min(share, 1.0))
    test = jax.tree.map(lambda x: x[:held], every)
    logits, _ = nets.thought(weights, told(test.seen, test.level))
    same = jnp.where(test.legal, logits, -1e9).argmax(1) == test.number
    return weights, [float(same.mean(where=test.level == level)) for level in range(len(LEVELS))]


def _learn(
    weights: Weights, memory: nets.Adam, every: Decisions, key: Array, rate: Array, rows: int
) -> tuple[Weights, nets.Adam]:
    def update(carry: tuple[Weights, nets.Adam], key: Array) -> tuple[tuple[Weights, nets.Adam], None]:
        weights, memory = carry
        some = jax.tree.map(lambda x: x[jax.random.randint(key, (BATCH,), 0, rows)], every)
        return nets.stepped(weights, jax.grad(_loss)(weights, some), memory, rate), None

    return jax.lax.scan(update, (weights, memory), jax.random.split(key, AT_ONCE))[0]


def _loss(weights: Weights, some: Decisions) -> Array:
    logits, values = nets.thought(weights, told(some.seen, some.level))
    said = jnp.take_along_axis(nets.chances(logits, some.legal), some.number[:, None], 1)
    wrong = ((values - some.values) ** 2).sum(1)
    return -said.mean() + VALUE * wrong.mean()


def as_player(weights: Weights, level: str) -> Weights:
    """A player that begins as the imitator of a level, whatever it plays for."""
    inputs, place = weights["w0"], LEVELS.index(level)
    seen = inputs.shape[0] - len(LEVELS)
    aims = jnp.zeros((AIMS, inputs.shape[1]))
    return {**weights, "w0": jnp.concatenate([inputs[:seen], aims]), "b0": weights["b0"] + inputs[seen + place]}

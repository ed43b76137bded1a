"""Networks while they learn: the same sums as in players/networks, in JAX, and how their weights change."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from croupier.players.networks import FINE, HEAVIEST, on_grid

WIDTHS = 384, 256, 128  # of the layers: 250,000 weights in the usual game, half a megabyte
VALUES = 2  # the chance of the first place, and the money ahead of the others
STEEP = 0.5  # slopes longer than this are shortened

Weights = dict[str, Array]


def new(key: Array, inputs: int, moves: int, widths: tuple[int, ...] = WIDTHS) -> Weights:
    weights, size = Weights(), inputs
    spread = jax.nn.initializers.orthogonal(2**0.5)
    for number, width in enumerate(widths):
        key, mine = jax.random.split(key)
        weights[f"w{number}"], weights[f"b{number}"] = spread(mine, (size, width)), jnp.zeros(width)
        size = width
    weights["wp"], weights["bp"] = 0.01 * jax.random.normal(key, (size, moves)), jnp.zeros(moves)
    weights["wv"], weights["bv"] = jnp.zeros((size, VALUES)), jnp.zeros(VALUES)
    return weights


def thought(weights: Weights, inputs: Array) -> tuple[Array, Array]:
    """How much each move is liked, and both values."""
    x, number = inputs.astype(jnp.float32), 0
    while f"w{number}" in weights:
        x = jax.nn.relu(x @ weights[f"w{number}"] + weights[f"b{number}"])
        number += 1
    return x @ weights["wp"] + weights["bp"], x @ weights["wv"] + weights["bv"]


def valued(weights: Weights, inputs: Array) -> Array:
    return thought(weights, inputs)[1]


def chances(logits: Array, legal: Array) -> Array:
    """Logarithms of how often each move is chosen."""
    return jax.nn.log_softmax(jnp.where(legal, logits, -1e9))


class Adam(NamedTuple):
    """What is remembered of past slopes."""

    mean: Weights
    square: Weights
    steps: Array

    @classmethod
    def begun(cls, weights: Weights) -> Adam:
        mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
        return cls(mean, square, jnp.float32(0))


def stepped(weights: Weights, slope: Weights, memory: Adam, rate: Array | float) -> tuple[Weights, Adam]:
    """One step downhill."""
    length = jnp.sqrt(sum((x**2).sum() for x in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda x: x * jnp.minimum(1.0, STEEP / (length + 1e-8)), slope)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, memory.mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, memory.square, slope)
    steps = memory.steps + 1
    fair, fair_square = 1 - 0.9**steps, 1 - 0.999**steps
    moved = jax.tree.map(
        lambda w, m, s: w - rate * (m / fair) / (jnp.sqrt(s / fair_square) + 1e-6), weights, mean, square
    )
    return moved, Adam(mean, square, steps)


def copied(weights: Any) -> Any:
    return jax.tree.map(jnp.copy, weights)


def as_played(weights: Weights) -> dict[str, NDArray[np.float16]]:
    """Weights as they are played with: small, and on the grid that keeps sums exact."""
    return {key: on_grid(np.asarray(x, np.float64), FINE, HEAVIEST).astype(np.float16) for key, x in weights.items()}

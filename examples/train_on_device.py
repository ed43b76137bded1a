"""A player of Las Vegas that learns on the device: tables, choices and learning are one compiled JAX program.

    python examples/train_on_device.py                              on a GPU, if JAX finds one
    python examples/train_on_device.py --tables 8192 --rounds 400

The learner sits at every table against players that choose at random. A small network expects an amount of money from
each move; the learner takes the best one, at times any, and the network learns what was really won.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from croupier.batch import Env, State, make

WIDTH = 128
STEPS, SLICES = 64, 16  # steps at each table in a round; the network learns from a slice of the tables at a time
RATE, DISCOUNT, CURIOUS = 1e-3, 0.9, 0.1  # of the moves, this share is tried at random
UNIT = 100  # money that is 1 for the network
LEARNER = 0  # its seat

Weights = dict[str, Array]


class Learning(NamedTuple):
    """All that changes from round to round."""

    weights: Weights
    mean: Weights  # of the slopes, for Adam
    square: Weights  # of their squares
    updates: Array
    states: State


class Step(NamedTuple):
    """What the learner is shown and does in one step; `mine` is yes where it really chose."""

    seen: Array
    action: Array
    mine: Array
    money: Array
    over: Array
    won: Array  # the game, by the learner


def network(key: Array, size: int, moves: int) -> Weights:
    one, two = jax.random.split(key)
    return {
        "in": jax.random.normal(one, (size, WIDTH)) * (2 / size) ** 0.5,
        "hidden": jax.random.normal(two, (WIDTH, WIDTH)) * (2 / WIDTH) ** 0.5,
        "out": jnp.zeros((WIDTH, moves)),
    }


def expected(weights: Weights, seen: Array) -> Array:
    """What is still to be won after each move."""
    return jax.nn.relu(jax.nn.relu(seen @ weights["in"]) @ weights["hidden"]) @ weights["out"]


def play(env: Env, weights: Weights, states: State, key: Array) -> tuple[State, Step]:
    """Some steps at every table: the learner by its network, the others at random."""
    tables = states.terminated.shape[0]

    def step(states: State, key: Array) -> tuple[State, Step]:
        choosing, trying, chance = jax.random.split(key, 3)
        mine = (states.current_player == LEARNER) & ~states.paused & ~states.terminated
        may = states.legal_action_mask
        best = jnp.where(may, expected(weights, states.observation), -jnp.inf).argmax(-1)
        any_one = jax.random.categorical(choosing, jnp.where(may, 0.0, -jnp.inf))
        action = jnp.where(mine & (jax.random.uniform(trying, (tables,)) > CURIOUS), best, any_one)
        after = jax.vmap(env.step)(states, action, jax.random.split(chance, tables))
        money, over = after.rewards[:, LEARNER] / UNIT, after.terminated
        won = over & (jax.vmap(env.host.by_place)(after.table)[:, LEARNER] > 0)
        return after, Step(states.observation, action, mine, money, over, won)

    return jax.lax.scan(step, states, jax.random.split(key, STEPS))


def winnings(steps: Step) -> tuple[Array, Array]:
    """What was won from each step on, the sooner the more it counts; and whether the game was seen to its end."""

    def back(later: tuple[Array, Array], step: Step) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
        money, ended = later
        now = step.money + jnp.where(step.over, 0.0, money), step.over | ended
        return (jnp.where(step.mine, DISCOUNT * now[0], now[0]), now[1]), now

    start = jnp.zeros_like(steps.money[0]), jnp.zeros_like(steps.over[0])
    return jax.lax.scan(back, start, steps, reverse=True)[1]


def loss(weights: Weights, steps: Step, came: Array, counts: Array) -> Array:
    guess = jnp.take_along_axis(expected(weights, steps.seen), steps.action[..., None], -1)[..., 0]
    return ((guess - came) ** 2).mean(where=counts)


def adam(at: Learning, slope: Weights) -> Learning:
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, at.mean, slope)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, at.square, slope)
    count = at.updates + 1
    fair, fair_square = 1 - 0.9**count, 1 - 0.999**count
    weights = jax.tree.map(
        lambda w, m, s: w - RATE * (m / fair) / (jnp.sqrt(s / fair_square) + 1e-8), at.weights, mean, square
    )
    return Learning(weights, mean, square, count, at.states)


@partial(jax.jit, static_argnums=0, donate_argnums=1)
def learn(env: Env, at: Learning, key: Array) -> tuple[Learning, tuple[Array, Array]]:
    """One round: play, see what came of it, and learn. Returns games won and games played."""
    states, steps = play(env, at.weights, at.states, key)
    came, ended = winnings(steps)

    def update(at: Learning, part: tuple[Step, Array, Array]) -> tuple[Learning, None]:
        return adam(at, jax.grad(loss)(at.weights, *part)), None

    def sliced(x: Array) -> Array:  # [step, table, …] → [slice, step, table, …]
        return jnp.moveaxis(x.reshape(STEPS, SLICES, -1, *x.shape[2:]), 1, 0)

    parts = jax.tree.map(sliced, (steps, came, steps.mine & ended))
    at, _ = jax.lax.scan(update, at, parts)
    return at._replace(states=states), (steps.won.sum(), steps.over.sum())


def train(tables: int, rounds: int, seed: int = 1, seats: int = 2) -> list[float]:
    """The share of games won, in each tenth of the rounds."""
    env, key = make("las_vegas", seats=seats, reward="money", auto_reset=True), jax.random.key(seed)
    key, first, second = jax.random.split(key, 3)
    weights = network(first, env.observation_shape[0], env.num_actions)
    mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
    states = jax.vmap(env.init)(jax.random.split(second, tables))
    at = Learning(weights, mean, square, jnp.float32(0), states)
    shares, begun = [], time.perf_counter()
    won = games = 0
    for number in range(1, rounds + 1):
        key, now = jax.random.split(key)
        at, (some, ended) = learn(env, at, now)
        won, games = won + int(some), games + int(ended)
        if number % max(rounds // 10, 1) == 0 and games:
            shares.append(won / games)
            passed = time.perf_counter() - begun
            print(f"{passed:6.1f} s  round {number:4}  {shares[-1]:6.1%} of {games:,} games won", flush=True)
            won = games = 0
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns two-player Las Vegas on the device.")
    parser.add_argument("--tables", type=int, default=1024, help="played at once, a multiple of 16 (default: 1024)")
    parser.add_argument("--rounds", type=int, default=100, help=f"of {STEPS} steps each (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    args: Any = parser.parse_args()
    train(args.tables, args.rounds, args.seed)


if __name__ == "__main__":
    main()

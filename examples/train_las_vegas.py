"""Learn to play Las Vegas against one player that places at random, with NumPy alone: deep Monte Carlo.

    python train_las_vegas.py [--games 40000] [--picture curve.svg]

A small network predicts from what it sees how much money the round will bring after each move. It plays the best move,
now and then a random one, and learns at the end of the round what it brought. It needs `pip install croupier[learn]`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.common.report.charts import Curve, curves
from croupier.common.report.page import picture
from croupier.common.statistics import wilson
from croupier.learn.encoders import encoder
from croupier.learn.vector import Vector

Array = NDArray[Any]
TABLES = 64  # played at once
HIDDEN = 40
CURIOUS = 0.1  # how often a random move is tried
KEPT = 100_000  # decisions to learn from: the last ones
BATCH, BATCHES = 64, 6  # learnt from after each step of all tables; small enough for one thread
PACE = 3e-3  # at first; it slows down to a twentieth
LARGE = 100.0  # money that is written as 1


class Network:
    """Two layers of rectifiers; a number for each move. Learns with Adam."""

    def __init__(self, sees: int, moves: int, rng: np.random.Generator) -> None:
        sizes = (sees, HIDDEN, HIDDEN, moves)
        self.weights: list[Array] = []
        for into, out in pairwise(sizes):
            self.weights += [
                rng.normal(0, np.sqrt(2 / into), (into, out)).astype(np.float32),
                np.zeros(out, np.float32),
            ]
        self.weights[-2] *= 0.01  # at first all moves look alike
        self._means = [np.zeros_like(weights) for weights in self.weights]
        self._squares = [np.zeros_like(weights) for weights in self.weights]
        self._steps = 0

    def layers(self, seen: Array) -> list[Array]:
        one, one_more, two, two_more, three, three_more = self.weights
        first = np.maximum(seen @ one + one_more, 0)
        second = np.maximum(first @ two + two_more, 0)
        return [seen, first, second, second @ three + three_more]

    def __call__(self, seen: Array) -> Array:
        return self.layers(seen)[-1]

    def slopes(self, seen: Array, chosen: Array, brought: Array) -> list[Array]:
        """The gradient of half the mean squared error, by weight."""
        layers, rows = self.layers(seen), np.arange(len(seen))
        back = np.zeros_like(layers[-1])
        back[rows, chosen] = (layers[-1][rows, chosen] - brought) / len(seen)
        slopes: list[Array] = []
        for layer in (2, 1, 0):
            slopes = [layers[layer].T @ back, back.sum(0), *slopes]
            back = (back @ self.weights[2 * layer].T) * (layers[layer] > 0)
        return slopes

    def learn(self, seen: Array, chosen: Array, brought: Array, pace: float) -> None:
        """One step towards what rounds have brought after these choices."""
        slopes = self.slopes(seen, chosen, brought)
        self._steps += 1
        pace *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weights, slope, mean, square in zip(self.weights, slopes, self._means, self._squares):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weights -= pace * mean / (np.sqrt(square) + 1e-8)


class Memory:
    """The last decisions, and what their rounds brought."""

    def __init__(self, sees: int) -> None:
        self.seen, self.chosen = np.zeros((KEPT, sees), np.float32), np.zeros(KEPT, np.int64)
        self.brought = np.zeros(KEPT, np.float32)
        self.added = 0

    def add(self, decisions: Sequence[tuple[Array, int]], brought: float) -> None:
        for seen, chosen in decisions:
            place = self.added % KEPT
            self.seen[place], self.chosen[place], self.brought[place] = seen, chosen, brought
            self.added += 1

    def some(self, rng: np.random.Generator) -> tuple[Array, Array, Array]:
        places = rng.integers(min(self.added, KEPT), size=BATCH)
        return self.seen[places], self.chosen[places], self.brought[places]


def choose(network: Network, seen: dict[str, Array], curious: float, rng: np.random.Generator) -> Array:
    """The best legal move at every table; now and then a random one."""
    legal = seen["action_mask"] > 0
    best = np.where(legal, network(seen["observation"]), -np.inf).argmax(1)
    any_move = np.where(legal, rng.random(legal.shape), -1.0).argmax(1)
    chosen: Array = np.where(rng.random(len(best)) < curious, any_move, best)
    return chosen


@dataclass
class Score:
    """How often the learner has won, playing its best."""

    learnt: int  # games it had played before
    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def within(self) -> tuple[float, float]:
        """In 95 of 100 such measurements the true share lies in between."""
        return wilson(self.share, self.games) or (0.0, 1.0)


def table(seed: int, reward: str) -> tuple[Vector, dict[str, Array]]:
    """Many tables of two, with one player that places at random; who starts is drawn."""
    made = Vector("las_vegas", tables=TABLES, workers=0, seats=2, opponents="chaotic", reward=reward)
    return made, made.reset(seed=seed)[0]


def measure(network: Network, games: int, seed: int, learnt: int = 0) -> Score:
    """Play games without learning. Every table plays equally many, so that short games do not count more."""
    tables, seen = table(seed, "place")
    rng, each = np.random.default_rng(seed), -(-games // TABLES)
    won, played = np.zeros(TABLES, np.int64), np.zeros(TABLES, np.int64)
    while (played < each).any():
        seen, rewards, ended, _, _ = tables.step(choose(network, seen, 0.0, rng))
        counts = ended & (played < each)
        won += counts & (rewards > 0)
        played += counts
    return Score(learnt, int(won.sum()), int(played.sum()))


def train(games: int, seed: int = 1, looks: int = 10, tries: int = 640) -> tuple[Network, list[Score]]:
    """A network that has played this many games, and how well it played before, during and after."""
    tables, seen = table(seed, "money")
    sees, moves = seen["observation"].shape[1], seen["action_mask"].shape[1]
    rounds = encoder("las_vegas", 2).slices["round"]
    rng = np.random.default_rng(seed)
    network, memory = Network(sees, moves, rng), Memory(sees)
    course = [measure(network, tries, seed + 1_000_000)]
    decisions: list[list[tuple[Array, int]]] = [[] for _ in range(TABLES)]  # of the current round
    over, played = np.zeros(TABLES, np.bool_), 0
    while played < games:
        chosen = choose(network, seen, CURIOUS, rng)
        for row in np.flatnonzero(~over):  # where a game has just ended, nobody is asked
            decisions[row].append((seen["observation"][row], int(chosen[row])))
        before = seen["observation"][:, rounds]
        seen, rewards, over, _, _ = tables.step(chosen)
        paid = over | (seen["observation"][:, rounds] != before).any(1)
        for row in np.flatnonzero(paid):
            memory.add(decisions[row], rewards[row] / LARGE)
            decisions[row] = []
        played += int(over.sum())
        if memory.added > 1000:
            for _ in range(BATCHES):
                network.learn(*memory.some(rng), PACE * max(1 - played / games, 0.05))
        if played >= games * len(course) / looks:
            course.append(measure(network, tries, seed + 1_000_000 * (1 + len(course)), played))
    return network, course


def drawn(course: Sequence[Score]) -> str:
    points = [(score.learnt, score.share) for score in course]
    band = [(score.learnt, *score.within) for score in course]
    says = f"The share of games won: from {course[0].share:.0%} to {course[-1].share:.0%}."
    return picture(
        curves(
            [Curve("learner", points, 0, band)], lambda x: f"{x:,.0f}", lambda y: f"{y:.0%}", says=says, limits=(0, 1)
        ),
        "Games won of Las Vegas, by games learnt from",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Las Vegas against one player that plays at random.")
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the curve, as SVG")
    said = parser.parse_args()
    began = time.perf_counter()
    network, course = train(said.games, said.seed)
    took = time.perf_counter() - began
    last = measure(network, 2000, said.seed + 500_000_000, course[-1].learnt)
    for score in (*course, last):
        low, high = score.within
        print(f"after {score.learnt:6} games: wins {score.share:.1%} of {score.games} ({low:.1%} to {high:.1%})")
    print(f"{took:.0f} seconds")
    if said.picture:
        said.picture.write_text(drawn(course), encoding="utf-8")


if __name__ == "__main__":
    main()

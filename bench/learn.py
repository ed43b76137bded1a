"""How many steps a second learning environments take, against PettingZoo's own classic games, in the same run.

Choices are random among those that the mask allows. A step of an AEC loop is agent_iter, last and step, so every step
pays for an observation. Games are seeded once, as in training, or one by one, which makes PettingZoo's card games much
slower.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

from bench.reference import reference
from croupier import games
from croupier.learn.gymnasium import Learner
from croupier.learn.pettingzoo import env, parallel_env
from croupier.learn.vector import Vector

SECONDS = 1.5  # for each figure
ROUNDS = 3  # of which the best counts: anything else the machine does can only slow it down
TABLES, STEPS = 64, 150  # at once


def choice(mask: Any) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def aec(made: Any) -> int:
    """Play a whole game; returns how many steps it took."""
    made.reset()
    return play_out(made)


def play_out(made: Any) -> int:
    steps = 0
    for _ in made.agent_iter():
        seen, _, over, cut, _ = made.last()
        made.step(None if over or cut else choice(seen["action_mask"]))
        steps += 1
    return steps


def aec_seeded(made: Any) -> int:
    """The same with a seed of its own for every game, as in experiments that must be repeated game by game."""
    made.reset(seed=random.randrange(2**31))
    return play_out(made)


def parallel(made: Any) -> int:
    seen, _ = made.reset()
    steps = 0
    while made.agents:
        actions = {agent: choice(one["action_mask"]) if one["action_mask"].any() else 0 for agent, one in seen.items()}
        seen, *_ = made.step(actions)
        steps += 1
    return steps


def alone(made: Any) -> int:
    seen, _ = made.reset()
    steps, over = 0, False
    while not over:
        seen, _, over, _, _ = made.step(choice(seen["action_mask"]))
        steps += 1
    return steps


def rate(play: Callable[[Any], int], made: Any) -> float:
    """Steps a second."""
    made.reset(seed=1)
    best, clock = 0.0, time.process_time
    for _ in range(ROUNDS):
        steps, begun = 0, clock()
        while clock() - begun < SECONDS / ROUNDS:
            steps += play(made)
        best = max(best, steps / (clock() - begun))
    return best


def many(workers: int, steps: int) -> tuple[float, float, float]:
    """Many tables: seconds for all steps, and of processor time, here and in each worker, including startup."""
    before = os.times()
    made = Vector("las_vegas", tables=TABLES, workers=workers)
    seen, _ = made.reset(seed=1)
    begun = time.perf_counter()
    for _ in range(steps):
        odds = seen["action_mask"] * np.random.random(seen["action_mask"].shape)
        seen, *_ = made.step(odds.argmax(axis=1))
    spent = time.perf_counter() - begun
    made.close()
    after = os.times()
    here = after.user + after.system - before.user - before.system
    there = after.children_user + after.children_system - before.children_user - before.children_system
    return spent, here, there / max(workers, 1)


def tables_at_once(workers: int) -> None:
    """How fast it was, and how fast it would be if every process had its own core: the host, then all workers."""
    few, more = many(workers, 5), many(workers, 5 + STEPS)
    spent, here, there = (long - short for long, short in zip(more, few))
    decisions = TABLES * STEPS
    print(
        f"  {workers} worker processes: {decisions / spent:8,.0f}; by processor time {decisions / (here + there):8,.0f}"
    )


def main() -> None:
    print(f"reference loop: {reference():.0f} per second")
    print("AEC loop, steps per second of processor time")
    print("                                           seeded once   every game")
    leduc: list[float] = []
    for module in (leduc_holdem_v4, texas_holdem_v4, tictactoe_v3):
        for kind in ("env", "raw_env"):
            speeds = [rate(play, getattr(module, kind)()) for play in (aec, aec_seeded)]
            leduc = leduc or speeds
            print(
                f"  pettingzoo {module.__name__.rpartition('.')[2]:18} {kind:10} {speeds[0]:12,.0f} {speeds[1]:12,.0f}"
            )
    for name in games.names():
        speeds = [rate(play, env(name)) for play in (aec, aec_seeded)]
        times = " and ".join(f"{mine / theirs:.1f}" for mine, theirs in zip(speeds, leduc))
        print(f"  croupier   {name:29} {speeds[0]:12,.0f} {speeds[1]:12,.0f}   {times} times leduc's env")
    print("parallel and one learner against regulars, steps per second of processor time")
    for name in games.names():
        print(f"  {name:20} {rate(parallel, parallel_env(name)):10,.0f} {rate(alone, Learner(name)):10,.0f}")
    print(f"{TABLES} tables of las_vegas against regulars, decisions per second")
    for workers in (0, 1, 2):
        tables_at_once(workers)


if __name__ == "__main__":
    main()

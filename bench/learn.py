"""How many steps a second learning environments take, against PettingZoo's own classic games, in the same run.

Choices are any that the mask allows. A step of an AEC loop is agent_iter, last and step, so that every step pays for an
observation. Games are begun without a new seed, as in training: PettingZoo's card games are slower still with one.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4, tictactoe_v3
from reference import reference

from croupier import games
from croupier.learn.gymnasium import Learner
from croupier.learn.pettingzoo import env, parallel_env
from croupier.learn.vector import Vector

SECONDS = 2.0  # for each figure
ROUNDS = 3  # of which the best counts: whatever else the machine does can only slow it down
TABLES = 64


def choice(mask: Any) -> int:
    return int(random.choice(np.flatnonzero(mask)))


def aec(made: Any) -> int:
    """A whole game; how many steps it took."""
    made.reset()
    steps = 0
    for _ in made.agent_iter():
        seen, _, over, cut, _ = made.last()
        made.step(None if over or cut else choice(seen["action_mask"]))
        steps += 1
    return steps


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


def rate(play: Callable[[Any], int], made: Any, clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second."""
    made.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        steps, begun = 0, clock()
        while clock() - begun < SECONDS / ROUNDS:
            steps += play(made)
        best = max(best, steps / (clock() - begun))
    return best


def many(made: Vector) -> int:
    """Some steps at every table."""
    steps, tables = 20, made.num_envs
    seen, _ = made.reset()
    for _ in range(steps):
        odds = seen["action_mask"] * np.random.random(seen["action_mask"].shape)
        seen, *_ = made.step(odds.argmax(axis=1))
    return steps * tables


def main() -> None:
    print(f"reference loop: {reference():.0f} a second")
    print("AEC loop, steps a second of processor time")
    leduc = 0.0
    for module in (leduc_holdem_v4, texas_holdem_v4, tictactoe_v3):
        for kind in ("env", "raw_env"):
            speed = rate(aec, getattr(module, kind)())
            leduc = speed if (module, kind) == (leduc_holdem_v4, "env") else leduc
            print(f"  pettingzoo {module.__name__.rpartition('.')[2]:18} {kind:8} {speed:10,.0f}")
    for name in games.names():
        speed = rate(aec, env(name))
        print(f"  croupier   {name:27} {speed:10,.0f}   {speed / leduc:4.1f} times leduc's env")
    print("parallel and one learner against regulars, steps a second of processor time")
    for name in games.names():
        print(f"  {name:20} {rate(parallel, parallel_env(name)):10,.0f} {rate(alone, Learner(name)):10,.0f}")
    print(f"{TABLES} tables of las_vegas against regulars, decisions a second")
    for workers in (0, 1, 2):
        made = Vector("las_vegas", tables=TABLES, workers=workers)
        speed = rate(many, made, time.perf_counter)
        print(f"  {workers or 'no'} worker processes {speed:10,.0f}")
        made.close()


if __name__ == "__main__":
    main()

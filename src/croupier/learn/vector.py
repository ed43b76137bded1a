"""Many tables at once, each with one learner, in processes of their own: `Vector("las_vegas", tables=64)`.

Arrays lie in memory that all processes share; the pipes carry only the signals to begin, and that it is done. With
`engine="batch"` there are no processes: a game's twin plays all tables at once, on a GPU if there is one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from croupier.common.processes import work_for_the_host
from croupier.common.rewards import FORFEIT
from croupier.core.game import Refused

from .gymnasium import Learner
from .setup import Observation

Result = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
Engine = Literal["rules", "batch"]
FIELDS = {  # of each table
    "observation": np.float32,
    "action_mask": np.int8,
    "actions": np.int64,
    "rewards": np.float64,
    "ended": np.bool_,
}


class Arrays(dict[str, NDArray[Any]]):
    """What learners see, choose and get, a row for each table, in the memory that is passed in."""

    def __init__(self, memory: Mapping[str, Any], tables: int) -> None:
        super().__init__()
        for name, kind in FIELDS.items():
            flat: NDArray[Any] = np.frombuffer(memory[name], kind)
            self[name] = flat.reshape(tables, -1) if name in ("observation", "action_mask") else flat

    def rows(self, rows: slice) -> dict[str, NDArray[Any]]:
        return {name: array[rows] for name, array in self.items()}


class Batch:
    """Some of the tables, played in one process."""

    def __init__(self, tables: int, arrays: Mapping[str, NDArray[Any]], setup: Mapping[str, Any]) -> None:
        self._tables = [Learner(**setup) for _ in range(tables)]
        self._arrays = arrays
        self._over = [False] * tables

    def reset(self, seeds: Sequence[int | None]) -> None:
        for row, (table, seed) in enumerate(zip(self._tables, seeds)):
            self._show(row, table.reset(seed=seed)[0], 0.0, False)

    def step(self) -> None:
        """A decision at every table. Where the game is over, the next begins instead."""
        for row, (table, action) in enumerate(zip(self._tables, self._arrays["actions"].tolist())):
            if self._over[row]:
                self._show(row, table.reset()[0], 0.0, False)
            else:
                seen, reward, ended, _, _ = table.step(action)
                self._show(row, seen, reward, ended)

    def _show(self, row: int, seen: Observation, reward: float, ended: bool) -> None:
        arrays = self._arrays
        arrays["observation"][row], arrays["action_mask"][row] = seen["observation"], seen["action_mask"]
        arrays["rewards"][row], arrays["ended"][row] = reward, ended
        self._over[row] = ended


class Device:
    """All tables, played by the game's twin; the others choose at random."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]], learner: Learner) -> None:
        from croupier.batch import finding
        from croupier.batch.learners import Learners

        if {*learner.opponents} != {"chaotic"}:
            raise Refused('With engine="batch" the others choose at random: pass opponents="chaotic".')
        self._table, self._arrays = learner.table, arrays
        agreed = self._table.game.name, self._table.seats, self._table.options
        self._learners = Learners(finding.find(*agreed), learner.always)

    def reset(self, seeds: Sequence[int | None]) -> None:
        self._show(self._learners.reset(seeds))
        self._arrays["ended"][:] = False
        self._arrays["rewards"][:] = 0.0

    def step(self) -> None:
        """A decision at every table. Where the game is over, the next begins instead."""
        arrays, table = self._arrays, self._table
        begins, numbers = arrays["ended"].copy(), arrays["actions"]
        known = (numbers >= 0) & (numbers < table.encoder.moves)
        chosen = np.where(known, numbers, 0)
        allowed = known & (np.take_along_axis(arrays["action_mask"], chosen[:, None], 1)[:, 0] > 0)
        forfeits = ~allowed & ~begins
        if forfeits.any() and table.illegal == "refuse":
            row = int(forfeits.argmax())
            may = np.flatnonzero(arrays["action_mask"][row])[:20].tolist()
            raise Refused(f"{numbers[row]} is not one of the numbers that may be chosen at table {row}: {may}.")
        before = self._scores
        shown = self._learners.step(chosen, forfeits)
        self._show(shown)
        gained = self._scores - before if table.reward == "money" else np.where(shown.over, shown.by_place, 0.0)
        arrays["rewards"][:] = np.where(forfeits, FORFEIT, np.where(begins, 0.0, gained))
        arrays["ended"][:] = (shown.over & ~begins) | forfeits

    def _show(self, shown: Any) -> None:
        self._scores: NDArray[Any] = shown.score.astype(np.float64)
        self._arrays["observation"][:], self._arrays["action_mask"][:] = shown.observation, shown.mask


def work(line: Connection, memory: Mapping[str, Any], tables: int, rows: slice, setup: Mapping[str, Any]) -> None:
    """In a worker process: carry out what is asked for, until the connection is closed."""
    work_for_the_host()
    try:
        batch = Batch(rows.stop - rows.start, Arrays(memory, tables).rows(rows), setup)
        while (seeds := line.recv()) != "close":
            if seeds is None:
                batch.step()
            else:
                batch.reset(seeds)
            line.send(None)
    except EOFError:
        return
    except Exception as error:  # whatever went wrong is passed on to the host, which waits
        line.send(Refused(f"A table could not continue: {type(error).__name__}: {error}"))


class Vector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Tables stepped together; the rest goes to each table's Learner.

    workers  how many processes, 0 for none; with engine="batch" there are none
    engine   rules, or batch: the game's twin, among others that choose at random (opponents="chaotic")

    When a game is over, the next step begins a new one at its table and ignores its action.
    """

    def __init__(
        self, game: str, tables: int = 64, workers: int | None = None, *, engine: Engine = "rules", **setup: Any
    ) -> None:
        if engine not in get_args(Engine):
            raise Refused(f"{engine} is not one of {', '.join(get_args(Engine))}.")
        one = Learner(game, **setup)
        self.num_envs = tables
        self.metadata = one.metadata | {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(one.observation_space, tables)
        self.action_space = batch_space(one.action_space, tables)
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        on_device = engine == "batch"
        workers = 0 if on_device else min(os.cpu_count() or 1 if workers is None else workers, tables)
        context, sizes = get_context("spawn"), {"observation": one.encoder.size, "action_mask": one.encoder.moves}
        memory = {
            name: context.RawArray("b", tables * sizes.get(name, 1) * np.dtype(kind).itemsize)
            for name, kind in FIELDS.items()
        }
        self._arrays = Arrays(memory, tables)
        edges = [tables * number // max(workers, 1) for number in range(max(workers, 1) + 1)]
        self._rows = [slice(first, last) for first, last in pairwise(edges)]
        setup = {"game": game, **setup}
        self._here = Device(self._arrays, one) if on_device else None if workers else Batch(tables, self._arrays, setup)
        for rows in self._rows if workers else ():
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, memory, tables, rows, setup), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(mine)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin at every table. A single seed is the first table's; each next table has the next number."""
        seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else seed
        self._tell([*seeds] if seeds else [None] * self.num_envs)
        return self._seen(), {}

    def step(self, actions: NDArray[np.int64]) -> Result:
        self._arrays["actions"][:] = actions
        self._tell(None)
        rewards, ended = self._arrays["rewards"].copy(), self._arrays["ended"].copy()
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), {}

    def close_extras(self, **kwargs: Any) -> None:
        for line in self._lines:
            with suppress(OSError):  # it may already be gone
                line.send("close")
        for process in self._processes:
            process.join()

    def _tell(self, seeds: list[int | None] | None) -> None:
        """Reset with seeds, or step, at every table; wait for all."""
        if self._here:
            self._here.step() if seeds is None else self._here.reset(seeds)
            return
        for line, rows in zip(self._lines, self._rows):
            line.send(None if seeds is None else seeds[rows])
        faults = [fault for line in self._lines if (fault := line.recv())]
        if faults:
            raise faults[0]

    def _seen(self) -> Observation:
        return {name: self._arrays[name].copy() for name in ("observation", "action_mask")}

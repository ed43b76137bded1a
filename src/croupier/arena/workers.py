"""Work that is numbered, done by several processes or machines, and handed back in order.

The result for a number must depend on nothing but the number: then it does not matter which worker does it.
"""

from __future__ import annotations

import os
import sys
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from functools import partial
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import Any, Generic, Protocol, TypeVar

from croupier.common.processes import sheltered_in_full, work_for_the_host
from croupier.core.game import Refused

Done = TypeVar("Done")
Work = Callable[[int], Done]  # for processes: something that can be pickled
Batch = tuple[list[Done], Refused | None, float]  # what was done, what ended it, and the seconds it took

SPELL = 0.3  # seconds that a batch should take: soon enough to be stopped, long enough to be worth a message
LARGEST = 64  # numbers in a batch
AHEAD = 3  # batches under way for each worker, so that none waits for the host
SMALLEST_STORE = 100 * 2**20  # bytes of shared memory for a Ray of our own: results are a line each


class WorkerPool(Protocol[Done]):
    """Some workers; leaving the context ends them."""

    size: int

    def __enter__(self) -> WorkerPool[Done]: ...
    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None: ...
    def begin(self, batch: range) -> Callable[[], Batch[Done]]:
        """Hand out a batch. Calling what is returned waits for the result."""


def shared_out(work: Work[Done], numbers: range, *, jobs: int = 1, ray: str | None = None) -> Generator[Done]:
    """Do all the work, in order. The first refusal ends it, once everything before it has been handed back."""
    if ray is None and jobs == 1:
        for number in numbers:
            with redirect_stdout(sys.stderr):
                done = work(number)
            yield done
        return
    with Processes(work, jobs) if ray is None else RayCluster(work, ray, jobs) as pool:
        yield from _in_order(pool, numbers)


def _in_order(pool: WorkerPool[Done], numbers: range) -> Iterator[Done]:
    under_way: deque[Callable[[], Batch[Done]]] = deque()
    first, size = numbers.start, 1
    while first < numbers.stop or under_way:
        while first < numbers.stop and len(under_way) < AHEAD * pool.size:
            batch = range(first, min(first + size, numbers.stop))
            under_way.append(pool.begin(batch))
            first = batch.stop
        result = under_way.popleft()()
        yield from _unpacked(result)
        size = min(max(int(SPELL * len(result[0]) / max(result[2], 1e-6)), 1), 2 * size, LARGEST)


def _unpacked(result: Batch[Done]) -> Iterator[Done]:
    done, refused, _ = result
    yield from done
    if refused:
        raise refused


def _do(work: Work[Done], batch: range) -> Batch[Done]:
    """Do one batch. What players print goes to stderr, so that output for programs stays clean."""
    begun, done = time.perf_counter(), list[Done]()
    try:
        with redirect_stdout(sys.stderr):
            for number in batch:
                done.append(work(number))
    except Refused as refused:
        return done, refused, time.perf_counter() - begun
    return done, None, time.perf_counter() - begun


class Processes(Generic[Done]):
    """Processes of this machine."""

    def __init__(self, work: Work[Done], jobs: int) -> None:
        self.size = jobs
        self._work = work
        self._others = set(active_children())
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_to_work)

    def __enter__(self) -> Processes[Done]:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self._pool.shutdown(wait=kind is None, cancel_futures=True)
        if kind is not None:
            for worker in set(active_children()) - self._others:
                worker.terminate()  # a game may take minutes: do not make whoever stops it wait

    def begin(self, batch: range) -> Callable[[], Batch[Done]]:
        with sheltered_in_full():  # this may start a process
            return partial(self._wait, self._pool.submit(_do, self._work, batch))

    @staticmethod
    def _wait(future: Future[Batch[Done]]) -> Batch[Done]:
        try:
            return future.result()
        except BrokenProcessPool:
            said = "One of the worker processes died: a player stopped it, or it ran out of memory."
            raise Refused(said, "process-died") from None


def _begin_to_work() -> None:
    work_for_the_host()
    os.dup2(2, 1)  # what players print goes to stderr


class RayCluster(Generic[Done]):
    """The machines of a Ray cluster; `local` makes a cluster of this machine, with this many jobs."""

    def __init__(self, work: Work[Done], address: str, jobs: int) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise Refused("Ray is not installed: add it with pip install 'croupier[ray]'.", "no-ray") from None
        self._ray: Any = ray
        self._work = work
        self._address = address
        self._jobs = jobs
        self._found_it_running = ray.is_initialized()
        self.size = jobs

    def __enter__(self) -> RayCluster[Done]:
        import logging

        if not self._found_it_running:
            mine: dict[str, Any] = {"num_cpus": self._jobs, "object_store_memory": SMALLEST_STORE}
            try:
                self._ray.init(
                    self._address,
                    logging_level=logging.ERROR,
                    log_to_driver=False,
                    **({"include_dashboard": False, **mine} if self._address == "local" else {}),
                )
            except (ConnectionError, ValueError, RuntimeError) as error:
                reason = str(error).partition("\n")[0].rstrip(".")
                said = "There is no Ray cluster at {address}: {reason}."
                raise Refused(said, "no-cluster", address=self._address, reason=reason) from None
        self.size = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)
        self._do: Any = self._ray.remote(num_cpus=1, max_retries=2)(_do)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if not self._found_it_running:
            self._ray.shutdown()  # ends what is under way there, too

    def begin(self, batch: range) -> Callable[[], Batch[Done]]:
        return partial(self._wait, self._do.remote(self._work, batch))

    def _wait(self, reference: Any) -> Batch[Done]:
        try:
            result: Batch[Done] = self._ray.get(reference)
            return result
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise Refused("The Ray cluster failed: {reason}", "cluster", reason=reason) from None

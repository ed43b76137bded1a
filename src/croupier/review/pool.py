"""The tasks of a review run here, or in a pool of processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from croupier.common.processes import sheltered_in_full, work_for_the_host
from croupier.core.record import Record

from .tasks import Task, TaskRunner


class TaskPool:
    """One process or several, each with a runner of its own."""

    def __init__(self, runner: TaskRunner, jobs: int) -> None:
        self._runner = runner
        self._jobs = jobs
        self._processes: ProcessPoolExecutor | None = None
        if jobs > 1:
            known = runner.record, runner.seed
            self._processes = ProcessPoolExecutor(jobs, get_context("spawn"), _start_process, known)

    def __enter__(self) -> TaskPool:
        return self

    def __exit__(self, *_: object) -> None:
        if self._processes:
            self._processes.shutdown(cancel_futures=True)

    def run(self, tasks: Sequence[Task]) -> Iterator[Any]:
        """The results of the tasks, in order."""
        if not self._processes:
            yield from map(self._runner.run, tasks)
            return
        under_way, waiting = deque[Future[Any]](), deque(tasks)
        while waiting or under_way:
            while waiting and len(under_way) < 3 * self._jobs:
                with sheltered_in_full():  # this may start a process
                    under_way.append(self._processes.submit(_run, waiting.popleft()))
            yield under_way.popleft().result()


_runners: list[TaskRunner] = []  # of this process: one, once it has started


def _start_process(record: Record, seed: int) -> None:
    work_for_the_host()
    _runners.append(TaskRunner(record, seed))


def _run(task: Task) -> Any:
    return _runners[0].run(task)

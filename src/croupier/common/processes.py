"""Processes that work for another one."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread, current_thread, main_thread


@contextmanager
def sheltered() -> Iterator[None]:
    """Processes started in here do not hear Ctrl+C while they are still importing: they would print a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a process inherits it from whoever starts it
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def sheltered_in_full() -> Iterator[None]:
    """The same, and whoever starts them hears Ctrl+C only afterwards: a process half started would complain, too.
    For commands; an event loop has handlers of its own."""
    if current_thread() is not main_thread():
        yield
        return
    came = list[int]()
    handler = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        with sheltered():
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if came:
            signal.raise_signal(signal.SIGINT)


def work_for_the_host() -> None:
    """In a worker process: leave interrupts to the host, and end when the host is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_host, daemon=True).start()


def _leave_with_the_host() -> None:
    if host := parent_process():
        host.join()
        os._exit(1)

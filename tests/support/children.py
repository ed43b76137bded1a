"""What tests let other processes do. Not in a test's own file: a package of the environment is also called `tests`."""

from __future__ import annotations

import signal


def hears_interrupts() -> bool:
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def do_nothing() -> None:
    """Instead of what a process begins with."""

"""Ctrl+C: whatever it stops, the terminal is left as it was found, without a word from Python."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

STOPPED = 130  # the exit status of whatever Ctrl+C stops
PLAIN = "\x1b[0m\x1b[?25h"  # no colour, and a cursor


@contextmanager
def clean_terminal() -> Iterator[None]:
    """For a whole process: if Ctrl+C stops it, the exit status says so."""
    before = _settings()
    try:
        yield
    except KeyboardInterrupt:
        _tidy(before)
        raise SystemExit(STOPPED) from None
    except SystemExit as leaving:
        if leaving.code == STOPPED:
            _tidy(before)
        raise


def _settings() -> list[Any] | None:
    """How the terminal is set, where there is one."""
    with suppress(ImportError, OSError, ValueError):
        import termios

        with suppress(termios.error):
            return termios.tcgetattr(sys.stdin.fileno())
    return None


def _tidy(before: list[Any] | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever presses it again does not want to wait
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            if os.name == "posix" and stream.isatty() and os.environ.get("TERM") != "dumb":
                stream.write(PLAIN)
            stream.flush()
    if before is not None:
        with suppress(ImportError, OSError, ValueError):
            import termios

            with suppress(termios.error):
                termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)

"""A real terminal for a command: a pseudo-terminal that types, reads, is resized, and sees how it is left."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any

CROUPIER = (sys.executable, "-m", "croupier.terminal")
TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)
SEQUENCE = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[=>])")
PATIENCE = 30  # seconds; a busy machine is slow to start a process
CTRL_C = "\x03"


class Terminal:
    """A command that has a terminal of its own."""

    def __init__(
        self, *args: str, columns: int = 100, lines: int = 30, environment: Mapping[str, str] | None = None
    ) -> None:
        self._ours, self._theirs = os.openpty()
        self.resize(columns, lines)
        self._settings = termios.tcgetattr(self._theirs)
        unset = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LESS", "PAGER")
        plain = {name: value for name, value in os.environ.items() if name not in unset}
        self._process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *CROUPIER, *args],
            stdin=self._theirs,
            stdout=self._theirs,
            stderr=self._theirs,
            env={**plain, "TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})},
            start_new_session=True,
        )
        self.output = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        os.close(self._ours)
        os.close(self._theirs)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, text: str) -> None:
        os.write(self._ours, text.encode())

    def until(self, text: str) -> str:
        """Wait until this is shown. Returns what was shown since the last time, without colours and movements."""
        start, limit = len(self.output), time.monotonic() + PATIENCE
        while text not in (shown := SEQUENCE.sub("", self.output[start:])):
            assert time.monotonic() < limit, f"{text!r} was never shown, but {shown!r}"
            self._read(0.1)
        return shown

    def press(self, key: str, until: str) -> str:
        """Type, and wait until this is shown."""
        self.read()
        self.type(key)
        return self.until(until)

    def read(self, seconds: float = 0.05) -> str:
        """What is shown within some seconds."""
        start, limit = len(self.output), time.monotonic() + seconds
        while time.monotonic() < limit:
            self._read(0.01)
        return SEQUENCE.sub("", self.output[start:])

    def _read(self, seconds: float) -> None:
        if select.select([self._ours], [], [], seconds)[0]:
            self.output += os.read(self._ours, 65536).decode(errors="replace")

    def end(self) -> int:
        """Wait until the command has ended. Returns its exit status as a shell sees it."""
        limit = time.monotonic() + PATIENCE
        while self._process.poll() is None:
            assert time.monotonic() < limit, f"it did not end; it showed {self.output[-500:]!r}"
            self._read(0.05)
        self.read()
        status = self._process.returncode
        return 128 - status if status < 0 else status  # where a signal ended it

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def faults(self) -> list[str]:
        """What is not as it was before the command."""
        found = []
        if _last(r"\x1b\[\?25([hl])", self.output) == "l":
            found.append("the cursor is hidden")
        if _last(r"\x1b\[\?(?:1049|47)([hl])", self.output) == "h":
            found.append("the alternate screen is still there")
        if _last(r"\x1b\[([0-9;]*)m", self.output) not in (None, "", "0"):
            found.append("a colour is still on")
        if termios.tcgetattr(self._theirs) != self._settings:
            found.append("echo or line editing is not as before")
        found += [word for word in ("Traceback", "Error", "Exception", "Aborted") if word in self.output]
        return found


def _last(pattern: str, text: str) -> str | None:
    found = re.findall(pattern, text)
    return found[-1] if found else None

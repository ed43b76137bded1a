"""Keys one by one, without waiting for Enter and without showing them, on systems like Unix and on Windows."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from importlib import import_module
from typing import Any, Protocol

from .keyboard import PlayerLeft

UP, DOWN, LEFT, RIGHT, FIRST, LAST = "up", "down", "left", "right", "home", "end"
ENTER, ESCAPE, BACKSPACE = "enter", "escape", "backspace"
STOP, END = "stop", "end of input"  # Ctrl+C where it is a key like others, and Ctrl+D
SIGNS = {"\r": ENTER, "\n": ENTER, "\t": DOWN, "\x7f": BACKSPACE, "\x08": BACKSPACE, "\x1b": ESCAPE}
CONTROLS = {"\x03": STOP, "\x04": END}
SEQUENCES = {
    **dict.fromkeys(("\x1b[A", "\x1bOA"), UP),
    **dict.fromkeys(("\x1b[B", "\x1bOB"), DOWN),
    **dict.fromkeys(("\x1b[C", "\x1bOC"), RIGHT),
    **dict.fromkeys(("\x1b[D", "\x1bOD"), LEFT),
    **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[5~"), FIRST),  # Home, and Page Up
    **dict.fromkeys(("\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[6~"), LAST),
    **{f"\xe0{code}": key for code, key in zip("HPMKGOIQ", (UP, DOWN, RIGHT, LEFT, FIRST, LAST, FIRST, LAST))},
}
AFTER_ESCAPE = 0.05  # seconds in which the rest of an arrow key arrives
LOOK = 0.05  # seconds between two looks at the keyboard of Windows


def key_of(typed: str) -> str:
    """The name of a key, or the letter itself; nothing for a key that means nothing here."""
    return (SEQUENCES | SIGNS | CONTROLS).get(typed) or (typed if len(typed) == 1 and typed.isprintable() else "")


class Keyboard(Protocol):
    def take(self) -> None: ...

    def give_back(self) -> None: ...

    def typed(self) -> str:
        """What one key sends; nothing if a signal came instead, or nobody pressed one for a moment."""
        ...


def keyboard() -> Keyboard:
    return WindowsKeyboard(import_module("msvcrt")) if sys.platform == "win32" else UnixKeyboard(sys.stdin.fileno())


class UnixKeyboard:
    def __init__(self, file: int) -> None:
        self._file = file
        self._before: list[Any] | None = None  # how the terminal was set
        self._pending = b""
        self._wake: tuple[int, int] | None = None  # a pipe that a signal writes to
        self._woken_before = -1

    def take(self) -> None:
        import termios
        import tty

        self._wake = os.pipe()
        for end in self._wake:
            os.set_blocking(end, False)
        self._woken_before = signal.set_wakeup_fd(self._wake[1], warn_on_full_buffer=False)
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)

    def give_back(self) -> None:
        import termios

        if self._before is not None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(self._file, termios.TCSAFLUSH, self._before)
        if self._wake is not None:
            signal.set_wakeup_fd(self._woken_before)
            for end in self._wake:
                os.close(end)
        self._before = self._wake = None
        self._pending = b""

    def typed(self) -> str:
        sent = self._byte(None)
        if sent == b"\x1b":
            return self._sequence().decode(errors="ignore")
        for _ in range(_more_bytes(sent)):
            sent += self._byte(AFTER_ESCAPE)
        return sent.decode(errors="ignore")

    def _sequence(self) -> bytes:
        """What an arrow key sends, or Escape alone."""
        sent, kind = b"\x1b", self._byte(AFTER_ESCAPE)
        if kind not in (b"[", b"O"):
            self._pending = kind + self._pending
            return sent
        sent += kind
        while part := self._byte(AFTER_ESCAPE):
            sent += part
            if b"@" <= part <= b"~":
                break
        return sent

    def _byte(self, seconds: float | None) -> bytes:
        """The next byte, if it comes in time and before a signal does."""
        import select

        assert self._wake
        if not self._pending:
            ready, _, _ = select.select([self._file, self._wake[0]], [], [], seconds)
            if self._wake[0] in ready:
                with suppress(BlockingIOError):
                    os.read(self._wake[0], 1024)
            if self._file not in ready:
                return b""
            with suppress(OSError):  # the terminal may be gone
                self._pending = os.read(self._file, 1024)
            if not self._pending:
                raise PlayerLeft
        first, self._pending = self._pending[:1], self._pending[1:]
        return first


def _more_bytes(first: bytes) -> int:
    """How many bytes of UTF-8 follow this one."""
    return sum(first >= least for least in (b"\xc0", b"\xe0", b"\xf0"))


class WindowsKeyboard:
    def __init__(self, msvcrt: Any) -> None:
        self._msvcrt = msvcrt

    def take(self) -> None:
        pass

    def give_back(self) -> None:
        while self._msvcrt.kbhit():  # what was typed ahead does not answer the first question of the game
            self._msvcrt.getwch()

    def typed(self) -> str:
        if not self._msvcrt.kbhit():
            time.sleep(LOOK)
            return ""
        sign: str = self._msvcrt.getwch()
        return f"\xe0{self._msvcrt.getwch()}" if sign in ("\x00", "\xe0") else sign

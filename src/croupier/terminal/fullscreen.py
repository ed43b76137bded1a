"""The whole terminal for a menu: pages drawn in place, keys one by one. It is always given back as it was."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Any

from rich.console import Console
from rich.text import Text

from .keyboard import PlayerLeft
from .keys import END, STOP, key_of, keyboard

TAKE, GIVE_BACK = "\x1b[?1049h\x1b[?25l", "\x1b[0m\x1b[?25h\x1b[?1049l"  # the alternate screen, without a cursor
HOME, END_OF_LINE, END_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
RESIZED = "resized"  # not a key, but a reason to draw again
NOTED = ("SIGINT", "SIGTERM", "SIGHUP", "SIGTSTP", "SIGWINCH")  # as far as the system has them


def is_possible(console: Console) -> bool:
    """Whether somebody is there who sees a screen and presses keys. Without colours, questions come line by line."""
    if not (sys.stdin.isatty() and sys.stdout.isatty() and console.is_terminal) or console.no_color:
        return False
    return not (console.is_dumb_terminal or console.legacy_windows)


class Fullscreen:
    """The terminal while a menu has it.

    Signals interrupt nothing: they are noted, and acted upon where a key is awaited. So there is no moment at which
    Ctrl+C could leave the terminal half given back.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._keyboard = keyboard()
        self._noted: list[int] = []
        self._handlers: dict[int, Any] = {}
        self._size = console.size

    def __enter__(self) -> Fullscreen:
        for number in (getattr(signal, name) for name in NOTED if hasattr(signal, name)):
            self._handlers[number] = signal.signal(number, self._note)
        try:
            self._take()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, trace: TracebackType | None) -> None:
        self._give_back()
        for number, handler in reversed(self._handlers.items()):
            signal.signal(number, handler)
        if kind is None and signal.SIGINT in self._noted:
            raise KeyboardInterrupt

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        self._size = self._console.size
        return self._size

    def show(self, lines: Sequence[Text]) -> None:
        """Draw a page. What was there before disappears."""
        drawn = []
        for line in lines[: self._size.height]:
            with self._console.capture() as capture:
                self._console.print(line, end="", no_wrap=True, overflow="crop")
            drawn.append(capture.get() + END_OF_LINE)
        self._write(HOME + "\r\n".join(drawn) + END_OF_SCREEN)

    def key(self) -> str:
        """The next key that somebody presses, or RESIZED."""
        while True:
            if self._heed() or self._console.size != self._size:
                return RESIZED
            match key_of(self._keyboard.typed()):
                case "":
                    pass
                case key if key == STOP:
                    raise KeyboardInterrupt
                case key if key == END:
                    raise PlayerLeft
                case key:
                    return key

    def _note(self, number: int, _: FrameType | None) -> None:
        self._noted.append(number)

    def _heed(self) -> bool:
        """Act upon signals. Returns whether the page has to be drawn again."""
        noted, self._noted = self._noted, []
        for number in noted:
            match signal.Signals(number).name:
                case "SIGINT":
                    raise KeyboardInterrupt
                case "SIGTERM" | "SIGHUP":
                    raise SystemExit(128 + number)
                case "SIGTSTP":
                    self._give_back()
                    os.kill(os.getpid(), signal.SIGSTOP)  # until somebody types fg
                    self._take()
        return bool(noted)

    def _take(self) -> None:
        self._keyboard.take()
        self._write(TAKE)

    def _give_back(self) -> None:
        with suppress(OSError):  # the terminal may be gone
            self._write(GIVE_BACK)
        self._keyboard.give_back()

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()

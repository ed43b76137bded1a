"""What people type."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console
from rich.text import Text

UNREADABLE = "\N{REPLACEMENT CHARACTER}"


class PlayerLeft(Exception):
    """The person at the keyboard wants to leave."""


def read_line(console: Console) -> str:
    """What somebody types. The end of the input means that they leave."""
    is_person = sys.stdin.isatty()
    if is_person:
        with suppress(ImportError):
            import readline  # noqa: F401  it gives input() a memory and arrow keys
    try:
        typed = input("> ").strip()
    except EOFError:
        console.print()
        raise PlayerLeft from None
    except KeyboardInterrupt:
        console.print()
        raise
    except UnicodeDecodeError:
        typed = UNREADABLE
    if not is_person:  # so that piped input appears in the output
        console.print(Text(typed))
    return typed


def forget_typed() -> None:
    """Drop what was typed before there was a question, so that it does not answer one nobody has read."""
    if not sys.stdin.isatty():
        return
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        with suppress(OSError, termios.error):
            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def number(typed: str) -> int | None:
    """The number somebody typed, if it is one."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None

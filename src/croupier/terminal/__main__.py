"""`python -m croupier.terminal` is `croupier`."""

import io
import sys

from .interrupts import clean_terminal


def use_utf8(*streams: object) -> None:
    """Files and pipes get UTF-8 on Windows, too: its old code pages lack most of our characters."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")


def main() -> None:
    with clean_terminal():
        if sys.platform == "win32":
            use_utf8(sys.stdin, sys.stdout, sys.stderr)
        from .cli import main  # in here, because Ctrl+C may come while it is loaded

        main()


if __name__ == "__main__":
    main()

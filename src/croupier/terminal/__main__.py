"""`python -m croupier.terminal` is `croupier`."""

import io
import os
import sys

from .interrupts import clean_terminal

THREADS = ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")  # read by what NumPy multiplies with, when it is loaded


def use_utf8(*streams: object) -> None:
    """Files and pipes get UTF-8 on Windows, too: its old code pages lack most of our characters."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")


def one_thread_each() -> None:
    """NumPy multiplies in one thread, here and in processes started from here, unless the environment says otherwise.

    Networks are so small that sharing a product among cores takes longer than the product; where the cores are
    busy, as in a house full of people, ten times as long."""
    for name in THREADS:
        os.environ.setdefault(name, "1")


def main() -> None:
    with clean_terminal():
        if sys.platform == "win32":
            use_utf8(sys.stdin, sys.stdout, sys.stderr)
        one_thread_each()
        from .cli import main  # in here, because Ctrl+C may come while it is loaded

        main()


if __name__ == "__main__":
    main()

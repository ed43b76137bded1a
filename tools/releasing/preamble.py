"""Runs before croupier.pyz starts, on whatever Python it was given: where it cannot run, it says so in a sentence."""

import sys

SERVED = "Python 3.11 to 3.14 on Linux (glibc; x86-64 and ARM), on macOS (Apple silicon) and on Windows (x86-64)"
INSTEAD = "Elsewhere, install the wheel instead: pip install croupier-VERSION-py3-none-any.whl"

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Croupier needs Python 3.11 or newer, and this is Python {sys.version.split()[0]}.")
try:
    import greenlet  # type: ignore[import-untyped]  # noqa: F401
    import msgspec  # noqa: F401
except ImportError as error:
    sys.exit(f"Croupier cannot start here: {error}. This file serves {SERVED}. {INSTEAD}")

"""How many threads a command takes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from croupier.terminal.__main__ import THREADS

PLAYS = """
import os, sys
sys.argv = ["croupier", "--version"]
from croupier.terminal.__main__ import main
try:
    main()
except SystemExit:
    print(*(os.environ[name] for name in sys.stdin.read().split()))
"""


@pytest.mark.parametrize(("given", "then"), [(None, "1"), ("3", "3")], ids=["as a rule", "as somebody wants it"])
def test_a_command_multiplies_in_one_thread(given: str | None, then: str) -> None:
    """Otherwise the threads of two small products wait for each other as soon as the cores are busy."""
    around = {name: value for name, value in os.environ.items() if name not in THREADS}
    around |= dict.fromkeys(THREADS, given) if given else {}
    told = subprocess.run(
        [sys.executable, "-c", PLAYS],
        input=" ".join(THREADS),
        env=around,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert told.stdout.splitlines()[-1].split() == [then] * len(THREADS)

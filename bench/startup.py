"""How much processor time `croupier --help` takes: the median of several runs. The aim is 0.3 s."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median

from bench.reference import reference

RUNS = 9


def cpu_seconds(*arguments: str) -> float:
    before = os.times()
    subprocess.run([sys.executable, "-m", "croupier.terminal", *arguments], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    print(f"reference loop: {reference():.0f} per second")
    for arguments in (("--help",), ("games",), ("rules", "las_vegas", "LV-7")):
        spent = median(cpu_seconds(*arguments) for _ in range(RUNS))
        print(f"croupier {' '.join(arguments):25} {spent:.2f} s of processor time")


if __name__ == "__main__":
    main()

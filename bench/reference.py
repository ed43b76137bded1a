"""A fixed loop of plain Python, to compare figures of different machines: one unit is one run of it."""

from __future__ import annotations

import time
from collections.abc import Callable


def loop() -> int:
    """Some arithmetic, some lists, some calls: what rules are made of."""
    total, stack = 0, list(range(10))
    for number in range(2000):
        stack[number % 10] += number
        total += max(stack) - min(stack)
    return total


def per_second(work: Callable[[], object], seconds: float = 2.0, slices: int = 8) -> float:
    """How often `work` runs in a second of processor time: the best of several slices, as others share the machine."""
    best = 0.0
    for _ in range(slices):
        count, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / slices:
            work()
            count += 1
        best = max(best, count / spent)
    return best


def reference() -> float:
    return per_second(loop, 0.5)

"""Where a game in the terminal takes its chance from."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Any

from croupier.core.chance import Odds, seeded
from croupier.core.record import Choice, Drawn


def system(odds: Odds[Any], drawn: str) -> Any:
    """The operating system's chance, which nobody can foresee."""
    return odds.draw(secrets.randbelow)


class Practice:
    """The same dice and cards whenever the seed is the same: each depends only on what it is drawn for."""

    def __init__(self, seed: int, before: Iterable[Choice] = ()) -> None:
        self._seed = seed
        self._times = Counter(choice.drawn for choice in before if isinstance(choice, Drawn))

    def __call__(self, odds: Odds[Any], drawn: str) -> Any:
        self._times[drawn] += 1
        return seeded(f"{self._seed}/{drawn}/{self._times[drawn]}")(odds, drawn)

"""Where a game in the terminal takes its chance from."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from croupier.core.chance import Odds, Source
from croupier.core.record import Choice, Drawn
from croupier.kit.duplicate import duplicate


def system(odds: Odds[Any], drawn: str) -> Any:
    """The operating system's chance, which nobody can foresee."""
    return odds.draw(secrets.randbelow)


def practice(seed: int, before: Iterable[Choice] = ()) -> Source:
    """The same dice and cards whenever the seed is the same: each depends only on what it is drawn for."""
    return duplicate(seed, (choice.drawn for choice in before if isinstance(choice, Drawn)))

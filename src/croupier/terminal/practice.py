"""Chance for those who want to try the same game again."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.core.chance import Source
from croupier.core.record import Choice, Drawn
from croupier.kit.duplicate import duplicate


def practice(seed: int, before: Iterable[Choice] = ()) -> Source:
    """The same dice and cards whenever the seed is the same: each depends only on what it is drawn for."""
    return duplicate(seed, (choice.drawn for choice in before if isinstance(choice, Drawn)))

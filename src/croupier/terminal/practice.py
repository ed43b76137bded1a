"""Chance for practice: the same seed brings the same dice and cards again."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.core.chance import Source
from croupier.core.record import Choice, Drawn
from croupier.kit.duplicate import duplicate


def practice(seed: int, before: Iterable[Choice] = ()) -> Source:
    """The outcome depends only on the seed and on what it is drawn for."""
    return duplicate(seed, (choice.drawn for choice in before if isinstance(choice, Drawn)))

"""Chance as explicit outcomes with whole-number weights: they can be listed, weighed, drawn and written down.

All a source of chance has to do is give a number below a limit, each equally likely: from that number and the odds
anybody can work out the outcome with pencil and paper. Bags and dice are in the kit.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

Outcome = TypeVar("Outcome")
Below = Callable[[int], int]  # Below(n) is one of 0 … n − 1, all equally likely
Source = Callable[["Odds[Any]", str], Any]  # where chance comes from: it is told the odds, and what is drawn


class Odds(msgspec.Struct, Generic[Outcome], frozen=True, gc=False, tag_field="of"):
    """What chance may bring, and how likely."""

    @abstractmethod
    def outcomes(self) -> Iterable[tuple[Outcome, int]]:
        """Every outcome and its weight."""

    @abstractmethod
    def draw(self, below: Below) -> Outcome:
        """One outcome: lay the weights end to end, and see in whose stretch a number below their sum falls."""

    @abstractmethod
    def read(self, plain: Any) -> Outcome:
        """The outcome that is written down like this; a ValueError if it cannot occur."""


def seeded(seed: int | str | Random) -> Source:
    """Chance for simulations and tests: the same seed brings the same outcomes."""
    random = (seed if isinstance(seed, Random) else Random(seed)).random
    return lambda odds, drawn: odds.draw(lambda number: int(random() * number))

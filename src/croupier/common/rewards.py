"""What the end of a game is worth to a learner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Reward = Literal["place", "money"]
FORFEIT = -1.0  # for an illegal choice: as much as the last place


def by_place(places: Sequence[int]) -> list[float]:
    """The share of the others that a seat has beaten, minus the share that has beaten it."""
    others = len(places) - 1
    return [sum((place > mine) - (place < mine) for place in places) / others for mine in places]

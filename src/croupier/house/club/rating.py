"""Ratings of people, programs and computer players, game by game, as the arena counts them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from croupier.arena.ratings import Rating, Ratings
from croupier.common.statistics import Z

HOUSE = ""  # in place of a game's name: all games of the house
BEGINNER = Ratings(1).ratings[0]


class Who(NamedTuple):
    """Somebody who is rated."""

    kind: str
    id: str


class Known(msgspec.Struct):
    """A rating, and how many rated games it stands on."""

    rating: Rating = BEGINNER
    games: int = 0


class Book:
    """The ratings of everybody who is needed, by game and for the house."""

    def __init__(self) -> None:
        self.known: dict[tuple[Who, str], Known] = {}
        self._ratings = Ratings(0)

    def add(self, game: str, seated: Sequence[Who], places: Sequence[int]) -> list[tuple[Rating, Rating]]:
        """Add a game; returns the ratings of each seat after it, for the game and for the house."""
        by_game, by_house = (self._add(which, seated, places) for which in (game, HOUSE))
        return [*zip(by_game, by_house, strict=True)]

    def _add(self, which: str, seated: Sequence[Who], places: Sequence[int]) -> list[Rating]:
        everybody = [*dict.fromkeys(seated)]
        known = [self.known.setdefault((who, which), Known()) for who in everybody]
        self._ratings.ratings = [one.rating for one in known]
        self._ratings.add([everybody.index(who) for who in seated], places)
        for one, after in zip(known, self._ratings.ratings, strict=True):
            one.rating, one.games = after, one.games + 1
        return [self._ratings.ratings[everybody.index(who)] for who in seated]


def band(mu: float, sigma: float) -> tuple[float, float]:
    """The 95 % interval of a rating."""
    return mu - Z * sigma, mu + Z * sigma


def places(bands: Sequence[tuple[float, float]]) -> list[tuple[int, int]]:
    """The range of places of each: behind all whose band lies wholly above, ahead of those wholly below."""
    lows, highs = sorted(low for low, _ in bands), sorted(high for _, high in bands)
    return [(1 + len(bands) - bisect_right(lows, high), len(bands) - bisect_left(highs, low)) for low, high in bands]

"""Ratings as in chess, for games of two to six: how strong everybody is, and how certain that is.

OpenSkill's Plackett–Luce model sees a game as an order of finish, with ties, and moves everybody a little after each.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from openskill.models import PlackettLuce

from croupier.core.game import Value


class Rating(Value):
    """Strength on a scale where everybody begins with 25."""

    mu: float  # the strength
    sigma: float  # its standard deviation

    @property
    def ordinal(self) -> float:
        """A strength that one can rely on: three deviations below mu."""
        return self.mu - 3 * self.sigma


class Ratings:
    """Everybody's rating, game by game."""

    def __init__(self, entrants: int) -> None:
        self._model = PlackettLuce()
        beginner = self._model.rating()
        self.ratings = [Rating(beginner.mu, beginner.sigma)] * entrants

    def add(self, arrangement: Sequence[int], places: Sequence[int]) -> None:
        """Add a game. Whoever sits in several seats is updated for each: steps add up, and sigma shrinks each time."""
        before = [self.ratings[entrant] for entrant in arrangement]
        teams = [[self._model.rating(one.mu, one.sigma)] for one in before]
        after = [team[0] for team in self._model.rate(teams, ranks=list(map(float, places)))]
        for entrant in set(arrangement):
            mine, was = [new for new, who in zip(after, arrangement) if who == entrant], self.ratings[entrant]
            self.ratings[entrant] = Rating(
                was.mu + sum(new.mu - was.mu for new in mine), was.sigma * prod(new.sigma / was.sigma for new in mine)
            )

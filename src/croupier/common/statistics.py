"""Means of many games, and how certain they are."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log, sqrt

Z = 1.959964  # 95 % of a normal distribution lies within this many standard deviations
SURE = 3.290527  # 99.9 %: for those who look again and again, and stop at the first look that pleases them
Interval = tuple[float, float]


class Sum:
    """A running mean and how certain it is."""

    __slots__ = ("_squares", "count", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = self._squares = 0.0

    @classmethod
    def of(cls, count: int, total: float, squares: float) -> Sum:
        """Of values that were added up elsewhere: how many, their sum, and the sum of their squares."""
        made = cls()
        made.count = count
        made.mean = total / count if count else 0.0
        made._squares = max(squares - total * made.mean, 0.0)
        return made

    def add(self, value: float) -> None:
        """Welford's algorithm, which does not lose precision."""
        self.count += 1
        before = value - self.mean
        self.mean += before / self.count
        self._squares += before * (value - self.mean)

    @property
    def margin(self) -> float | None:
        """Half the width of the 95 % interval; None for fewer than two values."""
        return self._margin(Z)

    @property
    def interval(self) -> Interval | None:
        return self.within(Z)

    @property
    def share_interval(self) -> Interval | None:
        """Wilson's 95 % interval, for values between 0 and 1."""
        return wilson(self.mean, self.count)

    def within(self, z: float) -> Interval | None:
        """The interval of z standard errors either side; None for fewer than two values."""
        return None if (margin := self._margin(z)) is None else (self.mean - margin, self.mean + margin)

    def _margin(self, z: float) -> float | None:
        if self.count < 2:
            return None
        return student(z, self.count - 1) * sqrt(self._squares / (self.count - 1) / self.count)


def student(z: float, freedom: int) -> float:
    """The counterpart of z for a mean of few values (Student's t, by the Cornish–Fisher series)."""
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, count: int, z: float = Z) -> Interval | None:
    """Wilson's interval of a share out of `count`: it is honest at 0 and 100 % too."""
    if not count:
        return None
    middle, half = share + z * z / (2 * count), z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    low, high = (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)
    return low if share > 0 else 0.0, high if share < 1 else 1.0


def chi_square(counts: Sequence[int]) -> float:
    """How far these counts are from all being equal: the chi-squared statistic."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def chance_above(square: float, freedom: int) -> float:
    """The p-value: how often pure chance is at least this uneven (the upper regularised incomplete gamma function)."""
    a, x = freedom / 2, square / 2
    if x <= 0:
        return 1.0
    scale = exp(a * log(x) - x - lgamma(a))
    return 1 - scale * _below(a, x) if x < a + 1 else scale * _above(a, x)


def _below(a: float, x: float) -> float:
    """The series for the lower part, which converges quickly where x is small."""
    term = total = 1 / a
    while term > total * 1e-17:
        a += 1
        term *= x / a
        total += term
    return total


def _above(a: float, x: float) -> float:
    """The continued fraction for the upper part, by Lentz's method, which converges quickly where x is large."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value, step, number = d, 0.0, 0
    while abs(step - 1) > 1e-15 and number < 10_000:
        number += 1
        factor = number * (a - number)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        step = c * d
        value *= step
    return value

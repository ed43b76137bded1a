"""Who will win the course: from what everybody has, and from how far the gambles that are left may carry them.

What a gamble brings a player is taken as normally distributed, apart for each player. How wide, was measured in courses
of regulars; tests/test_outlook.py says how well the chances that follow from it hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .rules import GAMBLES, Table

SPREADS = {  # chips that a gamble brings, by players: the standard deviation of a player's from the mean
    "batting_poker": {3: 110, 4: 155, 5: 215},
    "rotary_lottery": {3: 45, 4: 50, 5: 55},
    "between_bet": {3: 190, 4: 190, 5: 200},
    "mind_roulette": {3: 180, 4: 180, 5: 170},
    "your_order": {3: 460, 4: 640, 5: 720},
    "red_end": {3: 220, 4: 370, 5: 520},
    "three_seven": {3: 485, 4: 595, 5: 590},
}
STEADY = 1.0  # chips: nobody's future is narrower, so that nothing is divided by zero
LEFT = np.array([0.05, 0.2, 0.4, 0.7, 1.0, 1.4])  # of a gamble's spread, which may still be to come
POINTS = np.linspace(-3, 3, 13)  # where a normal distribution is looked at
WEIGHTS = np.exp(-(POINTS**2) / 2) / np.exp(-(POINTS**2) / 2).sum()
NAMES = tuple(GAMBLES)  # games whose networks are needed

Floats = NDArray[np.float64]


def after(table: Table[Any]) -> list[float]:
    """Everybody's chance to win the course, between two gambles."""
    have = np.array(table.worth, float)
    chances: list[float] = first(have, np.sqrt(_later(table))[None, :])[0].tolist()
    return chances


def during(table: Table[Any], wins: Sequence[float], ahead: Sequence[float]) -> list[float]:
    """The same within a gamble, from each seat's chance to have the most after it, and from how far ahead of the
    others' mean it expects to be then. The two together say how much of the gamble is still open. In the last gamble,
    whoever has the most after it wins the course."""
    if table.number + 1 == len(table.gambles):
        return [*wins]
    seats, name = len(wins), table.gambles[table.number]
    expected = np.array(ahead) * (seats - 1) / seats
    open_now = np.where(_out(table), 0.0, (LEFT[:, None] * SPREADS[name][seats]) ** 2)
    fits = first(expected, np.sqrt(open_now))
    best = int(((fits - np.array(wins)) ** 2).sum(axis=1).argmin())
    chances: list[float] = first(expected, np.sqrt(open_now[best : best + 1] + _later(table)))[0].tolist()
    return chances


def first(expected: Floats, spread: Floats) -> Floats:
    """first(…)[row, seat]: how likely a seat ends up with the most, for each row of everybody's spreads."""
    wide = np.maximum(spread, STEADY)
    at = expected[:, None] + wide[:, :, None] * POINTS  # [row, seat, point]
    beyond = (at[:, :, None, :] - expected[:, None]) / wide[:, None, :, None]  # [row, seat, rival, point]
    beats = (1 + np.tanh(beyond * (0.797885 + 0.035677 * beyond * beyond))) / 2  # the normal distribution, nearly
    seats = range(len(expected))
    beats[:, seats, seats] = 1.0
    chances: Floats = beats.prod(axis=2) @ WEIGHTS
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def _later(table: Table[Any]) -> Floats:
    """The variance that the gambles after this one bring everybody."""
    seats = len(table.worth)
    left = sum(SPREADS[name][seats] ** 2 for name in table.gambles[table.number + 1 :])
    return np.where(_out(table), 0.0, float(left))


def _out(table: Table[Any]) -> NDArray[np.bool_]:
    return np.array([seat in table.bank.out for seat in range(len(table.worth))])

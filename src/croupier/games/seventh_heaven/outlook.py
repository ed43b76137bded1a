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
ROUNDS = {"rotary_lottery": 2, "three_seven": 5}  # the others have as many as there are players
TRUST = 0.4  # in what a network expects, the rest being in what everybody has: they underrate large leads
POINTS = np.linspace(-3.5, 3.5, 29)  # where a normal distribution is looked at
WEIGHTS = np.exp(-(POINTS**2) / 2) / np.exp(-(POINTS**2) / 2).sum()
NAMES = tuple(GAMBLES)  # games whose networks are needed

Floats = NDArray[np.float64]


def after(table: Table[Any]) -> list[float]:
    """Everybody's chance to win the course, between two gambles."""
    return _chances(np.array(table.worth, float), _later(table))


def during(table: Table[Any], round: int, ahead: Sequence[float]) -> list[float]:
    """The same within a round of a gamble, from how far ahead of the others' mean each seat expects to be after the
    gamble, and from what it has. Every round brings about the same spread."""
    seats, name = len(ahead), table.gambles[table.number]
    rounds = ROUNDS.get(name, seats)
    left = max(rounds - round + 1, 1) / rounds
    have = np.array(table.worth, float)
    expected = (1 - TRUST) * (have - have.mean()) + TRUST * np.array(ahead) * (seats - 1) / seats
    now = np.where(_out(table), 0.0, left * SPREADS[name][seats] ** 2)
    return _chances(expected, now + _later(table))


def _chances(expected: Floats, variance: Floats) -> list[float]:
    """How likely each seat ends up with the most."""
    spread = np.maximum(np.sqrt(variance), STEADY)
    at = expected[:, None] + spread[:, None] * POINTS  # [seat, point]
    beyond = (at[:, None] - expected[:, None]) / spread[:, None]  # [seat, rival, point]
    beats = (1 + np.tanh(beyond * (0.797885 + 0.035677 * beyond * beyond))) / 2  # the normal distribution, nearly
    beats[np.diag_indices(len(expected))] = 1.0
    chances: list[float] = (beats.prod(axis=1) @ WEIGHTS).tolist()
    return [chance / sum(chances) for chance in chances]


def _later(table: Table[Any]) -> Floats:
    """The variance that the gambles after this one bring everybody."""
    seats = len(table.worth)
    left = sum(SPREADS[name][seats] ** 2 for name in table.gambles[table.number + 1 :])
    return np.where(_out(table), 0.0, float(left))


def _out(table: Table[Any]) -> NDArray[np.bool_]:
    return np.array([seat in table.bank.out for seat in range(len(table.worth))])

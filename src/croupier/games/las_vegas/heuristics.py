"""Heuristics for a casino, by what it would pay if it paid at once. Money is in thousands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, prod

from croupier.core.game import Seat

from .rules import settled

PRICE_OF_A_DIE = 20  # thousands: every die put down is one less to come back with
SPITE = 1  # what the others lose, each on average, is worth as much as what I gain

PATIENCE = 90  # thousands, shared among the players: with few at the table it pays to wait and answer
COMES_HERE = 0.1  # the chance that a die in somebody's hand ends up where it hurts, as measured: less than one in six


def paid(bills: Sequence[float], stacks: Sequence[int]) -> list[float]:
    """What a casino would pay now, by owner of the dice; the last are the neutral dice."""
    money = [0.0] * len(stacks)
    for owner, bill in zip(settled(tuple(stacks))[0], bills):
        money[owner] = bill
    return money


def liking(money: Sequence[float], seat: Seat) -> float:
    """How much a seat likes what the seats get: its own, less some of the others'."""
    return money[seat] - SPITE * (sum(money) - money[seat]) / (len(money) - 1)


def safely(money: Sequence[float], stacks: Sequence[int], dice: Sequence[int]) -> list[float]:
    """What the owners may expect of that money while others have dice in hand: whoever draws level takes it away."""
    return [
        mine and mine * prod(1 - reaching(has, own - theirs) for theirs, has in zip(stacks, dice) if theirs < own)
        for mine, own in zip(money, stacks)
    ]


@lru_cache(maxsize=1000)
def reaching(dice: int, need: int) -> float:
    """The chance that of this many dice in a hand enough come to one casino."""
    few = range(min(need, dice + 1))
    return 1 - sum(comb(dice, come) * COMES_HERE**come * (1 - COMES_HERE) ** (dice - come) for come in few)

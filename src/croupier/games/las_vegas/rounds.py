"""A round of Las Vegas in plain numbers, which plays many times faster than the rules: for players that look ahead.

Dice are packed, four bits per owner: the stacks of a casino with seat 0 lowest and the neutral dice highest; a hand,
or the dice of a hand that show one face, with the neutral dice lowest and the player's own above them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, inf, sqrt
from typing import TypeVar

from croupier.core.game import Seat
from croupier.kit.dice import ROLLS

from .heuristics import PRICE_OF_A_DIE, liking, paid
from .rules import FACES, ROUNDS, Table

BITS, MASK = 4, 15  # no owner ever has more than 8 dice at a casino
A_BILL = 1 / 128  # thousands: added to each bill, so that equal money goes by the number of bills (LV-12)
SWING = 70  # thousands: how far a round to come throws players apart, as a scale of the logistic curve
KEPT = 5000  # entries that a table of results keeps at most, so that memory stays small

Roll = tuple[tuple[int, int], ...]  # for each face that is shown, counted from 0: the dice that show it
Key = TypeVar("Key")
Result = TypeVar("Result")


class Kept(dict[Key, Result]):
    """Results worked out once, and forgotten all together when they become too many."""

    def keep(self, key: Key, result: Result) -> Result:
        if len(self) >= KEPT:
            self.clear()
        self[key] = result
        return result


class Pay(Kept[int, tuple[float, ...]]):
    """What one casino pays the seats, by its stacks."""

    def __init__(self, bills: Sequence[int], seats: int) -> None:
        self.bills, self.seats = [bill + A_BILL for bill in bills], seats

    def __missing__(self, stacks: int) -> tuple[float, ...]:
        counts = [stacks >> BITS * owner & MASK for owner in range(self.seats + 1)]
        return self.keep(stacks, tuple(paid(self.bills, counts)[: self.seats]))


class Gain(Kept[int, tuple[float, int]]):
    """By stacks and dice (eight bits): how much the heuristic likes a seat to put these down; and the stacks then."""

    def __init__(self, pay: Pay, seat: Seat) -> None:
        self.pay, self.seat = pay, seat

    def __missing__(self, key: int) -> tuple[float, int]:
        stacks, dice = key >> 2 * BITS, key & 0xFF
        pay, seat = self.pay, self.seat
        then = put(stacks, dice, seat, pay.seats)
        gain = liking(pay[then], seat) - liking(pay[stacks], seat)
        return self.keep(key, (gain - PRICE_OF_A_DIE * (dice >> BITS), then))


def put(stacks: int, dice: int, seat: Seat, seats: int) -> int:
    return stacks + ((dice >> BITS) << BITS * seat) + ((dice & MASK) << BITS * seats)


class _Rolled(dict[int, tuple[list[Roll], list[float]]]):
    """By the number of own dice: every roll, and the chance of all rolls up to it. Worked out once."""

    def __missing__(self, count: int) -> tuple[list[Roll], list[float]]:
        rolls, up_to = ROLLS[count, len(FACES)]
        shown = [tuple((face, dice << BITS) for face, dice in enumerate(roll) if dice) for roll in rolls]
        self[count] = shown, [weight / up_to[-1] for weight in up_to]
        return self[count]


ROLLED = _Rolled()


def roll(hand: int, luck: Iterator[float]) -> Roll:
    """One roll of a hand. Luck below one says which."""
    rolls, up_to = ROLLED[hand >> BITS]
    own = rolls[bisect_right(up_to, next(luck))]
    if not (neutral := hand & MASK):
        return own
    rolls, up_to = ROLLED[neutral]
    return together(own, rolls[bisect_right(up_to, next(luck))])


def together(own: Roll, neutral: Roll) -> Roll:
    """Own and neutral dice of one roll, face by face."""
    faces = dict(own)
    for face, dice in neutral:
        faces[face] = faces.get(face, 0) + (dice >> BITS)
    return tuple(faces.items())


class _Outcomes(dict[int, list[tuple[Roll, float]]]):
    """By hand: every roll and its chance. Only for the few dice at the end of a round."""

    def __missing__(self, hand: int) -> list[tuple[Roll, float]]:
        own, neutral = (weighed(count) for count in divmod(hand, 1 << BITS))
        self[hand] = [(together(mine, other), p * q) for (mine, p), (other, q) in product(own, neutral)]
        return self[hand]


def weighed(count: int) -> list[tuple[Roll, float]]:
    rolls, up_to = ROLLED[count]
    return [(roll, above - below) for roll, above, below in zip(rolls, up_to, [0.0, *up_to])]


OUTCOMES = _Outcomes()


class Round:
    """What the casinos hold in a round, and what its end is worth to the seats."""

    def __init__(self, t: Table) -> None:
        self.seats = len(t.dice)
        self.pay = [Pay(casino.bills, self.seats) for casino in t.casinos]
        self.gain = [[Gain(pay, seat) for pay in self.pay] for seat in range(self.seats)]  # gain[seat][face]
        self.won = [sum(bills) + A_BILL * len(bills) for bills in t.won]
        self.scale = SWING * sqrt(ROUNDS - t.round)
        self._foreseen: Kept[tuple[tuple[int, ...], tuple[int, ...], Seat], list[float]] = Kept()

    def play_out(self, stacks: list[int], hands: list[int], turn: Seat, luck: Iterator[float]) -> None:
        """Let all seats follow the heuristic until no hand holds any dice."""
        seats, passed = self.seats, 0
        while passed < seats:
            if not (hand := hands[turn]):
                passed += 1
            else:
                passed, most, gain = 0, -inf, self.gain[turn]
                for face, dice in roll(hand, luck):
                    value, then = gain[face][stacks[face] << 2 * BITS | dice]
                    if value > most:
                        most, best = value, (face, then, dice)
                face, then, dice = best
                stacks[face] = then
                hands[turn] = hand - dice
            turn = (turn + 1) % seats

    def tried(self, stacks: Sequence[int], hands: Sequence[int], seat: Seat, luck: Sequence[float]) -> float:
        """What came of one playout for the seat that has just put dice down."""
        ends = list(stacks)
        self.play_out(ends, list(hands), (seat + 1) % self.seats, iter(luck))
        return self.chance(self.money(ends), seat)

    def money(self, stacks: Sequence[int]) -> list[float]:
        """What the seats own once the casinos have paid."""
        return list(map(sum, zip(self.won, *(pay[there] for pay, there in zip(self.pay, stacks)))))

    def chance(self, money: Sequence[float], seat: Seat) -> float:
        """The chance of a seat to come first with the money of a round's end. After the last round it is known."""
        mine = money[seat]
        if self.scale:
            return 1 / sum([exp((theirs - mine) / self.scale) for theirs in money])
        return 1 / money.count(mine) if mine == max(money) else 0.0

    def foresee(self, stacks: tuple[int, ...], hands: tuple[int, ...], turn: Seat) -> list[float]:
        """The chances of all seats if everybody plays for the first place: every roll and every choice."""
        if not any(hands):
            money = self.money(stacks)
            return [self.chance(money, seat) for seat in range(self.seats)]
        if not hands[turn]:
            return self.foresee(stacks, hands, (turn + 1) % self.seats)
        here = stacks, hands, turn
        if here in self._foreseen:
            return self._foreseen[here]
        chances = [0.0] * self.seats
        for shown, weight in OUTCOMES[hands[turn]]:
            options = [self.foresee(*put_down(*here, face, dice), (turn + 1) % self.seats) for face, dice in shown]
            best = max(options, key=lambda option: option[turn])
            chances = [chance + weight * more for chance, more in zip(chances, best)]
        return self._foreseen.keep(here, chances)


def put_down(
    stacks: tuple[int, ...], hands: tuple[int, ...], seat: Seat, face: int, dice: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The stacks and hands once the seat has put down these dice."""
    there, left = put(stacks[face], dice, seat, len(hands)), hands[seat] - dice
    return (*stacks[:face], there, *stacks[face + 1 :]), (*hands[:seat], left, *hands[seat + 1 :])


def after(t: Table, seat: Seat, face: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The same, by the rolls on the table."""
    stacks = tuple([sum(dice << BITS * owner for owner, dice in enumerate(casino.dice)) for casino in t.casinos])
    hands = tuple([(dice - neutral << BITS) + neutral for dice, neutral in zip(t.dice, t.neutrals)])
    return put_down(stacks, hands, seat, face - 1, (t.roll[face - 1] << BITS) + t.neutral_roll[face - 1])

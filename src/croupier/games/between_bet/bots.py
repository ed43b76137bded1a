"""Rules of thumb for Between Bet. All of them start from how likely each amount is to lie in the range."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import CHIP, Borrow, PayBack
from croupier.kit.cards import less
from croupier.kit.number_cards import FULL
from croupier.kit.thrift import clears_debt

from .row import ROW, limits
from .rules import Bet, Call, Hand, Pick, Quiet, Raise, Stand, Table

TOP = 21  # 7 + 7 + 7: no limit is higher
ALONE = 0.5  # how likely a bet in the range is the highest there, if no other is known
ABOVE, BELOW = 0.8, 0.2  # the same, above and below the right holder's bet
BELIEF = 2  # how many times a range counts that fits a raise: the right holder knows something
WAVER = 5  # how far below the best promise a bet may be and still be made: a fixed answer is easily outbid
FRAME = ROW + 1  # a row is written as a number, with a digit below this for each card: how many of it there are
DIGITS = tuple(FRAME**card for card in FULL)


class Regular:
    """Bets what promises most, calls no more than it would bet anyway, and rather outbids the right holder."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        if view.phase == "PickPair":
            return self.rng.choice([move for move in moves if isinstance(move, Pick)])
        promise = promises(view)
        favourite = CHIP * promise.index(max(promise))
        if Borrow() in moves and is_short(view, favourite):
            return Borrow()
        return self.call(moves, favourite) if view.phase == "Outbid" else self.bet(view, moves, promise)

    def call(self, moves: Sequence[Move], favourite: int) -> Move:
        """Call about what I should bet without a look, so that the look costs nothing; high at once, it is short."""
        limit = favourite + CHIP * self.rng.randint(-1, 1)
        calls = [move for move in moves if isinstance(move, Call) and move.amount <= limit]
        return self.rng.choice(calls[len(calls) // 2 :]) if calls else Quiet()

    def bet(self, view: View[Table, Hand], moves: Sequence[Move], promise: list[float]) -> Move:
        """Bet what promises most, or nearly."""
        down, random = view.table.bank.down[view.seat], self.rng.random

        def worth(move: Move) -> float:
            amount = move.amount if isinstance(move, Raise | Bet) else down
            at = amount // CHIP
            return promise[at] + WAVER * random() if at < len(promise) else -amount

        return max([move for move in moves if isinstance(move, Raise | Stand | Bet)], key=worth)


def is_short(view: View[Table, Hand], favourite: int) -> bool:
    """Borrow for a bet that is worth it, unless no round is left to win the price of the loan back."""
    t, seat = view.table, view.seat
    return t.bank.chips[seat] + t.bank.down[seat] < favourite and t.round.number < t.rounds


def promises(view: View[Table, Hand]) -> list[float]:
    """What each bet, counted in tens, wins or loses on average."""
    t, now = view.table, view.table.round
    known = [card for card in now.row if card is not None] + view.hand.peeked
    left = tuple(less(FULL, t.used, known).values())
    holder = now.holder if view.phase == "PlaceBets" else None
    rival = 0 if holder is None else t.bank.down[holder]
    raised = rival if rival > now.call else 0
    chances = in_range(sum(DIGITS[card] for card in known), left, ROW - len(known), raised // CHIP)
    return [
        amount * (chance * (2 + to_be_highest(amount, rival)) - 1)
        for amount, chance in zip(range(0, CHIP * len(chances), CHIP), chances)
    ]


def to_be_highest(amount: int, rival: int) -> float:
    """A bet in the range is rather the highest there if it is above the right holder's."""
    if not rival:
        return ALONE
    return ABOVE if amount > rival else BELOW


@lru_cache(maxsize=10_000)
def in_range(known: int, left: tuple[int, ...], missing: int, raised: int) -> list[float]:
    """How likely each amount, counted in tens, lies in the range, whatever cards are missing in the row."""
    change, total = [0] * (TOP + 2), 0
    for cards, ways in draws(left, missing):
        lower, upper = limits_of(known + cards)
        if lower <= raised <= upper:
            ways *= BELIEF
        change[lower] += ways
        change[upper + 1] -= ways
        total += ways
    return [ways / total for ways in accumulate(change)]


def draws(left: tuple[int, ...], size: int) -> list[tuple[int, int]]:
    """All draws of so many cards, and in how many ways each can come."""
    found: list[list[tuple[int, int]]] = [[(0, 1)], *([] for _ in range(size))]  # by the number of cards so far
    for digit, count in zip(DIGITS, left):
        for so_far in reversed(range(size)):
            for more in range(1, min(count, size - so_far) + 1):
                ways = comb(count, more)
                found[so_far + more] += [(cards + more * digit, times * ways) for cards, times in found[so_far]]
    return found[size]


@cache
def limits_of(row: int) -> tuple[int, int]:
    return limits(card for card in FULL for _ in range(row // DIGITS[card] % FRAME))

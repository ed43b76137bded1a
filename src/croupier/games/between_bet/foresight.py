"""What the veteran of Between Bet foresees: the limits, the others' bets, and what a bet or a call comes to.

The others are assumed to follow heuristics. That says how they will answer a bet and, the other way round, what a
right holder must have seen to bet like that.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from croupier.core.game import Seat, View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import CHIP, LOAN, OPEN_DEBT, REPAYMENT, tens
from croupier.kit.seventh_heaven.number_cards import FULL

from .chances import TOP, Limits, looks, outcomes, written
from .heuristics import WAVER, believed, cards_of, promised
from .row import ROW
from .rules import Hand, Table

Bets = Sequence[int]  # of the others, in chips

DOUBT = 8.0  # chips of promise that a right holder gives away by a bet make it e times less likely
WILD = 0.1  # how often somebody bets anything that promises a gain
CROWDS = 3  # sets of bets that the others are imagined to make
SWING = 60  # chips by which two players' fortunes part in a round: with rounds to come a lead is worth less
SHARP = 10  # chips, the same in the last round: then the lead is nearly everything
STEEP = 30.0  # beyond this, e to its power is as good as infinite
LEAST, MOST = 40, 160  # chips: bets and calls below or above these win too seldom to count on


class Foresight:
    """One seat's thoughts about the current round."""

    def __init__(self, view: View[Table, Hand], rng: Random) -> None:
        self.view, self.rng = view, rng
        self.t = view.table
        self.now = view.table.round
        self.bank = view.table.bank
        self.me = view.seat
        face_up = [card for card in self.now.row if card is not None]
        self.known, self.left = written(face_up), tuple(less(FULL, self.t.used, face_up).values())
        self.missing = ROW - len(face_up)

    def rows(self) -> dict[Limits, float]:
        """How likely each outcome is. A right holder's final bet tells which pairs they may have seen."""
        if self.view.phase != "PlaceBets" or self.now.holder is None:
            ways = outcomes(*cards_of(self.view))
            return {limits: times / sum(ways.values()) for limits, times in ways.items()}
        final = self.bank.down[self.now.holder] // CHIP
        weights: dict[Limits, float] = defaultdict(float)
        for chance, then in looks(self.known, self.left):
            promise = promised(then, 0)
            given_away = max(promise[min(self.now.call // CHIP, TOP) :]) - promise[min(final, TOP)]
            for limits, share in then.items():
                weights[limits] += chance * share * exp(-given_away / DOUBT)
        total = sum(weights.values())
        return {limits: weight / total for limits, weight in weights.items()}

    def crowds(self, seats: Sequence[Seat], call: int, final: int) -> list[Bets]:
        """What these seats may bet, if somebody got the right with this call, and the final bet is this."""
        promise = promised(believed(self.known, self.left, self.missing, final if final > call else 0), final)
        return [[self.usual(promise, self.bank.chips[seat], final) for seat in seats] for _ in range(CROWDS)]

    def usual(self, promise: Sequence[float], chips: int, barred: int) -> int:
        """What somebody with this many chips bets by heuristics."""
        random = self.rng.random
        amounts = [0, *(amount for amount in tens(min(chips, CHIP * TOP)) if amount != barred)]
        best = max(promise[amount // CHIP] for amount in amounts)
        if random() < WILD:
            return self.rng.choice([amount for amount in amounts if promise[amount // CHIP] >= 0])
        near = [amount for amount in amounts if promise[amount // CHIP] >= best - WAVER]
        return max(near, key=lambda amount: promise[amount // CHIP] + WAVER * random())

    def worths(self, amounts: Sequence[int]) -> dict[int, float]:
        """Roughly how likely each bet of mine is to make me first in the end. What I do not have, I would borrow."""
        bank, holder, rows = self.bank, self.now.holder, self.rows()
        others = [seat for seat in bank.playing if seat not in (self.me, holder)]
        if holder == self.me:
            return {
                amount: self.worth(amount, rows, others, self.crowds(others, self.now.call, amount))
                for amount in amounts
            }
        crowds = self.crowds(others, self.now.call, 0 if holder is None else bank.down[holder])
        if holder is not None:
            others, crowds = [*others, holder], [[*bets, bank.down[holder]] for bets in crowds]
        return {amount: self.worth(amount, rows, others, crowds) for amount in amounts}

    def worth(self, amount: int, rows: Mapping[Limits, float], others: Sequence[Seat], crowds: Sequence[Bets]) -> float:
        swing = max(SWING * (self.t.rounds - self.now.number) ** 0.5, SHARP)
        borrows = amount > self.chips(self.me)
        have, debt = self.chips(self.me) + LOAN * borrows, borrows or self.bank.debt[self.me]
        stacks = [(self.chips(seat), self.bank.debt[seat]) for seat in others]
        total = 0.0
        for (lower, upper), chance in rows.items():
            low, high = CHIP * lower, CHIP * upper
            for bets in crowds:
                top = max((bet for bet in (amount, *bets) if low <= bet <= high), default=0)
                mine = fortune(have + won(amount, low, high, top), debt)
                rivals = 0.0
                for bet, (chips, owes) in zip(bets, stacks):
                    ahead = fortune(chips + won(bet, low, high, top), owes) - mine
                    rivals += exp(min(ahead / swing, STEEP))
                total += chance / (1 + rivals)
        return total / len(crowds)

    def chips(self, seat: Seat) -> int:
        return self.bank.chips[seat] + self.bank.down[seat]

    def is_worth_it(self, call: int) -> bool:
        """Whether the look promises more at this price than leaving it, cheaper by a chip, to somebody else."""
        return call <= MOST and self.with_right(call) > self.without(call - CHIP)

    def with_right(self, call: int) -> float:
        """Chips that the right promises: whatever pair I see, I shall raise to what is best."""
        others = [seat for seat in self.bank.playing if seat != self.me]
        finals = [call, *tens(min(self.bank.chips[self.me], MOST), above=max(call, LEAST - CHIP))]
        crowds = {final: self.crowds(others, call, final) for final in finals}
        return sum(
            chance * max(gain(final, then, crowds[final]) for final in finals)
            for chance, then in looks(self.known, self.left)
        )

    def without(self, call: int) -> float:
        """Chips that I may expect if somebody else looks, who will raise as seems best, and tell me something by it."""
        told: dict[int, dict[Limits, float]] = defaultdict(lambda: defaultdict(float))  # by the final bet
        for chance, then in looks(self.known, self.left):
            promise = promised(then, 0)
            final = max(tens(CHIP * TOP, above=call - CHIP), key=lambda amount: promise[amount // CHIP])
            for limits, share in then.items():
                told[final][limits] += chance * share
        others, all_in_all = [seat for seat in self.bank.playing if seat != self.me][1:], 0.0
        for final, rows in told.items():
            crowds = [[*bets, final] for bets in self.crowds(others, call, final)]
            amounts = tens(min(self.bank.chips[self.me], MOST), above=LEAST - CHIP)
            all_in_all += max((gain(amount, rows, crowds) for amount in amounts if amount != final), default=0.0)
        return all_in_all


def gain(amount: int, rows: Mapping[Limits, float], crowds: Sequence[Bets]) -> float:
    """Chips that a bet wins or loses on average."""
    times = 0.0
    for (lower, upper), chance in rows.items():
        high = CHIP * upper
        if CHIP * lower <= amount <= high:
            highest = sum(not any(amount < bet <= high for bet in bets) for bets in crowds)
            times += chance * (2 + highest / len(crowds))
    return amount * (times - sum(rows.values()))


def won(bet: int, low: int, high: int, top: int) -> int:
    """What a bet wins or loses between these limits, if this is the highest bet there."""
    if low <= bet <= high:
        return 2 * bet if bet == top else bet
    return -bet


def fortune(chips: int, owes: bool) -> int:
    """What chips count for in the end."""
    return chips - (REPAYMENT if chips >= REPAYMENT else OPEN_DEBT) * owes

"""Casino 7th Heaven: chips, the bank, loans, and who is out. The SH marks are the rules of the course's rule page.

A *payment* (ante, fine, fee) borrows automatically and can put a player out; a *stake* (bet, call, raise, deposit) is
limited to what a player has and does neither.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Protocol

from croupier.core.chance import Odds
from croupier.core.game import Chance, Event, Move, Next, Options, Over, Part, Refused, Seat, State, Tell

from ..bags import any_of
from ..options import NOT_FOR_TABLES
from ..seats import around

CHIP = 10  # the smallest
FEWEST = 3  # players needed to start a gamble
LOAN, REPAYMENT, OPEN_DEBT = 200, 250, 300


class Borrow(Move): ...


class PayBack(Move): ...


class Borrowed(Event):
    seat: Seat


class PaidBack(Event):
    seat: Seat


class Charged(Event):
    """A payment was made."""

    seat: Seat
    amount: int


class PutOut(Event):
    seat: Seat


class Won(Event):
    seat: Seat
    amount: int


class TookAll(Event):
    """The last player left takes what lies on the table."""

    seat: Seat
    amount: int


class BecameDealer(Event):
    seat: Seat
    round: int


class Bank(Part):
    """SH-2 All the chips there are, so that their sum never changes. The house may go below zero."""

    chips: list[int]  # chips[seat], in hand
    down: list[int]  # down[seat], put before them: stakes, bets, deposits
    debt: list[bool]  # debt[seat], holds a debt card
    pot: int = 0  # in the middle
    house: int = 0
    out: list[Seat] = []  # those put out, in that order

    @property
    def total(self) -> int:
        return sum(self.chips) + sum(self.down) + self.pot + self.house

    @property
    def playing(self) -> list[Seat]:
        """Those not out, in seat order."""
        return [seat for seat in range(len(self.chips)) if seat not in self.out]

    def around(self, dealer: Seat) -> list[Seat]:
        """SH-3 Those not out, clockwise from the dealer on, or from the next player left of a dealer who is out."""
        return [seat for seat in around(dealer, len(self.chips)) if seat not in self.out]

    def left_of(self, seat: Seat) -> list[Seat]:
        """Those not out, clockwise from the seat's left on; the seat itself last."""
        return self.around((seat + 1) % len(self.chips))

    def next_dealer(self, dealer: Seat) -> Seat:
        """SH-3 The deal moves one seat left, past seats that are out."""
        return self.left_of(dealer)[0]

    def borrow(self, seat: Seat, tell: Tell) -> None:
        """SH-10 Take a debt card and 200."""
        self.debt[seat] = True
        self.house -= LOAN
        self.chips[seat] += LOAN
        tell(Borrowed(seat))

    def pay_back(self, seat: Seat, tell: Tell) -> None:
        """SH-11 Pay 250 and hand the debt card back."""
        self.debt[seat] = False
        self.chips[seat] -= REPAYMENT
        self.house += REPAYMENT
        tell(PaidBack(seat))

    def charge(self, seat: Seat, amount: int, tell: Tell) -> int:
        """SH-13, SH-14 Collect a payment: it borrows automatically; whoever still has too little gives all and is out.

        Returns what was paid: the caller puts it where it belongs.
        """
        if self.chips[seat] < amount and not self.debt[seat]:
            self.borrow(seat, tell)
        paid = min(amount, self.chips[seat])
        self.chips[seat] -= paid
        tell(Charged(seat, paid))
        if paid < amount:
            self.out.append(seat)
            tell(PutOut(seat))
        return paid

    def charge_to_pot(self, seat: Seat, amount: int, tell: Tell) -> bool:
        """A payment into the pot. Returns whether the gamble continues: SH-16 ends it the moment one player is left."""
        self.pot += self.charge(seat, amount, tell)
        return len(self.playing) > 1

    def stake(self, seat: Seat, amount: int) -> None:
        """A seat puts chips before it."""
        self.chips[seat] -= amount
        self.down[seat] += amount

    def take_from_pot(self, seat: Seat, amount: int, tell: Tell) -> None:
        self.pot -= amount
        self.chips[seat] += amount
        tell(Won(seat, amount))

    def grant(self, seat: Seat, amount: int, tell: Tell) -> None:
        """A prize from the house."""
        self.house -= amount
        self.chips[seat] += amount
        tell(Won(seat, amount))

    def sweep(self) -> None:
        """Everything that lies before the players goes into the pot."""
        self.pot += sum(self.down)
        self.down = [0] * len(self.down)

    def last_takes_all(self, tell: Tell) -> Next:
        """SH-16 The moment one player is left the gamble ends, and all that lies on the table is theirs."""
        (last,) = self.playing
        self.sweep()
        amount, self.pot = self.pot, 0
        self.chips[last] += amount
        tell(TookAll(last, amount))
        return Over

    def score(self, seat: Seat) -> int:
        """SH-14, SH-15 The chips, less an open debt: 300, or 250 if the seat could pay it back; −300 if it is out."""
        if seat in self.out:
            return -OPEN_DEBT
        chips = self.chips[seat]
        return chips - self.debt[seat] * (REPAYMENT if chips >= REPAYMENT else OPEN_DEBT)

    def worth(self, seat: Seat) -> int:
        """SH-14, SH-15 What a seat would score if it got back what lies before it, and all ended now."""
        if seat in self.out:
            return -OPEN_DEBT
        held = self.chips[seat] + self.down[seat]
        return held - self.debt[seat] * (REPAYMENT if held >= REPAYMENT else OPEN_DEBT)

    def standing(self, seat: Seat) -> tuple[int, int, int]:
        """SH-14, SH-20 The highest score wins; those put out come last, the later the better."""
        if seat in self.out:
            return 0, 0, self.out.index(seat)
        return 1, self.score(seat), 0


class Banked(Protocol):
    """A table that has a bank."""

    bank: Bank


class Gamble(Options):
    """The options of every gamble."""

    bank: Annotated[Bank | None, NOT_FOR_TABLES] = None  # SH-30 carried over from the gamble before, in a course


def open_bank(seats: int, chips: int, options: Gamble) -> Bank:
    """SH-20, SH-30 Everybody starts with the gamble's chips, or with what the course carries over."""
    if (carried := options.bank) is None:
        return Bank([chips] * seats, [0] * seats, [False] * seats)
    if len(carried.chips) != seats:
        said = "The bank carried over is for {bank} seats, not {seats}."
        raise Refused(said, "kit.bank-seats", bank=len(carried.chips), seats=seats)
    if len(carried.playing) < FEWEST:
        said = "A gamble starts with {fewest} players or more; {left} are left."
        raise Refused(said, "kit.bank-few", fewest=FEWEST, left=len(carried.playing))
    if not _can_be(carried):
        said = "The bank carried over is impossible: every seat needs chips, in tens, and either one debt or none."
        raise Refused(said, "kit.bank-impossible")
    return Bank([*carried.chips], [0] * seats, [*carried.debt], house=carried.house, out=[*carried.out])


def _can_be(bank: Bank) -> bool:
    """SH-2 Whether these amounts are possible, and no seat is missing, unknown or out twice."""
    seats = range(len(bank.chips))
    in_tens = all(chips >= 0 and chips % CHIP == 0 for chips in bank.chips)
    return in_tens and len(bank.debt) == len(seats) and {*bank.out} <= {*seats} and len({*bank.out}) == len(bank.out)


def score(t: Banked, seat: Seat) -> int:
    return t.bank.score(seat)


def standing(t: Banked, seat: Seat) -> tuple[int, int, int]:
    return t.bank.standing(seat)


def wealth(state: State[Any, Any, Any]) -> int:
    bank: Bank = state.table.bank
    return bank.total


class Loans:
    """SH-12 Before a decision its seat may borrow or pay back, at once and in sight of all."""

    keeps = 0  # chips a seat must have left after paying back

    def asides(self, view: Any) -> list[Move]:
        bank: Bank = view.table.bank
        if not bank.debt[view.seat]:
            return [Borrow()]
        return [PayBack()] if bank.chips[view.seat] >= REPAYMENT + self.keeps else []

    def aside(self, state: Any, seat: Seat, move: Move, tell: Tell) -> None:
        bank: Bank = state.table.bank
        if isinstance(move, Borrow):
            bank.borrow(seat, tell)
        else:
            bank.pay_back(seat, tell)


class DrawDealer(Chance):
    """SH-3, SH-32 The dealer of the first round is drawn among the players."""

    def odds(self, state: Any) -> Odds[Seat]:
        bank: Bank = state.table.bank
        return any_of(bank.playing)

    def drawn(self, table: Any) -> str:
        return "first dealer"


def tens(up_to: int, above: int = 0) -> Iterable[int]:
    """SH-2 Every amount in tens that is more than one limit and no more than the other."""
    return range(above + CHIP, up_to + 1, CHIP)


def share(amount: int, ways: int) -> tuple[int, int]:
    """An amount shared evenly in tens: what each gets, and what is left over."""
    each = amount // ways // CHIP * CHIP
    return each, amount - each * ways

"""The bank of Casino 7th Heaven for twins, as in kit/seventh_heaven/bank.py: the same names, the same SH marks."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import Array

from croupier.kit.seventh_heaven import bank as rules
from croupier.kit.seventh_heaven.bank import CHIP, LOAN, OPEN_DEBT, REPAYMENT
from croupier.kit.seventh_heaven.encoding import HALF

from .contract import Station, Twin, chance
from .kit import (
    Number,
    Part,
    Yes,
    add,
    drawn,
    flat,
    i16,
    left_of,
    lined_up,
    one,
    pick,
    queue_of,
    queued,
    soft,
    turned,
    when,
    yes,
)

BORROW, PAY_BACK, LOANS = 0, 1, 2  # the numbers of the two asides, and how many there are
IN = 1_000_000  # whoever is in stands this much above whoever is out


class Bank(Part):
    chips: Array  # [seat]
    down: Array  # [seat]
    debt: Array  # [seat], yes or no
    pot: Array
    house: Array
    out: Array  # a queue: the first put out is 1

    @property
    def seats(self) -> int:
        return self.chips.shape[0]

    @property
    def playing(self) -> Array:
        """[seat], yes or no: those not out."""
        return self.out == 0

    def opened(self) -> Bank:
        """SH-30 What is carried to the next gamble: chips, debts and exclusions."""
        return self.but(down=jnp.zeros_like(self.down), pot=jnp.zeros_like(self.pot))

    def next_dealer(self, dealer: Number) -> Array:
        """SH-3 The deal moves one seat left, past seats that are out."""
        return left_of(dealer, self.playing)

    def borrow(self, seat: Number, so: Yes = True) -> Bank:
        """SH-10 Take a debt card and 200."""
        loan = jnp.where(so, LOAN, 0)
        debt = self.debt | (one(seat, self.seats) & so)
        return self.but(debt=debt, house=self.house - loan, chips=add(self.chips, seat, loan))

    def pay_back(self, seat: Number) -> Bank:
        """SH-11 Pay 250 and hand the debt card back."""
        debt = self.debt & ~one(seat, self.seats)
        return self.but(debt=debt, house=self.house + REPAYMENT, chips=add(self.chips, seat, -REPAYMENT))

    def aside(self, seat: Number, number: Number) -> Bank:
        """SH-12 Borrow or pay back before a decision."""
        return when(number == BORROW, self.borrow(seat), self.pay_back(seat))

    def loans(self, seat: Number, keeps: Number = 0) -> Array:
        """SH-12 Which of the two asides are open; paying back must leave `keeps` chips."""
        debt = pick(self.debt, seat)
        return jnp.stack([~debt, debt & (pick(self.chips, seat) >= REPAYMENT + keeps)])

    def charge(self, seat: Number, amount: Number, so: Yes = True) -> tuple[Bank, Array]:
        """SH-13, SH-14 Collect a payment, where it is so. The caller puts what was paid where it belongs."""
        bank = self.borrow(seat, so & (pick(self.chips, seat) < amount) & ~pick(self.debt, seat))
        paid = jnp.where(so, jnp.minimum(amount, pick(bank.chips, seat)), 0)
        put_out = so & (paid < amount)
        out = jnp.where(one(seat, self.seats) & put_out, 1 + bank.out.max(), bank.out)
        return bank.but(chips=add(bank.chips, seat, -paid), out=out), paid

    def charge_to_pot(self, seat: Number, amount: Number, so: Yes = True) -> tuple[Bank, Array]:
        """A payment into the pot. Returns whether the gamble continues: SH-16 ends it the moment one player is left."""
        bank, paid = self.charge(seat, amount, so)
        return bank.but(pot=bank.pot + paid), bank.playing.sum() > 1

    def charge_in_order(self, amounts: Number, order: Array) -> tuple[Bank, Array]:
        """SH-13, SH-14, SH-16 Payments of several seats, in order (0: not asked to pay), until one player is left.

        As one after another, but at once: it is known beforehand which seats are put out, and where the gamble ends.
        Returns what each seat paid. The caller puts it where it belongs.
        """
        short = (order > 0) & (self.chips + jnp.where(self.debt, 0, LOAN) < amounts)
        before = (short[None, :] & (order[None, :] < order[:, None])).sum(1)
        pays = (order > 0) & (self.playing.sum() - before > 1)
        borrows = pays & (self.chips < amounts) & ~self.debt
        chips = self.chips + LOAN * borrows
        paid = jnp.where(pays, jnp.minimum(amounts, chips), 0)
        bank = self.but(
            chips=chips - paid,
            debt=self.debt | borrows,
            house=self.house - LOAN * borrows.sum(),
            out=jnp.where(pays & short, self.out.max() + 1 + before, self.out),
        )
        return bank, paid

    def collect(self, payers: Array, amount: Number, dealer: Number) -> tuple[Bank, Array]:
        """SH-17 The same payment into the pot by several who are in, the dealer first. Whether the gamble continues."""
        bank, paid = self.charge_in_order(amount, lined_up(payers, dealer))
        return bank.but(pot=bank.pot + paid.sum()), bank.playing.sum() > 1

    def stake(self, seat: Number, amount: Number) -> Bank:
        """A seat puts chips before it."""
        return self.but(chips=add(self.chips, seat, -amount), down=add(self.down, seat, amount))

    def take_from_pot(self, amounts: Array) -> Bank:
        """What each seat takes."""
        return self.but(pot=self.pot - amounts.sum(), chips=self.chips + amounts)

    def grant(self, amounts: Array) -> Bank:
        """Prizes from the house, by seat."""
        return self.but(house=self.house - amounts.sum(), chips=self.chips + amounts)

    def sweep(self) -> Bank:
        """Everything that lies before the players goes into the pot."""
        return self.but(pot=self.pot + self.down.sum(), down=jnp.zeros_like(self.down))

    def last_takes_all(self) -> Bank:
        """SH-16 The moment one player is left the gamble ends, and all that lies on the table is theirs."""
        bank = self.sweep()
        return bank.but(chips=bank.chips + jnp.where(bank.playing, bank.pot, 0), pot=jnp.zeros_like(bank.pot))

    def score(self) -> Array:
        """SH-14, SH-15 The chips, less an open debt: 300, or 250 if the seat could pay it back; −300 if it is out."""
        open_debt = jnp.where(self.chips >= REPAYMENT, REPAYMENT, OPEN_DEBT)
        return jnp.where(self.playing, self.chips - self.debt * open_debt, -OPEN_DEBT)

    def standing(self) -> Array:
        """SH-14, SH-20 As one number: those put out come last, the later the better."""
        return jnp.where(self.playing, IN + self.score(), self.out)

    def numbers(self, seat: Number) -> Array:
        """What learners see of it, as kit/seventh_heaven/encoding."""
        chips, down = (turned(soft(x, HALF), seat) for x in (self.chips, self.down))
        return flat(chips, down, turned(self.debt, seat), queue_of(self.out, seat), soft(self.pot, HALF))


def pack_bank(bank: rules.Bank) -> Bank:
    return Bank(
        chips=i16(bank.chips),
        down=i16(bank.down),
        debt=yes([seat for seat, owes in enumerate(bank.debt) if owes], len(bank.debt)),
        pot=i16(bank.pot),
        house=i16(bank.house),
        out=queued(bank.out, len(bank.chips)),
    )


def share(amount: Number, ways: Number) -> Array:
    """What each gets of an amount shared evenly in tens."""
    return amount // jnp.maximum(ways, 1) // CHIP * CHIP


def draw_dealer(phase: int, follows: int) -> Station:
    """SH-3, SH-32 The dealer of the first round is drawn among the players."""
    return chance(phase, lambda s, words: s.but(dealer=drawn(s.bank.playing, words[0]), phase=follows))


def gamble(**parts: Any) -> Twin:
    """A twin with a bank: its scores and places are the bank's, and its asides are loans."""
    return Twin(
        score=lambda s: s.bank.score(),
        standing=lambda s: s.bank.standing(),
        aside=lambda s, seat, number: s.but(bank=s.bank.aside(seat, number)),
        asides=LOANS,
        **parts,
    )

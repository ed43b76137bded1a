"""Moving a state of the rules to a threshold: what the edges of several games have in common."""

from __future__ import annotations

from random import Random

from croupier.kit.seventh_heaven.bank import CHIP, LOAN, OPEN_DEBT, REPAYMENT, Bank


def chips(bank: Bank, rng: Random, *amounts: int) -> None:
    """One seat that is in has about one of these amounts, or of a loan's; the house makes up for it."""
    seat = rng.choice(bank.playing)
    near = rng.choice([0, LOAN, REPAYMENT, OPEN_DEBT, *amounts]) + rng.choice([-CHIP, 0, CHIP])
    now = max(near, 0)
    bank.house += bank.chips[seat] - now
    bank.chips[seat] = now


def debt(bank: Bank, rng: Random) -> None:
    """One seat that is in has a debt card, or has none."""
    bank.debt[rng.choice(bank.playing)] = rng.random() < 0.5

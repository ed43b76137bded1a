"""The thresholds of Your Order: chips just enough to bet or to pay back, nothing left to bet, equal sums, the end."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.your_order.rules import LEAST, MOST, PlaceBet, YourOrder
from croupier.kit.seventh_heaven.bank import CHIP, REPAYMENT


def nudge(state: YourOrder, rng: Random) -> None:
    t, bank = state.table, state.table.bank
    match rng.randrange(7):
        case 0:
            nudges.chips(bank, rng, LEAST, MOST, REPAYMENT + LEAST)
        case 1:
            nudges.debt(bank, rng)
        case 2:
            in_debt(state, rng)
        case 3:
            broke(state, rng)
        case 4:
            alike(state, rng)
        case 5:
            skipped(state, rng)
        case _:
            t.round.number, t.round.dealer = t.players - rng.randrange(2), rng.choice(bank.playing)
    can_bet(state)


def in_debt(state: YourOrder, rng: Random) -> None:
    """Whoever is asked holds a debt card, and has about enough to pay it back, and to bet."""
    bank, seat = state.table.bank, state.table.round.to_act[0]
    bank.debt[seat] = True
    set_chips(state, seat, rng.choice([LEAST, REPAYMENT, REPAYMENT + LEAST]) + rng.choice([-CHIP, 0, CHIP]))


def broke(state: YourOrder, rng: Random) -> None:
    """Some or all of the others have nothing, or next to nothing, and hold a debt card."""
    bank, asked = state.table.bank, state.table.round.to_act[0]
    often = rng.choice([0.5, 0.9, 1])
    for seat in bank.playing:
        if seat != asked:
            bank.debt[seat] = rng.random() < often
            set_chips(state, seat, 0 if rng.random() < often else rng.choice([CHIP, LEAST, LEAST + CHIP]))


def alike(state: YourOrder, rng: Random) -> None:
    """Hands and what lies face down are of one or two numbers, as far as the pile has them."""
    pile = state.box.pile
    few = rng.sample([*pile], rng.choice([1, 2]))
    for cards in (*(hand.cards for hand in state.hands), state.box.dummy):
        for place, card in enumerate(cards):
            other = rng.choice(few)
            if pile[other]:
                pile[card] += 1
                pile[other] -= 1
                cards[place] = other


def skipped(state: YourOrder, rng: Random) -> None:
    """Somebody has made no bet yet."""
    bank, seat = state.table.bank, rng.choice(state.table.round.to_act)
    bank.chips[seat] += bank.down[seat]
    bank.down[seat] = 0
    state.table.round.bets[seat] = []


def can_bet(state: YourOrder) -> None:
    """Whoever is asked for a bet has something."""
    seat = state.table.round.to_act[0]
    if state.phase == PlaceBet.__name__ and not state.table.bank.chips[seat]:
        set_chips(state, seat, CHIP)


def set_chips(state: YourOrder, seat: int, amount: int) -> None:
    """A seat has this many chips; the house makes up for it."""
    bank = state.table.bank
    bank.house += bank.chips[seat] - amount
    bank.chips[seat] = amount

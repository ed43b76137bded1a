"""The thresholds of Red End: payments, the fourth black card, the last black card of a pile, equal sums, the end."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.red_end.piles import PILE
from croupier.games.red_end.rules import ANTE, EACH, FINE, MANY, RedEnd
from croupier.kit.seventh_heaven.bank import CHIP
from croupier.kit.seventh_heaven.number_cards import is_black

ALIKE: tuple[list[int], ...] = ([7], [5, 1, 1], [3, 3, 1], [5, 1], [])  # in points, or in points and cards
MOST = MANY + 2  # black cards before somebody


def nudge(state: RedEnd, rng: Random) -> None:
    """Several at once: what happens at a threshold often depends on another."""
    for change in rng.sample(CHANGES, rng.randrange(1, 4)):
        change(state, rng)


def chips(state: RedEnd, rng: Random) -> None:
    """Some have about as much as a payment takes."""
    for _ in range(rng.randrange(1, state.seats + 1)):
        nudges.chips(state.table.bank, rng, ANTE, FINE, *(EACH * count for count in range(MANY - 1, MOST + 1)))


def debts(state: RedEnd, rng: Random) -> None:
    for _ in range(rng.randrange(1, state.seats + 1)):
        nudges.debt(state.table.bank, rng)


def poor(state: RedEnd, rng: Random) -> None:
    """Nearly everybody owes and has next to nothing: a payment puts several out, or would put out all."""
    bank, r = state.table.bank, state.table.round
    if rng.random() < 0.5:
        only_pass(state)
        bank.house, bank.pot = bank.house + bank.pot, 0
        r.number = min(r.number, state.table.rounds - 1)
    most = rng.choice([CHIP, ANTE, FINE])
    for seat in bank.playing:
        now = rng.choice([0, CHIP, most])
        bank.house += bank.chips[seat] - now
        bank.chips[seat], bank.debt[seat] = now, rng.random() < 0.9


def put_out(state: RedEnd, rng: Random) -> None:
    """Two or three players are left, one of them to move."""
    bank, r = state.table.bank, state.table.round
    others = [seat for seat in bank.playing if seat != r.turns[0]]
    for seat in rng.sample(others, max(len(others) - rng.choice([1, 2]), 0)):
        bank.out.append(seat)
        bank.house, bank.chips[seat] = bank.house + bank.chips[seat], 0
        r.black[seat] = []
        r.turns = [other for other in r.turns if other != seat]


def black(state: RedEnd, rng: Random) -> None:
    """About as many black cards as make the others pay."""
    r = state.table.round
    for seat in r.turns:
        r.black[seat] = [rng.choice([1, 3, 5, 7]) for _ in range(rng.randrange(MANY - 2, MOST))]


def alike(state: RedEnd, rng: Random) -> None:
    """Sums and numbers of cards that are alike; often the last one in can only pass."""
    r = state.table.round
    for seat in state.table.bank.playing:
        if seat not in r.knocked_out:
            r.black[seat] = [*rng.choice(ALIKE)]
    if rng.random() < 0.7:
        only_pass(state)


def only_pass(state: RedEnd) -> None:
    """One is still in and has no pile to draw from."""
    r = state.table.round
    r.turns = r.turns[:1]
    r.off, r.piles = [[*hand.pile] for hand in state.hands], [0] * state.seats


def piles(state: RedEnd, rng: Random) -> None:
    """Piles with nothing left, with one card, or about where black ends."""
    r = state.table.round
    for seat, hand in enumerate(state.hands):
        if hand.pile:
            end = sum(map(is_black, hand.pile))
            gone = min(rng.choice([end - 1, end, PILE - 1, PILE, PILE]), PILE)
            r.off[seat] = hand.pile[: max(gone, 0)]
            r.piles[seat] = PILE - len(r.off[seat])


def last_in(state: RedEnd, rng: Random) -> None:
    """One or two are still in; the others have passed or were knocked out."""
    r = state.table.round
    r.turns = r.turns[: rng.choice([1, 1, 2])]
    share = rng.choice([0, 0.5, 1])
    for seat in state.table.bank.playing:
        if seat not in r.turns and seat not in r.knocked_out and rng.random() < share:
            r.knocked_out.append(seat)
            r.black[seat] = []


def pot(state: RedEnd, rng: Random) -> None:
    """A pot that cannot always be shared evenly."""
    bank = state.table.bank
    now = CHIP * rng.randrange(2 * state.seats)
    bank.house, bank.pot = bank.house + bank.pot - now, now


def last_round(state: RedEnd, rng: Random) -> None:
    state.table.round.number = state.table.rounds - rng.randrange(2)


CHANGES = [chips, debts, poor, put_out, black, alike, piles, last_in, pot, last_round]

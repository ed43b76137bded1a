"""The thresholds of Batting Poker: payments, prizes, debts, the last turn and round, the last cards, every hand."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.batting_poker.chances import HANDS
from croupier.games.batting_poker.hands import RANKS, rank
from croupier.games.batting_poker.rules import ANTE, CARDS, FEE, FINE, PRIZES, Pass, Poker
from croupier.kit.seventh_heaven.bank import CHIP

OFTEN, SELDOM = 0.4, 0.25
FINES = (FINE, 2 * FINE, 3 * FINE)  # with no, one or two zeros


def nudge(state: Poker, rng: Random) -> None:
    """Several thresholds meet in a showdown, so a state is often moved to more than one."""
    t = state.table
    for move_to in (poor, last_turns, hands, pot, run_out):
        if rng.random() < OFTEN:
            move_to(state, rng)
    if rng.random() < SELDOM:
        ruined(state, rng)
    if rng.random() < OFTEN:
        t.round.number = t.players - rng.randrange(2)


def poor(state: Poker, rng: Random) -> None:
    """Seats that can pay an ante, a fee or a fine only just, or not; with a debt or without."""
    bank = state.table.bank
    for _ in range(rng.randrange(1, state.seats)):
        nudges.chips(bank, rng, FEE, ANTE, *FINES)
        nudges.debt(bank, rng)


def ruined(state: Poker, rng: Random) -> None:
    """A fine or an ante makes everyone borrow, or puts nearly everyone out."""
    bank, owing = state.table.bank, rng.choice([0.2, 1])
    for seat in bank.playing:
        now = rng.choice([0, ANTE - CHIP, ANTE])
        bank.house, bank.chips[seat] = bank.house + bank.chips[seat] - now, now
        bank.debt[seat] = rng.random() < owing


def last_turns(state: Poker, rng: Random) -> None:
    """Everyone has passed until the round is nearly over."""
    r, left = state.table.round, rng.randrange(1, 4)
    for seat in r.to_act[:-left]:
        r.done[seat].append(Pass())
    r.to_act = r.to_act[-left:]


def hands(state: Poker, rng: Random) -> None:
    """Everyone holds something else: half of them any hand there can be, the others one of the same rank."""
    players, level = state.table.players, rng.choice(RANKS)
    pile, seats = state.box.pile, rng.sample(state.table.bank.playing, len(state.table.bank.playing))
    for seat in seats:
        for card in state.hands[seat].cards:
            pile[card] += 1
    for seat in seats:
        there = [cards for cards in HANDS if all(cards.count(card) <= pile[card] for card in cards)]
        alike = [cards for cards in there if rank(cards, players) == level]
        cards = rng.choice(alike if alike and rng.random() < 0.5 else there)
        state.hands[seat].cards = [*cards]
        for card in cards:
            pile[card] -= 1


def pot(state: Poker, rng: Random) -> None:
    """The pot has about a prize, or the prizes of two."""
    bank, prizes = state.table.bank, rng.sample([0, *PRIZES.values()], 2)
    now = max(sum(prizes[: rng.randrange(1, 3)]) + rng.choice([-CHIP, 0, CHIP]), 0)
    bank.house, bank.pot = bank.house + bank.pot - now, now


def run_out(state: Poker, rng: Random) -> None:
    """Most of the pile lies open already."""
    r, pile, left = state.table.round, state.box.pile, rng.randrange(CARDS + 2)
    while r.pile > left:
        card = rng.choice([card for card, count in pile.items() if count])
        pile[card] -= 1
        r.pile -= 1
        r.discards[rng.choice(state.table.bank.playing)].append(card)

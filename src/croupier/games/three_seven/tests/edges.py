"""The thresholds of Three Seven: antes, loans, stakes to match, the last cards of the pile, three sevens."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.three_seven.rules import ANTE, ENOUGH, HIGHEST_RAISE, SEVEN, ThreeSeven


def nudge(state: ThreeSeven, rng: Random) -> None:
    t, bank = state.table, state.table.bank
    match rng.randrange(5):
        case 0:
            short = t.highest - min(bank.down) if t.now.inside else 0
            nudges.chips(bank, rng, ANTE, HIGHEST_RAISE, short)
        case 1:
            nudges.debt(bank, rng)
        case 2:
            t.now.number = t.rounds - rng.randrange(2)
        case 3:
            sevens(state, rng)
        case _:
            run_out(state, rng)


def sevens(state: ThreeSeven, rng: Random) -> None:
    """A hand gets sevens from the pile for others, until it has about enough to declare."""
    hand, pile = rng.choice(state.hands).cards, state.box.pile
    while pile[SEVEN] and hand.count(SEVEN) < ENOUGH - rng.randrange(2) and (low := [c for c in hand if c != SEVEN]):
        hand.remove(low[0])
        pile[low[0]] += 1
        pile[SEVEN] -= 1
        hand.append(SEVEN)


def run_out(state: ThreeSeven, rng: Random) -> None:
    """Somebody has drawn and played most of the pile."""
    r, pile, left, seat = state.table.now, state.box.pile, rng.randrange(14), rng.randrange(state.seats)
    while sum(pile.values()) > left:
        card = rng.choice([card for card, count in pile.items() if count])
        pile[card] -= 1
        r.drawn[seat] += 1
        r.played[seat].append(card)

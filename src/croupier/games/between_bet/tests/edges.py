"""The thresholds of Between Bet: calls up to all one's chips, bets at the limits of the row, the last round."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.between_bet.row import FACE_DOWN, limits
from croupier.games.between_bet.rules import BetweenBet
from croupier.kit.seventh_heaven.bank import CHIP


def nudge(state: BetweenBet, rng: Random) -> None:
    bank, now = state.table.bank, state.table.round
    match rng.randrange(4):
        case 0:
            row = [state.box.down[place] if place in FACE_DOWN else card for place, card in enumerate(now.row)]
            nudges.chips(bank, rng, now.call, *(CHIP * limit for limit in limits([card for card in row if card])))
        case 1:
            nudges.debt(bank, rng)
        case 2:
            now.number = state.table.rounds - rng.randrange(2)
        case _:
            place = rng.choice(FACE_DOWN)  # one of the zeros lies face down, or no longer does
            state.box.down[place] = rng.choice([0, 8, 1, 7])

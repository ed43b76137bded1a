"""The thresholds of Las Vegas: the last dice of a hand, equal numbers of dice, the last round."""

from __future__ import annotations

from random import Random

from croupier.games.las_vegas.rules import Vegas


def nudge(state: Vegas, rng: Random) -> None:
    t = state.table
    match rng.randrange(3):
        case 0:  # the others have few dice left, own and neutral ones, or none
            for seat in range(state.seats):
                if seat != t.turn:
                    t.neutrals[seat] = rng.randrange(2) * t.neutral
                    t.dice[seat] = t.neutrals[seat] + rng.randrange(2)
        case 1:
            for casino in t.casinos:
                casino.dice = [rng.randrange(3) for _ in casino.dice]
        case _:
            t.round = max(t.round, t.rounds - rng.randrange(2))  # never back: the bills would run out

"""What the tests of the rules set up."""

from __future__ import annotations

from collections.abc import Sequence

from told import Log

from croupier.core.game import Move, Seat
from croupier.games.mind_roulette.rules import (
    GAME,
    Done,
    Lay,
    MindRoulette,
    Place,
    Show,
)
from croupier.kit.seventh_heaven.bank import Bank, Gamble
from croupier.kit.seventh_heaven.number_cards import Card

ANA, JUN, LEO, VERA = range(4)


ANY = (1, 2, 3, 4, 5, 6, 7)


BOUNDS = {3: 33, 4: 32, 5: 31}  # players: cards bet on in a round at most


def carried(*chips: int, debt: Sequence[Seat] = (), out: Sequence[Seat] = ()) -> Bank:
    return Bank([*chips], [0] * len(chips), [seat in debt for seat in range(len(chips))], out=[*out])


def begin(seats: int = 3, first: Seat = ANA, bank: Bank | None = None, opening: Card = 7) -> MindRoulette:
    """A round in which the first dealer has opened."""
    state = GAME.start(seats, Gamble(first=first, bank=bank))
    GAME.play(state, {GAME.asked(state)[0]: Show(opening)})
    return state


def go(state: MindRoulette, *moves: Move) -> Log:
    """These moves, one after another, each by whoever is asked."""
    log = Log()
    for move in moves:
        (seat,) = GAME.asked(state)
        assert move in GAME.moves(GAME.view(state, seat))
        GAME.play(state, {seat: move}, log)
    return log


def turn(state: MindRoulette, card: Card, *bets: str) -> Log:
    """A card, and each bettor's spaces as words of one line; whoever has tiles left then holds them back."""
    log = go(state, Lay(card))
    for line in bets:
        log += go(state, *map(Place, line.split()))
        if state.phase == "PlaceTiles" and state.table.now.bets[GAME.asked(state)[0]]:
            log += go(state, Done())
    return log


def hurry(state: MindRoulette) -> Log:
    """Everybody loses all tiles, and the round is over."""
    log = Log()
    if state.phase == "ShowCard":
        log += go(state, Show(7))
    rounds = len(state.table.rounds)
    log += go(state, Lay(1))
    while state.phase == "PlaceTiles" and len(state.table.rounds) == rounds:
        log += go(state, Place("00"))
    return log


def chips(state: MindRoulette) -> list[int]:
    return state.table.bank.chips


def deposit(state: MindRoulette) -> int:
    return state.table.bank.down[state.table.now.dealer]

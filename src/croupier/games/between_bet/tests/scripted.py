"""What the tests of the rules set up."""

from __future__ import annotations

from collections.abc import Sequence

from told import Log

from croupier.core.game import Move, Seat
from croupier.games.between_bet.rules import (
    GAME,
    Bet,
    BetweenBet,
    Call,
    Quiet,
)
from croupier.kit.seventh_heaven.bank import Bank, Gamble
from croupier.kit.seventh_heaven.number_cards import Card

ANA, JUN, LEO, VERA = range(4)


PLAIN_ROW = [1, 2, 3, 4, 5, 6, 7]  # bets from 50 to 110 win


def begin(seats: int = 4, row: Sequence[Card] = PLAIN_ROW, bank: Bank | None = None) -> BetweenBet:
    """The first round, dealt by seat 0, with this row laid out and the auction about to begin."""
    state = GAME.start(seats, Gamble(first=0, bank=bank))
    lay_out(state, row)
    return state


def lay_out(state: BetweenBet, row: Sequence[Card]) -> Log:
    log = Log()
    for card in row:
        assert card in dict(GAME.odds(state).outcomes())
        GAME.play(state, card, log)
    return log


def rich(*chips: int, debt: Sequence[Seat] = (), out: Sequence[Seat] = ()) -> Bank:
    """A bank in which everybody has these chips."""
    seats = range(len(chips))
    return Bank([*chips], [0 for _ in seats], [seat in debt for seat in seats], out=[*out])


def beat(state: BetweenBet, calls: dict[Seat, int]) -> Log:
    """A beat of the auction: these call, all others who are asked say nothing."""
    log = Log()
    moves: dict[Seat, Move] = {seat: Call(calls[seat]) if seat in calls else Quiet() for seat in GAME.asked(state)}
    assert set(calls) <= set(moves)
    play(state, moves, log)
    return log


def bet(state: BetweenBet, amounts: dict[Seat, int]) -> Log:
    """These bets; all others who are asked bet nothing."""
    log = Log()
    assert set(amounts) <= set(GAME.asked(state))
    play(state, {seat: Bet(amounts.get(seat, 0)) for seat in GAME.asked(state)}, log)
    return log


def play(state: BetweenBet, moves: dict[Seat, Move], log: Log) -> None:
    for seat, move in moves.items():
        assert move in choices(state, seat), f"seat {seat} may not choose {move}"
    GAME.play(state, moves, log)


def choices(state: BetweenBet, seat: Seat) -> list[Move]:
    return [*GAME.moves(GAME.view(state, seat))]


def asides(state: BetweenBet, seat: Seat) -> list[Move]:
    return [*GAME.asides(GAME.view(state, seat))]


def alone(state: BetweenBet, move: Move) -> Log:
    """A move of the right holder."""
    (seat,) = GAME.asked(state)
    log = Log()
    play(state, {seat: move}, log)
    return log


def with_right(holder: Seat, amount: int, bank: Bank | None = None) -> BetweenBet:
    """A table at which this seat has bought the right to look."""
    state = begin(bank=bank)
    beat(state, {holder: amount})
    beat(state, {})
    return state


def settle(row: Sequence[Card], bets: dict[Seat, int], bank: Bank | None = None) -> tuple[BetweenBet, Log]:
    """A round without a right holder."""
    state = begin(row=row, bank=bank)
    beat(state, {})
    return state, bet(state, bets)


def whole_round(state: BetweenBet, row: Sequence[Card]) -> None:
    """A round in which nobody does anything."""
    lay_out(state, row)
    beat(state, {})
    bet(state, {})

"""What the tests of the rules set up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Move, Seat
from croupier.games.your_order.rules import (
    GAME,
    Bet,
    DummyRanked,
    Keep,
    Showed,
    YourOrder,
)
from croupier.kit.seventh_heaven.bank import Bank, Gamble
from croupier.kit.seventh_heaven.number_cards import Card

A, B, C, D, E = range(5)
SMALL = Bet(1, 20)
APART = [(7, 7), (7, 6), (6, 6), (7, 5), (6, 5)]  # hands that give nothing away about a tie


def begin(
    seats: int = 3,
    first: Seat = A,
    chips: Sequence[int] = (),
    debt: Sequence[Seat] = (),
    out: Sequence[Seat] = (),
) -> YourOrder:
    """A game whose first dealer is set, with what everybody brings along."""
    owing = [seat in debt for seat in range(seats)]
    bank = Bank([*(chips or [200] * seats)], [0] * seats, owing, out=[*out])
    return GAME.start(seats, Gamble(first=first, bank=bank))


def go(state: YourOrder, *steps: Move | Card) -> Log:
    """Moves, each by the seat whose turn it is, asides included, and cards that chance brings."""
    log = Log()
    for step in steps:
        if isinstance(step, int):
            assert step in dict(GAME.odds(state).outcomes())
            GAME.play(state, step, log)
        elif step in GAME.asides(GAME.view(state, turn(state))):
            GAME.aside(state, turn(state), step, log)
        else:
            assert step in choices(state)
            GAME.play(state, {turn(state): step}, log)
    return log


def turn(state: YourOrder) -> Seat:
    (seat,) = GAME.asked(state)
    return seat


def choices(state: YourOrder) -> list[Move]:
    return [*GAME.moves(GAME.view(state, turn(state)))]


def asides(state: YourOrder) -> list[Move]:
    return [*GAME.asides(GAME.view(state, turn(state)))]


def deal(state: YourOrder, hands: Sequence[tuple[Card, Card]], dummy: Sequence[Card] = (1, 2, 3)) -> Log:
    """Everybody gets these cards, by seat, and so does the dummy."""
    order = state.table.bank.left_of(state.table.round.dealer)
    return go(state, *(hands[seat][card] for card in (0, 1) for seat in order), *dummy)


def up_to_bets(state: YourOrder, hands: Sequence[tuple[Card, Card]] = APART, dummy: Sequence[Card] = (1, 2, 3)) -> Log:
    """Dealt, and nobody changes a card."""
    log = deal(state, hands, dummy)
    while state.phase == "Change":
        log += go(state, Keep())
    return log


def play_round(state: YourOrder, *steps: Move | Card) -> None:
    """The rest of a round: these steps, and then anything."""
    number, rng = state.table.round.number, Random(1)
    go(state, *steps)
    while state.phase != "Over" and state.table.round.number == number:
        if GAME.asked(state):
            go(state, choices(state)[0])
        else:
            go(state, seeded(rng)(GAME.odds(state), ""))


def showdown(
    hands: Sequence[tuple[Card, Card]], dummy: Sequence[Card], bets: Sequence[Bet] = (), first: Seat = A
) -> tuple[YourOrder, Log]:
    """One round in which nobody changes: the first bets and then the second ones, from the dealer on."""
    state = begin(len(hands), first)
    up_to_bets(state, hands, dummy)
    return state, go(state, *bets, *[SMALL] * (2 * len(hands) - len(bets)))


def ranks(log: Log) -> dict[Seat | None, int]:
    """Everybody's place, the dummy's under None."""
    places: dict[Seat | None, int] = {}
    for _, event in log:
        if isinstance(event, Showed | DummyRanked):
            places[event.seat if isinstance(event, Showed) else None] = event.rank
    return places

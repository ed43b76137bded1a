"""What the tests of the rules set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from told import Log

from croupier.core.chance import seeded
from croupier.core.game import Move, Seat
from croupier.games.batting_poker.rules import (
    GAME,
    Pass,
    Poker,
)
from croupier.kit.seventh_heaven.bank import Bank, BecameDealer, Charged, Gamble, Won

ANA, JUN, LEO, VERA = range(4)


Cards = tuple[int, ...]


def carried(chips: Sequence[int], debt: Sequence[bool] = (), out: Sequence[Seat] = (), first: Seat = 0) -> Gamble:
    """Options with chips that somebody brought."""
    seats = len(chips)
    return Gamble(first=first, bank=Bank([*chips], [0] * seats, [*debt] or [False] * seats, out=[*out]))


def begin(hands: Sequence[Cards], options: Gamble | None = None) -> tuple[Poker, Log]:
    """A game in which these hands are dealt in the first round, by seat; seat 0 deals unless told otherwise."""
    log = Log()
    state = GAME.start(len(hands), options or Gamble(first=0), log)
    deal(state, hands, log)
    return state, log


def deal(state: Poker, hands: Sequence[Cards], log: Log) -> None:
    left = [[*cards] for cards in hands]
    while state.phase == "Draw":
        draw(state, left[state.table.round.to_draw[0]].pop(0), log=log)


def draw(state: Poker, *cards: int, log: Log | None = None) -> None:
    """These cards come off the pile."""
    for card in cards:
        assert state.phase == "Draw"
        assert card in dict(GAME.odds(state).outcomes())
        GAME.play(state, card, log if log is not None else Log())


def go(state: Poker, *moves: Move | int) -> Log:
    """These moves, each by the player whose turn it is; a number is a card that is drawn."""
    log = Log()
    for move in moves:
        if isinstance(move, int):
            draw(state, move, log=log)
            continue
        (seat,) = GAME.asked(state)
        assert move in GAME.moves(GAME.view(state, seat))
        GAME.play(state, {seat: move}, log)
    return log


def pass_all(state: Poker) -> Log:
    """Everybody passes until the showdown."""
    return go(state, *[Pass()] * len(state.table.round.to_act))


def show_down(hands: Sequence[Cards], pot: int = 0, options: Gamble | None = None) -> tuple[Poker, Log]:
    """A first round in which these hands are shown, with this much in the pot before the antes."""
    state, _ = begin(hands, options)
    state.table.bank.pot += pot
    state.table.bank.house -= pot
    return state, pass_all(state)


def moves(state: Poker) -> list[Move]:
    (seat,) = GAME.asked(state)
    return list(GAME.moves(GAME.view(state, seat)))


def hand(state: Poker, seat: Seat) -> list[int]:
    return state.hands[seat].cards


def won(log: Log) -> dict[Seat, int]:
    """What the showdown brought and cost, by seat, up to the next round's antes."""
    brought = Counter[Seat]()
    for _, event in log:
        match event:
            case Won(seat, amount):
                brought[seat] += amount
            case Charged(seat, amount):
                brought[seat] -= amount
            case BecameDealer():
                break
    return {seat: amount for seat, amount in brought.items() if amount}


def play_on(state: Poker) -> Poker:
    rng = Random(1)
    while not GAME.is_over(state):
        if GAME.asked(state):
            go(state, Pass())
        else:
            draw(state, seeded(rng)(GAME.odds(state), ""))
    return state

"""What a bet costs and lays down, and how many cards a card can draw at most."""

from __future__ import annotations

from croupier.core.game import Move, Value, View
from croupier.kit.seventh_heaven.bank import LOAN

from .rules import ENOUGH, SEVEN, AllIn, Call, Hand, Play, Raise, Table


class Preview(Value):
    pay: int  # chips put down by a bet
    stake: int  # all that would then lie before the seat
    draws: int  # TS-9 at most this many cards, and only if nobody else plays the number
    sevens: int  # that the hand would hold before it draws
    may_declare: bool  # TS-7 whether these are enough to declare


def preview(view: View[Table, Hand], move: Move) -> Preview:
    """TS-4, TS-5, TS-9"""
    t, seat, cards = view.table, view.seat, view.hand.cards
    pay = draws = 0
    down, chips, sevens = t.bank.down[seat], t.bank.chips[seat], cards.count(SEVEN)
    match move:
        case Call():
            pay = t.highest - down
        case Raise(by):
            pay = t.highest - down + by
        case AllIn():
            pay = chips + (0 if t.bank.debt[seat] else LOAN)
        case Play(card):
            draws, sevens = min(card, t.pile), sevens - (card == SEVEN)
    return Preview(pay, down + pay, draws, sevens, sevens >= ENOUGH)

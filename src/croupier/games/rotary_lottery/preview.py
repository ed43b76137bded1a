"""What is passed on with a card laid, from whom and to whom hands go, and what the player has never seen."""

from __future__ import annotations

from croupier.core.game import Seat, Value, View
from croupier.kit.seventh_heaven.bank import Borrow, PayBack
from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

from .counting import unseen
from .rules import WAYS, Hand, Lay, Table


class Preview(Value):
    """What goes with a card laid on the ticket."""

    rest: tuple[Card, ...]  # passed to the next player
    taker: Seat  # who gets it
    giver: Seat  # whose hand comes
    unseen: tuple[int, ...]  # of each number from 1 to 7, how many the player has never seen


def preview(view: View[Table, Hand], move: Lay | Borrow | PayBack) -> Preview | None:
    """RL-2 All of it from what the player has seen: the hands it held, and the lottery."""
    if not isinstance(move, Lay):
        return None
    t, players = view.table, view.table.bank.playing
    place, way, rest = players.index(view.seat), WAYS[t.round], view.hand.cards.copy()
    rest.remove(move.card)
    taker, giver = (players[(place + step) % len(players)] for step in (way, -way))
    counted = unseen(view)
    return Preview(tuple(rest), taker, giver, tuple(counted[card] for card in NUMBERS))

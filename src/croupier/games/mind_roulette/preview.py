"""What a tile would be paid, and what a card would bring its dealer."""

from __future__ import annotations

from croupier.core.game import Move, Value, View
from croupier.kit.seventh_heaven.number_cards import Card

from .rules import SPACES, Hand, Lay, Place, Round, Table


class Preview(Value):
    pays: int  # for the tile, if the card is one of these
    cards: tuple[Card, ...]
    bonus: int  # what the bank would pay the dealer for showing the card; 0 if it would not


def preview(view: View[Table, Hand], move: Move) -> Preview | None:
    """MR-7, MR-9 What stands on the cloth, and the bonus. Nothing is said of the card that lies face down."""
    match move:
        case Place(space):
            return Preview(*SPACES[space], bonus=0)
        case Lay(card):
            now = view.table.now
            after = Round(now.dealer, now.deposit, [], [], shown=[*now.shown, card])
            return Preview(0, (), now.deposit if after.has_bonus else 0)
        case _:
            return None

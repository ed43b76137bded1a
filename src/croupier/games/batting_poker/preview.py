"""The hand that a seat would hold after a move, where no card has to be drawn for it."""

from __future__ import annotations

from croupier.core.game import Value, View

from .hands import KINDS, Kind, meant, rank
from .rules import Action, Discard, Hand, Swap, Table


class Preview(Value):
    """The cards in hand after the move, and what they make."""

    hand: Kind
    numbers: tuple[int, ...]  # lowest first, with what 0 and 00 stand for


def preview(view: View[Table, Hand], move: Action) -> Preview | None:
    """BP-3 Nobody knows what comes from the pile; a card that lies open is known to all."""
    cards = [*view.hand.cards]
    match move:
        case Discard():
            return None
        case Swap(card, _, taken):
            cards.remove(card)
            cards.append(taken)
    held, players = tuple(sorted(cards)), view.table.players
    return Preview(KINDS[rank(held, players)], meant(held, players))

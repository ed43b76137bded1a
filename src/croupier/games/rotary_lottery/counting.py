"""Counting cards: what a player has never seen is in the lottery pile, or was laid before a hand came round."""

from __future__ import annotations

from collections import Counter

from croupier.core.game import View
from croupier.kit.seventh_heaven.number_cards import Card

from .rules import Hand, Table


def unseen(view: View[Table, Hand]) -> dict[Card, int]:
    """How many cards of each number the player has never seen.

    Each hand that comes round is new to a player once a round. Both rounds are played with the same cards, so the
    round in which more cards of a number came by says how many there are at least.
    """
    t, players = view.table, len(view.table.bank.playing)
    turned = Counter(card for now in t.rounds for card in now.lottery)
    came_by = [Counter(card for hand in held[:players] for card in hand) for held in view.hand.held]
    return {card: count - turned[card] - max(seen[card] for seen in came_by) for card, count in t.deck.items()}

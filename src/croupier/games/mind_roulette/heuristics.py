"""Heuristics for Mind Roulette: what a dealer gladly lays, and what a tile then brings on each space."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier.kit.seventh_heaven.number_cards import NUMBERS, ZEROS, Card

from .rules import ALIKE, SPACES, Round, Space

MIDDLE = SPACES["middle"][1]
CROWDED = 0.8  # how gladly a dealer lays a 3, 4 or 5: MIDDLE pays for three numbers, LOW and HIGH for two
EAGER = 20  # how much more gladly a card that brings the bonus nearer, divided by the tiles that could hit it
SUSPECTED = 3  # the same, as bettors expect it of a dealer: not everybody thinks of the bonus
LAST = 20  # how many times as gladly the card that wins the bonus: it never costs more than it brings


def likely(now: Round, eager: float) -> dict[Card, float]:
    """How gladly a dealer lays each card. Any may come; otherwise it could be guessed."""
    before, tiles = missing(now.shown), sum(now.tiles) + sum(map(len, now.bets))
    weights = {}
    for card in now.held:
        weight = CROWDED if card in MIDDLE else 1.0
        if missing([*now.shown, card]) < before:
            weight *= LAST if before == 1 else 1 + eager / tiles
        weights[card] = weight
    return weights


def missing(shown: Sequence[Card]) -> int:
    """How many more cards the bonus takes."""
    most = max(shown.count(number) for number in NUMBERS)
    return max(ALIKE - most, 0) + (not any(zero in shown for zero in ZEROS))


def worths(weights: Mapping[Card, float]) -> dict[Space, float]:
    """What a tile on each space brings in the long run: one that wins comes back and is put there again."""
    total, worth = sum(weights.values()), {}
    for space, (each, cards) in SPACES.items():
        chance = sum(weights.get(card, 0) for card in cards) / total
        worth[space] = each * chance / (1 - chance)
    return worth

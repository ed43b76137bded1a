"""Rules of thumb for Mind Roulette. Whoever bets asks what a dealer with such rules would lay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import PayBack
from croupier.kit.number_cards import NUMBERS, ZEROS, Card
from croupier.kit.thrift import clears_debt

from .rules import ALIKE, SPACES, Hand, Lay, Place, Round, Show, Space, Table

MIDDLE = SPACES["middle"][1]
CROWDED = 0.8  # how gladly a dealer lays a 3, 4 or 5: MIDDLE pays for three numbers, LOW and HIGH for two
EAGER = 20  # how much more gladly a card that brings the bonus nearer, shared by the tiles that could hit it
SUSPECTED = 3  # the same as those who bet expect it of a dealer: not everybody thinks of the bonus
LAST = 20  # how many times as gladly the card that wins the bonus: it never costs more than it brings
WAVER = 0.4  # how far below the best a space may look and still be chosen: a fixed answer is easily dodged


class Regular:
    """Deals towards the bonus, the more so the fewer tiles are left; bets all tiles at once on what a dealer would lay.

    A round that lasts helps the dealer alone, so no tile is held back. There is nothing to borrow for.
    """

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        now, rng = view.table.now, self.rng
        match view.phase:
            case "ShowCard":
                return Show(rng.choice([number for number in NUMBERS if number not in MIDDLE]))
            case "LayCard":
                weights = likely(now, EAGER)
                return Lay(*rng.choices([*weights], [*weights.values()]))
            case _:
                worth = worths(likely(now, SUSPECTED))
                return Place(max(worth, key=lambda space: worth[space] * (1 - WAVER * rng.random())))


def likely(now: Round, eager: float) -> dict[Card, float]:
    """How gladly a dealer lays each card. Any may come, or it could be guessed."""
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

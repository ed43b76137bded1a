"""Inside a gamble, the gamble's own player of the level chooses; what remains is the time between two gambles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.seventh_heaven.bank import PayBack
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players import Inside, Player
from croupier.players.learned import FIRST, MONEY, Learned
from croupier.players.playouts import Budget

from .rules import GoOn


class _Guest(Inside):
    """Plays every gamble as its players of the same level do."""

    thrifty = True  # whether to hand the debt card back between gambles once there is plenty

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        super().__init__(type(self).__name__.lower(), game, rng, budget)

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        if self._game.inner(view)[0] is not self._game:
            return super().choose(view, moves)
        return PayBack() if self.thrifty and clears_debt(view, moves) else GoOn()


class Novice(_Guest):
    """Forgets its debt card between gambles."""

    version = 1
    thrifty = False


class Regular(_Guest):
    """Hands its debt card back as soon as there is plenty."""

    version = 1


class Veteran(_Guest):
    """Hands its debt card back as soon as there is plenty, and calculates in every gamble."""

    version = 1


class Expert(_Guest):
    """Plays every gamble as its expert does: for chips, and only in the last one for the first place."""

    version = 1

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        self.aim = FIRST if view.table.is_last else MONEY
        return super().choose(view, moves)

    def seated(self, game: Game[Any, Any, Any]) -> Player:
        player = super().seated(game)
        if isinstance(player, Learned) and "aim" not in vars(type(player)):
            player.aim = self.aim
        return player


class Bold(Expert):
    """Plays every gamble as its bold player does, where there is one, and otherwise as its expert."""


class Careful(Expert):
    """Plays every gamble as its careful player does, where there is one, and otherwise as its expert."""

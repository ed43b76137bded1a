"""Rules of thumb between two gambles; inside one, the gamble's own player chooses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.games import part
from croupier.kit.bank import PayBack
from croupier.kit.thrift import clears_debt

from .rules import GoOn


class Regular:
    """Plays every gamble as its regulars do, and hands its debt card back between gambles once there is plenty."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.game, self.rng = game, rng
        self.players: dict[str, Any] = {}  # by gamble

    def choose(self, view: View[Any, Any], moves: Sequence[Move]) -> Move:
        gamble, inside = self.game.inner(view)
        if gamble is self.game:
            return PayBack() if clears_debt(view, moves) else GoOn()
        if gamble.name not in self.players:
            self.players[gamble.name] = part(gamble.name, "bots").Regular(gamble, self.rng)
        move: Move = self.players[gamble.name].choose(inside, moves)
        return move

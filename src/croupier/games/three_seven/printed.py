"""What is printed on the board, for whoever draws it: numbers of the rules that no move changes."""

from __future__ import annotations

from croupier.core.game import Value

from .rules import GAME, SEVEN, deck


class Printed(Value):
    """What the game is played with."""

    cards: dict[int, int]  # TS-1 players who started: cards in the deck
    seven: int  # the number that counts


PRINTED = Printed({players: sum(deck(players).values()) for players in GAME.seats}, SEVEN)

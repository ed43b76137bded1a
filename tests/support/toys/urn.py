"""Urn: the second seat hides a card, the first bets on it or on chance. Every chance can be worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.chance import Odds
from croupier.core.game import (
    Chance,
    Event,
    Game,
    Move,
    Next,
    Options,
    Over,
    Part,
    Scene,
    Seat,
    State,
    Tell,
    Turn,
    View,
)
from croupier.kit.bags import draw
from croupier.kit.cards import all_of

CARDS = {"low": 3, "high": 1}
BALLS = {"Safe": {1: 1, 0: 1}, "Silly": {1: 1, 0: 9}}  # what is drawn for a bet: 1 wins


class Table(Part):
    bet: str = ""
    won: bool = False  # by the first seat; otherwise by the second


class Hand(Part):
    card: str = ""


class Safe(Move): ...


class Bold(Move):
    """Wins if the card is low, without a draw."""


class Silly(Move): ...


class Hid(Event):
    seat: Seat


class Bet(Event):
    bet: str


class Ended(Event):
    won: bool


Urn = State[Table, Hand, None]


def setup(seats: int, options: Options, tell: Tell) -> Urn:
    return State(seats, "Hide", Table(), [Hand() for _ in range(seats)], None)


class Hide(Chance):
    def odds(self, state: Urn) -> Odds[str]:
        return draw(CARDS)

    def play(self, state: Urn, card: str, tell: Tell) -> Next:
        state.hands[1].card = card
        tell(Hid(1))
        return Stake


class Stake(Turn):
    def seat(self, table: Table) -> Seat:
        return 0

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        return [Safe(), Bold(), Silly()]

    def play(self, state: Urn, move: Move, tell: Tell) -> Next:
        state.table.bet = type(move).__name__
        tell(Bet(state.table.bet))
        if not isinstance(move, Bold):
            return Ball
        state.table.won = state.hands[1].card == "low"
        tell(Ended(state.table.won))
        return Over


class Ball(Chance):
    def odds(self, state: Urn) -> Odds[int]:
        return draw(BALLS[state.table.bet])

    def play(self, state: Urn, ball: int, tell: Tell) -> Next:
        state.table.won = bool(ball)
        tell(Ended(state.table.won))
        return Over


def standing(t: Table, seat: Seat) -> tuple[int]:
    return (score(t, seat),)


def score(t: Table, seat: Seat) -> int:
    return int(t.won == (seat == 0))


def redeal(view: Scene[Table], rng: Random) -> Urn:
    known = view.hand.card if isinstance(view, View) and view.seat == 1 else ""
    hidden = known or ("" if view.phase == "Hide" else draw(CARDS).draw(rng.randrange))
    return State(view.seats, view.phase, view.table, [Hand(), Hand(hidden)], None)


class Regular:
    """Safe or bold, at the toss of a coin."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        return moves[0] if self.rng.random() < 0.5 else moves[1]


class Expert:
    """Bold: three of four cards are low."""

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        return moves[1]


GAME = Game(
    name="urn",
    seats=range(2, 3),
    state=Urn,
    setup=setup,
    phases=(Hide, Stake, Ball),
    standing=standing,
    score=score,
    wealth=lambda state: 0,
    pieces=lambda state: all_of(CARDS, [hand.card for hand in state.hands if hand.card]),
    redeal=redeal,
)

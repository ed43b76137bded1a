"""Aim: each in turn names one of many numbers, a die moves it a little, and the nearest to the mark wins."""

from __future__ import annotations

from collections import Counter

from croupier.core.chance import Odds
from croupier.core.game import Chance, Game, Move, Next, Options, Over, Part, Seat, State, Tell, Turn, View
from croupier.kit.bags import any_of

MARK, NUMBERS = 377, 600


class Table(Part):
    named: list[int] = []
    away: list[int] = []  # away[seat] from the mark, once the die has fallen


class Name(Move):
    number: int


Aim = State[Table, None, None]


def setup(seats: int, options: Options, tell: Tell) -> Aim:
    return State(seats, "Take", Table(), [None] * seats, None)


class Take(Turn):
    def seat(self, table: Table) -> Seat:
        return len(table.named)

    def moves(self, view: View[Table, None]) -> list[Name]:
        return [Name(number) for number in range(NUMBERS)]

    def play(self, state: Aim, move: Name, tell: Tell) -> Next:
        state.table.named.append(move.number)
        return Shake


class Shake(Chance):
    def odds(self, state: Aim) -> Odds[int]:
        return any_of(range(-10, 11))

    def play(self, state: Aim, by: int, tell: Tell) -> Next:
        state.table.away.append(abs(state.table.named[-1] + by - MARK))
        return Take if len(state.table.named) < state.seats else Over


def standing(t: Table, seat: Seat) -> tuple[int]:
    return (score(t, seat),)


def score(t: Table, seat: Seat) -> int:
    return -t.away[seat] if seat < len(t.away) else -NUMBERS


GAME = Game(
    name="aim",
    seats=range(1, 7),
    state=Aim,
    setup=setup,
    phases=(Take, Shake),
    standing=standing,
    score=score,
    wealth=lambda state: 0,
    pieces=lambda state: Counter(),
)

"""Matching pennies: both show a side at once; the first seat wins if they match. Any fixed answer loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from croupier.core.game import Game, Move, Next, Options, Over, Part, Seat, Secret, State, Tell, View


class Table(Part):
    sides: list[int] = []


class Show(Move):
    side: int


Pennies = State[Table, None, None]


def setup(seats: int, options: Options, tell: Tell) -> Pennies:
    return State(seats, "Lift", Table(), [None] * seats, None)


class Lift(Secret):
    def seats(self, table: Table) -> tuple[Seat, Seat]:
        return 0, 1

    def moves(self, view: View[Table, None]) -> list[Show]:
        return [Show(0), Show(1)]

    def play(self, state: Pennies, moves: Mapping[Seat, Show], tell: Tell) -> Next:
        state.table.sides = [move.side for move in moves.values()]
        return Over


def standing(t: Table, seat: Seat) -> tuple[int]:
    return (score(t, seat),)


def score(t: Table, seat: Seat) -> int:
    return int(len({*t.sides}) == 1 + seat)


GAME = Game(
    name="pennies",
    seats=range(2, 3),
    state=Pennies,
    setup=setup,
    phases=(Lift,),
    standing=standing,
    score=score,
    wealth=lambda state: 0,
    pieces=lambda state: Counter(),
)

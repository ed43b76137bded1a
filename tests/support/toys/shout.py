"""Shout: an auction without turns. In beats, or, where there is a clock, first come first heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from croupier.core.chance import Odds
from croupier.core.game import Chance, Event, Game, Move, Next, Options, Over, Part, Seat, Secret, State, Tell, View
from croupier.kit.bags import any_of
from croupier.kit.money import Purses

HIGHEST = 4


class Table(Part):
    money: Purses
    leader: Seat | None = None
    call: int = 0
    tied: list[Seat] = []


class Quiet(Move): ...


class Shout(Move):
    amount: int


class Shouted(Event):
    seat: Seat
    amount: int


class Leads(Event):
    seat: Seat


class Sold(Event):
    seat: Seat | None


Auction = State[Table, None, None]


def setup(seats: int, options: Options, tell: Tell) -> Auction:
    return State(seats, "Beat", Table(Purses([HIGHEST] * seats)), [None] * seats, None)


class Beat(Secret):
    def seats(self, table: Table) -> list[Seat]:
        return [seat for seat in range(len(table.money.seats)) if seat != table.leader]

    def moves(self, view: View[Table, None]) -> list[Move]:
        return [Quiet(), *map(Shout, range(view.table.call + 1, HIGHEST + 1))]

    def silence(self, view: View[Table, None]) -> Move:
        return Quiet()

    def first_come(self, table: Table) -> bool:
        return True

    def play(self, state: Auction, moves: Mapping[Seat, Move], tell: Tell) -> Next:
        t = state.table
        calls = {seat: move.amount for seat, move in moves.items() if isinstance(move, Shout)}
        for seat, amount in calls.items():
            tell(Shouted(seat, amount))
        if calls:
            t.call = max(calls.values())
            t.tied = [seat for seat, amount in calls.items() if amount == t.call]
            return Settle
        if t.leader is not None:
            t.money.pay(t.leader, t.call)
        tell(Sold(t.leader))
        return Over


class Settle(Chance):
    def odds(self, state: Auction) -> Odds[Seat]:
        return any_of(state.table.tied)

    def play(self, state: Auction, seat: Seat, tell: Tell) -> Next:
        state.table.leader, state.table.tied = seat, []
        tell(Leads(seat))
        return Beat


def score(t: Table, seat: Seat) -> int:
    return 10 - t.call if seat == t.leader else 0


GAME = Game(
    name="shout",
    seats=range(2, 4),
    state=Auction,
    setup=setup,
    phases=(Beat, Settle),
    standing=lambda t, seat: (score(t, seat),),
    score=score,
    wealth=lambda state: state.table.money.total,
    pieces=lambda state: Counter(),
)

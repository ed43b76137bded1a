"""Twice: a course that plays Penny twice through the contract and knows none of its rules."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from croupier.core.chance import Odds
from croupier.core.game import Event, Game, Move, Next, Options, Over, Part, Phase, Scene, Seat, State, Tell, View

from . import penny

INSIDE = penny.GAME


class Table(Part):
    phase: str  # of the current game
    game: penny.Table
    number: int = 1


class Began(Event):
    number: int


Course = State[Table, penny.Hand, penny.Box]


def setup(seats: int, options: Options, tell: Tell) -> Course:
    inside = INSIDE.start(seats, options, tell)
    tell(Began(1))
    return State(seats, "Play", Table(inside.phase, inside.table), inside.hands, inside.box)


def within(at: Any) -> Any:
    return replace(at, phase=at.table.phase, table=at.table.game)


class Play(Phase):
    """The current game decides everything."""

    def on(self, table: Table) -> Phase:
        return INSIDE.phase(Scene(len(table.game.money.seats), table.phase, table.game))

    def seats(self, table: Table) -> Any:
        return self.on(table).seats(table.game)

    def insists(self, table: Table) -> bool:
        return self.on(table).insists(table.game)

    def moves(self, view: View[Table, penny.Hand]) -> Any:
        return self.on(view.table).moves(within(view))

    def asides(self, view: View[Table, penny.Hand]) -> Any:
        return self.on(view.table).asides(within(view))

    def aside(self, state: Course, seat: Seat, move: Move, tell: Tell) -> None:
        self.on(state.table).aside(within(state), seat, move, tell)

    def odds(self, state: Course) -> Odds[Any]:
        return self.on(state.table).odds(within(state))

    def drawn(self, table: Table) -> str:
        return f"{self.on(table).drawn(table.game)} of game {table.number}"

    def play(self, state: Course, choice: Any, tell: Tell) -> Next:
        t, inside = state.table, within(state)
        INSIDE.play(inside, choice, tell)
        t.phase = inside.phase
        if not INSIDE.is_over(inside):
            return Play
        if t.number == 2:
            return Over
        money = t.game.money
        again = INSIDE.start(state.seats, Options(), tell)
        again.table.money, again.table.pot = money, t.game.pot
        t.phase, t.game, t.number = again.phase, again.table, 2
        state.hands, state.box = again.hands, again.box
        tell(Began(2))
        return Play


def inner(view: View[Table, penny.Hand]) -> tuple[Game[Any, Any, Any], View[Any, Any]] | None:
    return (INSIDE, within(view)) if view.phase == "Play" else None


def redeal(view: Scene[Table], rng: Random) -> Course:
    inside = INSIDE.imagine(within(view), rng)
    table = Table(view.table.phase, inside.table, view.table.number)
    return State(view.seats, view.phase, table, inside.hands, inside.box)


GAME = Game(
    name="twice",
    seats=INSIDE.seats,
    state=Course,
    setup=setup,
    phases=(Play,),
    standing=lambda t, seat: INSIDE.standing(t.game, seat),
    score=lambda t, seat: INSIDE.score(t.game, seat),
    wealth=lambda state: state.table.game.money.total + state.table.game.pot,
    pieces=lambda state: INSIDE.pieces(within(state)),
    redeal=redeal,
    within=inner,
)

"""Casino 7th Heaven: several gambles one after another; chips, debts and exclusions are carried over.

The SH marks are the rules in rulebook/en.md. The course does not know any gamble's rules: it wraps the table of the
current gamble, and hands, box, moves and events are the gamble's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from random import Random
from typing import Annotated, Any, Generic, TypeVar, get_args

from msgspec import Meta
from msgspec.structs import replace

from croupier.core.chance import Odds
from croupier.core.game import (
    Event,
    Game,
    Move,
    Next,
    Options,
    Over,
    Part,
    Phase,
    Refused,
    Scene,
    Seat,
    Secret,
    State,
    Tell,
    View,
)
from croupier.games import find
from croupier.kit.seventh_heaven.bank import FEWEST, Bank, Gamble, Loans, open_bank, score, standing, wealth

CHIPS = 200
COURSES: dict[str, tuple[str, ...]] = {
    "full": (
        "batting_poker",
        "rotary_lottery",
        "between_bet",
        "mind_roulette",
        "your_order",
        "red_end",
        "three_seven",
    ),
    "light": ("batting_poker", "mind_roulette", "red_end"),
    "bluff": ("rotary_lottery", "your_order", "between_bet", "three_seven"),
}
GAMBLES: dict[str, Game[Any, Any, Any]] = {name: find(name) for name in COURSES["full"]}
TABLE, HAND, BOX = (
    reduce(or_, kinds) for kinds in zip(*(get_args(one.state) for one in GAMBLES.values()), strict=True)
)

T = TypeVar("T")
At = TypeVar("At", State[Any, Any, Any], View[Any, Any], Scene[Any])
Title = Annotated[str, "game"]  # a game, said by its title
Choice = Annotated[str, Meta(examples=[*COURSES, *GAMBLES])]  # what a page offers: whole courses, then single gambles


class SeventhHeaven(Options):
    course: tuple[Choice, ...] = ("full",)  # SH-31 full, light, bluff, or a list of gambles


class Ended(Part):
    """How a gamble of the course left everybody."""

    gamble: str
    chips: list[int]  # chips[seat]
    debt: list[bool]  # debt[seat]
    out: list[Seat]
    worth: list[int]  # worth[seat], the chips less an open debt: SH-15 if all ended there


class Table(Part, Generic[T]):
    gambles: tuple[str, ...]
    number: int  # of the current gamble, or the last one, counted from 0
    phase: str  # of that gamble
    gamble: T  # its table
    results: list[Ended] = []  # gamble by gamble
    worth: list[int] = []  # worth[seat], chips and stakes less an open debt: SH-15 if all ended now

    @property
    def bank(self) -> Bank:
        bank: Bank = self.gamble.bank  # type: ignore[attr-defined]
        return bank

    @property
    def is_last(self) -> bool:
        """Whether no gamble follows this one."""
        return self.number + 1 == len(self.gambles)

    def reckon(self) -> None:
        """Work out again what everybody is worth."""
        self.worth = [self.bank.worth(seat) for seat in range(len(self.bank.chips))]


class GoOn(Move): ...


class Began(Event):
    gamble: Title
    number: int
    of: int


class Finished(Event):
    """A gamble is over; what everybody has now, by seat."""

    gamble: Title


class BrokeOff(Event):
    """Fewer than three are left: the course ends early."""

    left: int


Heaven = State[Table[Any], Any, Any]


def setup(seats: int, options: SeventhHeaven, tell: Tell) -> Heaven:
    """SH-30 Everybody starts with 200, once."""
    table: Table[Any] = Table(chosen(options.course), 0, "", None)
    state: Heaven = State(seats, "Play", table, [], None)
    return begin_gamble(state, open_bank(seats, CHIPS, Gamble()), options.first, tell)


def chosen(course: tuple[str, ...]) -> tuple[str, ...]:
    """SH-31 One of the three courses, or one's own list of two gambles or more, repeats allowed."""
    if len(course) == 1 and course[0] in COURSES:
        return COURSES[course[0]]
    if unknown := [name for name in course if name not in GAMBLES]:
        said = "There is no gamble called {name}. The gambles are {gambles}; the courses are {courses}."
        there = {"gambles": tuple(GAMBLES), "courses": tuple(COURSES)}
        raise Refused(said, "seventh_heaven.no-gamble", name=unknown[0], **there)
    if len(course) < 2:
        said = "A course of your own needs at least two gambles: course=red_end,three_seven."
        raise Refused(said, "seventh_heaven.short-course")
    return course


def begin_gamble(state: Heaven, bank: Bank, first: Seat | None, tell: Tell) -> Heaven:
    """SH-30 Chips, debts and exclusions are carried to the next gamble."""
    t, told = state.table, list[tuple[Event, Seat | None]]()
    gamble, terms = on(t), on(t).options(first=first)
    begun = gamble.start(state.seats, replace(terms, bank=bank), lambda event, *, to=None: told.append((event, to)))
    take_in(state, begun)  # first, so that nobody hears of a gamble whose table is not there yet
    tell(Began(t.gambles[t.number], t.number + 1, len(t.gambles)))
    for event, to in told:
        tell(event, to=to)
    return state


def on(table: Table[Any]) -> Game[Any, Any, Any]:
    """The current gamble."""
    return GAMBLES[table.gambles[table.number]]


def within(at: At) -> At:
    """The state, the view or the scene of the current gamble."""
    return replace(at, phase=at.table.phase, table=at.table.gamble)


def take_in(state: Heaven, gamble: State[Any, Any, Any]) -> Heaven:
    state.table.phase, state.table.gamble = gamble.phase, gamble.table
    state.hands, state.box = gamble.hands, gamble.box
    state.table.reckon()
    return state


class Play(Phase):
    """The current gamble decides everything."""

    def inner(self, table: Table[Any]) -> Phase:
        return on(table).phase(Scene(0, table.phase, table.gamble))

    def seats(self, table: Table[Any]) -> Any:
        return self.inner(table).seats(table.gamble)

    def insists(self, table: Table[Any]) -> bool:
        return self.inner(table).insists(table.gamble)

    def first_come(self, table: Table[Any]) -> bool:
        return self.inner(table).first_come(table.gamble)

    def seconds(self, table: Table[Any], calls: float) -> float | None:
        return self.inner(table).seconds(table.gamble, calls)

    def drawn(self, table: Table[Any]) -> str:
        return f"{self.inner(table).drawn(table.gamble)} of gamble {table.number + 1}"

    def moves(self, view: View[Any, Any]) -> Any:
        return self.inner(view.table).moves(within(view))

    def asides(self, view: View[Any, Any]) -> Any:
        return self.inner(view.table).asides(within(view))

    def silence(self, view: View[Any, Any]) -> Move | None:
        return self.inner(view.table).silence(within(view))

    def odds(self, state: Heaven) -> Odds[Any]:
        return self.inner(state.table).odds(within(state))

    def aside(self, state: Heaven, seat: Seat, move: Move, tell: Tell) -> None:
        gamble = within(state)
        on(state.table).aside(gamble, seat, move, tell)
        take_in(state, gamble)

    def play(self, state: Heaven, choice: Any, tell: Tell) -> Next:
        gamble = within(state)
        on(state.table).play(gamble, choice, tell)
        take_in(state, gamble)
        return end_gamble(state, tell) if on(state.table).is_over(gamble) else Play


def end_gamble(state: Heaven, tell: Tell) -> Next:
    """SH-16 A gamble needs three players; with fewer, or after the last, the course is over."""
    t, bank = state.table, state.table.bank
    state.hands, state.box = [None] * state.seats, None
    t.results.append(Ended(t.gambles[t.number], [*bank.chips], [*bank.debt], [*bank.out], [*t.worth]))
    tell(Finished(t.gambles[t.number]))
    if t.is_last:
        return Over
    if len(bank.playing) < FEWEST:
        tell(BrokeOff(len(bank.playing)))
        return Over
    return Pause


class Pause(Loans, Secret):
    """SH-12 Between two gambles everybody still in is asked once to continue, and may borrow or pay back before."""

    def insists(self, table: Table[Any]) -> bool:
        return True  # the question is the moment for a loan

    def seats(self, table: Table[Any]) -> list[Seat]:
        return table.bank.playing

    def moves(self, view: View[Any, Any]) -> list[GoOn]:
        return [GoOn()]

    def aside(self, state: Heaven, seat: Seat, move: Move, tell: Tell) -> None:
        super().aside(state, seat, move, tell)
        state.table.reckon()

    def silence(self, view: View[Any, Any]) -> GoOn:
        return GoOn()

    def play(self, state: Heaven, moves: Mapping[Seat, GoOn], tell: Tell) -> Next:
        """SH-32 Each gamble draws its own first dealer."""
        state.table.number += 1
        begin_gamble(state, state.table.bank, None, tell)
        return Play


def inner(view: View[Any, Any]) -> tuple[Game[Any, Any, Any], View[Any, Any]] | None:
    return (on(view.table), within(view)) if view.phase == Play.__name__ else None


def redeal(view: Scene[Any], rng: Random) -> Heaven:
    """The course has no secrets of its own."""
    t = view.table
    if view.phase != Play.__name__:
        return State(view.seats, view.phase, t, [None] * view.seats, None)
    gamble = on(t).imagine(within(view), rng)
    return take_in(State(view.seats, view.phase, replace(t), [], None), gamble)


def pieces(state: Heaven) -> Mapping[Any, int]:
    """Each gamble has its own, and they go back into the box between two."""
    return on(state.table).pieces(within(state)) if state.phase == Play.__name__ else {}


STATE = State[Table[TABLE], HAND | None, BOX | None]  # type: ignore[valid-type]
GAME = Game(
    name="seventh_heaven",
    seats=range(FEWEST, 6),
    state=STATE,
    setup=setup,
    phases=(Play, Pause),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=SeventhHeaven,
    redeal=redeal,
    within=inner,
)

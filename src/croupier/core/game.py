"""The engine contract: what a game is made of, and nothing about any one game.

A game is a table everybody sees, hands that only their owners know, and a box nobody sees. A seat's view is the table
and its own hand: nothing is ever filtered out of it, so nothing can be forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, Generic, Protocol, TypeVar, dataclass_transform

import msgspec

from .chance import Odds

Seat = Annotated[int, "seat"]  # counted from 0, clockwise
T = TypeVar("T")  # the table
H = TypeVar("H")  # one hand
B = TypeVar("B")  # the box
Next = type["Phase"]  # what follows in the rulebook


class Refused(ValueError):
    """What was asked for cannot be done, and what to do; for other languages, key and values, several in a tuple."""

    def __init__(self, sentence: str, key: str = "", **values: Any) -> None:
        said = {name: ", ".join(map(str, one)) if isinstance(one, tuple) else one for name, one in values.items()}
        super().__init__(sentence.format(**said) if values else sentence)
        self.key, self.values = key, values  # of a text in the terminal; `place.key` if it belongs to a game or the kit


class BrokenGame(Exception):
    """A game breaks the contract: which game, in which phase, what is wrong, and what to do about it."""


class Named(msgspec.StructMeta):
    """Tags a struct with its game and name, so that the `Lay` of one game is never taken for another's."""

    def __new__(mcls, name: str, bases: tuple[type, ...], space: dict[str, Any], **config: Any) -> Any:
        place = space["__module__"].removesuffix(".rules").rpartition(".")[2]
        config.setdefault("tag", f"{place}.{name}")
        return super().__new__(mcls, name, bases, space, **config)


class Part(msgspec.Struct, gc=False, metaclass=Named):
    """Something the rules change: a table, a hand, a box, or what lies on them."""


@dataclass_transform(frozen_default=True)
class Value(msgspec.Struct, frozen=True, gc=False):
    """Something that never changes once made, and that can be sent and stored."""


class Move(Value, metaclass=Named):
    """What a seat may choose."""


class Event(Value, metaclass=Named):
    """What happened, told only to those who saw it. It follows from the choice and what the hearer sees."""


class Reveal(Event):
    """An event that brings something hidden to light."""


class Options(Value, forbid_unknown_fields=True):
    """What a table may set before the game. A variant is an option, never another game."""

    first: Seat | None = None  # who starts, or deals first; drawn by chance if not set


class Tell(Protocol):
    """Tell everybody, or one seat, what happened. Nothing is ever redacted."""

    def __call__(self, event: Event, *, to: Seat | None = None) -> None: ...


def nobody(event: Event, *, to: Seat | None = None) -> None:
    """The Tell of searches and simulations, where nobody listens."""


class State(Part, Generic[T, H, B]):
    """Everything there is. The host holds the only true one; anybody else can only imagine one."""

    seats: int
    phase: str
    table: T
    hands: list[H]  # hands[seat]
    box: B


class Scene(Value, Generic[T]):
    """What everybody sees, and all that an onlooker gets."""

    seats: int
    phase: str
    table: T


class View(Scene[T], Generic[T, H]):
    """All that one seat may know."""

    seat: Seat
    hand: H


class Phase:
    """One step of the rulebook. Derive from Turn, Secret or Chance."""

    def seats(self, table: Any) -> Sequence[Seat]:
        """Who is asked, in seat order; nobody when chance decides."""
        return ()

    def moves(self, view: Any) -> Sequence[Move]:
        """What the seat may choose, worked out from what the seat sees. Never empty for an asked seat, no two equal."""
        return ()

    def odds(self, state: Any) -> Odds[Any]:
        """What chance may bring, and how likely."""
        raise NotImplementedError(f"{type(self).__name__} asks no seat and has no `odds`: ask somebody, or add `odds`.")

    def drawn(self, table: Any) -> str:
        """What chance decides here, named so that it means the same in two games whose moves differ."""
        return type(self).__name__

    def play(self, state: Any, choice: Any, tell: Tell) -> Next:
        """Carry out the choice and name the phase that follows."""
        raise NotImplementedError

    def asides(self, view: Any) -> Sequence[Move]:
        """What an asked seat may do at once, in sight of all, without using up its decision."""
        return ()

    def aside(self, state: Any, seat: Seat, move: Any, tell: Tell) -> None:
        """Carry out an aside. It never changes who is asked, or what others may choose."""
        raise NotImplementedError

    def silence(self, view: Any) -> Move | None:
        """What it means not to answer in time; None lets a computer player choose."""
        return None

    def insists(self, table: Any) -> bool:
        """Ask even a seat with a single answer, because not asking would give its hand away."""
        return False

    def first_come(self, table: Any) -> bool:
        """With a clock, only the first to speak is heard, and then the phase begins again."""
        return False

    def seconds(self, table: Any, calls: float) -> float | None:
        """How long a table waits, if the rules say; in full if it insists. `calls`: what the table set for a call."""
        return None


class Turn(Phase):
    """One seat decides; play gets its move."""

    def seat(self, table: Any) -> Seat:
        raise NotImplementedError

    def seats(self, table: Any) -> Sequence[Seat]:
        return (self.seat(table),)


class Secret(Phase):
    """Several seats decide unseen; play gets all their moves at once, by seat, in seat order."""


class Chance(Phase):
    """Dice or cards decide; play gets the outcome."""


class Over(Phase):
    """The game has ended."""


@dataclass(kw_only=True, eq=False)
class Game(Generic[T, H, B]):
    """A rulebook. It holds no state, so one is enough for every match."""

    name: str  # its folder's
    seats: range
    state: Any  # State[Table, Hand, Box]; None where there is no such thing
    setup: Callable[[int, Any, Tell], State[T, H, B]]
    phases: Iterable[Next]
    standing: Callable[[T, Seat], tuple[int, ...]]  # higher is better, equal ones share a place
    score: Callable[[T, Seat], int]  # the figure people compare
    wealth: Callable[[State[T, H, B]], int]  # all the money there is, wherever it lies: it never changes
    pieces: Callable[[State[T, H, B]], Mapping[Any, int]]  # all cards, dice, bills; empty while they are in the box
    options: type[Options] = Options
    redeal: Callable[[Scene[T], Random], State[T, H, B]] | None = None  # only where something is hidden
    within: Callable[[View[T, H]], tuple[Game[Any, Any, Any], View[Any, Any]] | None] | None = None  # see inner
    version: int = 1  # raised when the rules change, so that a record says which rules it was played by

    def __post_init__(self) -> None:
        if strange := [one for one in self.phases if not (isinstance(one, type) and issubclass(one, Phase))]:
            raise BrokenGame(f"{self.name}: `phases` lists {strange[0]}. List classes derived from Phase.")
        self._phases: dict[str, Phase] = {phase.__name__: phase() for phase in (*self.phases, Over)}
        self.save: Callable[[State[T, H, B]], bytes] = msgspec.msgpack.Encoder().encode
        self.load: Callable[[bytes], State[T, H, B]] = msgspec.msgpack.Decoder(self.state).decode

    def start(self, seats: int, options: Options | None = None, tell: Tell = nobody) -> State[T, H, B]:
        """A game about to begin. Refuses what the rules do not allow."""
        options = self.options() if options is None else options
        if seats not in (fit := self.seats):
            said = "{game} is for {fewest} to {most} players, not {seats}."
            raise Refused(said, "seats", game=self.name, fewest=fit[0], most=fit[-1], seats=seats)
        if (first := options.first) is not None and first not in range(seats):
            raise Refused("first={first} is not a seat: use 0 to {last}.", "first", first=first, last=seats - 1)
        return self.setup(seats, options, tell)

    def clone(self, state: State[T, H, B]) -> State[T, H, B]:
        """A copy to play on without touching this one."""
        return self.load(self.save(state))

    def phase(self, at: State[T, H, B] | Scene[T]) -> Phase:
        return self._phases[at.phase]

    def is_over(self, at: State[T, H, B] | Scene[T]) -> bool:
        return at.phase == "Over"

    def asked(self, at: State[T, H, B] | Scene[T]) -> Sequence[Seat]:
        """The seats that owe a decision; nobody when chance decides or the game is over."""
        return self._phases[at.phase].seats(at.table)

    def view(self, state: State[T, H, B], seat: Seat) -> View[T, H]:
        return View(state.seats, state.phase, state.table, seat, state.hands[seat])

    def scene(self, state: State[T, H, B]) -> Scene[T]:
        return Scene(state.seats, state.phase, state.table)

    def moves(self, view: View[T, H]) -> Sequence[Move]:
        return self._phases[view.phase].moves(view)

    def asides(self, view: View[T, H]) -> Sequence[Move]:
        return self._phases[view.phase].asides(view)

    def odds(self, state: State[T, H, B]) -> Odds[Any]:
        return self._phases[state.phase].odds(state)

    def play(self, state: State[T, H, B], choice: Any, tell: Tell = nobody) -> None:
        """Advance the state by one choice: the moves of the seats asked, by seat, or an outcome."""
        phase = self._phases[state.phase]
        if isinstance(phase, Turn):
            choice = choice[phase.seat(state.table)]
        following = phase.play(state, choice, tell)
        if (name := getattr(following, "__name__", "")) not in self._phases:
            raise BrokenGame(f"{self.name}, {state.phase}: `play` returns {following}. Return one of its `phases`.")
        state.phase = name

    def aside(self, state: State[T, H, B], seat: Seat, move: Move, tell: Tell = nobody) -> None:
        """Carry out an aside: the phase and everybody's decisions stay."""
        self._phases[state.phase].aside(state, seat, move, tell)

    def forced(self, state: State[T, H, B], seat: Seat) -> Move | None:
        """The single answer of an asked seat, unless the phase insists on asking or an aside would widen it."""
        view, phase = self.view(state, seat), self._phases[state.phase]
        if phase.insists(state.table) or len(moves := phase.moves(view)) != 1:
            return None
        for move in phase.asides(view):
            wider = self.clone(state)
            phase.aside(wider, seat, move, nobody)
            if len(phase.moves(self.view(wider, seat))) > 1:
                return None
        return moves[0]

    def inner(self, view: View[T, H]) -> tuple[Game[Any, Any, Any], View[Any, Any]]:
        """The game this decision belongs to, and the view its own players know; itself, unless it plays other games."""
        nested = self.within(view) if self.within else None
        return nested[0].inner(nested[1]) if nested else (self, view)

    def imagine(self, view: Scene[T], rng: Random) -> State[T, H, B]:
        """A whole state that this seat, or onlooker, could be looking at."""
        if self.redeal:
            return self.clone(self.redeal(view, rng))
        return self.clone(State(view.seats, view.phase, view.table, [None] * view.seats, None))  # type: ignore

    def places(self, at: State[T, H, B] | Scene[T]) -> tuple[int, ...]:
        """The place of each seat, 1 the best; equal standings share a place."""
        standings = [self.standing(at.table, seat) for seat in range(at.seats)]
        return tuple(1 + sum(other > mine for other in standings) for mine in standings)

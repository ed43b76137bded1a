"""A game as a tree to be searched: every node is chance's, one seat's, or several seats' at once.

It asks as Match does, and makes forced moves automatically. Where several choose at once and may do something first
(borrow, pay back), each first has a node of its own for that, in seat order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

import msgspec

from croupier.common.rewards import Reward, by_place
from croupier.core.game import Event, Game, Move, Options, Refused, Seat, State, View
from croupier.core.record import FORMAT, Answer, Aside, Choice, Drawn, Moved, Record, Result, canonical, digest

from .encoders import Encoder

MOST_OUTCOMES = 2048  # of one draw; eight dice have 1287
RULES: dict[str, Game[Any, Any, Any]] = {}  # what is played under a name


class Tree:
    """What all positions of a game share."""

    def __init__(self, name: str, seats: int, options: Options, reward: str) -> None:
        if reward not in get_args(Reward):
            raise Refused(f"{reward} is not one of {', '.join(get_args(Reward))}.")
        self.name = name
        self.game = RULES[name]
        self.seats = seats
        self.options = options
        self.reward = reward
        self.encoder = Encoder(self.game, seats, options)
        self.go_on = self.encoder.moves  # the number that means: nothing more before I choose
        self.root = Position.first(self)
        self.scores = self.root.scores()

    def __reduce__(self) -> Any:
        return tree_of, (self.name, self.seats, msgspec.json.encode(self.options), self.reward)


@lru_cache(maxsize=64)
def tree_of(name: str, seats: int, options: bytes, reward: str) -> Tree:
    return Tree(name, seats, msgspec.json.decode(options, type=RULES[name].options), reward)


class Position:
    """A node. It never changes: `after` gives the next."""

    def __init__(self, tree: Tree, before: Position | None) -> None:
        self.tree = tree
        self.actions: list[tuple[int, ...]] = [*before.actions] if before else []  # all that led here
        self.choices: list[Choice] = [*before.choices] if before else []
        self._lines: list[tuple[Seat | None, str]] = [*before._lines] if before else []  # who was told what
        self._state: State[Any, Any, Any] = (
            tree.game.clone(before._state) if before else tree.game.start(tree.seats, tree.options, self._tell)
        )
        self.outcomes: list[tuple[Any, int]] = []  # what chance may bring, with weights; else empty
        self.open: dict[Seat, tuple[Move, ...]] = {}  # who chooses, and their options
        self.asking: list[Seat] = []  # who is still to be asked, one after another, whether to do something first
        self._sealed: dict[Seat, Move] = {}  # forced

    @classmethod
    def first(cls, tree: Tree) -> Position:
        made = cls(tree, None)
        made._arrive()
        return made

    def after(self, *numbers: int) -> Position:
        """The next position: of chance, of the seat whose node it is, or, if several choose at once, by seat."""
        then, every = Position(self.tree, self), self.tree.encoder
        if self.outcomes:
            then._draw(*self.outcomes[numbers[0]])
        elif self.asking and numbers[0] == self.tree.go_on:
            then._lines.append((self.asking[0], "nothing before"))
            then._arrive()
            then.asking = self.asking[1:]
        elif self.asking:
            seat = self.asking[0]
            then._aside(seat, every.move(numbers[0], self.asides(seat)))
            then.asking = [seat for seat in self.asking if then.asides(seat)]
        elif len(self.open) == 1:
            ((seat, moves),) = self.open.items()
            move = every.move(numbers[0], (*moves, *self.asides(seat)))
            if move in moves:
                then._play({**self._sealed, seat: move})
            else:
                then._aside(seat, move)
        else:
            chosen = {seat: every.move(numbers[seat], moves) for seat, moves in self.open.items()}
            then._play({**self._sealed, **chosen})
        then.actions.append(numbers)
        return then

    @property
    def over(self) -> bool:
        return self.tree.game.is_over(self._state)

    def view(self, seat: Seat) -> View[Any, Any]:
        return self.tree.game.view(self._state, seat)

    def asides(self, seat: Seat) -> tuple[Move, ...]:
        return tuple(self.tree.game.asides(self.view(seat)))

    def numbers(self, seat: Seat) -> list[int]:
        """What a seat may choose here, in rising order."""
        encoder = self.tree.encoder
        if self.asking:
            return [*sorted(encoder.numbers(self.asides(seat))), self.tree.go_on] if seat == self.asking[0] else []
        moves = self.open.get(seat, ())
        if len(self.open) == 1 and moves:
            moves += self.asides(seat)
        return sorted(encoder.numbers(moves))

    def scores(self) -> list[int]:
        return [self.tree.game.score(self._state.table, seat) for seat in range(self.tree.seats)]

    def returns(self) -> list[float]:
        """What everybody gets, by place or by money; zero before the end."""
        if not self.over:
            return [0.0] * self.tree.seats
        if self.tree.reward == "money":
            return [float(now - then) for now, then in zip(self.scores(), self.tree.scores)]
        return by_place(self.tree.game.places(self._state))

    def known(self, seat: Seat) -> str:
        """All that a seat was told and chose so far, line by line."""
        return "\n".join([f"seat {seat}", *[line for to, line in self._lines if to is None or to == seat]])

    def drawn(self) -> str:
        """What chance decides here."""
        return self.tree.game.phase(self._state).drawn(self._state.table)

    def record(self) -> Record:
        """The game so far, as Croupier writes it."""
        tree, game = self.tree, self.tree.game
        result = Result(tuple(self.scores()), game.places(self._state)) if self.over else None
        agreed, choices = (game.name, game.version, tree.options), tuple(self.choices)
        names = tuple(f"seat {seat}" for seat in range(tree.seats))
        return Record(FORMAT, *agreed, names, choices, result, digest(*agreed, tree.seats, choices))

    def __str__(self) -> str:
        asked = f" {self.asking}" if self.asking else ""
        return f"{self.tree.name}{asked} {msgspec.json.encode(self._state).decode()}"

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> Any:
        return replayed, (self.tree, self.actions)

    def _tell(self, event: Event, *, to: Seat | None = None) -> None:
        self._lines.append((to, canonical(event).decode()))

    def _draw(self, outcome: Any, weight: int) -> None:
        self.choices.append(Drawn(self.drawn(), self.tree.game.odds(self._state), outcome))
        self.tree.game.play(self._state, outcome, self._tell)
        self._arrive()

    def _aside(self, seat: Seat, move: Move) -> None:
        self.choices.append(Aside(seat, move))
        self._lines.append((seat, canonical(move).decode()))
        self.tree.game.aside(self._state, seat, move, self._tell)
        self._arrive()

    def _play(self, moves: dict[Seat, Move]) -> None:
        self._carry_out(moves)
        self._arrive()

    def _carry_out(self, moves: dict[Seat, Move]) -> None:
        ordered = dict(sorted(moves.items()))
        self.choices.append(Moved(tuple([Answer(seat, move) for seat, move in ordered.items()])))
        self._lines += [(seat, canonical(move).decode()) for seat, move in ordered.items()]
        self.tree.game.play(self._state, ordered, self._tell)

    def _arrive(self) -> None:
        """Find out whose node this is; make forced moves."""
        game, state = self.tree.game, self._state
        while not game.is_over(state):
            asked = game.asked(state)
            if not asked:
                self.outcomes = list(game.odds(state).outcomes())
                if len(self.outcomes) > MOST_OUTCOMES:
                    raise Refused(f"{self.drawn()} has {len(self.outcomes)} outcomes: more than {MOST_OUTCOMES}.")
                return
            self.open, self._sealed = {}, {}
            for seat in asked:
                move = game.forced(state, seat)
                if move is None:
                    self.open[seat] = tuple(game.moves(self.view(seat)))
                else:
                    self._sealed[seat] = move
            if self.open:
                self.asking = [seat for seat in self.open if self.asides(seat)] if len(self.open) > 1 else []
                return
            self._carry_out(self._sealed)


def replayed(tree: Tree, actions: list[tuple[int, ...]]) -> Position:
    """A position rebuilt from all that led there, so that the rules have checked it."""
    position = tree.root
    for numbers in actions:
        position = position.after(*numbers)
    return position

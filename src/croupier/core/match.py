"""One game being played: it keeps the only State, hands out Views and takes Moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .chance import Source
from .game import BrokenGame, Event, Game, Move, Options, Refused, Scene, Seat, Tell, Value, View, nobody
from .record import FORMAT, Answer, Aside, Choice, Drawn, Moved, Record, Result, canonical, digest, recognise


class IllegalMove(Refused):
    """The seat may not choose this now. Nothing has changed."""


class Told(Value):
    """An event and who was told; `to` is None when everybody was."""

    to: Seat | None
    event: Event


class Match:
    """Play a game among seats that must not see each other's secrets, advancing until somebody has a choice."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: int,
        options: Options | None = None,
        source: Source | None = None,  # of chance; without one the match only follows recorded choices
        *,
        names: Sequence[str] = (),
        clock: bool = False,  # the host calls `time_up`
        quiet: bool = False,  # nobody listens, no event is kept
    ) -> None:
        self.game, self.clock, self._source = game, clock, source
        self.options, self._seats = options or game.options(), frozenset(range(seats))
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(seats))
        if len(self.names) != seats:
            raise Refused("{names} names, {seats} seats: give one each.", "names", names=len(self.names), seats=seats)
        self.told: list[Told] = []
        self.choices: list[Choice] = []
        self._tell: Tell = nobody if quiet else self._note
        self._state = game.start(seats, self.options, self._tell)
        self._sealed: dict[Seat, Move] = {}
        self._open = self._ask()
        self._go_on()

    @property
    def over(self) -> bool:
        return self.game.is_over(self._state)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still have to choose."""
        return tuple(self._open)

    def view(self, seat: Seat) -> View[Any, Any]:
        """What the seat knows now; its own copy, to keep."""
        return self.game.view(self.game.clone(self._state), seat)

    def glance(self, seat: Seat) -> View[Any, Any]:
        """The same, not copied: for players in this process, which only read it, and only while they choose."""
        return self.game.view(self._state, seat)

    def scene(self) -> Scene[Any]:
        """What an onlooker sees; a copy, to keep."""
        return self.game.scene(self.game.clone(self._state))

    def moves(self, seat: Seat) -> Sequence[Move]:
        """What the seat may choose; nothing if it is not asked, or has chosen."""
        return self._open.get(seat, ()) if isinstance(seat, int) else ()

    def asides(self, seat: Seat) -> Sequence[Move]:
        """What the seat may do at once, before it chooses."""
        return self.game.asides(self.glance(seat)) if seat in self.waiting else ()

    def submit(self, seat: Seat, move: Move) -> None:
        """Choose a move for a seat, or an aside. When the last seat has chosen, the game continues."""
        phase, table = self.game.phase(self._state), self._state.table
        if move in (moves := self.moves(seat)):
            self._seal(seat, moves[moves.index(move)])
            if self.clock and phase.first_come(table) and move != phase.silence(self.glance(seat)):
                self.time_up()  # the first to speak is heard alone
        elif move in (asides := self.asides(seat)):
            self._carry_out(Aside(seat, asides[asides.index(move)]))
        else:
            may = ", ".join(map(str, moves[:12])) or f"nothing: the table is waiting for seats {list(self._open)}"
            raise IllegalMove(f"Seat {seat} may not choose {move} now. It may choose {may}.")
        self._go_on()

    def time_up(self) -> tuple[Seat, ...]:
        """Let silence speak for everybody still asked. Returns the seats for whom a player must choose."""
        for seat in self.waiting:
            if (move := self.game.phase(self._state).silence(self.glance(seat))) is not None:
                self._seal(seat, move)
        self._go_on()
        return self.waiting

    def follow(self, choice: Choice) -> None:
        """Carry out a recorded choice, if the rules allow it here."""
        game, state, asked = self.game, self._state, self.game.asked(self._state)
        if self.over:
            raise Refused("the game is already over.", "over")
        match choice:
            case Drawn() if not asked:
                odds, drawn = game.odds(state), game.phase(state).drawn(state.table)
                if (choice.drawn, canonical(choice.odds)) != (drawn, due := canonical(odds)):
                    raise Refused("the odds of {drawn} are {odds} here.", "odds", drawn=drawn, odds=due.decode())
                self._carry_out(Drawn(drawn, odds, odds.read(msgspec.to_builtins(choice.outcome))))
            case Moved() if asked and [answer.seat for answer in choice.moves] == list(asked):
                moves = [recognise(answer.move, self._open[answer.seat]) for answer in choice.moves]
                self._carry_out(Moved(tuple(map(Answer, asked, moves))))
            case Aside() if choice.seat in asked:
                self._carry_out(Aside(choice.seat, recognise(choice.move, self.asides(choice.seat))))
            case _:
                raise Refused("here it is up to {seats}.", "asked", seats=asked or "chance")

    @property
    def result(self) -> Result | None:
        """How it ended; None while the game is in progress."""
        scores = tuple(self.game.score(self._state.table, seat) for seat in range(self._state.seats))
        return Result(scores, self.game.places(self._state)) if self.over else None

    @property
    def record(self) -> Record:
        """Everything so far, secrets included: for the host while the game is in progress, then for all."""
        agreed, choices = (self.game.name, self.game.version, self.options), tuple(self.choices)
        return Record(FORMAT, *agreed, self.names, choices, self.result, digest(*agreed, len(self.names), choices))

    def save(self) -> bytes:
        """The match as it is, sealed moves included."""
        return msgspec.json.encode((self.record, self._sealed, self.clock))

    @classmethod
    def load(cls, game: Game[Any, Any, Any], data: bytes, source: Source) -> Match:
        """Continue a match where it was saved: its choices are played again, so that the rules check them."""
        record, sealed, clock = msgspec.json.decode(data, type=tuple[Record, dict[int, Any], bool])
        options = msgspec.convert(record.options, game.options)
        match = cls(game, len(record.seats), options, names=record.seats, clock=clock)
        for choice in record.choices:
            match.follow(choice)
        for seat, move in sealed.items():
            match._seal(seat, recognise(move, match.moves(seat)))
        match._source = source
        match._go_on()
        return match

    def _note(self, event: Event, *, to: Seat | None = None) -> None:
        """Keep what happened. Override it to look at how things stood at that moment."""
        self.told.append(Told(to, event))

    def _seal(self, seat: Seat, move: Move) -> None:
        """Lay a move aside, unseen, until all have chosen."""
        self._sealed[seat] = move
        del self._open[seat]

    def _ask(self) -> dict[Seat, Sequence[Move]]:
        """What everybody who has yet to choose may choose."""
        game, state, asked = self.game, self._state, self.game.asked(self._state)
        if not self._seats.issuperset(asked):
            raise BrokenGame(f"{game.name}, {state.phase}: asks seats {[*asked]}. Seats are 0 to {state.seats - 1}.")
        return {seat: game.moves(game.view(state, seat)) for seat in asked if seat not in self._sealed}

    def _go_on(self) -> None:
        """Play what follows automatically: forced moves, everybody's moves once the last has chosen, and chance."""
        game, state = self.game, self._state
        while self._source and not game.is_over(state):
            for seat, moves in list(self._open.items()):
                if len(moves) == 1 and (move := game.forced(state, seat)) is not None:
                    self._seal(seat, move)
            if self._open:
                return
            if asked := game.asked(state):
                self._carry_out(Moved(tuple([Answer(seat, self._sealed[seat]) for seat in asked])))
            else:
                odds, drawn = game.odds(state), game.phase(state).drawn(state.table)
                self._carry_out(Drawn(drawn, odds, self._source(odds, drawn)))

    def _carry_out(self, choice: Choice) -> None:
        """The only place where the state changes."""
        self.choices.append(choice)
        if isinstance(choice, Aside):
            self.game.aside(self._state, choice.seat, choice.move, self._tell)
        else:
            self._sealed = {}
            chosen = choice.outcome if isinstance(choice, Drawn) else {one.seat: one.move for one in choice.moves}
            self.game.play(self._state, chosen, self._tell)
        self._open = self._ask()

"""Finished games, choice by choice, through anybody's eyes: a record is played again, and everybody's hand is open.

A game that was ended early counts as finished, too: its record is filed and open to all, but it has no winner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from croupier.common import records
from croupier.core.game import Event, Game, Seat, State, nobody
from croupier.core.record import Aside, Choice, Drawn, Record, Result

from ..common.refusals import NotAllowed
from ..protocol.answers import Frame, Replay

KEPT = 4  # games kept ready to be shown
EVERY = 50  # choices between two saved states of a game
WRITE = msgspec.json.Encoder().encode
Told = tuple[Seat | None, Event, msgspec.Raw]  # to whom, what, and the table at that moment


class Film:
    """A finished game, ready to be shown from any choice on. Refuses anything that is not a legal game."""

    def __init__(self, filed: bytes, record: Record) -> None:
        *_, match = records.replay(record)
        self.game: Game[Any, Any, Any] = match.game
        self.filed = filed
        self.record = record
        self.choices = match.choices
        self.options = match.options
        self.marks: list[bytes] = []  # marks[n], the state before choice n * EVERY
        state = self._start()
        for number, choice in enumerate(self.choices):
            if number % EVERY == 0:
                self.marks.append(self.game.save(state))
            carry_out(self.game, state, choice, nobody)
        self.stood: Result | None = None
        if record.result is None and self.choices:
            scores = tuple(self.game.score(state.table, seat) for seat in range(state.seats))
            self.stood = Result(scores, self.game.places(state))

    def _start(self, tell: Any = nobody) -> State[Any, Any, Any]:
        return self.game.start(len(self.record.seats), self.options, tell)

    def show(self, seat: Seat | None, since: int, count: int) -> Replay:
        """Up to this many frames after the one with this number, as a seat, or an onlooker, saw the game."""
        if seat is not None and seat not in range(len(self.record.seats)):
            raise NotAllowed(
                "no-seat", f"There is no seat {seat}: seats are numbered 0 to {len(self.record.seats) - 1}."
            )
        frames = tuple(self._frames(seat, since, min(since + count, len(self.choices))))
        return Replay(self.record.seats, len(self.choices), frames, self.record.result, self.stood)

    def _frames(self, seat: Seat | None, since: int, until: int) -> Iterator[Frame]:
        if since >= until:
            return
        game, at = self.game, since // EVERY
        state = game.load(self.marks[at])
        for number, choice in enumerate(self.choices[at * EVERY : until], at * EVERY + 1):
            told = self._told_before(state) if number == 1 else []

            def tell(event: Event, *, to: Seat | None = None, told: list[Told] = told) -> None:
                told.append((to, event, msgspec.Raw(WRITE(state.table))))

            carry_out(game, state, choice, tell if number > since else nobody)
            if number > since:
                heard = [(event, table) for to, event, table in told if to is None or to == seat]
                steps = tuple(table for _, table in heard) if len(heard) > 1 else ()
                view = msgspec.Raw(WRITE(game.scene(state) if seat is None else game.view(state, seat)))
                yield Frame(number, choice, tuple(event for event, _ in heard), steps, view)

    def _told_before(self, state: State[Any, Any, Any]) -> list[Told]:
        """What was told while the table was set up belongs to the first choice."""
        told: list[Told] = []
        table = msgspec.Raw(WRITE(state.table))
        self._start(lambda event, *, to=None: told.append((to, event, table)))
        return told


def carry_out(game: Game[Any, Any, Any], state: State[Any, Any, Any], choice: Choice, tell: Any) -> None:
    match choice:
        case Drawn():
            game.play(state, choice.outcome, tell)
        case Aside():
            game.aside(state, choice.seat, choice.move, tell)
        case _:
            game.play(state, {answer.seat: answer.move for answer in choice.moves}, tell)


class Replays:
    """Shows finished games; the latest few stay ready."""

    def __init__(self) -> None:
        self._films: dict[bytes, Film] = {}  # keyed by the record, so a person who is forgotten is forgotten here too
        self._one_at_a_time = asyncio.Lock()

    async def show(self, filed: bytes | None, seat: Seat | None, since: int, count: int) -> Replay:
        """Some frames of a filed record; refused if there is none."""
        async with self._one_at_a_time:
            film = self._films.pop(filed, None) if filed else None
            if film is None:
                film = await asyncio.to_thread(_develop, filed)
            self._films[film.filed] = film
            while len(self._films) > KEPT:
                del self._films[next(iter(self._films))]
            return await asyncio.to_thread(film.show, seat, since, count)


def _develop(filed: bytes | None) -> Film:
    if filed is None:
        raise NotAllowed("not-over", "This game is not over yet: everything can be seen only after it has ended.")
    try:
        return Film(filed, records.read(filed))
    except records.BadRecord as error:
        raise NotAllowed("no-record", f"This game cannot be replayed. {error}") from None

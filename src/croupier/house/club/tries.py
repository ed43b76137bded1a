"""What came of a try at the deal of a day, worked out from its record: the result, and each decision by its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from croupier.common import days, records
from croupier.common.fairness import seen
from croupier.core.game import Seat
from croupier.core.record import Aside, Choice, Drawn, Record, Result, canonical

from ..afterwards.replays import Film
from ..protocol.messages import Brief
from ..storage.tries import ChoiceRow, TryRow

SEAT = 0  # where the person sits


class Decision(NamedTuple):
    """A moment in which the person had a choice."""

    number: int  # of the choice in the record, from 0
    view: Any
    moves: list[Any]
    move: Any


def decisions(record: Record, seat: Seat = SEAT) -> Iterator[Decision]:
    """Every choice of a seat that was not forced."""
    for number, match in enumerate(records.replay(record)):
        if number < len(record.choices) and (move := _chosen(record.choices[number], seat)) is not None:
            moves = [*match.moves(seat), *match.asides(seat)]
            if len(moves) > 1:
                yield Decision(number, match.view(seat), moves, move)


def _chosen(choice: Choice, seat: Seat) -> Any:
    match choice:
        case Drawn():
            return None
        case Aside():
            return choice.move if choice.seat == seat else None
    return next((answer.move for answer in choice.moves if answer.seat == seat), None)


def stood(filed: bytes, record: Record) -> Result | None:
    """How a game ended, or how things stood when it was left; None if it was left before anything happened."""
    return record.result or Film(filed, record).stood


def folded(tried: TryRow, brief: bytes, filed: bytes) -> tuple[TryRow, list[ChoiceRow]]:
    """What came of a try, given the table's listing and its record."""
    record, listed = records.read(filed), msgspec.json.decode(brief, type=Brief)
    result, day = stood(filed, record), days.of(listed.deal)
    finished = listed.ended_at or listed.changed_at
    is_in_time = day is not None and finished <= days.opens(day)
    row = msgspec.structs.replace(
        tried,
        finished=finished,
        competes=tried.competes and is_in_time,
        score=result.scores[SEAT] if result else 0,
        place=result.places[SEAT] if result else len(record.seats),
    )
    return row, [ChoiceRow(one.number, seen(one.view).hex(), canonical(one.move).decode()) for one in decisions(record)]

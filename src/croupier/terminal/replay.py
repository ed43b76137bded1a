"""A recorded game, told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from croupier.common import records, words
from croupier.common.records import BadRecord
from croupier.core.game import Refused, Scene, Seat
from croupier.core.match import Match
from croupier.core.record import Record

from . import table
from .out import ending, final_places, heard_by, people, picture, say, story


def find_seat(record: Record, wanted: str | None) -> Seat | None:
    """A seat by its name or number."""
    if wanted is None:
        return None
    for seat, name in enumerate(record.seats):
        if wanted.casefold() in (name.casefold(), str(seat)):
            return seat
    there = tuple(words.noted(f"{seat}", name) for seat, name in enumerate(record.seats))
    raise Refused(say("no-seat", seat=wanted, seats=there))


def check(record: Record) -> Match:
    """The match at its end; refuses what is not a legal game."""
    *_, match = records.replay(record)
    return match


def as_plain(path: Path, wanted: str | None) -> dict[str, Any]:
    """For programs: the game, or why it is not one."""
    try:
        record = records.open_file(path)
        check(record)
    except BadRecord as error:
        return {"legal": False, "reason": str(error), "choice": error.number}
    return _plain(record, find_seat(record, wanted))


def _plain(record: Record, seat: Seat | None) -> dict[str, Any]:
    """Every event in words, with the number of the choice that caused it."""
    told, events = 0, []
    for number, match in enumerate(records.replay(record)):
        events += [
            {
                "choice": number,  # 0: before the first
                "to": one.to,
                "event": msgspec.to_builtins(one.event),
                "text": words.tell(one.event, record.seats),
            }
            for one in heard_by(seat, match.told[told:])
        ]
        told = len(match.told)
    return {
        "legal": True,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "seats": record.seats,
        "as": seat,
        "choices": len(record.choices),
        "events": events,
        "result": msgspec.to_builtins(record.result),
        "digest": record.digest,
    }


def show(console: Console, record: Record, seat: Seat | None, every: bool) -> None:
    """For people: what happened, and the table now and then."""
    game, names = records.game_of(record), record.seats
    console.print(Text(table.title(game), "bold"))
    console.print(people(words.in_order(names), names))
    if seat is not None:
        console.print(people(say("replay-as", name=names[seat]), names))
    console.print()
    told = []
    for scene, heard in _steps(record, seat, every):
        told += heard
        if scene:
            console.print(story(told, names))
            console.print()
            console.print(picture(game, scene, names, console.width))
            console.print()
            told = []
    if record.result is None:
        console.print(say("replay-unfinished"))
        return
    console.print(ending(names, record.result.places))
    console.print(final_places(game, names, record.result.scores, record.result.places))


def _steps(record: Record, seat: Seat | None, every: bool) -> Iterator[tuple[Scene[Any] | None, list[Any]]]:
    """What was told, choice by choice, and the table wherever it is to be drawn.

    A round's last table is drawn as it was before its last choice: after that, the next round is already laid out.
    """
    told, before, match = 0, None, None
    for match in records.replay(record):
        scene: Scene[Any] = match.scene() if seat is None else match.view(seat)
        if not every and before is not None and _round(scene) != _round(before):
            yield before, []
        heard, told = heard_by(seat, match.told[told:]), len(match.told)
        yield (scene if every else None), heard
        before = scene
    if not every and match is not None:
        yield before, []


def _round(scene: Scene[Any]) -> tuple[object, ...]:
    """Which round it is, whatever a table calls its number."""
    return tuple(getattr(scene.table, name, None) for name in ("number", "round"))

"""What happened in a match: every choice in order, from which the game can be played again without a random number."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Any

import msgspec

from .game import Refused, Seat, Value

FORMAT = 1


class Drawn(Value, tag_field="choice", tag="chance"):
    """What was drawn, and the odds it was drawn from."""

    drawn: str  # what it was drawn for
    odds: Any
    outcome: Any


class Answer(Value):
    seat: Seat
    move: Any


class Moved(Value, tag_field="choice", tag="moves"):
    """The moves of all seats that were asked, in seat order, including forced moves and silence."""

    moves: tuple[Answer, ...]


class Aside(Answer, tag_field="choice", tag="aside"):
    """What one seat did at once, before its decision."""


Choice = Drawn | Moved | Aside


class Result(Value):
    """How the game ended, by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the best; equal seats share a place


class Record(Value, forbid_unknown_fields=True, omit_defaults=True):
    """One game, complete. Names are labels that may be changed: the digest does not cover them."""

    croupier: int  # the format
    game: str
    rules: int  # the version of its rules
    options: Any
    seats: tuple[str, ...]  # their names
    choices: tuple[Choice, ...]
    result: Result | None  # null while the game is in progress
    digest: str
    fairness: Annotated[Any, "fairness"] = None  # how chance was settled, if that can be checked: docs/fairness.md


def canonical(value: Any) -> bytes:
    """The one way to write a value down: JSON without spaces, keys in alphabetical order, UTF-8."""
    return msgspec.json.encode(value, order="sorted")


def digest(game: str, rules: int, options: Any, seats: int, choices: Iterable[Choice], **more: Any) -> str:
    """A running SHA-256: first of what was agreed, then, choice by choice, of the previous value and the choice."""
    value = sha256(canonical({"game": game, "rules": rules, "options": options, "seats": seats} | more)).digest()
    for choice in choices:
        value = sha256(value + canonical(choice)).digest()
    return value.hex()


def recognise(plain: Any, among: Iterable[Any]) -> Any:
    """The one of these that is written down like this. What comes from a file or a socket is never simply trusted."""
    written = canonical(plain)
    for one in among:
        if canonical(one) == written:
            return one
    raise Refused("{choice} is not one of the choices.", "choice", choice=written.decode())

"""What may be chosen, and which choice somebody means by what they type."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from croupier.common import words
from croupier.core.game import Move

from .keyboard import number
from .out import say

AT_LENGTH = 8  # up to this many choices are listed one by one
IN_A_ROW = 4  # this many that count up make a range
TOO_LONG = 24  # lines


@dataclass(frozen=True)
class Choice:
    move: Move
    key: str  # what to type
    words: str

    @cached_property
    def parts(self) -> list[str]:
        return parts(self.key)


def choices(moves: Iterable[Move], names: Sequence[str]) -> list[Choice]:
    return [Choice(move, words.key(move, names), words.tell(move, names)) for move in moves]


def has_numbers(all_: Sequence[Choice]) -> bool:
    """Whether lines may be chosen by their number: not if what one types for them itself begins with a number."""
    return len(all_) <= AT_LENGTH and not any(choice.key[:1].isdecimal() for choice in all_)


def meant(typed: str, all_: Sequence[Choice]) -> list[Choice]:
    """The choices that may be meant: one if it is clear. Words may be shortened, numbers may not."""
    if not (given := parts(typed)):
        return list(all_) if len(all_) == 1 else []
    if exact := [choice for choice in all_ if choice.parts == given]:
        return exact
    if (line := number(typed)) is not None and has_numbers(all_):
        return list(all_[line - 1 : line]) if line else []
    begun = [choice for choice in all_ if _begins(given, choice.parts)]
    return [choice for choice in begun if len(choice.parts) == len(given)] or begun


def parts(text: str) -> list[str]:
    """Its words, numbers and signs."""
    return re.findall(r"\d+|[^\W\d]+|[^\w\s]", text.casefold())


def _begins(typed: Sequence[str], key: Sequence[str]) -> bool:
    pairs = zip(typed, key)
    return len(typed) <= len(key) and all(
        short == long if short.isdecimal() else long.startswith(short) for short, long in pairs
    )


def lines(all_: Sequence[Choice]) -> list[tuple[str, str]]:
    """What to type, and what it does; if there are many choices, those that count up are shown as a range."""
    if len(all_) <= AT_LENGTH:
        return _one_by_one(all_)
    told = [line for kind in _alike(all_, last_only=True) for line in _told(kind)]
    return told if len(told) <= TOO_LONG else [_range(kind) for kind in _alike(all_, last_only=False)]


def _alike(all_: Sequence[Choice], *, last_only: bool) -> Iterable[list[Choice]]:
    """Groups choices of one kind whose keys differ only in the last number, or in any number."""
    kinds: dict[object, list[Choice]] = {}
    for choice in all_:
        last = max((place for place, part in enumerate(choice.parts) if part.isdecimal()), default=None)
        shape = [
            "#" if part.isdecimal() and (place == last or not last_only) else part
            for place, part in enumerate(choice.parts)
        ]
        kinds.setdefault((type(choice.move), *shape), []).append(choice)
    return kinds.values()


def _told(kind: list[Choice]) -> list[tuple[str, str]]:
    """Lines for choices that differ in one number: runs without a gap as a range, others one by one."""
    kind = sorted(kind, key=_last_number)
    steps = {_last_number(after) - _last_number(before) for before, after in pairwise(kind)}
    runs = [kind[:1]]
    for before, after in pairwise(kind):
        if _last_number(after) - _last_number(before) == min(steps):
            runs[-1].append(after)
        else:
            runs.append([after])
    told = [
        line for run in runs for line in ([_range(run, {min(steps)})] if len(run) >= IN_A_ROW else _one_by_one(run))
    ]
    return told if len(told) <= TOO_LONG else [_range(kind, steps)]


def _one_by_one(some: Sequence[Choice]) -> list[tuple[str, str]]:
    return [(choice.key, choice.words) for choice in some]


def _last_number(choice: Choice) -> int:
    return next((int(part) for part in reversed(choice.parts) if part.isdecimal()), 0)


def _range(kind: list[Choice], steps: Collection[int] = ()) -> tuple[str, str]:
    """The first and the last of some choices, in one line."""
    first, last = kind[0], kind[-1]
    if len(kind) == 1:
        return first.key, first.words
    told = _from_to(first.words, last.words)
    if len(steps) == 1:
        (step,) = steps
        note = "" if step == 1 else say("steps", step=step)
    else:
        note = say("many", count=len(kind))
    return _from_to(first.key, last.key), words.noted(told, note) if note else told


def _from_to(first: str, last: str) -> str:
    """Two phrases in one, without repeating a common beginning, or a common end if only one word differs."""
    one, other = first.split(), last.split()
    same = next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), 0)
    if one[same + 1 :] == other[same + 1 :]:
        return " ".join([*one[: same + 1], "…", *other[same:]])
    return " ".join([*one, "…", *other[same:]])

"""What may be chosen, and which choice somebody means by what they type."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from croupier import words
from croupier.core.game import Move

from .out import say

AT_LENGTH = 15  # more choices than this are told in ranges
IN_A_ROW = 4  # so many of one kind make a range


@dataclass(frozen=True)
class Choice:
    move: Move
    key: str  # what to type
    words: str

    @cached_property
    def tokens(self) -> list[str]:
        return tokens(self.key)


def choices(moves: Iterable[Move], names: Sequence[str]) -> list[Choice]:
    return [Choice(move, words.key(move, names), words.tell(move, names)) for move in moves]


def has_numbers(all_: Sequence[Choice]) -> bool:
    """Whether the lines of the list may be chosen by number: they cannot if what one types is a number itself."""
    return len(all_) <= AT_LENGTH and not any(choice.key.isdigit() for choice in all_)


def meant(typed: str, all_: Sequence[Choice]) -> list[Choice]:
    """The choices that may be meant; one if it is clear. Words may be cut short, numbers may not."""
    if not (parts := tokens(typed)):
        return list(all_) if len(all_) == 1 else []
    if exact := [choice for choice in all_ if choice.tokens == tokens]:
        return exact
    if typed.strip().isdigit() and has_numbers(all_):
        return list(all_[int(typed) - 1 : int(typed)]) if int(typed) else []
    begun = [choice for choice in all_ if _begins(tokens, choice.tokens)]
    return [choice for choice in begun if len(choice.tokens) == len(tokens)] or begun


def tokens(text: str) -> list[str]:
    return re.findall(r"\d+|[^\W\d]+|[^\w\s]", text.casefold())


def _begins(typed: Sequence[str], key: Sequence[str]) -> bool:
    pairs = zip(typed, key)
    return len(typed) <= len(key) and all(
        short == long if short.isdigit() else long.startswith(short) for short, long in pairs
    )


def lines(all_: Sequence[Choice]) -> list[tuple[str, str]]:
    """What to type, and what it does; many choices of one kind as a range."""
    if len(all_) <= AT_LENGTH:
        return [(choice.key, choice.words) for choice in all_]
    kinds: dict[object, list[Choice]] = {}
    for choice in all_:
        shape = tuple("#" if token.isdigit() else token for token in choice.tokens)
        kinds.setdefault((type(choice.move), shape), []).append(choice)
    return [line for kind in kinds.values() for line in _told(kind)]


def _told(kind: list[Choice]) -> list[tuple[str, str]]:
    if len(kind) < IN_A_ROW:
        return [(choice.key, choice.words) for choice in kind]
    numbers = [[int(token) for token in choice.tokens if token.isdigit()] for choice in kind]
    vary = [place for place, column in enumerate(zip(*numbers)) if len(set(column)) > 1]
    if len(vary) != 1:
        return [_range(kind[0], kind[-1], say("many", count=len(kind)))]
    place = vary[0]
    kind = [choice for _, choice in sorted(zip(numbers, kind), key=lambda one: one[0][place])]
    values = sorted(number[place] for number in numbers)
    steps = {after - before for before, after in zip(values, values[1:])}
    note = "" if steps == {1} else say("steps", step=min(steps)) if len(steps) == 1 else say("many", count=len(kind))
    return [_range(kind[0], kind[-1], note)]


def _range(first: Choice, last: Choice, note: str) -> tuple[str, str]:
    told = f"{first.words} … {last.words}"
    return f"{first.key} … {last.key}", f"{told} ({note})" if note else told

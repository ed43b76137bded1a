"""Everything in words: moves, events and questions, through Fluent, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_type_hints

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from croupier import games
from croupier.core.game import Event, Move
from croupier.core.record import Aside, Choice, Drawn, Moved

LANGUAGES = ("en",)


class Missing(KeyError):
    """There is no such line in this language."""


class Words:
    """The lines of one place: a game's folder, or a door of the house."""

    def __init__(self, language: str, *sources: Traversable) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            text = (source / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, /, **values: object) -> str:
        """The line with this key; `key.attribute` is its attribute."""
        name, _, attribute = key.partition(".")
        if name not in self:
            raise Missing(key)
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Missing(key)
        text, faults = self.bundle.format_pattern(pattern, values)
        if faults:
            raise faults[0]
        return str(text)

    def tell(self, thing: Move | Event, names: Sequence[str], attribute: str = "") -> str:
        """A move or an event in words, with people by their names."""
        key = type(thing).__name__ + (f".{attribute}" if attribute else "")
        return self.say(key, **dict(_values(thing, names)))


def _values(thing: Move | Event, names: Sequence[str]) -> Iterator[tuple[str, object]]:
    for name, kind in _kinds(type(thing)).items():
        value = getattr(thing, name)
        if value is None:
            yield name, "none"
        elif kind == "seat":
            yield name, names[value]
        elif kind == "seats":
            yield name, ", ".join(names[seat] for seat in value)
        elif kind == "faces":
            yield name, " ".join(str(face) for face, count in enumerate(value, 1) for _ in range(count))
        elif isinstance(value, tuple | list):
            yield name, " ".join(map(str, value))
        else:
            yield name, value


@cache
def _kinds(of: type) -> dict[str, str]:
    """What kind of value a field holds: a seat, several seats, the faces of dice, or something plain."""
    hints = get_type_hints(of, include_extras=True)
    return {name: _kind(hints[name]) for name in of.__struct_fields__}  # type: ignore[attr-defined]


def _kind(hint: Any) -> str:
    for part in (hint, *getattr(hint, "__args__", ())):
        for mark in getattr(part, "__metadata__", ()):
            return "seats" if mark == "seat" and part is not hint and isinstance(hint, type(tuple[int])) else str(mark)
    return "plain"


@cache
def of_game(name: str, language: str = "en") -> Words:
    """The words of a game, and those of the kit it is made of."""
    return Words(language, files("croupier.kit"), games.folder(name))

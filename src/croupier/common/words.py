"""Everything in words: moves, events and questions, through Fluent, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, get_args, get_origin, get_type_hints

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

from croupier import games
from croupier.common.languages import FIRST, IN_ENGLISH, language
from croupier.core.game import Event, Move, Seat
from croupier.kit.cards import CardKind

MINUS = re.compile(r"(?<![^\W\u2e80-\uffef])-(?=\d)")  # before a number, as people write it
FULL_STOP = re.compile(r"(?<=[。！？]) ")  # and the space after it
NEVER_MARKED = re.compile(r"^title$|\.key$")  # names of games, which stand in other lines; and what a person types
Kind = Literal["seat", "seats", "order", "faces", "card", "cards", "game", "plain"]
WITHOUT_AND = ("zh-Hant",)  # 和 would need spaces beside some names and none beside others
MARKED: tuple[Kind, ...] = ("seat", "order", "faces", "card", "game")


class Missing(KeyError):
    """There is no such line, not even in English, or it needs a value that was not given."""


class Words:
    """The lines of some places: a game's folder, the kit, an interface. The first place that has a line wins.

    English stands in for a line that is missing, and is marked as such.
    """

    def __init__(self, language: str, *places: Traversable) -> None:
        self._language = language
        self._places = places
        self._own = _bundle(language, places)

    @cached_property
    def _english(self) -> FluentBundle:
        """Read only when needed: never, if every line is there."""
        return self._own if self._language == FIRST else _bundle(FIRST, self._places)

    def __contains__(self, key: str) -> bool:
        return any(_pattern(bundle, key) is not None for bundle in (self._own, self._english))

    def say(self, key: str, /, **values: object) -> str:
        """The line with this key; `key.attribute` is its attribute. A tuple of names stands in it one after another."""
        bundle = self._own
        pattern = _pattern(bundle, key)
        if pattern is None:
            bundle = self._english
            pattern = _pattern(bundle, key)
        if pattern is None:
            raise Missing(key)
        given = {name: in_order(one) if isinstance(one, tuple) else one for name, one in values.items()}
        text, faults = bundle.format_pattern(pattern, given)
        if faults:
            raise Missing(f"{key}: {faults[0]}")
        is_marked = bundle is not self._own and not NEVER_MARKED.search(key)
        return MINUS.sub("−", str(text)) + (IN_ENGLISH if is_marked else "")

    def tell(self, thing: Move | Event, names: Sequence[str]) -> str:
        """A move or an event in words, with people by their names."""
        return self.say(type(thing).__name__, **dict(_values(thing, names)))

    def key(self, move: Move, names: Sequence[str]) -> str:
        """What a person types for a move. Numbers are written as they are typed: 1000, not 1,000."""
        values = {
            name: fluent_number(value, useGrouping=False) if type(value) is int else value
            for name, value in _values(move, names)
        }
        return self.say(f"{type(move).__name__}.key", **values)


def _bundle(language: str, places: Iterable[Traversable]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in places:
        file = place / "texts" / f"{language}.ftl"
        if language != FIRST and not file.is_file():
            continue
        lines = FluentResource(file.read_text(encoding="utf-8"))
        for line in lines.body:
            if isinstance(line, Junk):
                raise ValueError(f"{file} has a line that is not Fluent: {line.content}")
        bundle.add_resource(lines)
    return bundle


def _pattern(bundle: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


# Everything below speaks the current language.


_known: dict[tuple[object, ...], Words] = {}  # by language and places


def _loaded(language: str, *places: Traversable) -> Words:
    """Read once."""
    if (words := _known.get((language, *places))) is None:
        words = _known[language, *places] = Words(language, *places)
    return words


def of_place(name: str) -> Words:
    """The words of a place that is not a game: the terminal, reviews, tournaments, the kit."""
    return _loaded(language(), files(f"croupier.{name}"))


def of_game(name: str) -> Words:
    """The words of a game, and those of the kit it is made of."""
    return _loaded(language(), games.folder(name), files("croupier.kit"))


def of_kind(kind: type[Move] | type[Event]) -> Words:
    """The words for moves or events of one kind: those of its own game, even when another game plays that game."""
    game = _game_of(kind)
    return of_game(game) if game else of_place("kit")


@cache
def _game_of(kind: type[Move] | type[Event]) -> str | None:
    place = str(kind.__struct_config__.tag).partition(".")[0]
    return place if place in games.names() else None


def tell(thing: Move | Event, names: Sequence[str]) -> str:
    """A move or an event in words."""
    return of_kind(type(thing)).tell(thing, names)


def in_a_row(sentences: Iterable[str]) -> str:
    """One sentence after another; Japanese and Chinese have no space between them."""
    return FULL_STOP.sub("", " ".join(sentences))


def key(move: Move, names: Sequence[str]) -> str:
    """What a person types for a move."""
    return of_kind(type(move)).key(move, names)


def level(name: str) -> str:
    """A computer player's level in a word; one from a file is called by its name."""
    spoken, line = of_place("kit"), f"level-{name}"
    return spoken.say(line) if line in spoken else name


def listed(parts: Sequence[str]) -> str:
    """Several in one breath: "Ann, Ben and Cleo"."""
    return in_order(parts) if language() in WITHOUT_AND else format_list(parts, locale=_list_locale(language()))


def in_order(parts: Sequence[str]) -> str:
    """One after another, as in a turn order or after a colon: "Ann, Ben, Cleo"."""
    pattern = str(_list_locale(language()).list_patterns["standard"]["start"])
    return pattern.format("", "").join(map(str, parts))


def noted(text: str, note: str) -> str:
    """With something in brackets after it."""
    return of_place("kit").say("noted", text=text, note=note)


def labelled(label: str, text: str) -> str:
    """With something and a colon before it."""
    return of_place("kit").say("labelled", label=label, text=text)


def number(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number as the language writes it, with this many digits after the point."""
    return _written(format_decimal, value, "#,##0", digits, signed)


def percent(value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A share of one, in percent."""
    return _written(format_percent, value, _locale(language()).percent_formats[None].pattern, digits, signed)


def _written(write: Callable[..., str], value: float, pattern: str, digits: int, signed: bool) -> str:
    pattern = pattern.replace("#,##0", "#,##0" + ("." + "0" * digits if digits else ""))
    written = write(abs(value), format=pattern, locale=_locale(language()))
    if written == write(0, format=pattern, locale=_locale(language())):
        return written
    return ("−" if value < 0 else "+" if signed else "") + written


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


def _list_locale(language: str) -> Locale:
    """Ours is the English without a comma before "and"."""
    return _locale("en-GB" if language == FIRST else language)


def whose(thing: Move | Event) -> Seat | None:
    """The seat that a move or an event is about: the first it names."""
    for name, kind in kinds(type(thing)).items():
        if kind == "seat":
            seat: Seat | None = getattr(thing, name)
            return seat
    return None


@cache
def kinds(of: type[Move] | type[Event]) -> dict[str, Kind]:
    """What each field holds: a seat, several, or an order of them; dice; a card or several; a game; something plain."""
    hints = get_type_hints(of, include_extras=True)
    return {name: _kind(hints[name]) for name in of.__struct_fields__}


def _kind(hint: Any) -> Kind:
    if marks := getattr(hint, "__metadata__", ()):
        if any(isinstance(mark, CardKind) for mark in marks):
            return "card"
        return next((kind for kind in MARKED if kind in marks), "plain")
    within: set[Kind] = {_kind(part) for part in get_args(hint)}
    if get_origin(hint) in (tuple, list):
        return "seats" if "seat" in within else "cards" if "card" in within else "plain"
    return next((kind for kind in (*MARKED, "seats", "cards") if kind in within), "plain")  # X | None


@cache
def card_kinds(of: type[Move] | type[Event]) -> dict[str, CardKind]:
    """The sort of cards in each field that holds cards."""
    hints = get_type_hints(of, include_extras=True)
    found = ((name, _card_kind(hints[name])) for name in of.__struct_fields__)
    return {name: kind for name, kind in found if kind}


def _card_kind(hint: Any) -> CardKind | None:
    """The mark on a type, or on one of the types it is made of."""
    parts = [*getattr(hint, "__metadata__", ()), *map(_card_kind, get_args(hint))]
    return next((part for part in parts if isinstance(part, CardKind)), None)


def _values(thing: Move | Event, names: Sequence[str]) -> Iterator[tuple[str, object]]:
    """The fields of a move or an event, as values for a line."""
    for name, kind in kinds(type(thing)).items():
        value = getattr(thing, name)
        if value is None:
            yield name, "none"
        elif kind == "seat":
            yield name, names[value]
        elif kind == "seats":
            yield name, listed([names[seat] for seat in value])
        elif kind == "order":
            yield name, in_order([names[seat] for seat in value])
        elif kind == "game":
            yield name, of_game(value).say("title")
        elif kind == "card":
            yield name, card_kinds(type(thing))[name].name(value)
        elif kind == "cards":
            yield name, " ".join(map(card_kinds(type(thing))[name].name, value))
        elif kind == "faces":
            yield name, " ".join(str(face) for face, count in enumerate(value, 1) for _ in range(count))
        elif isinstance(value, tuple | list):
            yield name, " ".join(map(str, value))
        elif isinstance(value, bool):
            yield name, str(value).lower()
        else:
            yield name, value

"""What people agree on before a game: which game, how many players, which options, which opponents."""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from croupier import games
from croupier.common import words
from croupier.common.records import trouble
from croupier.core.game import Game, Options, Refused
from croupier.players import is_from_file, refuse_unknown, usual

from .out import said, say

YES, NO = ("yes", "on", "true", "1"), ("no", "off", "false", "0")
MOST_LETTERS = 20  # in a name


def find_game(name: str) -> Game[Any, Any, Any]:
    """The game meant by what somebody typed: las_vegas, las-vegas, Las Vegas, or its title in the language spoken."""
    meant = _typed(name)
    if meant in (there := games.names()):
        return games.find(meant)
    for game in map(games.find, there):
        if _typed(title(game)) == meant:
            return game
    near = get_close_matches(meant, there, n=1) or [one for one in there if meant and one.startswith(meant)][:1]
    raise Refused(say("no-game", name=name, near=near[0] if near else "none", games=tuple(there)))


def _typed(name: str) -> str:
    return "_".join(name.casefold().replace("-", " ").replace("_", " ").split())


def title(game: Game[Any, Any, Any]) -> str:
    return words.of_game(game.name).say("title")


def check_seats(game: Game[Any, Any, Any], seats: int) -> None:
    if seats not in game.seats:
        raise Refused(say("wrong-seats", title=title(game), fewest=game.seats[0], most=game.seats[-1], seats=seats))


def checked_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names of people as they will be shown."""
    taken: dict[str, str] = {}
    for name in map(str.strip, names):
        if not name.isprintable() or not 1 <= len(name) <= MOST_LETTERS:
            raise Refused(say("bad-name", name=repr(name)))
        if name.casefold() in taken:
            raise Refused(say("same-name", name=name))
        taken[name.casefold()] = name
    return tuple(taken.values())


def with_computers(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The people's names, and unused names for the computer players."""
    taken = {name.casefold() for name in names}
    free = [name for name in say("computer-names").split(", ") if name.casefold() not in taken]
    return (*names, *free[: seats - len(names)])


def checked_levels(game: Game[Any, Any, Any], given: str | None, seats: int, wrong: str) -> tuple[str, ...]:
    """A level for each of these seats, from a comma-separated list."""
    wanted = [name.strip() for name in given.split(",")] if given else [usual(game)]
    wanted = [name if is_from_file(name) else name.casefold() for name in wanted]
    for name in wanted:
        refuse_unknown(name, game)
    if len(wanted) not in (1, seats):
        raise Refused(say(wrong, given=len(wanted), seats=seats))
    return tuple(wanted * seats)[:seats]


def file_options(game: Game[Any, Any, Any]) -> Mapping[str, Any]:
    """The options that the game reads from a file, each with the function that reads its text."""
    readers: Mapping[str, Any] = getattr(games.part(game.name, "rules"), "OPTION_FILES", {})
    return readers


def options(game: Game[Any, Any, Any], set_: Iterable[str], from_files: Iterable[str]) -> Options:
    """The table's options, from `name=value` and from `name=path`."""
    kinds, values = get_type_hints(game.options, include_extras=True), dict[str, Any]()
    for text in set_:
        name, value = _split(game, text, kinds, "no-option", bare=True)
        if name in values:
            raise Refused(say("twice-set", name=name))
        values[name] = _value(game, name, value, kinds[name])
    for text in from_files:
        name, path = _split(game, text, file_options(game), "no-option-file")
        if name in values:
            raise Refused(say("twice-set", name=name))
        values[name] = _read(file_options(game)[name], Path(path).expanduser())
    return game.options(**values)


def _split(
    game: Game[Any, Any, Any], text: str, there: Mapping[str, Any], unknown: str, *, bare: bool = False
) -> tuple[str, str]:
    """Name and value of `name=value`; a name alone switches an option on."""
    name, equals, value = (part.strip() for part in text.partition("="))
    name = name.casefold().replace("-", "_")
    if name not in there:
        raise Refused(say(unknown, game=game.name, name=name, options=tuple(there) or "none"))
    if not equals:
        if not bare or there[name] is not bool:
            raise Refused(say("no-equals", text=text, name=name))
        value = YES[0]
    return name, value


def _value(game: Game[Any, Any, Any], name: str, text: str, kind: Any) -> Any:
    plain: Any = text
    bare = kind.__origin__ if hasattr(kind, "__metadata__") else kind
    if bool in (bare, *get_args(bare)) and text.casefold() in (*YES, *NO):
        plain = text.casefold() in YES
    elif type(None) in get_args(bare) and text.casefold() in ("none", ""):
        plain = None
    elif any(get_origin(part) in (tuple, list) for part in (bare, *get_args(bare))):
        plain = [part.strip() for part in text.split(",")] if text else []
    try:
        return msgspec.convert(plain, kind, strict=False)
    except msgspec.ValidationError:
        raise Refused(say("bad-value", value=text or '""', name=name, kind=_in_words(kind))) from None


def _in_words(kind: Any) -> str:
    """What a value of this type looks like, for people."""
    origin, parts = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return _limited(kind)
    if origin in (Union, types.UnionType):
        some = [_in_words(part) for part in parts if part is not type(None)]
        return say("kind-or-none", kind=" / ".join(some)) if type(None) in parts else " / ".join(some)
    if origin is Literal:
        return words.in_order(parts)
    if origin in (tuple, list):
        return say("kind-list", kind=_in_words(parts[0]))
    return say({bool: "kind-bool", int: "kind-int", str: "kind-text"}.get(kind, "kind-other"))


def _limited(kind: Any) -> str:
    """A number with limits."""
    metas = [mark for mark in kind.__metadata__ if isinstance(mark, msgspec.Meta)]
    least = next((mark.ge for mark in metas if mark.ge is not None), None)
    most = next((mark.le for mark in metas if mark.le is not None), None)
    if kind.__origin__ is not int or (least, most) == (None, None):
        return _in_words(kind.__origin__)
    limits = ("-from" if least is not None else "") + ("-to" if most is not None else "")
    return say(f"kind-int{limits}", least=least, most=most)


def described(game: Game[Any, Any, Any]) -> dict[str, str]:
    """Every option and its line of help."""
    spoken = words.of_game(game.name)
    return {name: spoken.say(f"option-{name}") for name in game.options.__struct_fields__}


def changed(game: Game[Any, Any, Any], agreed: Options) -> list[str]:
    """The options that differ from their defaults, in short."""
    plain = game.options()
    return [
        f"{name}={value}" if len(value := short(getattr(agreed, name))) <= 30 else name
        for name in agreed.__struct_fields__
        if getattr(agreed, name) != getattr(plain, name)
    ]


def short(value: object) -> str:
    """An option's value as one would type it."""
    if value is None or isinstance(value, bool):
        return {True: YES[0], False: NO[0], None: "none"}[value]
    if isinstance(value, tuple | list):
        return ",".join(map(str, value)) or "none"
    return str(value)


def _read(reader: Any, path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors put a byte order mark before it
    except (OSError, UnicodeDecodeError) as error:
        reason = said(trouble(error)) if isinstance(error, OSError) else say("reason-not-text")
        raise Refused(say("bad-file", path=str(path), reason=reason)) from None
    try:
        return reader(text)
    except ValueError as error:
        raise Refused(say("bad-file-content", path=str(path), reason=said(error))) from None

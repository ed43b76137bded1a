"""What a table may be: its game, seats, options, settings and names, checked before anything is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from croupier import games
from croupier.core.game import Options
from croupier.core.record import canonical
from croupier.kit.options import not_for_tables

from ..common.misread import in_words
from ..common.refusals import NotAllowed
from .entries import Settings

LONGEST_NAME, LONGEST_TALK, LONGEST_ID = 20, 300, 64
TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])  # Unicode's embeddings, overrides, isolates
MOST_OPTIONS = 16_384  # bytes of a table's options, which are sent with every message about it


def checked_options(game: str, seats: int, options: Any) -> Options:
    """The options, if this game can be played with them by this many people."""
    if game not in games.names():
        raise NotAllowed("no-game", f"There is no game called {game}. The games are: {', '.join(games.names())}.")
    found = games.find(game)
    try:
        meant: Options = msgspec.convert(options, found.options)
    except msgspec.ValidationError as error:
        known = [name for name in found.options.__struct_fields__ if name not in not_for_tables(found.options)]
        said = f"{game} cannot have these options: {in_words(error)}. Its options are: {', '.join(known)}."
        raise NotAllowed("bad-options", said) from None
    for name in not_for_tables(found.options):
        if getattr(meant, name) != getattr(found.options(), name):
            raise NotAllowed(
                "bad-options", f"The option {name} cannot be set at a table: only a game that includes {game} sets it."
            )
    if len(canonical(meant)) > MOST_OPTIONS:
        raise NotAllowed("bad-options", f"The options of a table may have at most {MOST_OPTIONS} bytes.")
    found.start(seats, meant)
    return meant


def schema_of(options: type[Options]) -> dict[str, Any]:
    """What may be set at a table, as a JSON schema."""
    schema = msgspec.json.schema(options)
    parts: dict[str, Any] = schema["$defs"]
    for name in not_for_tables(options):
        del parts[options.__name__]["properties"][name]
    while unused := [name for name in parts if f'"#/$defs/{name}"'.encode() not in msgspec.json.encode(schema)]:
        for name in unused:
            del parts[name]
    return schema


def checked(settings: Settings) -> Settings:
    if settings.days not in range(1, 15):
        raise NotAllowed("bad-settings", "The setting days must be from 1 to 14.")
    if settings.calls not in range(3, 16):
        raise NotAllowed("bad-settings", "The setting calls, in seconds, must be from 3 to 15.")
    if settings.rated and settings.hints:
        raise NotAllowed("bad-settings", "A rated table cannot allow hints.")
    return settings


def tidy(text: str) -> str:
    """One line, with single spaces, and without characters that reverse the text after them."""
    return " ".join(text.translate(TURNING).split())


def checked_name(name: str) -> str:
    plain = tidy(name)
    if not plain.isprintable() or not 1 <= len(plain) <= LONGEST_NAME:
        raise NotAllowed("bad-name", f"A name must have 1 to {LONGEST_NAME} characters that can be shown.")
    return plain


def apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names, made distinct where two are alike: Ann, Ann 2."""
    shown = list[str]()
    for name in names:
        number, one = 1, name
        while one in shown:
            number += 1
            one = f"{name} {number}"
        shown.append(one)
    return tuple(shown)

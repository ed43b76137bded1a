"""Records as files: one line for each choice, readable by people and by `croupier replay`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from croupier import games
from croupier.core.game import Game, Refused
from croupier.core.match import Match
from croupier.core.match import replay as follow
from croupier.core.record import FORMAT, BadRecord, Record


def write(record: Record) -> bytes:
    """JSON for people: one line for each choice."""
    fields = {name: msgspec.json.encode(getattr(record, name)).decode() for name in record.__struct_fields__}
    choices = ",\n    ".join(msgspec.json.encode(choice).decode() for choice in record.choices)
    fields["choices"] = f"[\n    {choices}\n  ]"
    return ("{\n" + ",\n".join(f'  "{name}": {text}' for name, text in fields.items()) + "\n}\n").encode()


def read(data: bytes) -> Record:
    """Read what `write` wrote. Whether it is a legal game, `replay` tells."""
    try:
        made_as = msgspec.json.decode(data, type=dict[str, Any]).get("croupier")
        if made_as is not None and made_as != FORMAT:
            raise BadRecord(f"This record has format {made_as}; this version of croupier reads format {FORMAT}.")
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not a record of a game: {error}.") from None


def open_file(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror or error}.") from None


def game_of(record: Record) -> Game[Any, Any, Any]:
    """The game that was played."""
    if record.game not in games.names():
        raise BadRecord(f"This is a game of {record.game!r}, which is not among the games here.")
    return games.find(record.game)


def replay(record: Record) -> Iterator[Match]:
    """The match as it was at the start and after every choice. Refuses what is no legal game."""
    return follow(game_of(record), record)


def keep(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, whatever happens meanwhile."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise Refused(f"{path} cannot be written: {error.strerror or error}.") from None

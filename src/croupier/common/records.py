"""Records as files: one line for each choice, readable by people and by `croupier replay`."""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import suppress
from errno import errorcode
from pathlib import Path
from typing import Any

import msgspec

from croupier import games
from croupier.core.game import Game, Options, Refused
from croupier.core.match import Match
from croupier.core.record import FORMAT, Record, digest


class BadRecord(Refused):
    """Not a record of a legal game."""

    @property
    def number(self) -> int:
        """The first impossible choice, counted from 1; 0 if there is none."""
        return int(self.values.get("number", 0))


def trouble(error: OSError) -> Refused:
    """What the system says went wrong."""
    return Refused(error.strerror or str(error), f"system-{errorcode.get(error.errno or 0, '')}")


def write(record: Record) -> bytes:
    """JSON for people: one line for each choice."""
    fields = {name: msgspec.json.encode(getattr(record, name)).decode() for name in record.__struct_fields__}
    if record.fairness is None:
        del fields["fairness"]
    choices = ",\n    ".join(msgspec.json.encode(choice).decode() for choice in record.choices)
    fields["choices"] = f"[\n    {choices}\n  ]"
    return ("{\n" + ",\n".join(f'  "{name}": {text}' for name, text in fields.items()) + "\n}\n").encode()


def read(data: bytes) -> Record:
    """Read what `write` wrote. `replay` checks whether it is a legal game."""
    data = data.removeprefix(BOM_UTF8)  # some editors put it there
    try:
        made_as = msgspec.json.decode(data, type=dict[str, Any]).get("croupier")
        if made_as is not None and made_as != FORMAT:
            said = "This record has format {given}; this version of croupier reads format {format}."
            raise BadRecord(said, "format", given=made_as, format=FORMAT)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("This is not a record of a game: {reason}.", "no-record", reason=error) from None


def open_file(path: Path) -> Record:
    """The record in a file."""
    try:
        return read(path.read_bytes())
    except OSError as error:
        raise Refused("{path} cannot be read: {reason}.", "unreadable", path=path, reason=trouble(error)) from None


def game_of(record: Record) -> Game[Any, Any, Any]:
    """The game that was played."""
    if record.game not in games.names():
        said = "This is a game of {game}, which is not available here."
        raise BadRecord(said, "no-game", game=repr(record.game))
    return games.find(record.game)


def options_of(record: Record, game: Game[Any, Any, Any]) -> Options:
    """With which options it was played."""
    options: Options = msgspec.convert(msgspec.to_builtins(record.options), game.options)
    return options


def replay(record: Record, game: Game[Any, Any, Any] | None = None) -> Iterator[Match]:
    """The match as it was at the start and after every choice. Refuses what is not a legal game."""
    game = game or game_of(record)
    if game.version != record.rules:
        said = "This game was played under version {rules} of its rules; version {here} is installed here."
        raise BadRecord(said, "other-rules", rules=record.rules, here=game.version)
    number = 0
    try:
        match = Match(game, len(record.seats), options_of(record, game), names=record.seats)
        yield match
        for number, choice in enumerate(record.choices, 1):  # noqa: B007, an error says at which choice it stopped
            match.follow(choice)
            yield match
    except (ValueError, TypeError) as error:
        if number:
            said = "Choice {number} is impossible: {reason}"
            raise BadRecord(said, "impossible", number=number, reason=error) from None
        raise BadRecord("This game cannot begin: {reason}", "no-beginning", reason=error) from None
    if record.result != match.result:
        raise BadRecord("The result does not follow from the choices.", "result")
    if record.digest != digest_of(record):
        raise BadRecord("The digest does not match: something in this record was changed.", "digest")


def digest_of(record: Record) -> str:
    """The digest that a record must have. It covers how chance was settled, except in the older scheme; the secret of a
    deal is shown later, and follows from its commitment."""
    plain = msgspec.to_builtins(record.fairness)
    is_covered = isinstance(plain, dict) and "scheme" in plain
    if is_covered and plain["scheme"] == 3:
        plain = {name: value for name, value in plain.items() if name != "secret"}
    settled = {"fairness": plain} if is_covered else {}
    return digest(record.game, record.rules, record.options, len(record.seats), record.choices, **settled)


def data_folder() -> Path:
    """Where this person's games are kept: CROUPIER_DATA, or the operating system's usual place."""
    if given := os.environ.get("CROUPIER_DATA"):
        return Path(given)
    from platformdirs import user_data_path

    return user_data_path("croupier", appauthor=False)


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
        raise Refused("{path} cannot be written: {reason}.", "unwritable", path=path, reason=trouble(error)) from None

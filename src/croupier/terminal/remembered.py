"""What people chose in the menu last time: it is what the menu proposes next time."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from croupier.common import records
from croupier.core.game import Refused, Value


class LastTable(Value):
    """How a game was played last."""

    seats: int
    people: int  # at this keyboard
    levels: tuple[str, ...]  # of the computer players


class LastTime(Value):
    game: str = ""
    names: tuple[str, ...] = ()  # of the people; nothing for a guest
    tables: dict[str, LastTable] = {}  # by game


def recall() -> LastTime:
    """What can be read of it; a file that cannot be read is as good as none."""
    with suppress(OSError, UnicodeDecodeError, msgspec.DecodeError):
        return msgspec.json.decode(_file().read_bytes(), type=LastTime)
    return LastTime()


def remember(game: str, names: tuple[str, ...], played: LastTable) -> None:
    """Nobody is disturbed if it cannot be written: the game is more important."""
    tables = {**recall().tables, game: played}
    with suppress(OSError, Refused):
        _file().parent.mkdir(parents=True, exist_ok=True)
        records.keep(_file(), msgspec.json.encode(LastTime(game, names, tables)))


def _file() -> Path:
    return records.data_folder() / "menu.json"

"""Games in progress, saved after every choice in the user's data folder, so that none is ever lost."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec

from croupier import games
from croupier.common import records
from croupier.common.records import BadRecord
from croupier.core.game import Refused, Value
from croupier.core.match import Match
from croupier.core.record import Record
from croupier.kit.system import system

from .out import said, say
from .practice import practice


class Saved(Value):
    """A table as people left it."""

    levels: tuple[str | None, ...]  # levels[seat] of the computer player; None: a person
    seed: int | None  # of a practice game
    save: str | None  # where the record is to go
    match: msgspec.Raw  # see Match.save


class KeyboardMatch:
    """A match, and who plays it at this keyboard."""

    def __init__(
        self, match: Match, levels: tuple[str | None, ...], seed: int | None, file: Path, save: Path | None
    ) -> None:
        self.match = match
        self.levels = levels
        self.seed = seed
        self.file = file
        self.save = save

    @property
    def people(self) -> list[int]:
        """The seats of those at this keyboard."""
        return [seat for seat, level in enumerate(self.levels) if level is None]

    def keep(self) -> None:
        """Save the game as it is."""
        save = str(self.save) if self.save else None
        data = msgspec.json.encode(Saved(self.levels, self.seed, save, msgspec.Raw(self.match.save())))
        _make(self.file.parent)
        records.keep(self.file, data)

    def finish(self) -> tuple[Path, str]:
        """Write the record of a finished game; returns where it is and, if that is not where it should be, why."""
        data, reason = records.write(self.match.record), ""
        path = self.save or records_folder() / self.file.name
        try:
            if not self.save:
                _make(path.parent)
            records.keep(path, data)
        except Refused as error:
            if not self.save:
                raise
            reason, path = said(error), records_folder() / self.file.name
            _make(path.parent)
            records.keep(path, data)
        self.file.unlink(missing_ok=True)
        return path, reason


def games_folder() -> Path:
    return records.data_folder() / "games"


def records_folder() -> Path:
    return records.data_folder() / "records"


def new_file(game: str) -> Path:
    """A file name that no game has yet."""
    stem, number = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}", 1
    while (path := games_folder() / f"{stem}{f'-{number}' if number > 1 else ''}.json").exists():
        number += 1
    return path


def left(game: str = "") -> list[Path]:
    """The games that are not over, or those of one name."""
    return list(games_folder().glob(f"[!.]*-{game}*.json"))


def latest(game: str = "") -> Path | None:
    """The game that was played last."""
    return max(left(game), key=lambda path: path.stat().st_mtime, default=None)


def load(path: Path) -> KeyboardMatch:
    """A game that was left, to be resumed."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Refused(say("bad-file", path=str(path), reason=said(records.trouble(error)))) from None
    try:
        saved = msgspec.json.decode(data, type=Saved)
        record = msgspec.json.decode(saved.match, type=tuple[Record, object, bool])[0]
        source = system if saved.seed is None else practice(saved.seed, record.choices)
        if len(saved.levels) != len(record.seats) or None not in saved.levels:
            raise Refused(say("bad-save-people"))
        match = Match.load(games.find(record.game), saved.match, source)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Refused) as error:
        raise BadRecord(say("bad-save", path=str(path), reason=said(error))) from None
    return KeyboardMatch(match, saved.levels, saved.seed, path, Path(saved.save) if saved.save else None)


def _make(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(say("bad-file", path=str(path), reason=said(records.trouble(error)))) from None

"""A tournament in a folder: every game is saved as soon as it is over, so nothing is lost and it can be resumed.

`games.jsonl` has one line for each game and only ever grows; `arena.json` has the plan and the figures; `report.html`
is the page to look at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from croupier import games
from croupier.common import records
from croupier.core.game import Refused, Value

from .plan import Plan, Played, arrangements
from .report import report
from .standings import Standings

GAMES, FIGURES, PAGE = "games.jsonl", "arena.json", "report.html"
FORMAT = 1  # of what is written


class Head(Value):
    """The part of arena.json that is needed to resume."""

    arena: int  # the format
    rules: int  # the version of the game's rules
    plan: dict[str, Any]


class Folder:
    """A tournament's own folder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan

    @classmethod
    def new(cls, path: Path, plan: Plan) -> Folder:
        """An empty folder, created if need be, for a new tournament."""
        try:
            path.mkdir(parents=True, exist_ok=True)
            if (path / FIGURES).exists():
                said = "{path} already holds a tournament: continue it with --resume, or name another folder."
                raise Refused(said, "arena-begun", path=path)
            if any(path.iterdir()):
                said = "{path} is not empty: name a new or empty folder for the tournament."
                raise Refused(said, "arena-not-empty", path=path)
        except OSError as error:
            said = "{path} cannot be used as the folder of a tournament: {reason}."
            raise Refused(said, "arena-folder", path=path, reason=records.trouble(error)) from None
        folder = cls(path, plan)
        folder._write_figures(Standings(plan))
        return folder

    @classmethod
    def found(cls, path: Path) -> Folder:
        """The folder of a tournament that was begun."""
        try:
            head = msgspec.json.decode((path / FIGURES).read_bytes(), type=Head)
            game = games.find(head.plan.get("game", ""))
            options = msgspec.convert(head.plan.get("options"), game.options)
            plan = msgspec.convert({**head.plan, "options": {}}, Plan)
        except OSError as error:
            said = "There is no tournament to continue in {path}: {reason}."
            raise Refused(said, "no-arena", path=path, reason=records.trouble(error)) from None
        except msgspec.DecodeError as error:
            said = "{path} does not describe a tournament: {reason}."
            raise Refused(said, "bad-arena", path=path / FIGURES, reason=error) from None
        if (head.arena, head.rules) != (FORMAT, game.version):
            said = "{path} was started with different rules of {game}, or by a different version of croupier."
            raise Refused(said, "arena-other-rules", path=path, game=game.name)
        return cls(path, msgspec.structs.replace(plan, options=options))

    def agree(self, *, games: int | None, **wanted: object) -> None:
        """Refuse to resume a different tournament. Only the number of games may rise."""
        for name, value in wanted.items():
            if value is not None and value != (here := getattr(self.plan, name)):
                said = "{path} holds a different tournament, with {name} {here}, not {wanted}."
                agreed = {"name": name, "here": _typed(here), "wanted": _typed(value)}
                raise Refused(said, "other-arena", path=self.path, **agreed)
        if games is not None and games > self.plan.games:
            players, size = self.plan.players, self.plan.round
            if arrangements(players, games) != arrangements(players, self.plan.games):
                said = "{path} only rotates the seats, but {games} games would play every order: start a new one."
                raise Refused(said, "arena-rotates", path=self.path, games=games)
            self.plan = msgspec.structs.replace(self.plan, games=-(-games // size) * size)

    def standings(self) -> Standings:
        """What was played. An incomplete last line is dropped."""
        standings, path = Standings(self.plan), self.path / GAMES
        if not path.exists():
            return standings
        whole = (data := path.read_bytes())[: data.rfind(b"\n") + 1]
        for line, text in enumerate(whole.splitlines(), 1):
            try:
                played = msgspec.json.decode(text, type=Played)
                if played.arrangement != self.plan.arrangement(played.number):
                    raise ValueError("these players were not due to meet in these seats")
                standings.add(played)
            except ValueError as error:
                said = "{path} cannot be read from line {line} on: {reason}."
                raise Refused(said, "arena-line", path=path, line=line, reason=error) from None
        if len(whole) < len(data):
            with path.open("r+b") as file:
                file.truncate(len(whole))
        return standings

    def add(self, played: Played) -> None:
        """One line, written at once."""
        try:
            with (self.path / GAMES).open("ab", buffering=0) as file:
                file.write(msgspec.json.encode(played) + b"\n")
        except OSError as error:
            said = "{path} cannot be written: {reason}."
            raise Refused(said, "unwritable", path=self.path / GAMES, reason=records.trouble(error)) from None

    def finish(self, standings: Standings) -> None:
        """Write the figures and the page of what was played."""
        self._write_figures(standings)
        records.keep(self.path / PAGE, report(standings).encode())

    def _write_figures(self, standings: Standings) -> None:
        head = {"arena": FORMAT, "rules": games.find(self.plan.game).version}
        written = msgspec.json.format(msgspec.json.encode(head | standings.figures()), indent=2)
        records.keep(self.path / FIGURES, written + b"\n")


def _typed(value: object) -> str:
    """A part of a plan as one would type it."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

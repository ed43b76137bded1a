"""Training in the terminal: what will be done, its progress, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import Progress, TaskID, TextColumn
from rich.table import Table as Grid

from croupier import training
from croupier.common import words
from croupier.games.terms import usual_seats

from . import table
from .interrupts import STOPPED
from .out import say
from .progress import progress_bar

if TYPE_CHECKING:
    from croupier.training.studying import Plan, Report


def planned(game: str, folder: Path | None, minutes: float, tables: int | None, **how: Any) -> tuple[str, Path, Plan]:
    """The game, the folder and the plan that are asked for, if such a training is possible."""
    name = table.find_game(game).name
    training.check(name)
    from croupier.players import networks
    from croupier.training.folder import Folder
    from croupier.training.studying import Plan, usual_settings

    if how.get("start"):
        networks.read(table.find_game(game), how["start"])  # refuses what is no network of this game
    folder = folder or Path("training") / name
    Folder.opened(folder, name)
    every = min(Plan.every, 3 * minutes)  # a short training has reports and candidates as well
    settings, code = usual_settings(name, tables), f"version {version('croupier')}"
    return name, folder, Plan(learning=60 * minutes, settings=settings, every=every, code=code, **how)


def announce(console: Console, name: str, path: Path, plan: Plan) -> None:
    """Say what will be done, for how long, and on what."""
    from croupier.training.folder import Folder
    from croupier.training.studying import device

    folder, minutes = Folder.opened(path, name), words.number(plan.learning / 60, 1)
    where = {"title": table.title(folder.layout.game), "device": device().name, "path": str(path)}
    console.print(say("train-begins", minutes=minutes, **where), soft_wrap=True)
    if points := folder.points():
        done = "train-all-done" if points[-1].seconds >= plan.learning else "train-goes-on"
        console.print(say(done, minutes=words.number(points[-1].seconds / 60, 1)))
    else:
        console.print(say("train-first", seconds=round(plan.collecting + plan.imitating)))
    if device().is_processor:
        console.print(say("train-slow"))


def run(name: str, folder: Path, plan: Plan, progress_on: Console) -> bool:
    """Train. Returns whether somebody stopped it; whatever is in the folder then is enough to continue."""
    from croupier.training.studying import train

    try:
        with progress_bar(progress_on, TextColumn("{task.fields[note]}")) as bar:
            train(name, folder, plan, Shown(bar))
    except KeyboardInterrupt:
        return True
    return False


class Shown:
    """A bar for each stage; only the latest stays."""

    def __init__(self, bar: Progress) -> None:
        self._bar, self._stage = bar, ""
        self._task: TaskID

    def __call__(self, now: Report) -> None:
        if now.stage != self._stage:
            if self._stage:
                self._bar.remove_task(self._task)
            total = None if now.stage == "compiling" else 1.0  # nobody knows how long that takes
            self._stage, said = now.stage, say(f"train-stage-{now.stage}")
            self._task = self._bar.add_task(said, total=total, note="")
        self._bar.update(self._task, completed=now.done, note=_note(now))


def _note(now: Report) -> str:
    if now.shares is None:
        return words.percent(now.done) if now.done else ""
    millions, a_second = words.number(now.decisions / 1e6, 1), words.number(now.a_second)
    return say("train-note", millions=millions, a_second=a_second, share=words.percent(now.of_fair))


def show(console: Console, name: str, path: Path) -> None:
    """Where the network is, how it did in games of its own, and how to meet it."""
    from croupier.training.folder import NET, PAGE, Folder

    folder = Folder.opened(path, name)
    game, net = folder.layout.game, str(path / NET)
    console.print(say("train-made", path=net, page=str(path / PAGE)), soft_wrap=True)
    console.print()
    console.print(_validated(folder.validated(), game.seats))
    console.print()
    console.print(say("train-validated"))
    others = ",".join(["veteran"] * (usual_seats(game) - 1))
    console.print(say("train-try", command=f"croupier arena {name} --players {net},{others}"), soft_wrap=True)


def _validated(shares: Mapping[str, Sequence[float]], seats: Sequence[int]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("train-seats", "train-fair", *(f"train-among-{level}" for level in shares)):
        grid.add_column(say(heading), justify="right")
    for number, *row in zip(seats, *shares.values()):
        grid.add_row(f"{number}", *(words.percent(share, 1) for share in (1 / number, *row)))
    return grid


def ended(console: Console, path: Path, stopped: bool) -> None:
    """Say by the exit status how it ended, and how it can go on."""
    if stopped:
        console.print(say("train-stopped", path=str(path)), soft_wrap=True)
        raise click.exceptions.Exit(STOPPED)

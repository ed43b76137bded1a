"""A tournament in the terminal: its progress and its results."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table as Grid

from croupier import games
from croupier.arena.folder import FIGURES, PAGE, Folder
from croupier.arena.plan import Plan, planned, short_names
from croupier.arena.report import duration, number, percent, rating, share
from croupier.arena.standings import Standings
from croupier.arena.tournament import tournament
from croupier.core.game import Refused
from croupier.players import is_from_file

from . import table
from .interrupts import STOPPED
from .out import say
from .progress import progress_bar

GAMES = 1000  # by default
ROOMY = 90  # columns: in a narrower terminal, figures stand closer together


@dataclass(frozen=True)
class TournamentWishes:
    """What was asked for on the command line."""

    game: str | None
    players: str | None
    games: int | None
    duplicate: bool
    seed: int | None
    set_: Sequence[str]
    from_files: Sequence[str]
    out: Path | None
    resume: bool

    def listed(self) -> tuple[str, ...] | None:
        if self.players is None:
            return None
        listed = [player.strip() for player in self.players.split(",")]
        return tuple(player if is_from_file(player) else player.casefold() for player in listed)


@dataclass
class Ending:
    """How far it got."""

    standings: Standings
    stopped: bool = False  # by a person
    failed: Refused | None = None  # by a player who could not continue


def opened(wishes: TournamentWishes) -> tuple[Standings, Folder | None]:
    """The tournament that is asked for: a new one, or one to resume."""
    if wishes.resume:
        return _found(wishes)
    if wishes.game is None or wishes.players is None:
        raise Refused(say("arena-missing"))
    with redirect_stdout(sys.stderr):  # a person's file may print when it is loaded
        plan = _planned(wishes, wishes.game)
    return Standings(plan), Folder.new(wishes.out, plan) if wishes.out else None


def _planned(wishes: TournamentWishes, name: str) -> Plan:
    game, players = table.find_game(name), wishes.listed() or ()
    table.check_seats(game, len(players))
    return planned(
        game,
        players,
        wishes.games or GAMES,
        options=table.options(game, wishes.set_, wishes.from_files),
        duplicate=wishes.duplicate,
        seed=secrets.randbelow(1_000_000) if wishes.seed is None else wishes.seed,
    )


def _found(wishes: TournamentWishes) -> tuple[Standings, Folder]:
    if wishes.out is None:
        raise Refused(say("arena-resume-where"))
    folder = Folder.found(wishes.out)
    wanted: dict[str, Any] = {"game": None, "players": None, "options": None}
    if wishes.game is not None:
        wanted["game"] = table.find_game(wishes.game).name
    if wishes.players is not None:
        wanted["players"] = planned(games.find(folder.plan.game), wishes.listed() or (), 1).players
    if wishes.set_ or wishes.from_files:
        wanted["options"] = table.options(games.find(folder.plan.game), wishes.set_, wishes.from_files)
    folder.agree(games=wishes.games, seed=wishes.seed, duplicate=wishes.duplicate or None, **wanted)
    return folder.standings(), folder


def announce(console: Console, wishes: TournamentWishes, standings: Standings) -> None:
    """Say what will not be quite as asked, and what was played before."""
    plan = standings.plan
    if plan.rotates:
        console.print(say("arena-rotates", round=plan.round))
    if not wishes.resume and plan.games != (wishes.games or GAMES):
        console.print(say("arena-rounded", games=plan.games, round=plan.round))
    if standings.games:
        console.print(say("arena-goes-on", games=standings.games, all=plan.games))


def run(
    standings: Standings,
    folder: Folder | None,
    progress_on: Console,
    *,
    jobs: int,
    ray: str | None,
    until_decided: bool,
    minutes: float | None,
) -> Ending:
    """Play. However it ends, what was played is kept."""
    plan, ending = standings.plan, Ending(standings)
    bar = progress_bar(progress_on, MofNCompleteColumn())
    name = say("simulating", title=table.title(games.find(plan.game)), seats=plan.seats)
    try:
        with bar:
            task = bar.add_task(name, total=plan.games, completed=standings.games)
            for played in tournament(plan, standings, jobs=jobs, ray=ray, until_decided=until_decided, minutes=minutes):
                if folder:
                    folder.add(played)
                bar.update(task, completed=standings.games)
    except KeyboardInterrupt:
        ending.stopped = True
    except Refused as refused:
        ending.failed = refused
    if folder:
        folder.finish(standings)
    return ending


def show(console: Console, ending: Ending, folder: Folder | None) -> None:
    """For people."""
    standings = ending.standings
    plan = standings.plan
    if ending.stopped:
        console.print(say("sim-stopped", games=standings.games) if standings.games else say("sim-none"))
    if standings.counted:
        kind = "arena-deals" if plan.duplicate else "arena-games"
        console.print(say(kind, games=standings.games, deals=standings.counted, cpu=duration(standings.cpu)))
        console.print()
        console.print(_entrants(standings, console.width))
        console.print()
        if len(plan.entrants) > 1:
            console.print(_ahead(standings, console.width))
            console.print()
        console.print(say("arena-fair", fair=percent(standings.fair), seed=f"{plan.seed}"))
        if standings.decided:
            first = short_names(plan.entrants)[0]
            console.print(say("arena-above" if standings.decided > 0 else "arena-below", name=first))
    if folder:
        where = {"page": str(folder.path / PAGE), "figures": str(folder.path / FIGURES)}
        console.print(say("arena-kept", **where), soft_wrap=True)
        if standings.games < plan.games:
            console.print(say("arena-resume", path=str(folder.path)), soft_wrap=True)


def _entrants(standings: Standings, width: int) -> Grid:
    grid = _grid(width, "sim-player", "arena-seats", "sim-first", "sim-score", "arena-rating", "arena-decision")
    for one in standings.entrants():
        grid.add_row(
            one.name,
            f"{one.seats}",
            share(one.first_share),
            number(one.score),
            rating(one),
            duration(one.seconds / max(one.decisions, 1)),
        )
    return grid


def _ahead(standings: Standings, width: int) -> Grid:
    first, *others = standings.entrants()
    grid = _grid(width, "arena-against", "sim-first", "sim-score", name=first.name)
    for one in others:
        if one.first_share_ahead and one.score_ahead:
            grid.add_row(one.name, share(one.first_share_ahead, sign=True), number(one.score_ahead, sign=True))
    return grid


def _grid(width: int, heading: str, *figures: str, **values: object) -> Grid:
    grid = Grid(box=None, padding=(0, 1 if width < ROOMY else 2, 0, 0), pad_edge=False)
    grid.add_column(say(heading, **values), overflow="fold")
    for one in figures:
        grid.add_column(say(one), justify="right", no_wrap=True)
    return grid


def ended(ending: Ending) -> None:
    """Say by the exit status how it ended."""
    if ending.failed:
        raise ending.failed
    if ending.stopped:
        raise click.exceptions.Exit(STOPPED)

"""A simulation in the terminal: its progress and its results."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn
from rich.table import Table as Grid

from croupier import games
from croupier.arena.report import percent, span
from croupier.arena.simulate import (
    SimulationPlan,
    Tally,
    check_batches,
    folder_for_records,
    simulate,
    simulate_in_batches,
)
from croupier.common import words
from croupier.common.statistics import Sum
from croupier.games.terms import usual_seats

from . import table
from .out import say
from .progress import progress_bar


def planned(
    game: str,
    seats: int | None,
    set_: Sequence[str],
    from_files: Sequence[str],
    players: str | None,
    seed: int | None,
    save: Path | None,
    batch: bool = False,
) -> SimulationPlan:
    """The plan that is asked for, if it can be played. In batches all players are chaotic."""
    found = table.find_game(game)
    given = players.count(",") + 1 if players else 1
    if seats is None:
        seats = given if given > 1 else usual_seats(found)
    table.check_seats(found, seats)
    options = table.options(found, set_, from_files)
    found.start(seats, options)
    levels = table.checked_levels(found, "chaotic" if batch and not players else players, seats, "wrong-levels")
    if batch:
        check_batches(levels, save)
    folder = folder_for_records(save) if save else None
    return SimulationPlan(found.name, options, levels, secrets.randbelow(1_000_000) if seed is None else seed, folder)


def run(
    plan: SimulationPlan, count: int, jobs: int, progress_on: Console, *, batch: bool = False
) -> tuple[Tally, float, bool]:
    """Play. Returns what was played, the seconds it took, and whether somebody stopped it."""
    tally, stopped = Tally(plan.seats), False
    bar = progress_bar(progress_on, MofNCompleteColumn())
    with bar:
        name = say("simulating", title=table.title(games.find(plan.game)), seats=plan.seats)
        task = bar.add_task(name, total=count)
        begun = time.perf_counter()
        try:
            if batch:
                for tally in simulate_in_batches(plan, count):
                    bar.update(task, completed=tally.games)
            else:
                for played in simulate(plan, count, jobs):
                    tally.add(played)
                    if not bar.disable:
                        bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
        return tally, time.perf_counter() - begun, stopped


def figures(plan: SimulationPlan, tally: Tally, seconds: float) -> dict[str, Any]:
    """For programs."""
    agreed = {
        "game": plan.game,
        "seats": plan.seats,
        "options": msgspec.to_builtins(plan.options),
        "players": plan.players,
        "seed": plan.seed,
    }
    return agreed | tally.report(seconds)


def show(console: Console, plan: SimulationPlan, tally: Tally, seconds: float, stopped: bool) -> None:
    """For people."""
    if not tally.games:
        console.print(say("sim-none"))
        return
    if stopped:
        console.print(say("sim-stopped", games=tally.games))
    report = tally.report(seconds)
    pace = {"per_second": report["games_per_second"], "decisions": report["decisions_per_second"]}
    whole = {name: _short(value) for name, value in pace.items()}
    console.print(say("sim-pace", games=tally.games, seconds=words.number(seconds, 1), **whole))
    mean = words.number(tally.decisions.mean, 1)
    console.print(say("sim-length", mean=mean, shortest=tally.shortest, longest=tally.longest))
    console.print()
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(say("sim-seat"), justify="right")
    grid.add_column(say("sim-player"))
    for heading in ("sim-score", "sim-place", "sim-first"):
        grid.add_column(say(heading), justify="right", no_wrap=True)
    for seat, level in enumerate(plan.players):
        score, place, first = tally.scores[seat], tally.places[seat], tally.firsts[seat]
        grid.add_row(f"{seat}", words.level(level), _with_margin(score, 1), _with_margin(place, 2), _share(first))
    console.print(grid)
    console.print()
    console.print(say("sim-seed", seed=f"{plan.seed}"))
    if plan.save:
        console.print(say("sim-saved", path=plan.save))


def _short(value: float) -> str:
    return words.number(value, 1 if value < 10 else 0)


def _with_margin(mean: Sum, digits: int) -> str:
    margin = "" if mean.margin is None else f" ± {words.number(mean.margin, digits)}"
    return words.number(mean.mean, digits) + margin


def _share(share: Sum) -> str:
    within = share.share_interval
    return words.noted(percent(share.mean), span(*within)) if within else percent(share.mean)

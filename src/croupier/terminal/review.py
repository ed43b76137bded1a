"""A review in the terminal: its progress and its results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.progress import TaskProgressColumn
from rich.table import Table as Grid
from rich.text import Text

from croupier.common import records, words
from croupier.core.game import Refused, Seat
from croupier.kit.look import COLOURS, SHAPES
from croupier.review import Decision, Gain, Person, Point, Review, page, within_seconds
from croupier.review import review as review_of
from croupier.review.spoken import change, percent, verdict

from . import table
from .out import Prose, say, winners
from .progress import progress_bar

LEVELS = "▁▂▃▄▅▆▇█"  # of a winning chance, from 0 to 1
LONGEST_NAME = 16  # columns for a name where it does not fit whole
BESIDE = 20  # columns beside a curve: a shape, and the chances at both ends


def made(
    file: Path, progress_on: Console, *, playouts: int | None, seconds: float | None, seed: int, jobs: int
) -> Review | None:
    """The review of the game in a file; None if somebody stopped it."""
    if playouts and seconds:
        raise Refused(say("review-both"))
    record = records.open_file(file)
    bar = progress_bar(progress_on, TaskProgressColumn())
    try:
        with bar:
            task = bar.add_task(say("reviewing", title=table.title(records.game_of(record))), total=1.0)
            if seconds:
                playouts = within_seconds(record, seconds, jobs)
            return review_of(
                record,
                playouts=playouts,
                seed=seed,
                jobs=jobs,
                progress=lambda done: bar.update(task, completed=done),
            )
    except KeyboardInterrupt:
        progress_on.print(say("review-stopped"))
        return None


def write_page(review: Review, path: Path) -> None:
    records.keep(path, page(review).encode())


def show(console: Console, review: Review, path: Path | None) -> None:
    """For people."""
    names = [one.name for one in review.people]
    title = words.of_game(review.game).say("title")
    console.print(Text(title + "  ", "bold") + winners(names, [one.place for one in review.people]))
    console.print()
    console.print(Text(say("review-chances"), "bold"))
    console.print(_curves(review.people, review.points, console.width))
    console.print()
    console.print(Text(say("review-parts"), "bold"))
    console.print(_parts(review.people, console.width))
    console.print(Text(say("review-parts-note"), "dim"))
    for seat, one in enumerate(review.people):
        console.print()
        _show_person(console, seat, one, names)
    console.print()
    measured = {"means": review.means, "playouts": review.playouts, "seed": f"{review.seed}"}
    console.print(Text(say("review-measure", **measured), "dim"))
    if path:
        console.print(say("review-page", path=str(path)))


def _curves(everybody: Sequence[Person], points: Sequence[Point], width: int) -> Grid:
    """A line of blocks for each seat, as wide as fits."""
    named = min(max(cell_len(one.name) for one in everybody), LONGEST_NAME)
    columns = min(max(width - named - BESIDE, 10), len(points))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, width=named + 2)
    for side in ("right", "left", "right"):
        grid.add_column(no_wrap=True, justify="right" if side == "right" else "left")
    for seat, one in enumerate(everybody):
        curve = [points[round(at * (len(points) - 1) / max(columns - 1, 1))].chances[seat] for at in range(columns)]
        blocks = "".join(LEVELS[min(int(chance.value * len(LEVELS)), len(LEVELS) - 1)] for chance in curve)
        start = percent(points[0].chances[seat].value)
        grid.add_row(_name(seat, one.name), start, Text(blocks, COLOURS[seat]), percent(one.won))
    return grid


def _name(seat: Seat, name: str) -> Text:
    return Text(f"{SHAPES[seat]} {name}", COLOURS[seat], overflow="ellipsis", no_wrap=True)


def _parts(everybody: Sequence[Person], width: int) -> Grid:
    grid = Grid(box=None, padding=(0, 1 if width < 72 else 2, 0, 0), pad_edge=False)
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    for heading in ("review-start", "review-luck", "review-skill", "review-others", "review-end"):
        grid.add_column(say(heading), justify="right", no_wrap=True)
    for seat, one in enumerate(everybody):
        gains = [_coloured(gain) for gain in (one.luck, one.skill, one.others)]
        grid.add_row(_name(seat, one.name), percent(one.start.value), *gains, percent(one.won))
    return grid


def _coloured(gain: Gain) -> Text:
    """Green or red where it is more than noise."""
    style = ("green" if gain.value > 0 else "red") if gain.is_clear else ""
    return Text(change(gain), style)


def _show_person(console: Console, seat: Seat, one: Person, names: Sequence[str]) -> None:
    """The decisions of one seat that mattered most."""
    console.print(Text(f"{SHAPES[seat]} {one.name}", f"bold {COLOURS[seat]}"))
    console.print(Padding(Text(say("review-agreed", agreed=one.agreed, decisions=one.decisions), "dim"), (0, 0, 0, 2)))
    for heading, decisions in (("review-best", one.best), ("review-worst", one.worst)):
        if decisions:
            console.print(Padding(_listed(say(heading), decisions, names), (0, 0, 0, 2)))
    if not one.best and not one.worst:
        console.print(Padding(Text(say("review-nothing")), (0, 0, 0, 2)))


def _listed(heading: str, decisions: Sequence[Decision], names: Sequence[str]) -> Grid:
    """The number of each choice, and a sentence on what it was worth."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for one in decisions:
        grid.add_row(Text(f"{one.choice}", "bold"), Prose(verdict(one, names), names))
    whole = Grid.grid()
    whole.add_row(Text(heading, "bold"))
    whole.add_row(Padding(grid, (0, 0, 0, 2)))
    return whole

"""The progress of long work, in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress_bar(console: Console, counter: ProgressColumn) -> Progress:
    """A progress bar with a count. It is shown only to people, and leaves nothing behind."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        counter,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )

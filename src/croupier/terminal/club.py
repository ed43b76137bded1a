"""Results that stay, for whoever runs a house: working them out again, and exporting them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import MofNCompleteColumn

from croupier.common import records
from croupier.core.game import Refused
from croupier.house.club.exports import everything, written
from croupier.house.club.folding import Folding
from croupier.house.storage.storage import Storage

from .out import said, say
from .progress import progress_bar

AT_ONCE = 1_000  # games in one transaction


def rebuild(console: Console, database: str | None) -> int:
    """Work out all results and ratings again, from filed games. Returns of how many games."""

    async def work() -> int:
        storage = await Storage.open(database)
        try:
            folding = Folding(storage)
            games, counted = await folding.reset(), 0
            with progress_bar(console, MofNCompleteColumn()) as bar:
                steps = bar.add_task(say("club-rebuilding"), total=2 * games)  # each is read, then counted
                while any(done := await folding.fold(AT_ONCE)):
                    counted += done.counted
                    bar.advance(steps, sum(done))
            return counted
        finally:
            await storage.close()

    return asyncio.run(work())


def export(database: str | None, folder: Path) -> int:
    """Write all results and ratings to a folder, as CSV and as JSON. Returns how many results."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(say("house-no-folder", path=str(folder), reason=said(records.trouble(error)))) from None

    async def work() -> int:
        storage = await Storage.open(database)
        try:
            found = await everything(storage)
        finally:
            await storage.close()
        whole = {
            name: [dict(zip(columns, row, strict=True)) for row in rows] for name, (columns, rows) in found.items()
        }
        records.keep(folder / "club.json", msgspec.json.format(msgspec.json.encode(whole), indent=1))
        for name, (columns, rows) in found.items():
            records.keep(folder / f"{name}.csv", written(columns, rows).encode())
        return len(whole["results"])

    return asyncio.run(work())

"""The house from a terminal: opening it, its address as a code for phones, and its games as files."""

from __future__ import annotations

import asyncio
import io
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from croupier.common import records
from croupier.core.game import Refused
from croupier.house.application.metrics import Audience
from croupier.house.application.policy import Policy
from croupier.house.application.ringing import Push
from croupier.house.http.roots import checked_root
from croupier.house.limits.limits import limits_of
from croupier.house.operating import supervisor as workers
from croupier.house.operating.serving import Serving, serve
from croupier.house.storage.storage import Storage

from .out import said, say


def run(console: Console, asked: Serving, open_browser: bool) -> None:
    """Serve until somebody stops it; say where, and show a code that phones can read."""

    def opened(here: str, near: list[str]) -> None:
        console.print(say("house-open", address=here))
        for address in near:
            console.print(say("house-near", address=address))
            if console.is_terminal:
                console.print(Text(qr(address)))
        if not near:
            console.print(say("house-alone"))
        console.print(say("house-stop"))
        if open_browser:
            import webbrowser

            webbrowser.open(here)

    with suppress(KeyboardInterrupt):
        (serve if asked.workers is None else workers.serve)(asked, opened)
    console.print(say("house-closed"))


def qr(address: str) -> str:
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def asked_for(
    keep_days: float | None,
    limits: str | None,
    push: Push,
    metrics_from: str | None,
    metrics_token: str | None,
    root_path: str | None,
    **more: Any,
) -> Serving:
    """The house as its options say."""
    figures = Audience(tuple(one.strip() for one in (metrics_from or "").split(",") if one.strip()), metrics_token)
    policy = Policy(limits_of(limits or ""), keep_days, figures=figures, push=push)
    return Serving(**more, root_path=checked_root(root_path or ""), policy=policy)


def export(console: Console, database: str | None, folder: Path) -> int:
    """Write every finished game as a record into a folder. Returns how many."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(say("house-no-folder", path=str(folder), reason=said(records.trouble(error)))) from None

    async def write() -> int:
        storage, count = await Storage.open(database), 0
        try:
            async for table, record in storage.all_records():
                records.keep(folder / f"{records.read(record).game}-{table}.json", record)
                count += 1
        finally:
            await storage.close()
        return count

    return asyncio.run(write())


def bring_in(console: Console, database: str | None, files: list[Path]) -> tuple[int, int]:
    """File records from elsewhere, checking all before filing any. Returns how many are new, and how many known."""
    read = [_checked(file) for file in _listed(files)]

    async def file() -> int:
        storage, new = await Storage.open(database), 0
        try:
            with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
                for path, data in bar.track(read, description=say("house-importing")):
                    new += await storage.file(_name(path, data), data, os.stat(path).st_mtime)
        finally:
            await storage.close()
        return new

    new = asyncio.run(file())
    return new, len(read) - new


def migrate(database: str | None, step: str) -> str:
    """Migrate a database to a step, up or down. Returns the step it is at then."""
    return asyncio.run(Storage.bring_to(database, step))


def _listed(files: list[Path]) -> list[Path]:
    found = [one for file in files for one in (sorted(file.glob("*.json")) if file.is_dir() else [file])]
    if not found:
        raise Refused(say("house-no-files"))
    return found


def _checked(path: Path) -> tuple[Path, bytes]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Refused(say("house-no-file", path=str(path), reason=said(records.trouble(error)))) from None
    try:
        for _ in records.replay(records.read(data)):
            pass
    except Refused as error:
        raise Refused(say("bad-file-content", path=str(path), reason=said(error))) from None
    return path, data


def _name(path: Path, data: bytes) -> str:
    """A game that was exported keeps its id; others are named by their digest, so that none is filed twice."""
    read = records.read(data)
    _, _, name = path.stem.partition(f"{read.game}-")
    return name if len(name) == 16 else read.digest[:32]

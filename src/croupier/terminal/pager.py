"""Long texts in a pager. Ctrl+C closes it, and then stops the command."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import click

PATIENCE = 0.5  # seconds that a pager has to close after Ctrl+C; some ignore it
LOOK = 0.1  # seconds


def paged(text: str) -> None:
    """Show a text in the pager that somebody prefers, in `less`, or in whatever there is."""
    preferred = shlex.split(os.environ.get("PAGER", ""))
    if sys.platform == "win32" or not (found := shutil.which(preferred[0] if preferred else "less")):
        click.echo_via_pager(text)
        return
    options = f"{os.environ.get('LESS', '')} -R -K".strip()  # colours; and it closes when Ctrl+C is pressed
    shown: bytes | None = (text if Path(found).stem == "less" else click.unstyle(text)).encode()
    stops = list[float]()
    handler = signal.signal(signal.SIGINT, lambda *_: stops.append(time.monotonic()))  # it is the pager's first
    try:
        pager = subprocess.Popen([found, *preferred[1:]], stdin=subprocess.PIPE, env={**os.environ, "LESS": options})
        while pager.poll() is None:
            try:
                pager.communicate(shown, timeout=LOOK)
            except subprocess.TimeoutExpired:
                shown = None  # it has been passed on
                if stops and time.monotonic() > stops[0] + PATIENCE:
                    pager.terminate()
    finally:
        signal.signal(signal.SIGINT, handler)
    if stops:
        raise KeyboardInterrupt

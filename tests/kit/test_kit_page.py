"""docs/kit.md lists the whole kit and nothing else."""

from __future__ import annotations

import ast
import re

import pytest
from project import ROOT

PAGE = (ROOT / "docs/kit.md").read_text(encoding="utf-8").partition("## Add a piece")[0]
KIT = ROOT / "src/croupier/kit"
MODULES = sorted(path for path in KIT.rglob("*.py") if path.name != "__init__.py")
ROWS = dict(re.findall(r"^\| `(kit/[\w/]+\.py)` \| (.+) \|$", PAGE, re.MULTILINE))


def test_every_module_has_a_row_and_every_row_a_module() -> None:
    assert sorted(ROWS) == [f"kit/{path.relative_to(KIT).as_posix()}" for path in MODULES]


@pytest.mark.parametrize("row", ROWS)
def test_a_row_names_all_that_is_there_and_nothing_else(row: str) -> None:
    body = ast.parse((KIT.parent / row).read_text(encoding="utf-8")).body
    made = {node.name for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    constants = {
        name.id
        for node in body
        if isinstance(node, ast.Assign)
        for name in ast.walk(node.targets[0])
        if isinstance(name, ast.Name)
    }
    named = {*re.findall(r"`(\w+)`", ROWS[row])} - {"pieces", "redeal"}  # these belong to the contract
    assert {name for name in made if not name.startswith("_")} - named == set()
    assert named - made - constants == set()

"""The rule pages and the rule tests hold each other: every number on a page is tested, and none is missing."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

import croupier
from croupier import games

FOLDERS = Path(croupier.__file__).parent / "games"
everywhere = pytest.mark.parametrize("name", games.names())
NUMBER = re.compile(r"\b[A-Z]{2}-\d+\b")


def numbers_on_page(name: str) -> list[str]:
    page = (FOLDERS / name / "rulebook" / "en.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", page, re.MULTILINE)


def numbers_tested(name: str) -> set[str]:
    """The numbers that the docstrings of a game's tests begin with."""
    found: set[str] = set()
    for path in (FOLDERS / name / "tests").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert any(isinstance(part, ast.Assert | ast.With) for part in ast.walk(node)), (
                    f"{node.name} asserts nothing"
                )
                found |= set(NUMBER.findall((ast.get_docstring(node) or "").partition(":")[0]))
    return found


def expected(name: str) -> list[str]:
    last: dict[str, list[tuple[int, int]]] = import_module(f"croupier.games.{name}.tests.test_rules").LAST
    return [f"{box}-{n}" for box, blocks in last.items() for first, end in blocks for n in range(first, end + 1)]


@everywhere
def test_numbers_are_contiguous_up_to_the_last(name: str) -> None:
    assert numbers_on_page(name) == expected(name)


@everywhere
def test_every_number_is_tested(name: str) -> None:
    assert numbers_tested(name) == set(numbers_on_page(name))


@everywhere
def test_the_page_and_the_code_refer_only_to_rules_that_exist(name: str) -> None:
    page = FOLDERS / name / "rulebook" / "en.md"
    known = {number for other in games.names() for number in numbers_on_page(other)}
    for path in (page, *(FOLDERS / name).glob("*.py")):
        assert set(NUMBER.findall(path.read_text(encoding="utf-8"))) <= known, (
            f"{path.name} refers to a rule that is not there"
        )


@everywhere
def test_the_page_has_what_a_player_looks_for(name: str) -> None:
    page = (FOLDERS / name / "rulebook" / "en.md").read_text(encoding="utf-8")
    for heading in ("# ", "## In short", "## Set-up", "## An example round", "## What people get wrong"):
        assert re.search(rf"^{re.escape(heading)}", page, re.MULTILINE), f"{name} has no {heading}"
    assert "*House ruling:*" in page
    assert "*Example:*" in page

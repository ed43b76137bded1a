"""The lines of a Fluent file: their keys, and the values that each of them needs."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

PLURALS = {"zero", "one", "two", "few", "many"}


class Placeholders(Visitor):
    """The values that are asked for, and which of them are counted: only a number selects singular or plural."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            numbers = [variant for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)]
            if (names & PLURALS or numbers) and names <= PLURALS | {"other"}:
                self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def placeholders(node: Any) -> set[str]:
    return _visited(node).found


def counted(node: Any) -> set[str]:
    return _visited(node).counted


def _visited(node: Any) -> Placeholders:
    visitor = Placeholders()
    visitor.visit(node)
    return visitor


def messages(place: Traversable, language: str = "en") -> dict[str, ast.Message]:
    """The messages of a place in a language, by key; none where there is no file for it."""
    file = place / "texts" / f"{language}.ftl"
    if language != "en" and not file.is_file():
        return {}
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    lines = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert len({line.id.name for line in lines}) == len(lines), "two lines have the same key"
    return {line.id.name: line for line in lines}


def patterns(place: Traversable, language: str = "en") -> dict[str, ast.Pattern]:
    """What every line and every attribute says."""
    found: dict[str, ast.Pattern] = {}
    for name, line in messages(place, language).items():
        found |= {name: line.value} if line.value else {}
        found |= {f"{name}.{one.id.name}": one.value for one in line.attributes}
    return found

"""Every move, event, question and option has its line, no line is left over, and placeholders are fields."""

from __future__ import annotations

import re
from importlib.resources import files
from inspect import getmembers, isclass
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from croupier import games
from croupier.core.game import Event, Move, Options, Phase, Reveal
from croupier.kit import bank
from croupier.players import ORDER

everywhere = pytest.mark.parametrize("name", games.names())


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def placeholders(node: Any) -> set[str]:
    visitor = Placeholders()
    visitor.visit(node)
    return visitor.found


def messages(place: Any) -> dict[str, ast.Message]:
    resource = FluentParser().parse((place / "texts" / "en.ftl").read_text(encoding="utf-8"))
    lines = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert len({line.id.name for line in lines}) == len(lines), "two lines have the same key"
    return {line.id.name: line for line in lines}


def made_in(module: ModuleType, kind: type) -> dict[str, type]:
    """The moves, events, phases or options that a module makes itself."""
    own = getmembers(module, lambda one: isclass(one) and issubclass(one, kind) and one.__module__ == module.__name__)
    return {name: one for name, one in own if one not in (Move, Event, Reveal)}


def check(lines: dict[str, ast.Message], module: ModuleType) -> None:
    for kind in (Move, Event):
        for name, thing in made_in(module, kind).items():
            assert name in lines, f"{name} has no line"
            fields = set(thing.__struct_fields__)  # type: ignore[attr-defined]
            assert placeholders(lines[name]) <= fields, f"{name} asks for something that is no field of it"
            keys = [attribute.id.name for attribute in lines[name].attributes]
            assert keys == (["key"] if kind is Move else []), f"{name} has the attributes {keys}"


@everywhere
def test_no_line_is_missing_and_placeholders_are_fields(name: str) -> None:
    lines, rules, game = messages(games.folder(name)), games.part(name, "rules"), games.find(name)
    check(lines, rules)
    for key, allowed in {"title": set(), "tagline": set(), "length": set(), "score": {"amount"}}.items():
        assert placeholders(lines[key]) <= allowed
    for phase in game.phases:
        asks = phase.moves is not Phase.moves and phase.__name__ != "Play"
        assert (f"ask-{phase.__name__}" in lines) is asks, f"the question of {phase.__name__}"
    for option in set(game.options.__struct_fields__) - {"first", "bank"}:
        assert f"option-{option}" in lines


@everywhere
def test_no_line_is_left_over(name: str) -> None:
    rules, game = games.part(name, "rules"), games.find(name)
    sources = "".join(path.read_text(encoding="utf-8") for path in _modules(name))
    known = {"title", "tagline", "length", "score", *made_in(rules, Move), *made_in(rules, Event)}
    known |= {f"ask-{phase.__name__}" for phase in game.phases}
    known |= {f"option-{option}" for option in game.options.__struct_fields__}
    for key in set(messages(games.folder(name))) - known:
        if key.startswith(("board-", "guide-", "refused-")):
            continue  # of the pages: tests/test_page_texts.py; of what is refused: tests/test_refusals.py
        said = re.search(rf'["\']{re.escape(key)}["\']', sources) or _said_by_pattern(key, sources)
        assert key.startswith("screen-"), f"nobody says {key}"
        assert said, f"nobody says {key}"


def _modules(name: str) -> list[Any]:
    return [path for path in games.folder(name).iterdir() if path.name.endswith(".py")]


def _said_by_pattern(key: str, sources: str) -> bool:
    """Keys that are put together: f"screen-{side}" says screen-left."""
    patterns = re.findall(r'f["\'](screen-[^"\']*\{[^"\']*)["\']', sources)
    return any(re.fullmatch(re.sub(r"\\\{.*?\\\}", ".+", re.escape(pattern)), key) for pattern in patterns)


def test_the_kit_tells_what_the_bank_does() -> None:
    lines = messages(files("croupier.kit"))
    check(lines, bank)
    levels = {f"level-{level}" for level in ORDER}
    expected = {*made_in(bank, Move), *made_in(bank, Event), "option-first", "option-bank", *levels}
    assert {line for line in lines if not line.startswith("refused-")} == expected
    assert set(Options.__struct_fields__) <= {key.removeprefix("option-") for key in lines}

"""Every refusal on the command line can be said in every language: it has a key, and the key has a line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

import croupier
from croupier import games
from croupier.common import records
from croupier.common.languages import speaking
from croupier.common.records import BadRecord
from croupier.core.game import Refused
from croupier.terminal.out import said

ROOT = Path(croupier.__file__).parent
KINDS = {"Refused", "BadRecord", "Misplay"}
OWN_WORDS = (
    "terminal",
    "house",
    "learn",
    "batch",
)  # the terminal says its own; the house has codes; the rest is for programs
FILES = [path for path in ROOT.rglob("*.py") if "tests" not in path.parts]
MET = [path for path in FILES if path.relative_to(ROOT).parts[0] not in OWN_WORDS]


def refusals(path: Path) -> Iterator[tuple[int, str, ast.Call]]:
    """Every place where something is refused, the sentence if it is a plain string, and the call."""
    plain: dict[str, str] = {}
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    for node in sorted(nodes, key=lambda one: getattr(one, "lineno", 0)):
        match node:
            case ast.Assign([ast.Name(name)], ast.Constant(str() as text)):
                plain[name] = text
            case ast.Call(ast.Name(kind), [ast.Constant(sentence), *_]) if kind in KINDS:
                yield node.lineno, str(sentence), node
            case ast.Call(ast.Name(kind), [ast.Name(name), *_]) if kind in KINDS:
                yield node.lineno, plain.get(name, ""), node
            case ast.Call(ast.Name(kind)) if kind in KINDS:
                yield node.lineno, "", node


def key(call: ast.Call) -> str:
    return str(call.args[1].value) if len(call.args) > 1 and isinstance(call.args[1], ast.Constant) else ""


def place_of(name: str) -> tuple[Path, str]:
    place, _, line = name.rpartition(".")
    return ROOT / (f"games/{place}" if place in games.names() else place or "terminal"), f"refused-{line}"


def lines(place: Path) -> dict[str, Message]:
    body = FluentParser().parse((place / "texts" / "en.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def template(line: Message) -> str | None:
    """A line as the code writes it; None if the line has several variants."""
    told = ""
    for part in line.value.elements if line.value else ():
        if isinstance(part, TextElement):
            told += part.value
        elif isinstance(part, Placeable) and isinstance(part.expression, VariableReference):
            told += "{" + part.expression.id.name + "}"
        else:
            return None
    return told


@pytest.mark.parametrize("path", MET, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_refusal_has_a_key(path: Path) -> None:
    for number, _, call in refusals(path):
        if not any(isinstance(arg, ast.JoinedStr) and "system-" in ast.unparse(arg) for arg in call.args):
            assert key(call), f"{path}:{number}"


@pytest.mark.parametrize("path", [path for path in FILES if path.relative_to(ROOT).parts[0] == "terminal"])
def test_the_terminal_refuses_in_its_own_words(path: Path) -> None:
    for number, _, call in refusals(path):
        match call.args[0]:
            case ast.Call(ast.Name("say")):
                pass
            case _:
                pytest.fail(f"{path}:{number}")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_key_has_a_line_that_says_the_same(path: Path) -> None:
    for number, sentence, call in refusals(path):
        if name := key(call):
            place, line = place_of(name)
            assert line in lines(place), f"{path}:{number}"
            told = template(lines(place)[line])
            assert not sentence or told in (None, sentence), f"{path}:{number}"


@pytest.mark.parametrize("place", ["terminal", "kit", *(f"games/{name}" for name in games.names())])
def test_no_line_is_left_over(place: str) -> None:
    used = {place_of(key(call)) for path in FILES for _, _, call in refusals(path) if key(call)}
    for line in lines(ROOT / place):
        if line.startswith("refused-") and not line.startswith("refused-system-"):
            assert (ROOT / place, line) in used, line


class TestSaid:
    def test_in_words(self) -> None:
        refused = Refused("{game} is for {fewest} to {most} players, not {seats}.", "seats", **fits())
        assert str(refused) == said(refused) == "las_vegas is for 2 to 5 players, not 9."

    def test_a_reason_inside(self) -> None:
        over = Refused("the game is already over.", "over")
        bad = BadRecord("Choice {number} is impossible: {reason}", "impossible", number=3, reason=over)
        assert said(bad) == "Choice 3 is impossible: the game is already over."
        assert bad.number == 3

    def test_what_only_programmers_understand_is_not_told(self) -> None:
        with pytest.raises(BadRecord) as caught:
            records.read(b"Dear croupier")
        assert "malformed" in str(caught.value)
        assert said(caught.value) == "This is not a record of a game: it cannot be read."

    def test_of_the_system(self, tmp_path: Path) -> None:
        with pytest.raises(Refused) as caught:
            records.open_file(tmp_path / "none.json")
        assert said(caught.value) == str(caught.value)
        odd = records.trouble(OSError(999, "Odd"))
        rare = Refused("{path} cannot be read: {reason}.", "unreadable", path="x", reason=odd)
        assert said(rare) == "x cannot be read: Odd."

    @pytest.mark.parametrize("language", ["ja", "ru", "zh-Hant"])
    def test_in_another_language(self, language: str, tmp_path: Path) -> None:
        with speaking(language):
            told = said(Refused("", "seats", **fits()))
            assert "9" in told
            assert "players" not in told

    def test_a_refusal_travels(self) -> None:
        """A refusal keeps its key when it passes from one process to another."""
        import pickle

        again = pickle.loads(pickle.dumps(Refused("{choice} is not one of the choices.", "choice", choice="{}")))
        assert (str(again), again.key, again.values) == ("{} is not one of the choices.", "choice", {"choice": "{}"})


def fits() -> dict[str, Any]:
    return {"game": "las_vegas", "fewest": 2, "most": 5, "seats": 9}

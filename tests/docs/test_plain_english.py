"""Nothing that people read has the turns of phrase that make English read as if it were translated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations
from project import ROOT

BETTER = {  # a turn of phrase: what to write instead
    r"\banew\b": "again",
    r"\bhangs? on\b": "depends on",
    r"\bothers? than\b(?! (?:English|Python|that\b))": "different from",
    r"\bif not said\b|\bis not said\b": "by default, not specified",
    r"(?<![Tt]here )\b(?:is|are|was) no (?!longer|more|less|better|worse)[a-z]+": "is not a",
    r"\bso many\b(?! that| of)": "this many, the given number of",
    r"\bby itself\b": "automatically, on its own",
    r"\b(?:go|goes|going|gone|went) on\b(?! (?:a|the|top|to|this|your|tile|it|every|any)\b)": (
        "continue, move on, in progress"
    ),
    r"(?:^|[.;:!] )Who (?!is |are |was |has |have |can |may |must |will |would |plays\?|wins\?|sees what)[^?]*[.;!]": (
        "whoever, anyone who, players who"
    ),
    r"\b(?:[Oo]nly|but|for|by|from|with|that) who (?=[a-z]+s\b)": "whoever, anyone who, players who",
    r"\bdearer\b": "more expensive",
    r"\breckon(?:s|ed)?\b": "calculate",
    r"\bfor ever\b": "indefinitely",
    r"\bhad to come\b": "was due",
    r", too\.": "as well, also",
}
PAGES = ("*.md", "docs/*.md", "src/croupier/games/*/rulebook/en.md", "src/croupier/terminal/new_game/**/en.md")
every = pytest.mark.parametrize


def spoken(text: str, path: Path) -> str:
    """Without code."""
    if path.suffix == ".md":
        text = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        text = re.sub(r"^(?: {4}|\t).*$", "", text, flags=re.MULTILINE)
        text = re.sub(r"`[^`\n]*`", "`…`", text)
        return re.sub(r"(?<=\S)\n(?=[^\s|#*>-])", " ", text)  # a sentence on two lines
    return re.sub(r"^#.*$", "", text, flags=re.MULTILINE)


def sentences_of(path: Path) -> Iterator[str]:
    """What a module says to people: the literals of its errors, and what it prints."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in docs
            and node.value.count(" ") > 1
        ):
            yield node.value


def faults(text: str) -> list[str]:
    found = []
    for wrong, better in BETTER.items():
        for one in re.finditer(wrong, text, re.MULTILINE):
            around = text[max(0, one.start() - 40) : one.end() + 30].replace("\n", " ")
            found.append(f"…{around}… (better: {better})")
    return found


def read_by_people() -> list[Path]:
    pages = [path for kind in PAGES for path in ROOT.glob(kind)]
    return [*pages, *(place / "texts/en.ftl" for place in translations.places())]


@every("path", read_by_people(), ids=lambda path: str(path.relative_to(ROOT)))
def test_pages_and_lines_are_plain(path: Path) -> None:
    assert faults(spoken(path.read_text(encoding="utf-8"), path)) == []


def test_what_python_says_is_plain() -> None:
    modules = [path for folder in ("src", "bench", "tools", "examples") for path in (ROOT / folder).rglob("*.py")]
    wrong = {
        path.relative_to(ROOT).as_posix(): found
        for path in modules
        if "tests" not in path.parts and (found := [fault for text in sentences_of(path) for fault in faults(text)])
    }
    assert len(modules) > 300
    assert wrong == {}


@every(
    "text",
    [
        "Look again, and choose anew.",
        "It hangs on the game.",
        "This is no name.",
        "Who opens it sits in seat 0.",
        "Only who has the code finds this table.",
        "Games that are over go on.",
        "It comes back by itself.",
        "Clear games away after so many days.",
    ],
)
def test_such_a_phrase_would_be_found(text: str) -> None:
    assert len(faults(text)) == 1


@every(
    "text",
    [
        "Who plays?",
        "The dice go on the casino.",
        "That is no longer so.",
        "It has so many of them that nobody counts.",
        "Ann, who plays, wins.",
    ],
)
def test_plain_english_is_left_alone(text: str) -> None:
    assert faults(text) == []

"""Every move, event, question and option has its line, no line is left over, and every language has the same."""

from __future__ import annotations

import re
from importlib.resources import files
from inspect import getmembers, isclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import translations
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from fluent_lines import messages, patterns, placeholders
from project import ROOT

from croupier import games
from croupier.common import words
from croupier.common.languages import languages
from croupier.core.game import Event, Move, Options, Phase, Reveal
from croupier.kit.seventh_heaven import bank
from croupier.players import ORDER

everywhere = pytest.mark.parametrize("name", games.names())


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
            keys = {attribute.id.name for attribute in lines[name].attributes}
            expected = {"key"} if kind is Move else own_lines(thing, placeholders(lines[name].value))
            assert keys == expected, f"{name} has the attributes {keys}, not {expected}"


def own_lines(event: type, said: set[str]) -> set[str]:
    """An event that names people has a line for each of them to read: `you`; `you-<field>` where somebody else acts."""
    seats = [field for field, kind in words.kinds(event).items() if kind == "seat"]
    return {"you" if field == seats[0] else f"you-{field}" for field in seats if field in said}


@everywhere
def test_no_line_is_missing_and_placeholders_are_fields(name: str) -> None:
    lines, rules, game = messages(games.folder(name)), games.part(name, "rules"), games.find(name)
    check(lines, rules)
    for key, allowed in {"title": set(), "tagline": set(), "length": set(), "score": {"amount"}}.items():
        assert placeholders(lines[key]) <= allowed
    for phase in game.phases:
        asks = phase.moves is not Phase.moves and phase.__name__ != "Play"
        assert (f"ask-{phase.__name__}" in lines) is asks, f"the question of {phase.__name__}"
    for option in game.options.__struct_fields__:
        assert f"option-{option}" in {**messages(files("croupier.kit")), **lines}, f"the option {option} has no line"


@everywhere
def test_no_line_is_left_over(name: str) -> None:
    rules, game = games.part(name, "rules"), games.find(name)
    sources = "".join(path.read_text(encoding="utf-8") for path in _modules(name))
    known = {"title", "tagline", "length", "score", *made_in(rules, Move), *made_in(rules, Event)}
    known |= {f"ask-{phase.__name__}" for phase in game.phases}
    known |= {f"option-{option}" for option in game.options.__struct_fields__}
    for key in set(messages(games.folder(name))) - known:
        if key.startswith(("board-", "guide-", "refused-")):
            continue  # of the pages: tests/web/test_texts.py; of what is refused: tests/common/test_refusals.py
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
    shared = {"option-first", "option-bank", "noted", "labelled"}
    expected = {*made_in(bank, Move), *made_in(bank, Event), *shared, *levels}
    assert {line for line in lines if not line.startswith("refused-")} == expected
    assert set(Options.__struct_fields__) <= {key.removeprefix("option-") for key in lines}


# Every language says the same


PACKAGE = ROOT / "src/croupier"
PLACES = translations.places()
OTHERS = [language for language in languages() if language != "en"]


def name_of(place: Path) -> str:
    return str(place.relative_to(ROOT))


every_place = pytest.mark.parametrize("place", PLACES, ids=name_of)
every_language = pytest.mark.parametrize("language", OTHERS)
SAME = {  # lines that read the same in another language, and why
    "computer-names": "names",
    "door-name": "the name of the house",
    "page-title": "the name of the house",
    "milliseconds": "a unit",
    "seconds": "a unit",
}
LATIN = re.compile(r"[A-Za-z]{2,}")


def plain(pattern: ast.Pattern) -> str:
    """What a line says on its own, whatever the values are."""
    visitor = Letters()
    visitor.visit(pattern)
    return " ".join(visitor.found)


class Letters(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value.strip())


def test_at_least_four_languages_are_spoken() -> None:
    assert {*languages()} >= {"en", "ja", "ru", "zh-Hant"}


@every_place
@every_language
def test_no_language_has_lines_of_its_own_or_with_other_values(place: Path, language: str) -> None:
    first, other = patterns(place, "en"), patterns(place, language)
    assert set(other) - set(first) == set()
    assert {key for key in other if placeholders(first[key]) != placeholders(other[key])} == set()


@pytest.mark.release
@pytest.mark.parametrize("place", [one for one in PLACES if translations.is_released(one)], ids=name_of)
@every_language
def test_every_language_has_every_line_and_every_rule_page(place: Path, language: str) -> None:
    missing = translations.lacking(place, language)
    assert not missing, "\n".join([f"In {place.relative_to(ROOT)} there is no", *missing])


def test_a_release_is_the_doors_and_every_game_that_the_readme_lists() -> None:
    rows = re.findall(r"^\| .+ \| \d–\d \| .+ \|$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == len(translations.listed()) > 0
    others = [place.name for place in PLACES if place.parent.name != "games"]
    assert others == ["arena", "kit", "review", "terminal", "training", "web"]
    assert not translations.is_released(PACKAGE / "games/no_such_game")


def test_what_a_release_would_lack_is_named_line_by_line(tmp_path: Path) -> None:
    for file, text in {
        "texts/en.ftl": "title = Coins\nPaid = { $seat } pays\n    .you = You pay\n",
        "texts/ja.ftl": "title = コイン\nPaid = { $seat }が払う\n",
        "rulebook/en.md": "# Coins\n",
        "rulebook/ja.md": "# コイン\n",
    }.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    assert translations.lacking(tmp_path, "ja") == ["texts/ja.ftl: Paid.you"]
    assert translations.lacking(tmp_path, "ru") == [
        "texts/ru.ftl: title",
        "texts/ru.ftl: Paid",
        "texts/ru.ftl: Paid.you",
        "rulebook/ru.md",
    ]
    assert translations.lacking(tmp_path, "en") == []


@every_place
@every_language
def test_no_english_is_left_over(place: Path, language: str) -> None:
    first, other = patterns(place, "en"), patterns(place, language)
    alike = {
        key for key in {*first} & {*other} if plain(first[key]) == plain(other[key]) and LATIN.search(plain(first[key]))
    }
    assert {key for key in alike if not key.endswith(".key") and key not in SAME} == set()


@everywhere
def test_every_rule_page_has_the_same_rules(name: str) -> None:
    pages = sorted((PACKAGE / "games" / name / "rulebook").glob("*.md"))
    assert {page.stem for page in pages} <= {*languages()}
    assert {page.stem: rule_numbers(page) for page in pages} == dict.fromkeys(
        (page.stem for page in pages), rule_numbers(PACKAGE / "games" / name / "rulebook/en.md")
    )


def rule_numbers(page: Path) -> list[str]:
    return re.findall(r"^\*\*([A-Z]{2}-\d+)\*\* ", page.read_text(encoding="utf-8"), re.MULTILINE)

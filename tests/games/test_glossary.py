"""One term for one thing: what docs/glossary says holds in every rule page and every line of a language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import translations
from project import ROOT

from croupier import games
from croupier.common import words
from croupier.common.languages import languages

OTHERS = [language for language in languages() if language != "en"]
SPACED = ("ru",)  # languages with spaces between words, and endings
every_language = pytest.mark.parametrize("language", OTHERS)
HOMONYMS = {  # English words that also mean something else: a page may have the word without the thing
    "choice",
    "decision",
    "draw",
    "game",
    "hand",
    "hit",
    "hold",
    "house",
    "limit",
    "look",
    "pass",
    "place",
    "row",
    "tie",
    "turn",
}
VERB = re.compile(r"(?<=[^\u3040-\u309f])[うくぐすつぬぶむる]$")  # what changes of a Japanese verb


@dataclass(frozen=True)
class Term:
    english: str
    game: str | None  # the only game that has this meaning of it
    translations: tuple[str, ...]
    never: tuple[str, ...]


@cache
def glossary(language: str) -> list[Term]:
    """The rows of a glossary."""
    text = (ROOT / "docs/glossary" / f"{language}.md").read_text(encoding="utf-8")
    titles = {words.Words("en", games.folder(name)).say("title"): name for name in games.names()}
    found = []
    for line in text.splitlines():
        if not line.startswith("|") or line.startswith(("|-", "| English")):
            continue
        english, translated, never, _note = (cell.strip() for cell in line.strip("|").split("|"))
        name, _, remark = english.rstrip(")").partition(" (")
        found.append(Term(name, titles.get(remark), split(translated, "[,;、；]"), split(never, ";")))
    return found


def split(cell: str, at: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("«»「」") for part in re.split(at, re.sub(r"\(.*?\)", "", cell)) if part.strip())


def pattern(word: str, language: str) -> re.Pattern[str]:
    """Finds a wording: as a whole word, with any ending where a star says so; anywhere where words are not spaced."""
    if language not in SPACED:
        return re.compile(re.escape(word))
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}(?!\w)", re.IGNORECASE)


def files(language: str, game: str | None) -> list[Path]:
    """What is read in a language: everywhere, or in the folder of one game."""
    places = translations.places() if game is None else [ROOT / "src/croupier/games" / game]
    every = [
        file
        for place in places
        for file in (place / "texts" / f"{language}.ftl", place / "rulebook" / f"{language}.md")
    ]
    return [file for file in every if file.is_file()]


def test_the_glossaries_explain_the_same_words() -> None:
    explained = {language: [(term.english, term.game) for term in glossary(language)] for language in OTHERS}
    assert explained == dict.fromkeys(OTHERS, explained["ja"])


@every_language
def test_what_is_never_said_is_not_said(language: str) -> None:
    wrong = []
    for term in glossary(language):
        for word in term.never:
            for file in files(language, term.game):
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                    if pattern(word, language).search(line):
                        wrong.append(f"{file.relative_to(ROOT)}:{number}: {word} for {term.english}: {line.strip()}")
    assert not wrong, "\n".join(wrong)


def stem(word: str, language: str) -> str:
    """What does not change of a word."""
    if language not in SPACED:
        return VERB.sub("", word)
    longest = max(word.split(), key=len).casefold()
    return longest if len(longest) < 4 else longest[: max(3, len(longest) - 3)]


@every_language
@pytest.mark.parametrize("name", games.names())
def test_a_rule_page_uses_the_terms_of_the_glossary(language: str, name: str) -> None:
    folder = ROOT / "src/croupier/games" / name / "rulebook"
    english = (folder / "en.md").read_text(encoding="utf-8").casefold()
    page = "".join(path.read_text(encoding="utf-8") for path in folder.glob(f"{language}.md")).casefold()
    missing = []
    for term in glossary(language):
        if not page or not term.translations or term.english in HOMONYMS or term.game not in (None, name):
            continue
        if not re.search(rf"(?<!\w){re.escape(term.english.casefold())}s?(?!\w)", english):
            continue
        if not any(stem(one, language).casefold() in page for one in term.translations):
            missing.append(f"{term.english}: {', '.join(term.translations)}")
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", ["ja", "ru", "zh-Hant"])
def test_a_glossary_says_what_is_never_said(language: str) -> None:
    assert sum(len(term.never) for term in glossary(language)) > 30


@every_language
def test_every_term_of_the_glossary_is_used(language: str) -> None:
    unused = []
    for term in glossary(language):
        text = "".join(file.read_text(encoding="utf-8") for file in files(language, term.game)).casefold()
        unused += [one for one in term.translations if stem(one, language).casefold() not in text]
    assert not unused


def test_a_wording_is_found_as_its_language_writes_it() -> None:
    assert pattern("подъём*", "ru").search("После подъёма все уравнивают.")
    assert pattern("даром", "ru").search("Это даром.")
    assert not pattern("даром", "ru").search("Одним ударом.")
    assert pattern("種目", "ja").search("この種目から退場です。")
    assert stem("непогашенный долг", "ru") in "двух непогашенных долгов"
    assert stem("振る", "ja") in "ダイスを振ります。"

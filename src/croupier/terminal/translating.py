"""A new language: its files beside the English ones, with every line there to be translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from babel import Locale, UnknownLocaleError

from croupier.common.languages import FIRST, languages
from croupier.core.game import Refused

from .making import clone
from .out import say

HEAD = """\
# {name}. Every line is here in English, behind "# ": take the "# " away and translate what follows "=".
# Lines that are still behind "# " are shown in English. docs/translating.md says more.
"""
GLOSSARY = """\
# Glossary: {name}

One term for one thing, in `texts/{tag}.ftl` and `rulebook/{tag}.md` alike. Decide on the terms before you translate
lines, and write down here how players are addressed and in which tense events are told.

A wording in the column `never` may not stand for the term. Several are separated by semicolons.
"""
MODEL = "ja"  # the glossary whose first column is taken over


def make(tag: str, root: Path | None = None) -> list[Path]:
    """Make the files of a language; none is touched that is there."""
    root, name = root or clone(), english_name(tag)
    files = {place / f"{tag}.ftl": commented(place / f"{FIRST}.ftl", name) for place in places(root)}
    glossary = "\n".join([GLOSSARY.format(name=name, tag=tag).rstrip(), *_terms(root, name)])
    files[root / "docs/glossary" / f"{tag}.md"] = f"{glossary}\n"
    if tag in languages() or any(path.exists() for path in files):
        raise Refused(say("new-language-there", tag=tag))
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return [*files]


def english_name(tag: str) -> str:
    """What the language is called in English."""
    try:
        name = Locale.parse(tag, sep="-").get_display_name(FIRST)
    except (UnknownLocaleError, ValueError):
        name = None
    if not name:
        raise Refused(say("new-language-tag", tag=tag))
    return name


def places(root: Path) -> list[Path]:
    """Every folder of texts: of the kit, the interfaces, the games, the pages."""
    package = root / "src/croupier"
    return [*sorted(package.glob("*/texts")), *sorted(package.glob("games/*/texts")), root / "web/texts"]


def commented(english: Path, name: str) -> str:
    """A file of lines with every line behind a #."""
    lines = re.sub(r"^(?=[^#\n])", "# ", english.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return f"{HEAD.format(name=name)}\n{lines}"


def _terms(root: Path, name: str) -> Iterator[str]:
    """The tables of a glossary with the English terms, to be filled in."""
    for row in (root / "docs/glossary" / f"{MODEL}.md").read_text(encoding="utf-8").splitlines():
        if row.startswith("## "):
            yield f"\n{row}\n"
        elif row.startswith("| English"):
            yield f"| English | {name} | never | note |"
        elif row.startswith("|-"):
            yield row
        elif term := re.match(r"\| (.+?) \|", row):
            yield f"| {term[1]} | | | |"

"""The words of the help pages: plain lines of texts/, read without the code for plurals and numbers.

That code would take longer to load than everything else that `croupier --help` needs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, TextElement

from croupier.common.languages import FIRST, IN_ENGLISH

TEXTS = Path(__file__).parent / "texts"


def line_of(language: str, key: str) -> str:
    """A line of help; in English, and marked so, where the language does not have it."""
    own = lines(language)
    return own[key] if key in own or language == FIRST else lines(FIRST)[key] + IN_ENGLISH


@cache
def lines(language: str) -> dict[str, str]:
    """Every line of help by its key; an attribute as key.attribute."""
    found: dict[str, str] = {}
    file = TEXTS / f"{language}.ftl"
    if language != FIRST and not file.is_file():
        return found
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.id.name.startswith("help"):
            found[entry.id.name] = _plain(entry.value)
            found.update({f"{entry.id.name}.{part.id.name}": _plain(part.value) for part in entry.attributes})
    return found


def _plain(pattern: Pattern | None) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, TextElement)) if pattern else ""

"""What games and interfaces lack in languages other than English: natural in development, but not in a release."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax.ast import TextElement
from fluent_lines import patterns

from croupier.terminal import translating

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/croupier"


def places() -> list[Path]:
    """Every folder with texts: the kit, the interfaces, the games, the pages."""
    return [texts.parent for texts in translating.places(ROOT)]


def is_released(place: Path) -> bool:
    """Everything is released, except games that the README does not list."""
    return place.parent != PACKAGE / "games" or place.name in listed()


def listed() -> list[str]:
    """The games in the README's list."""
    titles = set(re.findall(r"^\| ([^|]+?) \| \d", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    games = sorted(texts.parent for texts in PACKAGE.glob("games/*/texts"))
    return [game.name for game in games if _title(game) in titles]


def _title(game: Path) -> str:
    return "".join(part.value for part in patterns(game)["title"].elements if isinstance(part, TextElement))


def lacking(place: Path, language: str) -> list[str]:
    """Every line and every rule page that exists only in English."""
    own = patterns(place, language)
    lines = [f"texts/{language}.ftl: {key}" for key in patterns(place) if key not in own]
    pages = [place / "rulebook" / f"{language}.md"] if (place / "rulebook/en.md").is_file() else []
    return lines + [f"rulebook/{page.name}" for page in pages if not page.is_file()]

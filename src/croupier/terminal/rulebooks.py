"""Rule pages, and individual rules by number."""

from __future__ import annotations

import re
from itertools import groupby

from croupier import games
from croupier.common.languages import FIRST, IN_ENGLISH, language
from croupier.core.game import Refused

from .out import say

NUMBER = re.compile(r"^\*\*([A-Z0-9]+-\d+)\*\* ", re.MULTILINE)
END = re.compile(r"^(?:#|\*\*[A-Z0-9]+-\d+\*\* )", re.MULTILINE)  # where a rule ends: at the next one, or a heading


def page(game: str) -> str:
    """The rule page of a game, in Markdown; in English, and saying so, where the language has none."""
    folder = games.folder(game) / "rulebook"
    if _is_translated(game):
        return (folder / f"{language()}.md").read_text(encoding="utf-8")
    note = say("rules-in-english")
    return f"*{note}*\n\n" + (folder / f"{FIRST}.md").read_text(encoding="utf-8")


def _is_translated(game: str) -> bool:
    return language() == FIRST or (games.folder(game) / "rulebook" / f"{language()}.md").is_file()


def numbered(text: str) -> dict[str, str]:
    """Each rule by its number; the text does not repeat it."""
    rules = {}
    for found in NUMBER.finditer(text):
        end = END.search(text, found.end())
        rules[found[1]] = text[found.end() : end.start() if end else None].strip()
    return rules


def rule(game: str, number: str) -> tuple[str, str]:
    """The rule with this number, which may be typed carelessly: LV-7, lv7 or 7."""
    rules = numbered(page(game))
    wanted = _careless(number)
    for name, text in rules.items():
        if wanted in (_careless(name), name.rpartition("-")[2]):
            return name, text if _is_translated(game) else text + IN_ENGLISH
    raise Refused(say("no-rule", game=game, number=number, blocks=tuple(_blocks(list(rules)))))


def _careless(number: str) -> str:
    return re.sub(r"[\W_]", "", number).casefold()


def _blocks(names: list[str]) -> list[str]:
    """LV-1 … LV-13, LV-20 … LV-24"""
    parts = [(prefix, int(number)) for prefix, _, number in (name.rpartition("-") for name in names)]
    runs = [[one for _, one in run] for _, run in groupby(enumerate(parts), lambda at: (at[1][0], at[1][1] - at[0]))]
    return [" … ".join(dict.fromkeys(f"{prefix}-{number}" for prefix, number in (run[0], run[-1]))) for run in runs]

"""What a page says in another language: whether any other one shows, and whether something is cut off."""

from __future__ import annotations

import re
from typing import Any

import translations
from browsing import Person

from croupier import games
from croupier.common import words

LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = {"Croupier", "Ann", "Ada", "Blaise", "Carlo", "Dora", "Emil", "Fifi", "Gus", "Hedy", "English"}
# The names of games that are not in a release yet; their other lines are marked.
STILL_ENGLISH = {
    word
    for game in set(games.names()) - set(translations.listed())
    for word in LATIN.findall(words.of_game(game).say("title"))
}
# What is visible on the page, without pictures, names of languages and what only screen readers read.
SEEN = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent.closest('svg, option, [data-english], script, style, .code, code, .promise, .address')) continue;
    found.push(walker.currentNode.data);
  }
  return found.join('\\n');
}"""
CUT_OFF = """() => [...document.querySelectorAll('.look-btn')]
  .filter(one => one.offsetParent && one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"""


def strangers(person: Person) -> set[str]:
    """Words that are not in this language: Latin letters that are not names, and missing lines."""
    text: str = person.page.evaluate(SEEN)
    assert not re.findall(r"\{[a-z-]+\}", text), "a line is missing"
    return set(LATIN.findall(text)) - NAMES - STILL_ENGLISH


def cut_off(person: Person) -> list[Any]:
    found: list[Any] = person.page.evaluate(CUT_OFF)
    return found

"""HTML that the library writes, parsed as strictly as possible."""

from __future__ import annotations

import re
from html.parser import HTMLParser

VOID = {"meta", "br"}


class Checker(HTMLParser):
    """Every element is closed, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.text = ""
        self.feed(text)
        assert not self.open

    def handle_starttag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(name)
        if name not in VOID:
            self.open.append(name)

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop() == name

    def handle_data(self, data: str) -> None:
        self.text += data


def check(text: str) -> Checker:
    """Well-formed, and self-contained."""
    assert text.startswith("<!doctype html>\n")
    assert not re.search(r"https?:|//|url\(|@import|\bsrc=|\bhref=|<script", text)
    return Checker(text)

"""A component's style is its own: what is styled for all pages begins with `look-`, every such class that is used
exists, and no component reaches into another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from project import ROOT

PAGES = ROOT / "web/src"
BOARDS = (ROOT / "src/croupier/games", ROOT / "src/croupier/terminal")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTOR = re.compile(r"([^{};]+)\{")
CLASS = re.compile(r"\.(-?[a-zA-Z_][\w-]*)")
STYLE = re.compile(r"<style\b[^>]*>(.*)</style>", re.DOTALL)
BETWEEN = re.compile(r",(?![^()]*\))")  # two selectors of a rule
WHOLE_PAGE = re.compile(r':global\((?:\[data-theme="light"\]|:root\[data-calm\])\) (?!.*:global)')
CHILDREN = re.compile(r"\.[^:]+ > :global\((?:[*+ ]|:(?:nth|nth-last|last)-child(?:\([^()]*\))?)+\)")
MADE_ELSEWHERE = re.compile(r"\.[\w-]+ :global")  # a block for raw HTML
USED = re.compile(r"(?<![\w-])look-([\w-]+)(\$?\{)?")  # with a brace, the rest of the name is computed


def sources(*suffixes: str) -> list[Path]:
    """The files of the pages and of every board, including the template for a new game."""
    found = [*PAGES.rglob("*"), *(file for folder in BOARDS for file in folder.glob("*/board/*"))]
    return sorted(file for file in found if file.suffix in suffixes)


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def selectors(css: str) -> Iterator[str]:
    for found in SELECTOR.findall(COMMENT.sub("", css)):
        if not found.strip().startswith("@"):
            yield found.strip()


def classes(css: str) -> set[str]:
    return {name for selector in selectors(css) for name in CLASS.findall(selector)}


@cache
def look() -> set[str]:
    """The classes that every page may use."""
    return {name for file in (PAGES / "look").glob("*.css") for name in classes(read(file))}


def unknown(code: str, known: set[str]) -> set[str]:
    """What a component uses as a class of the look, but is not one."""
    found = {(f"look-{name}", bool(more)) for name, more in USED.findall(code)}
    return {
        name
        for name, open_ in found
        if not (open_ and any(one.startswith(name) for one in known)) and name not in known
    }


def reaching(component: str) -> list[str]:
    """The selectors with which a component styles what is not its own, except in the three permitted ways."""
    css = "".join(STYLE.findall(component))
    parts = [part.strip() for selector in selectors(css) for part in BETWEEN.split(selector) if ":global" in part]
    may = [WHOLE_PAGE.match, CHILDREN.fullmatch, *([MADE_ELSEWHERE.fullmatch] if "{@html" in component else [])]
    return [part for part in parts if not any(one(part) for one in may)]


def test_what_is_looked_for_is_found() -> None:
    assert classes("/* .no */ .look-a > b.c:not(.d) { top: 0.5s } @media (x) { .e { } }") == {"look-a", "c", "d", "e"}
    assert unknown('<b class="look-a look-p{seat} own look-no"></b>', {"look-a", "look-p0"}) == {"look-no"}
    assert unknown("`look-p${seat}` `look-q${seat}`", {"look-p0"}) == {"look-q"}
    outside = "<style>.a :global(.b), .c > :global(* + *) { } @media (x) { :global(.d) { } } .e :global { }</style>"
    assert reaching(outside) == [".a :global(.b)", ":global(.d)", ".e :global"]
    assert reaching('<p>{@html text}</p><style>.e :global { p { } } :global([data-theme="light"]) .f { }</style>') == []


@pytest.mark.parametrize("file", sources(".css"), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_style_for_all_pages_meets_no_class_of_a_component(file: Path) -> None:
    """Whatever a board calls its own parts, no shared stylesheet uses that name."""
    assert {name for name in classes(read(file)) if not name.startswith("look-")} == set()


@pytest.mark.parametrize("file", sources(".svelte", ".ts"), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_class_of_the_look_exists(file: Path) -> None:
    assert unknown(read(file), look()) == set()


def test_no_class_of_the_look_is_left_over() -> None:
    used = [found for file in sources(".svelte", ".ts") for found in USED.findall(read(file))]
    whole, begun = {f"look-{name}" for name, more in used if not more}, {f"look-{name}" for name, more in used if more}
    assert {name for name in look() if name not in whole and not any(map(name.startswith, begun))} == set()


@pytest.mark.parametrize("file", sources(".svelte"), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_component_reaches_into_another(file: Path) -> None:
    """What others may decide about a component's looks, it takes as a property or a variable."""
    assert reaching(read(file)) == []

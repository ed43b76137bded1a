"""Every board with every number of seats, at every size: all can be seen and pressed, and nothing moves between turns.

The moments are from recorded games (moments.py in tests/support/); what is checked is in screens.js there. Each size is
tried in one language, in rotation, so that all get their turn; with SCREENS=all in the environment, in all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from moments import Variant, moments, variants
from playwright.sync_api import Browser
from screens import LANGUAGES, SIZES, Screen, site, told, tried

EVERY = os.environ.get("SCREENS") == "all"


@pytest.fixture(scope="module")
def screen(chromium: Browser, pages: None) -> Iterator[Screen]:
    with site() as address:
        opened = Screen(chromium, address)
        yield opened
        opened.close()


def turn(variant: Variant) -> int:
    """Each game and number of seats starts with a different language."""
    return variants().index(variant)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_all_is_seen_and_nothing_moves(variant: Variant, screen: Screen) -> None:
    first = turn(variant)
    sizes = [(size, LANGUAGES[(first + place) % len(LANGUAGES)]) for place, size in enumerate(SIZES)]
    if EVERY:
        sizes = [(size, language) for language in LANGUAGES for size in SIZES]
    seen = list(tried(screen, variant, sizes))
    assert not seen, f"{len(seen)} faults:\n{told(seen)}"


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_every_kind_of_moment_is_there(variant: Variant) -> None:
    kinds = {one.name.split()[0] for one in moments(variant)}
    assert kinds >= {"first", "choice", "waiting", "showdown", "end"}


def test_somewhere_there_are_loans_debts_and_people_who_are_out() -> None:
    found = {(variant.game, one.name.split()[0]) for variant in variants() for one in moments(variant)}
    gambles = {variant.game for variant in variants()} - {"las_vegas", "vabanque", "royal_casino"}
    for kind in ("loan", "debt"):
        assert {game for game, one in found if one == kind} == gambles
    assert {game for game, one in found if one == "out"} >= {"red_end", "three_seven", "seventh_heaven"}


def test_news_of_a_table_leave_the_board_alone(screen: Screen) -> None:
    """Whoever comes or goes, a half-made choice stays as it is, and focus stays where it is."""
    variant = Variant("royal_casino", 3)
    moment = next(one for one in moments(variant) if one.name.startswith("choice"))
    screen.show(variant, moment, "en", (1366, 650))
    screen.page.evaluate("settled(false)")
    screen.page.evaluate("document.querySelector('.look-stage').was = 'here'")
    screen.hear(moment.news | {"watching": 7})
    assert screen.page.evaluate("settled(false).then(() => document.querySelector('.look-stage').was)") == "here"


CORNER = "left: 9px; top: 9px; z-index: 99; "
PROBES = {
    "covered": "put('a cover', 'inset: 0; z-index: 9999; background: red')",
    "cut": f"put('a long line that is cut', '{CORNER} width: 40px; overflow: hidden; white-space: nowrap')",
    "overlap": f"put('one', '{CORNER}'); put('two', '{CORNER}')",
    "tray": "document.querySelector('.look-mine').style.transform = 'translateY(-90px)'",
    "small": f"put('x', '{CORNER} width: 20px; height: 20px', 'button')",
    "scrolls": "const tall = document.createElement('div'); tall.style.height = '3000px'; "
    "const board = document.querySelector('.look-board'); board.append(tall); board.style.overflowY = 'scroll'",
    "moves": "document.querySelector('.look-stage').style.paddingTop = '9px'",
}
PUT = """const put = (text, style, tag = 'div') => {
  const probe = document.createElement(tag);
  probe.textContent = text;
  probe.style.cssText = 'position: fixed; font: 16px/1.2 sans-serif;' + style;
  document.body.append(probe);
};"""


@pytest.mark.parametrize("kind", PROBES)
def test_each_kind_of_fault_is_seen(kind: str, screen: Screen) -> None:
    """A broken page is detected."""
    variant, here = Variant("royal_casino", 3), [((390, 844), "en")]
    screen.forget()
    before = {one.fault for one in tried(screen, variant, here, "showdown")}
    found = {one.fault for one in tried(screen, variant, here, "showdown", spoil=f"() => {{ {PUT} {PROBES[kind]} }}")}
    screen.forget()
    assert kind in {one.kind for one in found - before}

"""By day the cloth stays dark: what lies on it is as visible as at night. Measured on the screen itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pixels
import pytest
from browsing import DESK, PHONE, Person
from playwright.sync_api import Browser, Locator

WELL = 4.5  # contrast ratio with what is behind it
SHOWN = 3.0  # a frame, the edge of a button


@pytest.fixture(params=["light", "dark"])
def ann(request: pytest.FixtureRequest, chromium: Browser, house: str) -> Iterator[Person]:
    person = Person(chromium, house, "Ann", size=PHONE, color_scheme=request.param)
    person.set(speed=0, **{"guide.las_vegas": True})
    yield person
    person.close()


def words_on(what: Locator) -> float:
    """How well the words on something can be read."""
    rows = pixels.read(what.screenshot())
    return pixels.best(rows, pixels.ground(rows))


def around(person: Person, what: Locator, wide: int = 8) -> list[list[pixels.Colour]]:
    """Something on the screen, with what is around it."""
    box: Any = what.bounding_box()
    clip = {
        "x": box["x"] - wide,
        "y": box["y"] - wide,
        "width": box["width"] + 2 * wide,
        "height": box["height"] + 2 * wide,
    }
    return pixels.read(person.page.screenshot(clip=clip))  # type: ignore[arg-type]


def test_whoever_is_next_at_a_shared_screen_reads_it_and_sees_the_button(ann: Person) -> None:
    table = ann.open_table("your_order", 3, computers=0, begin=False, sit=False)
    for seat, name in enumerate(("Ann", "Ben", "Cleo")):
        ann.ask("PUT", f"/tables/{table}/seats/{seat}", {"name": name})
    ann.ask("POST", f"/tables/{table}/begin")
    ann.go(f"/t/{table}")
    button = ann.page.locator("[data-curtain]")
    button.wait_for()
    assert words_on(button) >= WELL
    for line in ann.page.locator(".curtain h2, .curtain p").all():
        assert words_on(line) >= WELL
    rows = around(ann, button)
    middle = rows[len(rows) // 2]
    assert pixels.contrast(middle[1], middle[14]) >= SHOWN, "the button stands out from the curtain"


def test_what_has_the_focus_is_seen_on_the_cloth(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    ann.page.keyboard.press("1")
    choice = ann.page.locator("[data-choice][aria-pressed=true]").first
    choice.wait_for()
    ann.page.keyboard.press("ArrowRight")
    focused = ann.page.locator(":focus")
    rows = around(ann, focused)
    assert pixels.is_framed(rows[len(rows) // 2 - 3 : len(rows) // 2 + 3], WELL)


def test_the_last_seconds_and_the_main_button_are_read(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    ann.page.keyboard.press("1")
    assert words_on(ann.page.locator("[data-send]")) >= WELL
    ann.page.evaluate(
        """() => document.querySelector('[data-testid=question]').insertAdjacentHTML('afterend',
        '<span class="left late num" id="late" style="display:inline-block">5 seconds</span>')"""
    )
    assert words_on(ann.page.locator("#late")) >= WELL


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_free_seat_before_the_game_is_seen(chromium: Browser, house: str, theme: Any) -> None:
    ann = Person(chromium, house, "Ann", size=DESK, color_scheme=theme)
    table = ann.open_table("vabanque", 4, computers=1, begin=False)
    ann.go(f"/t/{table}")
    buttons = ann.page.locator("section.cloth .look-btn:visible")
    buttons.first.wait_for()
    for button in buttons.all():
        assert words_on(button) >= WELL
    ann.close()

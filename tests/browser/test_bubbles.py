"""What floats over a table in a real browser: first-game bubbles, words and signs, the notice of a lost connection."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person, table_of
from house_process import Server
from playwright.sync_api import Browser, Page, expect
from project import SHOTS

from croupier import games

SIZES = [
    SMALL_PHONE,
    PHONE,
    {"width": 820, "height": 1180},
    {"width": 1366, "height": 650},
    {"width": 1920, "height": 1080},
]
# By how many pixels a bubble overlaps what it explains, and how far its arrow is from it.
POINTING = """() => {
  const bubble = document.querySelector('[data-bubble]');
  const at = bubble.dataset.bubble;
  const anchor = [...document.querySelectorAll(`[data-guide="${at}"], [data-at="${at}"], [data-guide=board]`)]
    .find(one => one.getClientRects().length && one.matches(`[data-guide="${at}"], [data-at="${at}"]`))
    ?? document.querySelector('[data-guide=board]');
  const [b, a] = [bubble.getBoundingClientRect(), anchor.getBoundingClientRect()];
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const out = Math.max(-b.left, -b.top, b.right - innerWidth, b.bottom - innerHeight, 0);
  const away = Math.max(0, -Math.max(wide, high), -Math.min(wide, high));
  return { at, on: Math.max(0, Math.min(wide, high)), away, out };
}"""


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)].map(one => one.getBoundingClientRect())
        .filter(box => box.width).map(({ x, y, width, height }) => ({ x, y, width, height }))""",
        selector,
    )
    return found


def on_each_other(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[start] + one[long] > other[start] and other[start] + other[long] > one[start]
        for start, long in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_bubble_points_at_what_it_explains_and_does_not_cover_it(
    chromium: Browser, house: str, size: dict[str, int]
) -> None:
    ann = Person(chromium, house, "Ann", size=size)
    ann.set(speed=0)
    for game in games.names():
        seats = max(3, games.find(game).seats[0])
        ann.go(f"/t/{ann.open_table(game, seats, computers=seats - 1)}")
        ann.wait_until_asked()
        bubble = ann.page.locator("[data-bubble].placed")
        bubble.wait_for()
        ann.shoot(SHOTS / f"guide-{game}.{size['width']}.png")
        while bubble.count():
            found: dict[str, Any] = ann.page.evaluate(POINTING)
            assert found["on"] <= 1, (game, found)
            assert found["away"] <= 14, (game, found)
            assert found["out"] == 0, (game, found)
            bubble.locator(".look-btn:not(.look-bare)").click()
            ann.page.wait_for_timeout(150)
    assert ann.faults == []
    ann.close()


def new_to_las_vegas(chromium: Browser, house: str, *, size: dict[str, int], speed: int) -> Person:
    """Ann, who is asked for the first time, with the guide's first bubble before her."""
    ann = Person(chromium, house, "Ann", size=size)
    ann.set(speed=speed)
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    return ann


def test_a_bubble_stays_until_it_has_been_read(chromium: Browser, house: str) -> None:
    """Whatever happens meanwhile: the others move, and it is shown."""
    ann = new_to_las_vegas(chromium, house, size=PHONE, speed=2)
    bubble = ann.page.locator("[data-bubble].placed")
    read = bubble.locator("p").inner_text()
    bubble.evaluate("one => { one.dataset.same = '' }")
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".look-mine.look-told")).to_be_visible()
    expect(ann.page.locator("[data-bubble][data-same]")).to_have_text(re.compile(re.escape(read)))
    assert ann.wait_until_asked()
    expect(ann.page.locator("[data-bubble][data-same]")).to_be_visible()
    bubble.locator(".look-btn:not(.look-bare)").click()
    expect(bubble.locator("p")).not_to_have_text(read)
    ann.close()


def test_escape_ends_the_guide_for_good_and_takes_nothing_back(chromium: Browser, house: str) -> None:
    ann = new_to_las_vegas(chromium, house, size=DESK, speed=0)
    bubble = ann.page.locator("[data-bubble]")
    expect(bubble).to_be_visible()
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    expect(ann.page.locator("[data-choice][aria-pressed=true]").first).to_be_visible()
    ann.page.reload()
    ann.wait_until_asked()
    ann.page.wait_for_timeout(500)
    expect(bubble).to_have_count(0)
    ann.close()


def test_in_a_course_each_gamble_has_its_own_guide(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=DESK)
    ann.set(speed=0)
    course = {"course": ["red_end", "three_seven"]}
    ann.go(f"/t/{ann.open_table('seventh_heaven', 3, computers=2, options=course)}")
    ann.wait_until_asked()
    bubble = ann.page.locator("[data-bubble]")
    expect(bubble).to_contain_text(re.compile("course|gambles", re.IGNORECASE))
    ann.page.keyboard.press("Escape")
    expect(bubble).to_contain_text("pile")
    ann.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    ann.close()


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, DESK], ids=lambda size: str(size["width"]))
def test_words_signs_and_the_lost_line_lie_on_no_plate_and_not_on_each_other(
    chromium: Browser, tmp_path: Path, size: dict[str, int]
) -> None:
    server = Server(str(tmp_path / "house.db"), tmp_path).start()
    people = [Person(chromium, server.address, name, size=size) for name in ("Ann", "Ben", "Cleo")]
    ann, *others = people
    ann.set(speed=0)
    table = table_of(*people)
    ann.go(f"/t/{table}")
    ann.page.wait_for_selector(".look-stage")
    for person in people:
        person.ask("POST", f"/tables/{table}/talk", {"text": f"A long word of {'very ' * 6}good luck to you all."})
    others[0].ask("POST", f"/tables/{table}/talk", {"sign": "👏"})
    expect(ann.page.locator(".saying")).to_have_count(3)
    said, plates = boxes(ann.page, "[data-said]"), boxes(ann.page, "[data-at^=seat-]")
    assert len(plates) == 3
    server.kill()
    expect(ann.page.locator(".look-line .look-toast")).to_be_visible()
    ann.shoot(SHOTS / f"said.{size['width']}.png")
    banner = boxes(ann.page, ".look-line .look-toast")
    assert not [one for one in (*said, *banner) for plate in plates if on_each_other(one, plate)]
    assert not [pair for pair in pairwise(sorted(said, key=lambda one: one["y"])) if on_each_other(*pair)]
    for person in people:
        person.close()


def test_signs_are_drawn_and_large_enough_for_a_thumb(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann", size=SMALL_PHONE), Person(chromium, house, "Ben", size=DESK)
    table = table_of(ann, ben)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.page.wait_for_selector("[data-at=seat-0]")  # a sign is shown beside its giver's plate
    ann.page.get_by_role("button", name="House log").click()
    for box in boxes(ann.page, ".signs button"):
        assert min(box["width"], box["height"]) >= 44
    assert ann.page.locator(".signs svg").count() == 8
    assert not re.search("[\U0001f300-\U0001faff]", ann.page.locator("body").inner_text())
    ann.shoot(SHOTS / "signs.phone.png")
    ann.page.get_by_role("button", name="Applause").click()
    expect(ben.page.locator(".talk .said").get_by_role("img", name="Applause")).to_be_visible()
    expect(ben.page.locator(".saying svg")).to_be_visible()
    ann.close()
    ben.close()

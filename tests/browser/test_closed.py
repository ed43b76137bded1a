"""Where there is no table, in a real browser: no connection, no such address, a table that is gone, a page loading."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from playwright.sync_api import Browser, Route, expect
from project import SHOTS

KEPT = """async () => {
  const { first } = await (await fetch('/kept.json')).json();
  const there = new Set((await (await caches.open('croupier-3')).keys()).map(one => new URL(one.url).pathname));
  return first.every(one => there.has(`/${one}`)) && there.has('/');
}"""


@pytest.fixture
def ann(chromium: Browser, house: str) -> Iterator[Person]:
    person = Person(chromium, house, size=PHONE)
    yield person
    person.close()


@pytest.mark.parametrize("path", ["/no", "/new/whist", "/rules/whist", "/me/too"])
def test_an_unknown_address_is_answered_so_and_shows_the_house(ann: Person, path: str) -> None:
    answer = ann.page.goto(ann.address + path)
    assert answer is not None
    assert answer.status == 404
    expect(ann.page.locator("[data-closed=unknown] h1")).to_have_text("There is no door here")
    assert ann.kept_out() == []
    assert ann.sideways == 0
    ann.page.get_by_role("link", name="To the front door").click()
    expect(ann.page.locator("[data-play]").first).to_be_visible()


def test_a_table_that_is_not_there_is_closed(ann: Person) -> None:
    answer = ann.page.goto(f"{ann.address}/t/nothing-here")
    assert answer is not None
    assert answer.status == 404
    expect(ann.page.locator("[data-closed=closed] h1")).to_have_text("This table has closed")
    ann.shoot(SHOTS / "closed.phone.png")


def test_without_a_line_every_page_shows_the_house_after_the_front_door_alone(ann: Person) -> None:
    ann.go("/")
    ann.page.wait_for_selector("[data-play]")
    for _ in range(100):
        if ann.page.evaluate(KEPT):
            break
        ann.page.wait_for_timeout(100)
    ann.context.set_offline(True)
    for path in ("/new/vabanque", "/", "/t/KINGS"):
        ann.go(path)
        expect(ann.page.locator("[data-closed=offline] h1")).to_have_text("The house cannot be reached")
    for path, title in {"/me": "My page", "/no": "There is no door here"}.items():
        ann.go(path)
        expect(ann.page.locator("h1")).to_contain_text(title)
    ann.go("/new/vabanque")
    expect(ann.page.locator("[data-closed=offline]")).to_be_visible()
    ann.shoot(SHOTS / "offline.phone.png")
    ann.context.set_offline(False)  # it comes back automatically
    expect(ann.page.locator("h1")).to_contain_text("Vabanque")


def test_that_something_is_on_its_way_is_said_after_a_moment_and_not_before(ann: Person) -> None:
    def late(route: Route) -> None:
        time.sleep(2)
        route.continue_()

    ann.page.route("**/api/games", late)
    ann.page.add_init_script(
        """new MutationObserver(() => {
          const there = document.querySelector('[data-closed=loading]') !== null;
          if (there) window.said ??= performance.now();
          if (document.querySelector('#house > *')) window.began ??= performance.now();
        }).observe(document, { childList: true, subtree: true });"""
    )
    ann.go("/new/vabanque")
    ann.page.wait_for_selector("[data-closed=loading]")
    assert ann.page.evaluate("said - began") > 350
    expect(ann.page.locator("h1")).to_contain_text("Vabanque", timeout=20_000)


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, DESK, {"width": 844, "height": 390}])
def test_the_door_fits_every_window(chromium: Browser, house: str, size: dict[str, int]) -> None:
    ann = Person(chromium, house, size=size, color_scheme="light")
    for language in ("en", "ja", "ru", "zh-Hant"):
        ann.page.add_init_script(f"localStorage.setItem('croupier.language', JSON.stringify('{language}'))")
        ann.go("/no")
        expect(ann.page.locator(".closed .look-btn.look-main")).to_be_visible()
        assert ann.sideways == 0
        ann.shoot(SHOTS / f"nowhere.{language}.{size['width']}.png")
    assert ann.faults == []
    ann.close()

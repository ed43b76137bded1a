"""The house in a real browser: from the front door to the replay, on a phone and at a desk, for everybody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from playwright.sync_api import Browser, expect
from project import ROOT

from croupier.house.http.site_files import SITE

SHOTS = ROOT / "build/screenshots"
FIRST_LOAD = 150_000  # bytes, packed


@pytest.fixture
def ann(chromium: Browser, house: str) -> Iterator[Person]:
    person = Person(chromium, house, size=PHONE, has_touch=True)
    person.set(speed=0, **{"guide.las_vegas": True})
    yield person
    person.close()


@pytest.fixture(scope="module")
def finished(chromium: Browser, house: str) -> str:
    """A table whose game is over, with its review."""
    ann = Person(chromium, house, "Ann")
    ann.set(speed=0, **{"guide.las_vegas": True})
    table = ann.open_table("las_vegas", 2, computers=1)
    ann.go(f"/t/{table}")
    ann.page.wait_for_selector(".look-stage")
    ann.go_on_by_itself(5)
    ann.page.wait_for_selector("[data-over]")
    ann.close()
    return table


def test_play_now_needs_one_click_and_no_name(ann: Person) -> None:
    ann.go("/")
    ann.page.locator("[data-game=las_vegas] [data-play]").first.click()
    ann.page.wait_for_url("**/t/*")
    ann.wait_until_asked()
    assert ann.page.locator(".look-seats .look-seat").count() == 3
    table = ann.page.url.rpartition("/")[2]
    assert ann.ask("GET", f"/tables/{table}")["left_out"] == [], "my browser adds to the chance of the game"
    assert ann.faults == []


def test_the_first_load_is_small(chromium: Browser, house: str) -> None:
    person = Person(chromium, house, size=PHONE)
    came = dict[str, int]()
    person.page.on("requestfinished", lambda one: came.update({one.url: one.sizes()["responseBodySize"]}))
    person.go("/")
    person.page.wait_for_selector("[data-play]")
    person.page.wait_for_load_state("networkidle")
    person.close()
    assert sum(came.values()) < FIRST_LOAD, json.dumps(came, indent=2)
    assert not [url for url in came if "Board" in url], "no board is loaded before a table"


def test_friends_come_by_a_code_sit_down_and_play(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann", size=DESK), Person(chromium, house, size=PHONE)
    for person in (ann, ben):
        person.set(speed=0, **{"guide.vabanque": True})
    ann.go("/new/vabanque")
    ann.page.get_by_role("radio", name="3").check(force=True)
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.locator(".code i")).to_have_count(8)
    code = "".join(ann.page.locator(".code i").all_inner_texts())
    assert re.fullmatch(r"[A-Z]{8}", code)
    expect(ann.page.locator("img[src$='/qr']")).to_be_visible()
    ann.shoot(SHOTS / "waiting.desk.png")
    ben.go("/")
    ben.page.get_by_placeholder("Table code").fill("QQQQQQQQ")
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.locator("#join-fault")).not_to_be_empty()
    ben.page.get_by_placeholder("Table code").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    ben.page.wait_for_url("**/t/*")
    ben.page.get_by_role("button", name=re.compile("^Sit here")).first.click()
    ben.page.locator("dialog input").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ann.page.get_by_text("Ben", exact=True)).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("^Computer player")).first.click()
    ann.page.get_by_role("button", name=re.compile("^Begin")).click()
    for person in (ann, ben):
        expect(person.page.locator(".look-stage")).to_be_visible()
    rng = Random(1)
    for _ in range(4):
        for person in (ann, ben):
            if person.is_asked:
                person.decide(rng)
    for person in (ann, ben):
        assert [fault for fault in person.faults if "404" not in fault] == []  # there was no table QQQQQ
        person.close()


def test_after_the_game_it_is_told_how_it_went(chromium: Browser, house: str, finished: str) -> None:
    ann = Person(chromium, house, size=PHONE)
    ann.go(f"/t/{finished}/after")
    page = ann.page
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible(timeout=120_000)  # the curve of everybody's chances
    assert ann.sideways == 0
    ann.shoot(SHOTS / "after.phone.png")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record["game"] == "las_vegas"
    assert record["result"]["places"]
    assert ann.faults == []
    ann.close()


def test_the_replay_goes_from_choice_to_choice_through_anybodys_eyes(
    chromium: Browser, house: str, finished: str
) -> None:
    ann = Person(chromium, house, size=DESK)
    ann.go(f"/t/{finished}/replay")
    page = ann.page
    expect(page.locator(".look-stage")).to_be_visible()
    where = page.locator(".controls output").first
    first = where.inner_text()
    page.keyboard.press("ArrowRight")
    expect(where).not_to_have_text(first)
    page.keyboard.press("End")
    expect(page.locator("[data-over]")).to_be_visible()
    page.locator(".controls select").first.select_option("1")
    page.wait_for_url(re.compile(r"at=\d+.*seat=1|seat=1.*at=\d+"))  # so that the address can be shared
    page.reload()
    expect(page.locator("[data-over]")).to_be_visible(timeout=30_000)  # once the last choice is shown
    ann.shoot(SHOTS / "replay.desk.png")
    assert ann.faults == []
    ann.close()


def test_ones_history_says_what_came_of_each_game(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=PHONE)
    ann.set(speed=0, **{"guide.las_vegas": True})
    table = ann.open_table("las_vegas", 2, computers=1)
    ann.go(f"/t/{table}")
    ann.page.wait_for_selector(".look-stage")
    ann.wait_until_asked()
    assert ann.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0, "no taller than the window"
    ann.go_on_by_itself(5)
    ann.page.wait_for_selector("[data-over]")
    ann.go("/me")
    ann.page.wait_for_function("async () => (await (await fetch('/api/club/me')).json()).games === 1")
    ann.page.reload()
    listed = ann.page.locator(f"a[href='/t/{table}/after']")
    expect(listed).to_contain_text(re.compile(r"(1st|2nd)\s*[\d,]+ dollars"))
    expect(listed).to_contain_text(re.compile(r"with Ada\s*today · 1 min"))
    ann.shoot(SHOTS / "me.phone.png")
    assert ann.kept_out() == []
    assert ann.sideways == 0
    ann.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_page_keeps_anybody_out(chromium: Browser, house: str, finished: str, theme: Any) -> None:
    ann = Person(chromium, house, "Ann", size=PHONE, color_scheme=theme)
    ann.set(speed=0)
    waiting = ann.open_table("red_end", 4, computers=1, begin=False)
    playing = ann.open_table("las_vegas", 3, computers=2)
    paths = [
        "/",
        "/new/royal_casino",
        "/new/seventh_heaven",
        f"/t/{waiting}",
        f"/t/{playing}",
        "/rules/vabanque",
        "/me",
    ]
    for path in (*paths, f"/t/{finished}/after", f"/t/{finished}/replay", f"/t/{finished}/fair", "/rolls", "/no"):
        ann.go(path)
        ann.page.wait_for_load_state("networkidle")
        ann.page.wait_for_selector("h1, h2")
        assert ann.kept_out() == [], path
        assert ann.sideways == 0, path
    assert ann.faults == []
    ann.close()


@pytest.mark.parametrize("path", ["/", "/new/seventh_heaven", "/me", "/rules/three_seven"])
def test_small_phones_need_no_scrolling_sideways(chromium: Browser, house: str, path: str) -> None:
    ann = Person(chromium, house, "Ann", size={"width": 320, "height": 640})
    ann.go(path)
    ann.page.wait_for_selector("h1")
    assert ann.sideways == 0
    ann.close()


def test_rules_open_beside_the_board_at_the_rule_of_the_moment(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    ann.page.get_by_role("button", name="Rules").click()
    expect(ann.page.locator("#LV-4")).to_be_in_viewport()
    expect(ann.page.locator(".look-board")).to_be_visible()
    ann.shoot(SHOTS / "rules.phone.png")


def test_it_can_be_installed_as_an_app(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, size=SMALL_PHONE)
    ann.go("/")
    manifest = json.loads((SITE / "manifest.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        assert ann.context.request.get(f"{house}/{icon['src']}").ok
    ann.page.wait_for_function("navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready")
    ann.page.reload()
    ann.page.wait_for_selector("[data-play]")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.locator("h1")).to_be_visible()  # a calm message instead of the browser's
    ann.close()


def test_everything_about_me_is_deleted_on_request(ann: Person) -> None:
    ann.go("/me")
    before = ann.ask("GET", "/me")["person"]
    ann.page.get_by_role("button", name=re.compile("[Dd]elete everything")).click()
    ann.page.get_by_role("button", name="Delete it all").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert ann.ask("GET", "/me")["person"] != before

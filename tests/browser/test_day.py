"""The deal of the day in a real browser: a whole day's game on a phone, how others did, and the day after."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from places import Open, open_house
from playwright.sync_api import Browser, expect
from project import SHOTS
from tongues import cut_off, strangers

from croupier.common import days
from croupier.house.common.clock import SystemClock

DAY = date(2026, 11, 18)  # Red End, which is short
LAPTOP = {"width": 1366, "height": 650}
OTHERS = 8


class Calendar(SystemClock):
    """The wall clock of a house that can be set to any day."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    def set(self, day: date, hour: float) -> None:
        self.ahead += days.begins(day) + hour * 3600 - self.time()


class Hasty(Random):
    """Computer players do not pause."""

    def uniform(self, a: float, b: float) -> float:
        return 0.0


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    found = Calendar()
    found.set(DAY, 18.2)
    return found


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[Open]:
    with open_house(tmp_path_factory.mktemp("day"), clock=calendar, rng=Hasty(1)) as house:
        yield house


def played(person: Person, seed: int, **asked: Any) -> str:
    """Play the deal over REST."""
    rng, number = Random(seed), 0
    table: str = person.ask("POST", f"/days/{DAY}/table", asked)["table"]
    while not (now := person.ask("GET", f"/tables/{table}/updates?seat=0"))["result"]:
        if now["moves"]:
            number += 1
            chosen = {"message": "choose", "id": f"{seed}-{number}", "seat": 0, "move": rng.choice(now["moves"])}
            person.ask("POST", f"/tables/{table}/moves", chosen | {"turn": now["turn"]})
    return table


def come(person: Person, path: str = "/today") -> None:
    person.go(path)
    person.page.wait_for_selector("[data-day]")
    person.page.wait_for_load_state("networkidle")


def test_a_day(chromium: Browser, own_house: Open, calendar: Calendar, tmp_path: Path) -> None:
    mika = Person(chromium, own_house.address, "Mika", size=SMALL_PHONE, has_touch=True)
    mika.set(speed=0)
    page = mika.page
    come(mika)
    expect(page.get_by_role("heading", name="Red End")).to_be_visible()
    expect(page.get_by_text("open for 5 more hours")).to_be_visible()
    expect(page.get_by_text("nobody has played yet")).to_be_visible()
    expect(page.get_by_text("Opens Thursday")).to_be_visible()
    mika.shoot(SHOTS / "day-before.phone.png")
    assert mika.kept_out() == []
    assert mika.sideways == 0

    # a whole game by a person with a phone
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_selector(".look-stage")
    mika.wait_until_asked()
    assert not page.locator(".hintbtn").count(), "everybody is on their own"
    mika.play(Random(3))
    assert mika.is_over
    expect(page.get_by_role("link", name="See how others did")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    come(mika)
    expect(page.get_by_text("You are the first today. Come by later.")).to_be_visible()
    expect(page.get_by_text("The expert is still thinking")).to_have_count(0)
    assert mika.kept_out() == []

    # somebody else finds nothing of it
    table = mika.ask("GET", "/day")["mine"]["table"]
    jun = Person(chromium, own_house.address, "Jun", size=PHONE)
    jun.go(f"/t/{table}")
    expect(jun.page.get_by_role("main").get_by_text("Nothing of a deal of the day can be seen")).to_be_visible()
    assert not jun.page.locator(".look-stage").count()
    come(jun)
    expect(jun.page.get_by_text("one person has played")).to_be_visible()
    expect(jun.page.get_by_role("heading", name="How everybody did")).to_have_count(0)

    # a few more, then many
    played(jun, 5)
    come(mika)
    expect(page.get_by_role("heading", name="How everybody did")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Results of 2 people"))).to_be_visible()
    for number in range(OTHERS):
        other = Person(chromium, own_house.address, f"Guest {number}")
        played(other, number)
        other.close()
    come(mika)
    expect(page.get_by_text(re.compile("ahead of .* in 100 who played|of all who have played"))).to_be_visible()
    expect(page.get_by_text("Decision 1. All 10 who came here saw the same.")).to_be_visible()
    page.get_by_role("button", name=re.compile("All .* decisions")).click()
    expect(page.get_by_role("link", name=re.compile("Decision 1 You: .*expert", re.IGNORECASE))).to_be_visible()
    assert mika.kept_out() == []
    assert mika.sideways == 0

    # a picture that spoils nothing
    picture = page.locator("img[alt*='decisions:']").get_attribute("src") or ""
    written = " ".join(re.findall(r">([^<>]+)<", unquote(picture)))
    assert "Red End" in written
    assert f"{mika.ask('GET', f'/days/{DAY}/results')['mine']['score']}" not in written
    with page.expect_download() as download:
        page.get_by_role("button", name="Share picture").click()
    saved = tmp_path / "shared.png"
    download.value.save_as(saved)
    assert saved.read_bytes().startswith(b"\x89PNG")
    assert download.value.suggested_filename == f"croupier-{DAY}.png"

    # the front door knows it, in every window and language
    mika.go("/")
    expect(page.get_by_role("link", name="See how others did")).to_be_visible()
    page.get_by_role("link", name="See how others did").click()
    expect(page.get_by_role("heading", name="Share, without spoiling")).to_be_visible()
    state = mika.context.storage_state()
    for size, theme, language in (
        (LAPTOP, "light", "en"),
        (DESK, "dark", "ru"),
        (SMALL_PHONE, "light", "ja"),
        (PHONE, "dark", "zh-Hant"),
    ):
        again = Person(chromium, own_house.address, size=size, color_scheme=theme, locale=language, storage_state=state)
        again.set(language=language)
        come(again)
        again.shoot(SHOTS / f"day-after.{size['width']}.{theme}.{language}.png")
        assert again.kept_out() == [], language
        assert again.sideways == 0, language
        assert cut_off(again) == [], language
        if language != "en":
            assert strangers(again) - {"Mika", "Croupier", "Ada", "Blaise", "Carlo"} == set(), language
        assert again.faults == []
        again.close()

    # the day after: the envelope is open, and its seal matches
    calendar.set(date(2026, 11, 19), 8)
    come(mika)
    expect(page.get_by_text("matches", exact=True)).to_be_visible()
    expect(page.get_by_text("Royal Casino").first).to_be_visible()
    page.get_by_role("link", name=re.compile("Red End")).click()
    expect(page.get_by_text(re.compile("ahead of .* in 100 who played|of all who have played"))).to_be_visible()
    late = Person(chromium, own_house.address, "Late", size=PHONE)
    come(late, f"/today/{DAY}")
    expect(late.page.get_by_role("button", name="Play it out of competition")).to_be_visible()
    expect(late.page.get_by_role("heading", name="How everybody did")).to_be_visible()
    page.goto(f"{own_house.address}/t/{table}/fair")
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    expect(
        page.get_by_text("nobody's device adds anything").or_(page.get_by_text("The deal: day 2026-11-18")).first
    ).to_be_visible()
    for person in (mika, jun, late):
        assert [fault for fault in person.faults if "403" not in fault] == []
        person.close()

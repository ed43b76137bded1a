"""The rooms of the club in a real browser: my page, other people's, computer players', and the house table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from clubhouse import GAMES, JUN, MIKA, Club, finished, nobody_yet, three_friends
from playwright.sync_api import Browser, expect
from project import SHOTS
from tongues import cut_off, strangers

LAPTOP = {"width": 1366, "height": 650}
PAGES = {"/me": "me", "/club/p/jun": "person", "/club/c/regular": "computer", "/club": "club"}
NOT_TRANSLATED = {"Mika", "Jun", "Ana", "Leo", "Shark", "Person"}


@pytest.fixture
def club() -> Club:
    return Club()


@pytest.fixture
def mika(chromium: Browser, house: str, club: Club) -> Iterator[Person]:
    person = Person(chromium, house, "Mika", size=PHONE)
    club.open_to(person)
    yield person
    assert person.faults == []
    person.close()


def come(person: Person, path: str) -> None:
    person.go(path)
    person.page.wait_for_load_state("networkidle")
    expect(person.page.locator("h1")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [(SMALL_PHONE, "dark"), (LAPTOP, "light"), (DESK, "dark")])
def test_every_page_fits_and_keeps_nobody_out(
    chromium: Browser, house: str, club: Club, size: dict[str, int], theme: Any
) -> None:
    person = Person(chromium, house, "Mika", size=size, color_scheme=theme)
    club.open_to(person)
    for path, name in PAGES.items():
        come(person, path)
        person.shoot(SHOTS / f"club-{name}.{size['width']}.{theme}.png")
        assert person.kept_out() == [], path
        assert person.sideways == 0, path
    club.table, club.me, club.games = three_friends(), nobody_yet(MIKA), ()
    for path in ("/club", "/me"):
        come(person, path)
        assert person.kept_out() == [], f"{path}, when there is little to tell"
        assert person.sideways == 0, path
    assert person.faults == []
    person.close()


@pytest.mark.parametrize("language", ["ja", "ru", "zh-Hant"])
def test_every_page_speaks_it(chromium: Browser, house: str, club: Club, language: str) -> None:
    person = Person(chromium, house, "Mika", size=SMALL_PHONE, locale=language)
    club.open_to(person)
    for path, name in PAGES.items():
        come(person, path)
        person.shoot(SHOTS / f"club-{name}.{language}.png")
        assert strangers(person) - NOT_TRANSLATED == set(), path
        assert cut_off(person) == [], path
        assert person.sideways == 0, path
    person.close()


def test_the_rooms_are_below_on_a_phone_and_above_at_a_desk(chromium: Browser, house: str, mika: Person) -> None:
    come(mika, "/")
    rooms = mika.page.get_by_role("navigation", name="Rooms")
    expect(rooms.get_by_role("link", name="Play")).to_have_attribute("aria-current", "page")
    box = rooms.bounding_box()
    assert box
    assert box["height"] == 64
    assert box["y"] + box["height"] == PHONE["height"]
    rooms.get_by_role("link", name="Club").click()
    expect(mika.page.locator("h1")).to_contain_text("The club")
    expect(rooms.get_by_role("link", name="Club")).to_have_attribute("aria-current", "page")
    expect(rooms.get_by_role("link", name="Play")).not_to_have_attribute("aria-current", "page")
    mika.page.set_viewport_size({"width": 1366, "height": 650})
    box = rooms.bounding_box()
    assert box
    assert box["y"] < 60
    mika.go(f"/t/{mika.open_table('las_vegas', 2, computers=1)}")
    mika.page.wait_for_selector(".look-stage")
    expect(rooms).to_have_count(0)  # never at a table


def test_the_door_begins_with_what_waits_for_me(chromium: Browser, house: str) -> None:
    person = Person(chromium, house, "Mika", size=PHONE)
    come(person, "/")
    expect(person.page.get_by_role("heading", name="Continue")).to_have_count(0)
    person.open_table("red_end", 3, computers=1, begin=False)
    playing = [person.open_table("las_vegas", 2, computers=1) for _ in range(2)]
    come(person, "/")
    rows = person.page.locator("section", has=person.page.get_by_role("heading", name="Continue")).locator("li a")
    expect(rows).to_have_count(2)
    assert {rows.nth(row).get_attribute("href") for row in (0, 1)} == {f"/t/{table}" for table in playing}
    expect(rows.first).to_contain_text("friendly · with Ada")
    expect(rows.first).to_contain_text("Your turn")
    box, games = rows.first.bounding_box(), person.page.get_by_role("heading", name="Tonight’s tables").bounding_box()
    assert box
    assert games
    assert box["y"] < games["y"]
    expect(rows.first).to_be_in_viewport()
    person.shoot(SHOTS / "door-back.phone.png")
    person.page.get_by_role("link", name="All my games").click()
    expect(person.page.locator("#games li")).to_have_count(3)
    person.close()


def test_first_places_stand_beside_the_fair_share_and_few_games_claim_nothing(mika: Person) -> None:
    come(mika, "/me")
    page = mika.page
    said = "Las Vegas: 31% first places in 42 games, probably between 18% and 46%. The fair share is 25%."
    expect(page.get_by_role("img", name=said)).to_be_visible()
    expect(page.get_by_role("img", name="Your Order: 4 of the 5 games it takes to say anything.")).to_be_visible()
    expect(page.get_by_text("27.4 ± 2.0").first).to_be_visible()
    expect(page.get_by_text("rating, place 3–9")).to_be_visible()
    page.get_by_role("radio", name="By seats").check(force=True)
    expect(page.get_by_text("4 seats")).to_be_visible()


def test_my_games_can_be_narrowed_down_and_lead_to_replay_and_review(mika: Person, club: Club) -> None:
    come(mika, "/me")
    page = mika.page
    rows = page.locator("[data-finished]")
    expect(rows).to_have_count(len(GAMES))
    first = page.locator("[data-finished=t0]")
    expect(first).to_contain_text("with Ana, regular")
    expect(first).to_contain_text("rated · luck +6, choices +9")
    expect(first).to_contain_text("1st")
    assert first.locator("a").first.get_attribute("href") == "/t/t0/after"
    assert first.get_by_role("link", name=re.compile("^Replay")).get_attribute("href") == "/t/t0/replay"
    expect(page.locator("[data-finished=t40] a")).to_have_count(0)  # cleared away
    expect(page.locator("[data-finished=t9]")).to_contain_text("Ended early")
    page.get_by_label("Which game").select_option(label="Vabanque")
    expect(rows).to_have_count(1)
    page.get_by_label("Which game").select_option(label="All games")
    page.get_by_label("With whom").select_option(label="Leo")
    expect(rows).to_have_count(2)


def test_a_long_list_of_games_does_not_bury_the_rest_of_the_page(mika: Person, club: Club) -> None:
    club.games = tuple(finished(number, "las_vegas", (JUN,), 1) for number in range(12))
    come(mika, "/me")
    rows = mika.page.locator("[data-finished]")
    expect(rows).to_have_count(8)
    mika.page.get_by_role("button", name="Show more (4 left)").click()
    expect(rows).to_have_count(12)
    expect(mika.page.get_by_role("button", name="Show more")).to_have_count(0)


def test_games_that_are_not_over_are_on_top_with_whose_turn_it_is(mika: Person) -> None:
    table = mika.open_table("las_vegas", 3, computers=2)
    come(mika, "/me")
    first = mika.page.locator("#games li").first
    expect(first).to_contain_text("Your turn")
    assert first.locator("a").get_attribute("href") == f"/t/{table}"


def test_how_i_fare_against_somebody(mika: Person) -> None:
    come(mika, "/me")
    page = mika.page
    expect(page.get_by_role("heading", name="You and Ana")).to_be_visible()  # met most often
    page.get_by_label("You and whom").select_option(label="Jun")
    expect(page.get_by_role("heading", name="You and Jun")).to_be_visible()
    expect(page.get_by_text("You finish ahead in 55 of 100, probably between 39 and 70.")).to_be_visible()
    expect(page.get_by_role("img", name="You ahead 21, level 2, Jun ahead 15")).to_be_visible()


def test_i_choose_an_emblem_and_a_colour(mika: Person, club: Club) -> None:
    come(mika, "/me")
    page = mika.page
    page.get_by_role("radio", name="fish").check(force=True)
    page.get_by_role("radio", name="violet").check(force=True)
    expect(page.get_by_role("radio", name="fish")).to_be_checked()
    expect(page.locator(".who .look-p4").first).to_be_visible()
    assert club.looks == [{"emblem": "fish", "colour": 0}, {"emblem": "fish", "colour": 4}]


def test_my_own_row_of_the_house_table_stays_in_sight_on_a_phone(mika: Person) -> None:
    come(mika, "/club")
    page = mika.page
    mine = page.locator("[data-standing=mika]")
    expect(mine).to_be_in_viewport(ratio=1)
    bar = page.get_by_role("navigation", name="Rooms").bounding_box()
    box = mine.bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"]
    mika.shoot(SHOTS / "house-table.phone.png")
    expect(mine).to_contain_text("13–18")
    expect(page.get_by_role("img", name="Ana: rating 31.2, probably between 29.6 and 32.8")).to_be_visible()
    expect(page.get_by_text("7 of 10")).to_be_visible()
    page.get_by_role("link", name="Ana").first.click()
    page.wait_for_url("**/club/p/ana")
    expect(page.locator("h1")).to_contain_text("Ana")


def test_three_friends_have_no_ranks_but_see_who_was_ahead_of_whom(mika: Person, club: Club) -> None:
    club.table = three_friends()
    come(mika, "/club")
    page = mika.page
    expect(page.get_by_role("row", name="Ana 5 — 8")).to_be_visible()
    expect(page.get_by_text("Until then nobody is first.")).to_be_visible()
    expect(page.locator("[data-standing]")).to_have_count(0)


def test_whoever_has_not_played_is_told_what_will_stand_there(mika: Person, club: Club) -> None:
    club.me, club.games = nobody_yet(MIKA), ()
    come(mika, "/me")
    expect(mika.page.get_by_role("heading", name="Nothing written down yet")).to_be_visible()
    expect(mika.page.get_by_text("0 of 5").first).to_be_visible()
    mika.page.get_by_role("button", name="Las Vegas with 3 computers").click()
    mika.page.wait_for_url("**/t/*")


def test_there_is_no_page_of_nobody(chromium: Browser, house: str) -> None:
    person = Person(chromium, house, "Mika", size=PHONE)
    person.go("/club/p/nobody")
    expect(person.page.locator("[data-closed=unknown]")).to_be_visible()
    person.close()


def test_a_real_game_ends_up_on_the_pages(chromium: Browser, house: str) -> None:
    """With the house itself: rated, against a computer player, from the new table to the export."""
    person = Person(chromium, house, "Mika", size=PHONE)
    person.set(speed=0, **{"guide.las_vegas": True})
    page = person.page
    person.go("/new/las_vegas")
    page.get_by_role("radio", name="2").check(force=True)
    hints = page.get_by_role("switch", name=re.compile("^Hints"))
    expect(hints).to_have_count(1)
    page.get_by_role("switch", name=re.compile("^Rated")).check(force=True)
    expect(hints).to_have_count(0)
    expect(page.get_by_text("No hints, one seat each")).to_be_visible()
    page.locator("select").first.select_option(label="Computer, novice")
    page.get_by_role("button", name=re.compile("^Begin")).click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert person.ask("GET", f"/tables/{table}")["brief"]["settings"]["rated"] is True
    person.wait_until_asked()
    expect(page.get_by_role("button", name="What would an expert do?")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text(re.compile("^Rated: it counts"))).to_be_visible()
    page.keyboard.press("Escape")
    person.go_on_by_itself(5)
    page.wait_for_selector("[data-over]")
    for _ in range(100):
        if person.ask("GET", "/club/me")["games"]:
            break
        page.wait_for_timeout(100)
    come(person, "/me")
    expect(page.locator(f"[data-finished='{table}']")).to_contain_text("rated")
    expect(page.get_by_text("1 of 10")).to_be_visible()
    page.get_by_role("button", name="Export").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="JSON").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["games"][0]["table"] == table
    page.keyboard.press("Escape")
    page.get_by_role("radio", name="lantern").check(force=True)
    expect(page.get_by_role("radio", name="lantern")).to_be_checked()
    person.go(f"/t/{table}/after")
    page.get_by_role("link", name="You").click()
    expect(page.get_by_role("radio", name="lantern")).to_be_checked()
    come(person, "/club/c/novice")
    expect(page.get_by_role("heading", name="You and novice")).to_be_visible()
    assert person.faults == []
    person.close()


def test_finished_games_may_have_no_others(mika: Person, club: Club) -> None:
    """People around one screen: all seats are mine."""
    club.games = (finished(2, "las_vegas", (MIKA,), 1, mine=(0, 1)),)
    come(mika, "/me")
    expect(mika.page.locator("[data-finished=t2]")).not_to_contain_text("with")

"""Evenings and tournaments in real browsers: opened, played, watched, and looked at on a phone and a desk."""

from __future__ import annotations

import re

from browsing import DESK, PHONE, SMALL_PHONE, Person
from playwright.sync_api import Browser, expect
from project import SHOTS


def played(*people: Person) -> None:
    """Everybody's page clicks whatever may be clicked until the game is over."""
    for number, person in enumerate(people):
        person.page.wait_for_selector(".look-stage")
        person.go_on_by_itself(number + 1)
    for person in people:
        person.page.wait_for_selector("[data-over]")


def looked_at(person: Person, name: str) -> None:
    person.shoot(SHOTS / f"{name}.png")
    assert person.kept_out() == []
    assert person.sideways == 0


def test_an_evening_of_two_games_by_two_people(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann", size=SMALL_PHONE), Person(chromium, house, size=PHONE, has_touch=True)
    for person in (ann, ben):
        person.set(speed=0, **{"guide.las_vegas": True})
    ann.go("/club")
    ann.page.get_by_role("link", name="Open an evening").click()
    expect(ann.page.get_by_label("Title")).to_have_value("Ann’s evening")
    expect(ann.page.get_by_role("button", name="Choose a game first")).to_be_visible()
    for _ in range(2):
        ann.page.get_by_role("button", name="Las Vegas", exact=True).click()
    looked_at(ann, "evening-new.phone")
    ann.page.get_by_role("button", name="Open the evening").click()
    ann.page.wait_for_url("**/e/*")
    path = "/e/" + ann.page.url.rpartition("/")[2]
    expect(ann.page.get_by_text("Nobody has points yet")).to_be_visible()
    ben.go(path)
    ben.page.get_by_role("button", name="Join the evening").tap()
    ben.page.locator("dialog input").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ann.page.locator("thead")).to_contain_text("Ben")
    for number in range(2):
        ann.page.get_by_role("button", name=re.compile("^Ready for Las Vegas")).click()
        expect(ann.page.get_by_text("1 of 2 ready")).to_be_visible()
        expect(ben.page.get_by_text("1 of 2 ready")).to_be_visible()
        if number == 0:
            looked_at(ben, "evening-ready.phone")
        ben.page.get_by_role("button", name=re.compile("^Ready for Las Vegas")).tap()
        for person in (ann, ben):
            person.page.wait_for_url("**/t/*")
        played(ann, ben)
        ann.page.get_by_role("link", name="Back to Ann’s evening").click()
        ben.page.get_by_role("button", name="How it went").tap()
        ben.page.get_by_role("link", name="Back to Ann’s evening").tap()
        expect(ann.page.locator("tbody tr").nth(number).locator("td")).to_have_count(2)
    expect(ann.page.get_by_role("heading", name=re.compile("the evening$"))).to_be_visible()
    looked_at(ann, "evening-over.phone")
    ben.page.set_viewport_size({"width": 1440, "height": 900})
    looked_at(ben, "evening-over.desk")
    ben.page.get_by_role("button", name="Add a game").click()
    ben.page.locator("dialog").get_by_role("button", name="Vabanque").click()
    expect(ben.page.get_by_role("button", name=re.compile("^Ready for Vabanque"))).to_be_visible()
    for person in (ann, ben):
        assert person.faults == []
        person.close()


def test_a_tournament_of_one_round_watched_by_an_onlooker(chromium: Browser, house: str) -> None:
    people = [Person(chromium, house, name, size=SMALL_PHONE) for name in ("Ann", "Ben", "Cleo")]
    zoe = Person(chromium, house, size=DESK, color_scheme="light")
    ann = people[0]
    for person in people:
        person.set(speed=0, **{"guide.las_vegas": True})
    ann.go("/club")
    ann.page.get_by_role("link", name="Open a tournament").click()
    expect(ann.page.get_by_label("Title")).to_have_value("Ann’s cup")
    ann.page.get_by_role("radio", name="2", exact=True).check(force=True)
    for _ in range(2):
        ann.page.get_by_role("button", name="Less").click()
    looked_at(ann, "cup-new.phone")
    ann.page.get_by_role("button", name="Open the tournament").click()
    ann.page.wait_for_url("**/c/*")
    path = "/c/" + ann.page.url.rpartition("/")[2]
    for person in people:
        person.go(path)
        person.page.get_by_role("button", name="Enter", exact=True).click()
        expect(person.page.get_by_role("button", name="Take my name off")).to_be_visible()
    zoe.go(path)
    expect(zoe.page.get_by_text("Cleo")).to_be_visible()
    looked_at(zoe, "cup-before.desk.light")
    looked_at(people[2], "cup-before.phone")
    ann.page.get_by_role("button", name="Begin now").click()
    for person in people:
        person.page.wait_for_url("**/t/*")
    expect(zoe.page.get_by_role("heading", name="Round 1 of 1")).to_be_visible()
    expect(zoe.page.get_by_text("2 tables still play.")).to_be_visible()
    expect(zoe.page.get_by_text("Your table")).to_have_count(0)
    looked_at(zoe, "cup-during.desk.light")
    people[2].go(path)
    expect(people[2].page.get_by_text("Your table")).to_be_visible()
    looked_at(people[2], "cup-during.phone")
    people[2].page.get_by_role("link", name="To the table").click()
    played(*people)
    expect(zoe.page.get_by_role("heading", name=re.compile("the cup$"))).to_be_visible()
    looked_at(zoe, "cup-after.desk.light")
    zoe.page.emulate_media(media="print")
    zoe.shoot(SHOTS / "cup-printed.png")
    expect(zoe.page.get_by_role("button", name="Print the results")).to_be_hidden()
    people[1].page.get_by_role("link", name="Back to Ann’s cup").click()
    expect(people[1].page.get_by_text("by comparison")).to_be_visible()
    looked_at(people[1], "cup-after.phone")
    for person in (*people, zoe):
        assert person.faults == []
        person.close()

"""Before the game in a real browser: coming by a link, sitting down, talking, resetting the table; and the menu."""

from __future__ import annotations

import re

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from playwright.sync_api import Browser, Route, expect
from project import SHOTS


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=lambda size: str(size["width"]))
def test_from_a_link_to_a_seat_it_is_a_press_and_a_name(chromium: Browser, house: str, size: dict[str, int]) -> None:
    ann, ben = Person(chromium, house, "Ann", size=DESK), Person(chromium, house, size=size, has_touch=True)
    for person in (ann, ben):
        person.set(speed=0, **{"guide.las_vegas": True})
    table = ann.open_table("las_vegas", 2, computers=0, begin=False, options={"first": 1})
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    button = ben.page.get_by_role("button", name="Sit down at this table")
    expect(button).to_be_in_viewport()
    ben.shoot(SHOTS / f"link.{size['width']}.png")
    button.tap()
    ben.page.locator("dialog input").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ann.page.locator(".cloth li", has_text="Ben")).to_contain_text("Here")
    expect(ben.page.locator(".cloth li", has_text="Ben")).to_contain_text("You")
    ann.page.get_by_role("button", name="Begin the game").click()
    assert ben.wait_until_asked(), "whoever sat down plays"
    for person in (ann, ben):
        assert person.faults == []
        person.close()


def test_everybody_can_talk_before_the_game_and_the_opener_changes_how_it_is_set(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann", size=PHONE), Person(chromium, house, "Ben", size=DESK)
    table = ann.open_table("vabanque", 3, computers=1, begin=False)
    ben.ask("PUT", f"/tables/{table}/seats/2", {})
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ben.page.locator(".talk input").fill("Slowly, please.")
    ben.page.keyboard.press("Enter")
    expect(ann.page.locator(".talk .said")).to_contain_text("Ben Slowly, please.")
    expect(ben.page.get_by_text("No clock")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Change the settings")).to_have_count(0)
    ann.page.get_by_role("button", name="Change the settings").click()
    ann.page.locator("dialog").get_by_role("radio", name="4", exact=True).check(force=True)
    ann.page.locator("dialog select").select_option(label="Ben")
    ann.page.locator("dialog").get_by_role("radio", name="Relaxed").check(force=True)
    ann.page.locator("dialog").get_by_role("switch", name=re.compile("^Hints")).check(force=True)
    ann.shoot(SHOTS / "change.phone.png")
    assert ann.kept_out() == []
    ann.page.get_by_role("button", name="Save the settings").click()
    expect(ben.page.get_by_text("A relaxed clock")).to_be_visible()
    expect(ben.page.get_by_text("Hints are allowed")).to_be_visible()
    expect(ben.page.get_by_text("Ben starts")).to_be_visible()
    expect(ben.page.locator(".cloth li")).to_have_count(4)
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.shoot(SHOTS / "waiting.phone.png")
    ben.shoot(SHOTS / "waiting-guest.desk.png")
    for person in (ann, ben):
        assert person.kept_out() == []
        assert person.sideways == 0
        assert person.faults == []
        person.close()


def test_a_name_that_is_too_long_is_not_cut_but_said_to_be(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, size=SMALL_PHONE)
    ann.go("/me")
    field = ann.page.get_by_label("Name", exact=True)
    field.fill("Maximiliana Friederike")
    expect(ann.page.locator(".count")).to_have_text("A name can have at most 20 characters; this one has 22.")
    expect(field).to_have_value("Maximiliana Friederike")
    expect(ann.page.get_by_role("button", name="Change name")).to_have_attribute("aria-disabled", "true")
    field.fill("Maximiliana Frieda")
    expect(ann.page.locator(".count")).to_have_text("18 of 20 characters")
    ann.page.get_by_role("button", name="Change name").click()
    expect(ann.page.get_by_text("From now on you are Maximiliana Frieda.")).to_be_visible()
    assert ann.sideways == 0
    ann.close()


def test_what_is_typed_before_the_house_has_answered_stays(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann")
    held: list[Route] = []
    ann.page.route("**/api/me", lambda route: held.append(route))
    ann.go("/me")
    field = ann.page.get_by_label("Name", exact=True)
    field.fill("Annabel")
    assert held, "the page has asked who it is"
    for one in held:
        one.continue_()
    ann.page.wait_for_load_state("networkidle")
    expect(field).to_have_value("Annabel")
    expect(ann.page.get_by_role("button", name="Change name")).to_have_attribute("aria-disabled", "false")
    ann.close()


def test_the_menu_has_its_groups_and_escape_closes_whatever_is_open(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann", size=PHONE), Person(chromium, house, "Ben")
    ann.set(speed=0, **{"guide.las_vegas": True})
    table = ann.open_table("las_vegas", 2, computers=0, begin=False)
    ben.ask("PUT", f"/tables/{table}/seats/1", {})
    ann.ask("POST", f"/tables/{table}/begin")
    ann.go(f"/t/{table}")
    ann.page.wait_for_selector(".look-stage")
    page = ann.page
    page.get_by_role("button", name="Menu").click()
    assert page.locator("dialog h3").all_inner_texts() == ["At this table", "Other players", "On this device"]
    expect(page.get_by_role("region", name="Other players").get_by_role("button")).to_have_text(
        ["Star Ben", "Mute Ben", "Block Ben"]
    )
    ann.shoot(SHOTS / "menu.phone.png")
    assert ann.kept_out() == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    for name, shown in (("Rules", ".drawer"), ("House log", ".look-side.look-sheet")):
        page.get_by_role("button", name=name).first.click()
        expect(page.locator(shown)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(shown)).to_have_count(0)
    page.get_by_role("button", name="House log").first.click()
    page.locator(".talk input").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".look-side.look-sheet")).to_have_count(0)
    assert ann.faults == []
    ann.close()
    ben.close()

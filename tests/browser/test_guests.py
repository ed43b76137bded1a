"""Guests with fresh browsers, by a link or a code; agreements; leaving and coming back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from browsing import DESK, PHONE, Person
from playwright.sync_api import Browser, expect

GUIDED = {"guide.las_vegas": True}


@pytest.fixture
def ann(chromium: Browser, house: str) -> Iterator[Person]:
    person = Person(chromium, house, "Ann", size=DESK)
    person.set(speed=0, **GUIDED)
    yield person
    person.close()


@pytest.fixture
def guest(chromium: Browser, house: str) -> Iterator[Person]:
    """Somebody without a name, and without a cookie."""
    person = Person(chromium, house, size=PHONE, has_touch=True)
    person.set(speed=0, **GUIDED)
    yield person
    person.close()


def sit_down(guest: Person, name: str) -> None:
    """As a person would: press what offers a seat, give a name."""
    page = guest.page
    page.locator("[data-sit]").first.click()
    page.locator("dialog input").fill(name)
    page.locator("dialog .look-btn.look-main").click()
    expect(page.locator("dialog")).to_have_count(0)


def both_at_a_table(ann: Person, guest: Person, name: str = "Ben") -> str:
    table = ann.open_table("las_vegas", 2, computers=0, begin=False, options={"first": 1})
    ann.go(f"/t/{table}")
    guest.go(f"/t/{table}")
    sit_down(guest, name)
    ann.page.locator(".look-pagebar .look-btn.look-main").click()
    for person in (ann, guest):
        expect(person.page.locator(".look-stage")).to_be_visible()
    return table


def test_whoever_comes_by_a_link_sits_down_and_plays_without_a_reload(ann: Person, guest: Person) -> None:
    both_at_a_table(ann, guest)
    assert guest.wait_until_asked()
    guest.decide(Random(1))
    assert ann.wait_until_asked()
    assert not ann.page.get_by_text("Away").count()
    assert guest.faults == ann.faults == []


def test_whoever_comes_by_a_code_finds_the_table(ann: Person, guest: Person) -> None:
    table = ann.open_table("las_vegas", 2, computers=0, begin=False)
    code = ann.ask("GET", f"/tables/{table}")["brief"]["code"]
    guest.go(f"/t/{code}")
    sit_down(guest, "Ben")
    guest.page.wait_for_url(f"**/t/{table}")
    expect(guest.page.locator(".waiting")).to_contain_text("Ben")


def test_a_seat_can_be_taken_over_in_a_game_that_is_on(ann: Person, guest: Person) -> None:
    table = ann.open_table("las_vegas", 2, computers=1, options={"first": 0})
    ann.go(f"/t/{table}")
    assert ann.wait_until_asked()
    token = ann.ask("POST", f"/tables/{table}/seats/0/handover")["token"]
    guest.go(f"/t/{table}")  # an onlooker first, with a connection that knows nothing of a seat
    expect(guest.page.locator(".look-stage")).to_be_visible()
    guest.go(f"/h/{token}")
    assert guest.wait_until_asked()
    guest.decide(Random(1))
    assert guest.wait_until_asked()


def test_a_lone_guests_game_waits_for_them(ann: Person) -> None:
    table = ann.open_table("las_vegas", 3, computers=2)
    ann.go(f"/t/{table}")
    ann.wait_until_asked()
    before = ann.page.locator(".look-side .look-log li").count()
    ann.page.goto("about:blank")
    ann.page.wait_for_timeout(2500)
    ann.go(f"/t/{table}")
    assert ann.wait_until_asked()
    expect(ann.page.locator(".look-side .look-log li")).to_have_count(before)


def test_to_end_a_game_is_asked_of_everybody_and_has_an_end_of_its_own(ann: Person, guest: Person) -> None:
    both_at_a_table(ann, guest)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.locator("dialog").get_by_text("Propose to end the game").click()
    ann.page.keyboard.press("Escape")
    card = guest.page.locator("[data-card]")
    expect(card).to_contain_text("Ann would like to end the game")
    card.locator("[data-decline]").click()
    expect(card).to_have_count(0)
    expect(ann.page.locator(".look-side .look-log")).to_contain_text("Ben would rather keep playing.")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.locator("dialog").get_by_text("Propose to end the game").click()
    guest.page.keyboard.press("Escape")
    ann.page.locator("[data-card] [data-agree]").click()
    for person in (ann, guest):
        expect(person.page.locator("[data-ceremony]")).to_contain_text("You agreed to end the game")
        person.page.reload()
        expect(person.page.locator("[data-ceremony]")).to_contain_text("You agreed to end the game")
        expect(person.page.locator(".look-mine .look-acts")).to_contain_text("How it went")
    assert ann.faults == guest.faults == []


def propose(person: Person, what: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.locator("dialog").get_by_text(what).click()
    person.page.keyboard.press("Escape")


def test_whoever_is_away_is_asked_on_coming_back(ann: Person, guest: Person) -> None:
    table = both_at_a_table(ann, guest)
    guest.page.goto("about:blank")
    propose(ann, "Propose to end the game")
    said = ann.page.locator(".banner")
    expect(said).to_contain_text("You asked to end the game. Ben will be asked after coming back.")
    expect(ann.page.locator("[data-ceremony]")).to_have_count(0)
    said.locator("[data-put-off]").click()  # it may take long: the table stays free
    expect(said).to_have_count(0)
    propose(ann, "Withdraw your request to end the game")
    propose(ann, "Propose to end the game")
    ann.page.goto("about:blank")
    guest.go(f"/t/{table}")
    card = guest.page.locator("[data-card]")
    expect(card).to_contain_text("Ann would like to end the game")
    expect(card).to_contain_text("Unless everybody agrees, the game continues.")
    card.locator("[data-agree]").click()
    expect(guest.page.locator("[data-ceremony]")).to_contain_text("You agreed to end the game")
    assert guest.faults == ann.faults == []


def test_in_a_game_of_days_one_is_told_how_long_one_has_to_answer(ann: Person, guest: Person) -> None:
    table = ann.open_table("las_vegas", 2, computers=0, begin=False, settings={"clock": "days", "days": 3})
    guest.go(f"/t/{table}")
    sit_down(guest, "Ben")
    expect(guest.page.locator(".cloth li", has_text="Ben")).to_contain_text("You")
    ann.ask("POST", f"/tables/{table}/begin")
    ann.go(f"/t/{table}")
    expect(ann.page.locator(".look-stage")).to_be_visible()  # the chance of the game is settled
    propose(ann, "Pause the clocks")
    said = ann.page.locator(".banner")
    expect(said).to_contain_text("You asked for a pause. With no objection from Ben within 24 hours, it is agreed.")
    card = guest.page.locator("[data-card]")
    expect(card).to_contain_text("If you do not answer within 24 hours, that counts as a yes.")
    card.locator("[data-decline]").click()
    expect(said).to_have_count(0)
    assert guest.faults == ann.faults == []


def test_a_pause_is_agreed_on_and_either_can_ask_to_continue(ann: Person, guest: Person) -> None:
    both_at_a_table(ann, guest)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.locator("dialog").get_by_text("Pause the clocks").click()
    ann.page.keyboard.press("Escape")
    guest.page.locator("[data-card] [data-agree]").click()
    guest.page.locator("[data-resume]").click()
    ann.page.locator("[data-card] [data-agree]").click()
    expect(guest.page.locator("[data-resume]")).to_have_count(0)
    assert guest.wait_until_asked()


def test_another_game_against_computer_players_starts_at_once_with_another_first_player(ann: Person) -> None:
    table = ann.open_table("las_vegas", 2, computers=1, options={"first": 0})
    ann.go(f"/t/{table}")
    ann.page.wait_for_selector(".look-stage")
    ann.go_on_by_itself(5)
    ann.page.wait_for_selector("[data-ceremony]")
    expect(ann.page.locator("[data-ceremony]")).to_contain_text(re.compile(r"take|finish"))
    ann.page.locator("[data-again]").click()
    ann.page.wait_for_url(lambda address: not address.endswith(table))
    expect(ann.page.locator(".look-stage .look-board")).to_be_visible()
    again = ann.ask("GET", f"/tables/{ann.page.url.rpartition('/')[2]}")["brief"]
    assert again["options"]["first"] == 1


def test_another_game_is_offered_to_the_others_where_they_are(ann: Person, guest: Person) -> None:
    table = both_at_a_table(ann, guest)
    for person in (ann, guest):
        person.go_on_by_itself(7)
    for person in (ann, guest):
        person.page.wait_for_selector("[data-ceremony]")
    ann.page.locator("[data-again]").click()
    ann.page.wait_for_url(lambda address: not address.endswith(table))
    expect(ann.page.locator(".waiting")).not_to_contain_text("Away")
    card = guest.page.locator("[data-card]")
    expect(card).to_contain_text("Ann would like to play again")
    card.locator("[data-join]").click()
    guest.page.wait_for_url(ann.page.url)
    ann.page.locator(".look-pagebar .look-btn.look-main").click()
    for person in (ann, guest):
        expect(person.page.locator(".look-stage")).to_be_visible()

"""At a table in a real browser: phone, keyboard, lost connection, reload, shared screen, hint, talk and signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person, table_of
from house_process import Server
from playwright.sync_api import Browser, Page, expect
from project import SHOTS


@pytest.fixture
def ann(chromium: Browser, house: str) -> Iterator[Person]:
    person = Person(chromium, house, "Ann", size=DESK)
    person.set(speed=0, **{"guide.las_vegas": True})
    yield person
    person.close()


def numbers(page: Page) -> list[str]:
    """The log in words."""
    return page.locator(".look-side .look-log li").all_inner_texts()


def test_only_what_may_be_chosen_can_be_chosen_and_the_button_says_what_will_happen(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    assert ann.wait_until_asked()
    page = ann.page
    main = page.locator("[data-send]")
    expect(main).to_have_attribute("aria-disabled", "true")
    first = page.locator("[data-choice]").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(main).to_have_attribute("aria-disabled", "false")
    expect(main).to_have_text(re.compile(r"^\s*Put (one|\d+) on casino [1-6]\s*$"))
    before = len(numbers(page))
    main.click()
    expect(page.locator(".look-side .look-log li")).not_to_have_count(before)
    assert ann.faults == []


def test_a_choice_can_be_taken_back_until_it_is_sent(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 2, computers=1)}")
    ann.wait_until_asked()
    ann.page.locator("[data-choice]").first.click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-send]")).to_have_attribute("aria-disabled", "true")


def test_one_tap_is_enough_for_who_wants_it(ann: Person) -> None:
    ann.set(oneTap=True)
    ann.go(f"/t/{ann.open_table('las_vegas', 2, computers=1)}")
    ann.wait_until_asked()
    mine = ann.page.locator(".look-log li", has_text="You put")
    ann.page.locator("[data-choice]").first.click()
    expect(mine).to_have_count(1)


def test_everything_can_be_done_with_the_keyboard(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=DESK)
    ann.set(speed=0, **{"guide.las_vegas": True})
    ann.go("/")
    page = ann.page
    tile = page.locator("[data-game=las_vegas] [data-play]").first
    tile.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(3):
        if not ann.wait_until_asked():
            break
        sent = page.locator(".look-log li", has_text="You put").count()
        assert sent == 0 or page.evaluate("document.querySelector('.look-mine').contains(document.activeElement)")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        expect(page.locator(".look-log li", has_text="You put")).to_have_count(sent + 1)
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    assert ann.faults == []
    ann.close()


def test_a_reload_in_the_middle_loses_nothing(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    rng = Random(3)
    for _ in range(2):
        ann.wait_until_asked()
        ann.decide(rng)
    ann.wait_until_asked()
    before = (numbers(ann.page), ann.page.locator(".look-board").inner_text(), ann.question)
    ann.page.reload()
    ann.wait_until_asked()
    expect(ann.page.locator(".look-side .look-log li")).to_have_count(len(before[0]))
    assert (numbers(ann.page), ann.page.locator(".look-board").inner_text(), ann.question) == before


def test_a_lost_line_comes_back_and_what_was_chosen_meanwhile_is_played_once(chromium: Browser, tmp_path: Path) -> None:
    server = Server(str(tmp_path / "house.db"), tmp_path).start()
    ann = Person(chromium, server.address, "Ann")
    ann.set(speed=0, **{"guide.las_vegas": True})
    ann.go(f"/t/{ann.open_table('las_vegas', 2, computers=1)}")
    ann.wait_until_asked()
    server.kill()
    expect(ann.page.locator(".look-line .look-toast")).to_be_visible()
    ann.page.locator("[data-choice]").first.click()
    ann.page.locator("[data-send]").click()
    again = Server(str(tmp_path / "house.db"), tmp_path, "--port", server.address.rpartition(":")[2]).start()
    mine = ann.page.locator(".look-log li", has_text="You put")
    expect(mine).to_have_count(1, timeout=30_000)
    expect(ann.page.locator(".look-line .look-toast")).to_have_count(0)
    ann.wait_until_asked()
    expect(mine).to_have_count(1)
    ann.close()
    again.stop()


def test_people_around_one_screen_see_only_their_own_hand(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=PHONE)
    ann.set(speed=0)
    table = ann.open_table("your_order", 3, computers=0, begin=False, sit=False)
    for seat, name in enumerate(("Ann", "Ben")):
        ann.ask("PUT", f"/tables/{table}/seats/{seat}", {"name": name})
    ann.ask("PUT", f"/tables/{table}/seats/2/computer", {"level": "novice"})
    ann.ask("POST", f"/tables/{table}/begin")
    ann.go(f"/t/{table}")
    page, rng = ann.page, Random(2)
    seen = set[str]()
    for _ in range(6):
        page.wait_for_selector("[data-curtain], [data-over]")
        if ann.is_over:
            break
        expect(page.locator(".look-stage.asked")).to_have_count(0)  # nothing can be chosen behind the curtain
        named = page.locator("[data-curtain]").inner_text()
        seen.add(named)
        page.locator("[data-curtain]").click()
        expect(page.locator(".look-mine")).to_be_visible()
        while ann.is_asked and not page.locator("[data-curtain]").count():
            ann.decide(rng)
            page.wait_for_timeout(120)
    assert seen == {"I am Ann", "I am Ben"}
    assert ann.faults == []
    ann.close()


def test_a_hint_says_what_an_expert_would_do_and_how_much_better_it_is(ann: Person) -> None:
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    ann.page.locator(".hintbtn").click()
    dialog = ann.page.locator("dialog")
    expect(dialog).to_contain_text(re.compile(r"wins \d+\s?% of games"))
    dialog.locator(".look-btn.look-main").click()  # the button names the move, and sends it
    expect(ann.page.locator(".look-log li", has_text="You put")).to_have_count(1)


def test_there_are_no_hints_among_people_unless_the_table_has_them(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann"), Person(chromium, house, "Ben")
    for hints in (False, True):
        table = table_of(ann, ben, settings={"hints": hints}, options={"first": 0})
        ann.go(f"/t/{table}")
        ann.wait_until_asked()
        expect(ann.page.locator(".hintbtn")).to_have_count(int(hints))
    ann.close()
    ben.close()


def test_a_first_game_is_guided_and_only_the_first(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=PHONE)
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    bubble = ann.page.locator("[data-bubble]")
    expect(bubble).to_contain_text("Six casinos")
    ann.shoot(SHOTS / "guide.phone.png")
    for _ in range(5):
        ann.wait_until_asked()
        bubble.locator(".look-btn:not(.look-bare)").click()
    expect(bubble).to_have_count(0)
    ann.page.reload()
    ann.wait_until_asked()
    expect(bubble).to_have_count(0)
    ann.close()


def test_who_watches_sees_the_board_and_nobodys_hand(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann"), Person(chromium, house, "Ben", size=SMALL_PHONE)
    table = ann.open_table("three_seven", 3, computers=2)
    ben.go(f"/t/{table}")
    expect(ben.page.locator(".look-seats .look-seat")).to_have_count(3)
    expect(ben.page.locator("[data-send]")).to_have_count(0)
    assert ben.sideways == 0
    assert ben.faults == []
    ann.close()
    ben.close()


def test_talk_and_signs_reach_the_others(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann"), Person(chromium, house, "Ben")
    table = table_of(ann, ben)
    ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    ann.page.locator(".talk input").fill("Well rolled.")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".talk .said")).to_contain_text("Ann Well rolled.")
    ben.page.locator(".signs button").first.click()
    expect(ann.page.locator(".talk .said").get_by_role("img", name="Thumbs up")).to_be_visible()
    ann.close()
    ben.close()


def test_a_rematch_brings_both_to_the_same_new_table(chromium: Browser, house: str) -> None:
    ann, ben = Person(chromium, house, "Ann"), Person(chromium, house, "Ben")
    table = table_of(ann, ben)
    for person in (ann, ben):
        person.set(speed=0, **{"guide.las_vegas": True})
        person.go(f"/t/{table}")
        person.page.wait_for_selector(".look-stage")
        person.go_on_by_itself(7)
    for person, again in ((ann, "[data-again]"), (ben, "[data-join]")):
        person.page.wait_for_selector("[data-over]")
        person.page.locator(again).click()
        person.page.wait_for_url(lambda address: not address.endswith(table))
    assert ann.page.url == ben.page.url
    ann.close()
    ben.close()

"""After the game in a real browser: the page that tells how it went, a game ended early, and the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from playwright.sync_api import Browser, expect

from croupier import games

SHORT = {"width": 1366, "height": 650}
SIDE = {"width": 844, "height": 390}
APART = """() => [...document.querySelectorAll('.win .art > *')].map(one => {
  const [box, banner] = [one.getBoundingClientRect(), one.closest('.win').getBoundingClientRect()];
  return [box.left >= banner.left, box.right <= banner.right, box.top >= banner.top, box.bottom <= banner.bottom,
    Math.round(box.left), Math.round(box.width)];
})"""
REACHED = """() => [...document.querySelectorAll('.controls button, .controls select, .controls input')].map(one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [one.ariaLabel, top === one || one.contains(top), box.width >= 44, box.height >= 44];
})"""


@pytest.fixture
def ann(chromium: Browser, house: str) -> Iterator[Person]:
    person = Person(chromium, house, "Ann", size=PHONE)
    person.set(speed=0)
    yield person
    person.close()


def play(person: Person, table: str, rng: Random, most: int | None = None) -> None:
    """Choose over REST until the game is over, or this many times."""
    number = 0
    while most is None or number < most:
        now: dict[str, Any] = person.ask("GET", f"/tables/{table}/updates?seat=0")
        if now["result"]:
            return
        if now["moves"]:
            number += 1
            chosen = {"message": "choose", "id": f"{table}-{number}", "seat": 0, "move": rng.choice(now["moves"])}
            person.ask("POST", f"/tables/{table}/moves", chosen | {"turn": now["turn"]})


@pytest.fixture(scope="module")
def finished(chromium: Browser, house: str) -> Iterator[str]:
    """A table whose game is over."""
    person = Person(chromium, house, "Ann")
    table = person.open_table("las_vegas", 2, computers=1)
    play(person, table, Random(4))
    yield table
    person.close()


@pytest.mark.parametrize("game", games.names())
def test_the_pieces_lie_side_by_side_on_the_banner(ann: Person, game: str) -> None:
    """A game that was ended early has the same banner, and no review to wait for."""
    table = ann.open_table(game, 3, computers=2)
    ann.ask("POST", f"/tables/{table}/wishes", {"what": "end"})
    for width, height in ((360, 640), (390, 844), (820, 1180), (1366, 650), (1440, 900), (1920, 1080)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.go(f"/t/{table}/after")
        expect(ann.page.locator(".win h2")).to_be_visible()
        pieces = ann.page.evaluate(APART)
        assert pieces
        assert all(all(piece[:4]) for piece in pieces), (width, pieces)
        lefts = sorted(left for *_, left, _ in pieces)
        assert all(b - a > 12 for a, b in pairwise(lefts)), f"stacked at {width}: {pieces}"
        assert ann.sideways == 0


def test_what_was_ended_by_agreement_says_so_and_names_no_winner(ann: Person) -> None:
    table = ann.open_table("las_vegas", 3, computers=2, options={"first": 0})
    play(ann, table, Random(1), most=3)
    ann.ask("POST", f"/tables/{table}/wishes", {"what": "end"})
    ann.go(f"/t/{table}/after")
    page = ann.page
    expect(page.locator("[data-ended=agreed] h2").first).to_have_text("This game ended early")
    expect(page.get_by_text("agreed to end it")).to_be_visible()
    expect(page.get_by_role("heading", name="How things stood")).to_be_visible()
    expect(page.locator("ol li")).to_have_count(3)
    assert not re.search(r"takes it|You win|1\.", page.locator("main").inner_text())
    assert ann.kept_out() == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".look-stage")).to_be_visible()
    page.keyboard.press("End")
    where = page.locator(".controls output")
    expect(where).to_have_text(re.compile(r"^(\d+) of \1$"))
    assert ann.faults == []


def test_ones_own_decisions_come_first_and_figures_are_explained_once(ann: Person) -> None:
    table = ann.open_table("rotary_lottery", 3, computers=2)
    play(ann, table, Random(2))
    ann.go(f"/t/{table}/after")
    page = ann.page
    expect(page.get_by_role("slider")).to_be_visible(timeout=240_000)
    said = page.locator("main").inner_text()
    assert "±" not in said
    assert len(re.findall("may be off by up to", said)) <= 2  # once for luck and choices, once for decisions
    assert "seat " not in said
    headings = page.locator(".moments h3").all_inner_texts()
    assert headings[:1] in (["Your decisions"], [])
    assert "You" in page.locator(".parts").inner_text()
    assert "round 1" in page.locator(".curve").inner_text()
    assert page.locator(".look-unseen tbody th").filter(has_text=re.compile(r"seat \d")).count() == 0
    assert ann.faults == []


@pytest.mark.parametrize("size", [SMALL_PHONE, SIDE, SHORT, DESK], ids=lambda size: f"{size['width']}")
def test_the_controls_of_a_replay_are_reached_in_every_window(
    chromium: Browser, house: str, finished: str, size: dict[str, int]
) -> None:
    ann = Person(chromium, house, size=size)
    ann.go(f"/t/{finished}/replay?at=20")
    expect(ann.page.locator(".controls")).to_be_visible()
    found = ann.page.evaluate(REACHED)
    assert len(found) == 8
    assert all(all(rest) for _, *rest in found), found
    expect(ann.page.get_by_test_id("question")).not_to_be_empty()
    stage, controls = (ann.page.locator(one).first.bounding_box() for one in (".look-stage", ".controls"))
    assert stage is not None
    assert controls is not None
    assert stage["y"] + stage["height"] <= controls["y"] + 1, "the controls lie below the stage, not on it"
    assert controls["y"] + controls["height"] <= size["height"]
    assert ann.sideways == 0
    ann.close()


def test_where_cards_are_dealt_nobody_speaks_of_dice(ann: Person) -> None:
    table = ann.open_table("rotary_lottery", 3, computers=2)
    play(ann, table, Random(3))
    ann.go(f"/t/{table}/after")
    ann.page.get_by_role("link", name="Check that it was fair").click()
    expect(ann.page.locator("[data-verdict=right]")).to_be_visible(timeout=60_000)
    ann.page.get_by_role("button", name=re.compile("draws")).click()
    said = ann.page.locator("main").inner_text()
    assert not re.search(r"\b(dice|die)\b", said, re.IGNORECASE)
    assert "Ann is dealt card 1" in said
    assert "seat" not in said


def test_the_page_names_who_added_to_the_dice_and_compares_the_seal_that_it_saw(ann: Person) -> None:
    ann.go("/")
    ann.page.locator("[data-game=rotary_lottery] [data-play]").first.click()
    ann.page.wait_for_url("**/t/*")
    ann.wait_until_asked()
    table = ann.page.url.rpartition("/")[2]
    play(ann, table, Random(4))
    ann.go(f"/t/{table}/fair")
    verdict, main = ann.page.locator("[data-verdict]"), ann.page.locator("main")
    expect(verdict).to_have_attribute("data-verdict", "right", timeout=60_000)
    assert "This browser's contribution is included." in main.inner_text()
    computers = len(ann.ask("GET", f"/tables/{table}")["brief"]["sitters"]) - 1
    assert main.inner_text().count("is a computer player, and adds nothing") == computers
    ann.page.evaluate("([name, seal]) => localStorage.setItem(name, seal)", [f"croupier.seal-1.{table}", '"another"'])
    ann.page.reload()
    expect(verdict).to_have_attribute("data-verdict", "wrong", timeout=60_000)
    assert "not those this browser was shown before it revealed its numbers" in main.inner_text()

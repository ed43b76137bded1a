"""Every game, played to its end in real browsers: one person with a phone, one at a desk, and computer players."""

from __future__ import annotations

import time
from random import Random

import pytest
from browsing import DESK, PHONE, Person
from playwright.sync_api import Browser, expect
from project import SHOTS

from croupier import games

BY_HAND = 6  # decisions of each person that are made with the mouse; the rest is clicked inside the page
LONG = 240.0  # seconds after which a game that has not ended fails
OPTIONS = {"seventh_heaven": {"course": ["three_seven", "red_end"]}}


@pytest.mark.parametrize("game", games.names())
def test_two_people_and_computer_players_play_to_the_end(game: str, chromium: Browser, house: str) -> None:
    rng, seats = Random(game), max(3, games.find(game).seats[0])
    ann = Person(chromium, house, "Ann", size=PHONE, has_touch=True)
    ben = Person(chromium, house, "Ben", size=DESK, color_scheme="dark")
    table = ann.open_table(game, seats, computers=0, begin=False, options=OPTIONS.get(game, {}))
    ben.ask("PUT", f"/tables/{table}/seats/1", {})
    for seat in range(2, seats):
        ann.ask("PUT", f"/tables/{table}/seats/{seat}/computer", {"level": "novice"})
    people = {"phone": ann, "desk": ben}
    made = dict.fromkeys(people, 0)
    for person in people.values():
        person.set(speed=0)
        person.go(f"/t/{table}")
        person.page.wait_for_selector(".waiting")
    ann.ask("POST", f"/tables/{table}/begin")
    until = time.monotonic() + LONG
    while not (ann.is_over and ben.is_over):
        assert time.monotonic() < until, f"{game} did not end: {made}, {ann.question!r}, {ben.question!r}"
        for where, person in people.items():
            if not person.is_asked:
                continue
            if made[where] in (0, 3):
                person.shoot(SHOTS / f"{game}-{made[where]}.{where}.png")
                assert person.sideways == 0
                assert person.kept_out() == []
            person.decide(rng)
            made[where] += 1
            if made[where] == BY_HAND:
                person.go_on_by_itself(rng.randrange(1000))
        time.sleep(0.02)
    for where, person in people.items():
        person.shoot(SHOTS / f"{game}-over.{where}.png")
    ann.go(f"/t/{table}/fair")  # the page itself recomputes every draw of the game
    expect(ann.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "right", timeout=30_000)
    expect(ann.page.locator("main")).to_contain_text("This browser saw the same promise before the game.")
    for person in people.values():
        assert person.faults == []
        person.close()
    assert sum(made.values()) > 0

"""A person's time begins when that person can act: three real pages at their usual speed, where seconds count."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import DESK, PHONE, TABLET, Person
from playwright.sync_api import Browser

AUCTION, DECLARATION = 10.0, 3.0  # seconds that the rules give (BB-3, TS-7)
LONG = 240.0  # seconds after which a game that does not continue fails
LATE = 0.6  # seconds until an answer under way counts as too late, and its page is told

# Notes every 20 ms whether something can be chosen, in which phase, and what the dial says; outside the phase
# under test it presses whatever may be pressed.
PROBE = """({ phase, plan }) => {
  window.noted = [];
  window.due = [];
  const lit = kind => [...document.querySelectorAll(`.look-stage [data-${kind}]:not([aria-disabled=true])`)];
  let round = 0, was = false;
  setInterval(() => {
    const stage = document.querySelector('.look-stage');
    if (!stage) return;
    const now = performance.now() / 1000;
    const isIn = stage.dataset.phase === phase && !document.querySelector('[data-summary]');
    const isAsked = stage.classList.contains('asked');
    const left = document.querySelector('[data-left]')?.dataset.left;
    if (isIn && !was) round++;
    was = isIn;
    if (isIn) {
      window.noted.push({ round, now, isAsked, left: left === undefined ? null : Number(left) });
      const call = plan[round];
      if (isAsked && call && left !== undefined && Number(left) <= 8 && !window.due.includes(round)) {
        window.due.push(round);
        lit('choice')[call.choice]?.click();
        setTimeout(() => lit('send').at(-1)?.click(), call.after);
      }
    } else if (isAsked && !document.querySelector('[data-sending]')) {
      (lit('send').at(-1) ?? lit('choice')[0])?.click();
    }
  }, 20);
}"""


@pytest.fixture
def three(chromium: Browser, house: str) -> Iterator[list[Person]]:
    sizes = {"Ann": DESK, "Ben": PHONE, "Cleo": TABLET}
    people = [Person(chromium, house, name, size=size, reduced_motion="no-preference") for name, size in sizes.items()]
    yield people
    for person in people:
        person.close()


def begin(people: list[Person], game: str, options: dict[str, Any], **settings: Any) -> None:
    ann, *others = people
    table = ann.open_table(
        game, 3, computers=0, begin=False, options=options, settings={"clock": "relaxed", **settings}
    )
    for seat, person in enumerate(others, 1):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", {})
    for person in people:
        person.set(speed=1, **{f"guide.{game}": True})
        person.go(f"/t/{table}")
        person.page.wait_for_selector(".waiting")
    ann.ask("POST", f"/tables/{table}/begin")


def noted(person: Person) -> dict[int, list[dict[str, Any]]]:
    """What a page noted, by the time at which the question was put."""
    found: dict[int, list[dict[str, Any]]] = {}
    for one in person.page.evaluate("window.noted"):
        found.setdefault(one["round"], []).append(one)
    return found


def time_to_act(moments: list[dict[str, Any]]) -> float:
    """For how many seconds something could be chosen."""
    asked = [one["now"] for one in moments if one["isAsked"]]
    return float(asked[-1] - asked[0]) if asked else 0.0


def is_right(moments: list[dict[str, Any]]) -> bool:
    """Whether the dial said when the question would end, to within 0.2 s except for single frames."""
    said = sorted(one["now"] + one["left"] for one in moments if one["isAsked"] and one["left"])
    middle = said[len(said) // 2]
    near = sum(abs(one - middle) <= 0.2 for one in said)
    return bool(near >= 0.9 * len(said) and -0.2 < moments[-1]["now"] - middle < LATE + 0.2)


def test_everybody_has_their_ten_seconds_in_every_auction_and_calls_of_one_moment_both_count(
    three: list[Person],
) -> None:
    """BB-3, with three people: the second auction has two calls, the higher one sent before the first could be seen."""
    begin(three, "between_bet", {})
    for person, plan in zip(three, ({2: {"after": 0, "choice": 0}}, {2: {"after": 60, "choice": 1}}, {})):
        person.page.evaluate(PROBE, {"phase": "Outbid", "plan": plan})
    for person in three:
        person.page.wait_for_selector("[data-over]", timeout=LONG * 1000)
    for person in three:
        rounds = noted(person)
        assert sorted(rounds) == [1, 2, 3]
        for number in (1, 3):  # nobody called
            assert time_to_act(rounds[number]) >= 0.9 * AUCTION
            assert is_right(rounds[number])
    log = three[0].page.locator(".look-side .look-log").inner_text()
    assert re.findall(r"(You call|Ben calls) \d", log) == ["You call", "Ben calls"]
    assert [person.faults for person in three] == [[], [], []]


def test_everybody_has_their_three_seconds_for_every_declaration(three: list[Person]) -> None:
    """TS-7."""
    begin(three, "three_seven", {})
    for person in three:
        person.page.evaluate(PROBE, {"phase": "SpeakUp", "plan": {}})
    until = time.monotonic() + LONG
    while max(noted(three[0]), default=0) < 4:
        assert time.monotonic() < until, f"{sorted(noted(three[0]))}: {[person.question for person in three]}"
        three[0].page.wait_for_timeout(500)
    for person in three:
        rounds = noted(person)
        for number in (1, 2, 3):
            assert time_to_act(rounds[number]) >= 0.9 * DECLARATION
            assert is_right(rounds[number])

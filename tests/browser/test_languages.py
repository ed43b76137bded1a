"""Every language in a real browser: nothing is cut off on a phone, no other language shows, and one can switch."""

from __future__ import annotations

import json
import re

import pytest
import translations
from browsing import DESK, PHONE, Person
from playwright.sync_api import Browser, Route, expect
from project import SHOTS
from tongues import LATIN, cut_off, strangers

from croupier import games

OTHERS = ("ja", "ru", "zh-Hant")


@pytest.mark.parametrize("language", OTHERS)
def test_every_board_speaks_it_and_fits_a_phone(chromium: Browser, house: str, language: str) -> None:
    ann = Person(chromium, house, "Ann", size=PHONE)
    ann.set(speed=0, language=language)
    for game in translations.listed():
        seats = max(3, games.find(game).seats[0])
        ann.go(f"/t/{ann.open_table(game, seats, computers=seats - 1)}")
        ann.wait_until_asked()
        ann.page.locator("[data-bubble]").first.wait_for()
        ann.shoot(SHOTS / f"{game}.{language}.phone.png")
        assert strangers(ann) == set(), game
        assert cut_off(ann) == [], game
        assert ann.sideways == 0, game
    assert ann.faults == []
    ann.close()


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_speaks_it(chromium: Browser, house: str, language: str) -> None:
    ann = Person(chromium, house, "Ann", size=PHONE, locale=language)  # as the browser requests it
    waiting = ann.open_table("seventh_heaven", 4, computers=1, begin=False)
    for path in ("/", "/new/seventh_heaven", f"/t/{waiting}", "/me", "/rolls", "/no"):
        ann.go(path)
        ann.page.wait_for_load_state("networkidle")
        ann.page.wait_for_selector("h1")
        ann.shoot(SHOTS / f"page{path.replace('/', '-').replace(waiting, 'waiting')}.{language}.phone.png")
        assert strangers(ann) == set(), path
        assert cut_off(ann) == [], path
        assert ann.sideways == 0, path
    assert ann.page.evaluate("document.documentElement.lang") == language
    assert ann.faults == []
    ann.close()


def test_it_can_be_switched_at_the_table_without_losing_anything(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=DESK)
    ann.set(speed=0, **{"guide.las_vegas": True})
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    page = ann.page
    page.locator("[data-choice]").first.click()
    lines, board = page.locator(".look-side .look-log li").count(), page.locator(".look-board .die").count()
    assert ann.question == "Which casino gets your dice?"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="日本語").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator("[data-testid=question]")).to_have_text(re.compile(r"[ぁ-ん]"))
    expect(page.locator("[data-send]")).to_have_attribute("aria-disabled", "false")
    assert page.locator(".look-side .look-log li").count() == lines
    assert page.locator(".look-board .die").count() == board
    last = page.locator(".look-side .look-log li").last.inner_text()
    assert LATIN.findall(last) == []
    assert "あなた" in last
    page.reload()
    ann.wait_until_asked()
    expect(page.locator("[data-testid=question]")).to_have_text(re.compile(r"[ぁ-ん]"))
    assert ann.faults == []
    ann.close()


def test_a_line_that_lacks_a_value_is_shown_and_fails_the_test(chromium: Browser, house: str) -> None:
    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("door-games = ", "door-games = { $nobody } "))

    ann = Person(chromium, house, service_workers="block")
    ann.page.route("**/assets/*.js", spoil)
    with ann.page.expect_console_message(lambda said: said.type == "error"):
        ann.go("/")
    expect(ann.page.locator("h2").filter(has_text="Tonight").first).to_contain_text("{$nobody}")
    assert ann.faults == ["Fault in a text: pages: door-games: Unknown variable: $nobody"]
    with pytest.raises(AssertionError, match="nobody"):
        ann.close()


def test_english_stands_in_for_a_missing_line_and_says_so(chromium: Browser, house: str) -> None:
    def spoil(route: Route) -> None:
        """As if Las Vegas had no tagline and no question in Japanese."""
        answer = route.fetch()
        text = re.sub(r"\n(?:tagline = 振って|ask-Choose = どのカジノ)[^\n]*", "", answer.text())
        if text != answer.text():
            english = {"las_vegas": "tagline = Dice and bills\nask-Choose = Which casino?\n"}
            text = text.replace("english:{}", f"english:{json.dumps(english)}")
        route.fulfill(response=answer, body=text)

    ann = Person(chromium, house, "Ann", locale="ja", service_workers="block")
    ann.set(speed=0, **{"guide.las_vegas": True})
    ann.page.route("**/assets/*.js", spoil)
    ann.go("/")
    tagline = ann.page.locator(".tagline", has_text="Dice and bills")
    expect(tagline).to_have_text("Dice and bills")
    expect(tagline).to_have_attribute("lang", "en")
    expect(tagline).to_have_attribute("title", "まだ英語のみです")
    assert ann.page.locator("[data-english]").count() == 1
    assert tagline.evaluate("one => getComputedStyle(one, '::after').content").startswith('"EN"')
    ann.shoot(SHOTS / "page-in-english.ja.png")
    ann.go(f"/t/{ann.open_table('las_vegas', 3, computers=2)}")
    ann.wait_until_asked()
    question = ann.page.locator("[data-testid=question] [data-english], [data-testid=question][data-english]")
    expect(question).to_have_text("Which casino?")
    ann.shoot(SHOTS / "las_vegas-in-english.ja.png")
    ann.page.get_by_role("button", name="メニュー").click()
    ann.page.get_by_role("radio", name="русский").check(force=True)
    expect(ann.page.locator("[data-testid=question]")).to_have_text(re.compile(r"[а-я]"))
    expect(ann.page.locator("[data-english], [lang=en]")).to_have_count(0)
    assert ann.faults == []
    ann.close()


FACE = """() => {
  const probe = document.createElement('p');
  probe.id = 'probe';
  probe.innerHTML = '<span>\u76f4\u9aa8</span><b class="show">\u76f4\u9aa8</b>';
  document.body.append(probe);
}"""


@pytest.mark.parametrize(("language", "drawn"), [("ja", "JP"), ("zh-Hant", "TC")])
def test_signs_are_drawn_as_the_language_writes_them(chromium: Browser, house: str, language: str, drawn: str) -> None:
    """The same characters look different in Japan and in Taiwan."""
    ann = Person(chromium, house, locale=language)
    ann.go("/")
    ann.page.wait_for_selector("h1")
    ann.page.evaluate(FACE)
    session = ann.context.new_cdp_session(ann.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    for selector in ("#probe span", "#probe b", "h1"):
        node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        fonts = [one["familyName"] for one in session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]]
        han = [font for font in fonts if "CJK" in font]
        assert han, f"no font for this language is installed here: {fonts}"
        assert all(font.endswith(drawn) for font in han), fonts
    ann.close()

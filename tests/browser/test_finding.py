"""People find each other in a real browser: the queue, friends, invitations; and notices of the service worker."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from browsing import DESK, PHONE, SMALL_PHONE, Person
from playwright.sync_api import Browser, Page, expect
from project import SHOTS


@pytest.fixture
def people(chromium: Browser, house: str) -> Iterator[tuple[Person, Person]]:
    both = Person(chromium, house, "Ann", size=PHONE, has_touch=True), Person(chromium, house, "Ben", size=DESK)
    for person in both:
        person.set(speed=0, played=True, **{"guide.las_vegas": True})
    yield both
    for person in both:
        assert person.faults == []
        person.close()


def test_two_find_each_other_and_sit_down(people: tuple[Person, Person]) -> None:
    ann, ben = people
    ben.go("/")  # so that Ann is not alone
    expect(ben.page.get_by_role("link", name="Play with whoever is there")).to_be_visible()
    ann.go("/find")
    game = ann.page.get_by_role("radio", name="Las Vegas")
    game.check(force=True)
    expect(ann.page.get_by_role("radio", name="2", exact=True)).to_be_attached()  # once the house has noticed Ben
    ann.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ann.page.get_by_role("radio", name="never").check(force=True)
    ann.shoot(SHOTS / "find.phone.png")
    assert ann.kept_out() == []
    ann.page.get_by_role("button", name="Find a table: Las Vegas").tap()
    expect(ann.page.get_by_role("heading", name="One more, and it begins")).to_be_visible()
    ann.shoot(SHOTS / "queue.phone.png")
    assert ann.kept_out() == []
    ben.page.get_by_role("link", name="Play with whoever is there").click()
    row = ben.page.locator("[data-row]", has_text="1 of 2, calm, friendly")
    ben.shoot(SHOTS / "find.desk.png")
    row.get_by_role("button", name="Sit down").click()
    for person in people:
        person.page.wait_for_selector(".look-stage")
    assert ann.page.url == ben.page.url
    news = ann.ask("GET", f"/tables/{ann.page.url.rpartition('/')[2]}")
    assert news["left_out"] == [], "both have added to the chance of their game"


def test_whoever_leaves_the_page_leaves_the_queue(people: tuple[Person, Person]) -> None:
    ann, ben = people
    ann.ask("PUT", "/queue", {"game": "vabanque", "fill": None})
    ben.go("/find")
    ben.page.get_by_role("radio", name="Vabanque").check(force=True)
    ben.page.get_by_role("radio", name="days").check(force=True)
    ben.page.get_by_role("button", name="Find a table: Vabanque").click()
    ben.page.get_by_role("button", name="Leave the queue").click()
    expect(ben.page.get_by_role("button", name="Find a table: Vabanque")).to_be_visible()
    assert ann.ask("GET", "/queue")["waiting"] == 1
    ben.page.get_by_role("button", name="Find a table: Vabanque").click()
    expect(ben.page.get_by_role("button", name="Leave the queue")).to_be_visible()
    assert ann.ask("GET", "/queue")["waiting"] == 2
    with ben.page.expect_response(lambda one: one.request.method == "DELETE"):
        ben.page.locator("header a").first.click()
    assert ann.ask("GET", "/queue")["waiting"] == 1
    ann.ask("DELETE", "/queue")


def test_from_a_star_to_an_invitation(people: tuple[Person, Person]) -> None:
    ann, ben = people
    table = ann.open_table("las_vegas", 2, computers=0, begin=False)
    ben.ask("PUT", f"/tables/{table}/seats/1", {})
    ann.ask("POST", f"/tables/{table}/begin", {})
    ann.go(f"/t/{table}")
    ann.page.get_by_role("button", name="Menu").tap()
    ann.page.get_by_role("button", name="Star Ben").tap()
    expect(ann.page.get_by_role("button", name="Ben has your star")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Block Ben")).to_be_visible()
    ben.go("/")
    expect(ben.page.get_by_text("Ann has starred you.")).to_be_visible()
    ben.page.get_by_role("button", name="Star back").click()
    card = ben.page.locator(".friends li", has_text="Ann")
    expect(card).to_be_visible()
    ann.go("/")
    card.get_by_role("button", name="Invite Ann").click()
    ben.page.locator("dialog a", has_text="Las Vegas").click()
    ben.page.locator(".look-pagebar .look-main").click()
    expect(ben.page.get_by_text("The invitation has been sent.")).to_be_visible()
    expect(ann.page.get_by_text("Ben invites you")).to_be_visible()
    ann.shoot(SHOTS / "invited.phone.png")
    assert ann.kept_out() == []
    ann.page.get_by_role("link", name="Go there").tap()
    expect(ann.page).to_have_url(ben.page.url)
    ann.page.get_by_role("button", name="Sit down at this table").tap()
    expect(ann.page.get_by_role("button", name="Stand up")).to_be_visible()
    ann.go("/")
    expect(ann.page.locator(".friends li", has_text="Ben")).to_be_visible()
    expect(ann.page.get_by_text("Ben invites you")).to_have_count(0)


def test_alone_there_is_no_queue_to_wait_in(chromium: Browser, house: str) -> None:
    ann = Person(chromium, house, "Ann", size=SMALL_PHONE, has_touch=True)
    ann.page.route(
        "**/api/queue", lambda route: route.fulfill(json={"others": 0, "waiting": 0, "rows": [], "mine": None})
    )
    ann.set(speed=0, **{"guide.vabanque": True})
    ann.go("/find?game=vabanque")
    expect(ann.page.get_by_role("heading", name="Nobody else is here")).to_be_visible()
    ann.shoot(SHOTS / "alone.phone.png")
    assert ann.kept_out() == []
    ann.page.get_by_role("button", name="Vabanque with 3 computers").tap()
    ann.page.wait_for_selector(".look-stage")
    assert ann.faults == []
    ann.close()


class TestNotices:
    """Headless Chromium has no push service to subscribe to, but its service worker can be handed a message."""

    def deliver(self, page: Page, message: dict[str, object]) -> None:
        line = page.context.new_cdp_session(page)
        found = list[str]()
        line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(
            one["registrationId"] for one in told["registrations"] if not one["isDeleted"]
        ))  # fmt: skip
        line.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(50)
        origin = "/".join(page.url.split("/")[:3])
        data = json.dumps(message)
        asked = {"origin": origin, "registrationId": found[-1], "data": data}
        line.send("ServiceWorker.deliverPushMessage", asked)
        line.detach()

    def shown(self, page: Page) -> list[dict[str, str]]:
        script = """async () => {
          const registration = await navigator.serviceWorker.ready;
          const there = await registration.getNotifications();
          return there.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
        }"""
        found: list[dict[str, str]] = page.evaluate(script)
        return found

    def wait_for(self, page: Page, notices: list[dict[str, str]]) -> None:
        """Until these are shown, and no others."""
        for _ in range(50):
            if (found := self.shown(page)) == notices:
                return
            page.wait_for_timeout(100)
        raise AssertionError(f"{found} instead of {notices}")

    def test_the_service_worker_shows_replaces_and_withdraws(self, chromium: Browser, house: str) -> None:
        ann = Person(chromium, house, "Ann", size=PHONE, timezone_id="UTC")
        ann.context.grant_permissions(["notifications"], origin=house)
        ann.go("/me")
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        notice = {
            "tag": "turn-x", "title": "It is your turn in Vabanque", "body": "You have until {time}.", "path": "/t/x",
            "language": "en", "until": 1_800_000_000.0, "table": "x", "actions": [{"action": "open", "title": "Play"}],
        }  # fmt: skip
        for title in ("It is your turn in Vabanque", "It is your turn in Red End"):
            self.deliver(ann.page, notice | {"title": title})
            body = "You have until Friday 8:00 AM."
            self.wait_for(ann.page, [{"title": title, "body": body, "tag": "turn-x", "lang": "en"}])
        self.deliver(ann.page, {"close": "turn-x"})
        self.wait_for(ann.page, [])
        ann.close()

    def test_my_page_has_the_switch_or_says_why_not(self, chromium: Browser, house: str) -> None:
        ann = Person(chromium, house, "Ann", size=PHONE)
        ann.go("/me")
        block = ann.page.locator("#notices")
        expect(block).to_be_visible()
        expect(block.get_by_role("switch", name="Ring on this device").or_(block.locator(".look-note"))).to_be_visible()
        assert ann.faults == []
        ann.close()

    def test_after_a_first_move_in_a_game_of_days_it_asks_once(self, chromium: Browser, house: str) -> None:
        ann, ben = Person(chromium, house, "Ann", size=PHONE), Person(chromium, house, "Ben")
        ann.set(speed=0, **{"guide.las_vegas": True})
        ann.context.add_init_script(
            "Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
            "window.PushManager ??= class {};"
        )
        days = {"clock": "days"}
        table = ann.open_table("las_vegas", 2, computers=0, begin=False, settings=days, options={"first": 0})
        ben.ask("PUT", f"/tables/{table}/seats/1", {})
        ann.ask("POST", f"/tables/{table}/begin", {})
        ann.go(f"/t/{table}")
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert ann.wait_until_asked()
        seen = ann.ask("GET", f"/tables/{table}/updates?seat=0")
        move = {"message": "choose", "id": "one", "seat": 0, "move": seen["moves"][0]}
        ann.ask("POST", f"/tables/{table}/moves", move)
        title = ann.page.get_by_role("heading", name="Shall we ring when it is your turn?")
        expect(title).to_be_visible()
        ann.shoot(SHOTS / "ring.phone.png")
        ann.page.get_by_role("button", name="No, I look in myself").click()
        expect(title).to_have_count(0)
        ann.page.reload()
        ann.page.wait_for_selector(".look-stage")
        expect(title).to_have_count(0)
        for person in (ann, ben):
            assert person.faults == []
            person.close()

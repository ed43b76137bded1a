"""Notices: at most one for each turn, in the person's language, with what to do and nothing else; and taken back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from places import USUAL, Place, a_place, code, for_two, opened
from push_service import Browser, PushService, push_service

from croupier.common.languages import languages, speaking
from croupier.house.club import notices
from croupier.house.limits.limits import Limits
from croupier.house.protocol.messages import Brief

DAYS = {"clock": "days", "pauses": False}


class Bell:
    """A house that may ring, and a push service."""

    def __init__(self, place: Place, service: PushService) -> None:
        self.place, self.service = place, service

    async def subscribed(self, client: httpx.AsyncClient, name: str, language: str = "en") -> Browser:
        browser = Browser(self.service, name)
        answer = await client.put("/api/notices/subscription", json=browser.subscription(language))
        assert answer.status_code == 200, answer.text
        return browser

    async def look(self, *seconds: float) -> None:
        """Look again after some time, and wait until all is sent."""
        ringing = self.place.application.ringing
        await ringing.look()
        for one in seconds:
            await self.place.tick.pass_by(one)
            await ringing.look()
        await asyncio.gather(*ringing._sending)


@asynccontextmanager
async def a_bell(folder: Path, limits: Limits = USUAL) -> AsyncIterator[Bell]:
    with push_service() as service:
        async with a_place(folder, limits, push="anywhere") as place:
            yield Bell(place, service)


async def whose_turn(client: httpx.AsyncClient, table: str) -> int:
    waiting: list[int] = (await client.get(f"/api/tables/{table}/updates")).json()["waiting"]
    return waiting[0]


async def choose(clients: list[httpx.AsyncClient], table: str) -> None:
    seat = await whose_turn(clients[0], table)
    now = (await clients[seat].get(f"/api/tables/{table}/updates?seat={seat}")).json()
    asked = {"id": f"m{now['turn']}", "seat": seat, "move": now["moves"][0], "message": "choose"}
    answer = await clients[seat].post(f"/api/tables/{table}/moves", json=asked)
    assert answer.status_code == 200, answer.text


class TestTurns:
    async def test_whoever_is_asked_and_not_there_is_rung_once_for_each_turn(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            table = await for_two(*both, settings=DAYS, options={"first": 0})
            browsers = [await bell.subscribed(one, name) for one, name in zip(both, "ab", strict=True)]
            await bell.look()
            assert bell.service.arrived == [], "they have a moment to come"
            await bell.look(6, 6, 6, 600)
            (notice,) = bell.service.told(browsers[0])
            assert notice["title"] == "It is your turn in Las Vegas"
            assert notice["body"] == "With Ben. You have until {time}."
            assert notice["path"] == f"/t/{table}"
            assert [one["title"] for one in notice["actions"]] == ["Play", "Mute this table"]
            assert notice["until"] == pytest.approx(bell.place.tick.time() + 86_400, abs=700)
            assert bell.service.told(browsers[1]) == []
            await choose(both, table)
            await bell.look(6, 6)
            assert [*bell.service.told(browsers[0])[1:]] == [{"close": notice["tag"]}], "the turn is over"
            (other,) = bell.service.told(browsers[1])
            assert other["tag"] == notice["tag"]

    async def test_nobody_is_rung_who_has_the_table_open(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            table = await for_two(*both, settings=DAYS, options={"first": 0})
            ann = await bell.subscribed(both[0], "ann")
            async with bell.place.socket(both[0], table):
                await bell.look(6, 6, 60)
                assert bell.service.arrived == []
            await bell.look(2)
            assert bell.service.arrived == []
            await bell.look(6)
            assert len(bell.service.told(ann)) == 1
            async with bell.place.socket(both[0], table):
                await bell.look()
                assert bell.service.told(ann)[1:] == [{"close": f"turn-{table}"}], "they have come"
            await bell.look(60, 60)
            assert len(bell.service.told(ann)) == 2, "not again for the same turn"

    async def test_a_restart_rings_nobody_again_and_still_takes_back(self, tmp_path: Path) -> None:
        with push_service() as service:
            async with a_place(tmp_path, push="anywhere") as place, place.visitors("Ann", "Ben") as both:
                bell = Bell(place, service)
                table = await for_two(*both, settings=DAYS, options={"first": 0})
                ann = await bell.subscribed(both[0], "ann")
                await bell.look(6)
                assert len(service.told(ann)) == 1
                cookies = [one.cookies for one in both]
            async with a_place(tmp_path, push="anywhere") as place, place.visitors("Cleo", "Dan") as others:
                bell = Bell(place, service)
                for one, cookie in zip(others, cookies, strict=True):
                    one.cookies = cookie
                await place.application.house.go_on()
                await bell.look(6, 60)
                assert len(service.told(ann)) == 1
                await choose(others, table)
                await bell.look(6)
                assert service.told(ann)[1:] == [{"close": f"turn-{table}"}]

    async def test_a_table_can_be_muted(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
            table = await for_two(ann, ben, settings=DAYS, options={"first": 0})
            await bell.subscribed(ann, "ann")
            assert code(await cleo.put(f"/api/notices/muted/{table}")) == (403, "not-yours")
            assert (await ann.put(f"/api/notices/muted/{table}")).status_code == 200
            await bell.look(6, 60)
            assert bell.service.arrived == []

    async def test_whoever_does_not_want_it_is_left_alone(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            await for_two(*both, settings=DAYS, options={"first": 0})
            await bell.subscribed(both[0], "ann")
            wishes = {"turns": False, "invitations": True, "rounds": True}
            assert (await both[0].put("/api/notices", json=wishes)).json() == {"wishes": wishes, "devices": 1}
            await bell.look(6, 60)
            assert bell.service.arrived == []

    async def test_a_move_does_not_wait_for_a_push_service(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            table = await for_two(*both, settings=DAYS, options={"first": 0})
            await bell.subscribed(both[0], "ann")
            bell.service.answers = [503] * 3
            ringing = bell.place.application.ringing
            await ringing.look()
            await bell.place.tick.pass_by(6)
            await ringing.look()
            await asyncio.wait_for(choose(both, table), 5)
            assert ringing._sending, "it is still being tried"


class TestSending:
    async def test_a_browser_that_is_gone_is_forgotten(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            await for_two(*both, settings=DAYS, options={"first": 0})
            await bell.subscribed(both[0], "ann")
            bell.service.answers = [410]
            await bell.look(6)
            assert (await both[0].get("/api/notices")).json()["devices"] == 0

    async def test_a_service_that_is_busy_is_tried_again(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            await for_two(*both, settings=DAYS, options={"first": 0})
            ann = await bell.subscribed(both[0], "ann")
            bell.service.answers = [503, 429]
            ringing = bell.place.application.ringing
            await ringing.look()
            await bell.place.tick.pass_by(6)
            await ringing.look()
            for count, wait in ((1, 6), (2, 61)):
                await asyncio.to_thread(bell.service.wait_for, count)
                await asyncio.sleep(0.05)
                await bell.place.tick.pass_by(wait)
            await asyncio.gather(*ringing._sending)
            assert len(bell.service.told(ann)) == 3
            assert (await both[0].get("/api/notices")).json()["devices"] == 1

    async def test_it_is_signed_and_says_how_urgent_it_is_and_how_long_it_is_true(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            await for_two(*both, settings=DAYS, options={"first": 0})
            await bell.subscribed(both[0], "ann")
            await bell.look(6)
            (one,) = bell.service.arrived
            key = (await both[0].get("/api/notices/key")).json()["key"]
            bell.service.check_signed(one, key, bell.place.tick.time())
            assert one.headers["Urgency"] == "high"
            assert 0 < int(one.headers["TTL"]) <= 86_400
            assert one.headers["Content-Encoding"] == "aes128gcm"
            assert len(one.headers["Topic"]) == 32

    async def test_the_oldest_of_too_many_browsers_goes(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path, Limits(devices=2)) as bell, bell.place.visitor("Ann") as ann:
            for name in "abc":
                await bell.subscribed(ann, name)
                await bell.place.tick.pass_by(1)
            assert (await ann.get("/api/notices")).json()["devices"] == 2

    async def test_what_is_no_subscription_is_refused(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitor("Ann") as ann:
            good = Browser(bell.service, "ann").subscription()
            for wrong in ({"endpoint": "http://10.0.0.1/x"}, {"p256dh": "x"}, {"auth": "AAAA"}, {"p256dh": "A" * 87}):
                answer = await ann.put("/api/notices/subscription", json=good | wrong)
                assert code(answer) == (422, "bad-endpoint")

    async def test_only_its_person_can_take_a_browser_back(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as (ann, ben):
            asked = Browser(bell.service, "ann").subscription()
            device = (await ann.put("/api/notices/subscription", json=asked)).json()["device"]
            await ben.delete(f"/api/notices/subscription/{device}")
            assert (await ann.get("/api/notices")).json()["devices"] == 1
            await ann.delete(f"/api/notices/subscription/{device}")
            assert (await ann.get("/api/notices")).json()["devices"] == 0

    async def test_being_forgotten_takes_the_browsers_out(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as both:
            await for_two(*both, settings=DAYS, options={"first": 0})
            await bell.subscribed(both[0], "ann")
            person = (await both[0].get("/api/me")).json()["person"]
            await both[0].delete("/api/me")
            assert await bell.place.application.storage.finding.subscriptions_of([person]) == []
            await bell.look(6, 60)
            assert bell.service.arrived == []

    async def test_a_house_that_sends_none_says_so(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, push="off") as place, place.visitor("Ann") as ann:
            assert code(await ann.get("/api/notices/key")) == (404, "no-push")
            await place.application.ringing.begins([(await ann.get("/api/me")).json()["person"]], "x", "/", 0.0)


class TestTheRest:
    async def test_whoever_is_invited_is_rung_once(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as (ann, ben):
            await for_two(ann, ben)
            browser = await bell.subscribed(ben, "ben", "ja")
            table, person = await opened(ann), (await ben.get("/api/me")).json()["person"]
            for _ in range(2):
                await ann.put(f"/api/tables/{table}/invitations/{person}")
            await asyncio.gather(*bell.place.application.ringing._sending)
            (notice,) = bell.service.told(browser)
            assert notice["title"] == "Annさんからの招待です"
            assert notice["body"].startswith("ラスベガス")
            assert [one["action"] for one in notice["actions"]] == ["open", "decline"]

    async def test_a_round_begins(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitors("Ann", "Ben") as (ann, ben):
            browser = await bell.subscribed(ann, "ann")
            people = [(await one.get("/api/me")).json()["person"] for one in (ann, ben)]
            await bell.place.application.ringing.begins(people, "The Saturday cup", "/c/x", 1_000.0)
            await asyncio.gather(*bell.place.application.ringing._sending)
            (notice,) = bell.service.told(browser)
            assert (notice["title"], notice["path"], notice["until"]) == ("The Saturday cup begins", "/c/x", 1_000.0)

    async def test_whoever_plays_in_an_evening_is_told_when_a_game_begins(self, tmp_path: Path) -> None:
        async with a_bell(tmp_path) as bell, bell.place.visitor("Ann") as ann:
            browser = await bell.subscribed(ann, "ann")
            asked = {"title": "Friday", "games": ["las_vegas"], "settings": {"clock": "none"}}
            evening = (await ann.post("/api/evenings", json=asked)).json()["evening"]
            await ann.put(f"/api/evenings/{evening}/ready", json={"on": True})
            await bell.place.application.meetings.look()
            await asyncio.gather(*bell.place.application.ringing._sending)
            assert [(one["title"], one["path"]) for one in bell.service.told(browser)] == [
                ("Friday begins", f"/e/{evening}")
            ]

    @pytest.mark.parametrize("language", languages())
    async def test_every_language_says_it(self, tmp_path: Path, language: str) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            answer = (await ann.get(f"/api/tables/{table}")).json()["brief"]
            brief: Any = await place.application.storage.brief(table)
            assert isinstance(brief, Brief)
            said = [
                notices.turn(language, brief, answer["opener"], 1.0),
                notices.invited(language, brief, "Ann"),
                notices.begins(language, "X", "/", 1.0),
            ]
            for one in said:
                assert " [EN]" not in one.title + one.body + "".join(action.title for action in one.actions)
                assert len(one.actions) <= 2
            assert said[0].body.count("{time}") == 1
            with speaking(language):
                titles = {one.title for one in said}
            assert len(titles) == 3

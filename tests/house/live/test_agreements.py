"""One person alone can neither end nor pause a game of several; those away are asked, and have time to answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from clocked import ALL
from houses import ANN, BEN, Listener, Memory, a_house, opened, settle, tick
from places import a_place, for_two

from croupier.house.application.callers import Caller
from croupier.house.live import updates
from croupier.house.live.agreement_timer import TO_ANSWER
from croupier.house.live.live_table import LiveTable
from croupier.house.protocol.messages import TableNews
from croupier.house.tables import entries as log

CLEO = "cleo"
EVERY_CLOCK = pytest.mark.parametrize("clock", ["relaxed", "brisk", "none", "days"])


def arrive(live: LiveTable, *people: str) -> list[Listener]:
    guests = [Listener(person) for person in people]
    for guest in guests:
        live.arrive(guest)
    return guests


def news(live: LiveTable, person: str) -> TableNews:
    return updates.news(live, Caller(person, person.title()))


def how_is(live: LiveTable) -> str:
    return "paused" if live.table.paused and live.table.status == "playing" else live.table.status


async def stood_in(live: LiveTable, seat: int) -> None:
    await live.do(lambda table: log.StoodIn(seat, "regular"))


class TestAlone:
    @EVERY_CLOCK
    @pytest.mark.parametrize("what", ["pause", "end"])
    async def test_one_person_who_is_there_alone_asks_the_others_when_they_come_back(
        self, clock: str, what: Any
    ) -> None:
        house = a_house()
        live = await opened(house, clock=clock)
        arrive(live, ANN)
        await live.wish(ANN, what)
        assert how_is(live) == "playing"
        arrive(live, BEN)
        await settle()
        asked = news(live, BEN)
        assert (asked.wishes, asked.awaited) == ({ANN: what}, {what: (BEN,)})
        await live.wish(BEN, what)
        assert (live.table.status, live.table.paused) == (("playing", True) if what == "pause" else ("ended", False))
        await house.close()

    async def test_so_it_is_after_a_restart(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="none")
        await live.wish(ANN, "end")
        await house.close()
        reopened = a_house(journal)
        again = await reopened.find("t")
        assert news(again, BEN).awaited == {"end": (BEN,)}
        await again.wish(BEN, "end")
        assert how_is(again) == "ended"
        await reopened.close()

    async def test_whoever_plays_alone_with_computer_players_decides_alone(self) -> None:
        house = a_house()
        live = await opened(house, people=(ANN,), seats=3)
        await live.wish(ANN, "pause")
        assert live.table.paused
        await live.wish(ANN, "go on")
        await live.wish(ANN, "end")
        assert live.table.ended == log.Ended("agreed")
        await house.close()

    async def test_a_no_from_whoever_was_away_is_a_no(self) -> None:
        house = a_house()
        live = await opened(house, clock="days")
        await live.wish(ANN, "end")
        await live.do(lambda table: table.agreement.decline(BEN, "end"))
        await tick(house).pass_by(TO_ANSWER + 1)
        assert how_is(live) == "playing"
        assert news(live, ANN).silence == {}
        await house.close()

    async def test_whoever_is_forgotten_has_no_say_and_wishes_for_nothing(self) -> None:
        house = a_house()
        live = await opened(house, people=ALL, clock="days")
        await live.wish(ANN, "end")
        live.forgot(ANN, "forgotten-1")
        assert news(live, BEN).wishes == {}
        await live.wish(BEN, "end")
        await live.wish(CLEO, "end")
        assert live.table.ended == log.Ended("agreed")
        await house.close()


class TestSeveral:
    async def test_to_end_a_game_all_have_to_agree_also_who_is_away(self) -> None:
        house = a_house()
        live = await opened(house, people=ALL, clock="none")
        arrive(live, ANN, BEN)
        await live.wish(ANN, "end")
        await live.wish(BEN, "end")
        await tick(house).pass_by(3 * TO_ANSWER)
        assert how_is(live) == "playing", "without a clock they wait as long as it takes"
        assert news(live, CLEO).awaited == {"end": (CLEO,)}
        await live.wish(CLEO, "end")
        assert live.table.ended == log.Ended("agreed")
        await house.close()

    async def test_two_who_are_there_may_pause_and_whoever_was_paused_upon_may_resume(self) -> None:
        house = a_house()
        live = await opened(house, people=ALL)
        arrive(live, ANN, BEN)
        await live.wish(ANN, "pause")
        assert how_is(live) == "playing"
        await live.wish(BEN, "pause")
        assert how_is(live) == "paused"
        await live.wish(ANN, "go on")
        assert how_is(live) == "paused", "who agreed to it asks the others who are there"
        await live.wish(ANN, "go on", taken_back=True)
        arrive(live, CLEO)
        await live.wish(CLEO, "go on")
        assert how_is(live) == "playing"
        await house.close()

    async def test_nobody_is_paused_upon_who_is_there(self) -> None:
        house = a_house()
        live = await opened(house, people=ALL)
        arrive(live, *ALL)
        await live.wish(ANN, "pause")
        await live.wish(BEN, "pause")
        assert not live.table.paused
        await house.close()


class TestADayToAnswer:
    @pytest.mark.parametrize("what", ["pause", "end"])
    async def test_in_a_game_of_days_silence_agrees_after_a_day(self, what: Any) -> None:
        house = a_house()
        live = await opened(house, clock="days", days=14)
        await live.wish(ANN, what)
        await tick(house).pass_by(TO_ANSWER / 2)
        assert news(live, BEN).silence == {what: pytest.approx(TO_ANSWER / 2)}
        tick(house).set_wall(-3600.0)
        await tick(house).pass_by(TO_ANSWER / 2 - 1)
        assert how_is(live) == "playing"
        await tick(house).pass_by(2)
        if what == "end":
            assert live.table.ended == log.Ended("unanswered")
            assert [*live.table.agreement.ended_by.values()] == ["Ann"]
        else:
            assert live.table.paused
            await live.wish(BEN, "go on")
            assert not live.table.paused, "Ben was paused upon"
        await house.close()

    async def test_who_takes_it_back_asks_anew(self) -> None:
        house = a_house()
        live = await opened(house, clock="days", days=14)
        await live.wish(ANN, "end")
        await tick(house).pass_by(TO_ANSWER - 10)
        await live.wish(ANN, "end", taken_back=True)
        await live.wish(ANN, "end")
        await tick(house).pass_by(TO_ANSWER - 10)
        assert how_is(live) == "playing"
        await tick(house).pass_by(11)
        assert how_is(live) == "ended"
        await house.close()

    async def test_nobody_loses_time_because_the_house_was_closed(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="days", days=14)
        await live.wish(ANN, "end")
        await house.close()
        other = a_house(journal)
        tick(other).now += 5 * TO_ANSWER
        again = await other.find("t")
        await tick(other).pass_by(TO_ANSWER - 1)
        assert how_is(again) == "playing"
        await tick(other).pass_by(2)
        assert how_is(again) == "ended"
        await other.close()

    async def test_so_has_whoever_a_computer_player_stands_in_for_until_they_come_back(self) -> None:
        house = a_house()
        live = await opened(house, people=ALL, clock="none")
        arrive(live, ANN, BEN)
        await live.wish(ANN, "end")
        await live.wish(BEN, "end")
        assert news(live, ANN).silence == {}
        await stood_in(live, 2)
        assert news(live, ANN).silence == {"end": pytest.approx(TO_ANSWER)}
        cleo = arrive(live, CLEO)[0]
        await settle()
        assert news(live, ANN).silence == {}, "back, and asked"
        live.depart(cleo)
        await stood_in(live, 2)
        await tick(house).pass_by(TO_ANSWER + 1)
        assert live.table.ended == log.Ended("unanswered")
        await house.close()

    async def test_a_table_with_an_open_question_stays_awake(self) -> None:
        house = a_house()
        live = await opened(house, clock="days")
        await live.do(lambda table: log.Paused())
        resting = [live.is_resting]
        await live.wish(ANN, "end")
        assert [*resting, live.is_resting] == [True, False]
        await tick(house).pass_by(TO_ANSWER + 1)
        assert how_is(live) == "ended"
        await house.close()


async def test_over_rest_as_on_a_socket(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben, settings={"clock": "days", "days": 3})
        await ann.post(f"/api/tables/{table}/wishes", json={"what": "end"})
        me = (await ben.get("/api/me")).json()["person"]
        async with place.socket(ben, table) as line:
            seen = (await line.ask({"message": "since", "id": "s"}))[0]
            assert (seen["awaited"], seen["silence"]) == ({"end": [me]}, {"end": pytest.approx(TO_ANSWER)})
            await line.ask({"message": "wish", "id": "w", "what": "end"})
            assert line.messages("table")[-1]["ended"] == "agreed"

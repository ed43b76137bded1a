"""The deal of the day: one try, the same dice for all, sealed until one has played it, open the day after."""

from __future__ import annotations

import json
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from fair_games import verifier
from places import UNLIMITED, Place, a_place, code, opened

from croupier import games
from croupier.common import days, fairness, records
from croupier.house.club.comparing import bars, margin
from croupier.house.club.tries import decisions
from croupier.house.storage.tries import ResultRow, ShareRow
from croupier.players import levels

MONDAY = date(2026, 11, 16)
HOUR = 3600.0


def at(place: Place, day: date, hour: float = 9) -> None:
    """Set the wall clock of a house."""
    place.tick.set_wall(days.begins(day) + hour * HOUR - place.tick.time())


def a_day(game: str) -> date:
    """A day on which this game is played."""
    ordinal = MONDAY.toordinal()
    return next(day for day in map(date.fromordinal, range(ordinal, ordinal + 30)) if days.setting(day).game == game)


LAS_VEGAS = a_day("las_vegas")


async def play(place: Place, client: httpx.AsyncClient, day: date, choose: int = 0, **asked: Any) -> str:
    """Play a whole deal of a day, always taking the first move, or the last."""
    answer = await client.post(f"/api/days/{day}/table", json=asked)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    while (now := (await client.get(f"/api/tables/{table}/updates?seat=0")).json())["result"] is None:
        if now["moves"]:
            sent = {"message": "choose", "id": str(now["number"]), "seat": 0, "move": now["moves"][choose]}
            assert (await client.post(f"/api/tables/{table}/moves", json=sent)).status_code == 200
        await place.tick.pass_by(2)
    return table


async def results(client: httpx.AsyncClient, day: date, **more: Any) -> dict[str, Any]:
    """As they are once the expert has thought."""
    while True:
        answer = await client.get(f"/api/days/{day}/results", params=more)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if not found["thinking"]:
            return found


class TestOrder:
    def test_games_take_turns_and_the_light_course_is_on_sundays(self) -> None:
        first = days.FIRST.toordinal()
        weeks = [days.setting(date.fromordinal(first + day)) for day in range(70)]
        assert {one.game for place, one in enumerate(weeks) if place % 7 == 6} == {"seventh_heaven"}
        others = [one.game for place, one in enumerate(weeks) if place % 7 != 6]
        assert others[:10] == [*days.IN_TURN]
        assert others == [*days.IN_TURN] * 6
        assert {*days.IN_TURN, days.ON_SUNDAYS} <= {*games.names()}  # a new game has no day yet
        assert date.fromordinal(first + 6).strftime("%A") == "Sunday"

    @pytest.mark.parametrize("game", [*days.IN_TURN, days.ON_SUNDAYS])
    def test_everything_can_be_played_against_both_levels(self, game: str) -> None:
        what = days.setting(a_day(game))
        found = games.find(game)
        assert what.seats in found.seats
        assert {"regular", "expert"} <= {*levels(found)}

    def test_names_of_deals_and_times(self) -> None:
        assert days.deal(MONDAY) == "day 2026-11-16"
        assert days.of("day 2026-11-16") == MONDAY
        assert days.of("day 2026-13-16") is days.of("round 3") is days.of("") is None
        assert days.on(days.begins(MONDAY)) == days.on(days.ends(MONDAY) - 1) == MONDAY
        assert days.opens(MONDAY) == days.ends(MONDAY) + 3600


async def test_commitments_are_shown_in_advance_and_secrets_afterwards(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitor("Ann") as ann:
        at(place, MONDAY)
        today = (await ann.get("/api/day")).json()
        assert (today["day"]["date"], today["day"]["number"]) == ("2026-11-16", days.number(MONDAY))
        assert today["day"]["secret"] is None
        assert [one["date"] for one in today["coming"]] == [f"2026-11-{day}" for day in range(17, 24)]
        promised = {one["date"]: one["commitment"] for one in (today["day"], *today["coming"])}
        assert len({*promised.values()}) == 8
        assert (await ann.get("/api/days")).json()[-1]["commitment"] == promised["2026-11-16"]
        place.tick.set_wall(days.ends(MONDAY) - place.tick.time())
        assert (await ann.get("/api/days/2026-11-16")).json()["secret"] is None, "some may still be playing"
        at(place, date(2026, 11, 17), 1)
        opened_now = (await ann.get("/api/days/2026-11-16")).json()
        assert fairness.commitment(bytes.fromhex(opened_now["secret"])) == promised["2026-11-16"]
        later = (await ann.get("/api/day")).json()
        assert later["yesterday"] == opened_now
        assert later["day"]["commitment"] == promised["2026-11-17"]
        assert (later["day"]["secret"], later["day"]["promised_at"]) == (None, today["day"]["promised_at"])
        assert code(await ann.get("/api/days/2026-11-15")) == (404, "no-day")
        assert code(await ann.get("/api/days/2026-11-35")) == (404, "no-page")
        assert code(await ann.post("/api/days/2026-11-18/table", json={})) == (404, "no-day")


async def test_there_is_one_try_and_everybody_meets_the_same(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
        at(place, LAS_VEGAS)
        first = (await ann.post(f"/api/days/{LAS_VEGAS}/table", json={})).json()
        assert (first["status"], first["deal"]) == ("playing", days.deal(LAS_VEGAS))
        assert first["settings"]["public"] is False
        again = (await ann.post(f"/api/days/{LAS_VEGAS}/table", json={"level": "expert"})).json()
        assert again["table"] == first["table"]
        assert {one["level"] for one in again["sitters"][1:]} == {"regular"}
        hers, his, alike = [
            await play(place, one, LAS_VEGAS, choose) for one, choose in ((ann, 0), (ben, -1), (cleo, 0))
        ]
        told = [(await ann.get(f"/api/tables/{table}/record")).json() for table in (hers, his, alike)]
        assert told[0]["choices"] == told[2]["choices"], "who plays alike has the same game to the last move"
        assert told[0]["choices"] != told[1]["choices"]
        assert (await ann.post(f"/api/days/{LAS_VEGAS}/table", json={})).json()["table"] == hers
        today = (await ann.get("/api/day")).json()
        assert today["mine"] == {"table": hers, "level": "regular", "is_done": True, "competes": True}
        assert today["day"]["played"] == 3
        assert ([one["played"] for one in today["week"]], today["in_a_row"]) == ([False] * 6 + [True], 1)


async def everything(client: httpx.AsyncClient, table: str, day: date) -> list[httpx.Response]:
    """Everything that might give something of another's game away."""
    here = f"/api/tables/{table}"
    paths = [here, f"{here}/updates?since=0", f"{here}/record", f"{here}/replay", f"{here}/review", f"{here}/qr"]
    return [await client.get(path) for path in (*paths, f"/api/days/{day}/results")]


async def test_nothing_of_a_day_is_seen_before_it_is_played(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitors("Ann", "Ben") as (ann, ben):
        at(place, LAS_VEGAS)
        table = (await ann.post(f"/api/days/{LAS_VEGAS}/table", json={})).json()["table"]
        for answer in await everything(ben, table, LAS_VEGAS):
            assert code(answer) == (403, "sealed")
        async with place.socket(ben, table) as socket:
            await socket.until(lambda: bool(socket.messages("refused")))
            assert socket.messages("refused")[0]["code"] == "sealed"
            assert not socket.messages("update") + socket.messages("table")
        before = (await ben.get("/api/day")).json()
        await play(place, ann, LAS_VEGAS)
        record = (await ann.get(f"/api/tables/{table}/record")).json()
        drawn = [json.dumps(one["outcome"]).replace(" ", "") for one in record["choices"] if one["choice"] == "chance"]
        for answer in await everything(ben, table, LAS_VEGAS):
            assert code(answer) == (403, "sealed")
            assert not [outcome for outcome in drawn if outcome.startswith("[") and outcome in answer.text]
        assert code(await ben.post(f"/api/tables/{table}/review")) == (403, "sealed")
        assert code(await ben.post(f"/api/tables/{table}/talk", json={"text": "a six!"})) == (403, "sealed")
        # nor does anything else tell: lists, sums, results of the club
        await _fold(place)
        me = (await ann.get("/api/me")).json()["person"]
        for path in ("/api/tables", "/api/me/games?finished=true", f"/api/club/games?person={me}", "/api/club/games"):
            assert table not in (await ben.get(path)).text
        assert (await ben.get("/api/rolls")).json()["draws"] == 0
        assert (await ben.get(f"/api/club/people/{me}")).json()["games"] == 0
        today = await ben.get("/api/day")
        for told in (before, now := today.json()):
            del told["now"]
        assert now["day"].pop("played") == before["day"].pop("played") + 1
        assert now == before, "how many have played is all that can be seen"
        # the player sees their own, without the secret
        mine = (await ann.get(f"/api/tables/{table}/record")).json()["fairness"]
        assert mine == {"scheme": 3, "deal": days.deal(LAS_VEGAS), "commitment": today.json()["day"]["commitment"]}
        # who has played sees the others'
        await play(place, ben, LAS_VEGAS)
        answers = await everything(ben, table, LAS_VEGAS)
        assert {answer.status_code for answer in answers} == {200}
        secret = (await place.application.storage.deals.find([days.deal(LAS_VEGAS)]))[days.deal(LAS_VEGAS)].secret
        for answer in (*answers, *await everything(ann, table, LAS_VEGAS), await ann.get("/api/day")):
            assert secret.hex().encode() not in answer.content
        # when the deal is open, everybody does, and may check it
        at(place, date.fromordinal(LAS_VEGAS.toordinal() + 1), 1)
        async with place.visitor("Cleo") as cleo:
            record = (await cleo.get(f"/api/tables/{table}/record")).json()
            assert record["fairness"]["secret"] == secret.hex()
            assert verifier().fault(record, today.json()["day"]["commitment"]) is None
            assert not [one for one in fairness.check(records.read(json.dumps(record).encode())) if one.wrong]
            await _fold(place)
            assert (await cleo.get(f"/api/club/people/{me}")).json()["games"] == 1
            assert (await cleo.get("/api/rolls")).json()["draws"] == 0, "the same dice must not count twice"


async def _fold(place: Place) -> None:
    while any(await place.application.club.folding.fold()):
        pass


async def test_one_plays_alone(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitor("Ann") as ann:
        at(place, LAS_VEGAS)
        table = (await ann.post(f"/api/days/{LAS_VEGAS}/table", json={})).json()["table"]
        while not (await ann.get(f"/api/tables/{table}/updates?seat=0")).json()["moves"]:
            await place.tick.pass_by(2)
        assert code(await ann.post(f"/api/tables/{table}/seats/0/hint")) == (403, "no-hints")
        for kind in ("handover", "token"):
            assert code(await ann.post(f"/api/tables/{table}/seats/0/{kind}")) == (403, "sealed")
        assert code(await ann.put(f"/api/tables/{table}", json={"settings": {"public": True}})) == (409, "begun")


async def test_afterwards_one_sees_how_others_did(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitors(*"ABCDEFGHI") as people:
        at(place, LAS_VEGAS)
        known = await opened(people[0], seats=2)
        await people[1].put(f"/api/tables/{known}/seats/1", json={})
        await people[0].post(f"/api/tables/{known}/begin")
        await (await place.application.find(known)).end("agreed")
        await play(place, people[0], LAS_VEGAS)
        alone = await results(people[0], LAS_VEGAS)
        assert (alone["of"], alone["mine"]["rank"], alone["mine"]["rank_known"]) == (1, 1, None)
        assert (alone["bars"], len(alone["scores"])) == ([], 1)
        assert all(one["expert"] and one["most"] is None and not one["chosen"] for one in alone["decisions"])
        for number, one in enumerate(people[1:], 1):
            await play(place, one, LAS_VEGAS, -(number % 2))
        found = await results(people[0], LAS_VEGAS)
        assert found["of"] == sum(one["count"] for one in found["bars"]) == 9
        assert [one["face"]["name"] for one in found["known"]] == ["B"]
        assert found["mine"]["rank_known"] in (1, 2)
        first = found["decisions"][0]
        assert first["met"] == 9, "all have met the first view"
        assert sum(one["count"] for one in first["chosen"]) == 9
        assert first["most"] == first["chosen"][0]["move"]
        assert [one["known"][0]["name"] for one in first["chosen"] if one["known"]] == ["B"]
        record = (await people[0].get(f"/api/tables/{found['mine']['table']}/record")).json()
        made = [*decisions(records.read(json.dumps(record).encode()))]
        assert [one["choice"] for one in found["decisions"]] == [one.number for one in made]
        assert found["mine"]["score"] == record["result"]["scores"][0]
        # those who play against experts have results of their own
        async with place.visitor("J") as late:
            await play(place, late, LAS_VEGAS, level="expert")
            theirs = await results(late, LAS_VEGAS)
            assert (theirs["level"], theirs["of"], theirs["mine"]["rank"]) == ("expert", 1, 1)


async def test_a_past_day_is_out_of_competition_and_so_is_a_late_end(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
        at(place, LAS_VEGAS, 23)
        await play(place, ann, LAS_VEGAS)
        begun = (await ben.post(f"/api/days/{LAS_VEGAS}/table", json={})).json()["table"]
        day_after = date.fromordinal(LAS_VEGAS.toordinal() + 1)
        at(place, day_after, 0.5)
        assert code(await cleo.post(f"/api/days/{LAS_VEGAS}/table", json={})) == (409, "day-over")
        assert code(await cleo.get(f"/api/days/{LAS_VEGAS}/results")) == (403, "sealed")
        at(place, day_after, 2)
        assert (await results(cleo, LAS_VEGAS))["mine"] is None
        assert await play(place, ben, LAS_VEGAS) == begun, "what was begun can be finished"
        await play(place, cleo, LAS_VEGAS, -1)
        for late in (ben, cleo):
            found = await results(late, LAS_VEGAS)
            assert (found["of"], found["mine"]["competes"], found["mine"]["rank"]) == (1, False, None)
            assert found["decisions"]
        today = (await ben.get("/api/day")).json()
        assert (today["in_a_row"], today["yesterday_rank"]) == (0, None)
        hers = (await ann.get("/api/day")).json()
        assert (hers["in_a_row"], hers["yesterday_rank"], hers["yesterday_of"]) == (1, 1, 1)


async def test_leaving_counts_as_it_stands(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitors("Ann", "Ben") as (ann, ben):
        at(place, LAS_VEGAS)
        table = (await ann.post(f"/api/days/{LAS_VEGAS}/table", json={})).json()["table"]
        assert (await ann.post(f"/api/tables/{table}/wishes", json={"what": "end"})).status_code == 200
        assert (await ann.get(f"/api/tables/{table}")).json()["brief"]["status"] == "ended"
        await play(place, ben, LAS_VEGAS)
        found = await results(ann, LAS_VEGAS)
        assert (found["of"], found["mine"]["score"], found["mine"]["rank"]) == (2, 0, 2)


async def test_being_forgotten_takes_a_person_out_of_all_days(tmp_path: Path) -> None:
    async with a_place(tmp_path, UNLIMITED) as place, place.visitors("Ann", "Ben") as (ann, ben):
        at(place, LAS_VEGAS)
        await play(place, ann, LAS_VEGAS)
        await play(place, ben, LAS_VEGAS)
        assert (await results(ben, LAS_VEGAS))["of"] == 2
        assert (await ann.delete("/api/me")).status_code == 200
        found = await results(ben, LAS_VEGAS)
        assert (found["of"], found["decisions"][0]["met"]) == (1, 1)
        assert (await ben.get("/api/day")).json()["day"]["played"] == 1


def test_bars_have_round_edges_and_hold_everybody() -> None:
    for scores in ([7], [0, 0, 0], [-30, 410, 90], [*range(0, 1000, 7)], [150_000, 510_000, 333_333]):
        found = bars([ResultRow(score, 1, 1) for score in scores])
        assert sum(one.count for one in found) == len(scores)
        assert len(found) <= 14
        for one in found:
            assert one.count == sum(one.low <= score < one.high for score in scores)
            assert str(one.high - one.low).rstrip("0") in ("1", "2", "5")
        assert all(one.high == other.low for one, other in pairwise(found))


def test_how_sure_a_mean_is() -> None:
    assert margin(ShareRow("", "", 1, 5, 25)) == 0
    assert margin(ShareRow("", "", 4, 8, 16)) == 0
    assert margin(ShareRow("", "", 4, 8, 32)) == pytest.approx(1.96 * (16 / 3 / 4) ** 0.5, rel=0.01)

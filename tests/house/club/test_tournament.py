"""A tournament: seating, rounds on the same dice, comparison by seat, deadlines, and who does not come."""

from __future__ import annotations

from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from places import Place, a_place, code

from croupier.common.fairness import commitment
from croupier.core.record import Drawn, canonical
from croupier.house.club.tournament import BREAK, DAY
from croupier.house.live.live_table import LiveTable

FAST = {"clock": "none", "pauses": False}


async def a_tournament(client: httpx.AsyncClient, **asked: Any) -> str:
    wanted = {"title": "Saturday cup", "game": "las_vegas", "seats": 2, "rounds": 2, "settings": FAST, **asked}
    answer = await client.post("/api/tournaments", json=wanted)
    assert answer.status_code == 201, answer.text
    tournament: str = answer.json()["tournament"]
    return tournament


async def news(client: httpx.AsyncClient, tournament: str, **query: Any) -> Any:
    return (await client.get(f"/api/tournaments/{tournament}", params=query)).json()


async def enter(tournament: str, *clients: httpx.AsyncClient) -> None:
    for client in clients:
        assert (await client.put(f"/api/tournaments/{tournament}/me")).status_code == 200


async def begin(client: httpx.AsyncClient, tournament: str) -> Any:
    answer = await client.post(f"/api/tournaments/{tournament}/begin")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def finish(place: Place, live: LiveTable, pick: int = 0) -> None:
    """People choose whatever is first, or last, on their list, until the game is over."""
    for _ in range(3000):
        if live.table.is_finished:
            async with live.reading():  # it is written
                return
        asked = [seat for seat in live.table.waiting if not live.table.sitting[seat].is_computer]
        if not asked:
            await place.tick.pass_by(3)
            continue
        await live.choose(asked[0], live.table.playing.moves(asked[0])[pick])
    raise AssertionError("the game does not end")


async def play_round(place: Place, clients: list[httpx.AsyncClient], tournament: str) -> list[LiveTable]:
    """All come to their tables and play to the end."""
    look, found = place.application.meetings.look, dict[str, LiveTable]()
    async with AsyncExitStack() as stack:
        for client in clients:
            mine = (await news(client, tournament))["mine"]
            await stack.enter_async_context(place.socket(client, mine["table"]))
        await look()
        on = (await place.application.meetings.tournaments.find(tournament)).on
        assert on is not None
        for number, table in enumerate(on.tables):
            found[table] = await place.application.find(table)
            await finish(place, found[table], -(number % 2))
        await look()
    return [*found.values()]


async def next_round(place: Place) -> None:
    await place.tick.pass_by(BREAK + 1)
    await place.application.meetings.look()


def rolls(live: LiveTable) -> dict[tuple[str, int, bytes], Any]:
    """What was drawn: by its name, how often it was drawn before, and what could come."""
    found, times = dict[tuple[str, int, bytes], Any](), Counter[str]()
    for choice in live.table.record().choices:
        if isinstance(choice, Drawn):
            times[choice.drawn] += 1
            found[choice.drawn, times[choice.drawn], canonical(choice.odds)] = choice.outcome
    return found


async def test_from_entering_to_the_last_round(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan") as people:
        ann, zoe = people[0], people[0]
        cup = await a_tournament(ann)
        before = await news(zoe, cup)
        assert before["status"] == "entering"
        assert len(before["commitments"]) == 2
        await enter(cup, *people)
        assert code(await people[1].post(f"/api/tournaments/{cup}/begin")) == (403, "not-yours")
        told = await begin(ann, cup)
        assert (told["status"], told["over"], len(told["tables"])) == ("playing", 0, 2)
        assert (await people[1].put(f"/api/tournaments/{cup}/me")).status_code == 200  # has entered already
        met = set()
        for number in range(2):
            tables = await play_round(place, people, cup)
            met |= {frozenset(live.table.people()) for live in tables}
            one, two = map(rolls, tables)
            common = one.keys() & two.keys()
            assert len(common) > 5
            assert all(one[name] == two[name] for name in common), "all tables of a round meet the same dice"
            told = await news(ann, cup)
            assert told["over"] == number + 1
            assert commitment(bytes.fromhex(told["secrets"][number])) == before["commitments"][number]
            if number == 0:
                assert told["next_at"] is not None
                first = one
                await next_round(place)
        assert first != one, "each round has its own dice"
        assert len(met) == 4, "nobody meets anybody twice"
        assert told["status"] == "over"
        assert sum(one["ahead"] for one in told["standings"]) == pytest.approx(0)
        assert sorted(one["entrant"] for one in told["standings"]) == [0, 1, 2, 3]
        own = told["results"]
        assert sorted(one["seat"] for one in own) == [0, 1], "each seat once"
        mine = next(one for one in told["standings"] if one["entrant"] == told["entrant"])
        assert mine["ahead"] == pytest.approx(sum(one["ahead"] for one in own) / 2)
        assert mine["money"] == pytest.approx(sum(one["score"] for one in own) / 2)
        assert mine["margin"] > 0
        other = (await news(ann, cup, entrant=3))["results"]
        assert other != own
        assert code(await ann.put(f"/api/tournaments/{cup}/me", params={"x": 1})) == (422, "bad-query")


async def test_nothing_of_a_running_round_is_told(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan", "Zoe") as people:
        *players, zoe = people
        cup = await a_tournament(players[0])
        await enter(cup, *players)
        await begin(players[0], cup)
        tournament = await place.application.meetings.tournaments.find(cup)
        on = tournament.on
        assert on is not None
        async with AsyncExitStack() as stack:
            for client in players:
                table = (await news(client, cup))["mine"]["table"]
                await stack.enter_async_context(place.socket(client, table))
            await place.application.meetings.look()
            await finish(place, await place.application.find(on.tables[0]))
            await place.application.meetings.look()
        told = await news(zoe, cup)
        assert sorted(one["is_done"] for one in told["tables"]) == [False, True]
        assert (told["over"], told["standings"] and told["standings"][0]["money"], told["secrets"]) == (0, None, [])
        assert told["mine"] is None
        text = (await zoe.get(f"/api/tournaments/{cup}")).text
        assert not any(secret in text for secret in tournament.opened.secrets)


async def test_one_table_is_compared_with_computer_players_on_the_same_dice(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as people:
        cup = await a_tournament(people[0], seats=3, rounds=1)
        await enter(cup, *people)
        told = await begin(people[0], cup)
        assert len(told["tables"]) == 1, "the other one is the house's own affair"
        await play_round(place, people, cup)
        told = await news(people[0], cup)
        assert told["status"] == "over"
        assert len(told["results"][0]["others"]) == 1


async def test_whoever_does_not_come_is_replaced_and_counts_as_the_last_in_that_seat(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan") as people:
        cup = await a_tournament(people[0], rounds=1)
        await enter(cup, *people)
        await begin(people[0], cup)
        look = place.application.meetings.look
        tournament = await place.application.meetings.tournaments.find(cup)
        on = tournament.on
        assert on is not None
        async with AsyncExitStack() as stack:
            for client in people[:3]:
                table = (await news(client, cup))["mine"]["table"]
                await stack.enter_async_context(place.socket(client, table))
            await look()
            missing = (await news(people[3], cup))["mine"]["table"]
            live = await place.application.find(missing)
            assert live.table.status == "open"
            await place.tick.pass_by(91)
            await look()
            assert live.table.status == "playing"
            kinds = [one.person is None for one in live.table.sitting]
            assert sorted(kinds) == [False, True]
            for table in on.tables:
                await finish(place, await place.application.find(table))
            await look()
        told = await news(people[3], cup)
        assert told["status"] == "over"
        (result,) = told["results"]
        assert result["score"] is None
        assert result["ahead"] <= 0
        own = [(await news(client, cup))["results"][0] for client in people[:3]]
        assert all(one["score"] is not None for one in own)
        beside = next(one for one in own if one["seat"] == result["seat"])
        assert result["ahead"] == pytest.approx(-abs(beside["ahead"])), "as the last of all in that seat"


async def test_a_round_ends_at_its_deadline(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan") as people:
        cup = await a_tournament(people[0], rounds=1, round_minutes=10)
        await enter(cup, *people)
        await begin(people[0], cup)
        look = place.application.meetings.look
        async with AsyncExitStack() as stack:
            for client in people:
                table = (await news(client, cup))["mine"]["table"]
                await stack.enter_async_context(place.socket(client, table))
            await look()  # all begin, and nobody chooses
            tables = [one["table"] for one in (await news(people[0], cup))["tables"]]
            live = await place.application.find(tables[0])
            await place.tick.pass_by(599)
            await look()
            assert (await news(people[0], cup))["status"] == "playing"
            await place.tick.pass_by(2)
            await look()
            assert all(one.person is None for one in live.table.sitting)
            await finish(place, live)
            await finish(place, await place.application.find(tables[1]))
            await look()
        told = await news(people[0], cup)
        assert told["status"] == "over"
        assert [one["score"] for one in told["results"]] == [None]


async def test_in_a_tournament_of_days_tables_begin_at_once_and_rounds_follow_each_other(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as people:
        cup = await a_tournament(people[0], settings={"clock": "days", "days": 2}, round_minutes=3 * 1440, seats=3)
        await enter(cup, *people)
        await begin(people[0], cup)
        table = (await news(people[1], cup))["mine"]["table"]
        live = await place.application.find(table)
        assert live.table.status == "playing"
        await finish(place, live)
        tournament = await place.application.meetings.tournaments.find(cup)
        assert tournament.on is not None
        await finish(place, await place.application.find(tournament.on.tables[1]))
        await place.application.meetings.look()
        await place.application.meetings.look()
        assert len((await place.application.meetings.tournaments.find(cup)).rounds) == 2


class TestTheStart:
    async def test_it_begins_by_itself_at_its_time(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as people:
            cup = await a_tournament(people[0], start=place.tick.time() + 600, few="put off")
            await enter(cup, *people)
            await place.application.meetings.look()
            assert (await news(people[0], cup))["status"] == "entering"
            await place.tick.pass_by(601)
            await place.application.meetings.look()
            assert (await news(people[0], cup))["status"] == "playing"

    async def test_with_too_few_it_is_put_off_and_in_the_end_called_off(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as people:
            start = place.tick.time() + 600
            cup = await a_tournament(people[0], start=start, few="put off")
            await enter(cup, *people)
            await place.tick.pass_by(601)
            await place.application.meetings.look()
            told = await news(people[0], cup)
            assert (told["status"], told["start"], told["times_put_off"]) == ("entering", start + DAY, 1)
            for _ in range(7):
                await place.tick.pass_by(DAY)
                await place.application.meetings.look()
            assert (await news(people[0], cup))["status"] == "called off"

    async def test_or_it_is_played_with_computer_players(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as people:
            cup = await a_tournament(people[0], start=place.tick.time() + 5, few="computers", seats=3)
            await enter(cup, people[0])
            await place.tick.pass_by(6)
            await place.application.meetings.look()
            told = await news(people[0], cup)
            assert told["status"] == "playing"
            assert sorted(told["tables"][0]["entrants"], key=str) == [0, None, None]
            assert code(await people[1].put(f"/api/tournaments/{cup}/me")) == (409, "begun")

    async def test_the_opener_may_call_it_off(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            cup = await a_tournament(ann)
            assert code(await ann.post(f"/api/tournaments/{cup}/begin")) == (409, "no-people")
            assert code(await ben.delete(f"/api/tournaments/{cup}")) == (403, "not-yours")
            assert (await ann.delete(f"/api/tournaments/{cup}")).json()["status"] == "called off"
            assert code(await ann.delete(f"/api/tournaments/{cup}")) == (409, "begun")


async def test_whoever_leaves_is_not_seated_again_and_a_lead_is_not_kept_that_way(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan") as people:
        cup = await a_tournament(people[0], rounds=2)
        await enter(cup, *people)
        await begin(people[0], cup)
        await play_round(place, people, cup)
        told = await news(people[0], cup)
        leader = told["standings"][0]["entrant"]
        await people[leader].delete(f"/api/tournaments/{cup}/me")
        await next_round(place)
        told = await news(people[0], cup)
        seated = [one for table in told["tables"] for one in table["entrants"]]
        assert leader not in seated
        staying = [one for number, one in enumerate(people) if number != leader]
        await play_round(place, staying, cup)
        told = await news(people[0], cup, entrant=leader)
        assert told["status"] == "over"
        assert [one["table"] is None for one in told["results"]] == [False, True]
        assert told["results"][1]["ahead"] <= 0


async def test_whoever_is_forgotten_is_nowhere_in_it(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Wilhelmina") as people:
        ann, _, her = people
        person = (await her.get("/api/me")).json()["person"]
        cup = await a_tournament(her, seats=3, rounds=1)
        await enter(cup, *people)
        await begin(her, cup)
        await play_round(place, people, cup)
        before = await news(ann, cup)
        assert (await her.delete("/api/me")).status_code == 200
        after = (await ann.get(f"/api/tournaments/{cup}")).text + (await ann.get("/api/meets")).text
        assert person not in after
        assert "Wilhelmina" not in after
        assert (await news(ann, cup))["standings"] == before["standings"]


async def test_a_house_that_stops_in_the_middle_goes_on(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan") as people:
        cup = await a_tournament(people[0])
        await enter(cup, *people)
        await begin(people[0], cup)
        tournament = await place.application.meetings.tournaments.find(cup)
        tables = tournament.on.tables if tournament.on else ()
        cookies = [one.cookies for one in people]
    async with a_place(tmp_path) as place, place.visitors(*"ABCD") as people:
        for client, cookie in zip(people, cookies, strict=True):
            client.cookies = cookie
        await place.application.meetings.look()
        again = await place.application.meetings.tournaments.find(cup)
        assert again.on is not None
        assert again.on.tables == tables
        await play_round(place, people, cup)
        assert (await news(people[0], cup))["over"] == 1


async def test_tables_of_a_running_round_are_closed_to_all_but_their_players(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo", "Dan", "Zoe") as people:
        *players, zoe = people
        cup = await a_tournament(players[0], rounds=1)
        await enter(cup, *players)
        await begin(players[0], cup)
        mine = (await news(players[0], cup))["mine"]
        table = mine["table"]
        beside = next(one["table"] for one in (await news(zoe, cup))["tables"] if one["table"] != table)
        for path in ("", "/updates"):
            assert code(await zoe.get(f"/api/tables/{table}{path}")) == (403, "round-on")
            assert code(await players[0].get(f"/api/tables/{beside}{path}")) == (403, "round-on")
            assert (await players[0].get(f"/api/tables/{table}{path}")).status_code == 200
        async with place.socket(zoe, table) as line:
            assert line.closed
        async with AsyncExitStack() as stack:
            for client in players:
                there = (await news(client, cup))["mine"]["table"]
                await stack.enter_async_context(place.socket(client, there))
            await place.application.meetings.look()
            live = await place.application.find(table)
            await finish(place, live)
            await place.application.meetings.look()
            for path in ("record", "replay", "review"):
                assert code(await zoe.get(f"/api/tables/{table}/{path}")) == (403, "round-on")
                assert (await players[0].get(f"/api/tables/{table}/{path}")).status_code == 200
            secret = live.table.opened.deal.secret if live.table.opened.deal else ""
            assert secret not in (await players[0].get(f"/api/tables/{table}/record")).text
            await finish(place, await place.application.find(beside))
            await place.application.meetings.look()
        record = (await zoe.get(f"/api/tables/{table}/record")).json()
        assert record["fairness"]["secret"] == secret, "the round is over: everybody can check its dice"


async def test_a_program_enters_with_a_token_and_plays_where_it_sits(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as people:
        cup = await a_tournament(people[0], rounds=1, seats=3)
        await enter(cup, *people)
        async with place.visitor("Zoe") as zoe:
            answer = await zoe.post(f"/api/tournaments/{cup}/programs", json={"name": "Shark", "by": "Zoe"})
            token = answer.json()["token"]
            assert (await news(zoe, cup))["entrant"] is None, "the program is somebody of its own"
        told = await news(people[0], cup)
        shark = told["entrants"][2]
        assert (shark["face"]["kind"], shark["face"]["name"], shark["face"]["by"]) == ("program", "Shark", "Zoe")
        await begin(people[0], cup)
        bearer = {"Authorization": f"Bearer {token}"}
        own = (await people[0].get(f"/api/tournaments/{cup}", headers=bearer)).json()
        assert own["entrant"] == 2
        table = own["mine"]["table"]
        assert (await people[0].get(f"/api/tables/{table}", headers=bearer)).status_code == 200
        assert code(await people[0].get(f"/api/tournaments/{cup}", headers={"Authorization": "Bearer x"})) == (
            401,
            "bad-token",
        )

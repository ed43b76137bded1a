"""Finished games through anybody's eyes, and the code that leads to a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
import segno
from logged_tables import LoggedTable
from places import a_place, code, for_two, opened

from croupier import games
from croupier.common import records
from croupier.core.game import Seat
from croupier.house.afterwards import replays
from croupier.house.afterwards.replays import Film, Replays
from croupier.house.common.refusals import NotAllowed
from croupier.house.http.endpoints.tables import drawn_as_code
from croupier.house.live.live_table import LiveTable
from croupier.house.protocol.answers import Frame, Replay
from croupier.house.tables.table import Table


def filed(table: Table) -> bytes:
    return records.write(table.record())


def film_of(table: Table) -> Film:
    return Film(filed(table), records.read(filed(table)))


def whole(film: Film, seat: Seat | None) -> list[Frame]:
    frames = list[Frame]()
    while len(frames) < len(film.choices):
        shown = film.show(seat, len(frames), 200)
        assert shown.total == len(film.choices)
        assert shown.frames
        frames += shown.frames
    return frames


@pytest.mark.parametrize("name", games.names())
def test_everybody_sees_again_what_they_saw(name: str) -> None:
    """Event by event, with the table after each and the view at the end, as they were at the table."""
    options = {"course": ["red_end", "your_order"]} if name == "seventh_heaven" else {}
    desk, steps = (
        LoggedTable(name, 3, {**options, "first": 1}, clock="none").seat_people(),
        dict[Seat | None, list[bytes]](),
    )

    def look(table: Table) -> bool:
        for seat in (None, 0, 1, 2):
            (page,) = table.pages(seat, table.number_for(seat) - 1)
            steps.setdefault(seat, []).extend(map(bytes, page.steps))
        return False

    desk.play(look)
    look(desk.table)
    film = film_of(desk.table)
    for seat in (None, 0, 1, 2):
        frames = whole(film, seat)
        assert [frame.number for frame in frames] == list(range(1, len(film.choices) + 1))
        assert [event for frame in frames for event in frame.events] == [
            event for page in desk.table.pages(seat) for event in page.events
        ]
        match = desk.table.playing_match
        assert bytes(frames[-1].view) == msgspec.json.encode(match.scene() if seat is None else match.view(seat))
        assert [frame.choice for frame in frames] == match.choices
        places = [place for frame in frames for place in ([len(frame.events) > 1] * len(frame.events))]
        known = [step for step, is_one_of_several in zip(steps[seat], places, strict=True) if is_one_of_several]
        assert [bytes(step) for frame in frames for step in frame.steps] == known


def test_parts_make_the_whole() -> None:
    film = film_of(LoggedTable().seat_people().play().table)
    frames = whole(film, 0)
    rng = Random(1)
    for _ in range(20):
        since, count = rng.randrange(len(frames) + 5), rng.randint(1, 200)
        part = film.show(0, since, count)
        assert msgspec.json.encode(part.frames) == msgspec.json.encode(frames[since : since + count])
    assert film.show(0, 10**20, 1).frames == ()


async def test_the_latest_few_stay_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []
    desks = [LoggedTable(seed=seed, seats=2).seat_people().play().table for seed in range(replays.KEPT + 1)]
    develop = replays._develop

    def counted(data: bytes | None) -> Film:
        made.append(data or b"")
        return develop(data)

    monkeypatch.setattr(replays, "_develop", counted)
    shows = Replays()
    for table in desks:
        for seat in (None, 0, 1):
            await shows.show(filed(table), seat, 0, 1)
    assert len(made) == len(desks)
    assert len(shows._films) == replays.KEPT
    await shows.show(filed(desks[-1]), None, 0, 1)
    assert len(made) == len(desks)
    await shows.show(filed(desks[0]), None, 0, 1)
    assert len(made) == len(desks) + 1


def test_what_is_not_filed_is_not_shown() -> None:
    with pytest.raises(NotAllowed) as caught:
        asyncio.run(Replays().show(None, None, 0, 1))
    assert caught.value.code == "not-over"


def test_what_was_played_by_other_rules_is_not_shown() -> None:
    old = msgspec.structs.replace(LoggedTable().seat_people().play().table.record(), rules=99)
    with pytest.raises(NotAllowed) as caught:
        asyncio.run(Replays().show(records.write(old), None, 0, 1))
    assert caught.value.code == "no-record"


async def to_the_end(live: LiveTable) -> None:
    while live.table.status == "playing":
        seat = live.table.waiting[0]
        await live.choose(seat, live.table.playing.moves(seat)[0])


async def shown(client: httpx.AsyncClient, table: str, asked: str = "") -> Replay:
    answer = await client.get(f"/api/tables/{table}/replay{asked}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


class TestOverRest:
    async def test_anybody_with_the_address_sees_any_seat(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await for_two(ann, ben)
            live = await place.application.find(table)
            for client in (ann, eve):
                assert code(await client.get(f"/api/tables/{table}/replay?seat=0")) == (403, "not-over")
            await to_the_end(live)
            for asked in ("", "?seat=0", "?seat=1&since=5&count=200"):
                replay = await shown(eve, table, asked)
                assert replay.names == ("Ann", "Ben")
                assert replay.total == live.table.turn
                assert replay.result == live.table.playing_match.result
            assert replay.frames[0].number == 6
            assert len((await shown(eve, table)).frames) == 100
            assert await shown(eve, live.table.code) == await shown(eve, table)
            assert "hand" not in (await shown(eve, table)).frames[0].view
            assert (await shown(eve, table, "?seat=1")).frames[0].view["seat"] == 1

    async def test_what_is_wrong(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await to_the_end(await place.application.find(table))
            at = f"/api/tables/{table}/replay"
            assert code(await ann.get(f"{at}?seat=2")) == (404, "no-seat")
            for asked in ("seat=-1", "since=-1", "count=0", "count=201", "count=x", "speed=2"):
                assert code(await ann.get(f"{at}?{asked}")) == (422, "bad-query")
            assert code(await ann.get("/api/tables/nowhere/replay")) == (404, "no-table")

    async def test_what_was_ended_before_its_time_has_no_winner_and_is_shown_as_far_as_it_went(
        self, tmp_path: Path
    ) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben, options={"first": 0})
            at, live = f"/api/tables/{table}", await place.application.find(table)
            for _ in range(5):
                seat = live.table.waiting[0]
                await live.choose(seat, live.table.playing.moves(seat)[0])
            assert code(await ann.get(f"{at}/replay")) == (403, "not-over")
            for one in (ann, ben):
                await one.post(f"{at}/wishes", json={"what": "end"})
            replay = await shown(ann, table)
            assert replay.result is None
            assert replay.stood is not None
            assert sorted(replay.stood.places) in ([1, 1], [1, 2])
            assert len(replay.frames) == replay.total == live.table.turn > 5
            assert code(await ann.post(f"{at}/review")) == (404, "no-record")
            assert (await ann.get(f"{at}/review")).json()["status"] == "none"
            assert code(await ann.post(f"{at}/seats/0/hint")) == (409, "not-playing")

    async def test_who_is_forgotten_is_forgotten_here_too(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await to_the_end(await place.application.find(table))
            assert (await shown(ben, table)).names == ("Ann", "Ben")
            await ann.delete("/api/me")
            assert "Ann" not in (await shown(ben, table)).names


class TestCode:
    async def test_leads_to_the_table(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann)
            short = (await ann.get(f"/api/tables/{table}")).json()["brief"]["code"]
            answer = await ann.get(f"/api/tables/{table}/qr")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert answer.text == drawn_as_code(f"http://house.test/t/{short}")
            moved = await ann.get(f"/api/tables/{table}/qr", headers={"Host": "play.example:8080"})
            assert moved.text == drawn_as_code(f"http://play.example:8080/t/{short}")
            assert code(await ann.get("/api/tables/nowhere/qr")) == (404, "no-table")
            long = await ann.get(f"/api/tables/{table}/qr", headers={"Host": "x" * 5000})
            assert code(long) == (422, "bad-query")

    def test_is_dark_on_white_with_a_quiet_zone(self) -> None:
        address = "https://play.example/t/KINGS"
        drawn: Any = ElementTree.fromstring(drawn_as_code(address))
        modules = len(segno.make(address, micro=False).matrix) + 8
        assert drawn.get("viewBox") == f"0 0 {modules} {modules}"
        light, dark = list(drawn)
        assert (light.get("fill"), dark.get("stroke")) == ("#fff", "#111")

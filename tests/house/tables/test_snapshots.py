"""The table after each event: what a page needs to show events one by one, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from logged_tables import LoggedTable
from places import a_place, for_two

from croupier import games
from croupier.core.game import Seat
from croupier.games.las_vegas.rules import Paid
from croupier.house.live import updates
from croupier.house.tables.page_log import Page
from croupier.house.tables.table import Table


def latest(table: Table, seat: Seat | None) -> Page:
    (page,) = table.pages(seat, table.number_for(seat) - 1)
    return page


def tables(page: Page) -> list[Any]:
    return [msgspec.json.decode(step) for step in page.steps]


def test_each_event_finds_the_table_as_it_was_then() -> None:
    """When casinos pay, the bills move to their winners one by one."""
    desk = LoggedTable().seat_people().play(lambda table: table.glance().table.round == 2)
    page = latest(desk.table, None)
    steps, paid = tables(page), 0
    for place, event in enumerate(page.events):
        if isinstance(event, Paid):
            paid += 1
            before, after = steps[place - 1]["won"][event.seat], steps[place]["won"][event.seat]
            assert after == [*before, event.bill]
            assert len(steps[place]["casinos"][event.face - 1]["bills"]) + 1 == len(
                steps[place - 1]["casinos"][event.face - 1]["bills"]
            )
    assert paid > 3
    assert [step["round"] for step in (steps[0], steps[-1])] == [1, 2]


@pytest.mark.parametrize("name", games.names())
def test_everybody_has_one_for_each_event_they_hear(name: str) -> None:
    """Also where some events go only to some seats; and each snapshot is a table, without hands or box."""
    desk, heard = LoggedTable(name, 3, clock="none").seat_people(), set[int]()
    kind = msgspec.structs.fields(games.find(name).state)[2].type

    def look(table: Table) -> bool:
        for seat in (None, 0, 1, 2):
            page = latest(table, seat)
            assert len(page.steps) == len(page.events)
            heard.add(len(page.events))
            for step in page.steps[:3]:
                assert msgspec.json.encode(msgspec.json.decode(step, type=kind)) == bytes(step)
        return table.turn > 150

    desk.play(look)
    assert max(heard) > 1


def test_only_the_latest_are_kept() -> None:
    desk = LoggedTable().seat_people().play(lambda table: table.turn > 30)
    assert latest(desk.table, 0).steps
    earlier = desk.table.pages(0)[-2]
    assert earlier.events
    assert earlier.steps == ()
    assert desk.table.match is not None
    assert len(desk.table.match._steps) == len(latest(desk.table, 0).events)
    before = latest(desk.table, 0)
    desk.do(lambda table: table.say("ann", "Ann", "hello"))
    assert desk.table.pages(0)[-2].events == before.events
    assert desk.table.match._steps == {}


def test_nothing_is_kept_of_what_is_only_read_again() -> None:
    desk = LoggedTable().seat_people().play(lambda table: table.turn > 30)
    again = desk.again()
    assert latest(again, 0).events == latest(desk.table, 0).events
    assert latest(again, 0).steps == ()
    assert again.match is not None
    assert again.match._steps == {}
    desk.table = again
    seat = again.waiting[0]
    desk.do(lambda table: table.choose(seat, table.playing.moves(seat)[0], "person"))
    assert len(latest(again, 0).steps) == len(latest(again, 0).events) > 0


def test_what_is_told_while_a_table_is_set_up_finds_it_as_it_was_left() -> None:
    desk = LoggedTable(options={"first": 1}).seat_people()
    steps = tables(latest(desk.table, None))
    assert (steps[0]["start"], steps[0]["casinos"][0]["bills"]) == (1, [])
    assert steps[1]["casinos"][0]["bills"]


def test_a_gamble_is_announced_with_its_own_table() -> None:
    """SH-30: not with that of the gamble before."""
    course = LoggedTable("seventh_heaven", 3, {"course": ["red_end", "rotary_lottery"]}, clock="none").seat_people()
    assert tables(latest(course.table, None))[0]["gamble"]["type"] == "red_end.Table"
    course.play(lambda table: table.glance().table.number == 1)
    page = latest(course.table, None)
    shown = {step["gamble"]["type"] for step in tables(page)}
    assert shown == {"rotary_lottery.Table"}
    assert type(page.events[0]).__name__ == "Began"


async def test_an_update_has_them_for_two_events_or_more(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben)
        live = await place.application.find(table)
        async with place.socket(ann, table) as socket:
            for _ in range(12):
                seat = live.table.waiting[0]
                await live.choose(seat, live.table.playing.moves(seat)[0])
            await socket.settle()
            told = socket.messages("update")
            assert {len(one["events"]) > 1 for one in told} == {False, True}
            for one in told:
                assert len(one["steps"]) == (len(one["events"]) if len(one["events"]) > 1 else 0)
                if one["steps"] and one["seat"] in one["waiting"]:
                    assert one["steps"][-1] == one["view"]["table"], "the last roll is the last event"
                assert len(one["previews"]) == len(one["moves"])
            several = await ann.get(f"/api/tables/{table}/updates?seat=0&since=1")
            assert len(several.json()["events"]) > 10
            assert several.json()["steps"] == []
        assert updates.update(live, 0, ()).steps == ()

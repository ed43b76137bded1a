"""What people did at a table is told beside the game, in order, and what was missed can be watched step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from houses import ANN, BEN, Listener, Memory, a_house, opened
from places import a_place, for_two
from places import opened as opened_by

from croupier.house.common.refusals import NotAllowed
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import update
from croupier.house.tables.entries import Settings


def told(live: LiveTable, since: int = 0, seat: int | None = None) -> list[tuple[str, str, int | None, str | None]]:
    notes = update(live, seat, live.table.pages(seat, since)).notes
    return [(note.what, note.name, note.seat, note.detail) for note in notes]


class TestNotes:
    async def test_who_came_and_went_before_the_game(self) -> None:
        house = a_house()
        live = await house.open(
            "t", lambda table: table.open("las_vegas", 3, {}, Settings(clock="none"), ANN, "Ann", "KING")
        )
        await live.do(lambda table: table.sit(ANN, "Ann", 0))
        await live.do(lambda table: table.sit(BEN, "Ben", 1))
        await live.do(lambda table: table.leave(BEN, 1))
        await live.do(lambda table: table.sit("cleo", "Cleo", 1))
        await live.do(lambda table: table.leave(ANN, 1))
        await live.do(lambda table: table.fill(ANN, 2, "expert", "Ada"))
        await live.do(lambda table: table.change(ANN, Settings()))
        assert told(live) == [
            ("sat", "Ann", 0, None), ("sat", "Ben", 1, None), ("left", "Ben", 1, None), ("sat", "Cleo", 1, None),
            ("left", "Cleo", 1, "removed"), ("sat", "Ada", 2, "expert"), ("changed", "Ann", None, None),
        ]  # fmt: skip

    async def test_agreements(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await opened(house, clock="brisk")
        for person in (ANN, BEN):
            live.arrive(Listener(person))
        before = live.table.number_for(None)
        await live.wish(ANN, "pause")
        await live.wish(ANN, "pause", taken_back=True)
        await live.wish(ANN, "pause")
        await live.do(lambda table: table.agreement.decline(BEN, "pause"))
        assert live.table.agreement.wishes == {}
        await live.wish(ANN, "pause")
        await live.wish(BEN, "pause")
        await live.wish(BEN, "go on")
        await live.wish(ANN, "go on")
        await live.wish(BEN, "end")
        await live.wish(ANN, "end")
        expected = [
            ("wished", "Ann", 0, "pause"), ("taken_back", "Ann", 0, "pause"), ("wished", "Ann", 0, "pause"),
            ("declined", "Ben", 1, "pause"), ("wished", "Ann", 0, "pause"), ("wished", "Ben", 1, "pause"),
            ("paused", "", None, "agreed"), ("wished", "Ben", 1, "go on"), ("wished", "Ann", 0, "go on"),
            ("went_on", "", None, None), ("wished", "Ben", 1, "end"), ("wished", "Ann", 0, "end"),
            ("ended", "", None, "agreed"),
        ]  # fmt: skip
        for seat in (None, 0, 1):
            assert told(live, before, seat) == expected
        assert [*live.table.agreement.ended_by.values()] == ["Ben", "Ann"]
        again = (await a_house(journal).find("t")).table
        assert (again.status, [*again.agreement.ended_by.values()]) == ("ended", ["Ben", "Ann"])

    async def test_a_lone_person_agrees_with_herself_at_once(self) -> None:
        live = await opened(a_house(), people=(ANN,), seats=2, clock="none")
        live.arrive(Listener(ANN))
        await live.wish(ANN, "end")
        assert live.table.status == "ended"

    async def test_only_what_others_wish_for_can_be_declined(self) -> None:
        live = await opened(a_house(), clock="brisk")
        for person in (ANN, BEN):
            live.arrive(Listener(person))
        await live.wish(ANN, "end")
        for person, what, code in (
            (ANN, "end", "no-need"), (BEN, "pause", "no-need"), ("an onlooker", "end", "not-yours"),
        ):  # fmt: skip
            with pytest.raises(NotAllowed) as caught:
                await live.do(lambda table, person=person, what=what: table.agreement.decline(person, what))  # type: ignore[misc]
            assert caught.value.code == code
        await live.do(lambda table: table.agreement.decline(BEN, "end"))
        await live.wish(BEN, "end")
        assert live.table.status == "playing", "what Ann wished for was off the table"

    async def test_they_stand_between_the_events_where_they_happened(self) -> None:
        live = await opened(a_house(), clock="none")
        for person in (ANN, BEN):
            live.arrive(Listener(person))
        before, events = live.table.number_for(0), 0
        for place in range(3):
            await live.wish(ANN, "end")
            seat = live.table.waiting[0]
            await live.choose(seat, live.table.playing.moves(seat)[0])
            page = live.table.pages(0)[-1]
            notes = update(live, 0, live.table.pages(0, before)).notes
            assert notes[-1].after == events, place
            events += len(page.events)
            await live.wish(ANN, "end", taken_back=True)
            notes = update(live, 0, live.table.pages(0, before)).notes
            assert (notes[-1].what, notes[-1].after) == ("taken_back", events)

    async def test_who_is_forgotten_is_so_here_too(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Benedict") as (ann, ben):
            table = await for_two(ann, ben)
            async with place.socket(ann, table), place.socket(ben, table) as his:
                await his.ask({"message": "wish", "id": "a", "what": "end"})
            him = (await ben.get("/api/me")).json()["person"]
            await ben.delete("/api/me")
            answer = await ann.get(f"/api/tables/{table}/updates?seat=0&since=0")
            notes = answer.json()["notes"]
            assert [note["name"] for note in notes if note["what"] == "wished"] == ["Guest"]
            assert "stood_in" in [note["what"] for note in notes]
            assert him not in answer.text
            assert "Benedict" not in answer.text

    async def test_a_game_ended_by_agreement_can_be_shown_after_a_reload(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened_by(ann, computers=["regular"], begin=True)
            async with place.socket(ann, table) as socket:
                await socket.ask({"message": "wish", "id": "a", "what": "end"})
                last = socket.messages("update")[-1]
                assert [(note["what"], note["detail"]) for note in last["notes"]] == [("ended", "agreed")]
            async with place.socket(ann, table) as socket:
                news, again = socket.messages("table")[-1], socket.messages("update")[-1]
                assert (news["brief"]["status"], news["ended"], news["ended_by"]) == ("ended", "agreed", ["Ann"])
                assert again["view"] == last["view"] is not None
                assert again["digest"] == last["digest"] is not None
                assert (again["waiting"], again["moves"], again["result"]) == ([], [], None)


class TestStepByStep:
    @pytest.mark.parametrize(("game", "seats"), [("las_vegas", 2), ("vabanque", 3), ("rotary_lottery", 4)])
    async def test_what_was_missed_is_what_was_told_then(self, tmp_path: Path, game: str, seats: int) -> None:
        """Byte for byte: the events, and the table after each, as the same reader had them when they happened."""
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            computers = ["regular"] * (seats - 2)
            table = await opened_by(ann, game=game, seats=seats, sit=False)
            for seat, client in enumerate((ann, ben)):
                await client.put(f"/api/tables/{table}/seats/{seat}", json={})
            for seat, level in enumerate(computers, 2):
                await ann.put(f"/api/tables/{table}/seats/{seat}/computer", json={"level": level})
            await ann.post(f"/api/tables/{table}/begin")
            live = await place.application.find(table)
            async with place.socket(ann, table) as hers:
                await place.tick.pass_by(5)
                known = hers.messages("update")[-1]["number"]
                events, steps = list[Any](), list[Any]()
                while len(steps) < 30 and live.table.status == "playing":
                    before = len(hers.messages("update"))
                    if live.table.waiting[0] < 2:
                        await live.choose(live.table.waiting[0], live.table.playing.moves(live.table.waiting[0])[0])
                    await place.tick.pass_by(3)
                    await hers.settle()
                    for one in hers.messages("update")[before:]:
                        events += one["events"]
                        steps += one["steps"] or [None] * len(one["events"])
                heard = await hers.ask({"message": "since", "id": "a", "seat": 0, "number": known, "steps": True})
                (again,) = [one for one in heard if one["message"] == "update"]
                assert again["events"] == events
                assert len(again["steps"]) == len(events) >= 20
                assert [step for step, then in zip(again["steps"], steps) if then] == [step for step in steps if step]
                assert any(steps)
                plain = await hers.ask({"message": "since", "id": "b", "seat": 0, "number": known})
                (without,) = [one for one in plain if one["message"] == "update"]
                assert without == again | {"steps": []}
                refused = await hers.ask({"message": "since", "id": "c", "seat": 1, "number": 0, "steps": True})
                assert [one.get("code") for one in refused] == ["not-yours"]

    async def test_over_rest_too(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            live = await place.application.find(table)
            known = live.table.number_for(0)
            for _ in range(3):
                seat = live.table.waiting[0]
                await live.choose(seat, live.table.playing.moves(seat)[0])
            at = f"/api/tables/{table}/updates?seat=0&since={known}"
            plain, with_steps = (await ann.get(at)).json(), (await ann.get(f"{at}&steps=true")).json()
            assert len(with_steps["steps"]) == len(with_steps["events"]) == len(plain["events"]) > 3
            assert msgspec.json.encode(with_steps | {"steps": []}) == msgspec.json.encode(plain)

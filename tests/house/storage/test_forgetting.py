"""Being forgotten, talking, watching and leaving are one's own business: no other connection or clock is affected."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from asgi import Socket
from houses import a_house
from houses import opened as seated
from places import Place, a_place, opened

from croupier.house.live.live_table import LiveTable
from croupier.house.tables.table import Table

BRISK = {"clock": "brisk", "pauses": False}


async def hold(live: LiveTable, let_go: asyncio.Event) -> None:
    async with live.reading():
        await let_go.wait()


async def talk(client: httpx.AsyncClient, table: str, text: str = "hello") -> None:
    assert (await client.post(f"/api/tables/{table}/talk", json={"text": text})).status_code == 200


class TestLocks:
    async def test_two_who_are_forgotten_at_once_do_not_wait_for_each_other(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
            tables = [await opened(cleo), await opened(cleo)]
            for table in tables:
                await talk(ann, table)
            for table in reversed(tables):
                await talk(ben, table)
            lives, busy = [await place.application.house.find(table) for table in tables], asyncio.Event()
            holding = [asyncio.create_task(hold(live, busy)) for live in lives]
            leaving = [asyncio.create_task(one.delete("/api/me")) for one in (ann, ben)]
            await asyncio.sleep(0.1)  # both wait, each for the first of their tables
            busy.set()
            answers = await asyncio.wait_for(asyncio.gather(*leaving), 20)
            await asyncio.gather(*holding)
            assert [answer.status_code for answer in answers] == [200, 200]
            for table in tables:
                await asyncio.wait_for(talk(cleo, table), 20)

    async def test_whoever_holds_the_lock_of_a_table_cannot_take_another(self) -> None:
        house = a_house()
        one, two = await seated(house, name="one"), await seated(house, name="two")
        with pytest.raises(RuntimeError, match="one table's lock"):
            async with one.reading():
                await two.do(lambda table: table.say("ann", "Ann", "hello"))
        with pytest.raises(RuntimeError, match="one table's lock"):
            async with one.reading():
                await one.do(lambda table: table.say("ann", "Ann", "hello"))  # would wait for itself
        await one.do(lambda table: table.say("ann", "Ann", "hello"))
        await two.do(lambda table: table.say("ann", "Ann", "hello"))
        await house.close()


class Game:
    """Ann and Ben play by the clock, both connected; nobody else has a say in it."""

    def __init__(self, place: Place, table: str, lines: list[Socket]) -> None:
        self.place, self.table, self.lines = place, table, lines

    async def left(self) -> float:
        live = await self.place.application.house.find(self.table)
        reading = live.dial.read()
        assert reading.runs
        assert reading.left is not None
        return reading.left

    async def settle(self) -> None:
        for line in self.lines:
            await line.settle()

    def check(self) -> None:
        assert [line.closed for line in self.lines] == [None, None]


async def with_a_game(place: Place, do: Any) -> None:
    async with place.visitors("Ann", "Ben") as (ann, ben):
        table = await opened(ann, settings=BRISK)
        assert (await ben.put(f"/api/tables/{table}/seats/1", json={})).status_code == 200
        async with place.socket(ann, table) as hers, place.socket(ben, table) as his:
            await ann.post(f"/api/tables/{table}/begin")
            await place.tick.pass_by(5)
            await hers.settle()
            await do(Game(place, table, [hers, his]))


class TestSomebodyElse:
    async def test_an_onlooker_who_is_forgotten_throws_nobody_off_and_restarts_no_clock(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place:

            async def forgotten(game: Game) -> None:
                before = await game.left()
                for _ in range(4):
                    async with place.visitor("Zoe") as zoe:
                        await talk(zoe, game.table, "my secret is Zanzibar")
                        await place.tick.pass_by(5)
                        assert (await zoe.delete("/api/me")).status_code == 200
                        await game.settle()
                game.check()
                assert await game.left() == pytest.approx(before - 20)
                live = await place.application.house.find(game.table)
                asked = live.table.turn
                await place.tick.pass_by(11)
                await game.settle()
                assert live.table.turn > asked, "the clock rang in its time"
                game.check()

            await with_a_game(place, forgotten)

    async def test_onlookers_who_come_talk_and_go_change_no_clock(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place:

            async def watched(game: Game) -> None:
                before = await game.left()
                for _ in range(4):
                    async with place.visitor("Zoe") as zoe, place.socket(zoe, game.table) as line:
                        await line.ask({"message": "shown", "id": "s", "number": 0})
                        await line.ask({"message": "say", "id": "t", "text": "hello"})
                        await place.tick.pass_by(5)
                    await game.settle()
                game.check()
                assert await game.left() == pytest.approx(before - 20)

            await with_a_game(place, watched)

    async def test_a_player_who_is_not_asked_goes_and_comes_back_and_changes_no_clock(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann, settings=BRISK, options={"first": 0})
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            async with place.socket(ann, table) as hers:
                await ann.post(f"/api/tables/{table}/begin")
                await place.tick.pass_by(5)
                await hers.settle()
                live = await place.application.house.find(table)
                assert live.table.waiting == (0,)
                before = live.dial.read().left
                for _ in range(4):
                    async with place.socket(ben, table) as his:
                        await his.ask({"message": "shown", "id": "s", "number": live.table.number, "seat": 1})
                        await place.tick.pass_by(2)
                    await hers.settle()
                assert before is not None
                assert live.dial.read().left == pytest.approx(before - 8)

    async def test_who_is_forgotten_loses_their_own_lines_and_their_seat_is_kept(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Zoe") as (ann, ben, zoe):
            table = await opened(ann, settings=BRISK)
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            await ann.post(f"/api/tables/{table}/begin")
            lines = [place.socket(person, table) for person in (ann, ben, zoe)]
            async with lines[0], lines[1], lines[2]:
                await ben.delete("/api/me")
                await zoe.delete("/api/me")
                for line in lines:
                    await line.settle()
                assert [line.closed for line in lines] == [None, (1012, "Connect again."), (1012, "Connect again.")]
                sitter = lines[0].messages("table")[-1]["brief"]["sitters"][1]
                assert (sitter["kind"], sitter["name"], sitter["level"]) == ("person", "Guest", "regular")

    async def test_nothing_in_memory_knows_who_is_forgotten(self, tmp_path: Path) -> None:
        """Whatever a table keeps, the person's id and name are nowhere in it, and it is as if rebuilt from its log."""
        async with a_place(tmp_path) as place, place.visitors("Wilhelmina", "Ben") as (her, ben):
            table = await opened(her, settings=BRISK, seats=3)
            person = (await her.get("/api/me")).json()["person"]
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            await her.put(f"/api/tables/{table}/seats/2/computer", json={"level": "regular"})
            async with place.socket(her, table) as line, place.socket(ben, table) as his:
                await her.post(f"/api/tables/{table}/begin", json={"random": "ab" * 32})
                await place.tick.pass_by(5)
                await line.ask({"message": "say", "id": "t", "text": "my secret is Zanzibar"})
                await line.ask({"message": "wish", "id": "w", "what": "end"})
                await his.ask({"message": "decline", "id": "w", "what": "end"})
                await line.ask({"message": "wish", "id": "v", "what": "end"})
            live = await place.application.house.find(table)
            assert {person, "Wilhelmina"} <= {*map(str, leaves(live.table))}
            await her.delete("/api/me")
            await asyncio.sleep(0.05)
            async with live.reading():
                kept = {
                    *map(str, leaves(live.table)),
                    *map(str, leaves(live.absence)),
                    *map(str, leaves(live.dial)),
                }
                assert not {person, "Wilhelmina", "my secret is Zanzibar"} & kept
                written = await place.application.storage.entries(table)
                again = place.application.house.fold(table, written)
                assert again.sitting == live.table.sitting
                assert as_written(again) == as_written(live.table)


def as_written(table: Table) -> bytes:
    pages = [msgspec.structs.replace(page, steps=()) for page in table.pages(None)]
    return msgspec.json.encode([pages, table.record(), table.agreement.wishes])


def leaves(thing: Any, seen: set[int] | None = None) -> list[Any]:
    """Everything reachable from an object: values, and the keys of dictionaries; not the house it is part of."""
    seen = set() if seen is None else seen
    if id(thing) in seen or isinstance(thing, LiveTable | type) or callable(thing):
        return []
    seen.add(id(thing))
    if isinstance(thing, dict):
        inside: list[Any] = [*thing, *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        inside = [*thing]
    elif isinstance(thing, msgspec.Struct):
        inside = [getattr(thing, name) for name in thing.__struct_fields__]
    elif type(thing).__module__.startswith("croupier.house") or type(thing).__name__ == "Timed":
        inside = [*vars(thing).values()]
    else:
        return [thing]
    return [leaf for one in inside for leaf in leaves(one, seen)]

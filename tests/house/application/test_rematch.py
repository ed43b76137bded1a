"""Playing again: at once against computer players, with others by an invitation that can be declined."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from places import Place, a_place, code, for_two, opened

from croupier import games
from croupier.common.fairness import Contribution, commitment
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.house.application.callers import Caller
from croupier.house.tables.rematch import who_was_first

RANDOM = "5e" * 32


async def ended(place: Place, table: str, *clients: httpx.AsyncClient) -> None:
    """Everyone who plays there agrees to end the game."""
    for client in clients:
        async with place.socket(client, table):
            await client.post(f"/api/tables/{table}/wishes", json={"what": "end"})
    live = await place.application.find(table)
    for client in clients if live.table.status != "ended" else ():
        await client.post(f"/api/tables/{table}/wishes", json={"what": "end"})
    assert live.table.status == "ended"


def kinds(news: Any) -> list[tuple[str, str]]:
    return [(sitter["kind"], sitter["name"]) for sitter in news["sitters"]]


class TestAgainstComputers:
    async def test_it_begins_at_once_with_another_first_player(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, seats=3, computers=["regular", "expert"], options={"first": 2}, begin=True)
            await ended(place, table, ann)
            made = commitment(bytes.fromhex(RANDOM))
            new = (await ann.post(f"/api/tables/{table}/rematch", json={"hash": made})).json()
            assert new["status"] == "open", "her hash came with the call: she has yet to reveal"
            assert (await ann.post(f"/api/tables/{new['table']}/reveal", json={"random": RANDOM})).status_code == 200
            assert kinds(new) == [("person", "Ann"), ("computer", "Ada"), ("computer", "Blaise")]
            assert [sitter["level"] for sitter in new["sitters"]] == [None, "regular", "expert"]
            assert new["options"]["first"] == 0
            live = await place.application.find(new["table"])
            assert live.table.began
            assert live.table.began.contributions == (Contribution(0, RANDOM),)
            again = (await ann.post(f"/api/tables/{table}/rematch")).json()
            assert again["table"] == new["table"], "asked twice, it is the same table"
            await ended(place, new["table"], ann)
            third = (await ann.post(f"/api/tables/{new['table']}/rematch")).json()
            assert third["options"]["first"] == 1

    async def test_several_at_one_screen_are_not_asked_either(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, seats=3, computers=["regular"])
            await ann.put(f"/api/tables/{table}/seats/2", json={"name": "Tom"})
            await ann.post(f"/api/tables/{table}/begin")
            await ended(place, table, ann)
            new = (await ann.post(f"/api/tables/{table}/rematch")).json()
            assert new["status"] == "playing"
            assert kinds(new) == [("person", "Ann"), ("computer", "Ada"), ("person", "Tom")]

    @pytest.mark.parametrize("game", games.names())
    def test_who_was_first_is_known_of_every_game(self, game: str) -> None:
        """It is the seat that, given as an option, is asked first again."""
        found = games.find(game)
        for seed in range(4):
            drawn = Match(found, found.seats[0], None, seeded(seed))
            first = who_was_first(None, drawn.choices)
            given = Match(found, found.seats[0], found.options(first=first), seeded(seed + 100))
            if len(drawn.waiting) == 1:
                assert given.waiting == drawn.waiting
            assert who_was_first(first, given.choices) == first


class TestWithOthers:
    async def test_the_others_are_invited_where_they_are_and_join(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            her = (await ann.get("/api/me")).json()["person"]
            async with place.socket(ben, table) as his:
                new = (await ann.post(f"/api/tables/{table}/rematch")).json()
                await his.settle()
                news, update = his.messages("table")[-1], his.messages("update")[-1]
                assert (news["rematch"], news["rematch_by"]) == (new["table"], her)
                assert [(note["what"], note["name"]) for note in update["notes"]] == [("rematch", "Ann")]
            assert new["status"] == "open"
            assert kinds(new) == [("person", "Ann"), ("invited", "Ben")]
            at = f"/api/tables/{new['table']}"
            assert code(await eve.put(f"{at}/seats/1", json={})) == (409, "taken")
            assert code(await ann.post(f"{at}/begin")) == (409, "empty")
            joined = (await ben.post(f"/api/tables/{table}/rematch")).json()
            assert joined["table"] == new["table"]
            assert kinds(joined) == [("person", "Ann"), ("person", "Ben")]
            assert (await ann.post(f"{at}/begin")).status_code == 200
            assert (await ben.post(f"/api/tables/{table}/rematch")).json()["status"] == "playing"

    async def test_sitting_down_there_is_joining_too(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            new = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
            assert (await ben.put(f"/api/tables/{new}/seats/1", json={})).status_code == 200
            assert kinds((await ben.get(f"/api/tables/{new}")).json()["brief"])[1] == ("person", "Ben")

    async def test_not_now_frees_the_seat_and_is_told(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            new = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
            at = f"/api/tables/{new}"
            async with place.socket(ann, new) as hers:
                assert code(await eve.delete(f"{at}/seats/1")) == (403, "not-yours")
                assert (await ben.delete(f"{at}/seats/1")).status_code == 200
                await hers.settle()
                (note,) = hers.messages("update")[-1]["notes"]
                said = [note[key] for key in ("what", "name", "seat", "detail")]
                assert said == ["declined", "Ben", 1, "rematch"]
                assert hers.messages("table")[-1]["brief"]["sitters"][1]["kind"] == "empty"
            assert (await eve.put(f"{at}/seats/1", json={})).status_code == 200
            assert (await ben.post(f"/api/tables/{table}/rematch")).json()["table"] == new
            assert kinds((await ben.get(at)).json()["brief"])[1] == ("person", "Eve"), "and stays where he is"

    async def test_the_opener_need_not_wait(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            new = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
            at = f"/api/tables/{new}"
            assert (await ann.put(f"{at}/seats/1/computer", json={"level": "regular"})).status_code == 200
            assert code(await ben.put(f"{at}/seats/1", json={})) == (409, "taken")
            assert (await ann.post(f"{at}/begin")).status_code == 200

    async def test_who_is_forgotten_is_not_invited_by_name(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Benedict") as (ann, ben):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            new = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
            await ben.delete("/api/me")
            news = await ann.get(f"/api/tables/{new}")
            assert kinds(news.json()["brief"])[1] == ("invited", "Guest")
            assert "Benedict" not in news.text + (await ann.get(f"/api/tables/{new}/updates?since=0")).text

    async def test_a_blocked_person_cannot_come_by_an_old_invitation(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            await ann.post(f"/api/tables/{table}/rematch")
            him = (await ben.get("/api/me")).json()["person"]
            await ann.put(f"/api/me/blocked/{him}")
            assert code(await ben.post(f"/api/tables/{table}/rematch")) == (403, "blocked")

    async def test_the_log_makes_the_same_invitations_again(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            await ended(place, table, ann, ben)
            new = (await ann.post(f"/api/tables/{table}/rematch")).json()["table"]
            live = await place.application.find(new)
            again = place.application.house.fold(new, await place.application.storage.entries(new))
            assert msgspec.json.encode(again.sitting) == msgspec.json.encode(live.table.sitting)
            assert Caller((await ben.get("/api/me")).json()["person"], "Ben").seats(again) == []

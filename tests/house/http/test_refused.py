"""What is refused changes nothing, and what is shown cannot pass for something else."""

from __future__ import annotations

from pathlib import Path

import pytest
from places import a_place, code, for_two, opened

from croupier.house.tables.entries import Called


class TestARefusedTable:
    @pytest.mark.parametrize(
        "wrong",
        [
            {"computers": ["regular", "nobody"]},
            {"computers": ["regular"] * 3},
            {"computers": ["regular"], "begin": True},
            {"begin": True},
        ],
        ids=["a level that is not there", "more than there are seats", "an empty seat", "nobody to play with"],
    )
    async def test_is_not_opened(self, tmp_path: Path, wrong: dict[str, object]) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            asked = {"game": "las_vegas", "seats": 3, "settings": {"public": True}, **wrong}
            answer = await ann.post("/api/tables", json=asked)
            assert 400 <= answer.status_code < 500, answer.text
            assert (await ann.get("/api/tables")).json() == []
            assert (await ann.get("/api/me/games")).json() == []
            assert place.application.house.tables == {}


class TestSecretWords:
    async def test_a_program_s_token_at_the_wrong_address_is_not_used_up(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            token = (await ann.post(f"/api/tables/{table}/seats/0/token")).json()["token"]
            assert code(await ben.post(f"/api/handover/{token}")) == (401, "bad-token")
            bearer = {"Authorization": f"Bearer {token}"}
            ben.cookies.clear()
            assert (await ben.get(f"/api/tables/{table}/updates?seat=0", headers=bearer)).status_code == 200

    async def test_a_link_that_could_not_be_followed_is_not_used_up(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Phone") as (ann, ben, phone):
            table = await for_two(ann, ben)
            token = (await ann.post(f"/api/tables/{table}/seats/0/handover")).json()["token"]
            live = await place.application.find(table)
            live.is_evicted = True  # evicted at this moment, as when the disk is full
            assert code(await phone.post(f"/api/handover/{token}")) == (503, "again")
            live.is_evicted = False
            assert (await phone.post(f"/api/handover/{token}")).status_code == 200
            assert code(await phone.post(f"/api/handover/{token}")) == (401, "bad-token")


async def test_a_finished_game_is_found_by_its_code_wherever_it_is_asked_for(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        table = await opened(ann, sit=False, computers=["regular", "regular"])
        await (await place.application.find(table)).do(lambda _: Called())
        while (brief := (await ann.get(f"/api/tables/{table}")).json()["brief"])["status"] == "playing":
            await place.tick.pass_by(1)
        for what in ("replay", "record", "review"):
            by_code = await ann.get(f"/api/tables/{brief['code'].lower()}/{what}")
            assert by_code.status_code == 200, (what, by_code.text)
            assert by_code.json() == (await ann.get(f"/api/tables/{table}/{what}")).json()
        asked = await ann.post(f"/api/tables/{brief['code']}/review")
        assert asked.json()["status"] == "running"
        assert (await ann.get(f"/api/tables/{table}/review")).json()["status"] == "running"


DIRECTIONS = [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]  # characters that reverse the text after them


async def test_nobody_turns_the_letters_of_others_around(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        for number in DIRECTIONS:
            named = await ann.put("/api/me", json={"name": f"{chr(number)}An{chr(number)}n"})
            assert named.json()["name"] == "Ann"
        table = await for_two(ann, ben)
        async with place.socket(ben, table) as socket:
            await ann.post(f"/api/tables/{table}/talk", json={"text": "I \u202enow\u202c \u2067won\u2069"})
            await socket.settle()
            assert [line["text"] for line in socket.messages("heard")] == ["I now won"]
            only = await ann.post(f"/api/tables/{table}/talk", json={"text": "\u202e\u2066"})
            assert code(only) == (422, "bad-talk")

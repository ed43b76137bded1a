"""What strangers may know: counts, and public games; nothing of those who blocked them, or who were forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from club_games import BEGAN, file, fold, row
from places import Place, a_place, code


async def ids(*clients: httpx.AsyncClient) -> list[str]:
    return [(await one.get("/api/me")).json()["person"] for one in clients]


async def got(client: httpx.AsyncClient, path: str) -> Any:
    answer = await client.get(f"/api/club/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play(place: Place, *games: dict[str, Any]) -> None:
    await file(place.application.storage, games)
    await fold(place.application.storage)


async def test_a_private_table_is_known_to_its_players_only(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
        one, two, three = await ids(ann, ben, cleo)
        moment = {"choice": 3, "chosen": {"type": "x"}, "gain": {"value": 0.5, "margin": 0.1}}
        judged = {"luck": moment["gain"], "skill": moment["gain"], "best": [moment]}
        review = msgspec.json.encode({"means": "network", "people": [judged, judged]})
        await play(
            place,
            row("private", [one, two], (1, 2), BEGAN, review=review),
            row("open", [one, two], (1, 2), BEGAN + 1, review=review, public=True),
            row("ours", [three, one], (1, 2), BEGAN + 2),
        )
        tables = {"private", "open", "ours"}
        for reader, known in ((ann, tables), (ben, {"private", "open"}), (cleo, {"open", "ours"})):
            listed = await got(reader, f"games?person={one}")
            assert ({game["table"] for game in listed["games"]}, listed["total"]) == (known, len(known))
            page = await got(reader, f"people/{one}")
            assert page["games"] == 3
            assert {one["table"] for one in page["moments"]} == known & {"private", "open"}
        for path in (f"people/{two}", f"games?person={two}", "table", f"head/{one}", "me", "export", "games"):
            assert "private" not in (await cleo.get(f"/api/club/{path}")).text
        assert [game["table"] for game in (await got(ann, f"games?other={two}"))["games"]] == ["open", "private"]


async def test_whoever_has_blocked_me_is_not_there_for_me(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        one, two = await ids(ann, ben)
        await play(place, *(row(f"t{at}", [one, two], (1, 2), BEGAN + at, rated=True) for at in range(60)))
        assert [line["face"]["id"] for line in (await got(ben, "table"))["standings"]] == [one, two]
        assert (await ann.put(f"/api/me/blocked/{two}")).status_code == 200
        for path in (f"people/{one}", f"head/{one}", f"games?person={one}"):
            assert code(await ben.get(f"/api/club/{path}")) == (404, "no-person")
        for reader, seen in ((ann, one), (ben, two)):
            board = await got(reader, "table")
            assert [line["face"]["id"] for line in board["standings"]] == [seen]
            assert board["between"] is None
        assert (await got(ben, "table"))["standings"][0]["first"] == 2, "places stay what they are"
        assert (await got(ann, f"people/{two}"))["is_blocked"]


@pytest.mark.parametrize("when", ["before", "after"])
async def test_being_forgotten_takes_a_person_out_of_all_of_it(tmp_path: Path, when: str) -> None:
    """Whether the games were folded before or after: the others keep their results, with a guest in the place."""
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        one, two = await ids(ann, ben)
        storage = place.application.storage
        assert (await ann.put("/api/club/me", json={"colour": 2, "emblem": "moon"})).status_code == 200
        await file(storage, [row(f"t{at}", [one, two], (1, 2), BEGAN + at, rated=True) for at in range(12)])
        if when == "before":
            await fold(storage)
        assert (await ann.delete("/api/me")).status_code == 200
        await fold(storage)
        assert code(await ben.get(f"/api/club/people/{one}")) == (404, "no-person")
        board = await got(ben, "table")
        assert [line["face"]["id"] for line in board["standings"]] == [two]
        assert (board["waiting"], board["between"]) == ([], None)
        game = (await got(ben, "games"))["games"][0]
        assert (game["faces"][0]["id"], game["faces"][0]["name"], game["place"]) == ("", "Guest", 2)
        rating = board["mine"]["rated"]
        await place.application.club.folding.reset()
        await fold(storage)
        assert (await got(ben, "table"))["mine"]["rated"] == rating
        async with storage.engine.connect() as connection:
            for table in ("played", "results", "tallies", "ratings", "faces", "people"):
                rows = [tuple(row) for row in await connection.exec_driver_sql(f"SELECT * FROM {table}")]
                assert one not in str(rows), table
                assert "Ann" not in str(rows), table


async def test_nothing_of_a_game_in_progress_is_told(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        asked = {"game": "las_vegas", "seats": 2, "computers": ["regular"], "begin": True}
        asked["settings"] = {"clock": "none", "public": True, "rated": True}
        table = (await ann.post("/api/tables", json=asked)).json()["brief"]["table"]
        await fold(place.application.storage)
        (one,) = await ids(ann)
        for path in ("games", "me", "table", "export", f"people/{one}", f"games?person={one}", "computers/regular"):
            for reader in (ann, ben):
                text = (await reader.get(f"/api/club/{path}")).text
                assert table not in text
                assert "las_vegas" not in text

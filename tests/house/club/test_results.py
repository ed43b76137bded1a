"""Finished games become results that stay: for oneself, for those who played, and for everybody if they were public."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from places import Place, a_place, code, for_two, opened


async def finish(place: Place, *players: httpx.AsyncClient, table: str) -> None:
    """Everybody at the table takes the first move they have, until the game is over."""
    while True:
        for player in players:
            seats = (await player.get(f"/api/tables/{table}")).json()["mine"]
            for seat in seats:
                now = (await player.get(f"/api/tables/{table}/updates?seat={seat}")).json()
                if now["result"] is not None:
                    return
                if now["moves"]:
                    choose = {"message": "choose", "id": str(now["number"]), "seat": seat, "move": now["moves"][0]}
                    assert (await player.post(f"/api/tables/{table}/moves", json=choose)).status_code == 200
        await place.tick.pass_by(1)


async def fold(place: Place) -> None:
    while any(await place.application.club.folding.fold()):
        pass


async def wait_for(client: httpx.AsyncClient, count: int) -> list[Any]:
    """Until so many games are among the results; they are folded in the background."""
    for _ in range(500):
        found: list[Any] = (await client.get("/api/club/games")).json()["games"]
        if len(found) == count:
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(f"{len(found)} games, not {count}")


async def me(client: httpx.AsyncClient) -> str:
    person: str = (await client.get("/api/me")).json()["person"]
    return person


async def test_a_game_with_a_friend(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await for_two(ann, ben)
        await fold(place)
        assert (await ann.get("/api/club/games")).json() == {"games": [], "total": 0, "before": None}
        await finish(place, ann, ben, table=table)
        result = (await ann.get(f"/api/tables/{table}/record")).json()["result"]
        await fold(place)
        hers, his = [(await one.get("/api/club/games")).json()["games"][0] for one in (ann, ben)]
        assert (hers["table"], hers["game"], hers["seats"]) == (table, "las_vegas", 2)
        assert (hers["mine"], his["mine"]) == ([0], [1])
        assert (hers["places"], hers["scores"]) == (result["places"], result["scores"])
        assert (his["place"], his["score"]) == (result["places"][1], result["scores"][1])
        assert [face["name"] for face in hers["faces"]] == ["Ann", "Ben"]
        assert [face["is_me"] for face in his["faces"]] == [False, True]
        assert (hers["rated"], hers["played_to_end"], hers["is_kept"]) == (False, True, True)
        # Cleo did not play, and the table is private
        assert (await cleo.get(f"/api/club/games?person={await me(ann)}")).json()["games"] == []
        assert (await ben.get(f"/api/club/games?person={await me(ann)}")).json()["games"][0]["mine"] == [0]
        page: dict[str, Any] = (await cleo.get(f"/api/club/people/{await me(ann)}")).json()
        assert (page["games"], page["favourite"], page["firsts"][0]["share"]) == (1, "las_vegas", None)
        assert page["head"] is None
        head = (await ann.get(f"/api/club/head/{await me(ben)}")).json()
        assert (head["games"], head["ahead"] + head["level"] + head["behind"], head["share"]) == (1, 1, None)
        assert code(await ann.get("/api/club/head/nobody")) == (404, "no-person")
        board = (await ann.get("/api/club/table")).json()
        assert board["standings"] == []
        assert sorted(face["name"] for face in board["between"]["faces"]) == ["Ann", "Ben"]
        assert board["between"]["total"] == 1


async def test_games_are_folded_as_they_are_filed(tmp_path: Path) -> None:
    """Those that were filed while the house was closed, too."""
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        before = await opened(ann, computers=["regular"], begin=True)
        await finish(place, ann, table=before)
        assert (await ann.get("/api/club/games")).json()["games"] == []
        place.application.club.folding.begin()
        assert [game["table"] for game in await wait_for(ann, 1)] == [before]
        after = await opened(ann, computers=["regular"], begin=True)
        await finish(place, ann, table=after)
        assert [game["table"] for game in await wait_for(ann, 2)] == [after, before]


async def test_a_seat_that_a_program_may_play_in_is_a_programs(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben)
        assert (await ben.post(f"/api/tables/{table}/seats/1/token")).status_code == 201
        await finish(place, ann, ben, table=table)
        await fold(place)
        for reader in (ann, ben):
            (game,) = (await reader.get("/api/club/games")).json()["games"]
            faces = [(face["kind"], face["name"], face["by"]) for face in game["faces"]]
            assert faces == [("person", "Ann", None), ("program", "Ben", "Ben")]
        assert (await ann.get(f"/api/club/people/{await me(ben)}")).json()["games"] == 0, "they are not Ben's own games"


async def test_a_game_by_correspondence_that_was_ended(tmp_path: Path) -> None:
    """It is listed, with no result, and counts nowhere."""
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben, settings={"clock": "days", "pauses": False, "rated": True})
        for one in (ann, ben):
            assert (await one.post(f"/api/tables/{table}/wishes", json={"what": "end"})).status_code == 200
        await fold(place)
        (game,) = (await ann.get("/api/club/games")).json()["games"]
        assert (game["played_to_end"], game["rated"], game["places"], game["place"]) == (False, False, None, None)
        page = (await ann.get("/api/club/me")).json()
        assert (page["games"], page["rated_games"], page["firsts"]) == (0, 0, [])

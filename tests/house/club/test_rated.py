"""Rated tables: no hints, one seat each, no way out of a game that goes badly."""

from __future__ import annotations

from pathlib import Path

from places import a_place, code, for_two, opened

from croupier.house.application.tidying import ABANDONED, DAY

RATED = {"clock": "none", "pauses": False, "rated": True}


async def test_a_rated_table_has_no_hints(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        asked = {"game": "las_vegas", "seats": 2, "settings": RATED | {"hints": True}}
        assert code(await ann.post("/api/tables", json=asked)) == (422, "bad-settings")
        table = await opened(ann, settings=RATED, computers=["regular"], begin=True)
        assert code(await ann.post(f"/api/tables/{table}/seats/0/hint")) == (403, "no-hints")


async def test_everybody_has_one_seat(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        table = await opened(ann, settings=RATED)
        assert code(await ann.put(f"/api/tables/{table}/seats/1", json={})) == (409, "rated")
        friendly = await opened(ann)
        assert (await ann.put(f"/api/tables/{friendly}/seats/1", json={"name": "Bea"})).status_code == 200
        assert (await ann.put(f"/api/tables/{friendly}", json={"settings": RATED})).status_code == 200
        assert code(await ann.post(f"/api/tables/{friendly}/begin")) == (409, "rated")


async def test_settings_are_fixed_once_it_has_been_called(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben, settings=RATED)
        assert code(await ann.put(f"/api/tables/{table}", json={"settings": {}})) == (409, "begun")


async def test_a_seat_stays_with_its_person(tmp_path: Path) -> None:
    """Whoever is losing cannot give the seat to somebody else, or say that a program was playing."""
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await opened(ann, settings=RATED)
        assert (await ben.put(f"/api/tables/{table}/seats/1", json={})).status_code == 200
        early = (await ann.post(f"/api/tables/{table}/seats/0/handover")).json()["token"]
        assert (await ann.post(f"/api/tables/{table}/begin")).status_code == 200
        for kind in ("handover", "token"):
            assert code(await ann.post(f"/api/tables/{table}/seats/0/{kind}")) == (409, "rated")
        assert code(await cleo.post(f"/api/handover/{early}")) == (409, "rated")


async def test_seats_of_a_finished_game_stay_with_those_who_played(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await opened(ann, computers=["regular"], begin=True)
        early = (await ann.post(f"/api/tables/{table}/seats/0/handover")).json()["token"]
        assert (await ann.post(f"/api/tables/{table}/wishes", json={"what": "end"})).status_code == 200
        assert code(await ann.post(f"/api/tables/{table}/seats/0/token")) == (409, "not-playing")
        assert code(await ben.post(f"/api/handover/{early}")) == (409, "not-playing")


async def test_a_rated_game_with_computers_alone_that_is_abandoned_counts_as_left(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        alone = await opened(ann, settings=RATED, computers=["regular"], begin=True)
        together = await for_two(ann, ben, settings=RATED)
        friendly = await opened(ann, computers=["regular"], begin=True)
        await place.tick.pass_by(ABANDONED - DAY)
        await place.application.tidying.sweep()
        tables = (alone, together, friendly)
        assert [(await ann.get(f"/api/tables/{one}")).json()["ended"] for one in tables] == [None, None, None]
        await place.tick.pass_by(2 * DAY)
        await place.application.tidying.sweep()
        assert [(await ann.get(f"/api/tables/{one}")).json()["ended"] for one in tables] == ["empty", None, None]
        while any(await place.application.club.folding.fold()):
            pass
        (game,) = (await ann.get("/api/club/games")).json()["games"]
        assert (game["rated"], game["played_to_end"], game["left"], game["place"]) == (True, False, [0], 2)
        assert (await ann.get("/api/club/table")).json()["my_games"] == 1

"""Before the game: the opener changes everything, everybody talks, and whoever arrives has an identity at once."""

from __future__ import annotations

from pathlib import Path

from asgi import Socket, browser, take
from places import a_place, code, for_two, opened

from croupier.common import records
from croupier.house.limits.limits import Limits


class TestChanging:
    async def test_everything_until_the_game_begins(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann, seats=3)
            at = f"/api/tables/{table}"
            async with place.socket(ben, table) as his:
                changes = {"settings": {"clock": "brisk"}, "options": {"neutral": True}, "seats": 4}
                assert (await ann.put(at, json=changes)).status_code == 200
                await his.settle()
                news = his.messages("table")[-1]
                assert (news["brief"]["options"]["neutral"], len(news["brief"]["sitters"])) == (True, 4)
                assert news["brief"]["settings"]["clock"] == "brisk"
                assert [note["what"] for note in his.messages("update")[-1]["notes"]] == ["changed"]
            assert (await ann.put(at, json={"seats": 2})).status_code == 200
            brief = (await ben.get(at)).json()["brief"]
            assert (brief["options"]["neutral"], len(brief["sitters"])) == (True, 2), "what is left out stays"
            assert (await ann.put(at, json={"settings": {"clock": "none", "pauses": False}})).status_code == 200
            assert (await ann.put(f"{at}/seats/1/computer", json={"level": "novice"})).status_code == 200
            assert (await ann.post(f"{at}/begin")).status_code == 200
            assert code(await ann.put(at, json={"seats": 3})) == (409, "begun")
            live = await place.application.find(table)
            again = place.application.house.fold(table, await place.application.storage.entries(table))
            assert again.record() == live.table.record()
            assert (again.options.neutral, len(again.record().seats)) == (True, 2)  # type: ignore[attr-defined]
            async with place.socket(ann, table) as socket:
                await socket.ask({"message": "wish", "id": "a", "what": "end"})
            record = records.read((await ann.get(f"{at}/record")).content)
            assert record.digest == socket.messages("update")[-1]["digest"]
            assert [*records.replay(record)], "and it can be played again"

    async def test_what_cannot_be_changed(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann, seats=4)
            at = f"/api/tables/{table}"
            await ben.put(f"{at}/seats/3", json={})
            assert code(await ben.put(at, json={"seats": 3})) == (403, "not-yours")
            assert code(await ann.put(at, json={"seats": 3})) == (409, "taken")
            for seats in (0, 1, 6, -1, 10**9):
                assert (await ann.put(at, json={"seats": seats})).status_code in (409, 422)
            assert code(await ann.put(at, json={"options": {"neutral": 7}})) == (422, "bad-options")
            assert code(await ann.put(at, json={"options": {"first": 9}})) == (422, "refused")
            assert code(await ann.put(at, json={"settings": {"days": 99}})) == (422, "bad-settings")
            assert code(await ann.put(at, json={"game": "vabanque"})) == (422, "bad-body")
            assert len((await ann.get(at)).json()["brief"]["sitters"]) == 4
            await ben.delete(f"{at}/seats/3")
            assert (await ann.put(at, json={"seats": 3})).status_code == 200

    async def test_a_first_player_must_have_a_seat(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, seats=4, options={"first": 3})
            assert code(await ann.put(f"/api/tables/{table}", json={"seats": 3})) == (422, "refused")
            both = {"seats": 3, "options": {"first": 2}}
            assert (await ann.put(f"/api/tables/{table}", json=both)).status_code == 200


class TestTalking:
    async def test_everybody_talks_before_the_game_onlookers_too(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await opened(ann, seats=3)
            await ben.put(f"/api/tables/{table}/seats/1", json={})
            async with (
                place.socket(ann, table) as hers,
                place.socket(ben, table) as his,
                place.socket(eve, table) as watching,
            ):
                await watching.ask({"message": "say", "id": "a", "text": "Who begins?"})
                await his.ask({"message": "react", "id": "b", "sign": "🤞"})
                await hers.ask({"message": "say", "id": "c", "text": "In a minute."})
                for socket in (hers, his, watching):
                    await socket.settle()
                    said = [(one["name"], one["text"] or one["sign"]) for one in socket.messages("heard")]
                    assert said == [("Eve", "Who begins?"), ("Ben", "🤞"), ("Ann", "In a minute.")]


class TestArriving:
    async def test_who_has_never_been_here_plays_on_the_first_line(self, tmp_path: Path) -> None:
        """Connect without a cookie, sit over REST with its handshake's cookie: the question comes to the socket."""
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann, browser(place.app) as new:
            table = await opened(ann)
            at = f"/api/tables/{table}"
            async with Socket(place.app, f"{at}/socket") as line:
                assert line.messages("update")[-1]["seat"] is None
                cookie = line.headers["set-cookie"]
                assert "HttpOnly" in cookie
                assert "SameSite=lax" in cookie
                take(new, line.headers)
                me = (await new.put("/api/me", json={"name": "Ben"})).json()["person"]
                assert (await new.put(f"{at}/seats/1", json={})).status_code == 200
                await line.settle()
                news = line.messages("table")[-1]
                assert news["mine"] == [1]
                assert news["brief"]["sitters"][1]["person"] == me
                assert news["brief"]["sitters"][1]["present"] is True
                assert line.messages("update")[-1]["seat"] == 1
                assert (await ann.post(f"{at}/begin")).status_code == 200
                await place.tick.pass_by(5)
                await line.settle()
                live = await place.application.find(table)
                while live.table.waiting == (0,):
                    await live.choose(0, live.table.playing.moves(0)[0])
                await line.settle()
                asked = line.messages("update")[-1]
                assert (asked["seat"], asked["waiting"]) == (1, [1])
                choose = {
                    "message": "choose",
                    "id": "a",
                    "seat": 1,
                    "move": asked["moves"][0],
                    "turn": asked["turn"],
                }
                assert "done" in [one["message"] for one in await line.ask(choose)]
            async with place.socket(new, table) as two:
                assert "set-cookie" not in two.headers, "and stays the same person"
                assert two.messages("table")[-1]["mine"] == [1]

    async def test_who_is_handed_a_seat_in_a_game_that_is_on_is_asked_at_once(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben), browser(place.app) as phone:
            table = await for_two(ann, ben)
            live = await place.application.find(table)
            while live.table.waiting != (0,):
                await live.choose(1, live.table.playing.moves(1)[0])
            token = (await ann.post(f"/api/tables/{table}/seats/0/handover")).json()["token"]
            async with Socket(place.app, f"/api/tables/{table}/socket") as line, place.socket(ann, table) as hers:
                take(phone, line.headers)
                assert (await phone.post(f"/api/handover/{token}")).status_code == 200
                await line.settle()
                assert line.messages("table")[-1]["mine"] == [0]
                asked = line.messages("update")[-1]
                assert (asked["seat"], asked["waiting"], asked["view"]["seat"]) == (0, [0], 0)
                assert asked["moves"]
                assert [note["what"] for note in asked["notes"]] == ["handed_over"]
                await hers.settle()
                assert hers.messages("table")[-1]["mine"] == []
                assert hers.messages("update")[-1]["seat"] is None, "and the old device only watches"

    async def test_a_program_s_line_gets_no_cookie(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, computers=["regular"], begin=True)
            token = (await ann.post(f"/api/tables/{table}/seats/0/token")).json()["token"]
            async with Socket(place.app, f"/api/tables/{table}/socket", query=f"token={token}") as line:
                assert "set-cookie" not in line.headers


class TestLimits:
    async def test_a_game_that_stands_still_leaves_the_memory_and_goes_on_where_it_was(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table, clocked = [
                await opened(ann, computers=["regular"], begin=True, settings={"clock": clock, "pauses": False})
                for clock in ("none", "brisk")
            ]
            await place.tick.pass_by(5)
            before = (await ann.get(f"/api/tables/{table}/updates?seat=0")).json()
            assert before["waiting"] == [0]
            place.tick.now += 4000
            await place.application.tidying.sweep()
            assert [*place.application.house.tables] == [clocked]
            async with place.socket(ann, table) as socket:
                again = socket.messages("update")[-1]
                assert again == before
                choose = {"message": "choose", "id": "a", "seat": 0, "move": again["moves"][0]}
                assert "done" in [one["message"] for one in await socket.ask(choose)]
                await place.tick.pass_by(5)
                await socket.settle()
                assert socket.messages("update")[-1]["waiting"] == [0], "and the computer player has answered"

    async def test_games_that_stand_still_do_not_use_up_a_person_s_tables(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(tables=3)) as place, place.visitor("Ann") as ann:
            for _ in range(3):
                await opened(ann, computers=["regular"], begin=True)
            one_more = {"game": "las_vegas", "seats": 2}
            assert code(await ann.post("/api/tables", json=one_more)) == (429, "too-many")
            place.tick.now += 90_000
            assert (await ann.post("/api/tables", json=one_more)).status_code == 201

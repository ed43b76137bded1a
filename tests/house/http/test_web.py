"""The house as browsers and programs meet it: REST and sockets, and what is refused, with a reason."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
from asgi import HOST, Socket, browser
from places import a_place, code, for_two, opened

from croupier.common import records
from croupier.house.common import people
from croupier.house.limits.limits import Limits
from croupier.house.live.live_table import LiveTable
from croupier.house.tables.entries import Called


class TestPeople:
    async def test_the_first_request_makes_me_somebody(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, browser(place.app) as client:
            first = await client.get("/api/me")
            cookie = first.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            again = await client.get("/api/me")
            assert again.json() == first.json() | {"name": "Guest"}
            assert "set-cookie" not in again.headers
            renamed = await client.put("/api/me", json={"name": " Zoë  Q "})
            assert renamed.json()["name"] == "Zoë Q"

    async def test_who_only_looks_is_not_written_down(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, browser(place.app) as client:
            assert "set-cookie" not in (await client.get("/api/games")).headers
            assert "set-cookie" not in (await client.get("/api/tables")).headers

    async def test_muting_is_heard_at_once_and_blocking_keeps_away(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann, seats=3)
            her, him = (await ann.get("/api/me")).json()["person"], (await ben.get("/api/me")).json()["person"]
            async with place.socket(ann, table) as socket:
                await ben.post(f"/api/tables/{table}/talk", json={"text": "hello"})
                await socket.settle()
                assert [line["text"] for line in socket.messages("heard")] == ["hello"]
                assert (await ann.put(f"/api/me/muted/{him}")).json() == {"muted": [him], "blocked": [], "starred": []}
                await ben.post(f"/api/tables/{table}/talk", json={"text": "are you there?"})
                await socket.settle()
                assert len(socket.messages("heard")) == 1
            await ann.put(f"/api/me/blocked/{him}")
            assert code(await ben.put(f"/api/tables/{table}/seats/1", json={})) == (403, "blocked")
            await ann.delete(f"/api/me/blocked/{him}")
            assert (await ben.put(f"/api/tables/{table}/seats/1", json={})).status_code == 200
            assert code(await ann.put(f"/api/me/muted/{her}")) == (422, "bad-person")
            assert code(await ann.put("/api/me/muted/nobody")) == (404, "no-person")
            assert code(await ann.put(f"/api/me/loved/{him}")) == (404, "no-page")

    async def test_deleting_my_data(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            async with place.socket(ann, table) as socket:
                assert (await ben.delete("/api/me")).status_code == 200
                await socket.settle()
                assert socket.closed is None
                sitter = socket.messages("table")[-1]["brief"]["sitters"][1]
                assert (sitter["kind"], sitter["name"]) == ("person", "Guest")
                await place.tick.pass_by(70)
                await socket.settle()
                assert socket.messages("table")[-1]["brief"]["sitters"][1]["level"] == "regular"
            assert not ben.cookies


class TestTables:
    async def test_one_click_against_computer_players(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            answer = await ann.post(
                "/api/tables",
                json={"game": "vabanque", "seats": 3, "computers": ["regular", "chaotic"], "begin": True},
            )
            news = answer.json()
            assert news["brief"]["status"] == "playing"
            assert [sitter["kind"] for sitter in news["brief"]["sitters"]] == ["person", "computer", "computer"]
            assert news["mine"] == [0]
            assert len({sitter["name"] for sitter in news["brief"]["sitters"]}) == 3

    async def test_lobby_code_and_my_games(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            secret = await opened(ann)
            public = await opened(ann, settings={"public": True, "clock": "brisk"}, options={"neutral": True})
            listed = (await ben.get("/api/tables")).json()
            assert [brief["table"] for brief in listed] == [public]
            assert listed[0]["options"]["neutral"] is True
            assert listed[0]["settings"]["clock"] == "brisk"
            found = (await ben.get(f"/api/tables/{secret}")).json()
            by_code = (await ben.get(f"/api/tables/{found['brief']['code'].lower()}")).json()
            assert by_code["brief"]["table"] == secret
            mine = (await ann.get("/api/me/games")).json()
            assert {brief["table"] for brief in mine} == {secret, public}
            assert (await ben.get("/api/me/games")).json() == []

    async def test_the_opener_decides_before_the_start(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann, seats=3)
            at = f"/api/tables/{table}"
            await ben.put(f"{at}/seats/1", json={"name": "Benny"})
            assert code(await ben.put(f"{at}/seats/2/computer", json={"level": "regular"})) == (403, "not-yours")
            assert (await ann.put(f"{at}/seats/2/computer", json={"level": "chaotic"})).status_code == 200
            assert code(await ben.put(f"{at}/seats/2", json={})) == (409, "taken")
            assert (await ann.delete(f"{at}/seats/2")).status_code == 200
            assert (await ann.delete(f"{at}/seats/1")).status_code == 200
            assert code(await ann.post(f"{at}/begin")) == (409, "empty")
            changed = {"public": True, "clock": "days", "days": 3, "calls": 5}
            changed |= {"pauses": True, "hints": False, "rated": True}
            assert (await ann.put(f"{at}/settings", json=changed)).status_code == 200
            assert (await ben.get(at)).json()["brief"]["settings"] == changed
            assert code(await ben.put(f"{at}/settings", json={})) == (403, "not-yours")

    async def test_a_rematch_has_the_same_people(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await for_two(ann, ben, seats=2)
            assert code(await ann.post(f"/api/tables/{table}/rematch")) == (403, "not-yours")
            for client in (ann, ben):
                await client.post(f"/api/tables/{table}/wishes", json={"what": "end"})
            live = await place.application.find(table)
            if live.table.status != "ended":
                async with place.socket(ann, table), place.socket(ben, table):
                    for client in (ann, ben):
                        await client.post(f"/api/tables/{table}/wishes", json={"what": "end"})
            one = (await ann.post(f"/api/tables/{table}/rematch")).json()
            other = (await ben.post(f"/api/tables/{table}/rematch")).json()
            assert one["table"] == other["table"] != table
            assert [sitter["name"] for sitter in one["sitters"]] == ["Ann", "Ben"]
            assert (await eve.get(f"/api/tables/{table}")).json()["rematch"] == one["table"]


def first_choice(live: LiveTable, seat: int, sent_as: str) -> dict[str, Any]:
    """The first of a seat's moves, as a message says it."""
    move = msgspec.to_builtins(live.table.playing.moves(seat)[0])
    return {"message": "choose", "id": sent_as, "seat": seat, "move": move}


class TestPlaying:
    async def test_a_whole_game_over_sockets_and_its_record(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(messages=1000.0)) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            assert code(await ann.get(f"/api/tables/{table}/record")) == (404, "no-record")
            async with place.socket(ann, table) as hers, place.socket(ben, table) as his:
                sockets = {0: hers, 1: his}
                number = 0
                while not (last := hers.messages("update")[-1])["result"]:
                    seat = last["waiting"][0]
                    mine = sockets[seat].messages("update")[-1]
                    number += 1
                    heard = await sockets[seat].ask(
                        {"message": "choose", "id": f"m{number}", "seat": seat, "move": mine["moves"][-1],
                         "turn": mine["turn"]}
                    )  # fmt: skip
                    assert [message["message"] for message in heard].count("done") == 1
                    await hers.settle()
                numbers = [message["number"] for message in hers.messages("update")]
                assert numbers == sorted(numbers)
            answer = await ann.get(f"/api/tables/{table}/record")
            *_, end = records.replay(records.read(answer.content))
            assert end.result is not None
            assert list(end.result.scores) == last["result"]["scores"]
            assert [brief["status"] for brief in (await ben.get("/api/me/games?finished=true")).json()] == ["over"]

    async def test_what_was_missed_comes_again(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            async with place.socket(ann, table) as first:
                known = first.messages("update")[-1]["number"]
            live = await place.application.find(table)
            told = []
            for _ in range(4):
                seat = live.table.waiting[0]
                before = len(live.table.playing.told)
                await live.choose(seat, live.table.playing.moves(seat)[0])
                told += [
                    msgspec.json.decode(msgspec.json.encode(one.event))
                    for one in live.table.playing.told[before:]
                    if one.to in (None, 0)
                ]
            await ben.post(f"/api/tables/{table}/talk", json={"text": "still there?"})
            async with place.socket(ann, table) as second:
                heard = await second.ask({"message": "since", "id": "a", "seat": 0, "number": known})
                kinds = {message["message"]: message for message in heard}
                assert kinds["update"]["events"] == told
                assert kinds["heard"]["text"] == "still there?"
                assert kinds["update"]["number"] == known + 5
            answer = (await ann.get(f"/api/tables/{table}/updates?seat=0&since={known}")).json()
            assert answer["events"] == told

    async def test_resent_moves_are_played_once_over_both_doors(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await for_two(ann, ben)
            live = await place.application.find(table)
            seat = live.table.waiting[0]
            client = (ann, ben)[seat]
            move = first_choice(live, seat, "same")
            done = [(await client.post(f"/api/tables/{table}/moves", json=move)).json() for _ in range(3)]
            async with place.socket(client, table) as socket:
                done += [message for message in await socket.ask(move) if message["message"] == "done"]
            assert {one["number"] for one in done} == {live.table.number}
            assert len(done) == 4

    async def test_nobody_acts_or_looks_for_a_seat_that_is_not_theirs(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Eve") as (ann, ben, eve):
            table = await for_two(ann, ben)
            live = await place.application.find(table)
            seat = live.table.waiting[0]
            other = (ben, ann)[seat]
            move = first_choice(live, seat, "a")
            number = live.table.number
            for client in (other, eve):
                assert code(await client.post(f"/api/tables/{table}/moves", json=move)) == (403, "not-yours")
                assert code(await client.get(f"/api/tables/{table}/updates?seat={seat}")) == (403, "not-yours")
                assert code(await client.post(f"/api/tables/{table}/seats/{seat}/token")) == (403, "not-yours")
                assert code(await client.post(f"/api/tables/{table}/seats/{seat}/handover")) == (403, "not-yours")
                async with place.socket(client, table) as socket:
                    assert (await socket.ask(move))[-1]["code"] == "not-yours"
                    heard = await socket.ask({"message": "since", "id": "b", "seat": seat, "number": 0})
                    assert heard[-1]["code"] == "not-yours"
            assert code(await eve.post(f"/api/tables/{table}/wishes", json={"what": "end"})) == (403, "not-yours")
            assert live.table.number == number

    async def test_answers_to_a_question_that_lasts_its_full_time_cannot_be_counted(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(talk=1000.0)) as place, place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann, game="three_seven", seats=3, settings={"clock": "brisk", "public": True})
            at = f"/api/tables/{table}"
            await ann.put(f"{at}/seats/2", json={})
            await ben.put(f"{at}/seats/1", json={})
            assert (await ann.post(f"{at}/begin")).status_code == 200
            live = await place.application.find(table)
            while not live.table.playing.holds:
                seat = live.table.waiting[0]
                await live.choose(seat, live.table.playing.moves(seat)[0])

            async def known_to_ben() -> Any:
                number = (await ben.post(f"{at}/talk", json={"sign": "👍"})).json()["number"]
                async with place.socket(ben, table) as socket:
                    heard = await socket.ask({"message": "react", "id": "a", "sign": "👍"})
                    assert [one["number"] for one in heard if one["message"] == "done"] == [number + 1]
                update = (await ben.get(f"{at}/updates?seat=1")).json()
                briefs = (await ben.get(at)).json()["brief"], (await ben.get("/api/tables")).json()[0]
                return number, update["number"], update["waiting"], [brief["changed_at"] for brief in briefs]

            number, latest, waiting, changed = await known_to_ben()
            place.tick.now += 0.5
            at_the_table, in_the_lobby = changed  # the lobby is told the time once a minute
            later = [at_the_table + 0.5, in_the_lobby]
            assert await known_to_ben() == (number + 2, latest + 2, waiting, later)
            answered = [seat for seat in live.table.waiting if seat != 1]
            for seat in answered:
                place.tick.now += 0.5
                await live.choose(seat, live.table.playing.moves(seat)[0])
            brief = (await ben.get(at)).json()["brief"]
            assert brief["changed_at"] == changed[0] + 0.5
            assert (await known_to_ben())[:3] == (number + 4, latest + 4, waiting)
            assert answered

    async def test_several_seats_for_one_browser(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, game="vabanque", seats=3)
            for seat, name in ((1, "Tom"), (2, "Grandma")):
                await ann.put(f"/api/tables/{table}/seats/{seat}", json={"name": name})
            await ann.post(f"/api/tables/{table}/begin")
            async with place.socket(ann, table) as socket:
                assert [message["seat"] for message in socket.messages("update")] == [0, 1, 2]
                views = [message["view"] for message in socket.messages("update")]
                assert [view["seat"] for view in views] == [0, 1, 2]

    async def test_onlookers_see_the_scene(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann, browser(place.app) as eve:
            table = await opened(ann, game="vabanque", seats=3, computers=["regular", "regular"], begin=True)
            async with place.socket(eve, table) as socket:
                update = socket.messages("update")[-1]
                assert update["seat"] is None
                assert set(update["view"]) == {"seats", "phase", "table"}
                assert update["moves"] == []
                assert socket.messages("table")[-1]["watching"] == 1


class TestSecretWords:
    async def test_a_seat_moves_to_another_device_once(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben", "Phone") as (ann, ben, phone):
            table = await for_two(ann, ben)
            secret = (await ann.post(f"/api/tables/{table}/seats/0/handover")).json()
            assert secret["expires"] > place.tick.time()
            assert (await phone.post(f"/api/handover/{secret['token']}")).json()["sitters"][0]["name"] == "Ann"
            assert (await phone.get(f"/api/tables/{table}")).json()["mine"] == [0]
            assert (await ann.get(f"/api/tables/{table}")).json()["mine"] == []
            assert code(await ben.post(f"/api/handover/{secret['token']}")) == (401, "bad-token")
            late = (await phone.post(f"/api/tables/{table}/seats/0/handover")).json()
            await place.tick.pass_by(people.HANDOVER_LASTS + 1)
            assert code(await ann.post(f"/api/handover/{late['token']}")) == (401, "bad-token")

    async def test_a_program_plays_in_one_seat_and_nothing_else(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann, browser(place.app) as program:
            table = await opened(ann, game="vabanque", seats=3, computers=["regular"])
            await ann.put(f"/api/tables/{table}/seats/2", json={"name": "Bot"})
            token = (await ann.post(f"/api/tables/{table}/seats/2/token")).json()["token"]
            await ann.post(f"/api/tables/{table}/begin")
            async with Socket(place.app, f"/api/tables/{table}/socket", query=f"token={token}") as socket:
                assert [message["seat"] for message in socket.messages("update")] == [2]
                assert socket.messages("table")[-1]["mine"] == [2]
            program.headers["Authorization"] = f"Bearer {token}"
            assert (await program.get(f"/api/tables/{table}/updates?seat=2")).status_code == 200
            assert code(await program.get(f"/api/tables/{table}/updates?seat=0")) == (403, "not-yours")
            assert code(await program.put("/api/me", json={"name": "Hal"})) == (403, "not-yours")
            assert code(await program.post("/api/tables", json={"game": "las_vegas", "seats": 2})) == (
                403,
                "not-yours",
            )
            program.headers["Authorization"] = "Bearer nonsense"
            assert code(await program.get("/api/me")) == (401, "bad-token")

    async def test_a_token_is_good_at_one_table_and_for_no_lists_of_mine(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann, browser(place.app) as program:
            here, there = [await opened(ann, computers=["regular"], begin=True) for _ in range(2)]
            token = (await ann.post(f"/api/tables/{here}/seats/0/token")).json()["token"]
            program.headers["Authorization"] = f"Bearer {token}"
            for at in ("/api/me/games", "/api/me/relations", f"/api/tables/{there}/updates"):
                assert code(await program.get(at)) == (403, "not-yours")
            hello = {"text": "hello"}
            assert code(await program.post(f"/api/tables/{there}/talk", json=hello)) == (403, "not-yours")
            assert (await program.post(f"/api/tables/{here}/talk", json=hello)).status_code == 200
            async with Socket(place.app, f"/api/tables/{there}/socket", query=f"token={token}") as socket:
                assert [message["code"] for message in socket.messages("refused")] == ["not-yours"]
                assert socket.closed == (4000, "not-yours")
            async with Socket(place.app, f"/api/tables/{here}/socket", query=f"token={token}") as socket:
                heard = await socket.ask({"message": "wish", "id": "a", "what": "end"})
                assert [message["code"] for message in heard] == ["not-yours"]


class TestRefusals:
    async def test_pages_of_other_sites(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann)
            foreign = {"Origin": "https://evil.example"}
            assert code(await ann.put("/api/me", json={"name": "Eve"}, headers=foreign)) == (403, "origin")
            assert (
                await ann.put("/api/me", json={"name": "A"}, headers={"Origin": f"http://{HOST}"})
            ).status_code == 200
            async with place.socket(ann, table, origin="https://evil.example") as socket:
                assert [message["code"] for message in socket.messages("refused")] == ["origin"]
                assert socket.closed == (4000, "origin")
            async with place.socket(ann, table, origin=f"http://{HOST}") as socket:
                assert socket.closed is None

    async def test_bad_bodies_and_messages(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann)
            for body in (b"{", b"[]", b'{"game": 7}', b"\xff", b'{"name": "x", "extra": 1}', b"[" * 100_000):
                assert code(await ann.post("/api/tables", content=body)) == (422, "bad-body")
            assert code(await ann.put("/api/me", content=b"x" * 300_000)) == (413, "too-large")
            assert code(await ann.get(f"/api/tables/{table}/updates?seat=one")) == (422, "bad-query")
            assert code(await ann.get("/api/me/games?finished=perhaps")) == (422, "bad-query")
            assert code(await ann.get("/api/me/games?before=nan")) == (422, "bad-query")
            assert code(await ann.get("/api/tables/nowhere")) == (404, "no-table")
            assert code(await ann.get("/api/nothing")) == (404, "no-page")
            assert code(await ann.get("/api/tables?limit=1")) == (422, "bad-query")
            assert code(await ann.put(f"/api/tables/{table}/seats/one", json={})) == (404, "no-page")
            assert code(await ann.get("/api/tables/%00")) == (404, "no-page")
            assert code(await ann.patch("/api/me")) == (405, "no-method")
            async with place.socket(ann, table) as socket:
                for text in ("", "{", "[]", '{"message": "dance", "id": "x"}', '{"message": "ping"}', "[" * 5000,
                             '{"message": "choose", "id": "x", "seat": "one", "move": 1}'):  # fmt: skip
                    heard = await socket.ask(text)
                    assert [message["code"] for message in heard] == ["bad-message"]
                assert (await socket.ask({"message": "ping", "id": "p"}))[-1] == {"message": "pong", "id": "p"}

    async def test_too_much_of_everything(self, tmp_path: Path) -> None:
        few = Limits(tables=2, sockets=2, messages=3.0, requests=30.0)
        async with a_place(tmp_path, few) as place, place.visitor("Ann") as ann:
            table = await opened(ann)
            await opened(ann)
            assert code(await ann.post("/api/tables", json={"game": "las_vegas", "seats": 2})) == (429, "too-many")
            async with place.socket(ann, table) as one, place.socket(ann, table), place.socket(ann, table) as third:
                assert third.messages("refused")[0]["code"] == "too-many"
                before = len(one.heard)
                for number in range(12):
                    one.say({"message": "ping", "id": str(number)})
                await one.settle()
                answers = [msgspec.json.decode(text) for text in one.heard[before:]]
                assert [answer["message"] for answer in answers].count("refused") == 6
            talk = [await ann.post(f"/api/tables/{table}/talk", json={"text": "hi"}) for _ in range(7)]
            assert [answer.status_code for answer in talk].count(429) == 2
            await place.tick.pass_by(5)
            assert (await ann.post(f"/api/tables/{table}/talk", json={"text": "hi"})).status_code == 200
            answers_too = [await ann.get("/api/games") for _ in range(100)]
            assert 429 in [answer.status_code for answer in answers_too]

    async def test_who_does_not_read_is_let_go(self, tmp_path: Path) -> None:
        async with a_place(tmp_path, Limits(waiting=8, messages=1000.0)) as place, place.visitor("Ann") as ann:
            table = await opened(ann)
            socket = place.socket(ann, table)
            stuck = asyncio.Event()
            send = socket._send

            async def slow(event: dict[str, Any]) -> None:
                if event["type"] == "websocket.send" and len(socket.heard) > 3:
                    await stuck.wait()
                await send(event)

            socket._send = slow  # type: ignore[method-assign]
            async with socket:
                for number in range(30):
                    socket.say({"message": "ping", "id": str(number)})
                await socket.settle()
                stuck.set()
                await socket.settle()
                assert socket.closed is not None
                assert socket.closed[0] == 1013


class TestRunning:
    async def test_figures(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann)
            async with place.socket(ann, table):
                text = place.application.metrics.text().decode()
            assert "croupier_tables 1.0" in text
            assert "croupier_sockets 1.0" in text
            assert "croupier_entries_total 2.0" in text
            assert table not in text

    async def test_old_tables_are_cleared_away(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
            unused, on = await opened(ann), await for_two(ann, ben)
            place.tick.now += 4000
            await place.application.tidying.sweep()
            assert code(await ann.get(f"/api/tables/{unused}")) == (404, "no-table")
            assert (await ann.get(f"/api/tables/{on}")).status_code == 200

    async def test_a_review_in_the_background(self, tmp_path: Path) -> None:
        async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
            table = await opened(ann, sit=False, computers=["regular", "regular"])
            await (await place.application.find(table)).do(lambda _: Called())
            at = f"/api/tables/{table}/review"
            assert code(await ann.post(at)) == (404, "no-record")
            while (await ann.get(f"/api/tables/{table}")).json()["brief"]["status"] == "playing":
                await place.tick.pass_by(1)
            assert (await ann.get(at)).json()["status"] == "none"
            assert (await ann.post(at)).json()["status"] == "running"
            while (state := (await ann.get(at)).json())["status"] == "running":
                place.tick.now += 1
                await asyncio.sleep(0.1)
            assert state["status"] == "done"
            assert state["review"]
            assert (await ann.post(at)).json() == state
            del state["review"]["means"]
            await place.application.storage.save_review(table, json.dumps(state["review"]).encode())
            assert (await ann.get(at)).json()["status"] == "none", "a review of an older house is made again"

"""Chance at live tables: promised before anyone sits, added to by everybody, told to nobody, checkable by anybody."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from asgi import Socket
from fair_games import verifier
from gatherings import HIS, MINE, a_house, added, called, commit, hashed, reveal, seated_at
from houses import ANN, BEN, AtOnce, Listener, Memory, Tick, settle, tick
from places import Place, a_place, code, opened

from croupier.common import fairness, records
from croupier.core.record import Drawn, canonical
from croupier.house.application.callers import Caller
from croupier.house.limits.limits import Limits
from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable
from croupier.house.live.updates import news, update
from croupier.house.operating.logs import Lines
from croupier.house.tables import entries as log
from croupier.house.tables.entries import Settings
from croupier.house.tables.table import Table
from croupier.players import seated


async def play_on(live: LiveTable, rng: Random, choices: int = 10**6) -> None:
    while live.table.status == "playing" and choices:
        seat = live.table.waiting[0]
        await live.choose(seat, rng.choice(live.table.playing.moves(seat)))
        choices -= 1


def is_right(record: Any) -> bool:
    written = records.write(record)
    *_, end = records.replay(records.read(written))
    wrong = [one for one in fairness.check(records.read(written)) if one.wrong]
    return end.over and not wrong and verifier().fault(json.loads(written)) is None


class TestRestarts:
    async def test_a_promise_outlives_the_house(self) -> None:
        journal = Memory()
        house = a_house(journal)
        promised = (await seated_at(house)).table.commitment
        assert len(promised) == 64
        await house.close()
        again = await a_house(journal).find("t")
        assert again.table.commitment == promised == news(again, Caller(BEN, "Ben")).brief.commitment

    async def test_a_table_that_gathers_is_woken_and_begins(self) -> None:
        journal = Memory()
        house = a_house(journal)
        await commit(await called(house, ANN, BEN), ANN, MINE)
        await house.close()
        again = a_house(journal)
        await again.go_on()
        live = again.tables["t"]
        assert live.table.gathering
        await tick(again).pass_by(4.1)
        assert live.table.gathering.is_sealed
        await tick(again).pass_by(4.1)
        assert live.table.began
        assert (live.table.status, live.table.began.left_out) == ("playing", (1,))
        await again.close()

    async def test_who_comes_back_after_a_restart_may_still_add(self) -> None:
        journal = Memory()
        house = a_house(journal)
        await commit(await called(house, ANN, BEN), ANN, MINE)
        await house.close()
        live = await (middle := a_house(journal)).find("t")
        await commit(live, BEN, HIS)
        await reveal(live, HIS)
        await middle.close()
        live = await (again := a_house(journal)).find("t")
        await reveal(live, MINE)
        assert live.table.began
        assert (live.table.status, live.table.began.left_out) == ("playing", ())
        assert [one.random for one in live.table.began.contributions] == [MINE, HIS]
        await again.close()

    async def test_chance_goes_on_as_if_nothing_had_happened(self) -> None:
        journal = Memory()
        house = a_house(journal)
        live = await called(house, ANN, BEN)
        await added(live, {ANN: MINE, BEN: HIS})
        await play_on(live, Random(1), choices=12)
        copy = Memory()
        copy.logs, copy.rows = {"t": [*journal.logs["t"]]}, dict(journal.rows)
        there = await a_house(copy).find("t")
        await play_on(live, Random(2))
        await play_on(there, Random(2))
        assert canonical(there.table.record()) == canonical(live.table.record())
        assert sum(isinstance(choice, Drawn) for choice in live.table.raw) > 20
        assert is_right(there.table.record())

    async def test_what_could_not_be_written_comes_again_as_it_was(self) -> None:
        """The house cannot roll until it likes the dice: a draw that is lost with the disk comes out the same again."""
        journal = Memory()
        house = a_house(journal)
        live = await called(house)
        seat = live.table.waiting[0]
        move, before = live.table.playing.moves(seat)[0], len(live.table.playing.choices)
        journal.broken = True
        with pytest.raises(OSError, match="full"):
            await live.choose(seat, move)
        lost = canonical(live.table.playing.choices[before:])
        journal.broken = False
        again = await house.find("t")
        await again.choose(seat, move)
        assert canonical(again.table.playing.choices[before:]) == lost
        await house.close()

    async def test_a_game_from_before_there_were_promises_goes_on(self) -> None:
        journal = Memory()
        house = a_house(journal)
        await called(house)
        await house.close()
        old = [json.loads(data) for _, data in journal.logs["t"]]
        old = [entry for entry in old if entry["entry"] != "Called"]
        for entry in old:
            for name in ("secret", "contributions", "left_out", "withdrawn", "people"):
                entry.pop(name, None)
        journal.logs["t"] = [(1.0, json.dumps(entry).encode()) for entry in old]
        live = await (again := a_house(journal)).find("t")
        assert news(live, Caller(ANN, "Ann")).brief.commitment == ""
        await play_on(live, Random(1))
        assert live.table.record().fairness is None
        await again.close()

    async def test_a_game_of_the_older_scheme_goes_on_by_it(self) -> None:
        """It began before anybody had to commit: what was added then settles it, and its record says so."""
        journal = Memory()
        house = a_house(journal)
        await called(house, ANN, BEN)
        await house.close()
        table = house.fold("t", await journal.entries("t"))
        given = fairness.Contribution(0, MINE), fairness.Contribution(1, HIS)
        table._start(began := log.Began((), given))
        began = msgspec.structs.replace(began, choices=tuple(table.playing_match.choices))
        older = log.Contributed(ANN, MINE), log.Contributed(BEN, HIS), began
        journal.logs["t"] += [(1.0, log.write(entry)) for entry in older]
        live = await (again := a_house(journal)).find("t")
        await play_on(live, Random(1))
        record = live.table.record()
        assert record.fairness == fairness.OlderFairness(live.table.commitment, live.table.opened.secret, given, ())
        assert is_right(record)
        await again.close()

    async def test_a_table_whose_rules_have_changed_while_it_gathered_is_closed(self) -> None:
        journal = Memory()
        house = a_house(journal)
        await called(house, ANN)
        await house.close()
        at, data = journal.logs["t"][0]
        journal.logs["t"][0] = at, data.replace(b'"rules":', b'"rules":9')
        again = a_house(journal)
        await again.go_on()
        await settle()
        assert again.tables["t"].table.status == "ended"
        await again.close()


class TestTheEnd:
    async def test_everybody_gets_the_digest_when_it_is_over_and_not_before(self) -> None:
        live = await called(a_house(Memory()))
        assert update(live, 0, ()).digest is None
        await play_on(live, Random(1))
        for seat in (0, 1, None):
            assert update(live, seat, ()).digest == live.table.record().digest

    async def test_a_table_from_before_an_option_existed_files_what_it_announces(self) -> None:
        """What was agreed is what the log says: the seal, the digest and the record all hold just that."""
        journal = Memory()
        house = a_house(journal)
        await seated_at(house)
        await house.close()
        at, data = journal.logs["t"][0]
        older = json.loads(data)
        newest = [*older["options"]][-1]
        del older["options"][newest]
        journal.logs["t"][0] = at, json.dumps(older).encode()
        live = await (again := a_house(journal)).find("t")
        for person in (ANN, BEN):
            live.arrive(Listener(person))
        await live.do(lambda table: table.begin(ANN))
        await commit(live, ANN, MINE)
        await commit(live, BEN, HIS)
        assert live.table.terms
        sealed, promised = fairness.seal(live.table.terms), live.table.commitment
        await reveal(live, MINE)
        await reveal(live, HIS)
        await play_on(live, Random(1))
        announced, record = update(live, 0, ()).digest, live.table.record()
        assert newest not in msgspec.to_builtins(record.options)
        assert announced == record.digest == records.digest_of(record)
        assert fairness.seal_of(record) == sealed
        assert is_right(record)
        assert verifier().fault(json.loads(records.write(record)), promised, announced, sealed) is None
        await again.close()

    async def test_while_a_game_is_on_its_record_has_no_secret(self) -> None:
        live = await called(a_house(Memory()))
        assert live.table.record().fairness is None
        await live.do(lambda table: log.Ended("agreed"))
        record = live.table.record()
        assert record.fairness.secret == live.table.opened.secret
        assert update(live, 0, ()).digest == record.digest
        assert not [one for one in fairness.check(record) if one.wrong]

    async def test_injected_chance_promises_nothing(self) -> None:
        """Tests may bring their own chance; a record of it does not claim to be fair."""
        from croupier.core.chance import seeded

        house = House(Memory(), lambda _: seeded(1), AtOnce(), Tick(), Random(1))
        live = await called(house)
        await play_on(live, Random(1))
        assert live.table.record().fairness is None


def test_secrets_differ() -> None:
    made = {
        Table("t").open("las_vegas", 2, {}, Settings(), ANN, "Ann", "KING").secret for _ in range(50)
    }  # fmt: skip
    assert len(made) == 50
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}


# On the wire


def fair(place: Place) -> Place:
    """The house as it really is: its chance is settled before the game."""
    place.application.house.source = lambda _: None
    return place


async def everything(client: httpx.AsyncClient, table: str) -> list[bytes]:
    """Everything that can be asked for about a table."""
    at = f"/api/tables/{table}"
    paths = [
        at, f"{at}/updates?seat=0&since=0", f"{at}/updates?since=0", f"{at}/record", f"{at}/replay", f"{at}/review",
        f"{at}/qr", "/api/tables", "/api/me/games", "/api/me", "/api/rolls", "/metrics", "/api/games",
    ]  # fmt: skip
    return [(await client.get(path)).content for path in paths]


async def test_the_secret_is_in_no_byte_before_the_end(tmp_path: Path) -> None:
    async with a_place(tmp_path, Limits(requests=1000000.0, messages=1000000.0)) as place:
        fair(place)
        sent, lines = list[bytes](), list[str]()
        handler = logging.Handler(logging.DEBUG)
        handler.emit = lambda record: lines.append(Lines().format(record))  # type: ignore[method-assign]
        logging.getLogger("croupier").addHandler(handler)
        logging.getLogger("croupier").setLevel(logging.DEBUG)
        try:
            async with place.visitors("Ann", "Ben") as (ann, ben):
                table = await opened(ann, settings={"clock": "none", "pauses": False, "public": True})
                live = await place.application.house.find(table)
                secret = live.table.opened.secret
                sent += await everything(ann, table)
                async with place.socket(ann, table) as hers, place.socket(ben, table) as his:
                    await ben.put(f"/api/tables/{table}/seats/1", json={})
                    await ann.post(f"/api/tables/{table}/begin")
                    sent += await everything(ben, table)
                    await hers.ask({"message": "commit", "id": "c", "hash": hashed(MINE)})
                    assert hashed(MINE) not in repr(his.heard)
                    await his.ask({"message": "commit", "id": "c", "hash": hashed(HIS)})
                    await his.until(lambda: his.messages("table")[-1]["gathering"]["terms"] is not None)
                    terms = his.messages("table")[-1]["gathering"]["terms"]
                    assert [one["hash"] for one in terms["commitments"]] == [hashed(MINE), hashed(HIS)]
                    await hers.ask({"message": "reveal", "id": "r", "random": MINE})
                    assert MINE not in repr(his.heard), "who reveals last must not know what the others added"
                    assert MINE not in repr(await everything(ben, table))
                    await his.ask({"message": "reveal", "id": "r", "random": HIS})
                    await his.until(lambda: live.table.status == "playing")
                    sent += await everything(ann, table)
                    rng = Random(1)
                    while len(live.table.raw) < 40:
                        seat = live.table.waiting[0]
                        moves = live.table.playing.moves(seat)
                        choice = seated("regular", live.table.game, rng).choose(live.table.playing.glance(seat), moves)
                        await live.choose(seat, choice)
                    for socket in (hers, his):
                        await socket.ask({"message": "since", "id": "s", "seat": None, "number": 0})
                    sent += await everything(ben, table)
                    sent += [text.encode() for socket in (hers, his) for text in socket.heard]
                    written = [one.entry for one in await place.application.storage.entries(table)]
                    assert secret in str(written), "the log has it, or nothing would be tried"
                    for data in (*sent, *(line.encode() for line in lines)):
                        assert secret.encode() not in data
                        assert bytes.fromhex(secret) not in data
                        assert secret.upper().encode() not in data
                    assert sum(live.table.commitment.encode() in data for data in sent) > 10
                    await play_on(live, rng)
                answer = await ann.get(f"/api/tables/{table}/record")
                assert answer.json()["fairness"]["secret"] == secret
                sealed = hashlib.sha256(canonical(terms)).hexdigest()
                assert verifier().fault(answer.json(), live.table.commitment, live.table.digest, sealed) is None
        finally:
            logging.getLogger("croupier").removeHandler(handler)
            logging.getLogger("croupier").setLevel(logging.NOTSET)


async def test_a_promise_is_there_before_anyone_sits(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        asked = {"game": "las_vegas", "seats": 2, "sit": False}
        brief = (await ann.post("/api/tables", json=asked)).json()["brief"]
        assert {sitter["kind"] for sitter in brief["sitters"]} == {"empty"}
        assert len(brief["commitment"]) == 64


async def test_contributions_over_rest_and_by_a_program(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place:
        fair(place)
        async with place.visitors("Ann", "Ben") as (ann, ben):
            table = await opened(ann)
            at = f"/api/tables/{table}"
            await ben.put(f"{at}/seats/1", json={})
            token = (await ben.post(f"{at}/seats/1/token")).json()["token"]
            made, shown = f"{at}/commitment", f"{at}/reveal"
            assert code(await ann.post(made, json={"hash": hashed(MINE)})) == (409, "not-asked")
            program = Socket(place.app, f"{at}/socket", query=f"token={token}")
            async with place.socket(ann, table) as hers, program:
                assert (await ann.post(f"{at}/begin")).status_code == 200
                assert code(await ann.post(made, json={"hash": "xy"})) == (422, "bad-body")
                assert (await ann.post(made, json={"hash": hashed(MINE)})).status_code == 200
                assert code(await ann.post(made, json={"hash": hashed(HIS)})) == (409, "no-need")
                assert code(await ann.post(shown, json={"random": MINE})) == (409, "not-asked")
                said = await program.ask({"message": "commit", "id": "p", "hash": hashed(HIS)})
                assert {"message": "done", "id": "p"}.items() <= said[0].items()
                assert (await ann.post(shown, json={"random": MINE})).status_code == 200
                await program.ask({"message": "reveal", "id": "q", "random": HIS})
                await hers.settle()
                told = hers.messages("table")[-1]
                assert (told["brief"]["status"], told["contributed"], told["left_out"]) == ("playing", [0, 1], [])
                assert code(await ann.post(made, json={"hash": hashed(MINE)})) == (409, "begun")
                assert code(await ann.post(shown, json={"random": MINE})) == (409, "begun")


async def test_who_is_left_out_hears_of_it(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        table = await opened(ann, computers=["regular"])
        async with place.socket(ann, table) as socket:
            await ann.post(f"/api/tables/{table}/begin")
            await socket.settle()
            assert socket.messages("table")[-1]["gathering"]
            await place.tick.pass_by(4.1)
            await socket.settle()
            told = socket.messages("table")[-1]
            assert (told["gathering"], told["left_out"], told["brief"]["status"]) == (None, [0], "playing")


async def test_a_table_that_gathers_is_not_in_the_lobby_and_not_cleared_away(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        table = await opened(ann, computers=["regular"], settings={"public": True, "clock": "none"})
        async with place.socket(ann, table):
            assert len((await ann.get("/api/tables")).json()) == 1
            await ann.post(f"/api/tables/{table}/begin")
            assert (await ann.get("/api/tables")).json() == []
            assert [one.table async for one in place.application.storage.unfinished()] == [table]
            assert len((await ann.get("/api/me/games")).json()) == 1

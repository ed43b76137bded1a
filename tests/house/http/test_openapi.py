"""The protocol as documented is the protocol as spoken."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import jsonschema_rs
import msgspec
import protocol
import pytest
import schemathesis
from fair_games import verifier
from places import a_place, for_two
from project import ROOT
from starlette.routing import compile_path

import croupier
from croupier import games
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.house.common.refusals import REFUSALS
from croupier.house.http.endpoints import ENDPOINTS
from croupier.house.http.openapi import comments, messages, openapi
from croupier.house.protocol.messages import Asked, Said

PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
HOUSE = Path(croupier.__file__).parent / "house"
MADE = protocol.made()
VALID = jsonschema_rs.Draft202012Validator(messages())


class TestFiles:
    @pytest.mark.parametrize("path", MADE, ids=lambda path: str(path.relative_to(ROOT)))
    def test_are_what_the_code_makes(self, path: Path) -> None:
        assert path.read_text(encoding="utf-8") == MADE[path], "run script/protocol"

    def test_the_openapi_document_is_one(self) -> None:
        schemathesis.openapi.from_dict(openapi()).validate()
        with pytest.raises(jsonschema_rs.ValidationError):
            schemathesis.openapi.from_dict({**openapi(), "paths": {"/": {"get": {"responses": 7}}}}).validate()

    def test_every_endpoint_is_described(self) -> None:
        described = {(method.upper(), path) for path, some in openapi()["paths"].items() for method in some}
        assert described == {(one.method, one.path) for one in ENDPOINTS}
        assert all(one.summary.endswith(".") for one in ENDPOINTS)
        by_path = openapi()["paths"]["/api/tables/{table}/updates"]["get"]
        assert [one["name"] for one in by_path["parameters"]] == ["table", "seat", "since", "steps"]
        assert {"program": []} in by_path["security"]
        assert {"program": []} not in openapi()["paths"]["/api/me/games"]["get"]["security"]

    def test_comments_beside_fields_become_descriptions(self) -> None:
        (update,) = [one for one in get_args(Said) if one.__name__ == "Update"]
        assert comments(update)["view"] == "null before the game begins"
        assert messages()["$defs"]["Update"]["properties"]["view"]["description"] == "null before the game begins"

    def test_every_refusal_has_a_meaning_and_every_meaning_a_refusal(self) -> None:
        source = "".join(path.read_text(encoding="utf-8") for path in HOUSE.rglob("*.py") if path.name != "refusals.py")
        used = set(re.findall(r'NotAllowed\(\s*"([a-z-]+)"', source)) | set(re.findall(r'"code": "([a-z-]+)"', source))
        assert used == set(REFUSALS)


class TestPage:
    def test_every_message_on_it_is_one(self) -> None:
        lines = re.findall(r'^\{"message": .*\}$', PAGE, re.MULTILINE)
        for line in lines:
            VALID.validate(json.loads(line))
        shown = {json.loads(line)["message"] for line in lines}
        assert shown >= {"table", "update", "done", "choose", "since"}

    def test_every_request_on_it_can_be_made(self) -> None:
        requests = re.findall(r"^(GET|PUT|POST|DELETE) (/api/\S+)$\n(\{.*\})?", PAGE, re.MULTILINE)
        assert len(requests) >= 4
        for method, path, body in requests:
            (one,) = [one for one in ENDPOINTS if one.method == method and compile_path(one.path)[0].fullmatch(path)]
            if body:
                msgspec.json.decode(body, type=one.body)

    def test_it_names_every_message(self) -> None:
        for one in (*get_args(Said), *get_args(Asked)):
            assert f"| `{one.__struct_config__.tag}` |" in PAGE

    def test_a_schema_refuses_what_is_no_message(self) -> None:
        for wrong in ({}, {"message": "dance", "id": "a"}, {"message": "ping"}, {"message": "done", "id": "a"}):
            assert not VALID.is_valid(wrong)


async def test_what_the_house_says_is_what_the_schema_says(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitors("Ann", "Ben") as (ann, ben):
        table = await for_two(ann, ben, settings={"clock": "brisk"})
        async with place.socket(ann, table) as socket:
            live = await place.application.find(table)
            await socket.ask({"message": "shown", "id": "z", "seat": 0, "number": 0})
            for _ in range(6):
                seat = live.table.waiting[0]
                await live.choose(seat, live.table.playing.moves(seat)[0])
            while live.table.waiting[0]:
                await live.choose(1, live.table.playing.moves(1)[0])
            for asked in (
                {"message": "shown", "id": "y", "seat": 0, "number": live.table.number_for(0)},
                {"message": "say", "id": "a", "text": "hello"},
                {"message": "react", "id": "b", "sign": "👍"},
                {"message": "wish", "id": "c", "what": "end"},
                {"message": "since", "id": "d", "seat": 0, "number": 1},
                {"message": "ping", "id": "e"},
                {"message": "choose", "id": "f", "seat": 1, "move": None},
            ):
                VALID.validate(asked)
                await socket.ask(asked)
            heard = [json.loads(text) for text in socket.heard]
        for message in heard:
            VALID.validate(message)
        assert {message["message"] for message in heard} == {one.__struct_config__.tag for one in get_args(Said)}


class TestTypeScript:
    INTERFACE = re.compile(r"interface \w+(?:<\w+>)? \{\n((?: {4}.*\n)*) {2}\}")
    FIELD = re.compile(r"^ {4}(\w+): (.*);$", re.MULTILINE)

    def known(self) -> dict[str, set[str]]:
        """The fields of every tagged interface, by tag."""
        text = "".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "web/src/games").glob("*.ts")))
        found = [dict(self.FIELD.findall(body)) for body in self.INTERFACE.findall(text)]
        return {json.loads(fields["type"]): set(fields) for fields in found if "type" in fields}

    @pytest.mark.parametrize("name", games.names())
    def test_knows_whatever_a_game_shows(self, name: str) -> None:
        known, rng = self.known(), Random(1)
        match = Match(games.find(name), games.find(name).seats[0], source=seeded(1))
        while not match.over:
            for seat in match.waiting[:1]:
                moves = [*match.moves(seat), *match.asides(seat)]
                for thing in tagged(msgspec.to_builtins((match.glance(seat), moves))):
                    assert set(thing) == known[thing["type"]], thing["type"]
                match.submit(seat, rng.choice(moves))
        for thing in tagged(msgspec.to_builtins([told.event for told in match.told])):
            assert set(thing) == known[thing["type"]], thing["type"]


def tagged(plain: Any) -> Iterator[dict[str, Any]]:
    """Everything with a tag, however deeply nested."""
    if isinstance(plain, dict):
        if "type" in plain:
            yield plain
        plain = [*plain.values()]
    if isinstance(plain, list | tuple):
        for one in plain:
            yield from tagged(one)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house in a process of its own."""
    database = str(tmp_path_factory.mktemp("house") / "house.db")
    serve = [sys.executable, "-m", "croupier.terminal", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            (address,) = re.findall(r"http://localhost:\d+", server.stdout.readline())
            yield address
        finally:
            server.terminate()


class TestExample:
    @pytest.mark.parametrize("game", ["las_vegas", "your_order"])
    def test_plays_to_the_end(self, game: str, house: str) -> None:
        """Your Order has asides, and questions for several seats at once."""
        player = [sys.executable, str(ROOT / "examples/player.py"), house, game]
        done = subprocess.run(player, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        assert re.fullmatch(r"\{'scores': \[.*\], 'places': \[.*\]\}\n", done.stdout)

    def test_settles_the_chance_of_its_game(self, house: str) -> None:
        """As a page does it: its bytes count, and everything matches what everybody could see before."""
        with httpx.Client(base_url=f"{house}/api", timeout=30) as ann:
            wanted = {"game": "your_order", "seats": 3, "computers": ["novice"] * 2}
            wanted |= {"settings": {"clock": "none", "pauses": False}}
            table = f"/tables/{ann.post('/tables', json=wanted).json()['brief']['table']}"
            token = ann.post(f"{table}/seats/0/token").json()["token"]
            player = [sys.executable, str(ROOT / "examples/player.py"), f"{house}/api{table}", token]
            with subprocess.Popen(player, stdout=subprocess.PIPE, text=True) as program:
                while not ann.get(table).json()["brief"]["sitters"][0]["present"]:
                    assert program.poll() is None
                    time.sleep(0.05)
                assert ann.post(f"{table}/begin").status_code == 200
                assert program.wait(60) == 0
            record = ann.get(f"{table}/record").json()
        assert [one["seat"] for one in record["fairness"]["contributions"]] == [0]
        assert record["fairness"]["people"] == [[0]]
        assert verifier().fault(record) is None

    def test_says_why_it_may_not(self, house: str) -> None:
        player = [sys.executable, str(ROOT / "examples/player.py"), f"{house}/api/tables/nowhere", "no-token"]
        done = subprocess.run(player, capture_output=True, text=True, timeout=60)
        reason = "This token is not valid: create a new one at the table.\n"
        assert (done.returncode, done.stdout, done.stderr) == (1, "", reason)

    def test_is_short(self) -> None:
        lines = (ROOT / "examples/player.py").read_text(encoding="utf-8").partition('"""\n\n')[2].splitlines()
        code = [line for line in lines if line.strip() and not line.startswith(("import", "from", "if __name__"))]
        assert len(code) <= 70, "a third of it settles the chance of the game"

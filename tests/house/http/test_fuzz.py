"""Nonsense of every kind, over REST and over the socket: it is refused with a reason, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
import requests
import schemathesis
from asgi import Socket
from houses import settle
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from places import UNLIMITED, Open, Place, a_place, open_house
from schemathesis import GenerationMode, checks

from croupier import games
from croupier.common import records
from croupier.house.http.openapi import openapi
from croupier.house.live.live_table import LiveTable
from croupier.house.tables.table import SIGNS

# Over REST

OPERATIONS: list[Any] = [found.ok() for found in schemathesis.openapi.from_dict(openapi()).get_all_operations()]  # type: ignore[union-attr]
CHECKS: list[Any] = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
BOUNDED = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


class Visited:
    """A house where Ann has been: tables in every state, and secret words that open something."""

    def __init__(self, house: Open) -> None:
        self.house, self.ann = house, requests.Session()
        self.ann.put(f"{house.address}/api/me", json={"name": "Ann"}).raise_for_status()
        self.tables = [
            self.open_table(game="las_vegas", seats=3),
            self.open_table(game="three_seven", seats=3, computers=["regular", "regular"], begin=True),
            self.open_table(game="las_vegas", seats=2, computers=["regular"], begin=True),
        ]
        self.play(self.tables[2])
        self.token = self.ann.post(f"{house.address}/api/tables/{self.tables[1]}/seats/0/token").json()["token"]

    def people(self, operation: str) -> list[requests.Session]:
        """Ann, somebody new, and a program in Ann's seat. Only somebody new asks to be forgotten."""
        somebody, program = requests.Session(), requests.Session()
        program.headers["Authorization"] = f"Bearer {self.token}"
        return [somebody] if operation == "DELETE /api/me" else [self.ann, somebody, program]

    def play(self, table: str) -> None:
        """Play to the end of the game."""
        at = f"{self.house.address}/api/tables/{table}"
        while (now := self.ann.get(f"{at}/updates?seat=0").json())["result"] is None:
            if now["moves"]:
                choose = {"message": "choose", "id": str(now["number"]), "seat": 0, "move": now["moves"][0]}
                self.ann.post(f"{at}/moves", json=choose).raise_for_status()

    def open_table(self, **asked: Any) -> str:
        asked["settings"] = {"clock": "none", "pauses": False}
        answer = self.ann.post(f"{self.house.address}/api/tables", json=asked)
        answer.raise_for_status()
        table: str = answer.json()["brief"]["table"]
        return table


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield Visited(house)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_rest(operation: Any, mode: GenerationMode, visited: Visited, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is sent: no fault of the house, and every answer is one that the protocol names."""
    if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query and not operation.path_parameters:
        return  # nothing can be wrong with it

    @BOUNDED
    @given(operation.as_strategy(generation_mode=mode), st.data())
    def attack(case: Any, data: st.DataObject) -> None:
        if mode is GenerationMode.POSITIVE:
            _make_likely(case, data, visited)
        with data.draw(st.sampled_from(visited.people(case.operation.label))) as session:
            answer = case.call(base_url=visited.house.address, session=session)
        case.validate_response(answer, checks=CHECKS)

    with caplog.at_level(logging.ERROR):
        attack()
    assert not caplog.records


@pytest.mark.parametrize("deep", [100, 900, 950, 970, 980, 985, 990, 5000])
def test_a_body_that_is_nested_deeply(deep: int, visited: Visited) -> None:
    """Reading and writing reach their limits at different depths: neither is a fault of the house."""
    table, nested = (
        visited.open_table(game="las_vegas", seats=2, computers=["regular"], begin=True),
        "[" * deep + "]" * deep,
    )
    at = f"{visited.house.address}/api/tables/{table}"
    while visited.ann.get(f"{at}/updates?seat=0").json()["waiting"] != [0]:
        pass  # the computer player begins
    answer = visited.ann.post(f"{at}/moves", data=f'{{"message": "choose", "id": "a", "seat": 0, "move": {nested}}}')
    assert (answer.status_code, answer.json()["code"]) in ((422, "illegal"), (422, "bad-body"))


def _make_likely(case: Any, data: st.DataObject, visited: Visited) -> None:
    """Made-up text is rarely the name of anything: let it often be one."""
    if "table" in case.path_parameters and data.draw(st.integers(0, 9)):
        case.path_parameters["table"] = data.draw(st.sampled_from(visited.tables))
    if "seat" in case.path_parameters and data.draw(st.integers(0, 9)):
        case.path_parameters["seat"] = data.draw(st.integers(0, 4))
    if isinstance(case.body, dict) and "game" in case.body and data.draw(st.integers(0, 9)):
        case.body["game"] = data.draw(st.sampled_from(games.names()))
        case.body["seats"] = data.draw(st.integers(2, 5))


# Over the socket

WHO = ("Ann", "Ben", "Cleo", "onlooker", "program")  # seats 0, 1 and 2; no seat; a token for seat 0
HUGE = st.sampled_from([-1, 2**31, 2**63, 2**64, 10**40, -(10**400)])
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | HUGE | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


class Recipe(NamedTuple):
    """How to make nonsense out of something that might be said now."""

    which: int  # index into what may be said
    who: int  # says it; mostly somebody who may
    kind: int
    at: int  # the field that is spoilt
    word: str
    junk: Any
    raw: bytes
    number: int
    deep: int

    def made(self, legal: dict[str, Any]) -> str | bytes:
        message = dict(legal)
        key, text = [*message][self.at % len(message)], json.dumps(legal)
        match self.kind:
            case 0:
                return self.word
            case 1:
                return self.raw
            case 2:
                return json.dumps(self.junk)
            case 3:
                return text[: self.at]
            case 4:
                return text.encode()  # as it should be, but not as text
            case 5:
                return json.dumps(message | {"move": 0}).replace(
                    '"move": 0', f'"move": {"[" * self.deep}{"]" * self.deep}'
                )
            case 6:
                del message[key]
            case 7:
                message[key] = self.junk
            case 8:
                message[self.word] = self.junk
            case 9:
                message["seat"] = self.number
            case 10:
                message["turn"] = self.number
            case 11 if "move" in message:
                message["move"] = message["move"] | {[*message["move"], "more"][self.at % 2]: self.junk}
        return json.dumps(message)


RECIPES = st.builds(
    Recipe,
    which=st.integers(0, 999),
    who=st.integers(0, 2 * len(WHO)),
    kind=st.integers(0, 12),
    at=st.integers(0, 60),
    word=st.text(max_size=12),
    junk=JUNK,
    raw=st.binary(max_size=60),
    number=HUGE | st.integers(0, 3),
    deep=st.sampled_from([1, 200, 900, 980, 5000]),
)


class Siege:
    """A game of three people, where everybody says whatever comes to mind."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._stack = AsyncExitStack()
        self._lines = AsyncExitStack()
        self._count = 0
        self.place: Place = self.run(self._stack.enter_async_context(a_place(folder, UNLIMITED)))
        names = (*WHO[:3], "Eve")
        self.people = [self.run(self._stack.enter_async_context(self.place.visitor(name))) for name in names]
        self.sockets: dict[str, Socket] = {}

    def run(self, what: Coroutine[Any, Any, Any]) -> Any:
        return self._loop.run_until_complete(asyncio.wait_for(what, 30))

    def close(self) -> None:
        self.run(self._lines.aclose())
        self.run(self._stack.aclose())
        self._loop.close()

    async def begin(self) -> None:
        """A new table, and everybody's connection to it."""
        await self._lines.aclose()
        ann, place = self.people[0], self.place
        asked = {"game": "three_seven", "seats": 3, "settings": {"clock": "brisk", "public": True}}
        table = (await ann.post("/api/tables", json=asked)).json()["brief"]["table"]
        for seat in (1, 2):
            await self.people[seat].put(f"/api/tables/{table}/seats/{seat}", json={})
        token = (await ann.post(f"/api/tables/{table}/seats/0/token")).json()["token"]
        assert (await ann.post(f"/api/tables/{table}/begin")).status_code == 200
        lines = [place.socket(person, table) for person in self.people]
        lines.append(Socket(place.app, f"/api/tables/{table}/socket", query=f"token={token}"))
        await asyncio.gather(*map(self._lines.enter_async_context, lines))
        self.sockets = dict(zip(WHO, lines))
        self.live: LiveTable = await place.application.find(table)
        while len(self.live.guests) < len(WHO):
            await asyncio.sleep(0.001)

    def state(self) -> Any:
        """Everything that must stay as it was when something is refused."""
        self.run(settle())
        table, heard = self.live.table, {who: len(one.heard) for who, one in self.sockets.items()}
        return (
            table.number,
            table.record().digest,
            table.turn,
            table.waiting,
            dict(table.agreement.wishes),
            table.status,
            heard,
        )

    def say(self, who: str, said: str | bytes) -> list[Any]:
        """Say something; returns the answer. Then ping, to see that somebody still listens."""

        async def ask() -> list[Any]:
            socket, self._count = self.sockets[who], self._count + 1
            before, kind = len(socket.heard), "text" if isinstance(said, str) else "bytes"
            socket._to.put_nowait({"type": "websocket.receive", kind: said})
            socket.say({"message": "ping", "id": (ping := f"ping {self._count}")})
            pong = json.dumps({"message": "pong", "id": ping}, separators=(",", ":"))
            while pong not in socket.heard[before:]:
                assert not socket.closed, f"{who} was thrown out"
                assert socket._task is not None
                assert not socket._task.done(), f"{who} lost the line"
                await asyncio.sleep(0.001)
            answers = [json.loads(one) for one in socket.heard[before:]]
            socket.heard.remove(pong)
            return [one for one in answers if one["message"] in ("done", "refused", "pong") and one["id"] != ping]

        return self.run(ask())  # type: ignore[no-any-return]

    def legal(self) -> list[tuple[str, dict[str, Any]]]:
        """What may be said now, and by whom."""
        table, some = self.live.table, list[tuple[str, dict[str, Any]]]()
        for seat in table.waiting:
            choice = {"message": "choose", "id": f"{table.number}", "seat": seat, "turn": table.turn}
            for move in (*table.playing.moves(seat), *table.playing.asides(seat)):
                some.append((WHO[seat], choice | {"move": msgspec.to_builtins(move)}))
        some += [
            ("onlooker", {"message": "say", "id": "a", "text": "hello"}),
            ("Ben", {"message": "react", "id": "a", "sign": SIGNS[0]}),
            ("Cleo", {"message": "wish", "id": "a", "what": "pause"}),
            ("Ann", {"message": "since", "id": "a", "seat": 0, "number": 3}),
        ]
        return some

    def go_on(self) -> None:
        """The table is not stuck: whoever is asked can choose."""
        table = self.live.table
        if not table.waiting:
            self.run(self._time_up())
        else:
            who, choice = self.legal()[0]
            choice["id"] = f"legal {table.number}"
            assert [one["message"] for one in self.say(who, json.dumps(choice))] == ["done"]

    async def _time_up(self) -> None:
        """A question that lasts its full time has lasted it."""
        number = self.live.table.number
        await self.place.tick.pass_by(4)
        while self.live.table.number == number or self.live.lock.locked():
            await asyncio.sleep(0.001)

    async def check_end(self) -> None:
        """The log is what was played, and the record is a legal game."""
        storage, table = self.place.application.storage, self.live.table
        written = await storage.entries(table.name)
        assert [one.number for one in written] == [*range(1, table.number + 1)]
        *_, end = records.replay(records.read(await storage.record(table.name) or b""))
        assert end.record.digest == table.record().digest


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    siege = Siege(tmp_path_factory.mktemp("siege"))
    yield siege
    siege.close()


@settings(BOUNDED, max_examples=10, phases=[Phase.generate], suppress_health_check=[*HealthCheck])
@given(recipes=st.lists(RECIPES, min_size=10, max_size=30))
def test_socket(siege: Siege, caplog: pytest.LogCaptureFixture, recipes: list[Recipe]) -> None:
    """Whatever is said, the connection holds; what is refused changes nothing, and nobody hears it; play continues."""
    siege.run(siege.begin())
    for recipe in recipes:
        legal = siege.legal()
        who, message = legal[recipe.which % len(legal)]
        who, said = WHO[recipe.who] if recipe.who < len(WHO) else who, recipe.made(message)
        before = siege.state()
        answers = siege.say(who, said)
        assert len(answers) == 1, f"{who} said {said!r} and heard {answers}"
        if answers[0]["message"] == "refused":
            *same, heard = siege.state()
            heard[who] -= 1  # the refusal
            assert (*same, heard) == before, f"{who} said {said!r}"
            assert answers[0]["reason"].strip()
        siege.go_on()
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_the_game_after_the_siege(siege: Siege) -> None:
    """The last table that has heard all of this is played to its end."""
    if not siege.sockets:
        siege.run(siege.begin())
    while siege.live.table.status == "playing":
        siege.go_on()
    siege.run(siege.check_end())

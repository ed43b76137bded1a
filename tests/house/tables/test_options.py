"""Options of a table, as they come over the wire: custom faces, and what the house refuses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta
from places import a_place, code, opened
from toys import penny

from croupier import games
from croupier.core.game import Options, Part, Refused
from croupier.house.common.refusals import NotAllowed
from croupier.house.http.endpoints.games import game_info
from croupier.house.tables.opening import checked_options, schema_of
from croupier.kit.options import NOT_FOR_TABLES, not_for_tables


async def test_own_faces_for_royal_casino(tmp_path: Path) -> None:
    file = games.folder("royal_casino") / "tests" / "options" / "own_faces.json"
    own = msgspec.json.decode(file.read_bytes())["faces"]
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        table = await opened(ann, game="royal_casino", options={"faces": own}, computers=["regular"], begin=True)
        brief = (await ann.get(f"/api/tables/{table}")).json()["brief"]
        assert brief["options"]["faces"] == own
        on_the_table = (await ann.get(f"/api/tables/{table}/updates?seat=0")).json()["view"]["table"]
        assert on_the_table["own"] == own
        assert on_the_table["rows"] == own[on_the_table["face"] - 1]


def refusal(faces: Any) -> str:
    """What the game itself says about such faces."""
    game = games.find("royal_casino")
    with pytest.raises(Refused) as refused:
        game.start(2, msgspec.convert({"faces": faces}, game.options))
    return str(refused.value)


async def test_faces_that_cannot_be_played_on(tmp_path: Path) -> None:
    file = games.folder("royal_casino") / "tests" / "options" / "own_faces.json"
    good = msgspec.json.decode(file.read_bytes())["faces"]
    wrong = msgspec.json.decode(msgspec.json.encode(good))
    wrong[1][2]["points"] = 55
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        asked = {"game": "royal_casino", "seats": 2}
        answer = await ann.post("/api/tables", json={**asked, "options": {"faces": wrong}})
        assert (answer.status_code, answer.json()) == (422, {"code": "refused", "reason": refusal(wrong)})
        answer = await ann.post("/api/tables", json={**asked, "options": {"faces": good[:1]}})
        assert answer.json()["reason"] == refusal(good[:1]) != refusal(wrong)
        answer = await ann.post("/api/tables", json={**asked, "options": {"faces": [["yellow"]]}})
        assert code(answer) == (422, "bad-options")
        assert (await ann.get("/api/me/games")).json() == []


async def test_options_that_would_hurt_the_house(tmp_path: Path) -> None:
    """Endless chips are endless moves, and a table's options are sent with every message."""
    rich = {"type": "bank.Bank", "chips": [10**15] * 3, "down": [0] * 3, "debt": [False] * 3}
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        for game, options in (("red_end", {"bank": rich}), ("seventh_heaven", {"course": ["red_end"] * 5000})):
            answer = await ann.post("/api/tables", json={"game": game, "seats": 3, "options": options})
            assert code(answer) == (422, "bad-options")
        shown = {one["name"]: one["options"] for one in (await ann.get("/api/games")).json()}
        assert "bank" not in str(shown["red_end"])
        assert "first" in str(shown["red_end"])


class Purse(Part):
    coins: list[int]


class Toll(Options):
    """The options of a toy that a course of toys could play."""

    toll: Annotated[int, Meta(ge=0, le=9)] = 2
    carried: Annotated[Purse | None, NOT_FOR_TABLES] = None


class TestWhatIsNotForTables:
    def test_it_is_not_offered(self) -> None:
        schema = schema_of(Toll)
        assert {*schema["$defs"]} == {"Toll"}
        assert {*schema["$defs"]["Toll"]["properties"]} == {"first", "toll"}
        assert not_for_tables(Toll) == ["carried"]
        assert not_for_tables(Options) == []

    def test_it_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        toy = replace(penny.GAME, options=Toll)
        monkeypatch.setattr(games, "find", lambda name: toy)
        monkeypatch.setattr(games, "names", lambda: ["penny"])
        assert checked_options("penny", 2, {"toll": 3}) == Toll(toll=3)
        assert checked_options("penny", 2, {"carried": None}) == Toll()
        with pytest.raises(NotAllowed, match="The option carried cannot be set at a table"):
            checked_options("penny", 2, {"carried": {"type": "test_options.Purse", "coins": [1]}})

    def test_no_game_offers_it(self) -> None:
        for name in games.names():
            offered = str(game_info(name).options)
            assert not any(f"'{option}'" in offered for option in not_for_tables(games.find(name).options))


async def test_only_auctions_have_seconds_for_calls(tmp_path: Path) -> None:
    async with a_place(tmp_path) as place, place.visitor("Ann") as ann:
        shown = {one["name"]: one["calls"] for one in (await ann.get("/api/games")).json()}
        assert {name for name, calls in shown.items() if calls} == {"between_bet", "seventh_heaven"}

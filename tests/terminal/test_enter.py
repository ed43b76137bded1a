"""`croupier enter`: the fifteen-line player of the documentation in a tournament of a house that listens."""

from __future__ import annotations

import json
import re
import threading
import time
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner
from places import Open, open_house
from project import ROOT
from rich.console import Console

from croupier.common.languages import speaking
from croupier.terminal.cli import cli
from croupier.terminal.enter import run


def ask(house: Open, path: str, body: Any = None, method: str | None = None, cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{house.address}/api{path}", data, headers, method=method)) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or "").partition(";")[0]


@pytest.fixture
def shark(tmp_path: Path) -> str:
    """The player at the beginning of docs/players.md."""
    page = (ROOT / "docs/players.md").read_text(encoding="utf-8")
    (code,) = re.findall(r'```python\n("""mybots\.py""".*?)```', page, re.DOTALL)
    file = tmp_path / "mybots.py"
    file.write_text(code, encoding="utf-8")
    return f"{file}:Shark"


def test_two_programs_play_a_tournament_to_its_end(tmp_path: Path, shark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("croupier.terminal.enter.LOOK", 0.2)
    monkeypatch.setattr("croupier.house.application.meetings.BEAT", 0.1)
    monkeypatch.setattr("croupier.house.application.tournaments.BREAK", 0.2)
    with open_house(tmp_path) as house:
        _, cookie = ask(house, "/me", {"name": "Ann"}, "PUT")
        wanted = {
            "title": "Cup", "game": "las_vegas", "seats": 2, "rounds": 2,
            "settings": {"clock": "brisk", "pauses": False},
        }  # fmt: skip
        cup = ask(house, "/tournaments", wanted, cookie=cookie)[0]["tournament"]
        address, said = f"{house.address}/c/{cup}", {shark: StringIO(), "novice": StringIO()}

        def enter(player: str) -> None:
            with speaking("en"):
                run(Console(file=said[player], width=160), address, player, None, "Zoe")

        playing = [threading.Thread(target=enter, args=(player,)) for player in said]
        for thread in playing:
            thread.start()
        while len(ask(house, f"/tournaments/{cup}")[0]["entrants"]) < 2:
            time.sleep(0.05)
        ask(house, f"/tournaments/{cup}/begin", {}, "POST", cookie)
        for thread in playing:
            thread.join(60)
        told = ask(house, f"/tournaments/{cup}")[0]
        assert told["status"] == "over"
        faces = [one["face"] for one in told["entrants"]]
        assert {(face["kind"], face["name"], face["by"]) for face in faces} == {
            ("program", "Shark", "Zoe"),
            ("program", "novice", "Zoe"),
        }
        assert all(one["money"] is not None for one in told["standings"]), "both have played, and were not replaced"
        for printed in said.values():
            assert "has entered Cup" in printed.getvalue()
            assert "Round 2 of 2" in printed.getvalue()
            assert re.search(r"place [12] of 2", printed.getvalue())
        again = CliRunner().invoke(cli, ["--lang", "en", "enter", address, "--player", shark])
        assert "It is over" in again.output, "the same command continues as the same entrant"


def test_what_cannot_be_entered(tmp_path: Path, shark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "data"))

    def refused(*args: str) -> str:
        result = CliRunner().invoke(cli, ["--lang", "en", "enter", *args])
        assert result.exit_code == 2
        return result.output

    assert "is not the address of a tournament" in refused("https://house.example/e/x", "--player", shark)
    assert "cannot be reached" in refused("http://127.0.0.1:9/c/x", "--player", shark)
    with open_house(tmp_path) as house:
        assert "There is no such evening or tournament" in refused(f"{house.address}/c/nothing", "--player", shark)
        _, cookie = ask(house, "/me", {"name": "Ann"}, "PUT")
        wanted = {"title": "Cup", "game": "las_vegas", "seats": 2}
        cup = ask(house, "/tournaments", wanted, cookie=cookie)[0]["tournament"]
        assert "no player called shark" in refused(f"{house.address}/c/{cup}", "--player", "shark")

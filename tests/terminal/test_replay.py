"""A recorded game told in words, and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import refused, run

from croupier.common import records, words
from croupier.core.match import Match
from croupier.games.vabanque.rules import CHIPS, Hid
from croupier.terminal import saves

ROUNDS = max(CHIPS)  # of Vabanque


def played(file: Path) -> Match:
    *_, end = records.replay(records.open_file(file))
    return end


def round_title(number: int) -> str:
    return words.of_game("vabanque").say("screen-round", round=number, rounds=ROUNDS)


class TestReplay:
    @pytest.fixture
    def file(self, tmp_path: Path) -> Path:
        run("simulate", "vabanque", "--seats", "3", "--games", "1", "--seed", "1", "--save", str(tmp_path / "games"))
        (path,) = (tmp_path / "games").iterdir()
        return path

    def test_in_words(self, file: Path) -> None:
        answer = run("replay", str(file)).output
        assert answer.startswith("Vabanque\n")
        assert "The game is over." in answer
        for number in range(1, ROUNDS + 1):
            assert answer.count(round_title(number)) == 1  # the table at the end of each round

    def test_with_all_tables(self, file: Path) -> None:
        assert run("replay", str(file), "--tables").output.count(round_title(1)) > 10

    def test_each_sees_their_own_cards_only(self, file: Path) -> None:
        everybody = [json.loads(run("replay", str(file), "--json").output)]
        everybody += [json.loads(run("replay", str(file), "--json", "--as", str(seat)).output) for seat in range(3)]
        hidden = [
            [event for event in answer["events"] if event["event"]["type"] == "vabanque.Hid"] for answer in everybody
        ]
        told = [one for one in played(file).told if isinstance(one.event, Hid)]
        assert [len(some) for some in hidden] == [0, *(sum(one.to == seat for one in told) for seat in range(3))]
        assert all(hidden[1:])
        assert {event["to"] for event in hidden[2]} == {1}
        (first, *_) = (one.event for one in told if one.to == 1)
        secret, answer = words.tell(first, ()), run("replay", str(file), "--as", "regular 1").output
        assert secret in " ".join(answer.split())

    def test_for_programs(self, file: Path) -> None:
        answer = json.loads(run("replay", str(file), "--json").output)
        assert answer["legal"] is True
        assert answer["game"] == "vabanque"
        assert answer["result"]["places"]
        assert answer["events"][0]["text"] == words.tell(played(file).told[0].event, played(file).names)

    def test_a_seat_that_is_not_there(self, file: Path) -> None:
        assert refused("replay", str(file), "--as", "9").startswith(
            "There is no seat 9 in this game. The seats are: 0 ("
        )

    def test_what_is_no_legal_game(self, file: Path) -> None:
        plain = json.loads(file.read_bytes())
        plain["choices"][5]["moves"][0]["move"]["tile"] = 99
        file.write_text(json.dumps(plain), encoding="utf-8")
        result = run("replay", str(file))
        assert result.exit_code == 1
        assert result.stderr.startswith("Choice 6 is impossible")
        result = run("replay", str(file), "--json")
        assert result.exit_code == 1
        answer = json.loads(result.output)
        assert (answer["legal"], answer["choice"]) == (False, 6)

    def test_what_is_no_record(self, tmp_path: Path) -> None:
        (tmp_path / "letter.txt").write_text("Dear croupier")
        assert run("replay", str(tmp_path / "letter.txt")).exit_code == 1
        assert "No such file" in refused("replay", str(tmp_path / "none.json"))

    def test_a_game_that_was_left(self, home: Path, tmp_path: Path) -> None:
        run("play", "las_vegas", "--seats", "2", typed="leave\n")
        (path,) = (home / "games").iterdir()
        record = saves.load(path).match.record
        (tmp_path / "part.json").write_bytes(records.write(record))
        assert "was not finished" in run("replay", str(tmp_path / "part.json")).output

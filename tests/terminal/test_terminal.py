"""The command line, as people and programs use it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command_line import refused, run

from croupier import games
from croupier.arena.simulate import simulate
from croupier.common import words
from croupier.terminal import rulebooks
from croupier.terminal.cli import __file__ as cli_file


class TestLookingThingsUp:
    def test_games(self) -> None:
        answer = run("games").output
        for name in games.names():
            assert name in answer
            assert words.of_game(name).say("title") in answer
            assert f"{games.find(name).seats[0]}–{games.find(name).seats[-1]} players" in answer

    def test_games_for_programs(self) -> None:
        answer = json.loads(run("games", "--json").output)
        assert [game["name"] for game in answer] == games.names()
        (vegas,) = (game for game in answer if game["name"] == "las_vegas")
        assert vegas["seats"] == [*games.find("las_vegas").seats]
        assert vegas["players"] == ["chaotic", "novice", "regular", "veteran", "expert"]
        assert vegas["options"]["neutral"]["usual"] is False
        assert json.loads(run("games", "las_vegas", "--json").output) == vegas

    def test_one_game_with_its_options(self) -> None:
        answer = run("games", "las_vegas").output
        assert "open_money" in answer
        assert "neutral" in answer

    def test_a_rule_page(self) -> None:
        answer = run("rules", "las_vegas").output
        assert "In short" in answer
        assert "LV-24" in answer

    @pytest.mark.parametrize("number", ["LV-8", "lv-8", "lv8", "8"])
    def test_one_rule(self, number: str) -> None:
        answer = run("rules", "Las Vegas", number).output
        assert answer.startswith("LV-8")
        assert "LV-9" not in answer

    def test_rules_for_programs(self) -> None:
        everything = json.loads(run("rules", "las_vegas", "--json").output)
        assert list(everything)[:3] == ["LV-1", "LV-2", "LV-3"]
        one = json.loads(run("rules", "las_vegas", "lv7", "--json").output)
        assert one == {"LV-7": everything["LV-7"]}

    def test_a_rule_ends_at_the_next_or_at_a_heading(self) -> None:
        text = "**X-1** One.\n\nMore of it.\n\n## Then\n\nNot a rule.\n\n**X-2** Two.\n**X-3** Three.\n"
        assert rulebooks.numbered(text) == {"X-1": "One.\n\nMore of it.", "X-2": "Two.", "X-3": "Three."}

    def test_a_rule_that_is_not_there(self) -> None:
        assert refused("rules", "las_vegas", "LV-99") == (
            "las_vegas has no rule LV-99. Its rules are LV-1 … LV-13, LV-20 … LV-24."
        )


class TestTexts:
    """Every line that is used exists, and every line that exists is used."""

    def test_lines(self) -> None:
        folder = Path(cli_file).parent
        code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
        lines = set(re.findall(r"^([a-z][a-z-]*) =", (folder / "texts" / "en.ftl").read_text(encoding="utf-8"), re.M))
        spoken = words.Words("en", folder)
        said = re.findall(r"(?<!spoken\.)(?<!\)\.)say\(\s*\"([a-z-]+)\"", code)
        assert [line for line in said if line not in spoken] == []
        made_up = (
            "command-",
            "kind-int",
            "kind-number",
            "level-",
            "help",
            "refused-",
            "train-among-",
            "train-stage-",
        )  # keys that are composed, or covered by test_refusals.py
        assert [line for line in lines if f'"{line}"' not in code and not line.startswith(made_up)] == []


class TestBadUsage:
    def test_a_game_that_is_not_there(self) -> None:
        assert refused("play", "las_vegass") == "There is no game called las_vegass. Did you mean las_vegas?"
        assert refused("rules", "zzz").startswith("There is no game called zzz. The games are: ")

    @pytest.mark.parametrize("command", ["play", "simulate"])
    def test_seats_and_options(self, command: str) -> None:
        game = games.find("las_vegas")
        fewest, most = game.seats[0], game.seats[-1]
        said = f"Las Vegas is for {fewest} to {most} players, not 9."
        assert refused(command, "las_vegas", "--seats", "9") == said
        vegas = (command, "las_vegas", "--seats", "3")
        there = f"Its options are: {', '.join(game.options.__struct_fields__)}."
        assert refused(*vegas, "--set", "nutral=1") == f"las_vegas has no option called nutral. {there}"
        assert (
            refused(*vegas, "--set", "neutral=maybe") == "maybe is not a valid value for neutral: it must be yes or no."
        )
        assert (
            refused(*vegas, "--set", "first=x")
            == "x is not a valid value for first: it must be a whole number, or none."
        )
        assert refused(*vegas, "--set", "first") == "first should be an option and its value, as in first=VALUE."
        assert "set twice" in refused(*vegas, "--set", "neutral", "--set", "neutral=no")
        assert refused(*vegas, "--set", "first=3") == "first=3 is not a seat: use 0 to 2."
        assert refused(*vegas, "--neutral") == "neutral is a table option: write --set neutral=VALUE."
        assert "No such option" in refused(*vegas, "--nonsense")

    def test_levels(self) -> None:
        vegas = ("play", "las_vegas", "--seats", "4")
        assert refused(*vegas, "--players", "clever").startswith(
            "las_vegas has no player called clever."
            " The players are: chaotic, novice, regular, veteran, expert, rollout, ismcts."
        )
        assert refused(*vegas, "--players", "regular,chaotic") == (
            "2 levels are given for 3 computer players: give one for all of them, or one for each."
        )

    def test_people(self) -> None:
        vegas = ("play", "las_vegas", "--seats", "2")
        assert "1 to 20 characters" in refused(*vegas, "--name", "")
        assert "1 to 20 characters" in refused(*vegas, "--name", "a\nb")
        assert refused(*vegas, "--name", "Ana", "--name", "ana").startswith("Two people are called ana")
        assert "use --seats 3" in refused(*vegas, "--name", "Ana", "--name", "Jun", "--name", "Leo")

    def test_files(self, tmp_path: Path) -> None:
        royal = ("play", "royal_casino", "--seats", "2")
        assert refused(*royal, "--faces", "nowhere.txt") == "nowhere.txt cannot be read: No such file or directory."
        bad = tmp_path / "faces.txt"
        bad.write_text("yellow 50: 2 4 6\n")
        assert refused(*royal, f"--faces={bad}").startswith(f"{bad}: The row")
        bad.write_bytes(b"\xff\xfe\xff")
        assert refused(*royal, "--file", f"faces={bad}") == f"{bad} cannot be read: it is not UTF-8 text."
        assert refused("play", "las_vegas", "--seats", "2", "--file", "neutral=x").startswith(
            "las_vegas cannot read an option called neutral from a file. It reads no files at all"
        )
        assert refused(*royal, "--save", str(tmp_path)).endswith("choose another name, or remove it first.")
        assert "there is no folder" in refused(*royal, "--save", str(tmp_path / "none" / "game.json"))

    def test_resume(self, tmp_path: Path) -> None:
        assert refused("play", "--resume").startswith("There is no game to resume.")
        assert "leave out --seats" in refused("play", "--resume", "--seats", "3")
        assert "No such file" in refused("play", "--resume", str(tmp_path / "none.json"))
        (tmp_path / "other.json").write_text("{}")
        other = run("play", "--resume", str(tmp_path / "other.json"))
        assert other.exit_code == 1
        assert "is not a saved game" in other.stderr


class TestSimulate:
    def test_for_people(self) -> None:
        vegas = ("simulate", "las_vegas", "--games", "20", "--seed", "3", "--players", "chaotic,regular,regular")
        answer = run(*vegas).output
        assert "20 games in" in answer
        assert "decisions a second" in answer
        assert "Seed 3." in answer
        assert answer.count("±") == 6

    def test_for_programs(self) -> None:
        vegas = ("simulate", "las_vegas", "--seats", "3", "--games", "8", "--seed", "3", "--json")
        one, other = json.loads(run(*vegas).output), json.loads(run(*vegas, "--jobs", "2").output)
        assert one["games"] == 8
        assert sum(one["firsts"]) == pytest.approx(8)
        assert {"seconds", "games_per_second", "decisions_per_second", "mean_scores", "first_shares_95"} <= set(one)
        for timed in ("seconds", "games_per_second", "decisions_per_second"):
            del one[timed], other[timed]
        assert one == other

    def test_a_seed_is_drawn_and_shown(self) -> None:
        seeds = {json.loads(run("simulate", "las_vegas", "--games", "1", "--json").output)["seed"] for _ in range(3)}
        assert len(seeds) > 1

    def test_records(self, tmp_path: Path) -> None:
        vegas = ("simulate", "las_vegas", "--games", "2", "--seed", "3", "--save", str(tmp_path / "games"))
        assert run(*vegas).exit_code == 0
        assert len(list((tmp_path / "games").iterdir())) == 2
        assert "is not empty" in refused(*vegas)

    def test_being_stopped_reports_what_was_played(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def interrupted(*args: Any) -> Iterator[Any]:
            yield from list(simulate(*args))[:3]
            raise KeyboardInterrupt

        monkeypatch.setattr("croupier.terminal.simulate.simulate", interrupted)
        result = run("simulate", "las_vegas", "--games", "5", "--seed", "1")
        assert result.exit_code == 130
        assert "Stopped after 3 games." in result.output


class TestProcess:
    """The real thing, in a process of its own."""

    COMMAND = (sys.executable, "-m", "croupier.terminal")

    def test_help_is_quick(self) -> None:
        def cpu_seconds() -> float:
            before = os.times()
            answer = subprocess.run([*self.COMMAND, "--help"], capture_output=True, check=True, text=True).stdout
            assert "simulate" in answer
            after = os.times()
            return after.children_user + after.children_system - before.children_user - before.children_system

        assert min(cpu_seconds() for _ in range(3)) < 0.3

    def test_help_loads_nothing_heavy(self) -> None:
        code = "import sys, croupier.terminal.cli; print(*sys.modules)"
        loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout.split()
        heavy = {"rich", "msgspec", "fluent.runtime", "babel", "numpy", "platformdirs", "croupier.games"}
        assert not heavy & set(loaded)

    def test_a_broken_pipe_is_no_fault(self) -> None:
        process = subprocess.Popen(
            [*self.COMMAND, "rules", "las_vegas"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        process.stderr.close()
        process.wait(10)

    @pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
    def test_control_c_leaves_the_table_and_the_game_is_kept(self, home: Path) -> None:
        process = subprocess.Popen(
            [*self.COMMAND, "play", "las_vegas", "--seats", "2"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        until = time.monotonic() + 10
        while not list(home.glob("games/*.json")) and time.monotonic() < until:
            time.sleep(0.02)
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=10)
        assert err == ""
        assert "The game is saved." in out
        assert process.returncode == 130

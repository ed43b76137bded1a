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
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner, Result
from toys import penny

from croupier import games
from croupier.arena.simulate import simulate
from croupier.common import records, words
from croupier.core.chance import Source
from croupier.core.game import Move, View
from croupier.core.match import Match
from croupier.core.record import Moved
from croupier.games.las_vegas.rules import LasVegas, Started
from croupier.games.vabanque.rules import CHIPS, Hid
from croupier.terminal import answers, rulebooks, saves
from croupier.terminal.cli import __file__ as cli_file
from croupier.terminal.cli import cli
from croupier.terminal.out import paper
from croupier.terminal.play import TerminalGame
from croupier.terminal.practice import practice

ROUNDS = max(CHIPS)  # of Vabanque
ANY_FACE = "".join(f"{face}\n" for face in range(1, 7)) * 40  # a way to play Las Vegas to its end


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for every test."""
    monkeypatch.setenv("CROUPIER_DATA", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


def run(*args: str, typed: str = "") -> Result:
    result = CliRunner().invoke(cli, args, input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def refused(*args: str, typed: str = "") -> str:
    """The sentence that bad usage is answered with."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2
    assert result.stderr.strip().count("\n") <= 4
    return result.stderr.strip()


class TestLookingThingsUp:
    def test_games(self) -> None:
        answer = run("games").output
        for name in games.names():
            assert name in answer
            assert words.of_game(name).say("title") in answer
        assert "2–5 players" in answer

    def test_games_for_programs(self) -> None:
        answer = json.loads(run("games", "--json").output)
        assert [game["name"] for game in answer] == games.names()
        (vegas,) = (game for game in answer if game["name"] == "las_vegas")
        assert vegas["seats"] == [2, 3, 4, 5]
        assert vegas["players"] == ["chaotic", "novice", "regular", "expert"]
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
    """Every line that is said is there, and every line that is there is said."""

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
            "help",
            "refused-",
        )  # put together, or test_refusals.py
        assert [line for line in lines if f'"{line}"' not in code and not line.startswith(made_up)] == []


class TestBadUsage:
    def test_a_game_that_is_not_there(self) -> None:
        assert refused("play", "las_vegass") == "There is no game called las_vegass. Did you mean las_vegas?"
        assert refused("rules", "zzz").startswith("There is no game called zzz. There are: ")

    @pytest.mark.parametrize("command", ["play", "simulate"])
    def test_seats_and_options(self, command: str) -> None:
        assert refused(command, "las_vegas", "--seats", "9") == "Las Vegas is for 2 to 5 players, not 9."
        vegas = (command, "las_vegas", "--seats", "3")
        there = "It has: first, open_money, neutral."
        assert refused(*vegas, "--set", "nutral=1") == f"las_vegas has no option called nutral. {there}"
        assert refused(*vegas, "--set", "neutral=maybe") == "maybe is no value for neutral, which is yes or no."
        assert refused(*vegas, "--set", "first=x") == "x is no value for first, which is a whole number, or none."
        assert refused(*vegas, "--set", "first") == "first should be an option and its value, as in first=VALUE."
        assert "set twice" in refused(*vegas, "--set", "neutral", "--set", "neutral=no")
        assert refused(*vegas, "--set", "first=3") == "first=3 is no seat: seats are numbered 0 to 2."
        assert refused(*vegas, "--neutral") == "neutral is a table option: write --set neutral=VALUE."
        assert "No such option" in refused(*vegas, "--nonsense")

    def test_levels(self) -> None:
        vegas = ("play", "las_vegas", "--seats", "4")
        assert refused(*vegas, "--players", "clever").startswith(
            "las_vegas has no player called clever. There are: chaotic, novice, regular, expert, rollout, ismcts;"
        )
        assert refused(*vegas, "--players", "regular,chaotic") == (
            "2 levels are given for 3 computer players: give one for all, or one for each."
        )

    def test_people(self) -> None:
        vegas = ("play", "las_vegas", "--seats", "2")
        assert "1 to 20 letters" in refused(*vegas, "--name", "")
        assert "1 to 20 letters" in refused(*vegas, "--name", "a\nb")
        assert refused(*vegas, "--name", "Ana", "--name", "ana").startswith("Two people are called ana")
        assert "use --seats 3" in refused(*vegas, "--name", "Ana", "--name", "Jun", "--name", "Leo")

    def test_files(self, tmp_path: Path) -> None:
        royal = ("play", "royal_casino", "--seats", "2")
        assert refused(*royal, "--faces", "nowhere.txt") == "nowhere.txt cannot be read: No such file or directory."
        bad = tmp_path / "faces.txt"
        bad.write_text("yellow 50: 2 4 6\n")
        assert refused(*royal, f"--faces={bad}").startswith(f"{bad}: Before the row")
        bad.write_bytes(b"\xff\xfe\xff")
        assert refused(*royal, "--file", f"faces={bad}") == f"{bad} cannot be read: it is not UTF-8 text."
        assert refused("play", "las_vegas", "--seats", "2", "--file", "neutral=x").startswith(
            "las_vegas reads no option called neutral from a file. It reads none at all"
        )
        assert refused(*royal, "--save", str(tmp_path)).endswith("choose another name, or remove it first.")
        assert "there is no folder" in refused(*royal, "--save", str(tmp_path / "none" / "game.json"))

    def test_resume(self, tmp_path: Path) -> None:
        assert refused("play", "--resume").startswith("There is no game to go on with.")
        assert "leave out --seats" in refused("play", "--resume", "--seats", "3")
        assert "No such file" in refused("play", "--resume", str(tmp_path / "none.json"))
        (tmp_path / "other.json").write_text("{}")
        other = run("play", "--resume", str(tmp_path / "other.json"))
        assert other.exit_code == 1
        assert "is not a game that was left" in other.stderr


class TestAnswers:
    class Raise(Move):
        to: int

    @staticmethod
    def choices(*keys: str) -> list[answers.Choice]:
        return [answers.Choice(TestAnswers.Raise(0), key, f"Do {key} now") for key in keys]

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("fold", ["fold"]),
            ("  FOLD ", ["fold"]),
            ("f", ["fold"]),
            ("raise 30", ["raise 30"]),
            ("r30", ["raise 30"]),
            ("raise 3", []),  # a number is never cut short
            ("r", ["raise 30", "raise 300"]),
            ("2", ["raise 30"]),  # the second line
            ("0", []),
            ("9", []),
            ("", []),
            ("call", []),
        ],
    )
    def test_what_is_meant(self, typed: str, meant: list[str]) -> None:
        found = answers.meant(typed, self.choices("fold", "raise 30", "raise 300"))
        assert [choice.key for choice in found] == meant

    def test_a_number_that_is_a_key_is_not_the_number_of_a_line(self) -> None:
        found = answers.meant("2", self.choices("3", "2", "5"))
        assert [choice.key for choice in found] == ["2"]
        assert answers.meant("1", self.choices("3", "2", "5")) == []

    def test_enter_takes_what_is_the_only_choice(self) -> None:
        assert [choice.key for choice in answers.meant("", self.choices("go on"))] == ["go on"]

    def test_a_gap_parts_a_range(self) -> None:
        bets = [f"bet {amount}" for amount in range(0, 210, 10) if amount != 90]
        assert [key for key, _ in answers.lines(self.choices(*bets))] == ["bet 0 … 80", "bet 100 … 200"]

    def test_many_choices_are_told_as_ranges(self) -> None:
        raises = [f"raise {amount}" for amount in range(30, 140, 10)]
        assert answers.lines(self.choices("fold", *raises)) == [
            ("fold", "Do fold now"),
            ("raise 30 … 130", "Do raise 30 … 130 now (in steps of 10)"),
        ]
        tiles = [f"{card} {tile}" for card in ("trap", "dummy") for tile in range(9)]
        assert [key for key, _ in answers.lines(self.choices(*tiles))] == ["trap 0 … 8", "dummy 0 … 8"]

    def test_what_does_not_count_up_is_listed_one_by_one(self) -> None:
        keys = ["1 2", "1 4", "1 5", "2 1", "2 6", "3 3", "4 1", "5 5", "6 2", "stop"]
        assert [key for key, _ in answers.lines(self.choices(*keys))] == keys

    def test_hundreds_are_never_listed(self) -> None:
        keys = [f"swap {mine} {theirs}" for mine in range(1, 40, 2) for theirs in (1, 2, 4, 8, 16, 32)]
        assert answers.lines(self.choices(*keys)) == [("swap 1 1 … 39 32", "Do swap 1 1 now … 39 32 now (120 choices)")]


class TestPlay:
    def test_a_whole_game(self, tmp_path: Path, home: Path) -> None:
        path = tmp_path / "game.json"
        vegas = ("play", "las_vegas", "--seats", "3", "--name", "Vera", "--seed", "5")
        result = run(*vegas, "--save", str(path), typed=ANY_FACE)
        assert result.exit_code == 0
        assert "The game is over." in result.output
        assert str(path) in result.output.replace("\n", "")
        record = records.open_file(path)
        assert record.seats[0] == "Vera"
        assert record.result is not None
        for score in record.result.scores:
            assert words.of_game("las_vegas").say("score", amount=score) in result.output
        assert run("replay", str(path)).exit_code == 0
        assert list((home / "games").iterdir()) == []

    def test_without_a_file_the_record_goes_home(self, home: Path) -> None:
        run("play", "las_vegas", "--seats", "2", typed=ANY_FACE)
        (path,) = (home / "records").iterdir()
        assert records.open_file(path).result is not None

    def test_it_asks_for_what_it_was_not_told(self) -> None:
        answer = run("play", typed="nonsense\nlas\n9\n3\n?\nleave\n").output
        assert "Which game?" in answer
        assert "There is no game called nonsense." in answer
        assert "Please type a number from 2 to 5." in answer
        assert words.of_game("las_vegas").say("ask-Choose") in answer
        assert "The game is kept." in answer

    def test_leaving_before_anything_began(self, home: Path) -> None:
        assert run("play", typed="").exit_code == 0
        assert not home.exists()

    def test_leaving_and_going_on_is_as_if_one_had_stayed(self, tmp_path: Path) -> None:
        vegas = ("play", "las_vegas", "--seats", "3", "--seed", "7", "--players", "chaotic", "--save")
        run(*vegas, str(tmp_path / "at once.json"), typed=ANY_FACE)
        run(*vegas, str(tmp_path / "in parts.json"), typed="1\n2\n3\n4\nleave\n")
        again = run("play", "--resume", typed="5\n6\n1\n2\n3\n").output  # and there the input ends
        assert "You go on with Las Vegas." in again
        assert "The game is kept." in again
        run("play", "--resume", "las_vegas", typed=f"4\n5\n6\n{ANY_FACE}")
        at_once, in_parts = (records.open_file(tmp_path / f"{name}.json") for name in ("at once", "in parts"))
        assert in_parts == at_once

    def test_a_practice_game_brings_the_same_dice_whatever_one_does(self) -> None:
        def bills(source: Source, first: bool) -> list[Any]:
            match = Match(games.find("las_vegas"), 2, None, source)
            while match.waiting:
                match.submit(match.waiting[0], match.moves(match.waiting[0])[0 if first else -1])
            return [one.event for one in match.told if type(one.event).__name__ in ("Started", "Drew")]

        assert bills(practice(3), first=True) == bills(practice(3), first=False)
        assert bills(practice(3), first=True) != bills(practice(4), first=True)

    def test_nobody_can_leave_to_have_the_dice_rolled_again(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """What chance brought is kept before it is shown, also if somebody stops the game in the pause after it."""
        match = Match(games.find("las_vegas"), 2, LasVegas(first=1), practice(1), names=("Guest", "Ada"))
        sitting = saves.Sitting(match, (None, "regular"), None, saves.new_file("las_vegas"), None)

        def stop(_: float) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("time.sleep", stop)
        TerminalGame(sitting, paper(), pause=1).lead()
        assert any(isinstance(choice, Moved) for choice in match.choices)
        assert saves.load(sitting.file).match.record == match.record

    def test_other_games_that_were_left_are_named(self) -> None:
        run("play", "las_vegas", "--seats", "2", typed="leave\n")
        assert "There is a game you left" in run("play", "las_vegas", "--seats", "2", typed="leave\n").output
        assert "One more game you left is in" in run("play", "--resume").output

    def test_commands_at_the_table(self) -> None:
        typed = "rules lv7\nrules 99\nlog\ntable\nchoices\n8\n\nleave\n"
        answer = run("play", "las_vegas", "--seats", "2", "--set", "first=0", typed=typed).output
        rulebook = (games.folder("las_vegas") / "rulebook" / "en.md").read_text(encoding="utf-8")
        (beginning,) = re.findall(r"\*\*LV-7\*\* ((?:\S+ ){3})", rulebook)
        assert f"LV-7 {beginning}" in answer
        assert "has no rule 99" in answer
        assert answer.count(words.tell(Started(0, 1), ["Guest"])) == 2  # told, and again in the log
        assert answer.count(words.of_game("las_vegas").say("ask-Choose")) == 2  # asked, and again with the table
        assert "8 is not among the choices." in answer
        assert "Type what stands in front of a choice" in answer

    def test_options_are_set_and_shown(self) -> None:
        answer = run("play", "las_vegas", "--seats", "3", "--set", "neutral", "--set", "first=1").output
        assert "Table options: first=1, neutral=yes." in answer
        assert "neutral dice" in answer

    def test_a_file_of_faces(self, tmp_path: Path) -> None:
        house = (games.folder("royal_casino") / "faces.txt").read_text(encoding="utf-8")
        (tmp_path / "mine.txt").write_text(house, encoding="utf-8")
        royal = ("simulate", "royal_casino", "--seats", "2", "--games", "1", "--seed", "1", "--json")
        answer = json.loads(run(*royal, "--faces", str(tmp_path / "mine.txt")).output)
        assert len(answer["options"]["faces"]) == house.count("\nface ")
        (tmp_path / "marked.txt").write_text(house, encoding="utf-8-sig")  # as some editors write it
        assert json.loads(run(*royal, "--faces", str(tmp_path / "marked.txt")).output)["options"] == answer["options"]

    def test_a_home_that_cannot_be_written_does_not_end_the_game(self, home: Path) -> None:
        home.write_text("a file, not a folder")
        result = run("play", "las_vegas", "--seats", "2", typed=ANY_FACE)
        assert result.exit_code == 0
        assert "This game cannot be kept while it is played" in result.output
        assert "The game is over." in result.output
        assert "There is no record of this game" in result.output

    @pytest.mark.parametrize("name", games.names())
    @pytest.mark.parametrize("columns", ["60", "140"])
    def test_every_game_can_be_looked_at(self, name: str, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", columns)
        answer = run("play", name, "--seats", str(games.find(name).seats[-1]), typed="?\nlog\nleave\n").output
        assert "The game is kept." in answer
        assert max(map(len, answer.splitlines())) <= int(columns)


PENNY_TEXTS = """
title = Penny
tagline = A penny for your thoughts.
score = { $amount } pennies
ask-Speak = Stay?
ask-Call = Which number?
Stay = Stay
    .key = stay
Leave = Go
    .key = go
Borrow = Borrow { -loan }
    .key = borrow
-loan = three pennies
Name = Say { $number }
    .key = { $number }
Dealt = { $seat } gets a card.
Got = You look: it is a { $card }.
Stayed = { $seat } stays.
Left = { $seat } goes.
Borrowed = { $seat } borrows.
Named = { $seat } says { $number }.
Showed = { $seat } shows a { $card }.
Won = { $seat } wins { $amount }.
"""


@pytest.fixture
def with_penny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game with secrets and asides, as if it were a game of the house."""
    (tmp_path / "penny" / "texts").mkdir(parents=True)
    (tmp_path / "penny" / "texts" / "en.ftl").write_text(PENNY_TEXTS, encoding="utf-8")
    (tmp_path / "penny" / "rulebook").mkdir()
    (tmp_path / "penny" / "rulebook" / "en.md").write_text("**P-1** Play.\n", encoding="utf-8")

    def draw(view: Any, look: Any) -> str:
        return f"[{look.names[view.seat]} sees {view.hand.card}]" if isinstance(view, View) else "[nothing]"

    screen = SimpleNamespace(draw=draw)
    part, folder = games.part, games.folder

    def parts(name: str, of: str) -> Any:
        return {"rules": penny, "screen": screen, "bots": ModuleType("none")}[of] if name == "penny" else part(name, of)

    monkeypatch.setattr(games, "names", lambda: ["las_vegas", "penny"])
    monkeypatch.setattr(games, "part", parts)
    monkeypatch.setattr(games, "folder", lambda name: tmp_path / name if name == "penny" else folder(name))
    words._game_of.cache_clear()
    yield
    words._game_of.cache_clear()


@pytest.mark.usefixtures("with_penny")
class TestSecrets:
    """Several people at one keyboard, in a game with hands."""

    TYPED = "\nborrow\nstay\n\nstay\n\n1\n\n1\n"

    def test_nobody_sees_the_hand_of_another(self) -> None:
        penny_ = ("play", "penny", "--seats", "2", "--name", "Ana", "--name", "Jun", "--set", "first=0")
        result = run(*penny_, typed=self.TYPED)
        assert "The game is over." in result.output
        *turns, last = result.output.split("Pass the keyboard to ")[1:]
        assert [turn[:3] for turn in (*turns, last)] == ["Ana", "Jun", "Ana", "Jun"]
        for turn in turns:
            me, other = ("Ana", "Jun") if turn.startswith("Ana") else ("Jun", "Ana")
            assert f"{me} sees" in turn
            assert f"{other} sees" not in turn
        assert "Ana sees" not in last
        assert [turn.count("You look") for turn in turns] == [1, 1, 0]

    def test_one_person_needs_no_curtain(self) -> None:
        answer = run("play", "penny", "--seats", "2", "--set", "first=0", typed="b\n2\n1\n").output
        assert "Pass the keyboard" not in answer
        assert "Before that, if you like:" in answer
        assert "Guest borrows." in answer
        assert answer.count("You look") == 1

    def test_computer_players_may_do_things_aside_too(self) -> None:
        def game(seed: int) -> str:
            return run("play", "penny", "--seats", "2", "--set", "first=1", "--seed", str(seed), typed="go\n").output

        assert any("Ada borrows." in game(seed) for seed in range(10))

    def test_a_secret_choice_is_kept_when_people_leave(self) -> None:
        penny_ = ("play", "penny", "--seats", "2", "--name", "Ana", "--name", "Jun", "--set", "first=0")
        run(*penny_, typed="\nborrow\nstay\n\nstay\n\n1\n")  # Ana has named a number, Jun not yet
        answer = run("play", "--resume", typed="\n1\n").output
        assert "Pass the keyboard to Jun." in answer
        assert "Pass the keyboard to Ana." not in answer
        assert "The game is over." in answer


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
        assert refused("replay", str(file), "--as", "9").startswith("There is no seat 9 in this game. There are: 0 (")

    def test_what_is_no_legal_game(self, file: Path) -> None:
        plain = json.loads(file.read_bytes())
        plain["choices"][5]["moves"][0]["move"]["tile"] = 99
        file.write_text(json.dumps(plain))
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
        assert "was not played to its end" in run("replay", str(tmp_path / "part.json")).output


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
        assert not {"rich", "msgspec", "fluent.runtime", "babel", "platformdirs", "croupier.games"} & set(loaded)

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
        assert "The game is kept." in out
        assert process.returncode == 0

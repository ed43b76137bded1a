"""Playing in a terminal: what may be typed, whole games, and secrets of people at one keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from command_line import run
from toys import penny

from croupier import games
from croupier.common import records, words
from croupier.core.chance import Source
from croupier.core.game import Move, View
from croupier.core.match import Match
from croupier.core.record import Moved
from croupier.games.las_vegas.rules import LasVegas, Started
from croupier.terminal import answers, saves
from croupier.terminal.out import paper
from croupier.terminal.play import TerminalGame
from croupier.terminal.practice import practice

ANY_FACE = "".join(f"{face}\n" for face in range(1, 7)) * 40  # a way to play Las Vegas to its end


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
        assert "The game is saved." in answer

    def test_leaving_before_anything_began(self, home: Path) -> None:
        assert run("play", typed="").exit_code == 0
        assert not home.exists()

    def test_leaving_and_going_on_is_as_if_one_had_stayed(self, tmp_path: Path) -> None:
        vegas = ("play", "las_vegas", "--seats", "3", "--seed", "7", "--players", "chaotic", "--save")
        run(*vegas, str(tmp_path / "at once.json"), typed=ANY_FACE)
        run(*vegas, str(tmp_path / "in parts.json"), typed="1\n2\n3\n4\nleave\n")
        again = run("play", "--resume", typed="5\n6\n1\n2\n3\n").output  # and there the input ends
        assert "Welcome back to Las Vegas." in again
        assert "The game is saved." in again
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
        """What chance brought is saved before it is shown, even if somebody stops the game in the pause after it."""
        match = Match(games.find("las_vegas"), 2, LasVegas(first=1), practice(1), names=("Guest", "Ada"))
        sitting = saves.KeyboardMatch(match, (None, "regular"), None, saves.new_file("las_vegas"), None)

        def stop(_: float) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("time.sleep", stop)
        with pytest.raises(KeyboardInterrupt):
            TerminalGame(sitting, paper(), pause=1).lead()
        assert any(isinstance(choice, Moved) for choice in match.choices)
        assert saves.load(sitting.file).match.record == match.record

    def test_other_games_that_were_left_are_named(self) -> None:
        run("play", "las_vegas", "--seats", "2", typed="leave\n")
        assert "You have an unfinished game" in run("play", "las_vegas", "--seats", "2", typed="leave\n").output
        assert "One more unfinished game is in" in run("play", "--resume").output

    def test_commands_at_the_table(self) -> None:
        typed = "rules lv7\nrules 99\nlog\ntable\nchoices\n8\n\nleave\n"
        answer = run("play", "las_vegas", "--seats", "2", "--set", "first=0", typed=typed).output
        rulebook = (games.folder("las_vegas") / "rulebook" / "en.md").read_text(encoding="utf-8")
        (beginning,) = re.findall(r"\*\*LV-7\*\* ((?:\S+ ){3})", rulebook)
        assert f"LV-7 {beginning}" in answer
        assert "has no rule 99" in answer
        assert answer.count(words.tell(Started(0, 1), ["Guest"])) == 2  # told, and again in the log
        assert answer.count(words.of_game("las_vegas").say("ask-Choose")) == 2  # asked, and again with the table
        assert "8 is not one of the choices." in answer
        assert "Type what is shown in front of an option" in answer

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
        home.write_text("a file, not a folder", encoding="utf-8")
        result = run("play", "las_vegas", "--seats", "2", typed=ANY_FACE)
        assert result.exit_code == 0
        assert "This game cannot be saved while you play" in result.output
        assert "The game is over." in result.output
        assert "The record of this game could not be written" in result.output

    @pytest.mark.parametrize("name", games.names())
    @pytest.mark.parametrize("columns", ["60", "140"])
    def test_every_game_can_be_looked_at(self, name: str, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", columns)
        answer = run("play", name, "--seats", str(games.find(name).seats[-1]), typed="?\nlog\nleave\n").output
        assert "The game is saved." in answer
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

"""The menu before a game: its pages, what keys do, what it remembers, and how it looks in a real terminal."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from command_line import run
from rich.cells import cell_len

from croupier import games
from croupier.common.languages import languages, speaking
from croupier.kit.look import emblem
from croupier.players import ORDER
from croupier.terminal import menu, saves
from croupier.terminal.keyboard import PlayerLeft
from croupier.terminal.keys import (
    BACKSPACE,
    DOWN,
    ENTER,
    ESCAPE,
    FIRST,
    LAST,
    LEFT,
    RIGHT,
    STOP,
    UP,
    UnixKeyboard,
    WindowsKeyboard,
    key_of,
)
from croupier.terminal.menu import GamesPage, SeatsPage
from croupier.terminal.out import say
from croupier.terminal.remembered import LastTable, LastTime, recall, remember
from croupier.terminal.seating import TableWishes

VEGAS = games.names().index("las_vegas") + 1  # its number in the list


def pressed(page: GamesPage, keys: Iterable[str]) -> str:
    """The game that is marked after these keys."""
    for key in keys:
        page.press(key)
    return str(page.marked.goal)


def seats(game: str = "las_vegas", last: LastTime | None = None, wishes: TableWishes | None = None) -> SeatsPage:
    return SeatsPage(games.find(game), wishes or TableWishes(game=game), last or LastTime())


def shown(page: GamesPage | SeatsPage, width: int = 100, height: int = 30) -> str:
    return "\n".join(line.plain for line in page.lines(width, height))


class TestGamesPage:
    @pytest.mark.parametrize(
        ("keys", "marked"),
        [
            ([], 0),
            ([DOWN], 1),
            (["j", "j", "k"], 1),
            ([UP], -1),
            ([LAST], -1),
            ([LAST, DOWN], 0),
            ([DOWN, FIRST], 0),
            (["3"], 2),
            (["1", "1"], 10),
            (["1", "3"], 2),  # there is no game 13
            (["0"], 0),
            (["x"], 0),  # no game begins like this
        ],
    )
    def test_moving(self, keys: list[str], marked: int) -> None:
        assert pressed(GamesPage([], ""), keys) == games.names()[marked]

    @pytest.mark.parametrize("keys", ["las", "v", "veg", "LAS V", "las vegas"])
    def test_letters_find_a_game(self, keys: str) -> None:
        page = GamesPage([], "")
        assert "Las Vegas" in shown(page)
        pressed(page, keys)
        assert "Las Vegas" in shown(page)
        assert "Batting Poker" not in shown(page)

    def test_letters_find_it_in_other_languages(self) -> None:
        for language, typed in (("ja", "ベガス"), ("ja", "las"), ("ru", "лас"), ("zh-Hant", "維加")):
            with speaking(language):
                assert pressed(GamesPage([], ""), typed) == "las_vegas"

    def test_taking_letters_back(self) -> None:
        page = GamesPage([], "")
        assert pressed(page, "va") == "vabanque"
        assert page.press(BACKSPACE) is None
        assert "Las Vegas" in shown(page)
        assert page.press(ESCAPE) is None  # all letters at once
        assert str(page.marked.goal) == "las_vegas"
        assert "Batting Poker" in shown(page)
        with pytest.raises(PlayerLeft):
            page.press(ESCAPE)

    def test_a_letter_of_the_menu_may_continue_a_title(self) -> None:
        page = GamesPage([], "")
        assert pressed(page, "batting pok") == "batting_poker"
        with pytest.raises(PlayerLeft):
            page.press("q")

    def test_enter_chooses(self) -> None:
        page = GamesPage([], "")
        pressed(page, f"{VEGAS}")
        assert page.press(ENTER) == "las_vegas"

    def test_the_game_of_last_time_is_marked(self) -> None:
        assert GamesPage([], "vabanque").marked.goal == "vabanque"
        assert GamesPage([], "a game that is gone").marked.goal == games.names()[0]

    def test_unfinished_games_come_first(self, home: Path) -> None:
        run("play", "las_vegas", "--seats", "2", "--name", "Ann", "--set", "first=0", typed="leave\n")
        table = ("play", "las_vegas", "--seats", "2", "--name", "Ann", "--name", "Ben", "--set", "first=1")
        run(*table, typed="leave\n")
        course = ("play", "seventh_heaven", "--seats", "3", "--set", "course=red_end,three_seven", "--set", "first=0")
        run(*course, typed="leave\n")
        for age, path in enumerate(sorted(saves.left(), reverse=True)):
            os.utime(path, (1e9 - age, 1e9 - age))
        (home / "games" / "2026-01-01-000000-las_vegas.json").write_text("not a game")
        left = {entry.title: entry for entry in menu._unfinished()}
        assert "Continue: Las Vegas, round 1, your turn" in left
        assert "Continue: Las Vegas, round 1, Ben to play" in left
        assert any(title.startswith("Continue: Casino 7th Heaven, Red End, round 1, ") for title in left)
        page = GamesPage(list(left.values()), "vabanque")
        assert str(page.marked.about) == "Players: " + ", ".join(saves.load(Path(page.marked.goal)).match.names)
        assert isinstance(page.press(ENTER), Path)
        assert pressed(page, f"{VEGAS}") == "las_vegas"  # numbers are those of the games

    def test_only_the_latest_unfinished_games_are_offered(self) -> None:
        for _ in range(menu.MOST_LEFT + 1):
            run("play", "las_vegas", "--seats", "2", typed="leave\n")
        assert len(menu._unfinished()) == menu.MOST_LEFT


class TestSeatsPage:
    def test_enter_plays_at_once(self) -> None:
        page = seats()
        assert page.press(ENTER) == "play"
        assert page.wishes == TableWishes(
            game="las_vegas", seats=4, people=("Guest",), players="regular,regular,regular"
        )

    def test_how_many_play(self) -> None:
        page = seats()
        for key, seated in (
            (RIGHT, 5),
            (RIGHT, 5),
            (LEFT, 4),
            ("h", 3),
            ("-", 2),
            (LEFT, 2),
            ("l", 3),
            ("5", 5),
            ("9", 5),
        ):
            page.press(key)
            assert page.wishes.seats == seated

    def test_how_well_the_computer_plays(self) -> None:
        page = seats()
        for key in (UP, RIGHT, RIGHT, UP, LEFT, LEFT, LEFT, LEFT):
            page.press(key)
        assert page.wishes.players == "regular,chaotic,expert"
        assert "computer, expert" in shown(page)

    @pytest.mark.parametrize(
        ("keys", "plays"),
        [
            ((), None),
            ((UP,), "Plays by rules of thumb."),
            ((UP, RIGHT), "Calculates and looks ahead."),
            ((UP, LEFT, UP), "Plays by rules of thumb."),
            ((DOWN, DOWN), None),
        ],
    )
    def test_how_the_marked_level_plays_is_said(self, keys: tuple[str, ...], plays: str | None) -> None:
        page = seats()
        for key in keys:
            page.press(key)
        said = {say(f"level-{level}-plays") for level in ORDER}
        assert {line.strip() for line in shown(page).splitlines()} & said == ({plays} if plays else set())

    def test_people_at_this_keyboard(self) -> None:
        page = seats()
        for key in (LEFT, LEFT, DOWN, RIGHT, RIGHT):
            page.press(key)
        assert page.wishes == TableWishes(game="las_vegas", seats=3, people=("Guest", "Guest 2", "Guest 3"))
        for key in (DOWN, *"Q j", DOWN, *"Zoé ", BACKSPACE, BACKSPACE, DOWN, *"q J"):
            page.press(key)
        assert page.press(ENTER) is None
        assert "Two people are called q J" in shown(page)
        page.press("!")
        assert page.press(ENTER) == "play"
        assert page.wishes.people == ("Q j", "Zo", "q J!")

    def test_a_name_that_was_taken_away_is_a_guest(self) -> None:
        page = seats(last=LastTime(names=("Al",)))
        for key in (DOWN, DOWN, BACKSPACE, BACKSPACE):
            page.press(key)
        assert page.press(ENTER) == "play"
        assert page.names == ("Guest",)
        assert page.typed_names == ("",)

    def test_a_name_never_gets_too_long(self) -> None:
        page = seats()
        for key in (DOWN, DOWN, *("M" * 50)):
            page.press(key)
        assert page.press(ENTER) == "play"

    def test_leaving_and_going_back(self) -> None:
        assert seats().press(ESCAPE) == "back"
        with pytest.raises(PlayerLeft):
            seats().press("q")

    def test_what_the_command_line_said_cannot_be_changed(self) -> None:
        wishes = TableWishes(game="las_vegas", people=("Ann", "Ben"), players="expert,novice", seed=3)
        page = seats(wishes=wishes)
        for key in (LEFT, LEFT, LEFT, DOWN, RIGHT):
            page.press(key)
        assert page.wishes == TableWishes(
            game="las_vegas", seats=3, people=("Ann", "Ben"), players="expert,novice", seed=3
        )
        assert not seats(wishes=TableWishes(game="las_vegas", people=tuple("abcdef"))).is_possible

    @pytest.mark.parametrize("name", games.names())
    def test_every_game_can_be_set(self, name: str) -> None:
        page = seats(name)
        for key in (LAST, RIGHT, *([LEFT] * 9), FIRST, *([RIGHT] * 9)):
            page.press(key)
        assert page.wishes.seats == games.find(name).seats[-1]
        assert page.press(ENTER) == "play"


class TestRemembered:
    def test_last_time(self) -> None:
        remember("las_vegas", ("Ann",), LastTable(3, 1, ("expert", "novice")))
        remember("vabanque", ("Ann",), LastTable(5, 1, ("regular",) * 4))
        last = recall()
        assert (last.game, last.names) == ("vabanque", ("Ann",))
        page = seats(last=last)
        assert page.wishes == TableWishes(game="las_vegas", seats=3, people=("Ann",), players="expert,novice")

    @pytest.mark.parametrize("text", ["", "{", "[]", '{"tables": {"las_vegas": 3}}', "\xff"])
    def test_a_file_that_cannot_be_read_is_as_good_as_none(self, text: str, home: Path) -> None:
        home.mkdir()
        (home / "menu.json").write_bytes(text.encode("latin-1"))
        assert recall() == LastTime()

    def test_a_home_that_cannot_be_written(self, home: Path) -> None:
        home.write_text("a file, not a folder", encoding="utf-8")
        remember("las_vegas", ("Ann",), LastTable(3, 1, ()))
        assert recall() == LastTime()

    def test_what_is_no_longer_possible_is_not_proposed(self) -> None:
        strange = LastTime("las_vegas", ("Ann",), {"las_vegas": LastTable(99, 0, ("a level that is gone", "expert"))})
        page = seats(last=strange)
        assert page.wishes == TableWishes(
            game="las_vegas", seats=5, people=("Ann",), players="regular,expert,expert,expert"
        )


class TestLook:
    @pytest.mark.parametrize("language", languages())
    @pytest.mark.parametrize("width", [60, 80, 100, 140])
    def test_lines_fit_and_line_up(self, language: str, width: int) -> None:
        run("play", "las_vegas", "--seats", "5", typed="leave\n")
        with speaking(language):
            left = menu._unfinished()
            pages: list[GamesPage | SeatsPage] = [GamesPage(left, ""), *(seats(name) for name in games.names())]
            for page in pages:
                for key in (*([DOWN] * 6), UP):
                    lines = page.lines(width, 24)
                    assert len(lines) <= 24
                    assert max(line.cell_len for line in lines) <= width
                    page.press(key)
            rows = [
                line.plain for line in GamesPage(left, "").lines(width, 30) if re.match(r"..( \d|\d\d) ", line.plain)
            ]
            assert len(rows) == len(games.names())
            players = {cell_len(row[: re.search(r"\d[–～]\d", row).start()]) for row in rows}  # type: ignore[union-attr]
            assert len(players) == 1

    @pytest.mark.parametrize("height", range(1, 26))
    def test_what_is_marked_is_always_seen(self, height: int) -> None:
        for page in (GamesPage([], ""), seats("royal_casino")):
            for _ in range(14):
                lines = [line.plain for line in page.lines(80, height)]
                assert len(lines) <= height
                assert sum(line.startswith("▸") for line in lines) == 1
                page.press(DOWN)

    def test_nothing_is_told_by_colour_alone(self) -> None:
        """The marked line has a sign, and people have shapes."""
        page = GamesPage([], "")
        before = shown(page)
        page.press(DOWN)
        assert shown(page) != before
        assert all(shape in shown(seats()) for shape in "●■▲◆")

    @pytest.mark.parametrize("name", games.names())
    def test_an_emblem_has_the_colours_of_the_board(self, name: str) -> None:
        cloth = (games.folder(name) / "board" / "cloth.css").read_text(encoding="utf-8")
        colours = dict(re.findall(r"--(accent|cloth): (#\w+);", cloth))
        drawn = games.part(name, "screen").EMBLEM
        assert drawn.style == f"bold {colours['accent']} on {colours['cloth']}"
        assert drawn.cell_len == emblem("", "white", "black").cell_len

    def test_emblems_differ(self) -> None:
        assert len({menu._emblem(name).plain for name in games.names()}) == len(games.names())


class TestKeys:
    @pytest.mark.parametrize(
        ("sent", "key"),
        [
            *(("\x1b[A", UP), ("\x1bOB", DOWN), ("\r", ENTER), ("\n", ENTER), ("\x1b", ESCAPE), ("\x7f", BACKSPACE)),
            *(("я", "я"), ("猫", "猫"), ("\x03", STOP), ("\x1b[15~", ""), ("\x01", ""), ("", "")),
        ],
    )
    def test_names(self, sent: str, key: str) -> None:
        assert key_of(sent) == key

    @pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
    @pytest.mark.parametrize(
        ("sent", "keys"),
        [
            ("\x1b[A\x1b[Bx", [UP, DOWN, "x"]),
            ("\x1b", [ESCAPE]),
            ("\x1b\x1b[C", [ESCAPE, RIGHT]),
            ("é猫😀j", ["é", "猫", "😀", "j"]),
            ("\x1b[1;5Dq", ["", "q"]),
        ],
    )
    def test_as_a_terminal_sends_them(self, sent: str, keys: list[str]) -> None:
        ours, theirs = os.openpty()
        keyboard = UnixKeyboard(theirs)
        keyboard.take()
        try:
            os.write(ours, sent.encode())
            assert [key_of(keyboard.typed()) for _ in keys] == keys
        finally:
            keyboard.give_back()
            os.close(ours)
            os.close(theirs)

    def test_as_windows_sends_them(self) -> None:
        class Console:
            """What Python's msvcrt offers."""

            def __init__(self, typed: str) -> None:
                self.typed = list(typed)

            def kbhit(self) -> bool:
                return bool(self.typed)

            def getwch(self) -> str:
                return self.typed.pop(0)

        keyboard = WindowsKeyboard(Console("\xe0H\x00Pj\r\x1b\x03\x08"))
        keys = [key_of(keyboard.typed()) for _ in range(8)]
        assert keys == [UP, DOWN, "j", ENTER, ESCAPE, STOP, BACKSPACE, ""]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
class TestTerminal:
    """The real thing."""

    def test_from_the_menu_to_a_game_and_back_to_it(self) -> None:
        from ptys import Terminal

        with Terminal("play") as terminal:
            terminal.until("Esc leave")
            terminal.press("la", "start with: la")
            terminal.press("\r", "Enter play")
            terminal.press("2", "◂ 2 ▸")
            terminal.press("\x1b[A", "computer, regular")  # the computer player
            terminal.press("\x1b[C", "computer, veteran")
            terminal.press("\r", "leave\r\n> ")
            terminal.press("leave\n", "The game is saved.")
            assert terminal.end() == 0
            assert terminal.faults() == []
        with Terminal("play") as terminal:
            terminal.until("Continue: Las Vegas, round 1, your turn")
            terminal.press("\r", "Welcome back to Las Vegas.")
            terminal.until("> ")
            terminal.type("leave\n")
            assert terminal.end() == 0
        with Terminal("play", "las_vegas") as terminal:  # as it was last time
            assert "computer, veteran" in terminal.until("Enter play")
            terminal.type("q")
            assert terminal.end() == 0
            assert terminal.faults() == []

    def test_a_window_that_changes_its_size(self) -> None:
        from ptys import Terminal

        with Terminal("play", columns=140, lines=40) as terminal:
            assert "dare to dig?" in terminal.until("Esc leave")
            terminal.read()
            terminal.resize(60, 20)
            small = terminal.until("Esc leave")
            assert max(cell_len(line) for line in small.splitlines()) <= 60
            terminal.type("\x04")
            assert terminal.end() == 0

    def test_pausing_it_and_continuing(self) -> None:
        """Ctrl+Z gives the terminal back, too, and fg takes it again."""
        from ptys import Terminal

        with Terminal("play") as terminal:
            terminal.until("Esc leave")
            terminal.read()
            terminal.type("\x1a")
            terminal.read(0.5)
            assert terminal.faults() == []
            terminal.send(signal.SIGCONT)
            terminal.until("Esc leave")
            terminal.type("q")
            assert terminal.end() == 0
            assert terminal.faults() == []

    def test_being_told_to_end(self) -> None:
        from ptys import Terminal

        with Terminal("play") as terminal:
            terminal.until("Esc leave")
            terminal.send(signal.SIGTERM)
            assert terminal.end() == 128 + signal.SIGTERM
            assert terminal.faults() == []

    @pytest.mark.parametrize(
        ("args", "environment"),
        [(("--no-color",), {}), ((), {"NO_COLOR": "1"}), ((), {"TERM": "dumb"})],
        ids=["no-color", "NO_COLOR", "dumb"],
    )
    def test_where_questions_come_line_by_line(self, args: tuple[str, ...], environment: dict[str, str]) -> None:
        from ptys import Terminal

        with Terminal("play", *args, environment=environment) as terminal:
            terminal.until("Which game?\r\n> ")
            terminal.press("las\n", "press Enter for 4.")
            terminal.read(0.2)
            terminal.press("2\n", "computer, regular")
            terminal.until("> ")
            terminal.type("leave\n")
            assert terminal.end() == 0
            assert "\x1b[?1049h" not in terminal.output

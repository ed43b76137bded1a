"""Ctrl+C in a real terminal: at any moment it ends the command, and everything is as it was before."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from command_line import run

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

from ptys import CTRL_C, Terminal

from croupier.terminal import saves

SAVED = "The game is saved."
THINKER = """
class Thinker:
    def choose(self, view, moves):
        print("thinking", flush=True)
        while True:
            pass
"""


def stopped(terminal: Terminal) -> None:
    terminal.read(0.2)  # nobody reads and reacts any faster
    terminal.type(CTRL_C)
    assert terminal.end() == 130
    assert terminal.faults() == []


def test_a_terminal_that_is_not_left_clean_is_noticed(tmp_path: Path) -> None:
    """What the other tests rely on."""
    (tmp_path / "messy.py").write_text(
        "import sys, tty; tty.setcbreak(0); print('\\x1b[?1049h\\x1b[?25l\\x1b[31m'); raise ValueError"
    )
    with Terminal("play", "las_vegas", "--seats", "2", "--players", f"{tmp_path}/messy.py:Any") as terminal:
        terminal.end()
        found = terminal.faults()
    assert "the cursor is hidden" in found
    assert "the alternate screen is still there" in found
    assert "a colour is still on" in found
    assert "echo or line editing is not as before" in found


def test_in_the_menu() -> None:
    with Terminal("play") as terminal:
        terminal.until("Your Order")
        stopped(terminal)
        assert SAVED not in terminal.output


def test_in_the_second_page_of_the_menu() -> None:
    with Terminal("play", "las_vegas") as terminal:
        terminal.until("People at this keyboard")
        stopped(terminal)


def test_at_a_prompt() -> None:
    with Terminal("play", "las_vegas", "--seats", "2", "--set", "first=0") as terminal:
        terminal.until("leave\r\n> ")
        terminal.type("half an ans")
        stopped(terminal)
        assert SAVED in terminal.output
    assert "Welcome back" in run("play", "--resume", typed="").output


def test_at_a_question_asked_line_by_line() -> None:
    with Terminal("play", "--no-color") as terminal:
        terminal.until("Which game?\r\n> ")
        stopped(terminal)


def test_while_a_computer_player_thinks(tmp_path: Path) -> None:
    (tmp_path / "thinker.py").write_text(THINKER)
    thinker = f"{tmp_path}/thinker.py:Thinker"
    with Terminal("play", "las_vegas", "--seats", "2", "--set", "first=1", "--players", thinker) as terminal:
        terminal.until("thinking")
        stopped(terminal)
        assert SAVED in terminal.output
    assert saves.latest()


def test_in_the_pause_after_a_move() -> None:
    with Terminal("play", "las_vegas", "--seats", "2", "--set", "first=1", "--pause", "60") as terminal:
        terminal.until("puts ")
        stopped(terminal)
        assert SAVED in terminal.output


@pytest.mark.parametrize("options", [{}, {"LESS": "-FX"}, {"PAGER": "more"}], ids=["less", "options", "more"])
def test_in_the_pager(options: dict[str, str]) -> None:
    """The pager closes first, and then the game does."""
    table = ("play", "las_vegas", "--seats", "2", "--set", "first=0")
    with Terminal(*table, lines=15, environment=options) as terminal:
        terminal.until("leave\r\n> ")
        terminal.press("rules\n", "Players")
        stopped(terminal)
        assert SAVED in terminal.output


def test_behind_the_curtain() -> None:
    table = ("play", "vabanque", "--people", "Ann", "--people", "Ben", "--seats", "3", "--pause", "0")
    with Terminal(*table) as terminal:
        terminal.until("when nobody else is looking.\r\n> ")
        stopped(terminal)
        assert SAVED in terminal.output


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_beside_a_progress_bar(command: str, jobs: str) -> None:
    players = ("--players", "regular,chaotic") if command == "arena" else ("--seats", "2")
    with Terminal(command, "las_vegas", *players, "--games", "100000", "--jobs", jobs) as terminal:
        terminal.until("Las Vegas, 2 players")
        stopped(terminal)
        assert "Stopped" in terminal.output


@pytest.mark.parametrize("after", [0.2, 0.4, 0.8, 1.6])
def test_while_processes_start(after: float) -> None:
    """At moments that differ with how busy the machine is."""
    with Terminal("simulate", "las_vegas", "--seats", "2", "--games", "100000", "--jobs", "3") as terminal:
        terminal.read(0.3)  # until it has the terminal
        time.sleep(after)
        stopped(terminal)


def test_twice() -> None:
    with Terminal("simulate", "las_vegas", "--seats", "2", "--games", "100000", "--jobs", "2") as terminal:
        terminal.until("Las Vegas, 2 players")
        terminal.type(CTRL_C)
        terminal.read(0.1)
        stopped(terminal)

"""script/check: which games and files it looks at, what it runs, and what it says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import check
import pytest
from check import Step

from croupier import games


def call(*arguments: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["check", *arguments])
    return check.main()


def good(name: str) -> Step:
    return Step(name, [sys.executable, "-c", ""])


def test_of_a_game_all_is_checked_that_is_its_own() -> None:
    assert [step.name for step in check.python_steps(["las_vegas"], [])] == [
        "style of Python",
        "layout of Python",
        "types of Python",
        "rules of las_vegas",
        "laws of las_vegas",
    ]
    assert [step.name for step in check.board_steps(["seventh_heaven"], [])] == [
        "packages of the pages",
        "layout of the board",
        "types of the board",
        "the board builds",
        "tests of the board",
    ]
    assert "tests of the board" not in [step.name for step in check.board_steps(["las_vegas"], [])]


def test_every_program_and_file_that_it_names_is_there() -> None:
    changed = [Path("tests/package/test_check.py"), Path("web/src/kit.ts")]
    check.narrow_types(["las_vegas"])
    steps = [*check.python_steps(["las_vegas"], changed), *check.board_steps(["las_vegas"], changed)]
    named = [part for step in steps for part in step.command if "/" in part and not part.startswith("-")]
    assert len(named) > 30
    for part in named:
        assert (check.ROOT / part).exists(), part


def test_files_elsewhere_are_linted_and_nothing_is_run_for_them() -> None:
    style, layout, types = check.python_steps([], [Path("tests/package/test_check.py"), Path("docs/play.md")])
    for step in (style, layout, types):
        assert step.command[-1] == "tests/package/test_check.py"
    assert not [*check.board_steps([], [Path("tests/package/test_check.py")])]
    assert not [*check.python_steps([], [Path("docs/play.md")])]


def test_laws_of_a_game_are_not_those_of_one_with_a_longer_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "names", lambda: ["red", "red_end"])
    (laws,) = [step for step in check.python_steps(["red"], []) if step.name == "laws of red"]
    assert laws.command[-1].startswith("red and not red_end")


def test_the_games_are_those_that_differ_from_main(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    def write(path: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("changed")

    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(check, "ROOT", tmp_path)
    assert check.changed() == []  # no repository at all
    git("init", "--initial-branch=main")
    git("commit", "--allow-empty", "-m", "first")
    git("checkout", "-b", "mine")
    write("src/croupier/games/vabanque/rules.py")
    git("add", ".")
    git("commit", "-m", "committed")
    write("src/croupier/games/red_end/board/Board.svelte")
    write("README.md")
    assert sorted(map(str, check.changed())) == [
        "README.md",
        "src/croupier/games/red_end/board/Board.svelte",
        "src/croupier/games/vabanque/rules.py",
    ]
    assert check.games_of(check.changed()) == ["red_end", "vabanque"]


def test_an_unknown_game_is_answered_with_those_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call("vegas", monkeypatch=monkeypatch) == 2
    assert capsys.readouterr().err == f"There is no game called vegas. The games are: {', '.join(games.names())}.\n"


def test_where_nothing_differs_it_asks_for_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "changed", list)
    assert call(monkeypatch=monkeypatch) == 2
    assert "Name a game: batting_poker" in capsys.readouterr().err


def test_what_fails_is_told_in_its_own_words_and_the_rest_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    bad = Step("a bad one", [sys.executable, "-c", "import sys; print('seat 3 is missing'); sys.exit(1)"])
    assert check.check([[bad, good("one after it")], [good("one beside it")]]) == 1
    said = capsys.readouterr().out
    assert "FAILED" in said
    assert "one after it" in said
    assert "=== a bad one\nseat 3 is missing\n" in said
    assert "\n1 of 3 failed in" in said


def test_all_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.check([[good("one")], [good("two")]]) == 0
    assert "All 2 passed" in capsys.readouterr().out

"""Following the checklist of docs/players.md makes a player that keeps every law. It is done in a copy."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
import shown
from copies import Copy
from edits import put, steps
from project import ROOT

NAME = "coin_call"
PAGE = ROOT / "docs/players.md"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project with a new game, without its veteran and the veteran's test."""
    copy = Copy.made(tmp_path_factory.mktemp("copy"))
    copy.run("-m", "croupier.terminal", "--lang", "en", "new-game", NAME)
    bots, tests = (copy.root / "src/croupier/games" / NAME / file for file in ("bots.py", "tests/test_bots.py"))
    without(bots, "Veteran")
    without(tests, "test_a_veteran_plays_safe_when_ahead_and_high_when_behind")
    return copy


def without(file: Path, name: str) -> None:
    source = file.read_text(encoding="utf-8")
    (gone,) = (node for node in ast.parse(source).body if getattr(node, "name", "") == name)
    assert gone.end_lineno
    lines = source.splitlines()
    del lines[gone.lineno - 1 : gone.end_lineno]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_each_step_works_and_what_comes_of_it_keeps_the_laws(copy: Copy) -> None:
    folder = copy.root / "src/croupier/games" / NAME
    to_do = steps("docs/players.md", "Add a player to a game")
    assert [file for file, _ in to_do] == ["bots.py", "bots.py", "tests/test_bots.py"]
    assert "veteran" not in copy.run("-m", "croupier.terminal", "--lang", "en", "games", NAME)
    for file, block in to_do:
        put(folder / file, block)
        if file == "bots.py":
            plays(copy)
    in_order(copy, folder)
    said = copy.pytest(
        f"{NAME} or has_all_levels",
        "tests/players/test_players.py",
        "tests/players/test_honest_players.py",
        str(folder / "tests"),
    )
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) > 20
    assert "six_behind" in (folder / "tests/test_bots.py").read_text(encoding="utf-8")


def plays(copy: Copy) -> None:
    """The commands of the page, with fewer games, and in a terminal where nobody types."""
    ours = [one.command for one in shown.commands(PAGE) if NAME in one.command and one.command.startswith("croupier")]
    listed, played, arena = (command.removeprefix("croupier ").split() for command in ours)
    assert "veteran" in copy.run("-m", "croupier.terminal", "--lang", "en", *listed)
    assert copy.run("-m", "croupier.terminal", "--lang", "en", *played, "--seed", "1")
    arena[arena.index("--games") + 1] = "10"
    assert "veteran@50" in copy.run("-m", "croupier.terminal", "--lang", "en", *arena)


def in_order(copy: Copy, folder: Path) -> None:
    """Sorted and formatted by tools, as anybody would; then linted and typed."""
    copy.run("-m", "ruff", "check", "--no-cache", "--select=I,F401", "--fix", str(folder))
    copy.run("-m", "ruff", "format", "--no-cache", str(folder))
    copy.run("-m", "ruff", "check", "--no-cache", str(folder))
    copy.run("-m", "mypy", str(folder / "bots.py"), str(folder / "tests/test_bots.py"))

"""A game that `croupier new-game` makes keeps all laws, is played in a browser, and needs no other edit.

It is made in a copy of the project. What runs there is what runs on every game here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import shown
from click.testing import CliRunner
from copies import Copy
from project import ROOT

from croupier.core.game import Refused
from croupier.terminal import making
from croupier.terminal.cli import cli

NAME = "coin_call"
IN_A_BROWSER = "tests/browser/test_games.py"
PRETTIER = ("--check", "-u", "--config=.prettierrc.json", "--plugin=./node_modules/prettier-plugin-svelte/plugin.js")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project with a new game."""
    copy = Copy.made(tmp_path_factory.mktemp("copy"))
    root = copy.root
    (root / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    before = files(root)
    said = copy.run("-m", "croupier.terminal", "--lang", "en", "new-game", NAME)
    page = shown.read(ROOT / "docs/new-game.md")
    (output,) = re.findall(rf"^    croupier new-game {NAME}\n\n((?:    .*\n|\n(?=    ))+)", page, re.MULTILINE)
    assert shown.is_like(re.sub(r"^ {4}", "", output, flags=re.MULTILINE), said)
    assert changed(before, files(root)) <= {"web/src/games.ts", "web/src/games/common.ts", "web/src/games/kinds.ts"}
    return copy


def files(root: Path) -> dict[str, bytes]:
    """Every file beside the new game's own."""
    found = (path for path in root.rglob("*") if path.is_file() and "node_modules" not in path.parts)
    return {str(path.relative_to(root)): path.read_bytes() for path in found if NAME not in str(path.relative_to(root))}


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> set[str]:
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def test_it_keeps_every_law_and_has_all_that_a_game_has(copy: Copy) -> None:
    said = copy.pytest(NAME, "tests", f"src/croupier/games/{NAME}", "--ignore=tests/browser")
    (passed,) = re.findall(r"(\d+) passed", said)
    assert int(passed) > 100
    assert "failed" not in said


def test_what_is_made_is_formatted_and_typed(copy: Copy) -> None:
    folder = f"src/croupier/games/{NAME}"
    copy.run("-m", "ruff", "check", "--no-cache", folder)
    copy.run("-m", "ruff", "format", "--no-cache", "--check", folder)
    copy.node("prettier/bin/prettier.cjs", *PRETTIER, f"../{folder}/board/*")
    copy.node("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human")


def test_it_is_played_to_its_end_in_a_browser(copy: Copy) -> None:
    copy.run("web/build.py")
    assert "1 passed" in copy.pytest(NAME, IN_A_BROWSER)
    assert {path.name for path in (copy.root / "build/screenshots").iterdir()} >= {f"{NAME}-over.phone.png"}


def test_nothing_of_the_template_s_name_is_left(copy: Copy) -> None:
    for path in (copy.root / "src/croupier/games" / NAME).rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"new_game|New Game|\bNG\b", text), path.name
        assert path.suffix in making.WRITTEN


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Coin", "Coin is no name for a game"),
        ("coin-call", "is no name for a game"),
        ("coin__call", "is no name for a game"),
        ("7up", "is no name for a game"),
        ("../coin", "is no name for a game"),
        ("a" * 31, "is no name for a game"),
        ("class", "means something else in Python or TypeScript"),
        ("switch", "means something else in Python or TypeScript"),
        ("money", "means something else in Python or TypeScript"),
        ("las_vegas", "There is a game called las_vegas already"),
    ],
)
def test_a_bad_name_is_refused(name: str, why: str) -> None:
    result = CliRunner().invoke(cli, ["new-game", "--", name])
    assert result.exit_code == 2
    assert why in result.stderr


def test_elsewhere_it_says_where_it_works(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(making, "TEMPLATE", tmp_path / "nowhere")
    with pytest.raises(Refused, match="clone of the project"):
        making.make("coin_call")


@pytest.mark.parametrize(
    ("name", "taken", "mark"),
    [
        ("coin_call", set(), "CC"),
        ("coin_call", {"CC"}, "CO"),
        ("poker", {"PO"}, "PK"),
        ("ox", {"OX"}, "OA"),
    ],
)
def test_rules_are_numbered_with_letters_that_no_other_game_has(name: str, taken: set[str], mark: str) -> None:
    assert making.free_mark(name, taken) == mark

"""A game that `croupier new-game` makes keeps all laws, is played in a browser, and needs no other edit.

It is made in a copy of the project. What runs there is what runs on every game here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
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

PLAYED = """import json, sys
from click.testing import CliRunner
from croupier.terminal.cli import cli
print(CliRunner().invoke(cli, json.loads(sys.argv[1]), input="heads 1\\nheads 0\\n" * 10).output)
"""


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
    """Every file except the new game's own."""
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


@pytest.fixture
def english_only(copy: Copy) -> Iterator[Copy]:
    """The same, as a contributor who speaks no other language may leave it."""
    folder = copy.root / "src/croupier/games" / NAME
    others = {path: path.read_bytes() for kind in ("texts/*", "rulebook/*") for path in folder.glob(kind)}
    others = {path: text for path, text in others.items() if path.stem != "en"}
    assert len(others) == 6
    for path in others:
        path.unlink()
    yield copy
    for path, text in others.items():
        path.write_bytes(text)


class TestInEnglishOnly:
    def test_it_takes_no_language_away_and_is_marked(self, english_only: Copy) -> None:
        listed = english_only.run("-m", "croupier.terminal", "--lang", "ja", "games", NAME)
        assert "Heads or tails?" in listed
        assert "[EN]" in listed
        assert re.search(r"[\u3040-\u30ff]", listed)
        rules = english_only.run("-m", "croupier.terminal", "--lang", "ja", "rules", NAME)
        assert rules.splitlines()[0].rstrip() == "このページはまだ英語版のみです。"
        assert "CC-1" in rules
        one = english_only.run("-m", "croupier.terminal", "--lang", "ja", "rules", NAME, "1")
        assert one.startswith("CC-1 ")
        assert one.rstrip().endswith("[EN]")

    def test_it_is_played_in_the_terminal(self, english_only: Copy) -> None:
        game = ["-l", "ja", "play", NAME, "--seats", "2", "--name", "Vera", "--seed", "1", "--pause", "0"]
        said = english_only.run("-c", PLAYED, json.dumps(game))
        assert "What will the coin show, and how much do you stake? [EN]" in said
        assert re.search(r"Vera calls heads and stakes \d\. \[EN\]", said)
        assert "[EN]" not in re.sub(r"[ -~]+ \[EN\]", "", said), "something else than English is marked"
        assert len(re.findall(r"[\u3040-\u30ff]", said)) > 100

    def test_it_is_tested_without_other_languages(self, english_only: Copy) -> None:
        said = english_only.pytest(NAME, *(f"tests/{one}" for one in ("games/test_texts.py", "common", "web")))
        assert "passed" in said

    def test_a_release_lacks_every_line_of_it_once_it_is_listed(self, english_only: Copy) -> None:
        readme = english_only.root / "README.md"
        before = readme.read_text(encoding="utf-8")
        release = ("-m", "release", "tests/games/test_texts.py")
        assert "passed" in english_only.pytest("ja", *release)
        readme.write_text(
            before.replace("| Vabanque |", "| Coin Call | 2–6 | a coin |\n| Vabanque |"), encoding="utf-8"
        )
        with pytest.raises(AssertionError) as failed:
            english_only.pytest(f"{NAME} and ja", *release)
        readme.write_text(before, encoding="utf-8")
        for line in ("texts/ja.ftl: tagline", "texts/ja.ftl: Call.key", "texts/ja.ftl: Tossed.you", "rulebook/ja.md"):
            assert re.search(rf"^E +{line}$", str(failed.value), re.MULTILINE), line


def test_nothing_of_the_template_s_name_is_left(copy: Copy) -> None:
    for path in (copy.root / "src/croupier/games" / NAME).rglob("*.*"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"new_game|New Game|\bNG\b", text), path.name
        assert path.suffix in making.WRITTEN


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Coin", "Coin cannot be the name of a game"),
        ("coin-call", "cannot be the name of a game"),
        ("coin__call", "cannot be the name of a game"),
        ("7up", "cannot be the name of a game"),
        ("../coin", "cannot be the name of a game"),
        ("a" * 31, "cannot be the name of a game"),
        ("class", "means something else in Python or TypeScript"),
        ("switch", "means something else in Python or TypeScript"),
        ("money", "means something else in Python or TypeScript"),
        ("las_vegas", "There is already a game called las_vegas"),
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

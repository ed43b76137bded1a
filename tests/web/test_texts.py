"""The pages speak through Fluent only: every line they ask for exists, none is left over, no word is in the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent_lines import messages, placeholders
from project import ROOT

from croupier import games
from croupier.house.common.refusals import REFUSALS

PAGES = ROOT / "web/src"
MADE = {"types.ts", "games.ts", "measures.ts", "review.ts"}  # by script/protocol
ASKED = re.compile(r"""(?:\bsay|words\.has)\(\s*["']([\w.-]+)["']|\bsayOf\([^,()]+,\s*["']([\w.-]+)["']""")
QUOTED = re.compile(r"""["'`]([a-z][\w.-]*)(\$\{)?""")
BLOCKS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
EXPRESSION = re.compile(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}")
TAG = re.compile(r"<(?:\"[^\"]*\"|'[^']*'|=>|[^<>\"'])*>", re.DOTALL)
LETTERS = re.compile(r"[^\W\d_]{2,}")
PROPER = {"Croupier", "JSON", "CSV"}
COMPOSED = ("ask-", "option-", "guide-")


def keys(place: Path) -> set[str]:
    return set(messages(place))


def page_files() -> Iterator[Path]:
    for file in PAGES.rglob("*"):
        if file.suffix in (".svelte", ".ts") and file.name not in MADE and file.parent.name not in ("games", "types"):
            yield file


def board_files(game: str) -> list[Path]:
    return [file for file in (games_folder(game) / "board").rglob("*") if file.suffix in (".svelte", ".ts")]


def games_folder(game: str) -> Path:
    return ROOT / "src/croupier/games" / game


def asked(files: Iterator[Path] | list[Path]) -> set[str]:
    """The lines that are asked for by name."""
    found = [match for file in files for match in ASKED.findall(file.read_text(encoding="utf-8"))]
    return {(one or other).partition(".")[0] for one, other in found}


def is_used(key: str, files: list[Path]) -> bool:
    """Whether a file has the key in quotes, or the beginning of a key that is completed at run time."""
    quoted = [match for file in files for match in QUOTED.findall(file.read_text(encoding="utf-8"))]
    return any(text == key or (more and key.startswith(text)) for text, more in quoted)


def components() -> list[Path]:
    files = [*page_files(), *(file for game in games.names() for file in board_files(game))]
    return [file for file in files if file.suffix == ".svelte"]


KIT = keys(ROOT / "src/croupier/kit")
OWN = keys(ROOT / "web")


def test_every_line_the_pages_ask_for_is_there() -> None:
    of_games = set.intersection(*(keys(games_folder(game)) for game in games.names()))
    assert asked(page_files()) - OWN - KIT - of_games == set()


def test_no_line_of_the_pages_is_left_over() -> None:
    files = [*page_files(), *(file for game in games.names() for file in board_files(game))]
    assert {key for key in OWN if not is_used(key, files)} == set()


def test_every_refusal_of_the_house_has_a_line() -> None:
    """So that no visitor ever reads the reason, which is for programmers."""
    said = {key.removeprefix("refused-") for key in OWN if key.startswith("refused-")}
    assert said == {*REFUSALS, "offline"}


@pytest.mark.parametrize("game", games.names())
def test_every_line_a_board_asks_for_is_there_and_none_is_left_over(game: str) -> None:
    files, own = board_files(game), keys(games_folder(game))
    assert files, "the game has no board"
    assert asked(files) - own - KIT - OWN == set()
    for key in own:
        if key.startswith(("board-", "guide-")):
            assert is_used(key, files), f"nobody asks for {key}"


@pytest.mark.parametrize("game", games.names())
def test_lines_whose_keys_are_put_together_need_no_value(game: str) -> None:
    """Types cannot check this: see Composed in web/src/words/lines.ts."""
    found = {key: placeholders(line) for key, line in messages(games_folder(game)).items() if key.startswith(COMPOSED)}
    assert len(found) > 3
    assert {key for key, needed in found.items() if needed} == set()


@pytest.mark.parametrize("game", games.names())
def test_a_first_game_has_three_to_six_bubbles(game: str) -> None:
    text = (games_folder(game) / "board/guide.ts").read_text(encoding="utf-8")
    said = re.findall(r'say: "([\w-]+)"', text)
    assert 3 <= len(said) <= 6
    assert set(said) <= keys(games_folder(game))
    phases = {phase.__name__ for phase in games.find(game).phases}
    assert set(re.findall(r'phase: "(\w+)"', text)) <= phases


@pytest.mark.parametrize("file", components(), ids=lambda file: str(file.relative_to(ROOT)))
def test_no_word_is_in_the_code(file: Path) -> None:
    markup = BLOCKS.sub("", file.read_text(encoding="utf-8"))
    plain = TAG.sub(" ", EXPRESSION.sub(" ", markup))
    assert set(LETTERS.findall(plain)) - PROPER == set()

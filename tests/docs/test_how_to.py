"""Following the checklists of docs/change-game.md and docs/kit.md is enough. They are followed here, in a copy."""

from __future__ import annotations

from pathlib import Path

import pytest
from copies import Copy
from edits import put, steps

NAME = "coin_call"
GAME = f"src/croupier/games/{NAME}"
TESTS = ("every_game", "texts", "rulebook", "encode", "playthroughs")  # of tests/games/, as script/check runs them


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project with a new game."""
    copy = Copy.made(tmp_path_factory.mktemp("copy"))
    copy.run("-m", "croupier.terminal", "--lang", "en", "new-game", NAME)
    return copy


@pytest.fixture(scope="module")
def said(copy: Copy) -> str:
    """What the tests say about the game with a new option and a new event."""
    for heading in ("Add an option", "Add an event"):
        for file, block in steps("docs/change-game.md", heading):
            put(copy.root / GAME / file, block)
    in_order(copy, GAME)
    copy.run("tools/protocol.py")
    copy.run("tools/playthroughs.py", NAME)
    tests = [f"tests/games/test_{name}.py" for name in TESTS]
    with pytest.MonkeyPatch.context() as quick:
        quick.setenv("LAWS", "quick")
        return copy.pytest(NAME, "-rA", *tests, f"{GAME}/tests")


def in_order(copy: Copy, *paths: str) -> None:
    """Sorted and formatted by tools, as anybody would; then linted and typed."""
    copy.run("-m", "ruff", "check", "--no-cache", "--select=I,F401", "--fix", *paths)
    copy.run("-m", "ruff", "format", "--no-cache", *paths)
    copy.run("-m", "ruff", "check", "--no-cache", *paths)
    copy.run("-m", "mypy", *paths)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_an_option_is_added(copy: Copy, said: str) -> None:
    """It is offered, tested, and tried by the laws: its least, its most, and the example in tests/options/."""
    assert "test_the_table_may_set_the_consolation[9]" in said
    for consolation in (0, 4, 9):
        assert f"random_games_end-{NAME}-2 consolation={consolation}" in said
    told = copy.run("-m", "croupier.terminal", "--lang", "en", "games", NAME)
    assert "chips for the tosser if nobody is right" in told
    assert "consolation" in read(copy.root / f"web/src/games/{NAME}.ts")


def test_an_event_is_added(copy: Copy, said: str) -> None:
    """It is tested, told, and known to the pages."""
    assert "test_a_card_each_that_only_its_owner_knows" in said
    assert "is dealt a card." in read(copy.root / GAME / "tests/playthroughs/seats-2.txt")
    assert f'"{NAME}.Dealt"' in read(copy.root / f"web/src/games/{NAME}.ts")


def test_a_piece_of_the_kit_is_added(copy: Copy) -> None:
    listed = "tests/kit/test_kit_page.py"
    *made, (page, row) = steps("docs/kit.md", "Add a piece")
    for file, block in made:
        put(copy.root / file, block)
    with pytest.raises(AssertionError, match=r"kit/tracks\.py"):
        copy.pytest("module", listed)
    put(copy.root / page, row)
    in_order(copy, *(file for file, _ in made))
    made_by = "test_past_the_last_space_comes_the_first"
    assert made_by in copy.pytest("space or row or module", "-rA", "tests/kit/test_tracks.py", listed)
    assert "tracks.py" in copy.pytest("tracks", "-rA", "tests/test_layers.py")

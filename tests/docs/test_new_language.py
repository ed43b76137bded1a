"""Following docs/new-language.md makes a language that is spoken wherever it has a line. It is done in a copy."""

from __future__ import annotations

import shlex
import shutil

import pytest
import shown
from copies import Copy
from edits import put, steps
from project import ROOT

PAGE = "docs/new-language.md"
HELD = "test_no_language_has_lines_of_its_own_or_with_other_values"
LACKING = """
import sys
sys.path.insert(0, "tools")
import translations
for place in translations.places():
    for what in translations.lacking(place, "uk"):
        print(place.name, what)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project with what the page says."""
    copy = Copy.made(tmp_path_factory.mktemp("copy"))
    for file, block in steps(PAGE, "Step by step"):
        put(copy.root / file, block)
    glossaries = copy.root / "docs/glossary"
    shutil.copy(glossaries / "ru.md", glossaries / "uk.md")
    return copy


def test_it_is_spoken_where_it_has_a_line_and_english_stands_in(copy: Copy) -> None:
    (command, release) = (one.command for one in shown.commands(ROOT / PAGE))
    said = copy.run("-m", "croupier.terminal", *shlex.split(command)[1:])
    assert "оберіть одне число" in said
    assert "Перше місце" in said
    assert "play with neutral dice (2 to 4 players) [EN]" in said
    assert release == "script/test --release"


def test_the_tests_hold_what_is_there(copy: Copy) -> None:
    said = copy.pytest(
        "uk or spoken or glossaries or TestChoosing",
        "-rA",
        "tests/games/test_texts.py",
        "tests/common/test_languages.py",
    )
    for place in ("src/croupier/kit", "src/croupier/games/las_vegas"):
        assert f"PASSED tests/games/test_texts.py::{HELD}[uk-{place}]" in said


def test_what_is_missing_is_named(copy: Copy) -> None:
    missing = {*copy.run("-c", LACKING).splitlines()}
    assert missing >= {
        "kit texts/uk.ftl: level-regular",
        "las_vegas rulebook/uk.md",
        "las_vegas texts/uk.ftl: Placed",
        "terminal texts/uk.ftl: no-language",
        "web texts/uk.ftl: settings-language",
    }
    assert not missing & {"kit texts/uk.ftl: level-novice", "las_vegas texts/uk.ftl: Rolled"}

"""Following docs/translating.md makes a language that is spoken wherever it has a line. It is done in a copy."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
import shown
import translations
from copies import Copy
from edits import put, steps
from project import ROOT

from croupier.core.game import Refused
from croupier.terminal import translating

PAGE = "docs/translating.md"
HELD = "test_no_language_has_lines_of_its_own_or_with_other_values"
MAKE = "croupier new-language uk"
LOOK = "croupier --lang uk games las_vegas"
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
    copy.run("-m", "croupier.terminal", *shlex.split(MAKE)[1:])
    for file, block in steps(PAGE, "Add a language"):
        put(copy.root / file, block)
    return copy


def test_its_files_are_made_with_every_line_behind_a_mark(copy: Copy) -> None:
    made = {path.relative_to(copy.root) for path in copy.root.rglob("uk.*") if "node_modules" not in path.parts}
    english = {path.relative_to(ROOT) for place in translations.places() for path in place.glob("texts/en.ftl")}
    assert made == {path.with_name("uk.ftl") for path in english} | {Path("docs/glossary/uk.md")}
    pages = (copy.root / "web/texts/uk.ftl").read_text(encoding="utf-8")
    assert pages.startswith("# Ukrainian.")
    assert "\n# close = Close\n" in pages
    glossary = (copy.root / "docs/glossary/uk.md").read_text(encoding="utf-8")
    assert "| English | Ukrainian | never | note |\n|---|---|---|---|\n| Las Vegas | | | |\n" in glossary


def test_what_cannot_be_made_is_refused(tmp_path: Path) -> None:
    for tag, why in {"ja": "already files for ja", "xx-YY": "not a language", "german": "not a language"}.items():
        with pytest.raises(Refused, match=why):
            translating.make(tag, ROOT)
    assert not [*ROOT.glob("src/**/xx-YY.ftl")]


def test_it_is_spoken_where_it_has_a_line_and_english_stands_in(copy: Copy) -> None:
    commands = [one.command for one in shown.commands(ROOT / PAGE)]
    assert commands[-3:] == [MAKE, LOOK, "script/test --release"]
    said = copy.run("-m", "croupier.terminal", *shlex.split(LOOK)[1:])
    assert "оберіть одне число" in said
    assert "Перше місце" in said
    assert "play with neutral dice (2 to 4 players) [EN]" in said


def test_the_tests_hold_what_is_there(copy: Copy) -> None:
    said = copy.pytest(
        "uk or spoken or glossar or TestChoosing",
        "-rA",
        "tests/games/test_texts.py",
        "tests/games/test_glossary.py",
        "tests/common/test_lists.py",
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

"""The code in README and docs runs, and prints what they say it prints."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import frozen
import msgspec
import pytest
import shown
from fair_games import played, played_as_dealt, verifier
from project import ROOT

from croupier.common import records
from croupier.common.fairness import AnyOdds, Contribution, Terms, fair, mixed
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games import find


def test_the_first_game_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    example = shown.example("README.md")
    assert len([line for line in example.splitlines() if line and "import" not in line]) <= 10
    exec(example, {})
    assert capsys.readouterr().out.startswith("Result(scores=(")


def test_the_digest_can_be_worked_out_by_anybody() -> None:
    match, rng = Match(find("las_vegas"), 3, source=seeded(5), names=["Åsa", "Bö\n", "ci\x7f"]), Random(5)
    while not match.over:
        match.submit(match.waiting[0], rng.choice(match.moves(match.waiting[0])))
    known: dict[str, Any] = {}
    exec(shown.example("docs/records.md"), known)
    record = json.loads(records.write(match.record))
    assert known["digest"](record) == record["digest"]


def test_choices_look_as_the_page_on_records_shows_them() -> None:
    page = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    lines = [json.loads(line) for line in re.findall(r'^\{"choice".*\}$', page, re.MULTILINE)]
    assert [line["choice"] for line in lines] == ["chance", "moves", "aside"]
    match = Match(find("las_vegas"), 2, source=seeded(1))
    match.submit(match.waiting[0], match.moves(match.waiting[0])[0])
    written = [
        json.loads(line.strip(" ,")) for line in records.write(match.record).decode().splitlines() if '"choice"' in line
    ]
    roll = next(choice for choice in written if choice["drawn"].startswith("roll"))
    assert list(roll) == list(lines[0])
    assert list(roll["odds"]) == list(lines[0]["odds"])
    move = next(choice for choice in written if choice["choice"] == "moves")
    assert list(move["moves"][0]) == list(lines[1]["moves"][0])
    assert list(move["moves"][0]["move"]) == list(lines[1]["moves"][0]["move"])


def test_the_page_on_records_names_every_field() -> None:
    page = (ROOT / "docs/records.md").read_text(encoding="utf-8")
    fields = re.findall(r"^\| `(\w+)` \| ", page.partition("A choice is one")[0], re.MULTILINE)
    assert fields == list(json.loads(records.write(played(find("las_vegas"), 2, 1))))
    assert fields[:-1] == list(json.loads(records.write(Match(find("las_vegas"), 2).record)))


def test_the_scheme_can_be_worked_out_by_anybody() -> None:
    """The block checks its own vectors; the table of outcomes is what both our implementations draw."""
    known: dict[str, Any] = {}
    exec(shown.example("docs/fairness.md"), known)
    page = (ROOT / "docs/fairness.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d) \| `(.*)` \| `(.*)` \|$", page, re.MULTILINE)
    assert [int(i) for i, _, _ in rows] == [0, 1, 2, 3]
    given = [Contribution(seat, random.hex()) for seat, random in known["shown"].items()]
    assert mixed(msgspec.convert(known["terms"], Terms), given) == known["h"]
    source, other = fair(known["secret"], known["h"]), verifier()
    for i, odds, outcome in rows:
        ours = source(msgspec.json.decode(odds, type=AnyOdds), "")
        theirs = other.outcome(json.loads(odds), other.numbers(known["secret"], known["h"], int(i)))
        assert json.loads(msgspec.json.encode(ours)) == theirs == json.loads(outcome)


def test_the_page_on_fairness_shows_the_fields_of_a_record() -> None:
    page = (ROOT / "docs/fairness.md").read_text(encoding="utf-8")
    shown, of_a_deal = [json.loads(line) for line in re.findall(r'^\{"scheme".*\}$', page, re.MULTILINE)]
    record = json.loads(records.write(played(find("las_vegas"), 2, 1)))
    assert list(shown) == list(record["fairness"])
    assert list(of_a_deal) == list(json.loads(records.write(played_as_dealt(find("las_vegas"), 2, 1)))["fairness"])
    assert list(shown["contributions"][0]) == list(record["fairness"]["contributions"][0])


def ids(page: Path) -> str:
    return shown.named(page)


@pytest.mark.parametrize("page", shown.PAGES, ids=ids)
def test_links_lead_somewhere(page: Path) -> None:
    for target in shown.links(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{page.name} links to {target}"
        assert not anchor or anchor in shown.anchors(there), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", shown.PAGES, ids=ids)
def test_scripts_that_are_named_exist(page: Path) -> None:
    for name in set(re.findall(r"\bscript/([a-z-]+)", shown.read(page))):
        assert (ROOT / "script" / name).exists(), f"{page.name} names script/{name}"


def test_the_readme_lists_every_game_that_is_published() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    from croupier import games
    from croupier.common import words

    for name in filter(frozen.is_published, games.names()):
        assert f"| {words.of_game(name).say('title')} |" in readme

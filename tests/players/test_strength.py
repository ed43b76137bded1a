"""docs/strength.md says which versions of rules and players it measured, and where these have changed since."""

from __future__ import annotations

import frozen
import pytest
from msgspec.structs import replace

from bench import strength
from croupier import games
from croupier.games.las_vegas.bots import Regular


@pytest.fixture(scope="module")
def figures() -> strength.Figures:
    return strength.written()


@pytest.fixture
def current(figures: strength.Figures) -> strength.Figures:
    """As if everything had been measured with today's versions."""
    cells = [replace(cell, versions=strength.versions(cell.game, cell.one, cell.others)) for cell in figures.cells]
    return replace(figures, cells=cells)


def rows(page: str) -> list[str]:
    """The lines for Las Vegas that name versions."""
    return [line for line in page.splitlines() if line.startswith("| Las Vegas |") and "rules " in line]


def test_the_page_is_made_from_the_figures_and_the_versions_of_today(figures: strength.Figures) -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page(figures), "script/bench strength --page"


def test_everybody_whose_figures_are_published_is_measured(figures: strength.Figures) -> None:
    published = set(filter(frozen.is_published, games.names()))
    assert {cell.key for cell in figures.cells} == set(strength.wanted(published))


def test_a_new_version_of_the_rules_is_told_apart_from_the_one_measured(
    current: strength.Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.find("las_vegas")
    assert not any("; now " in row for row in rows(strength.page(current)))
    monkeypatch.setattr(game, "version", game.version + 1)
    marked = rows(strength.page(current))
    assert len(marked) == len(strength.PAIRS) * len(game.seats)
    assert all(f"rules {game.version - 1}, " in row and f"; now rules {game.version}, " in row for row in marked)


def test_a_new_version_of_a_player_is_told_where_it_played(
    current: strength.Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Regular, "version", Regular.version + 1)
    told = {"; now " in row for row in rows(strength.page(current)) if "regular " in row}
    others = {"; now " in row for row in rows(strength.page(current)) if "regular " not in row}
    assert (told, others) == ({True}, {False})

"""Whole games, compared byte for byte with the text files in the games' folders."""

from __future__ import annotations

from pathlib import Path

import playthroughs
import pytest

from croupier import games


@pytest.mark.parametrize("path", playthroughs.files(), ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_playthrough(path: Path) -> None:
    assert playthroughs.played(path) == path.read_text(encoding="utf-8"), "if this is meant: script/playthroughs"


@pytest.mark.parametrize("name", games.names())
def test_every_player_count_has_one(name: str) -> None:
    heads = [playthroughs.head(path.read_text("utf-8")) for path in playthroughs.files() if path.parts[-4] == name]
    assert {head.seats for head in heads} == set(games.find(name).seats)

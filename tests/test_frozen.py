"""The reference players play as they did when their figures were published."""

from __future__ import annotations

import frozen
import pytest

from croupier import games


@pytest.mark.parametrize("level", frozen.LEVELS)
@pytest.mark.parametrize("name", [*filter(frozen.is_published, games.names())])
def test_a_reference_player_has_not_moved(name: str, level: str) -> None:
    key = f"{level}-{frozen.version(name, level)}"
    assert frozen.written()[name][key] == frozen.play(name, level), f"raise the version of {name}'s {level}; freeze it"

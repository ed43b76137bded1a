"""The laws, on every game found in its folder, at every player count and with every option.

With LAWS=quick in the environment (script/check): every option at the least count, and none at the most.
"""

from __future__ import annotations

from collections.abc import Callable

import laws
import pytest
from every_game import tables

from croupier import games


@pytest.mark.parametrize("table", list(tables()))
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[laws.Case], None], table: laws.Case) -> None:
    law(table)


def test_a_game_is_named_after_its_folder() -> None:
    for name in games.names():
        assert games.find(name).name == name

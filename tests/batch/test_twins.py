"""The law of twins on every game that has one, at every player count and with every option.

With TWIN_TABLES in the environment (script/mutate), at more tables or fewer.
"""

from __future__ import annotations

import os

import jax
import pytest
from twins import keep_law

from croupier import games
from croupier.batch import finding

TABLES = int(os.environ.get("TWIN_TABLES", "8"))
CASES = [(name, seats) for name in finding.names() for seats in games.find(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_twin_plays_as_the_rules_do(name: str, seats: int) -> None:
    keep_law(name, seats, TABLES)
    jax.clear_caches()  # type: ignore[no-untyped-call]  # compiled programs add up to gigabytes

"""A game at one number of seats, so that there is little to compile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from croupier import games
from croupier.players import networks
from croupier.players.networks import Layout

NAME, SEATS = "vabanque", 3


@pytest.fixture(scope="session")
def small() -> Iterator[Layout]:
    """Everything that is trained is trained for this."""
    made = Layout(replace(games.find(NAME), seats=range(SEATS, SEATS + 1)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(networks, "_layout", lambda name: made)
        yield made

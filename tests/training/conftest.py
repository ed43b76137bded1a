"""A game at one number of seats, and small batches, so that there is little to compile and to compute."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from croupier import games
from croupier.players import networks
from croupier.players.networks import Layout
from croupier.training import imitating

NAME, SEATS = "vabanque", 3


@pytest.fixture(scope="session")
def small() -> Iterator[Layout]:
    """Everything that is trained is trained for this."""
    made = Layout(replace(games.find(NAME), seats=range(SEATS, SEATS + 1)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(networks, "_layout", lambda name: made)
        patch.setattr(imitating, "BATCH", 512)
        yield made

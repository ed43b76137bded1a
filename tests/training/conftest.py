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


@pytest.fixture(scope="module")
def small() -> Iterator[Layout]:
    """Everything that is trained is trained for this."""
    made, usual = Layout(replace(games.find(NAME), seats=range(SEATS, SEATS + 1))), networks._layout
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(networks, "_layout", lambda name: made if name == NAME else usual(name))
        patch.setattr(imitating, "BATCH", 512)
        yield made

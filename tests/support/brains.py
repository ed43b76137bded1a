"""Small networks with any weights, for games whose own have not been trained, or are not meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest

from croupier import games
from croupier.players import learned, networks
from croupier.players.networks import Network, layout


def made_up(name: str, seed: int = 0, width: int = 16) -> Network:
    """A network that has learnt nothing, but has its likes and expects something different of every view."""
    there, rng = layout(name), np.random.default_rng(seed)
    weights = {
        "w0": rng.normal(0, 1 / np.sqrt(there.size), (there.size, width)),
        "b0": rng.normal(0, 1, width),
        "wp": rng.normal(0, 1, (width, len(there.moves))),
        "bp": np.zeros(len(there.moves)),
        "wv": rng.normal(0, 0.2, (width, 2)),
        "bv": np.array([0.3, 0.0]),
        "spread": np.array(100.0),
    }
    return Network(games.find(name), weights)


def replace_networks(monkeypatch: pytest.MonkeyPatch, by: Callable[[str], Network | None]) -> None:
    """In this process, every game has the network that this gives it, or none."""
    for module in (networks, learned):
        monkeypatch.setattr(module, "network", by)


def make_up_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_networks(monkeypatch, cache(lambda name: None if games.find(name).within else made_up(name)))

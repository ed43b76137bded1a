"""Small networks with any weights, for games whose own have not been trained, or are not meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from croupier import games, players
from croupier.players import networks
from croupier.players.networks import Network, layout

NAMES = games.names()


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
    monkeypatch.setattr(networks, "network", by)


def take_networks_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process, no game has a network, nor an expert, who would play by it. Toys keep theirs."""
    replace_networks(monkeypatch, lambda name: None)
    there = players._classes

    def without_experts(name: str) -> dict[str, type[Any]]:
        classes = there(name).items()
        return {level: kind for level, kind in classes if (level, name in NAMES) != ("expert", True)}

    monkeypatch.setattr(players, "_classes", without_experts)


def make_up_networks(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_networks(monkeypatch, cache(lambda name: None if games.find(name).within else made_up(name)))

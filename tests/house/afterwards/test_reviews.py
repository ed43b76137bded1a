"""Reviews in a process of their own: as many playouts as people have the patience for."""

from __future__ import annotations

import os
from random import Random
from typing import Any, cast

import msgspec
import pytest
from brains import make_up_networks, take_networks_away

from croupier import games
from croupier.common import records
from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.house.afterwards import reviews
from croupier.review import analysis


class Line:
    """Takes what the process sends."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send_bytes(self, data: bytes) -> None:
        self.sent.append(data)


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> bytes:
    monkeypatch.setattr(os, "nice", lambda more: more, raising=False)
    match, rng = Match(games.find("between_bet"), 3, source=seeded(1)), Random(1)
    while match.waiting:
        seat = match.waiting[0]
        match.submit(seat, rng.choice(match.moves(seat)))
    return records.write(match.record)


def reviewed(record: bytes) -> Any:
    line = Line()
    reviews._review(cast(Any, line), record)
    *progress, made = line.sent
    assert [float(one) for one in progress] == sorted(map(float, progress))
    return msgspec.json.decode(made)


def test_without_a_network_there_are_fewer_playouts_where_they_take_long(
    record: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_networks_away(monkeypatch)
    monkeypatch.setattr(reviews, "LONGEST", 0.01)
    made = reviewed(record)
    assert (made["means"], made["playouts"]) == ("playouts", 2)


def test_with_a_network_there_is_no_need_to_hurry(record: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    make_up_networks(monkeypatch)
    monkeypatch.setattr(reviews, "LONGEST", 0.01)
    made = reviewed(record)
    assert made["means"] == "network"
    assert made["playouts"] >= analysis.JUDGED[0]

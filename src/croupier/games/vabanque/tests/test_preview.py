"""What a move is said to lead to is what it leads to."""

from __future__ import annotations

from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.vabanque.preview import preview
from croupier.games.vabanque.rules import CHIPS, GAME, Place, Walk


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_what_then_happens(seats: int) -> None:
    """VB-4, VB-5, VB-6"""
    rng, match, put = Random(1), Match(GAME, seats, GAME.options(), seeded(1)), 0
    while not match.over:
        (seat,) = match.waiting
        before = match.view(seat).table
        move = rng.choice(match.moves(seat))
        found = preview(match.view(seat), move)  # type: ignore[arg-type]
        match.submit(seat, move)
        after = match.view(seat).table
        assert found is not None
        assert found.chips == sum(after.chips[found.tile])
        if isinstance(move, Place):
            assert after.chips[found.tile] == [*before.chips[found.tile], found.chip]
            put += 1
        else:
            assert (found.chip, found.left) == (None, 0)
        if isinstance(move, Walk):
            assert after.pawns[seat] == found.tile
    assert put == seats * sum(map(len, CHIPS.values()))


def test_how_many_chips_are_left() -> None:
    """VB-4 Four chips in the first round, the one in hand among them."""
    match = Match(GAME, 3, GAME.options(), seeded(1))
    left = []
    for turn in range(12):
        (seat,) = match.waiting
        found = preview(match.view(seat), Place(0))
        assert found is not None
        left.append(found.left)
        match.submit(seat, Place(turn % 7))
    assert left == [4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]

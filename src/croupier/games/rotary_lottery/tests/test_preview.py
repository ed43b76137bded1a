"""What is said to be passed on is what arrives, and the board shows the prizes that are paid."""

from __future__ import annotations

from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.rotary_lottery.counting import unseen
from croupier.games.rotary_lottery.preview import preview
from croupier.games.rotary_lottery.printed import PRINTED
from croupier.games.rotary_lottery.rules import GAME, LEFT, PRIZES, WAYS
from croupier.kit.seventh_heaven.bank import Borrow


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_rest_arrives(seats: int) -> None:
    """RL-2"""
    rng, match = Random(1), Match(GAME, seats, GAME.options(), seeded(1))
    while not match.over:
        table = match.view(0).table
        told = {}
        for seat in match.waiting:
            move = rng.choice(match.moves(seat))
            view = match.view(seat)
            told[seat] = found = preview(view, move)  # type: ignore[arg-type]
            assert found is not None
            assert found.unseen == tuple(unseen(view).values())
            match.submit(seat, move)
        for seat, found in told.items():
            assert found is not None
            assert told[found.taker] is not None
            assert told[found.taker].giver == seat  # type: ignore[union-attr]
            if table.round == match.view(0).table.round and not match.over:
                arrived = match.view(found.taker).hand.held[table.round - 1][table.now.laid + 1]
                assert tuple(arrived) == found.rest


def test_loans_lead_to_nothing_here() -> None:
    """RL-7"""
    match = Match(GAME, 3, GAME.options(), seeded(1))
    assert preview(match.view(0), Borrow()) is None


def test_the_board_is_printed_right() -> None:
    """RL-2, RL-4 Prizes and directions stand on the board, as on a board of cardboard."""
    assert PRINTED.prizes == PRIZES
    assert PRINTED.ways == {number: "left" if way == LEFT else "right" for number, way in WAYS.items()}

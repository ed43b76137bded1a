"""What a bet is said to win is what it then wins, and the slip says what the rules pay."""

from __future__ import annotations

from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.your_order.preview import Preview, preview
from croupier.games.your_order.printed import PRINTED
from croupier.games.your_order.rules import GAME, PAYS, Bet, Keep, PlaceBet, settle
from croupier.kit.seventh_heaven.bank import Gamble, Won


@pytest.mark.parametrize(
    ("dummy", "total"),
    [([4, None, None], 4), ([4, 2, None], 6), ([4, 4, None], 0)],  # YO-5 equal numbers count nothing
)
def test_a_bet_is_told_its_prize_and_the_dummys_sum(dummy: list[int | None], total: int) -> None:
    """YO-5, YO-7"""
    state = GAME.start(4)
    state.table.round.dummy = dummy
    view = GAME.view(state, 0)
    assert preview(view, Bet(3, 50)) == Preview(150, total)
    assert preview(view, Bet(5, 50)) == Preview(50, total)


def test_other_moves_lead_to_nothing_certain() -> None:
    assert preview(GAME.view(GAME.start(3), 0), Keep()) is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_what_would_be_paid(seats: int) -> None:
    """YO-7 The rules themselves, asked to settle the bet as right, pay the same."""
    rng, match = Random(1), Match(GAME, seats, Gamble(), seeded(1))
    while not match.over:
        (seat,) = match.waiting
        moves = match.moves(seat)
        if match.view(seat).phase == PlaceBet.__name__:
            for move in moves:
                assert isinstance(move, Bet)
                told = list[object]()
                state = GAME.clone(match._state)
                table = state.table
                settle(table, seat, move, move.rank, lambda event, *, to=None, told=told: told.append(event))
                found = preview(match.view(seat), move)
                assert found is not None
                assert [event.amount for event in told if isinstance(event, Won)] == [found.prize]
        match.submit(seat, rng.choice(moves))


def test_the_slip_says_what_the_rules_pay() -> None:
    """YO-7 What is printed on the slip in the browser is the table of odds."""
    assert PRINTED.pays == PAYS

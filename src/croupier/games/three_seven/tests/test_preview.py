"""What a bet or a card would lead to is what it then leads to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.three_seven.preview import preview
from croupier.games.three_seven.rules import ENOUGH, GAME, SEVEN, AllIn, Call, Fold, Play, Raise
from croupier.games.three_seven.tests.scripted import A, B, C, begin, bet, carried, draw
from croupier.kit.seventh_heaven.bank import Gamble


def test_what_bets_cost() -> None:
    """TS-4, TS-7"""
    state = begin()
    draw(state, "12777", "12346", "12356")
    bet(state, Raise(50))
    view = GAME.view(state, C)
    assert [preview(view, move).pay for move in (Call(), Raise(10), Raise(100), Fold())] == [50, 60, 150, 0]
    assert [preview(view, move).stake for move in (Call(), Raise(10), Raise(100), Fold())] == [70, 80, 170, 20]
    assert not preview(view, Call()).may_declare
    bet(state, Fold())
    assert preview(GAME.view(state, A), Call()).may_declare


@pytest.mark.parametrize(("debtors", "pay"), [("", 210), ("1", 10)])
def test_all_in_borrows_where_one_can(debtors: str, pay: int) -> None:
    """TS-5"""
    state = begin(bank=carried([400, 30, 400], debtors))
    found = preview(GAME.view(state, B), AllIn())
    assert (found.pay, found.stake) == (pay, 20 + pay)


def test_it_is_what_happens() -> None:
    """TS-4, TS-9 A bet takes the chips it says; a card draws no more than it says, and leaves the sevens it says."""
    rng = Random(1)
    match = Match(GAME, 4, Gamble(), seeded(1))
    while not match.over:
        seat = match.waiting[0]
        view: Any = match.view(seat)
        move = rng.choice(match.moves(seat))
        found = preview(view, move)
        if isinstance(move, Play):
            assert found.draws <= min(move.card, view.table.pile)
            assert found.sevens == view.hand.cards.count(SEVEN) - (move.card == SEVEN)
        elif isinstance(move, Call | Raise):
            state: Any = GAME.clone(match._state)
            GAME.play(state, {seat: move})
            assert view.table.bank.chips[seat] - state.table.bank.chips[seat] == found.pay or state.phase == "Draw"
            assert state.table.bank.down[seat] == found.stake or state.phase == "Draw"
        assert found.may_declare is (found.sevens >= ENOUGH)
        match.submit(seat, move)

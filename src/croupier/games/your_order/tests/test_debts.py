"""Loans, debts, and those who can hardly bet."""

from __future__ import annotations

from random import Random

import pytest

from croupier.core.chance import seeded
from croupier.core.match import Match
from croupier.games.your_order.rules import (
    GAME,
    Bet,
    Keep,
    Skipped,
    Staked,
    TurnedUp,
)
from croupier.games.your_order.tests.scripted import (
    APART,
    SMALL,
    A,
    B,
    C,
    asides,
    begin,
    choices,
    deal,
    go,
    play_round,
    turn,
    up_to_bets,
)
from croupier.kit.seventh_heaven.bank import Borrow, Borrowed, PaidBack, PayBack


def test_too_little_borrows_by_itself() -> None:
    """YO-8: whoever is to bet with less than 20 and no debt card borrows, when their turn comes and not before."""
    state = begin(chips=[200, 10, 0])
    log = up_to_bets(state)
    assert not log.of(Borrowed)
    log = go(state, SMALL)
    assert log == [(None, Staked(A, 1, 20)), (None, Borrowed(B))]
    assert state.table.bank.chips == [180, 210, 0]
    assert {move.amount for move in choices(state) if isinstance(move, Bet)} == set(range(20, 101, 10))
    assert go(state, SMALL).of(Borrowed) == [Borrowed(C)]
    assert state.table.bank.debt == [False, True, True]


def test_borrows_for_the_second_bet() -> None:
    """YO-8: the first bet may leave too little for the second."""
    state = begin(chips=[110, 20, 200])
    up_to_bets(state)
    log = go(state, Bet(1, 100), SMALL, SMALL)
    assert log[-2:] == [(None, TurnedUp(2, 2)), (None, Borrowed(A))]
    assert go(state, SMALL).of(Borrowed) == [Borrowed(B)]


def test_enough_does_not_borrow() -> None:
    """YO-8: whoever has 20 bets them, and borrows only if they want to."""
    state = begin(chips=[20, 200, 200])
    assert not up_to_bets(state).of(Borrowed)
    assert choices(state) == [Bet(rank, 20) for rank in range(1, 5)]
    assert asides(state) == [Borrow()]
    go(state, Borrow())
    assert len(choices(state)) == 4 * 9


def test_all_one_has() -> None:
    """YO-8: whoever holds a debt card and has less than 20 bets that; only the place is theirs to choose."""
    state = begin(chips=[10, 200, 200], debt=[A])
    up_to_bets(state)
    assert choices(state) == [Bet(rank, 10) for rank in range(1, 5)]
    assert not asides(state)
    go(state, Bet(2, 10))
    assert state.table.bank.chips[A] == 0
    log = go(state, SMALL, SMALL)
    assert log[-2:] == [(None, TurnedUp(2, 2)), (None, Skipped(A))]


def test_nothing_skips() -> None:
    """YO-8: whoever holds a debt card and has nothing is not asked to bet, but may still change a card."""
    state = begin(chips=[200, 0, 200], debt=[B])
    deal(state, APART)
    go(state, Keep())
    assert turn(state) == B
    go(state, Keep(), Keep())
    log = go(state, SMALL)
    assert log == [(None, Staked(A, 1, 20)), (None, Skipped(B))]
    assert turn(state) == C
    go(state, SMALL, SMALL, SMALL)
    assert state.table.round.number == 2


def test_nobody_can_bet() -> None:
    """YO-8: if all hold debt cards and nothing else, the rounds go by without bets, and nobody is out."""
    state = begin(chips=[0, 0, 0], debt=[A, B, C])
    log = up_to_bets(state)
    assert log.of(Skipped) == [Skipped(A), Skipped(B), Skipped(C)] * 2
    assert state.table.round.number == 2
    play_round(state)
    play_round(state)
    assert GAME.is_over(state)
    assert not state.table.bank.out


def test_a_bet_is_at_most_100() -> None:
    """YO-8: however rich one is."""
    state = begin(chips=[1000, 60, 200])
    up_to_bets(state)
    assert max(move.amount for move in choices(state) if isinstance(move, Bet)) == 100
    go(state, SMALL)
    assert max(move.amount for move in choices(state) if isinstance(move, Bet)) == 60


@pytest.mark.parametrize(("chips", "may"), [(250, False), (260, False), (270, True)])
def test_paying_back_while_a_bet_is_owed(chips: int, may: bool) -> None:
    """YO-8: only players who keep 20 or more may pay back when they are to bet; while changing cards 250 are enough."""
    state = begin(chips=[chips, 200, 200], debt=[A])
    deal(state, APART)
    assert asides(state) == [PayBack()]
    go(state, Keep(), Keep(), Keep())
    assert asides(state) == ([PayBack()] if may else [])


def test_paid_back_and_borrowed_again() -> None:
    """YO-8: whoever pays back all they have while changing cards borrows automatically when they are to bet."""
    state = begin(chips=[250, 200, 200], debt=[A])
    deal(state, APART)
    assert go(state, PayBack()) == [(None, PaidBack(A))]
    assert go(state, Keep(), Keep(), Keep()).of(Borrowed) == [Borrowed(A)]
    assert state.table.bank.chips[A] == 200


def test_nobody_is_put_out() -> None:
    """YO-8: there are no payments, so all who started are there at the end."""
    for seed in range(50):
        rng = Random(seed)
        match = Match(GAME, 4, source=seeded(rng))
        while not match.over:
            (seat,) = match.waiting
            match.submit(seat, rng.choice([*match.moves(seat), *match.asides(seat)]))
        assert not match.scene().table.bank.out

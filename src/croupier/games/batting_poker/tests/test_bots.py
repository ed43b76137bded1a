"""The rules of thumb of Batting Poker."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, View
from croupier.games.batting_poker import bots
from croupier.games.batting_poker.bots import Regular
from croupier.games.batting_poker.rules import (
    EVEN,
    GAME,
    NOTHING,
    PAIR,
    STRAIGHT,
    THREE,
    Discard,
    Hand,
    Pass,
    Swap,
    Table,
    rank,
)
from croupier.kit.bank import Gamble, PayBack


def seen(
    hand: Sequence[int],
    lying: Sequence[Sequence[int]] = (),
    *,
    seats: int = 4,
    pot: int = 80,
    chips: int = 180,
    debt: bool = False,
) -> View[Table, Hand]:
    """What seat 0 sees, with these cards lying before the seats."""
    state = GAME.start(seats, Gamble(first=0))
    while state.phase == "Draw":
        GAME.play(state, next(card for card, _ in GAME.odds(state).outcomes()))
    state.hands[0].cards = sorted(hand)
    for seat, cards in enumerate(lying):
        state.table.round.discards[seat] = [*cards]
    bank = state.table.bank
    bank.pot, bank.chips[0], bank.debt[0] = pot, chips, debt
    return GAME.view(state, 0)


def choice(view: View[Table, Hand]) -> Move:
    return Regular(GAME, Random(1)).choose(view, [*GAME.moves(view), *GAME.asides(view)])


def test_keeps_a_straight() -> None:
    assert choice(seen((3, 4, 5))) == Pass()


def test_breaks_up_a_straight_that_does_not_count() -> None:
    assert rank((3, 4, 5), 3) == NOTHING
    assert isinstance(choice(seen((3, 4, 5), seats=3)), Discard)


def test_draws_to_an_even_hand() -> None:
    assert choice(seen((2, 5, 6), seats=3)) == Discard((5,))


def test_keeps_a_wild_card() -> None:
    move = choice(seen((0, 2, 7)))
    assert isinstance(move, Discard)
    assert 0 not in move.cards


def test_draws_anew_when_nothing_fits() -> None:
    move = choice(seen((1, 4, 7), seats=3))
    assert isinstance(move, Discard)
    assert len(move.cards) >= 2


def test_buys_what_makes_a_hand() -> None:
    assert choice(seen((2, 6, 7), [(), (1, 5), (3,)])) == Swap(2, 1, 5)


def test_does_not_buy_when_a_loan_would_cost_more() -> None:
    lying = [(), (1, 5), (3,)]
    assert isinstance(choice(seen((2, 6, 7), lying, chips=10)), Swap)
    assert not isinstance(choice(seen((2, 6, 7), lying, chips=0)), Swap)


def test_wants_three_of_a_kind_when_the_pot_is_large() -> None:
    assert choice(seen((2, 2, 4), pot=120)) == Pass()
    assert choice(seen((2, 2, 4), pot=1000)) == Discard((4,))


def test_does_not_borrow_without_need() -> None:
    view = seen((1, 4, 7), chips=0)
    assert isinstance(choice(view), Discard)


def test_pays_back_when_rich() -> None:
    assert choice(seen((3, 4, 5), chips=700, debt=True)) == PayBack()


def test_a_hand_that_many_make_is_worth_less() -> None:
    worths = bots.worth_of_ranks(seen((1, 2, 4), pot=200).table)
    assert worths[NOTHING] == -20
    assert worths[NOTHING] < worths[PAIR] < worths[EVEN] < worths[STRAIGHT]
    assert worths[STRAIGHT] < 200
    assert bots.worth_of_ranks(seen((1, 2, 4), pot=20).table)[STRAIGHT] < worths[PAIR]


def test_chances() -> None:
    chances = bots.chances((4, 4), 3)
    assert chances[THREE] == pytest.approx(7 / 49)  # five 4s, 0 and 00
    assert chances[EVEN] == pytest.approx(14 / 49)
    assert chances[NOTHING] == 0
    assert sum(bots.chances((), 5)) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "share"), [(3, 0.8), (4, 0.75), (5, 0.7)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=100) > share

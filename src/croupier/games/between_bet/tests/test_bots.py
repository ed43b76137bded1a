"""The rules of thumb of Between Bet."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, Seat, State, View
from croupier.games.between_bet import bots
from croupier.games.between_bet.bots import Regular
from croupier.games.between_bet.rules import GAME, Bet, Box, Call, Hand, Pick, Quiet, Raise, Round, Stand, Table
from croupier.kit.bank import Bank, Borrow, PayBack
from croupier.kit.number_cards import FULL, Card

ME, OTHER = 0, 1


def seen(
    phase: str,
    face_up: Sequence[Card] = (3, 4, 5),
    *,
    chips: int = 300,
    debt: bool = False,
    call: int = 0,
    holder: Seat | None = None,
    final: int = 0,
    peeked: Sequence[Card] = (),
    number: int = 1,
) -> View[Table, Hand]:
    """What seat 0 of three sees; the holder has bet `final`."""
    bank = Bank([chips, 300, 300], [0, 0, 0], [debt, False, False])
    if holder is not None:
        bank.down[holder] = final
    row = [None, None, *face_up, None, None]
    table = Table(bank, 3, Round(number, 2, row, call, holder, pair="left" if peeked else None))
    return GAME.view(State(3, phase, table, [Hand([*peeked]), Hand(), Hand()], Box({})), ME)


def choices(view: View[Table, Hand]) -> set[Move]:
    """What the bot chooses here, over many tries."""
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return {Regular(GAME, Random(seed)).choose(view, moves) for seed in range(60)}


def amounts(moves: set[Move]) -> set[int]:
    assert all(isinstance(move, Call | Raise | Bet) for move in moves)
    return {move.amount for move in moves if isinstance(move, Call | Raise | Bet)}


def test_chances_are_those_of_all_rows() -> None:
    chances = bots.in_range(0, tuple(FULL.values()), 7, 0)
    assert round(chances[8], 2) == round(chances[9], 2) == 0.71
    assert sum(ways for _, ways in bots.draws(tuple(FULL.values()), 7)) == comb(51, 7)


def test_chances_are_sure_when_all_is_known() -> None:
    row = sum(bots.DIGITS[card] for card in (1, 2, 3, 4, 5, 6, 7))
    chances = bots.in_range(row, tuple(FULL.values()), 0, 0)
    assert [limit for limit, chance in enumerate(chances) if chance == 1] == [*range(5, 12)]
    assert sum(chances) == 7


def test_calls_about_what_it_would_bet() -> None:
    for face_up, favourite in (((1, 2, 2), 60), ((3, 4, 5), 90), ((5, 7, 7), 120)):
        called = amounts(choices(seen("Outbid", face_up)))
        assert max(called) == favourite + 10
        assert len(called) > 3  # and does not always say the same


def test_stops_calling_when_it_gets_dear() -> None:
    assert choices(seen("Outbid", call=100, holder=OTHER)) == {Quiet()}
    assert Call(90) in choices(seen("Outbid", call=80, holder=OTHER))


def test_picks_either_pair() -> None:
    assert choices(seen("PickPair", holder=ME, call=80, final=80)) == {Pick("left"), Pick("right")}


def test_raises_after_high_cards() -> None:
    view = seen("RaiseOrStand", (5, 6, 7), holder=ME, call=80, final=80, peeked=(7, 7))
    assert min(amounts(choices(view))) >= 120


def test_stands_after_low_cards() -> None:
    view = seen("RaiseOrStand", (2, 3, 4), holder=ME, call=80, final=80, peeked=(1, 1))
    assert choices(view) == {Stand()}


def test_outbids_the_right_holder() -> None:
    assert min(amounts(choices(seen("PlaceBets", call=80, holder=OTHER, final=80)))) > 80


def test_believes_a_raise_a_little() -> None:
    stood, raised = (bots.promises(seen("PlaceBets", call=call, holder=OTHER, final=120))[12:15] for call in (120, 100))
    assert all(before < after for before, after in zip(stood, raised))


def test_bets_nothing_where_all_that_it_has_is_too_little() -> None:
    view = seen("PlaceBets", (6, 7, 7), chips=40, debt=True)
    assert choices(view) == {Bet(0)}


def test_borrows_for_a_bet_that_is_worth_it() -> None:
    assert choices(seen("PlaceBets", chips=50)) == {Borrow()}
    assert choices(seen("Outbid", chips=50)) == {Borrow()}
    assert Borrow() not in choices(seen("PlaceBets", chips=100))


def test_does_not_borrow_in_the_last_round() -> None:
    assert Borrow() not in choices(seen("PlaceBets", chips=50, number=3))


def test_pays_back_when_it_has_plenty() -> None:
    assert choices(seen("PlaceBets", chips=700, debt=True)) == {PayBack()}


@pytest.mark.parametrize(("seats", "share"), [(3, 0.9), (5, 0.9)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=150) > share

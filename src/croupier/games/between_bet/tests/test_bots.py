"""The computer players of Between Bet."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any

import pytest
from strength import first_places

from croupier.core.game import Move, Seat, State, View
from croupier.games.between_bet.bots import Novice, Regular, Veteran
from croupier.games.between_bet.chances import draws, in_range, looks, outcomes, written
from croupier.games.between_bet.foresight import Foresight, fortune, gain, won
from croupier.games.between_bet.heuristics import promises
from croupier.games.between_bet.rules import GAME, Bet, Box, Call, Hand, Pick, Quiet, Raise, Round, Stand, Table
from croupier.kit.seventh_heaven.bank import Bank, Borrow, PayBack
from croupier.kit.seventh_heaven.number_cards import FULL, Card

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


def choices(view: View[Table, Hand], kind: Any = Regular, tries: int = 60) -> set[Move]:
    """What a player chooses here, over many tries."""
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return {kind(GAME, Random(seed)).choose(view, moves) for seed in range(tries)}


def amounts(moves: set[Move]) -> set[int]:
    assert all(isinstance(move, Call | Raise | Bet) for move in moves)
    return {move.amount for move in moves if isinstance(move, Call | Raise | Bet)}


def test_chances_are_those_of_all_rows() -> None:
    every = tuple(FULL.values())
    chances = in_range(outcomes(0, every, 7))
    assert round(chances[8], 2) == round(chances[9], 2) == 0.71
    assert sum(ways for _, ways in draws(every, 7)) == comb(51, 7)


def test_chances_are_sure_when_all_is_known() -> None:
    chances = in_range(outcomes(written((1, 2, 3, 4, 5, 6, 7)), tuple(FULL.values()), 0))
    assert [limit for limit, chance in enumerate(chances) if chance == 1] == [*range(5, 12)]
    assert sum(chances) == 7


def test_looks_at_a_pair_add_up_to_all_rows() -> None:
    left = (1, 7, 6, 7, 6, 7, 6, 7, 1)
    seen, ways = looks(written((2, 4, 6)), left), outcomes(written((2, 4, 6)), left, 4)
    assert sum(chance for chance, _ in seen) == pytest.approx(1)
    for limits, times in ways.items():
        assert sum(chance * then.get(limits, 0) for chance, then in seen) == pytest.approx(times / comb(48, 4))


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
    stood, raised = (promises(seen("PlaceBets", call=call, holder=OTHER, final=120))[12:15] for call in (120, 100))
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


def test_a_novice_takes_hidden_cards_to_be_like_those_seen() -> None:
    for face_up, too_far in (((6, 6, 7), 140), ((1, 1, 2), 30)):
        assert too_far in amounts(choices(seen("PlaceBets", face_up), Novice))
        assert too_far not in amounts(choices(seen("PlaceBets", face_up)))


def test_a_novice_calls_half_of_what_it_means_to_bet() -> None:
    called = choices(seen("Outbid", (4, 4, 4)), Novice)
    assert max(amounts(called - {Quiet()})) == 40
    assert choices(seen("Outbid", (4, 4, 4), call=50, holder=OTHER), Novice) == {Quiet()}
    assert Quiet() not in choices(seen("Outbid", (4, 4, 4), call=50, holder=OTHER))


def test_a_novice_does_not_look_at_the_right_holders_bet() -> None:
    bets = [amounts(choices(seen("PlaceBets", call=40, holder=OTHER, final=final), Novice)) for final in (40, 130)]
    assert bets[0] == bets[1] == {70, 80, 90}
    assert amounts(choices(seen("PlaceBets", call=40, holder=OTHER, final=100))) != {70, 80, 90}


def test_a_novice_never_borrows() -> None:
    assert choices(seen("PlaceBets", chips=50), Novice) == {Bet(50)}
    assert choices(seen("PlaceBets", chips=700, debt=True), Novice) == {PayBack()}


def test_a_novice_with_nothing_but_zeros_to_see_bets_nothing_much() -> None:
    assert max(amounts(choices(seen("PlaceBets", (0, 8, 1)), Novice))) <= 30


def test_a_veteran_pays_more_for_the_look_than_a_regular() -> None:
    """At 110 a regular is silent; but the look is worth more than leaving it to others."""
    view = seen("Outbid", (3, 4, 5), call=90, holder=OTHER)
    assert Call(100) in choices(view, Veteran, 20)
    dear = seen("Outbid", (3, 4, 5), call=130, holder=OTHER)
    assert choices(dear, Veteran, 20) == {Quiet()}
    assert Foresight(view, Random(1)).is_worth_it(100)
    assert not Foresight(dear, Random(1)).is_worth_it(140)


def test_no_call_beyond_all_limits_is_thought_about() -> None:
    assert choices(seen("Outbid", chips=1000, call=400, holder=OTHER), Veteran, 5) == {Quiet()}


def test_a_veteran_reads_a_raise_exactly() -> None:
    """Whoever stands had low cards or middling ones; whoever raises by a lot had high ones."""
    stood, raised = (
        in_range(Foresight(seen("PlaceBets", (4, 5, 6), call=call, holder=OTHER, final=140), Random(1)).rows())
        for call in (140, 80)
    )
    blind = in_range(outcomes(written((4, 5, 6)), tuple(FULL[card] - (card in (4, 5, 6)) for card in FULL), 4))
    assert raised[13] > 1.5 * blind[13]
    assert raised[13] > stood[13]


def test_a_veteran_behind_in_the_last_round_bets_for_the_first_place() -> None:
    """100 less than the others: no likely bet catches up but the highest in the range."""
    behind, ahead = seen("PlaceBets", chips=200, number=3), seen("PlaceBets", chips=900, number=3)
    assert min(amounts(choices(behind, Veteran, 20))) >= 90
    assert 0 in amounts(choices(ahead, Veteran, 20))
    assert 0 not in amounts(choices(ahead))


def test_a_veteran_borrows_when_a_bet_is_worth_it() -> None:
    assert choices(seen("PlaceBets", chips=0), Veteran, 10) == {Borrow()}
    assert choices(seen("Outbid", chips=50), Veteran, 5) == {Borrow()}
    assert choices(seen("PlaceBets", chips=700, debt=True), Veteran, 5) == {PayBack()}
    assert Borrow() not in choices(seen("PlaceBets", chips=300), Veteran, 10)


def test_a_veteran_mixes_and_one_seed_brings_one_choice() -> None:
    view = seen("PlaceBets", (4, 6, 7), call=80, holder=OTHER, final=80)
    assert len(choices(view, Veteran, 20)) > 1
    for seed in range(5):
        assert len({Veteran(GAME, Random(seed)).choose(view, GAME.moves(view)) for _ in range(3)}) == 1
    assert choices(seen("PickPair", holder=ME, call=80, final=80), Veteran) == {Pick("left"), Pick("right")}


def test_a_veteran_uses_what_it_saw() -> None:
    high = seen("RaiseOrStand", (5, 6, 7), holder=ME, call=80, final=80, peeked=(7, 7))
    low = seen("RaiseOrStand", (2, 3, 4), holder=ME, call=80, final=80, peeked=(1, 1))
    assert min(amounts(choices(high, Veteran, 20))) >= 110
    assert choices(low, Veteran, 20) == {Stand()}


def test_what_a_bet_brings() -> None:
    rows = {(5, 10): 0.5, (8, 12): 0.5}
    assert gain(90, rows, [[]]) == 180
    assert gain(90, rows, [[100]]) == 90
    assert gain(90, rows, [[110]]) == 135
    assert gain(120, rows, [[], []]) == 60
    assert [won(bet, 50, 100, 90) for bet in (90, 80, 110, 0)] == [180, 80, -110, 0]
    assert [fortune(chips, True) for chips in (300, 250, 240)] == [50, 0, -60]
    assert fortune(300, False) == 300


@pytest.mark.parametrize(("seats", "share"), [(3, 0.9), (5, 0.9)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=150) > share


@pytest.mark.parametrize(
    ("level", "others", "games", "share"),
    [("novice", "chaotic", 60, 0.8), ("regular", "novice", 100, 0.7), ("veteran", "regular", 45, 0.4)],
)
def test_each_level_beats_the_one_below(level: str, others: str, games: int, share: float) -> None:
    assert first_places(GAME, 3, games, level=level, others=others) > share

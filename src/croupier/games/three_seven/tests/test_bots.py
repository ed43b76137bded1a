"""The computer players of Three Seven."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, State, View
from croupier.games.three_seven import heuristics
from croupier.games.three_seven.bots import Novice, Regular, Veteran
from croupier.games.three_seven.expectation import holdings
from croupier.games.three_seven.reading import likely
from croupier.games.three_seven.rules import (
    GAME,
    AllIn,
    Box,
    Call,
    Declare,
    Fold,
    Hand,
    Hold,
    Play,
    Raise,
    Round,
    Table,
    deck,
)
from croupier.games.three_seven.tests import exact
from croupier.kit.seventh_heaven.bank import Bank, Borrow, PayBack
from croupier.players.playouts import Budget


def seen(
    phase: str,
    cards: str,
    *,
    chips: int = 400,
    stakes: Sequence[int] = (20, 20, 20, 20),
    debt: bool = False,
    shown: str = "",
    left: int | None = None,
) -> View[Table, Hand]:
    """What seat 0 sees with these cards, in a round of its own with four players; the last may have declared."""
    seats = len(stakes)
    drawn, declared = [len(cards)] + [5] * (seats - 1), [*map(int, shown)]
    now = Round(2, 1, drawn, [[] for _ in stakes], [[], [], [], declared], [*range(seats)], to_bet=[0])
    bank = Bank([chips] + [400] * (seats - 1), [*stakes], [debt] + [False] * (seats - 1))
    if left is not None:
        now.drawn[-1] += sum(deck(seats).values()) - sum(now.drawn) - left
    state = State(seats, phase, Table(bank, seats, now), [Hand([*map(int, cards)]) for _ in stakes], Box({}))
    return GAME.view(state, 0)


Level = type[Novice] | type[Regular] | type[Veteran]


def answers(view: View[Table, Hand], level: Level = Regular) -> list[Move]:
    """What the bot chooses here, over many tries."""
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return [level(GAME, Random(seed)).choose(view, moves) for seed in range(60)]


def choices(view: View[Table, Hand], level: Level = Regular) -> set[Move]:
    return {*answers(view, level)}


def mostly(view: View[Table, Hand], level: Level = Regular) -> Move:
    found = answers(view, level)
    return max(found, key=found.count)


def test_calls_what_is_free_and_bluffs_a_little() -> None:
    view = seen("Bet", "11234")
    assert mostly(view) == Call()
    assert any(isinstance(move, Raise) for move in choices(view))
    assert Fold() not in choices(view)


def test_folds_nothing_against_a_raise() -> None:
    assert mostly(seen("Bet", "11234", stakes=(20, 120, 20, 20))) == Fold()


def test_stays_for_a_prize_that_is_worth_it() -> None:
    assert mostly(seen("Bet", "11237", stakes=(20, 70, 20, 20))) == Fold()
    assert mostly(seen("Bet", "11237", stakes=(100, 120, 120, 120))) == Call()


def test_raises_with_two_sevens() -> None:
    assert all(isinstance(move, Raise) for move in choices(seen("Bet", "12377")))


def test_its_raises_do_not_tell_its_sevens() -> None:
    sizes = {move for move in choices(seen("Bet", "12777")) if isinstance(move, Raise)}
    assert len(sizes) > 5


def test_the_third_seven_all_but_wins() -> None:
    chances = [heuristics.chance(sevens, 4) for sevens in range(5)]
    assert chances == sorted(chances)
    assert chances[3] > 2 * chances[2]


def test_raises_over_a_raise_only_with_three() -> None:
    raised = (20, 120, 20, 20)
    assert choices(seen("Bet", "12377", stakes=raised)) == {Call()}
    assert all(isinstance(move, Raise) for move in choices(seen("Bet", "12777", stakes=raised)))


def test_borrows_for_sevens_and_not_without() -> None:
    raised = (20, 120, 120, 120)
    assert choices(seen("Bet", "12777", chips=50, stakes=raised)) == {Borrow()}
    assert choices(seen("Bet", "12345", chips=50, stakes=raised)) == {Fold()}


def test_goes_all_in_where_it_is_cheap() -> None:
    raised = (20, 320, 320, 320)
    assert choices(seen("Bet", "12347", chips=0, stakes=raised, debt=True)) == {AllIn()}
    assert choices(seen("Bet", "12345", chips=290, stakes=raised, debt=True)) == {Fold()}


def test_pays_back_when_rich() -> None:
    assert choices(seen("Bet", "12345", chips=900, debt=True)) == {PayBack()}
    assert PayBack() not in choices(seen("Bet", "12345", chips=300, debt=True))


def test_declares_what_nobody_has_outdone() -> None:
    assert choices(seen("SpeakUp", "12777")) == {Declare()}
    assert choices(seen("SpeakAgain", "12777", shown="34777")) == {Declare()}
    assert choices(seen("SpeakAgain", "12777", shown="37777")) == {Hold()}
    assert choices(seen("SpeakUp", "12377")) == {Hold()}


def test_plays_high_and_keeps_its_sevens() -> None:
    assert choices(seen("PlayOne", "11677")) == {Play(6)}
    assert choices(seen("PlayOne", "777")) == {Play(7)}


def test_wavers_between_cards_that_look_alike() -> None:
    assert len(choices(seen("PlayOne", "14567"))) > 1


def test_plays_low_rather_than_a_seven_when_the_pile_is_low() -> None:
    assert Play(7) not in choices(seen("PlayOne", "17", left=1))


@pytest.mark.parametrize(("seats", "share"), [(3, 0.6), (4, 0.5), (5, 0.4)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=120) > share


def test_a_novice_never_folds_while_its_chips_last() -> None:
    raised = seen("Bet", "11234", stakes=(20, 120, 20, 20))
    assert choices(raised, Novice) == {Call()}
    assert choices(seen("Bet", "11234", chips=50, stakes=(20, 120, 20, 20)), Novice) == {Fold()}
    assert choices(seen("Bet", "12347", chips=50, stakes=(20, 120, 20, 20)), Novice) == {Borrow()}
    assert mostly(raised) == Fold()


def test_a_novice_raises_only_with_three_sevens_and_as_little_as_it_can() -> None:
    assert choices(seen("Bet", "12377"), Novice) == {Call()}
    assert choices(seen("Bet", "12777"), Novice) == {Raise(10)}


def test_a_novice_plays_high_where_low_does_as_well() -> None:
    view = seen("PlayOne", "236", left=2)
    assert choices(view, Novice) == {Play(6)}
    assert Play(6) not in choices(view)
    assert choices(seen("PlayOne", "777"), Novice) == {Play(7)}


def test_a_novice_declares() -> None:
    assert choices(seen("SpeakUp", "12777"), Novice) == {Declare()}
    assert choices(seen("SpeakUp", "12377"), Novice) == {Hold()}


def test_a_veteran_reads_a_raise_and_a_call() -> None:
    """Seat 1 has raised, seat 2 has called, seat 3 has yet to answer."""
    view = seen("Bet", "11237", stakes=(20, 70, 70, 20))
    view.table.now.to_bet = [3, 0]
    unread = holdings(GAME.view(state_of(view), 3))[0]
    view.table.now.to_bet = [0]
    odds = holdings(view)
    assert sum(odds[1][2:]) > 0.8  # whoever raises has two or more
    assert odds[2][3] < 0.01 < unread[3]  # whoever only calls does not have three
    assert odds[2][0] < unread[0] / 2


def state_of(view: View[Table, Hand]) -> State[Table, Hand, Box]:
    return State(view.seats, view.phase, view.table, [view.hand] * view.seats, Box({}))


def test_a_veteran_reads_what_was_not_declared() -> None:
    deals = [likely(seen("PlayOne", "12345"), Random(seed)) for seed in range(200)]
    assert max(deal.hands[seat].cards.count(7) for deal in deals for seat in (1, 2, 3)) == 2
    dealt = [likely(seen("Bet", "12345"), Random(seed)) for seed in range(200)]
    assert max(deal.hands[seat].cards.count(7) for deal in dealt for seat in (1, 2, 3)) > 2


def test_an_imagined_deal_has_all_the_cards() -> None:
    view = seen("Bet", "12377", stakes=(20, 70, 20, 20))
    for seed in range(50):
        deal = likely(view, Random(seed))
        held = [card for hand in deal.hands for card in hand.cards]
        assert all(held.count(card) + deal.box.pile[card] == count for card, count in deck(4).items())
        assert [len(hand.cards) for hand in deal.hands] == [5, 5, 5, 5]


def test_a_veteran_folds_two_sevens_to_a_raise_that_has_them_too() -> None:
    view = seen("Bet", "12377", stakes=(20, 120, 20, 20))
    assert mostly(view, Veteran) == Fold()
    assert mostly(view) == Call()


def test_a_veteran_raises_little_with_three_sevens_and_more_to_drive_others_out() -> None:
    assert mostly(seen("Bet", "12777"), Veteran) == Raise(20)
    assert mostly(seen("Bet", "12347"), Veteran) == Raise(40)


def test_a_veteran_mixes() -> None:
    assert len(choices(seen("Bet", "12377"), Veteran)) > 2
    assert len(choices(seen("Bet", "11234"), Veteran)) > 1
    assert len(choices(seen("PlayOne", "14567"), Veteran)) > 1


def test_a_veteran_declares_and_pays_back() -> None:
    assert choices(seen("SpeakAgain", "12777", shown="37777"), Veteran) == {Hold()}
    assert choices(seen("SpeakUp", "12777"), Veteran) == {Declare()}
    assert choices(seen("Bet", "12345", chips=900, debt=True), Veteran) == {PayBack()}


def test_a_veteran_never_folds_what_is_free_and_borrows_only_to_call() -> None:
    assert not choices(seen("Bet", "11234"), Veteran) & {Fold(), Borrow()}
    assert mostly(seen("Bet", "12777", chips=50, stakes=(20, 120, 120, 120)), Veteran) == Borrow()


def test_the_same_seed_brings_the_same_choice() -> None:
    view = seen("PlayOne", "14567")
    moves = GAME.moves(view)
    twice = [[Veteran(GAME, Random(seed), Budget(playouts=9)).choose(view, moves) for seed in range(20)] for _ in "ab"]
    assert twice[0] == twice[1]


@pytest.mark.parametrize("phase", ["Bet", "PlayOne"])
def test_what_a_regular_does_is_known(phase: str) -> None:
    """The exact answer rests on how often a regular does what."""
    rng = Random(3)
    for _ in range(6):
        view = exact.table(rng, phase)
        moves = GAME.moves(view)
        counted = [Regular(GAME, rng).choose(view, moves) for _ in range(400)]
        known = exact.replies(view, moves)
        assert sum(known.values()) == pytest.approx(1)
        assert {*counted} <= {*known}
        assert all(counted.count(move) / 400 == pytest.approx(often, abs=0.1) for move, often in known.items())


def test_exact_deals() -> None:
    view = exact.table(Random(1), "Bet", live=2, own=2)
    assert sum(exact.worlds(view).values()) == 35  # three cards out of seven, none of them a seven
    few = exact.worlds(exact.table(Random(1), "Bet", live=5, own=0))
    assert sum(few.values()) == 35 - 10  # but not three of the five sevens


def test_exact_chances() -> None:
    """Whoever holds the only two sevens wins with any other card, and nothing by folding."""
    view = exact.table(Random(2), "Bet", live=2, own=2)
    alike = exact.worlds(view)
    chances = {move: value / sum(alike.values()) for move, value in exact.values(alike).items()}
    assert chances[Call()] == pytest.approx(1)
    assert chances[Fold()] == 0


@pytest.mark.parametrize(("phase", "positions"), [("Bet", 8), ("PlayOne", 2)])
def test_a_veteran_comes_close_to_the_best_answer(phase: str, positions: int) -> None:
    found = exact.loss(phase, positions)
    assert found.mean < 0.02
    assert found.worst < 0.1


@pytest.mark.parametrize(
    ("level", "others", "games", "share"), [("veteran", "regular", 40, 0.3), ("regular", "novice", 160, 0.33)]
)
def test_levels(level: str, others: str, games: int, share: float) -> None:
    """One among three of the level below: a fair share is a quarter."""
    assert first_places(GAME, 4, games, level=level, others=others) > share

"""The rules of thumb of Three Seven."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, State, View
from croupier.games.three_seven import bots
from croupier.games.three_seven.bots import Regular
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
from croupier.kit.bank import Bank, Borrow, PayBack


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


def choices(view: View[Table, Hand]) -> set[Move]:
    """What the bot chooses here, over many tries."""
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return {Regular(GAME, Random(seed)).choose(view, moves) for seed in range(60)}


def mostly(view: View[Table, Hand]) -> Move:
    moves = [*GAME.moves(view), *GAME.asides(view)]
    answers = [Regular(GAME, Random(seed)).choose(view, moves) for seed in range(60)]
    return max(answers, key=answers.count)


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
    chances = [bots.chance(seen("Bet", cards)) for cards in ("12345", "12347", "12377", "12777", "17777")]
    assert chances == sorted(chances)
    assert chances[3] > 2 * chances[2]


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

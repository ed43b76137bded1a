"""The regular player's rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, View
from croupier.games.rotary_lottery.bots import Regular, at_least
from croupier.games.rotary_lottery.counting import unseen
from croupier.games.rotary_lottery.rules import GAME, Hand, Lay, Round, Table
from croupier.kit.bank import Bank, Borrow, PayBack


def sees(
    held: list[list[list[int]]], laid: list[list[int]], lottery: Sequence[Sequence[int]] = ((), ()), chips: int = 0
) -> View[Table, Hand]:
    """What the first of three players may see in a draft."""
    bank = Bank([chips] * 3, [0] * 3, [chips > 0] * 3)
    rounds = [Round(0, [[], [], []], len(cards), [*turned]) for cards, turned in zip(laid, lottery)]
    return View(3, "Draft", Table(bank, 5, rounds, 21), 0, Hand(held, laid))


def choices(view: View[Table, Hand]) -> set[Move]:
    """All that the player may choose, if asked again and again."""
    moves = [*GAME.moves(view), *GAME.asides(view)]
    return {Regular(GAME, Random(seed)).choose(view, moves) for seed in range(30)}


def test_lays_what_it_has_seen_least_of() -> None:
    assert choices(sees([[[1, 1, 1, 2, 2, 3, 3]]], [[]])) == {Lay(2), Lay(3)}
    assert choices(sees([[[1, 1, 1, 2, 2, 3, 4]]], [[]])) == {Lay(3), Lay(4)}


def test_remembers_hands_that_it_passed_on() -> None:
    assert choices(sees([[[1, 1, 2, 2, 2, 2, 3], [1, 2, 4, 4, 4, 4]]], [[3]])) == {Lay(1)}


def test_spreads_rather_than_collects() -> None:
    assert choices(sees([[[4, 5, 6, 7, 7, 7, 7], [4, 5, 6, 1, 1, 1]]], [[4]])) == {Lay(5), Lay(6)}


def test_lottery_cards_are_gone() -> None:
    first = [[1, 2, 3, 4, 5, 6, 7]]
    assert choices(sees([first, first], [[1, 2, 3, 4, 5, 6, 7], []], [[1, 2, 3, 4, 5], []])) == {Lay(6), Lay(7)}


def test_counts_a_hand_that_comes_back_once() -> None:
    held = [[1, 1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 7, 7], [1, 3, 3, 5, 6], [1, 2, 4, 6]]
    assert unseen(sees([held], [[3, 2, 1]])) == {1: 1, 2: 3, 3: 1, 4: 3, 5: 3, 6: 3, 7: 3}


def test_counts_what_comes_by_in_either_round() -> None:
    first, second = [[1, 1, 1, 2, 2, 3, 4]], [[1, 2, 2, 2, 5, 5, 6]]
    view = sees([first, second], [[1, 1, 1, 2, 2, 3, 4], []], [[7, 7, 1, 5, 3], []])
    assert unseen(view) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 2, 6: 4, 7: 3}


def test_chances() -> None:
    assert at_least(1, 3, 3, 1) == 1
    assert at_least(2, 1, 14, 5) == 0
    assert at_least(1, 1, 14, 7) == pytest.approx(1 / 2)
    assert at_least(2, 2, 4, 2) == pytest.approx(1 / 6)


def test_never_borrows_and_pays_back_with_plenty() -> None:
    view = sees([[[1, 2, 3, 4, 5, 6, 7]]], [[]])
    assert Borrow() in GAME.asides(view)
    assert all(isinstance(move, Lay) for move in choices(view))
    assert choices(sees([[[1, 2, 3, 4, 5, 6, 7]]], [[]], chips=900)) == {PayBack()}
    assert PayBack() not in choices(sees([[[1, 2, 3, 4, 5, 6, 7]]], [[]], chips=300))


@pytest.mark.parametrize(("seats", "share"), [(3, 0.72), (4, 0.6), (5, 0.48)])
def test_beats_chaos(seats: int, share: float) -> None:
    """Even if chaos never borrows, which would cost it 50 or more."""
    assert first_places(GAME, seats, games=300, chaos_borrows=False) > share

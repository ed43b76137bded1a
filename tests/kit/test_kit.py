"""Seats, money and cards."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from croupier.kit.bags import any_of, draws
from croupier.kit.cards import less, shuffled
from croupier.kit.duplicate import duplicate
from croupier.kit.money import Purses, hand_over
from croupier.kit.seats import around, left_of
from croupier.kit.seventh_heaven.bank import Bank, Borrow, PayBack
from croupier.kit.seventh_heaven.number_cards import FULL, PLAIN, ZEROS, is_black, is_red, name
from croupier.kit.seventh_heaven.thrift import clears_debt


@pytest.mark.parametrize(
    ("seat", "having", "left"),
    [
        (0, [1, 1, 1], 1),
        (2, [1, 1, 1], 0),
        (1, [1, 1, 1, 1], 2),
        (1, [2, 0, 0, 3], 3),
        (3, [0, 0, 4, 1], 2),
        (1, [0, 5, 0], 1),
        (0, ["", "", "x"], 2),
    ],
)
def test_the_next_to_the_left_who_has_something(seat: int, having: list[object], left: int) -> None:
    assert left_of(seat, having) == left


def test_when_nobody_has_anything_nobody_is_next() -> None:
    with pytest.raises(ValueError, match="no seat has anything"):
        left_of(1, [0, 0, 0])


def test_all_seats_clockwise() -> None:
    assert around(0, 3) == [0, 1, 2]
    assert around(2, 4) == [2, 3, 0, 1]


def test_what_is_paid_is_received() -> None:
    money = Purses([5, 7])
    assert (money.bank, money.total) == (0, 12)
    money.receive(0, 3)
    assert (money.seats, money.bank, money.total) == ([8, 7], -3, 12)
    money.pay(1, 6)
    assert (money.seats, money.bank, money.total) == ([8, 1], 3, 12)


def test_a_bill_is_in_one_place() -> None:
    giver, taker = [30, 50, 30], [10]
    hand_over(30, giver, taker)
    assert (giver, taker) == ([50, 30], [10, 30])


def test_cards_that_are_taken_out() -> None:
    deck = {1: 2, 2: 1, 3: 4}
    assert less(deck, [3, 3], (1,), []) == {1: 1, 2: 1, 3: 2}
    assert deck == {1: 2, 2: 1, 3: 4}


def test_every_order_of_shuffled_cards_comes() -> None:
    rng = Random(1)
    orders = {tuple(shuffled({"a": 2, "b": 1, "c": 0}, rng)) for _ in range(100)}
    assert orders == {("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")}


def test_the_number_cards() -> None:
    """SH-1: 1 to 7 seven times each, one 0 and one 00; odd is black, even is red, 0 and 00 are neither."""
    assert {card: FULL[card] for card in range(1, 8)} == PLAIN
    assert set(PLAIN.values()) == {7}
    assert {card: count for card, count in FULL.items() if card not in PLAIN} == dict.fromkeys(ZEROS, 1)
    assert ZEROS == (0, 8), "so they are written in records"
    assert [card for card in FULL if is_black(card)] == [1, 3, 5, 7]
    assert [card for card in FULL if is_red(card)] == [2, 4, 6]
    assert [name(card) for card in FULL] == [*"01234567", "00"]


@pytest.mark.parametrize(("chips", "clears"), [(599, False), (600, True), (900, True)])
def test_a_debt_is_paid_back_out_of_plenty(chips: int, clears: bool) -> None:
    view = SimpleNamespace(seat=1, table=SimpleNamespace(bank=Bank([0, chips], [0, 0], [False, True])))
    assert clears_debt(view, [PayBack()]) is clears
    assert not clears_debt(view, [Borrow()])


class TestDuplicate:
    def test_what_is_drawn_comes_alike_whatever_came_between(self) -> None:
        deck, die = draws(dict.fromkeys(range(13), 4), 5), any_of(range(1, 7))
        one, other = duplicate(7), duplicate(7)
        hand = one(deck, "hand of seat 1")
        rolls = [one(die, "roll") for _ in range(20)]
        assert [other(die, "roll") for _ in range(20)] == rolls
        assert other(die, "another roll") in range(1, 7)
        assert other(deck, "hand of seat 1") == hand

    def test_other_names_times_and_seeds_are_apart(self) -> None:
        deck, source = draws(dict.fromkeys(range(13), 4), 10), duplicate(1)
        hands = [source(deck, "hand"), source(deck, "hand"), source(deck, "other"), duplicate(2)(deck, "hand")]
        assert len(set(hands)) == 4

    def test_every_face_comes_as_often(self) -> None:
        """Chi-square of 6,000 throws, over times, names and seeds: below what chance exceeds once in 10,000."""
        die, source = any_of(range(6)), duplicate("fair")
        for throws in (
            [source(die, "roll") for _ in range(6000)],
            [source(die, f"roll {number}") for number in range(6000)],
            [duplicate(number)(die, "roll") for number in range(6000)],
        ):
            assert sum((throws.count(face) - 1000) ** 2 / 1000 for face in range(6)) < 25.7

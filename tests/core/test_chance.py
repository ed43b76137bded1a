"""Odds: every outcome with a whole-number weight, and drawing that keeps to the weights exactly."""

from __future__ import annotations

from collections import Counter
from math import comb, perm
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Odds, seeded
from croupier.core.record import canonical
from croupier.kit.bags import Bag, Draws, any_of, coin, draw, draws
from croupier.kit.dice import Dice, dice, shown

bags = st.dictionaries(st.integers(0, 9), st.integers(0, 3), min_size=1).filter(lambda bag: any(bag.values()))


def every_way(odds: Odds[Any]) -> Counter[Any]:
    """How often each outcome comes when every possible answer of `below` is given once."""
    found: Counter[Any] = Counter()

    def explore(answers: tuple[int, ...]) -> None:
        sizes: list[int] = []

        def below(number: int) -> int:
            sizes.append(number)
            return answers[len(sizes) - 1] if len(sizes) <= len(answers) else 0

        outcome = odds.draw(below)
        if len(sizes) == len(answers):
            found[outcome] += 1
            return
        for answer in range(sizes[len(answers)]):
            explore((*answers, answer))

    explore(())
    return found


@given(bags)
def test_a_bag_is_drawn_by_its_counts(bag: dict[int, int]) -> None:
    assert every_way(draw(bag)) == Counter({thing: count for thing, count in bag.items() if count})
    assert dict(draw(bag).outcomes()) == {thing: count for thing, count in bag.items() if count}


@given(bags, st.integers(0, 3))
def test_several_draws_put_nothing_back(bag: dict[int, int], count: int) -> None:
    count = min(count, sum(bag.values()))
    odds = draws(bag, count)
    weights = dict(odds.outcomes())
    assert every_way(odds) == Counter(weights)
    assert sum(weights.values()) == perm(sum(bag.values()), count)
    assert all(Counter(outcome) <= Counter(bag) for outcome in weights)


@given(st.integers(0, 5), st.integers(1, 6))
def test_dice_are_rolled_by_the_number_of_ways(count: int, faces: int) -> None:
    weights = dict(dice(count, faces).outcomes())
    assert every_way(dice(count, faces)) == Counter(weights)
    assert sum(weights.values()) == faces**count
    assert len(weights) == comb(count + faces - 1, count)
    assert all(sum(roll) == count for roll in weights)


def test_rolls_come_lowest_first() -> None:
    """The order is part of the format: whoever checks a drawn number needs it."""
    assert [roll for roll, _ in dice(2, 3).outcomes()] == [
        (2, 0, 0),
        (1, 1, 0),
        (1, 0, 1),
        (0, 2, 0),
        (0, 1, 1),
        (0, 0, 2),
    ]
    numbers = iter(range(9))
    drawn = [dice(2, 3).draw(lambda _: next(numbers)) for _ in range(9)]
    assert drawn == [(2, 0, 0), *[(1, 1, 0)] * 2, *[(1, 0, 1)] * 2, (0, 2, 0), *[(0, 1, 1)] * 2, (0, 0, 2)]


def test_a_coin_and_any_of() -> None:
    assert dict(coin().outcomes()) == {1: 1, 0: 1}
    assert dict(any_of("abc").outcomes()) == {"a": 1, "b": 1, "c": 1}


def test_an_empty_bag_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="empty"):
        draw({1: 0}).draw(lambda number: 0)


@pytest.mark.parametrize(
    ("odds", "plain"),
    [
        (draw({1: 2, 2: 0}), 2),
        (draw({1: 2}), True),
        (draw({1: 2}), "1"),
        (draws({1: 2, 2: 1}, 2), [2, 2]),
        (draws({1: 2, 2: 1}, 2), [1]),
        (dice(2), [1, 1]),
        (dice(2), [3, -1, 0, 0, 0, 0]),
        (dice(2), [1, 0, 0, 0, 0, 0]),
        (dice(2), [True, 1, 0, 0, 0, 0]),
        (dice(2), [1, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_what_cannot_come_is_not_read(odds: Odds[Any], plain: Any) -> None:
    with pytest.raises(ValueError, match="."):
        odds.read(plain)


def test_what_can_come_is_read() -> None:
    assert draw({1: 2, 2: 1}).read(2) == 2
    assert draws({1: 2, 2: 1}, 2).read([1, 2]) == (1, 2)
    assert dice(2).read([1, 0, 0, 1, 0, 0]) == (1, 0, 0, 1, 0, 0)


def test_odds_are_written_down_in_full() -> None:
    assert canonical(draw({10: 6, 20: 8})) == b'{"counts":[6,8],"of":"bag","things":[10,20]}'
    assert canonical(dice(8)) == b'{"count":8,"faces":6,"of":"dice"}'
    assert canonical(draws({0: 1, 1: 1}, 2)) == (
        b'{"bag":{"counts":[1,1],"of":"bag","things":[0,1]},"count":2,"of":"draws"}'
    )


def test_a_bag_keeps_what_it_was_when_drawn_from() -> None:
    """The record must hold the odds of that moment, though the rules keep changing their bag."""
    bag = {1: 1, 2: 1}
    odds = draw(bag)
    bag[1] = 0
    assert odds == Bag((1, 2), (1, 1))
    assert Draws(odds, 1) == draws({1: 1, 2: 1}, 1)


def test_the_same_seed_brings_the_same() -> None:
    one, two = seeded(7), seeded(7)
    assert [one(dice(5), "") for _ in range(20)] == [two(dice(5), "") for _ in range(20)]
    assert [seeded(1)(dice(8), "") for _ in range(3)] != [seeded(2)(dice(8), "") for _ in range(3)]


def test_seeded_dice_are_fair_enough() -> None:
    source, count = seeded("fair"), Counter[int]()
    for _ in range(6000):
        count[shown(source(Dice(1), ""))[0]] += 1
    assert all(900 < count[face] < 1100 for face in range(1, 7))


@pytest.mark.parametrize("odds", [draw({1: 2}), draws({1: 2}, 1), dice(2)])
def test_odds_never_change(odds: Odds[Any]) -> None:
    """They are kept in the record, and looked up by their value."""
    with pytest.raises(AttributeError, match="immutable"):
        setattr(odds, odds.__struct_fields__[0], 3)
    assert odds in {odds}


def test_a_bag_without_things_is_empty_too() -> None:
    with pytest.raises(ValueError, match="empty"):
        draw(dict[int, int]()).draw(lambda number: 0)

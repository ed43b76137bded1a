"""The seating of a tournament: everybody meets as many others as possible, and sits in each seat equally often."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from croupier.house.club import seating
from croupier.house.club.seating import Seating, planned


def meetings(rounds: Sequence[Seating]) -> Counter[tuple[int, int]]:
    return Counter(
        pair
        for turn in rounds
        for table in turn
        for pair in combinations(sorted(one for one in table if one is not None), 2)
    )


def repeated(rounds: Sequence[Seating]) -> int:
    """How uneven the meetings are: each counts the more, the more often those two have met."""
    return sum(times * times for times in meetings(rounds).values())


def seats_of(rounds: Sequence[Seating], entrant: int) -> list[int]:
    count = len(rounds[0][0])
    return [sum(table[seat] == entrant for turn in rounds for table in turn) for seat in range(count)]


def at_random(entrants: int, seats: int, rounds: int, rng: Random) -> list[Seating]:
    """Dealt to the tables one by one, so that computer players are spread evenly here as well."""
    found, tables = list[Seating](), -(-entrants // seats)
    for _ in range(rounds):
        order = rng.sample(range(entrants), entrants)
        groups = [order[table::tables] for table in range(tables)]
        found.append(tuple((*group, *[None] * (seats - len(group))) for group in groups))
    return found


@settings(max_examples=40, deadline=None)
@given(some.integers(3, 40), some.integers(2, 6), some.integers(1, 7), some.integers(0, 9))
def test_a_plan_is_whole_and_balanced(entrants: int, seats: int, rounds: int, seed: int) -> None:
    """Everybody once a round, computer players spread evenly, seats within one, and never worse than by chance."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "MOVES", 12_000)
        plan = planned(range(entrants), seats, rounds, seed=seed)
    assert len(plan) == rounds
    for turn in plan:
        assert sorted(one for table in turn for one in table if one is not None) == [*range(entrants)]
        assert {len(table) for table in turn} == {seats}
        empty = [table.count(None) for table in turn]
        assert max(empty) - min(empty) <= 1
        assert max(empty) < seats
    for entrant in range(entrants):
        sat = seats_of(plan, entrant)
        assert max(sat) - min(sat) <= 1
    if rounds > 1 and entrants > seats:
        by_chance = min(repeated(at_random(entrants, seats, rounds, Random(one))) for one in range(5))
        assert repeated(plan) <= by_chance


@pytest.mark.parametrize(
    ("entrants", "seats", "rounds", "most"),
    [
        (9, 3, 4, 1),  # all meet all exactly once: the affine plane of order 3
        (16, 4, 5, 1),  # of order 4
        (25, 5, 6, 1),  # of order 5
        (20, 4, 5, 1),
        (32, 4, 5, 1),
        (8, 4, 7, 3),  # three times is exactly even: a 3-design
    ],
)
def test_known_optimal_plans_are_found(entrants: int, seats: int, rounds: int, most: int) -> None:
    met = meetings(planned(range(entrants), seats, rounds))
    slots = rounds * entrants * (seats - 1) // 2
    assert max(met.values()) == most
    if most == 1:
        assert len(met) == slots  # nobody meets anybody twice
    else:
        assert {*met.values()} == {most}


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(500, 4, 10), (497, 6, 9), (101, 5, 8)])
def test_large_tournaments_are_perfect_and_quick(entrants: int, seats: int, rounds: int) -> None:
    begun = time.process_time()
    plan = planned(range(entrants), seats, rounds)
    assert time.process_time() - begun < 15
    assert max(meetings(plan).values()) == 1
    assert all(max(sat) - min(sat) <= 1 for sat in (seats_of(plan, one) for one in range(entrants)))


def test_a_plan_beats_chance_by_far() -> None:
    entrants, seats, rounds = 24, 4, 7
    mine = len(meetings(planned(range(entrants), seats, rounds)))
    by_chance = sorted(len(meetings(at_random(entrants, seats, rounds, Random(seed)))) for seed in range(40))
    assert by_chance[-1] < 195
    assert mine > 225  # of 252 meetings; 276 pairs there are


def test_whoever_leaves_is_left_out_and_meetings_before_count() -> None:
    plan = planned(range(16), 4, 5)
    left = [one for one in range(16) if one not in (3, 8)]
    rest = planned(left, 4, 3, before=plan[:2])
    for turn in rest:
        assert sorted(one for table in turn for one in table if one is not None) == left
    both = meetings([*plan[:2], *rest])
    blind = meetings([*plan[:2], *planned(left, 4, 3)])
    assert sum(count > 1 for count in both.values()) < sum(count > 1 for count in blind.values())
    sat = [seats_of([*plan[:2], *rest], one) for one in left]
    assert all(max(one) - min(one) <= 2 for one in sat)
    assert sum(max(one) - min(one) <= 1 for one in sat) >= 12


def test_the_same_seed_gives_the_same_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOVES", 4_000)
    assert planned(range(13), 4, 4, seed=5) == planned(range(13), 4, 4, seed=5)
    assert planned(range(13), 4, 4, seed=5) != planned(range(13), 4, 4, seed=6)

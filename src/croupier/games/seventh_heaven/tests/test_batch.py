"""Courses of many tables: the gambles' twins one after another."""

from __future__ import annotations

from random import Random

import jax
import numpy as np
import pytest

from croupier.batch.kit import like, wide
from croupier.batch.seventh_heaven import pack_bank
from croupier.core.game import Refused, nobody
from croupier.games.seventh_heaven.batch import Course
from croupier.games.seventh_heaven.rules import GAMBLES
from croupier.kit.seventh_heaven.bank import Bank, Gamble

TABLES = 64
SEATS = 4


def any_bank(rng: Random) -> Bank:
    """As a gamble may leave it; at times with somebody out."""
    chips = [10 * rng.randrange(60) for _ in range(SEATS)]
    out = rng.sample(range(SEATS), rng.randrange(3))
    debt = [rng.random() < 0.5 or seat in out for seat in range(SEATS)]
    return Bank(chips, [0] * SEATS, debt, house=-10 * rng.randrange(50), out=out)


@pytest.mark.parametrize("name", GAMBLES)
def test_a_gamble_starts_with_the_bank_that_is_carried(name: str) -> None:
    """As the rules set it up; with fewer than three players it is over at once."""
    course, rng = Course((name, name), SEATS), Random(name)
    twin = course.hosts[name].twin
    begin = jax.jit(lambda bank: course.begin(name, bank))
    for _ in range(20):
        bank = any_bank(rng)
        at = begin(pack_bank(bank))
        if len(bank.playing) < 3:
            assert at.state.phase == twin.over
            continue
        due = twin.pack(twin.game.start(SEATS, Gamble(bank=bank)))
        for mine, theirs in zip(jax.tree.leaves(at.state), jax.tree.leaves(due), strict=True):
            assert np.array_equal(mine, theirs)
            assert mine.dtype == theirs.dtype


def test_loans_between_two_gambles() -> None:
    """SH-12 Whoever may, borrows or pays back; anything else changes nothing."""
    course, rng = Course(("light",), SEATS), Random(5)
    pause = jax.jit(course.pause)
    for _ in range(40):
        bank = any_bank(rng)
        numbers = [rng.choice([-1, 0, 1]) for _ in range(SEATS)]
        after = pause(pack_bank(bank), np.array(numbers))
        for seat in bank.playing:
            if numbers[seat] == 0 and not bank.debt[seat]:
                bank.borrow(seat, nobody)
            elif numbers[seat] == 1 and bank.debt[seat] and bank.chips[seat] >= 250:
                bank.pay_back(seat, nobody)
        packed = pack_bank(bank)
        assert all(np.array_equal(*both) for both in zip(jax.tree.leaves(like(after, packed)), jax.tree.leaves(packed)))


def test_a_whole_course_keeps_every_chip() -> None:
    course = Course(("red_end", "three_seven"), 3)
    banks = course.play(TABLES, jax.random.key(1))
    every = wide(banks)
    total = every.chips.sum(1) + every.down.sum(1) + every.pot + every.house
    assert (np.asarray(total) == 3 * 200).all()
    assert len({tuple(row) for row in np.asarray(every.chips).tolist()}) > TABLES // 2
    broken_off = (every.out > 0).sum(1) > 0
    assert np.asarray(broken_off).any()


def test_a_course_is_for_three_to_five() -> None:
    with pytest.raises(Refused, match="for 3 to 5 players, not 2"):
        Course(("light",), 2)

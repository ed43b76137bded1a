"""The pieces of twins beside those of the rules: bags, dice, queues and the bank."""

from __future__ import annotations

from itertools import product
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from croupier.batch import kit
from croupier.batch.seventh_heaven import Bank as Twin
from croupier.batch.seventh_heaven import pack_bank, share
from croupier.common.statistics import chance_above, chi_square
from croupier.core.game import nobody
from croupier.kit import seats
from croupier.kit.bags import Bag
from croupier.kit.dice import Dice
from croupier.kit.encoding import queue_of, seat_of
from croupier.kit.seventh_heaven import bank as rules
from croupier.kit.seventh_heaven.bank import Bank

WORD = 2**32


class View:
    """As much of a view as encodings look at."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat, self.seats = seat, seats


def words(*some: int) -> Any:
    return jnp.array(some, jnp.uint32)


def every_word(number: int) -> Any:
    """A word for each number below this one."""
    return np.array([(at * WORD + WORD // 2) // number for at in range(number)], np.uint32)


@pytest.mark.parametrize("number", [1, 2, 6, 51, 1000, 65_535])
def test_below_is_what_the_rules_draw_with(number: int) -> None:
    edges = [0, 1, WORD - 1, WORD // 2, WORD // number * (number - 1), *every_word(number)[:50].tolist()]
    for word in edges:
        assert kit.below(jnp.uint32(word), number) == word * number // WORD


@pytest.mark.parametrize("counts", [[7, 7, 0, 7, 9], [1], [0, 3, 0], [1] * 40, [0, 2] * 40])
def test_bags_are_drawn_as_the_rules_draw(counts: list[int]) -> None:
    bag = Bag(tuple(range(len(counts))), tuple(counts))
    for word in every_word(sum(counts)):
        assert kit.drawn(jnp.array(counts), word) == bag.draw(lambda number: int(word) * number // WORD)  # noqa: B023


def test_any_one_is_any_of_them() -> None:
    """Each equally likely, as far as 20,000 draws tell."""
    some = [2, 3, 5, 40]
    seeds = jnp.arange(20_000, dtype=jnp.uint32) * jnp.uint32(2_654_435_761)
    drawn = jax.vmap(lambda seed: kit.any_one(kit.yes(some, 50), kit.mixed(seed)))(seeds)
    counts = np.bincount(np.asarray(drawn), minlength=50)
    assert np.flatnonzero(counts).tolist() == some
    assert chance_above(chi_square(counts[some].tolist()), len(some) - 1) > 0.001


def test_things_are_taken_one_after_another() -> None:
    some = words(0, WORD - 1, WORD // 2, 5)
    things, left = kit.taken(jnp.array([1, 2, 1]), some, 3)
    assert things.tolist() == [0, 2, 1, kit.NONE]
    assert left.tolist() == [0, 1, 0]


@pytest.mark.parametrize("count", range(1, kit.PER_WORD + 1))
def test_dice_fall_as_the_rules_say(count: int) -> None:
    """Five dice are read from a word: their rolls are as likely as the rules' odds."""
    rolls = np.asarray(jax.vmap(lambda word: kit.rolled(word[None], count))(every_word(6**kit.PER_WORD)))
    for faces, weight in Dice(count).outcomes():
        assert (rolls == faces).all(1).sum() == weight * 6 ** (kit.PER_WORD - count)


def test_more_dice_take_more_words() -> None:
    first, second = (np.asarray(kit.rolled(words(word), kit.PER_WORD)) for word in (12_345, 678_910_111))
    both = np.asarray(kit.rolled(words(12_345, 678_910_111), 2 * kit.PER_WORD))
    assert (both == first + second).all()
    assert kit.rolled(words(12_345, 678_910_111), 6).sum() == 6


def test_words_differ() -> None:
    """By seed and by place."""
    many = {int(word) for seed in range(50) for word in kit.words_from(words(seed, 7), 20)}
    many |= {int(word) for seed in range(50) for word in kit.words_from(words(3, seed + 100), 20)}
    assert len(many) == 2000


def test_places() -> None:
    row = jnp.array([5, 6, 7])
    assert kit.pick(row, 1) == 6
    assert kit.pick(row, 3) == kit.pick(row, kit.NONE) == 0
    assert kit.put(row, 2, 9).tolist() == [5, 6, 9]
    assert kit.add(row, 0, 1).tolist() == [6, 6, 7]
    assert kit.pick(jnp.eye(3, dtype=int), 2).tolist() == [0, 0, 1]
    assert kit.pick(jnp.array([True, False]), 0).dtype == bool
    assert [int(kit.first(jnp.array(some))) for some in ([False, True, True], [False, False])] == [1, kit.NONE]
    assert kit.up_to(row).tolist() == [5, 11, 18]


def test_what_does_not_fit_is_not_kept() -> None:
    assert kit.i8([-128, 127]).tolist() == [-128, 127]
    assert [kit.whole(0, most).dtype for most in (127, 128, 32_768)] == ["int8", "int16", "int32"]
    for kept, number in ((kit.i8, 128), (kit.i8, -129), (kit.i16, 32_768)):
        with pytest.raises(OverflowError, match="does not fit"):
            kept([number])


@pytest.mark.parametrize(("first", "some"), [*product(range(4), [(0, 1, 2, 3), (1, 3), (2,), ()])])
def test_queues_are_those_of_the_rules(first: int, some: tuple[int, ...]) -> None:
    queue = [seat for seat in seats.around(first, 4) if seat in some]
    lined_up = kit.lined_up(kit.yes(some, 4), first)
    assert lined_up.tolist() == kit.queued(queue, 4).tolist()
    assert kit.front(lined_up) == (queue[0] if queue else kit.NONE)
    assert kit.popped(lined_up).tolist() == kit.queued(queue[1:], 4).tolist()
    for seat in range(4):
        assert kit.queue_of(lined_up, seat).tolist() == pytest.approx(queue_of(View(seat, 4), queue))
        assert kit.seat_of(first, seat, 4).tolist() == [*seat_of(View(seat, 4), first)]
    having = [seat in some for seat in range(4)]
    if some:
        assert kit.left_of(first, kit.yes(some, 4)) == seats.left_of(first, having=having)


def test_what_seats_have_is_turned_to_the_viewer() -> None:
    assert kit.turned(jnp.array([5, 6, 7]), 2).tolist() == [7, 5, 6]
    assert not kit.seat_of(kit.NONE, 1, 3).any()


AMOUNTS = [0, 10, 20, 190, 200, 210, 240, 250, 260, 300]


def see(bank: Twin, amount: Any) -> tuple[Any, ...]:
    wide, seat = kit.wide(jax.tree.map(jnp.asarray, bank)), jnp.int32(1)
    charged, paid = wide.charge(seat, amount)
    asides = [wide.aside(seat, number) for number in (0, 1)]
    return wide.score(), wide.standing(), [wide.loans(seat, keeps) for keeps in (0, 10)], charged, paid, asides


@pytest.mark.parametrize("debt", [False, True])
def test_the_bank_is_the_bank(debt: bool) -> None:
    """At every amount that decides something, and next to it."""
    looked = jax.jit(see)
    for chips, amount in product(AMOUNTS, (10, 20, 40, 200, 250)):
        bank = Bank([250, chips, 40], [30, 10, 0], [True, debt, False], pot=70, house=-20, out=[2])
        score, standing, loans, charged, paid, asides = looked(pack_bank(bank), amount)
        assert [*score] == [bank.score(seat) for seat in range(3)]
        order = [bank.standing(seat) for seat in range(3)]
        assert [*np.argsort(standing)] == sorted(range(3), key=order.__getitem__)
        assert [[*map(bool, some)] for some in loans] == [
            [not debt, debt and chips >= rules.REPAYMENT + keeps] for keeps in (0, 10)
        ]
        for aside, carried_out in zip(asides, (Bank.borrow, Bank.pay_back)):
            after = Bank([250, chips, 40], [30, 10, 0], [True, debt, False], pot=70, house=-20, out=[2])
            carried_out(after, 1, nobody)
            assert_same(aside, after)
        assert paid == bank.charge(1, amount, nobody)
        assert_same(charged, bank)


def assert_same(bank: Twin, theirs: Bank) -> None:
    for mine, other in zip(jax.tree.leaves(bank), jax.tree.leaves(pack_bank(theirs)), strict=True):
        assert np.array_equal(mine, other)


def test_the_last_player_takes_all() -> None:
    bank = Bank([250, 40, 0], [30, 10, 0], [True, False, True], pot=70, house=-20, out=[2, 1])
    after = kit.wide(jax.tree.map(jnp.asarray, pack_bank(bank))).last_takes_all()
    bank.last_takes_all(nobody)
    assert_same(after, bank)


@pytest.mark.parametrize("debts", [*product([False, True], repeat=3)])
def test_payments_in_order_stop_when_one_player_is_left(debts: tuple[bool, ...]) -> None:
    charged = jax.jit(Twin.charge_in_order)
    for chips, queue in product(product((10, 20, 40), repeat=3), [(0, 2, 1), (1, 0), (2, 1, 0)]):
        bank = Bank([*chips, 0], [0] * 4, [*debts, True], house=-20, out=[3])
        mine = kit.wide(jax.tree.map(jnp.asarray, pack_bank(bank)))
        mine, paid = charged(mine, jnp.array([20, 40, 20, 20]), kit.queued(queue, 4))
        for seat in queue:
            if len(bank.playing) > 1:
                assert paid[seat] == bank.charge(seat, 40 if seat == 1 else 20, nobody)
        assert_same(mine, bank)


def test_payments_and_prizes_have_a_giver_and_a_taker() -> None:
    bank = Bank([250, 40, 90], [30, 10, 0], [True, False, True], pot=70, house=-20)
    mine = kit.wide(jax.tree.map(jnp.asarray, pack_bank(bank)))
    mine, goes_on = mine.charge_to_pot(2, 400)
    assert goes_on == bank.charge_to_pot(2, 400, nobody)
    mine = mine.stake(0, 50).take_from_pot(jnp.array([20, 0, 0])).grant(jnp.array([0, 80, 0]))
    bank.stake(0, 50)
    bank.take_from_pot(0, 20, nobody)
    bank.grant(1, 80, nobody)
    assert_same(mine, bank)
    assert mine.next_dealer(1) == bank.next_dealer(1) == 0


@pytest.mark.parametrize(("amount", "ways"), [(100, 3), (90, 3), (0, 2), (250, 4), (70, 1)])
def test_shares_are_in_tens(amount: int, ways: int) -> None:
    assert share(amount, ways) == rules.share(amount, ways)[0]

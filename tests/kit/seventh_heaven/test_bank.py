"""The bank of Casino 7th Heaven: every chip has a place, debt has a price, and whoever cannot pay is out."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from croupier.core.game import Event, Refused, Seat, nobody
from croupier.kit.seventh_heaven.bank import (
    Bank,
    Borrow,
    Borrowed,
    Charged,
    DrawDealer,
    Gamble,
    Loans,
    PaidBack,
    PayBack,
    PutOut,
    TookAll,
    Won,
    open_bank,
    score,
    share,
    standing,
    tens,
    wealth,
)


def bank(*chips: int, **fields: Any) -> Bank:
    return Bank(list(chips), [0] * len(chips), fields.pop("debt", [False] * len(chips)), **fields)


class Ears:
    """Remembers what was told."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def __call__(self, event: Event, *, to: Seat | None = None) -> None:
        assert to is None, "chips lie open"
        self.heard.append(event)


def test_all_the_chips_there_are() -> None:
    """SH-2: chips in hand, before players, in the pot and in the house are all there are."""
    assert bank(100, 20).total == 120
    assert Bank([1000, 200], [30, 4], [False] * 2, pot=500, house=-6000).total == 1000 + 200 + 30 + 4 + 500 - 6000
    assert (bank(5).pot, bank(5).house, bank(5).out) == (0, 0, [])


def test_who_plays_and_in_which_order() -> None:
    """SH-3: clockwise from the dealer, past seats that are out."""
    b = bank(1, 1, 1, 1, out=[2, 0])
    assert b.playing == [1, 3]
    assert bank(1, 1, 1, 1).around(2) == [2, 3, 0, 1]
    assert b.around(2) == [3, 1]
    assert b.left_of(1) == [3, 1]
    assert bank(1, 1, 1, 1).left_of(3) == [0, 1, 2, 3]
    assert [b.next_dealer(1), b.next_dealer(3)] == [3, 1]


def test_a_loan_and_its_price() -> None:
    """SH-10, SH-11: a debt card brings 200 and costs 250."""
    b, tell = bank(100, 300), Ears()
    b.borrow(1, tell)
    assert (b.chips, b.debt, b.house) == ([100, 500], [False, True], -200)
    b.pay_back(1, tell)
    assert (b.chips, b.debt, b.house) == ([100, 250], [False, False], 50)
    assert tell.heard == [Borrowed(1), PaidBack(1)]


@pytest.mark.parametrize(
    ("chips", "debt", "amount", "left", "told"),
    [
        (100, False, 100, 0, [Charged(0, 100)]),
        (90, False, 100, 190, [Borrowed(0), Charged(0, 100)]),
        (0, False, 200, 0, [Borrowed(0), Charged(0, 200)]),
        (0, False, 210, 0, [Borrowed(0), Charged(0, 200), PutOut(0)]),
        (100, True, 100, 0, [Charged(0, 100)]),
        (90, True, 100, 0, [Charged(0, 90), PutOut(0)]),
    ],
)
def test_a_payment_borrows_by_itself(chips: int, debt: bool, amount: int, left: int, told: list[Event]) -> None:
    """SH-13, SH-14: whoever has too little borrows; a debtor, or one who still has too little, gives all and is out."""
    b, tell = bank(chips, 500, debt=[debt, False]), Ears()
    (paid,) = [event.amount for event in told if isinstance(event, Charged)]
    assert b.charge(0, amount, tell) == paid
    assert (b.chips[0], tell.heard) == (left, told)
    assert b.out == ([0] if PutOut(0) in told else [])


def test_a_payment_into_the_pot_ends_a_gamble_that_has_one_player_left() -> None:
    """SH-16: the gamble goes on while two or more are left."""
    b = bank(50, 50, 50, debt=[True] * 3, pot=5)
    assert b.charge_to_pot(0, 60, nobody)
    assert (b.pot, b.out) == (55, [0])
    assert not b.charge_to_pot(1, 60, nobody)
    assert b.pot == 105


def test_chips_change_places() -> None:
    """SH-2: a stake, a win and a prize are taken from somewhere."""
    b, tell = bank(100, 100, pot=80, house=7), Ears()
    b.stake(1, 30)
    b.stake(1, 10)
    assert (b.chips, b.down) == ([100, 60], [0, 40])
    b.take_from_pot(0, 50, tell)
    assert (b.chips, b.pot) == ([150, 60], 30)
    b.grant(1, 20, tell)
    assert (b.chips, b.house) == ([150, 80], -13)
    assert tell.heard == [Won(0, 50), Won(1, 20)]
    b.sweep()
    assert (b.down, b.pot) == ([0, 0], 70)


def test_the_last_player_takes_all() -> None:
    """SH-16: the pot, and what lies before anybody."""
    b, tell = Bank([0, 100, 0], [10, 20, 30], [False] * 3, pot=500, out=[0, 2]), Ears()
    assert b.last_takes_all(tell).__name__ == "Over"
    assert (b.chips, b.down, b.pot) == ([0, 660, 0], [0, 0, 0], 0)
    assert tell.heard == [TookAll(1, 560)]


@pytest.mark.parametrize(
    ("chips", "debt", "points"), [(400, False, 400), (250, True, 0), (240, True, -60), (0, True, -300)]
)
def test_an_open_debt_costs(chips: int, debt: bool, points: int) -> None:
    """SH-15: 300, or 250 for whoever could pay it back."""
    b = bank(7, chips, debt=[False, debt])
    assert b.score(1) == score(SimpleNamespace(bank=b), 1) == points


def test_those_put_out_come_last() -> None:
    """SH-14, SH-20: −300 for whoever is out; the later out, the better; but anybody still playing is before them."""
    b = bank(0, 0, 500, 0, debt=[True, True, False, True], out=[3, 0])
    assert [b.score(seat) for seat in range(4)] == [-300, -300, 500, -300]
    order = sorted(range(4), key=lambda seat: standing(SimpleNamespace(bank=b), seat))
    assert order == [3, 0, 1, 2]
    assert b.standing(1)[1:] == (-300, 0)


def test_a_gamble_opens_with_its_own_chips() -> None:
    """SH-20: everybody starts with the same and without debt."""
    b = open_bank(3, 500, Gamble())
    assert b == Bank([500] * 3, [0] * 3, [False] * 3)
    assert wealth(SimpleNamespace(table=SimpleNamespace(bank=b))) == 1500  # type: ignore[arg-type]


def test_a_course_carries_the_bank_over() -> None:
    """SH-30: chips, debts, the house and who is out; it needs three players, and as many seats as there are."""
    carried = Bank([10, 20, 30, 40], [1, 2, 3, 4], [True, False, True, False], pot=9, house=-50, out=[2])
    b = open_bank(4, 500, Gamble(bank=carried))
    assert b == Bank([10, 20, 30, 40], [0] * 4, [True, False, True, False], house=-50, out=[2])
    b.borrow(1, nobody)
    b.out.append(0)
    assert (carried.chips[1], carried.debt[1], carried.out) == (20, False, [2])
    with pytest.raises(Refused, match="for 4 seats, not 5"):
        open_bank(5, 500, Gamble(bank=carried))
    with pytest.raises(Refused, match="3 players or more; 2 are left"):
        open_bank(4, 500, Gamble(bank=bank(1, 1, 1, 1, out=[0, 3])))


@pytest.mark.parametrize(
    "carried",
    [
        bank(500, 500, 500, 15), bank(500, 500, 500, -10), bank(500, 500, 500, 500, debt=[False]),
        bank(500, 500, 500, 500, out=[7]), bank(500, 500, 500, 500, out=[-1]), bank(500, 500, 500, 500, out=[2, 2]),
    ],
    ids=str,
)  # fmt: skip
def test_a_bank_that_cannot_be_is_not_carried_over(carried: Bank) -> None:
    """SH-2, SH-30: chips come in tens, nobody has less than none, and every seat is there once."""
    with pytest.raises(Refused, match="The bank carried over is impossible"):
        open_bank(4, 500, Gamble(bank=carried))


@pytest.mark.parametrize(
    ("chips", "debt", "keeps", "asides"),
    [
        (900, False, 0, [Borrow()]),
        (249, True, 0, []),
        (250, True, 0, [PayBack()]),
        (259, True, 10, []),
        (260, True, 10, [PayBack()]),
    ],
)
def test_loans_are_offered_before_a_decision(chips: int, debt: bool, keeps: int, asides: list[Any]) -> None:
    """SH-12: whoever has no debt card may borrow; whoever has one may pay back what they can."""
    loans = Loans()
    assert loans.keeps == 0
    loans.keeps = keeps
    table = SimpleNamespace(bank=bank(0, chips, debt=[False, debt]))
    assert loans.asides(SimpleNamespace(seat=1, table=table)) == asides


def test_a_loan_is_made_at_once() -> None:
    """SH-12: at once and in sight of all."""
    b, tell = bank(0, 100), Ears()
    state = SimpleNamespace(table=SimpleNamespace(bank=b))
    Loans().aside(state, 1, Borrow(), tell)
    assert (b.debt, b.chips) == ([False, True], [0, 300])
    Loans().aside(state, 1, PayBack(), tell)
    assert (b.debt, b.chips) == ([False, False], [0, 50])
    assert tell.heard == [Borrowed(1), PaidBack(1)]


def test_the_first_dealer_is_drawn_among_the_players() -> None:
    """SH-3, SH-32: those not out, all equally likely."""
    table = SimpleNamespace(bank=bank(1, 1, 1, 1, out=[1]))
    assert dict(DrawDealer().odds(SimpleNamespace(table=table)).outcomes()) == {0: 1, 2: 1, 3: 1}
    assert DrawDealer().drawn(table) == "first dealer"


def test_amounts_in_tens() -> None:
    """SH-2: the smallest chip is 10."""
    assert list(tens(40)) == [10, 20, 30, 40]
    assert list(tens(39)) == [10, 20, 30]
    assert list(tens(40, above=20)) == [30, 40]
    assert list(tens(0)) == []


def test_shares_in_tens() -> None:
    assert share(100, 3) == (30, 10)
    assert share(200, 2) == (100, 0)
    assert share(50, 7) == (0, 50)

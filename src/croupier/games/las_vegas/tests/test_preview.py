"""What dice would bring if the casinos paid right now is what they then bring."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event
from croupier.core.match import Match
from croupier.games.las_vegas.preview import Preview, preview
from croupier.games.las_vegas.rules import GAME, NOTHING, Casino, LasVegas, Paid, Place, Table, Tied, pay


def shown(bills: list[int], dice: list[int], roll: int, neutral: int = 0) -> Preview | None:
    """What seat 0 is told about placing this many dice at casino 1. The last dice are neutral."""
    seats = len(dice) - 1
    table = Table(False, True, {}, [], [], [Casino(bills, dice)], [8] * seats, [0] * seats)
    table.roll, table.neutral_roll = (roll, *NOTHING[1:]), (neutral, *NOTHING[1:])
    state: Any = GAME.start(seats)
    state.table = table
    return preview(GAME.view(state, 0), Place(1))


@pytest.mark.parametrize(
    ("bills", "dice", "roll", "expected"),
    [
        ([60, 30], [0, 0, 0], 2, Preview(60, False, 1)),
        ([60, 30], [0, 3, 0], 2, Preview(30, False, 2, None, 1)),
        ([60], [0, 3, 0], 2, Preview(None, False, 0, None, 1)),  # the second gets nothing where one bill lies
        ([60, 30], [1, 3, 0], 2, Preview(None, True, 0)),  # LV-7
        ([60, 30], [0, 1, 0], 2, Preview(60, False, 1, 1)),
        ([60, 30], [0, 1, 4, 0], 2, Preview(30, False, 2, 1, 2)),
        ([60, 30], [0, 2, 2, 0], 1, Preview(60, False, 1)),  # LV-7 the others cancel each other out
        ([60, 30], [0, 0, 4], 2, Preview(30, False, 2)),  # LV-24 neutral dice take the first bill
        ([60, 30], [0, 0, 2], 2, Preview(None, True, 0)),  # LV-24 and tie
        ([60, 30], [0, 0, 2], 0, Preview(None, False, 0)),  # LV-22 only neutral dice are placed
    ],
)
def test_what_a_casino_would_pay(bills: list[int], dice: list[int], roll: int, expected: Preview) -> None:
    """LV-7, LV-8, LV-24"""
    assert shown(bills, dice, roll) == expected


def test_neutral_dice_of_the_same_roll_count_too() -> None:
    """LV-22, LV-24 They go to the same casino, and may tie with one's own."""
    assert shown([60, 30], [0, 0, 0], 2, 2) == Preview(None, True, 0)
    assert shown([60, 30], [0, 0, 0], 2, 3) == Preview(30, False, 2)


@pytest.mark.parametrize("neutral", [False, True])
def test_it_is_what_would_be_paid(neutral: bool) -> None:
    """The rules themselves, asked to pay the casino at once, come to the same."""
    rng = Random(1)
    match = Match(GAME, 3, LasVegas(neutral=neutral), seeded(1))
    while not match.over:
        (seat,) = match.waiting
        for move in match.moves(seat):
            state = GAME.clone(match._state)
            table, at, told = state.table, move.face - 1, list[Event]()  # type: ignore[attr-defined]
            table.casinos[at].dice[seat] += table.roll[at]
            table.casinos[at].dice[-1] += table.neutral_roll[at]
            pay(table, at + 1, lambda event, *, to=None, told=told: told.append(event))
            bill = next((one.bill for one in told if isinstance(one, Paid) and one.seat == seat), None)
            tied = any(isinstance(one, Tied) and one.seat == seat for one in told)
            found = preview(match.view(seat), move)  # type: ignore[arg-type]
            assert found is not None
            assert (found.bill, found.tied, found.place > 0) == (bill, tied, bill is not None)
        match.submit(seat, rng.choice(match.moves(seat)))

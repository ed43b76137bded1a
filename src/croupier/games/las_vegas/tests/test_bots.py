"""The rules of thumb of Las Vegas."""

from __future__ import annotations

from random import Random

import pytest
from strength import first_places

from croupier.core.game import State
from croupier.games.las_vegas.bots import Regular
from croupier.games.las_vegas.rules import GAME, NOTHING, Casino, Place, Table, Vegas


def to_choose(casinos: list[tuple[list[int], list[int]]], roll: tuple[int, ...]) -> Vegas:
    """Seat 0 of two has rolled; the casinos hold these bills and dice."""
    lots = [Casino(bills, dice) for bills, dice in casinos]
    table = Table(False, False, {}, [], [[], []], lots, [sum(roll), 8], [0, 0], roll=roll, neutral_roll=NOTHING)
    return State(2, "Choose", table, [None, None], None)


def chosen(state: Vegas) -> Place:
    view = GAME.view(state, 0)
    moves = [move for move in GAME.moves(view) if isinstance(move, Place)]
    return Regular(GAME, Random(0)).choose(view, moves)


EMPTY = ([50], [0, 0, 0])


def test_takes_the_richer_casino() -> None:
    assert chosen(to_choose([([90], [0, 0, 0]), *[EMPTY] * 5], (2, 2, 0, 0, 0, 0))) == Place(1)


def test_pays_few_dice_for_the_same_money() -> None:
    assert chosen(to_choose([EMPTY] * 6, (3, 1, 0, 0, 0, 0))) == Place(2)


def test_does_not_walk_into_a_tie() -> None:
    assert chosen(to_choose([([60], [0, 2, 0]), *[EMPTY] * 5], (2, 2, 0, 0, 0, 0))) == Place(2)


def test_takes_the_lead_from_another() -> None:
    assert chosen(to_choose([([60], [0, 1, 0]), ([60], [0, 0, 0]), *[EMPTY] * 4], (2, 2, 0, 0, 0, 0))) == Place(1)


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (5, 0.4)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=300) > share

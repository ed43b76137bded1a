"""The rules of thumb of Red End."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move, Seat, State, View
from croupier.games.red_end import bots
from croupier.games.red_end.bots import Regular
from croupier.games.red_end.rules import GAME, Box, Draw, Hand, Pass, Round, Table
from croupier.kit.bank import Bank, Borrow, PayBack
from croupier.kit.number_cards import PLAIN

MINE = [1, 3, 5, 7, 2, 4, 6]


def seen(
    black: Sequence[Sequence[int]],
    off: Sequence[Sequence[int]],
    *,
    still_in: Sequence[Seat] | None = None,
    pot: int = 60,
    chips: int = 280,
    debt: bool = False,
) -> View[Table, Hand]:
    """What seat 0 sees on its turn: the black cards and what came off the piles, by seat."""
    seats = len(black)
    bank = Bank([chips] * seats, [0] * seats, [debt] * seats, pot=pot)
    turns = [*range(seats)] if still_in is None else [*still_in]
    piles = [7 - len(cards) for cards in off]
    round_ = Round(1, 0, piles, [[*cards] for cards in off], [[*cards] for cards in black], turns)
    hands = [Hand(MINE)] * seats
    return GAME.view(State(seats, "DrawOrPass", Table(bank, seats, round_), hands, Box({}, [])), 0)


def choice(view: View[Table, Hand]) -> Move:
    return Regular(GAME, Random(1)).choose(view, [*GAME.moves(view), *GAME.asides(view)])


def test_begins_by_drawing() -> None:
    assert isinstance(choice(seen([[], [], []], [[], [], []])), Draw)


def test_never_draws_where_red_has_come() -> None:
    assert choice(seen([[], [5], [5]], [[], [1, 2], []])) == Draw(2)
    assert choice(seen([[], [5], [5]], [[], [1, 2], [7, 2]])) == Pass()


def test_prefers_the_pile_with_more_black_to_come() -> None:
    assert choice(seen([[], [5], [5]], [[], [5, 5, 7, 7], [1]])) == Draw(2)


def test_last_one_in_stops_when_ahead() -> None:
    assert choice(seen([[5, 3], [1], [3]], [[], [1], []], still_in=[0])) == Pass()


def test_last_one_in_goes_on_when_behind() -> None:
    assert isinstance(choice(seen([[1], [5], [3]], [[], [1], []], still_in=[0], pot=200)), Draw)


def test_makes_the_others_pay() -> None:
    """With three black cards the fourth costs the others 40 each; alone it costs nobody anything."""
    with_others = bots.worth_of_drawing(seen([[5, 5, 5], [], []], [[], [], []]), {7: 1.0})
    alone = bots.worth_of_drawing(seen([[5, 5, 5], [], []], [[], [], []], still_in=[0]), {7: 1.0})
    assert with_others > 60 >= alone


def test_fears_the_toll() -> None:
    assert bots.toll(seen([[], [1, 1, 1], [1, 1]], [[], [], []])) == 40
    assert bots.toll(seen([[], [1, 1, 1, 1], [1, 1, 1]], [[], [], []])) == 50 + 40
    assert bots.toll(seen([[], [1, 1, 1, 1], [1, 1, 1]], [[], [], []], still_in=[0, 1])) == 50


def test_knows_what_may_lie_on_top() -> None:
    assert bots.on_top([], 1, PLAIN) == pytest.approx(dict.fromkeys((1, 3, 5, 7), 1 / 7))
    assert bots.on_top([1, 2], 5, PLAIN) == {}
    later = bots.on_top([5], 1, PLAIN)
    assert later == pytest.approx(dict.fromkeys((5, 7), 1 / 5))
    assert sum(bots.on_top([], 7, PLAIN).values()) > 0.99


def test_counts_what_it_has_seen() -> None:
    view = seen([[1], [], []], [[1], [1, 1], []])
    assert bots.unseen(view) == {1: 4, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6}


def test_pays_back_with_plenty_and_never_borrows() -> None:
    assert choice(seen([[], [], []], [[], [], []], chips=700, debt=True)) == PayBack()
    for chips in (0, 300):
        assert choice(seen([[], [], []], [[], [], []], chips=chips)) != Borrow()


def test_passes_when_there_is_no_pile() -> None:
    assert choice(seen([[], [], []], [[], MINE, MINE])) == Pass()


@pytest.mark.parametrize(("seats", "share"), [(3, 0.7), (5, 0.65)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=150) > share

"""Players of Royal Casino: a novice's mistakes, heuristics, and a veteran who calculates."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from strength import first_places

from croupier.core.game import Move
from croupier.games.royal_casino.bots import Novice, Regular, Veteran, chance, danger, fill, hope
from croupier.games.royal_casino.faces import NUMBERS, Row, read_faces
from croupier.games.royal_casino.outlook import Turn, closing, spot
from croupier.games.royal_casino.rules import GAME, Casino, Place, RollAgain, RoyalCasino, Stop

FACE = """
yellow 50: 4 4 6
yellow 120: * * * ** **
black 40: * * *
black 20: 1 2
yellow 10: 6
yellow 80: 2 2 3 3 5
"""
OWN = read_faces(f"face 1{FACE}face 2{FACE}")
FULL = [[4, 4, 6], [3, 3, 3, 1, 1], [5, 5, 5], [1, 2], [6], [2, 2, 3, 3, 5]]


def to_choose(rows: dict[int, list[int]], *dice: int, may_stop: bool = False, points: int = 80) -> Casino:
    """Seat 0 of two has rolled these dice; the rows named hold these dice, the others are full."""
    state = GAME.start(2, RoyalCasino(first=0, faces=OWN, first_game=True))
    t = state.table
    t.placed = [rows.get(number, full) for number, full in enumerate(FULL, 1)]
    t.roll, t.may_stop, state.phase = tuple(dice.count(number) for number in NUMBERS), may_stop, "Choose"
    t.purses.seats[0] = points
    return state


def chosen(state: Casino, level: type[Novice | Regular | Veteran] = Regular) -> Move:
    view = GAME.view(state, 0)
    return level(GAME, Random(0)).choose(view, GAME.moves(view))


def test_closes_a_yellow_row() -> None:
    assert chosen(to_choose({1: [4, 4], 2: [], 3: []}, 1, 2, 3, 5, 6)) == Place(6, 1)


def test_begins_a_yellow_row_that_the_roll_can_close() -> None:
    state = to_choose({2: [3, 3, 3], 3: [], 5: []}, 1, 1, 2, 4, 6)
    GAME.play(state, {0: Place(6, 5)})
    assert chosen(state) == Place(1, 2)


def test_closes_no_black_row_where_another_row_fits() -> None:
    assert chosen(to_choose({1: [], 3: [5, 5], 4: []}, 4, 5, 5, 5, 5)) == Place(4, 1)


def test_closes_a_black_row_that_costs_nothing() -> None:
    assert chosen(to_choose({1: [4], 3: [5, 5]}, 4, 5, points=80)) == Place(4, 1)
    assert chosen(to_choose({1: [4], 3: [5, 5]}, 4, 5, points=0)) == Place(5, 3)


def test_does_not_open_the_last_cell_of_a_big_row_for_the_next_player() -> None:
    assert chosen(to_choose({3: [], 6: [2, 2, 3]}, 3, may_stop=False)) == Place(3, 3)


def test_stops_where_only_black_rows_wait() -> None:
    assert chosen(to_choose({3: [5, 5], 4: [1]}, 3, 3, 4, may_stop=True)) == Stop()


def test_rolls_again_for_a_big_row() -> None:
    assert chosen(to_choose({2: [3, 3, 3, 1]}, 2, 2, 4, may_stop=True)) == RollAgain()


def test_rolls_again_unless_black_rows_are_to_be_feared() -> None:
    rows = {1: [4, 4], 3: [5, 5], 4: [1]}
    assert chosen(to_choose(rows, 1, 3, 3, may_stop=True, points=80)) == Stop()
    assert chosen(to_choose(rows, 1, 3, 3, may_stop=True, points=0)) == RollAgain()


def test_stops_where_hope_is_small() -> None:
    assert chosen(to_choose({2: [], 5: []}, 2, may_stop=True)) == Stop()


def test_a_row_is_filled_only_if_the_roll_closes_it() -> None:
    row = Row("yellow", 50, (4, 4, 6))
    assert fill(row, [4], (0, 0, 0, 2, 0, 1)) == [4, 4, 6]
    assert fill(row, [4], (0, 0, 0, 2, 0, 0)) == [4]
    assert fill(row, [4], (0, 0, 0, 1, 0, 1)) == [4]
    assert fill(Row("black", 50, (4, 4)), [4], (0, 0, 0, 2, 0, 0)) == [4]


@pytest.mark.parametrize(
    ("fitting", "missing", "dice", "likely"),
    [(1, 1, 1, 1 / 6), (1, 1, 2, 11 / 36), (6, 1, 1, 1), (6, 2, 2, 1 / 6), (1, 2, 1, 0), (6, 1, 0, 0)],
)
def test_how_likely_dice_fill_a_row(fitting: int, missing: int, dice: int, likely: float) -> None:
    assert chance(fitting, missing, dice) == pytest.approx(likely)


def test_hope_and_danger_are_in_points() -> None:
    yellow, black = Row("yellow", 50, (4, 4, 6)), Row("black", 30, (1, 2))
    board: Sequence[tuple[Row, Sequence[int]]] = [(yellow, [4, 4]), (black, [1])]
    assert hope(board, 1) == pytest.approx(50 / 6)
    assert danger(board, 1, purse=80) == pytest.approx(30 / 6)
    assert danger(board, 2, purse=80) == pytest.approx(30 * (25 - 16) / 36)
    assert danger(board, 1, purse=12) == pytest.approx(12 / 6)


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (4, 0.7)])
def test_beats_chaos(seats: int, share: float) -> None:
    assert first_places(GAME, seats, games=100) > share


class TestNovice:
    def test_opens_the_last_cell_of_a_big_row_for_the_next_player(self) -> None:
        state = to_choose({3: [], 6: [2, 2, 3]}, 3, may_stop=False)
        assert chosen(state, Novice) == Place(3, 6)
        assert chosen(state, Regular) == Place(3, 3)

    def test_rolls_on_for_a_row_that_hardly_closes(self) -> None:
        state = to_choose({5: []}, 1, may_stop=True)
        assert chosen(state, Novice) == RollAgain()
        assert chosen(state, Regular) == Stop()

    def test_is_not_afraid_of_black_rows(self) -> None:
        state = to_choose({1: [4, 4], 3: [5, 5], 4: [1]}, 1, 3, 3, may_stop=True)
        assert chosen(state, Novice) == RollAgain()
        assert chosen(state, Regular) == Stop()

    def test_beats_chaos(self) -> None:
        assert first_places(GAME, 3, games=60, level="novice") > 0.6


class TestVeteran:
    def test_the_chance_to_close_a_row(self) -> None:
        """Every roll may bring it; a roll that misses leaves another try, with one die fewer, half of the time."""
        row = OWN[0][0]
        one, two = spot(row, (4, 4)), spot(row, (4,))  # a 6; a 4, then a 6
        assert closing(one, 1) == pytest.approx(1 / 6)
        assert closing(one, 2) == pytest.approx(11 / 36 + 25 / 36 / 2 * 1 / 6)
        assert closing(one, 0) == 0
        assert closing(spot(row, (4, 4, 6)), 0) == 1
        assert closing(two, 2) == pytest.approx(2 / 36 + 9 / 36 * 1 / 6)

    def test_every_black_row_falls_to_somebody(self) -> None:
        """The cheapest first, and those that are left to the players after: together they cost all their points."""
        t = to_choose({3: [5, 5], 4: [1]}, 3, may_stop=True).table
        turn, rows = Turn(t, 0), (spot(t.rows[3], (1,)), spot(t.rows[2], (5, 5)))
        mine, next_ones = turn._costs(rows, frozenset(), [15, 15], 0)
        assert mine + next_ones == pytest.approx(20 + 40)
        mine, next_ones = turn._costs(rows[1:], frozenset(), [15, 15], 0)
        falls = 1 - (5 / 6) ** 5
        assert (mine, next_ones) == pytest.approx((40 * (1 - falls) / (2 - falls), 40 / (2 - falls)))

    def test_who_closes_one_black_row_leaves_the_next_one_to_the_others(self) -> None:
        """With a second black row behind it, the first is less of a burden to whoever rolls next."""
        t = to_choose({3: [5, 5], 4: [1]}, 3, may_stop=True).table
        turn, cheap, dear = Turn(t, 0), spot(t.rows[3], (1,)), spot(t.rows[2], (5, 5))
        alone, both = ([*turn._costs(rows, frozenset(), [15, 15], 0)] for rows in ((cheap,), (cheap, dear)))
        assert 1 / 2 < both[1] / sum(both) < alone[1] / sum(alone)

    def test_a_turn_is_worth_what_its_rolls_are_worth(self) -> None:
        """Two dice, a 6 wanted for 10 points, nobody else has dice: the average over both rolls of the turn."""
        state = to_choose({5: []}, 1, 2, may_stop=True)
        state.table.dice = [2, 0]
        turn = Turn(state.table, 0)
        stay = turn.worth(state.table, Stop())
        chance = 1 - (5 / 6) ** 2
        assert turn.worth(state.table, RollAgain()) == pytest.approx(10 * chance + stay * (1 - chance))

    def test_knows_who_will_close_what_it_leaves(self) -> None:
        """The last cell of a big row is worth more to whoever comes next, unless that player has no dice."""
        state = to_choose({6: [2, 2, 3]}, 3, may_stop=True)
        assert chosen(state, Veteran) == Stop()
        state.table.dice = [6, 0]
        assert chosen(state, Veteran) == Place(3, 6)

    def test_keeps_a_die_back_that_a_regular_would_place(self) -> None:
        """With nothing to lose it closes a black row to go on; with points it does not."""
        rows = {1: [4, 4], 3: [5, 5]}
        assert chosen(to_choose(rows, 5, 3, may_stop=True, points=0), Veteran) != Stop()
        assert chosen(to_choose(rows, 5, 3, may_stop=True, points=300), Veteran) != Place(5, 3)

    def test_what_was_worked_out_is_used_again_and_only_then(self) -> None:
        state = to_choose({1: [], 2: [], 3: []}, 4, 4, 6, 5, 5)
        veteran, view = Veteran(GAME, Random(0)), GAME.view(state, 0)
        first = veteran.choose(view, GAME.moves(view))
        before = veteran._turn
        GAME.play(state, {0: first})
        view = GAME.view(state, 0)
        veteran.choose(view, GAME.moves(view))
        assert veteran._turn is before
        state.table.purses.seats[1] += 10
        veteran.choose(view, GAME.moves(view))
        assert veteran._turn is not before

    def test_beats_a_regular(self) -> None:
        assert first_places(GAME, 2, games=10, level="veteran", others="regular") >= 0.5

"""The rules of Royal Casino, number by number."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from croupier.core.chance import seeded
from croupier.core.game import Event, Move, Seat
from croupier.core.match import IllegalMove, Match
from croupier.games.royal_casino.faces import HOUSE, NUMBERS, Row, read_faces
from croupier.games.royal_casino.rules import (
    GAME,
    NOTHING,
    Casino,
    Filled,
    Laid,
    Lost,
    Missed,
    Place,
    Placed,
    RollAgain,
    Rolled,
    RoyalCasino,
    Started,
    Stop,
    Stopped,
    Won,
    needs,
    other_side,
)

LAST = {"RC": [(1, 13)]}
JUN, ANA, LEO = range(3)

FACE = """
yellow 50: 4 4 6
yellow 120: * * * ** **
black 40: * * *
black 20: 1 2
yellow 10: 6
yellow 80: 2 2 3 3 5
"""
OWN = read_faces(f"face 1{FACE}face 2{FACE}")  # one board with two like sides


def roll(*dice: int) -> tuple[int, ...]:
    """A roll, given die by die."""
    return tuple(dice.count(number) for number in NUMBERS)


def table(
    *placed: Sequence[int], seats: int = 3, dice: Sequence[int] = (), points: Sequence[int] = (), first: Seat = JUN
) -> Casino:
    """A round on FACE with these dice on its rows; the first seat is about to roll."""
    state = GAME.start(seats, RoyalCasino(first=first, first_game=True, faces=OWN))
    t = state.table
    t.placed = [[*numbers] for numbers in (*placed, *[()] * (6 - len(placed)))]
    t.dice = [*dice] or t.dice
    if points:
        t.purses.seats, t.purses.bank = [*points], -sum(points)
    return state


ALMOST = ([4, 4, 6], [3, 3, 3, 2, 2], [5, 5, 5], [1], [6], [2, 2, 3, 3, 5])  # only a 2 is missing, on black row 4


def rolled(state: Casino, *dice: int) -> list[Event]:
    return told_by(state, roll(*dice))


def chosen(state: Casino, move: Move) -> list[Event]:
    (seat,) = GAME.asked(state)
    assert move in GAME.moves(GAME.view(state, seat))
    return told_by(state, {seat: move})


def told_by(state: Casino, choice: object) -> list[Event]:
    told: list[Event] = []
    GAME.play(state, choice, lambda event, *, to=None: told.append(event))
    return told


def moves(state: Casino) -> list[Move]:
    (seat,) = GAME.asked(state)
    return [*GAME.moves(GAME.view(state, seat))]


def dice_rolled(state: Casino) -> int:
    """How many dice the next roll has."""
    (count,) = {sum(outcome) for outcome, _ in GAME.odds(state).outcomes()}
    return int(count)


def played(seats: int, seed: int, **options: Any) -> Match:
    rng = Random(seed)
    match = Match(GAME, seats, RoyalCasino(**options), seeded(rng))
    while not match.over:
        (seat,) = match.waiting
        match.submit(seat, rng.choice(match.moves(seat)))
    return match


def events(match: Match, kind: type[Event]) -> list[Any]:
    return [told.event for told in match.told if isinstance(told.event, kind)]


@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_dice_are_shared_out_evenly(seats: int, each: int) -> None:
    """RC-1: 15, 10, 7, 6 or 5 dice each."""
    assert GAME.start(seats, RoyalCasino(first=0)).table.dice == [each] * seats


def test_everyone_starts_with_80() -> None:
    """RC-2: everyone starts with 80 points."""
    assert GAME.start(3).table.purses.seats == [80, 80, 80]


def test_points_never_fall_below_0() -> None:
    """RC-2: points are never below 0."""
    state = table([], [], [5, 5], points=(30, 80, 80))
    rolled(state, 5, 5, 5, 5, 5)
    assert chosen(state, Place(5, 3)) == [Placed(JUN, 5, 3), Lost(JUN, 3, points=40, paid=30)]
    assert state.table.purses.seats == [0, 80, 80]


def test_any_board_comes_up_with_either_side() -> None:
    """RC-3: every board not yet seen is equally likely to come up, and so is each side of it."""
    state = GAME.start(2, RoyalCasino(first=0))
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys(range(1, 17), 1)
    assert told_by(state, 6) == [Laid(6)]
    assert state.table.rows == HOUSE[5]
    state.table.round, state.phase = 2, "Lay"
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys([1, 2, 3, 4, *range(7, 17)], 1)


def test_a_first_game_begins_with_the_plainest_face() -> None:
    """RC-3: with the option first_game the pile starts with face 1; the rest is shuffled."""
    told: list[Event] = []
    state = GAME.start(2, RoyalCasino(first=1, first_game=True), lambda event, *, to=None: told.append(event))
    assert told == [Started(1, 1), Laid(1)]
    assert state.phase == "Roll"
    faces = {events(played(2, seed, first_game=True), Laid)[1].face for seed in range(20)}
    assert len(faces) > 5
    assert not faces & {1, 2}


def test_rows_are_filled_from_left_to_right() -> None:
    """RC-4: only the first empty cell of a row is open, and a full row takes nothing."""
    state = table([4], [1, 1, 1, 2, 2], [2, 2, 2])
    rolled(state, 3, 3, 4, 5, 6)
    assert moves(state) == [Place(4, 1), Place(6, 5)]
    chosen(state, Place(4, 1))
    assert state.table.placed[0] == [4, 4]
    assert moves(state) == [Place(6, 1), Place(6, 5), RollAgain(), Stop()]


def test_the_table_knows_who_placed_which_die() -> None:
    """RC-7: each die on a row has its owner beside it, until the next face comes."""
    state = table()
    rolled(state, 4, 4, 6, 6, 1)
    for move in (Place(4, 1), Place(4, 1), Place(1, 4), Stop()):
        chosen(state, move)
    assert state.table.owners == [[JUN, JUN], [], [], [JUN], [], []]
    rolled(state, 6, 6, 5, 5, 5)
    chosen(state, Place(6, 1))
    assert state.table.owners[0] == [JUN, JUN, ANA]
    match = played(4, 3)
    assert match.over
    t = match.glance(0).table
    assert [*map(len, t.owners)] == [*map(len, t.placed)]
    state = table(*ALMOST, points=(0, 0, 0))
    rolled(state, 2, 2, 2, 2, 2)
    chosen(state, Place(2, 4))
    assert state.table.round == 2
    assert state.table.owners == [[]] * 6


def test_yellow_adds_and_black_takes_away() -> None:
    """RC-4: the colour alone decides, whatever the row asks for."""
    state = table([4, 4], [3, 3, 3, 1], [5, 5], [1])
    rolled(state, 1, 2, 5, 6, 6)
    told = [event for move in (Place(1, 2), Place(5, 3), Place(2, 4), Place(6, 1)) for event in chosen(state, move)]
    assert [event for event in told if not isinstance(event, Placed)] == [
        Won(JUN, 2, 120),
        Lost(JUN, 3, points=40, paid=40),
        Lost(JUN, 4, points=20, paid=20),
        Won(JUN, 1, 50),
    ]
    assert state.table.purses.seats == [190, 80, 80]


@pytest.mark.parametrize(
    ("cells", "placed", "fitting"),
    [
        ((2, 4, 6), [], {2}),
        ((2, 4, 6), [2], {4}),
        ((2, 4, 6), [2, 4, 6], set()),
        (("*", "*", "*"), [], {1, 2, 3, 4, 5, 6}),
        (("*", "*", "*"), [5], {5}),
        (("*", "*", "*"), [5, 5], {5}),
        (("*", "*", "*"), [5, 5, 5], set()),
        (("*", "*", "*", "**", "**"), [], {1, 2, 3, 4, 5, 6}),
        (("*", "*", "*", "**", "**"), [3, 3], {3}),
        (("*", "*", "*", "**", "**"), [3, 3, 3], {1, 2, 4, 5, 6}),
        (("*", "*", "*", "**", "**"), [3, 3, 3, 6], {6}),
        (("*", "*", "*", "**", "**"), [3, 3, 3, 6, 6], set()),
    ],
)
def test_what_a_cell_needs(cells: tuple[Any, ...], placed: list[int], fitting: set[int]) -> None:
    """RC-5: its number; any number and then the same; three alike and then two alike of another number."""
    assert set(needs(Row("yellow", 10, cells), placed)) == fitting


def test_rows_do_not_bind_each_other() -> None:
    """RC-5: two star rows may hold the same number, or different ones."""
    state = table([4])
    rolled(state, 1, 1, 3, 3, 3)
    for move in (Place(3, 2), Place(3, 3)):
        chosen(state, move)
    assert state.table.placed[1:3] == [[3], [3]]
    state = table([4], [3])
    rolled(state, 1, 1, 3, 3, 3)
    assert {Place(1, 3), Place(3, 3)} <= {*moves(state)}


def test_the_first_player_is_drawn() -> None:
    """RC-6: who begins the first round is drawn by chance, unless the table names a seat."""
    state = GAME.start(4)
    assert dict(GAME.odds(state).outcomes()) == dict.fromkeys(range(4), 1)
    assert told_by(state, 2) == [Started(2, 1)]
    assert GAME.start(4, RoyalCasino(first=3)).table.turn == 3


def test_five_dice_or_all() -> None:
    """RC-6: five dice are rolled at once, or all if there are fewer."""
    assert dice_rolled(table(dice=(10, 10, 10))) == 5
    assert dice_rolled(table(dice=(5, 10, 10))) == 5
    assert dice_rolled(table(dice=(3, 10, 10))) == 3


def test_a_player_without_dice_is_passed_over() -> None:
    """RC-6: turns go to the left, past players who have no dice, and in the end to the same player again."""
    for dice, then in (((9, 4, 4), ANA), ((9, 0, 4), LEO), ((9, 0, 0), JUN)):
        state = table(dice=dice)
        rolled(state, 1, 1, 1, 1, 4)
        chosen(state, Place(4, 1))
        assert chosen(state, Stop()) == [Stopped(JUN)]
        assert (state.phase, state.table.turn, state.table.roll) == ("Roll", then, NOTHING)


def test_one_die_must_be_placed() -> None:
    """RC-7: where a die fits, there is no stopping and no rolling again before one is placed, not even on black."""
    state = table(*ALMOST)
    rolled(state, 2, 2, 3, 4, 5)
    assert moves(state) == [Place(2, 4)]
    match = Match(GAME, 2, RoyalCasino(first=0), seeded(1))
    assert all(isinstance(move, Place) for move in match.moves(0))
    with pytest.raises(IllegalMove):
        match.submit(0, Stop())
    match.submit(0, match.moves(0)[0])
    assert {RollAgain(), Stop()} <= {*match.moves(0)}


def test_the_duty_comes_back_with_each_roll() -> None:
    """RC-7: after rolling again a die of the new roll must be placed."""
    state = table()
    rolled(state, 1, 1, 3, 3, 4)
    chosen(state, Place(4, 1))
    chosen(state, RollAgain())
    rolled(state, 1, 4, 5, 5)
    assert all(isinstance(move, Place) for move in moves(state))


def test_more_dice_may_be_placed_one_by_one() -> None:
    """RC-7: a placed die may open the next cell of its row for another; equal dice are one choice."""
    state = table([], [3, 3, 3, 1, 1], [5, 5, 5])
    rolled(state, 4, 4, 6, 6, 6)
    assert moves(state) == [Place(4, 1), Place(6, 5)]
    for number in (4, 4, 6):
        chosen(state, Place(number, 1))
    assert state.table.purses.seats[JUN] == 80 + 50
    assert moves(state) == [Place(6, 5), RollAgain(), Stop()]


def test_a_single_fitting_die_is_placed_by_the_table() -> None:
    """RC-7: where only one move is possible, the table makes it; afterwards there is always a choice."""
    state = table([4], [3, 3, 3, 1, 1], [5, 5, 5])
    rolled(state, 3, 3, 3, 3, 6)
    assert GAME.forced(state, JUN) == Place(6, 5)
    chosen(state, Place(6, 5))
    assert GAME.forced(state, JUN) is None


def test_rolling_again_takes_all_dice_left() -> None:
    """RC-8: all dice of the turn not yet placed are rolled again."""
    state = table(dice=(10, 10, 10))
    rolled(state, 1, 1, 4, 4, 6)
    chosen(state, Place(4, 1))
    chosen(state, Place(4, 1))
    assert chosen(state, RollAgain()) == []
    assert (state.phase, dice_rolled(state), state.table.turn) == ("Roll", 3, JUN)


def test_five_rolls_at_most() -> None:
    """RC-8: with one die placed each roll there are five rolls; with all dice placed the turn is over."""
    state = table(dice=(10, 10, 10))
    for number, row, left in ((4, 1, 4), (4, 1, 3), (6, 1, 2), (6, 5, 1)):
        rolled(state, *[number] * (left + 1))
        chosen(state, Place(number, row))
        chosen(state, RollAgain())
        assert dice_rolled(state) == left
    rolled(state, 2)
    chosen(state, Place(2, 6))
    assert (state.phase, state.table.turn, state.table.dice) == ("Roll", ANA, [5, 10, 10])


def test_no_fitting_die_ends_the_turn() -> None:
    """RC-9: if no die fits the turn is over; dice not placed go back to the stock, placed ones stay."""
    state = table([4], [3, 3, 3, 1, 1], [5, 5, 5], dice=(8, 9, 9))
    rolled(state, 1, 3, 4, 5, 5)
    chosen(state, Place(4, 1))
    chosen(state, RollAgain())
    assert rolled(state, 3, 4, 5, 5) == [Rolled(JUN, roll(3, 4, 5, 5)), Missed(JUN)]
    assert (state.phase, state.table.turn) == ("Roll", ANA)
    assert state.table.dice == [7, 9, 9]
    assert state.table.placed[0] == [4, 4]
    assert state.table.purses.seats == [80, 80, 80]


def test_a_miss_at_once() -> None:
    """RC-9: a first roll in which nothing fits costs nothing but the turn."""
    state = table(*ALMOST, dice=(3, 4, 4))
    assert rolled(state, 4, 5, 6) == [Rolled(JUN, roll(4, 5, 6)), Missed(JUN)]
    assert (state.table.turn, state.table.dice) == (ANA, [3, 4, 4])


def test_the_last_die_of_a_row_counts() -> None:
    """RC-10: whoever places the last die gets or gives the points at once, whoever placed the others."""
    state = table([4], points=(100, 100, 100))
    rolled(state, 1, 1, 3, 3, 4)
    chosen(state, Place(4, 1))
    chosen(state, Stop())
    rolled(state, 1, 2, 5, 5, 6)
    assert chosen(state, Place(6, 1)) == [Placed(ANA, 6, 1), Won(ANA, 1, 50)]
    assert state.table.purses.seats == [100, 150, 100]


def test_a_full_face_ends_the_round_and_the_turn() -> None:
    """RC-11: dice are shared out again, the next face comes up, and the player left of the last die's owner begins."""
    state = table(*ALMOST, dice=(1, 5, 5), first=LEO)
    rolled(state, 2, 2, 3, 4, 5)
    assert chosen(state, Place(2, 4)) == [
        Placed(LEO, 2, 4),
        Lost(LEO, 4, points=20, paid=20),
        Filled(1),
        Started(JUN, 2),
        Laid(2),
    ]
    t = state.table
    assert (state.phase, t.turn, t.dice, t.roll, t.placed) == ("Roll", JUN, [10, 10, 10], NOTHING, [[]] * 6)


def test_a_board_comes_back_turned_over() -> None:
    """RC-11: boards come back in the same order, turned over, so that all sixteen faces come up before one returns."""
    state = GAME.start(2, RoyalCasino(first=0))
    source, laid = seeded(3), list[int]()
    for _ in range(40):
        if state.phase == "Lay":
            told_by(state, source(GAME.odds(state), ""))
        t = state.table
        laid.append(t.face)
        t.placed = [[0] * len(row.cells) for row in t.rows]
        last = t.rows[0].cells[-1]
        number = last if isinstance(last, int) else 1
        t.placed[0] = [number] * (len(t.rows[0].cells) - 1)
        t.purses.seats = [0, 0]
        rolled(state, *[number] * 5)
        chosen(state, Place(number, 1))
    assert sorted(laid[:16]) == [*range(1, 17)]
    assert laid[8:16] == [other_side(face) for face in laid[:8]]
    assert laid[16:32] == laid[:16]
    assert laid[32:] == laid[:8]


def test_two_sides_of_a_board() -> None:
    """RC-11: faces 1 and 2 are the two sides of a board, 3 and 4 of the next."""
    assert [other_side(face) for face in (1, 2, 3, 4, 15, 16)] == [2, 1, 4, 3, 16, 15]


@pytest.mark.parametrize(("seats", "target"), [(2, 500), (3, 500), (4, 500), (5, 400), (6, 400)])
def test_enough_points_end_the_game(seats: int, target: int) -> None:
    """RC-12: 500 points end the game with two to four players, 400 with five or six; 10 less do not."""
    for points, phase in ((target, "Over"), (target - 10, "Roll")):
        state = table(*ALMOST, seats=seats, points=[80, points, *[0] * (seats - 2)])
        rolled(state, 2, 2, 3, 4, 5)
        chosen(state, Place(2, 4))
        assert state.phase == phase


def test_the_target_counts_only_at_the_end_of_a_round() -> None:
    """RC-12: the game continues until the face is full; whoever falls below the target by then does not end it."""
    state = table([4, 4, 6], [3, 3, 3, 2], [5, 5, 5], [1], [6], [2, 2, 3, 3, 5], points=(390, 80, 80))
    rolled(state, 1, 1, 1, 2, 2)
    chosen(state, Place(2, 2))
    assert state.table.purses.seats[JUN] == 510
    assert state.phase == "Choose"
    chosen(state, Place(2, 4))
    assert state.table.purses.seats[JUN] == 490
    assert not GAME.is_over(state)


def test_equal_players_win_together() -> None:
    """RC-12: the most points win; equal players share the place."""
    state = table(*ALMOST, points=(520, 500, 500))
    rolled(state, 2, 2, 3, 4, 5)
    chosen(state, Place(2, 4))
    assert GAME.is_over(state)
    assert GAME.places(state) == (1, 1, 1)
    assert GAME.places(table(points=(500, 90, 500))) == (1, 3, 1)


def test_the_bank_never_runs_out() -> None:
    """RC-13: what is won is paid in full, and whatever the seats have the bank has given."""
    match = played(4, seed=2)
    purses = match.scene().table.purses
    assert purses.bank == -sum(purses.seats) < -500
    state = table([4, 4], points=(9000, 0, 0))
    rolled(state, 1, 1, 1, 1, 6)
    chosen(state, Place(6, 1))
    assert state.table.purses.seats[JUN] == 9050
    assert GAME.wealth(state) == 0


def test_the_example_round() -> None:
    """RC-7, RC-8, RC-10, RC-11: the example on the rule page, move by move."""
    state = table([4], [3, 3, 3], [5, 5], [], [6], [2, 2, 3, 3, 5], dice=(7, 6, 5), points=(120, 30, 80))
    t = state.table
    rolled(state, 3, 3, 4, 5, 6)
    chosen(state, Place(4, 1))
    chosen(state, Place(6, 1))
    assert t.purses.seats[JUN] == 170
    assert moves(state) == [Place(5, 2), Place(5, 3), RollAgain(), Stop()]
    chosen(state, RollAgain())
    rolled(state, 2, 2, 5)
    chosen(state, Place(2, 2))
    chosen(state, Place(2, 2))
    assert t.purses.seats[JUN] == 290
    assert moves(state) == [Place(5, 3), RollAgain(), Stop()]
    chosen(state, Stop())
    assert t.dice == [3, 6, 5]
    rolled(state, 2, 3, 5, 5, 6)
    assert moves(state) == [Place(5, 3)]
    chosen(state, Place(5, 3))
    assert t.purses.seats[ANA] == 0
    chosen(state, RollAgain())
    rolled(state, 1, 2, 4, 4)
    assert moves(state) == [Place(1, 4)]
    chosen(state, Place(1, 4))
    assert moves(state) == [Place(2, 4), RollAgain(), Stop()]
    assert chosen(state, Place(2, 4))[1:] == [Lost(ANA, 4, points=20, paid=0), Filled(1), Started(LEO, 2), Laid(2)]
    assert t.purses.seats == [290, 0, 80]
    assert t.dice == [10, 10, 10]


def test_rolls_are_named_alike_whatever_was_chosen() -> None:
    """RC-6: the first roll of a turn has one name, the rolls that follow from choices another."""
    state, drawn = table(), GAME.phase(table()).drawn
    assert drawn(state.table) == "first roll of seat 0 in round 1"
    rolled(state, 1, 1, 3, 3, 4)
    chosen(state, Place(4, 1))
    chosen(state, RollAgain())
    assert drawn(state.table) == "next roll of seat 0 in round 1"

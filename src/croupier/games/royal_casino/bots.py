"""Players of Royal Casino."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import prod
from random import Random
from typing import Any

from croupier.core.game import Game, Move, Seat, View
from croupier.kit.seats import left_of
from croupier.players.learned import Advised

from .faces import Row
from .outlook import Turn, board_of
from .rules import AT_ONCE, Place, RollAgain, Stop, Table, needs

PRICE_OF_A_ROLL = 8  # points: it must feed a row, and takes dice that would come in handy later
POINTS = 10  # an advantage that an expert counts as much as liking a move e times as well
ENVY = 0.3  # the share of what the next player may hope for that I count as a loss

Board = Sequence[tuple[Row, Sequence[int]]]  # each row and the dice on it


class Novice:
    """Sees points and goes for them. Its mistakes:

    - places every die that fits, though one is enough: on a yellow row that the next player will close, and even on
      black ones
    - rolls on as long as any yellow row is open, however unlikely it is to close
    - is not afraid of what a roll may force on it
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None: ...

    def choose(self, view: View[Table, None], moves: Sequence[Move]) -> Move:
        rows = view.table.rows
        placing = [move for move in moves if isinstance(move, Place)]
        yellow = [move for move in placing if rows[move.row - 1].colour == "yellow"]
        if yellow:
            return max(yellow, key=lambda move: rows[move.row - 1].points)
        if placing:
            return min(placing, key=lambda move: rows[move.row - 1].points)
        is_open = any(at.is_yellow and at.missing for at in board_of(view.table))
        return RollAgain() if is_open else Stop()


class Regular:
    """Closes yellow rows, rolls again while it hopes for more than it fears, and leaves little to the next player."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, None], moves: Sequence[Move]) -> Move:
        return max(moves, key=lambda move: worth(view.table, view.seat, move))


class Veteran:
    """Thinks its turn through: every roll that may come, the best answer to each, and what each board would leave to
    whom. Playouts were slower and knew less: within a turn nothing is hidden, and it can be calculated."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self._turn: tuple[object, Turn] | None = None

    def choose(self, view: View[Table, None], moves: Sequence[Move]) -> Move:
        return max(zip(moves, self.worths(view, moves)), key=lambda one: one[1])[0]

    def worths(self, view: View[Table, None], moves: Sequence[Move]) -> list[float]:
        """The points that each move is worth."""
        t, turn = view.table, self._thought(view.table, view.seat)
        return [turn.worth(t, move) for move in moves]

    def _thought(self, t: Table, seat: Seat) -> Turn:
        """What was worked out before in this turn, as long as nothing but the dice placed has changed."""
        filled, others = sum(map(len, t.placed)), (*t.dice[:seat], *t.dice[seat + 1 :])
        same = t.round, seat, tuple(t.purses.seats), others, filled + t.dice[seat], filled + sum(t.roll)
        if self._turn is None or self._turn[0] != same:
            self._turn = same, Turn(t, seat)
        return self._turn[1]


class Expert(Advised):
    """Has learnt by playing what a board leads to, and thinks its turn through as the veteran does: both together are
    better than each alone. On faces that players have brought it only calculates: it has learnt those of the house."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        super().__init__(game, rng)
        self._veteran = Veteran(game, rng)

    def choose(self, view: View[Table, None], moves: Sequence[Move]) -> Move:
        return self._veteran.choose(view, moves) if view.table.own else super().choose(view, moves)

    def calculated(self, view: View[Table, None], moves: Sequence[Move]) -> Sequence[float]:
        return [worth / POINTS for worth in self._veteran.worths(view, moves)]


def worth(t: Table, seat: Seat, move: Move) -> float:
    """The points a move brings at once, and then the better of stopping and rolling again."""
    gain, board, dice = 0, list(zip(t.rows, t.placed)), sum(t.roll)
    if isinstance(move, Place):
        row, placed = board[move.row - 1]
        full = fill(row, [*placed, move.number], t.roll)
        board[move.row - 1] = row, full
        dice -= len(full) - len(placed)
        if len(full) == len(row.cells):
            gain = row.points if row.colour == "yellow" else -min(row.points, t.purses.seats[seat])
    stop = -ENVY * prospects(board, AT_ONCE, t.purses.seats[left_of(seat, t.dice)])
    again = stop - PRICE_OF_A_ROLL + prospects(board, dice, t.purses.seats[seat])
    match move:
        case Place():
            return gain + max(stop, again)
        case RollAgain():
            return again
        case _:
            return stop


def fill(row: Row, placed: list[int], roll: Sequence[int]) -> list[int]:
    """A yellow row that the dice of this roll can close, closed; any other as it is."""
    if row.colour == "black":
        return placed
    full, left = placed, list(roll)
    left[placed[-1] - 1] -= 1
    while numbers := [number for number in needs(row, full) if left[number - 1]]:
        number = max(numbers, key=lambda number: left[number - 1])
        left[number - 1] -= 1
        full = [*full, number]
    return full if len(full) == len(row.cells) else placed


def prospects(board: Board, dice: int, purse: int) -> float:
    """What a roll of this many dice promises somebody with this much to lose."""
    return hope(board, dice) - danger(board, dice, purse)


def hope(board: Board, dice: int) -> float:
    """The points of the yellow rows, each weighed by the chance to close it."""
    return sum(
        row.points * chance(len(needs(row, placed)), len(row.cells) - len(placed), dice)
        for row, placed in board
        if row.colour == "yellow" and len(placed) < len(row.cells)
    )


@cache
def chance(fitting: int, missing: int, dice: int) -> float:
    """About how likely these dice are to fill a row: `fitting` numbers fit its open cell, one each cell after it."""
    left = range(dice, dice - missing, -1)
    return prod(1 - (1 - fits / 6) ** max(n, 0) for n, fits in zip(left, (fitting, *[1] * missing)))


def danger(board: Board, dice: int, purse: int) -> float:
    """The points of the worst black row with one cell to go, weighed by the chance that no die fits elsewhere."""
    harmless, closing, cost = set[int](), set[int](), 0
    for row, placed in board:
        if row.colour == "black" and len(row.cells) - len(placed) == 1:
            closing.update(needs(row, placed))
            cost = max(cost, min(row.points, purse))
        else:
            harmless.update(needs(row, placed))
    nothing_else, nothing = 6 - len(harmless), 6 - len(harmless | closing)
    return float(cost * (nothing_else**dice - nothing**dice) / 6**dice)

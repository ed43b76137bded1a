"""Royal Casino for learners. Rows are described, not named, so that any faces will do."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, one_of, round_of, seat_of, soft

from .faces import NUMBERS, ROWS, SECOND, STAR
from .rules import AT_ONCE, DICE, TARGET, Place, RollAgain, Stop, needs

CELLS = 6  # of the longest row
KINDS = (*NUMBERS, STAR, SECOND)
HALF, HALF_ROUND = 100, 4  # points and rounds that are encoded as one half


def encode(seats: int, options: Options) -> Encoding:
    slices = (
        Slice("points", seats, "the end of the game is a half", points),
        Slice("dice", seats, "in stock, those of the turn included; divided by 15", dice),
        Slice("worth", ROWS, f"points of each row, a black one's below 0; {HALF} becomes 0.5", worth),
        Slice("cells", ROWS * CELLS * len(KINDS), "what each open cell of a row asks for: 1 to 6, *, **", cells),
        Slice("left", ROWS, "open cells of each row; divided by 6", left),
        Slice("fits", ROWS * len(NUMBERS), "the numbers that each row takes next", fits),
        Slice("roll", len(NUMBERS), "dice of the turn not placed, by number; divided by 5", roll),
        Slice("may_stop", 1, "a die of this roll is placed", lambda view: (float(view.table.may_stop),)),
        Slice("turn", seats, "whose turn it is", lambda view: seat_of(view, view.table.turn)),
        Slice("round", 1, f"{HALF_ROUND} becomes 0.5", lambda view: (soft(view.table.round, HALF_ROUND),)),
    )
    places = [Place(number, row) for row in range(1, ROWS + 1) for number in NUMBERS]
    return Encoding(slices, (*places, RollAgain(), Stop()))


def points(view: Any) -> list[float]:
    return [soft(view.table.purses.seats[seat], TARGET[view.seats]) for seat in round_of(view)]


def dice(view: Any) -> list[float]:
    return [2 * view.table.dice[seat] / DICE for seat in round_of(view)]


def worth(view: Any) -> list[float]:
    signed = [row.points if row.colour == "yellow" else -row.points for row in view.table.rows]
    return [soft(points, HALF) for points in signed] or [0.0] * ROWS


def cells(view: Any) -> list[float]:
    t = view.table
    numbers: list[float] = []
    for row, placed in zip(t.rows, t.placed):
        for place in range(CELLS):
            asks = KINDS.index(row.cells[place]) if len(placed) <= place < len(row.cells) else None
            numbers += one_of(asks, len(KINDS))
    return numbers or [0.0] * (ROWS * CELLS * len(KINDS))


def left(view: Any) -> list[float]:
    return [(len(row.cells) - len(on)) / CELLS for row, on in zip(view.table.rows, view.table.placed)] or [0.0] * ROWS


def fits(view: Any) -> list[float]:
    t = view.table
    takes = [needs(row, placed) for row, placed in zip(t.rows, t.placed)] or [()] * ROWS
    return [float(number in some) for some in takes for number in NUMBERS]


def roll(view: Any) -> list[float]:
    return [count / AT_ONCE for count in view.table.roll]

"""The twin of Royal Casino. It reads beside rules.py: the same names, the same order, the same RC marks.

The dice on a row matter only for what its open cell takes, and that follows from the die before it. So a row is kept
as how many dice are on it, and which numbers it takes, as bits: the lowest is for 1, and a full row takes none.
"""

from __future__ import annotations

from collections.abc import Iterable

import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.lax import population_count

from croupier.batch.contract import Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    NONE,
    Number,
    Part,
    add,
    below,
    drawn,
    flat,
    i8,
    left_of,
    one,
    padded,
    pick,
    put,
    rolled,
    seat_of,
    soft,
    turned,
    when,
    whole,
)

from . import encode, rules
from .faces import HOUSE, NUMBERS, ROWS, SECOND, TWO_STARS, Face, Row

PHASES = phases(rules.GAME)
FIRST, LAY, ROLL, CHOOSE, OVER = range(len(PHASES))
END_ROUND, BEGIN_ROUND, LAY_FACE, NEXT_TURN = range(OVER + 1, OVER + 5)  # errands

DICE_FACES = len(NUMBERS)
ROLL_AGAIN, STOP = range(ROWS * DICE_FACES, ROWS * DICE_FACES + 2)  # after the places, row by row
BIT = 1 << np.arange(DICE_FACES)  # [number], its bit
ALL = 2**DICE_FACES - 1  # every number, as bits
KIND_BITS = 4  # of a row's cells, as one number: kind after kind, the first cell lowest; 0 means no more cells
SECOND_STAR = 1 + encode.KINDS.index(SECOND)
ROLLS_AT_ONCE = 2  # in one step; when all of them fit nowhere, the next waits


class Table(Part, static=("own",)):
    phase: Array
    points: Array  # [seat]
    dice: Array  # [seat] not on the board, those of the turn included
    pile: Array  # [order], boards as the face that was up first; 0: not yet known
    face: Array  # the face played on; 0: none yet
    filled: Array  # [row], dice on it
    fits: Array  # [row], the numbers that its open cell takes, as bits
    roll: Array  # [number], the dice of this turn not yet placed
    may_stop: Array
    turn: Array  # when a round begins, its start player
    round: Array  # never 40, as each brings the seats 50 points or more in all
    own: tuple[Face, ...]

    @property
    def seats(self) -> int:
        return self.dice.shape[0]

    @property
    def faces(self) -> tuple[Face, ...]:
        return self.own or HOUSE

    @property
    def worth(self) -> Array:
        """[row], points of each row, a black one's below 0."""
        return pick(jnp.array([[worth(row) for row in face] for face in self.faces]), self.face - 1)

    @property
    def kinds(self) -> Array:
        """[row], the kinds of its cells."""
        return pick(jnp.array([[kinds(row) for row in face] for face in self.faces]), self.face - 1)


def worth(row: Row) -> int:
    return row.points if row.colour == "yellow" else -row.points


def kinds(row: Row) -> int:
    return sum(1 + encode.KINDS.index(cell) << KIND_BITS * place for place, cell in enumerate(row.cells))


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number - 1 for number in numbers)


def pack(state: rules.Casino) -> Table:
    t = state.table
    won = max(sum(row.points for row in face if row.colour == "yellow") for face in t.faces)
    pile = [1] if t.first_game and not t.pile else t.pile  # RC-3 known before the first round begins
    fits = [bits(rules.needs(row, placed)) for row, placed in zip(t.rows, t.placed)]
    return Table(
        phase=i8(PHASES.index(state.phase)),
        points=whole(t.purses.seats, t.target + won),
        dice=i8(t.dice),
        pile=whole(padded(pile, len(t.faces) // 2, 0), len(t.faces)),
        face=whole(t.face, len(t.faces)),
        filled=i8(padded([len(placed) for placed in t.placed], ROWS, 0)),
        fits=i8(padded(fits, ROWS, 0)),
        roll=i8(t.roll),
        may_stop=i8(t.may_stop).astype(bool),
        turn=i8(t.turn),
        round=i8(t.round),
        own=t.own,
    )


def first(s: Table, words: Array) -> Table:
    """RC-6 Who begins the first round is drawn, unless the table names one."""
    return s.but(turn=below(words[0], s.seats), phase=BEGIN_ROUND)


def begin_round(s: Table) -> Table:
    """RC-1, RC-3, RC-11 All dice are shared out; the next board is turned up, or comes back turned over."""
    known = pick(s.pile, (s.round - 1) % len(s.pile)) > 0
    dice = jnp.full_like(s.dice, rules.DICE // s.seats)
    return s.but(dice=dice, roll=jnp.zeros_like(s.roll), phase=jnp.where(known, LAY_FACE, LAY))


def lay_next(s: Table, words: Array) -> Table:
    """RC-3 A board not yet seen comes up, with either side up."""
    boards = s.pile - 1 >> 1
    sides = 2 * ~(boards[:, None] == jnp.arange(len(s.pile))).any(0)  # [board], how many may come up
    board, side = drawn(sides, words[0]), below(words[0], sides.sum()) % 2
    return s.but(pile=put(s.pile, s.round - 1, 1 + 2 * board + side), phase=LAY_FACE)


def lay(s: Table) -> Table:
    """RC-4 The face is empty at first."""
    times, place = jnp.divmod(s.round - 1, len(s.pile))
    face = pick(s.pile, place)
    s = s.but(face=jnp.where(times % 2 == 1, other_side(face), face), filled=jnp.zeros_like(s.filled))
    return s.but(fits=takes(s.kinds, 0, 0), phase=ROLL)


def other_side(face: Array) -> Array:
    """Faces 1 and 2 are the two sides of a board, 3 and 4 of the next, and so on."""
    return jnp.where(face % 2 == 1, face + 1, face - 1)


def roll(s: Table, words: Array) -> Table:
    """RC-6, RC-8 Five dice of the stock, or all if fewer; later the dice of the turn that are left."""
    left, stock = s.roll.sum(), pick(s.dice, s.turn)
    s = s.but(roll=rolled(words, jnp.where(left > 0, left, jnp.minimum(rules.AT_ONCE, stock))), may_stop=False)
    return s.but(phase=jnp.where(hits(s).any(), CHOOSE, NEXT_TURN))  # RC-9


def takes(row: Array, place: Number, before: Number) -> Array:
    """RC-4, RC-5 The numbers that a cell takes, as bits, given the die before it.

    A star takes the same number, the first of a row any, and the first second star any other.
    """
    kind = row >> KIND_BITS * place & 2**KIND_BITS - 1
    same = jnp.where(place == 0, ALL, 1 << before)
    star = jnp.where((kind == SECOND_STAR) & (place == TWO_STARS.index(SECOND)), ALL - same, same)
    return jnp.where(kind > DICE_FACES, star, 1 << kind >> 1)


def fitting(s: Table) -> Array:
    """[row, number], yes or no."""
    return s.fits[:, None] & BIT > 0


def places(s: Table) -> Array:
    """RC-7 Any die of the roll, on any row whose open cell takes it; equal dice are one choice."""
    return fitting(s) & (s.roll > 0)


def hits(s: Table) -> Array:
    """[row], its places, as bits: the numbers that it takes and the roll has."""
    return s.fits & jnp.where(s.roll > 0, BIT, 0).sum()


def choose(s: Table, numbers: Array) -> Table:
    """RC-7, RC-8 At least one die must be placed; then the player may place more, roll again or stop."""
    move = pick(numbers, s.turn)
    return when(move < ROLL_AGAIN, place(s, move), s.but(phase=jnp.where(move == ROLL_AGAIN, ROLL, NEXT_TURN)))


def place(s: Table, move: Array) -> Table:
    """RC-7, RC-8 One die goes to a row. With all dice of the turn placed the turn is over."""
    row, number = move // DICE_FACES, move % DICE_FACES
    here = one(row, ROWS)
    now = takes(pick(s.kinds, row), 1 + pick(s.filled, row), number)
    s = when(now == 0, close(s, row), s).but(
        filled=s.filled + here,
        fits=jnp.where(here, now, s.fits),
        roll=s.roll - one(number, DICE_FACES),
        dice=add(s.dice, s.turn, -1),
        may_stop=True,
    )
    after = jnp.where(s.roll.any(), CHOOSE, NEXT_TURN)
    return s.but(phase=jnp.where(s.fits.any(), after, END_ROUND))


def close(s: Table, row: Array) -> Table:
    """RC-10 Whoever places the last die gets the points of a yellow row, or loses those of a black one, down to 0."""
    points = pick(s.points, s.turn) + pick(s.worth, row)
    return s.but(points=put(s.points, s.turn, jnp.maximum(points, 0)))


def next_turn(s: Table) -> Table:
    """RC-6, RC-9 Dice not placed are back in the stock; whoever has none is passed over."""
    return s.but(roll=jnp.zeros_like(s.roll), turn=left_of(s.turn, s.dice > 0), phase=ROLL)


def end_round(s: Table) -> Table:
    """RC-11, RC-12 The face is full: the game ends if anyone has enough; else the next player to the left begins."""
    more = s.but(round=s.round + 1, turn=(s.turn + 1) % s.seats, phase=BEGIN_ROUND)
    return when(s.points.max() >= rules.TARGET[s.seats], s.but(phase=OVER), more)


def asked(s: Table) -> Array:
    return one(s.turn, s.seats) & (s.phase == CHOOSE)


def forced(s: Table) -> Array:
    """[seat], the number of a single place: of a single bit, those below it tell which it is."""
    some = hits(s)
    single = ~s.may_stop & (population_count(some).sum() == 1)
    place = jnp.where(some > 0, DICE_FACES * jnp.arange(ROWS) + population_count(some - 1), 0).sum()
    return jnp.full(s.seats, jnp.where(single, place, NONE))


def legal(s: Table, seat: Number) -> Array:
    return jnp.concatenate([places(s).ravel(), jnp.stack([s.may_stop, s.may_stop])]) & (s.phase == CHOOSE)


def observe(s: Table, seat: Number) -> Array:
    place = jnp.arange(encode.CELLS)
    cells = s.kinds[:, None] >> KIND_BITS * place & 2**KIND_BITS - 1
    open_cells = jnp.where(place >= s.filled[:, None], cells, 0)
    return flat(
        turned(soft(s.points, rules.TARGET[s.seats]), seat),
        2 * turned(s.dice, seat) / rules.DICE,
        soft(s.worth, encode.HALF),
        open_cells[:, :, None] == 1 + jnp.arange(len(encode.KINDS)),
        (open_cells > 0).sum(1) / encode.CELLS,
        fitting(s),
        s.roll / rules.AT_ONCE,
        s.may_stop,
        seat_of(s.turn, seat, s.seats),
        soft(s.round, encode.HALF_ROUND),
    )


def twin(seats: int, options: rules.RoyalCasino) -> Twin:
    return Twin(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            chance(FIRST, first),
            choice(CHOOSE, choose),
            errand(END_ROUND, end_round),
            errand(BEGIN_ROUND, begin_round),
            chance(LAY, lay_next),
            errand(LAY_FACE, lay),
            *(errand(NEXT_TURN, next_turn), chance(ROLL, roll)) * ROLLS_AT_ONCE,
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        score=lambda s: s.points,
        standing=lambda s: s.points,
        forced=forced,
    )

"""The twin of Las Vegas. It reads beside rules.py: the same names, the same order, the same LV marks."""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    Number,
    Part,
    add,
    below,
    drawn,
    flat,
    i8,
    i16,
    left_of,
    one,
    padded,
    pick,
    rolled,
    seat_of,
    soft,
    turned,
    unroll,
    when,
)

from . import encode, rules

PHASES = phases(rules.GAME)
FIRST, DEAL, SCATTER, ROLL, ROLL_NEUTRAL, CHOOSE, OVER = range(len(PHASES))
END_ROUND, BEGIN_ROUND = OVER + 1, OVER + 2  # errands

FACES = len(rules.FACES)
VALUES = jnp.array([*rules.BILLS])
MOST_BILLS = encode.BILLS_MOST
AT_ONCE = 4  # bills dealt in one step; the others wait for the next


class Table(Part, static=("neutral",)):
    phase: Array
    stack: Array  # [value], how many
    won: Array  # [seat], money
    won_bills: Array  # [seat]
    bills: Array  # [face, rank], largest first
    placed: Array  # [face, owner], dice; the last are the neutral ones
    dice: Array  # [seat], still in hand
    neutrals: Array  # [seat], how many of them are neutral
    dealing: Array  # the casino that gets bills now, counted from 1
    roll: Array  # [face]
    neutral_roll: Array  # [face]
    start: Array
    turn: Array
    round: Array
    neutral: bool

    @property
    def seats(self) -> int:
        return self.dice.shape[0]


def pack(state: rules.Vegas) -> Table:
    t, seats = state.table, state.seats
    casinos = t.casinos or [rules.Casino([], [0] * (seats + 1))] * FACES
    return Table(
        phase=i8(PHASES.index(state.phase)),
        stack=i8([*t.stack.values()]),
        won=i16([sum(won) for won in t.won]),
        won_bills=i8([len(won) for won in t.won]),
        bills=i8([padded(casino.bills, MOST_BILLS, 0) for casino in casinos]),
        placed=i8([casino.dice for casino in casinos]),
        dice=i8(t.dice or [0] * seats),
        neutrals=i8(t.neutrals or [0] * seats),
        dealing=i8(t.dealing),
        roll=i8(t.roll),
        neutral_roll=i8(t.neutral_roll),
        start=i8(t.start),
        turn=i8(t.turn),
        round=i8(t.round),
        neutral=t.neutral,
    )


def first(s: Table, words: Array) -> Table:
    """LV-4 The first start player is drawn, unless the table names one."""
    return s.but(start=below(words[0], s.seats), phase=BEGIN_ROUND)


def begin_round(s: Table) -> Table:
    """LV-3, LV-20 All dice come back to their owners; neutral dice are shared out."""
    neutrals = jnp.full_like(s.neutrals, rules.NEUTRAL[s.seats] if s.neutral else 0)
    return s.but(
        turn=s.start,
        bills=jnp.zeros_like(s.bills),
        placed=jnp.zeros_like(s.placed),
        dealing=1,
        neutrals=neutrals,
        dice=rules.DICE + neutrals,
        phase=DEAL,
    )


def deal(s: Table, words: Array) -> Table:
    """LV-2 Bills are drawn for each casino in turn until it shows 50 or more."""

    def one_more(at: tuple[Array, Array, Array], word: Array) -> tuple[tuple[Array, Array, Array], None]:
        stack, bills, dealing = at
        here = one(dealing - 1, FACES)  # nowhere, when all are dealt
        bill = jnp.where(here.any(), drawn(stack, word), -1)
        row = bigger_first(pick(bills, dealing - 1), pick(VALUES, bill))
        bills = jnp.where(here[:, None], row, bills)
        enough = here.any() & (row.sum() >= rules.ENOUGH)
        return (stack - one(bill, len(VALUES)), bills, dealing + enough), None

    (stack, bills, dealing), _ = jax.lax.scan(one_more, (s.stack, s.bills, s.dealing), words, unroll=unroll())
    after = SCATTER if s.neutral and s.seats in rules.SPARE else ROLL
    return s.but(stack=stack, bills=bills, dealing=dealing, phase=jnp.where(dealing > FACES, after, DEAL))


def bigger_first(row: Array, bill: Array) -> Array:
    """A bill put where it belongs in a row that has room."""
    place = (row >= bill).sum()
    after = jnp.where(one(place, MOST_BILLS), bill, jnp.roll(row, 1))
    return jnp.where(jnp.arange(MOST_BILLS) < place, row, after)


def scatter(s: Table, words: Array) -> Table:
    """LV-21 With three players two neutral dice are left over: the start player rolls them for the casinos."""
    spare = rolled(words, rules.SPARE[s.seats])
    return s.but(placed=s.placed + spare[:, None] * one(s.seats, s.seats + 1), phase=ROLL)


def roll(s: Table, words: Array) -> Table:
    """LV-4 On their turn a player rolls all the dice still in hand."""
    own = rolled(words, pick(s.dice, s.turn) - pick(s.neutrals, s.turn))
    return s.but(roll=own, phase=jnp.where(pick(s.neutrals, s.turn) > 0, ROLL_NEUTRAL, CHOOSE))


def roll_neutral(s: Table, words: Array) -> Table:
    """LV-22 Neutral dice are rolled together with one's own."""
    return s.but(neutral_roll=rolled(words, pick(s.neutrals, s.turn)), phase=CHOOSE)


def choose(s: Table, numbers: Array) -> Table:
    """LV-4, LV-22 The player picks one face; all their dice showing it go to that casino."""
    seat, at = s.turn, one(pick(numbers, s.turn), FACES)
    own, neutral = (at * s.roll).sum(), (at * s.neutral_roll).sum()
    stacks = one(seat, s.seats + 1) * own + one(s.seats, s.seats + 1) * neutral
    dice, neutrals = add(s.dice, seat, -own - neutral), add(s.neutrals, seat, -neutral)
    turn = left_of(seat, dice > 0)  # LV-5, LV-23
    follows = jnp.where(pick(dice, turn) > pick(neutrals, turn), ROLL, ROLL_NEUTRAL)
    return s.but(
        placed=s.placed + at[:, None] * stacks,
        dice=dice,
        neutrals=neutrals,
        roll=jnp.zeros_like(s.roll),
        neutral_roll=jnp.zeros_like(s.neutral_roll),
        turn=jnp.where(turn < 0, seat, turn),
        phase=jnp.where(turn < 0, END_ROUND, follows),
    )


def payment(s: Table, dice: Array) -> Array:
    """LV-7, LV-8, LV-9 Equal numbers of dice cancel. The most dice take the highest bill, and so on down."""
    same = (dice[:, :, None] == dice[:, None, :]).sum(2)
    alone = jnp.where(same == 1, dice, 0)
    rank = (alone[:, None, :] > alone[:, :, None]).sum(2)
    bill = (s.bills[:, None, :] * (rank[:, :, None] == jnp.arange(MOST_BILLS))).sum(2)
    return jnp.where(alone > 0, bill, 0)[:, : s.seats]  # LV-24 what neutral dice get goes under the stack


def pay(s: Table) -> Table:
    paid = payment(s, s.placed)
    return s.but(won=s.won + paid.sum(0), won_bills=s.won_bills + (paid > 0).sum(0), bills=jnp.zeros_like(s.bills))


def end_round(s: Table) -> Table:
    """LV-1, LV-6, LV-11 The casinos pay. Four rounds make a game; each starts one seat further to the left."""
    s = pay(s)
    more = s.but(round=s.round + 1, start=(s.start + 1) % s.seats, phase=BEGIN_ROUND)
    return when(s.round == rules.ROUNDS, s.but(phase=OVER), more)


def asked(s: Table) -> Array:
    return one(s.turn, s.seats) & (s.phase == CHOOSE)


def legal(s: Table, seat: Number) -> Array:
    return (s.roll + s.neutral_roll > 0) & (s.phase == CHOOSE)


def observe(s: Table, seat: Number) -> Array:
    seats = s.seats
    placed = jnp.concatenate([turned(s.placed[:, :seats].T, seat).T, s.placed[:, seats:]], 1)
    own = one(s.turn, seats + 1) * s.roll[:, None] + one(seats, seats + 1) * s.neutral_roll[:, None]
    return flat(
        s.bills / encode.LARGEST,
        placed / rules.DICE,
        turned(payment(s, s.placed).T, seat).T / encode.LARGEST,
        turned(payment(s, s.placed + own).T, seat).T / encode.LARGEST,
        turned(s.dice, seat) / encode.ALL,
        turned(s.neutrals, seat) / encode.ALL,
        s.roll / rules.DICE,
        s.neutral_roll / rules.DICE,
        seat_of(s.turn, seat, seats),
        turned(soft(s.won, encode.HALF), seat),
        turned(soft(s.won_bills, encode.HALF_BILLS), seat),
        s.stack / encode.MOST,
        seat_of(s.start, seat, seats),
        one(s.round - 1, rules.ROUNDS),
    )


def twin(seats: int, options: rules.LasVegas) -> Twin:
    spare = (chance(SCATTER, scatter),) if options.neutral and seats in rules.SPARE else ()
    neutral = (chance(ROLL_NEUTRAL, roll_neutral),) if options.neutral else ()
    return Twin(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            chance(FIRST, first),
            choice(CHOOSE, choose),
            errand(END_ROUND, end_round),
            errand(BEGIN_ROUND, begin_round),
            chance(DEAL, deal, AT_ONCE, outcomes=lambda state: AT_ONCE),
            *spare,
            chance(ROLL, roll, words=2),
            *neutral,
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        score=lambda s: s.won,
        standing=lambda s: s.won * 100 + s.won_bills,
    )

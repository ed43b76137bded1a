"""The twin of Vabanque. It reads beside rules.py: the same names, the same order, the same VB marks."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    I32,
    NONE,
    Number,
    Part,
    add,
    first,
    flat,
    i8,
    i16,
    one,
    pick,
    queue_of,
    queued,
    soft,
    taken,
    turned,
    when,
)
from croupier.core.game import Options

from . import encode, rules
from .rules import APART, CARDS, CHIPS

PHASES = phases(rules.GAME)
LINE_UP, PUT_CHIPS, LAY_CARDS, MOVE_PAWNS, OVER = range(len(PHASES))
END_ROUND = OVER + 1  # an errand

DOUBLE, TRAP = CARDS.index("double"), CARDS.index("trap")  # a card is its place among CARDS
UNIT = min(map(min, CHIPS.values()))  # amounts are counted in the smallest chips: the most there can be fits into i16
WORTH = jnp.array([chips[0] // UNIT for chips in CHIPS.values()])  # [round], of each chip
TIMES = jnp.array([*map(len, CHIPS.values())])  # [round], chips of each player


class Table(Part):
    phase: Array
    chips: Array  # [tile], what they are worth, in UNITs
    laid: Array  # [seat, card], the tile where it lies in this round; NONE: still in hand
    shown: Array  # [seat, card], yes or no: turned up last
    money: Array  # [seat], in UNITs
    order: Array  # a queue: the turn order of this round
    pawns: Array  # [seat], the tile; NONE
    round: Array
    turns: Array

    @property
    def seats(self) -> int:
        return self.order.shape[0]

    @property
    def tiles(self) -> int:
        return self.chips.shape[0]

    @property
    def turn(self) -> Array:
        """Whose turn it is."""
        return first(self.order == 1 + self.turns % self.seats)


def pack(state: rules.Vabanque) -> Table:
    t, now = state.table, len(CARDS) * (state.table.round - 1)
    before = now if state.phase == PHASES[OVER] else max(0, now - len(CARDS))
    lie = [dict(zip(hand.laid[now:], at[now:])) for hand, at in zip(state.hands, t.laid)]
    shown = [[card in cards[before : before + len(CARDS)] for card in CARDS] for cards in t.shown]
    return Table(
        phase=i8(PHASES.index(state.phase)),
        chips=i16([sum(chips) // UNIT for chips in t.chips]),
        laid=i8([[at.get(card, NONE) for card in CARDS] for at in lie]),
        shown=i8(shown).astype(bool),
        money=i16([money // UNIT for money in t.money.seats]),
        order=queued(t.order, state.seats),
        pawns=i8(t.pawns or [NONE] * state.seats),
        round=i8(t.round),
        turns=i8(t.turns),
    )


def first_order(s: Table, words: Array) -> Table:
    """VB-2 The first turn order is drawn, or what follows the seat that the table sets."""
    set_before = (s.order > 0).sum()
    seats, _ = taken((s.order == 0).astype(I32), words, s.seats - set_before)
    comes = seats[:, None] == jnp.arange(s.seats)
    order = s.order + jnp.where(comes, 1 + set_before + jnp.arange(s.seats)[:, None], 0).sum(0)
    return s.but(order=order, pawns=APART * (order - 1), phase=PUT_CHIPS)


def end_turn(s: Table, times: Number, after: int) -> Table:
    """End a turn; once everybody has had this many turns, the step is done."""
    turns = s.turns + 1
    done = turns >= times * s.seats
    return s.but(turns=jnp.where(done, 0, turns), phase=jnp.where(done, after, s.phase))


def put_chips(s: Table, numbers: Array) -> Table:
    """VB-4 One chip at a time, everybody puts this round's chips on any tiles."""
    tile, chip = pick(numbers, s.turn), pick(WORTH, s.round - 1)
    return end_turn(s.but(chips=add(s.chips, tile, chip)), pick(TIMES, s.round - 1), LAY_CARDS)


def lay_cards(s: Table, numbers: Array) -> Table:
    """VB-5 One card at a time, everybody lays all three face down at any tiles."""
    lay = pick(numbers, s.turn) - s.tiles
    which = one(s.turn, s.seats)[:, None] & one(lay // s.tiles, len(CARDS))
    return end_turn(s.but(laid=jnp.where(which, lay % s.tiles, s.laid)), len(CARDS), MOVE_PAWNS)


def move_pawns(s: Table, numbers: Array) -> Table:
    """VB-6 Once each, everybody moves their pawn up to four tiles clockwise, or stays."""
    steps = pick(numbers, s.turn) - s.tiles * (1 + len(CARDS))
    return end_turn(s.but(pawns=add(s.pawns, s.turn, steps) % s.tiles), 1, END_ROUND)


def end_round(s: Table) -> Table:
    """VB-3, VB-15 The showdown; then, unless it was the last, the next round in a new turn order."""
    s = pay(s)
    more = s.but(round=s.round + 1, order=line_up(s), laid=jnp.full_like(s.laid, NONE), phase=PUT_CHIPS)
    return when(s.round == max(CHIPS), s.but(phase=OVER), more)


def pay(s: Table) -> Table:
    """VB-7 to VB-10 Cards at the tile of a pawn are turned up. It earns the yield, or others' Traps there do."""
    meets = s.pawns[:, None, None] == s.laid  # [pawn, seat, card]
    chips = jnp.where(s.pawns[:, None] == jnp.arange(s.tiles), s.chips, 0).sum(1)
    amount = chips * (1 + meets[:, :, DOUBLE].sum(1))
    caught = meets[:, :, TRAP] & ~jnp.eye(s.seats, dtype=bool)
    earned = jnp.where(caught.any(1), 0, amount) + jnp.where(caught, amount[:, None], 0).sum(0)
    return s.but(money=s.money + earned, shown=meets.any(0))


def line_up(s: Table) -> Array:
    """VB-13 The richest goes first; among equally rich players the order is reversed."""
    money, order = s.money, s.order
    tie = money[None, :] == money[:, None]
    before = (money[None, :] > money[:, None]) | (tie & (order[None, :] > order[:, None]))
    return 1 + before.sum(1)


def asked(s: Table) -> Array:
    return one(s.turn, s.seats) & (s.phase > LINE_UP) & (s.phase < OVER)


def legal(s: Table, seat: Number) -> Array:
    hand = pick(s.laid, seat) < 0
    return jnp.concatenate(
        [
            jnp.full(s.tiles, s.phase == PUT_CHIPS),
            jnp.repeat(hand & (s.phase == LAY_CARDS), s.tiles),
            jnp.full(len(rules.WALKS), s.phase == MOVE_PAWNS),
        ]
    )


def observe(s: Table, seat: Number) -> Array:
    laid = s.laid[:, :, None] == jnp.arange(s.tiles)  # [seat, card, tile]
    return flat(
        soft(s.chips * UNIT, encode.HALF),
        turned(laid.sum(1), seat) / len(CARDS),
        turned(s.shown, seat),
        pick(s.laid, seat) < 0,
        pick(laid, seat),
        turned(s.pawns[:, None] == jnp.arange(s.tiles), seat),
        turned(soft(s.money * UNIT, encode.HALF_MONEY), seat),
        queue_of(s.order, seat),
        s.turns / (encode.TURNS * s.seats),
        one(s.round - 1, len(CHIPS)),
    )


def twin(seats: int, options: Options) -> Twin:
    return Twin(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            chance(LINE_UP, first_order, words=seats),
            choice(PUT_CHIPS, put_chips),
            choice(LAY_CARDS, lay_cards),
            choice(MOVE_PAWNS, move_pawns),
            errand(END_ROUND, end_round),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        score=lambda s: s.money * UNIT,
        standing=lambda s: s.money,
        many_moves=True,  # only one seat is asked at a time
    )

"""The twin of Between Bet. It reads beside rules.py: the same names, the same order, the same BB marks."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    NONE,
    Number,
    Part,
    counts,
    drawn,
    first,
    flat,
    i8,
    i16,
    one,
    padded,
    pick,
    put,
    seat_of,
    soft,
    taken,
    turned,
    up_to,
    when,
    yes,
)
from croupier.batch.seventh_heaven import LOANS, Bank, draw_dealer, gamble, pack_bank
from croupier.kit.seventh_heaven.bank import CHIP, LOAN, Gamble
from croupier.kit.seventh_heaven.encoding import HALF as HALF_OF_CHIPS
from croupier.kit.seventh_heaven.number_cards import FULL, NUMBERS

from . import encode, rules
from .row import FACE_DOWN, PAIRS, ROW

PHASES = phases(rules.GAME)
FIRST, LAY_OUT, OUTBID, BREAK_TIE, PICK_PAIR, RAISE_OR_STAND, PLACE_BETS, OVER = range(len(PHASES))
END_ROUND, BEGIN_ROUND = OVER + 1, OVER + 2  # errands

KINDS, CARDS = len(FULL), jnp.array([*FULL.values()])  # a card is its place in FULL: 0, 1 to 7, 00
DOWN = KINDS  # how a card that lies face down is written in the row
IS_DOWN = yes(FACE_DOWN, ROW)
SIDES = [*PAIRS]
VALUES = jnp.array(NUMBERS)
QUIET, CALL = LOANS, LOANS + 1  # the first of the calls


class Table(Part, static=("amounts",)):
    phase: Array
    bank: Bank
    rounds: Array
    number: Array
    dealer: Array
    row: Array  # [place], the card; DOWN: face down; NONE: not yet
    down: Array  # [place], the card that lies there face down; NONE
    call: Array
    holder: Array  # NONE: nobody
    tied: Array  # [seat], yes or no
    pair: Array  # 0 left, 1 right; NONE
    used: Array  # [card], how many
    peeked: Array  # [seat, 2], cards; NONE
    pile: Array  # [card], how many
    amounts: int  # this many, in tens, have a number

    @property
    def seats(self) -> int:
        return self.tied.shape[0]

    @property
    def pick(self) -> int:
        return CALL + self.amounts

    @property
    def stand(self) -> int:
        return self.pick + 2

    @property
    def bet(self) -> int:  # of nothing; the amounts follow
        return self.stand + 1 + self.amounts


def pack(state: rules.BetweenBet, amounts: int) -> Table:
    t, now, seats = state.table, state.table.round, state.seats
    row = [DOWN if card is None else card for card in now.row]
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(t.bank),
        rounds=i8(t.rounds),
        number=i8(now.number),
        dealer=i8(now.dealer),
        row=i8(padded(row, ROW)),
        down=i8([state.box.down.get(place, NONE) for place in range(ROW)]),
        call=i16(now.call),
        holder=i8(NONE if now.holder is None else now.holder),
        tied=yes(now.tied, seats),
        pair=i8(NONE if now.pair is None else SIDES.index(now.pair)),
        used=i8(counts(t.used, FULL)),
        peeked=i8([padded(hand.peeked, 2) for hand in state.hands]),
        pile=i8([*state.box.pile.values()]),
        amounts=amounts,
    )


def begin_round(s: Table) -> Table:
    return s.but(
        number=s.number + 1,
        row=jnp.full_like(s.row, NONE),
        call=0,
        holder=NONE,
        tied=jnp.zeros_like(s.tied),
        pair=NONE,
        phase=LAY_OUT,
    )


def lay_out(s: Table, words: Array) -> Table:
    """BB-2 Seven cards in a row, from the left: two face down, three face up, two face down."""
    cards, pile = taken(s.pile, words, ROW)
    return s.but(row=jnp.where(IS_DOWN, DOWN, cards), down=jnp.where(IS_DOWN, cards, NONE), pile=pile, phase=OUTBID)


def outbid(s: Table, numbers: Array) -> Table:
    """BB-3 A beat of the auction: all but the highest caller may call more, or say nothing. Silence ends it."""
    called = jnp.where(asked(s) & (numbers >= CALL), CHIP * (numbers - CALL + 1), 0)
    call = called.max()
    highest = called == call
    tie = highest.sum() > 1
    goes_on = s.but(
        call=call,
        holder=jnp.where(tie, NONE, first(highest)),
        tied=highest & tie,
        phase=jnp.where(tie, BREAK_TIE, OUTBID),
    )
    right = s.but(bank=s.bank.stake(s.holder, s.call), phase=jnp.where(s.holder < 0, PLACE_BETS, PICK_PAIR))
    return when(call > 0, goes_on, right)


def break_tie(s: Table, words: Array) -> Table:
    """BB-3 Among equal highest calls of a beat chance decides."""
    return s.but(holder=drawn(s.tied, words[0]), tied=jnp.zeros_like(s.tied), phase=OUTBID)


def pick_pair(s: Table, numbers: Array) -> Table:
    """BB-4 The right holder picks a pair, in sight of all, and looks at it alone."""
    pair = pick(numbers, s.holder) - s.pick
    looked = jnp.where(pair == 0, *(s.down[jnp.array(PAIRS[side])] for side in SIDES))
    return s.but(pair=pair, peeked=put(s.peeked, s.holder, looked), phase=RAISE_OR_STAND)


def raise_or_stand(s: Table, numbers: Array) -> Table:
    """BB-4 Then the right holder may raise the bet, up to all their chips, never lower it."""
    to = CHIP * (pick(numbers, s.holder) - s.stand)
    more = jnp.where(to > 0, to - pick(s.bank.down, s.holder), 0)
    return s.but(bank=s.bank.stake(s.holder, more), phase=PLACE_BETS)


def place_bets(s: Table, numbers: Array) -> Table:
    """BB-5 All others bet at once, from nothing to all their chips, but not what the right holder bet."""
    bets = jnp.where(asked(s), CHIP * (numbers - s.bet), 0)
    return s.but(bank=s.bank.but(chips=s.bank.chips - bets, down=s.bank.down + bets), phase=END_ROUND)


def limits(cards: Array) -> tuple[Array, Array]:
    """BB-6, BB-7 Without one highest and one lowest card: the two lowest, and the two highest; three with a 0 or 00."""
    there = cards[1 : KINDS - 1]
    few = jnp.where(there.sum() == ROW, 2, 3)

    def least(many: Number, there: Array, numbers: Array) -> Array:
        """The sum of the first few cards."""
        before = up_to(there) - there
        return (jnp.clip(many - before, 0, there) * numbers).sum()

    up, fall = (there, VALUES), (there[::-1], VALUES[::-1])
    return least(few + 1, *up) - least(1, *up), least(few + 1, *fall) - least(1, *fall)


def end_round(s: Table) -> Table:
    """BB-1, BB-9 The row pays, even if nobody bet. Then it stays out, or with a 0 or 00 all cards are shuffled."""
    row = jnp.where(s.row == DOWN, s.down, s.row)
    cards = (row[:, None] == jnp.arange(KINDS)).sum(0)
    lowest, highest = limits(cards)
    zeros = cards[0] + cards[KINDS - 1] > 0
    s = s.but(
        row=row,
        down=jnp.full_like(s.down, NONE),
        peeked=jnp.full_like(s.peeked, NONE),
        bank=pay(s.bank, CHIP * lowest, CHIP * highest),
    )
    more = s.but(
        used=jnp.where(zeros, 0, s.used + cards),
        pile=jnp.where(zeros, CARDS, s.pile),
        dealer=s.bank.next_dealer(s.dealer),
        phase=BEGIN_ROUND,
    )
    return when(s.number == s.rounds, s.but(phase=OVER), more)


def pay(bank: Bank, lowest: Array, highest: Array) -> Bank:
    """BB-8, BB-9 A bet in the range comes back and wins as much again, the highest twice; others go to the bank."""
    bet = bank.down
    hit = (lowest <= bet) & (bet <= highest)
    times = jnp.where(bet == jnp.where(hit, bet, 0).max(), 2, 1)
    chips = bank.chips + jnp.where(hit, bet * (1 + times), 0)
    return bank.but(chips=chips, down=jnp.zeros_like(bet), house=bank.house + jnp.where(hit, -bet * times, bet).sum())


def asked(s: Table) -> Array:
    holds = one(s.holder, s.seats)
    of_others = (s.phase == OUTBID) | (s.phase == PLACE_BETS)
    of_holder = (s.phase == PICK_PAIR) | (s.phase == RAISE_OR_STAND)
    return (of_others & s.bank.playing & ~holds) | (of_holder & holds)


def legal(s: Table, seat: Number) -> Array:
    amounts, chips, bet = CHIP * (1 + jnp.arange(s.amounts)), pick(s.bank.chips, seat), pick(s.bank.down, seat)
    outbids, picks, raises, bets = (s.phase == phase for phase in (OUTBID, PICK_PAIR, RAISE_OR_STAND, PLACE_BETS))
    return jnp.concatenate(
        [
            s.bank.loans(seat) & (outbids | picks | raises | bets),
            outbids[None],
            (amounts > s.call) & (amounts <= chips) & outbids,
            jnp.stack([picks, picks]),
            raises[None],
            (amounts > bet) & (amounts <= bet + chips) & raises,
            bets[None],
            (amounts <= chips) & (amounts != pick(s.bank.down, s.holder)) & bets,
        ]
    )


def forced(s: Table) -> Array:
    """Quiet, Stand or no bet, where not even a loan allows anything else."""
    outbids, bets = s.phase == OUTBID, s.phase == PLACE_BETS
    chips, taken = s.bank.chips + jnp.where(s.bank.debt, 0, LOAN), pick(s.bank.down, s.holder)
    amounts = chips // CHIP - (bets & (taken > 0) & (taken <= chips))
    decides = (s.phase == PICK_PAIR) | jnp.where(outbids, chips > s.call, amounts > 0)
    return jnp.where(decides, NONE, jnp.where(outbids, QUIET, jnp.where(bets, s.bet, s.stand)))


def observe(s: Table, seat: Number) -> Array:
    seats = s.seats
    peeked = pick(s.peeked, seat)
    return flat(
        s.bank.numbers(seat),
        s.row[:, None] == jnp.arange(KINDS + 1),
        peeked[:, None] == jnp.arange(KINDS),
        one(s.pair, len(SIDES)),
        soft(s.call, HALF_OF_CHIPS),
        seat_of(s.holder, seat, seats),
        turned(s.tied, seat),
        s.used / max(FULL.values()),
        seat_of(s.dealer, seat, seats),
        s.number / s.rounds,
        s.rounds / encode.MOST_PLAYERS,
    )


def twin(seats: int, options: Gamble) -> Twin:
    amounts = encode.most_chips(seats, options) // CHIP
    return gamble(
        game=rules.GAME,
        pack=lambda state: pack(state, amounts),
        start=pack(rules.GAME.start(seats, options), amounts),
        belt=(
            draw_dealer(FIRST, BEGIN_ROUND),
            choice(OUTBID, outbid),
            choice(PICK_PAIR, pick_pair),
            choice(RAISE_OR_STAND, raise_or_stand),
            choice(PLACE_BETS, place_bets),
            errand(END_ROUND, end_round),
            errand(BEGIN_ROUND, begin_round),
            chance(LAY_OUT, lay_out, ROW, outcomes=lambda state: ROW),
            chance(BREAK_TIE, break_tie),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        carried=lambda s, bank: s.but(bank=bank, rounds=bank.playing.sum()),
        forced=forced,
    )

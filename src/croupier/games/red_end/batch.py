"""The twin of Red End. It reads beside rules.py: the same names, the same order, the same RE marks."""

from __future__ import annotations

from itertools import accumulate

import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    NONE,
    Number,
    Part,
    add,
    counts,
    flat,
    i8,
    left_of,
    lined_up,
    one,
    pick,
    queue_of,
    seat_of,
    soft,
    taken,
    turned,
    when,
    yes,
)
from croupier.batch.seventh_heaven import LOANS, Bank, draw_dealer, gamble, pack_bank, share
from croupier.kit.seventh_heaven.bank import Gamble
from croupier.kit.seventh_heaven.number_cards import NUMBERS, PLAIN, is_black

from . import encode, rules
from .piles import ORDER, PILE

PHASES = phases(rules.GAME)
BEGIN, DEAL, DRAW_OR_PASS, OVER = range(len(PHASES))
END_ROUND, BEGIN_ROUND, CLOSE = range(OVER + 1, OVER + 4)  # errands

VALUES = jnp.array(ORDER)  # a card is its place in ORDER: first black, then red
BLACK = sum(map(is_black, ORDER))
DECK = jnp.array([*PLAIN.values()])
POINT = 100  # a point outweighs any number of cards


class Table(Part):
    phase: Array
    bank: Bank
    rounds: Array
    number: Array
    dealer: Array
    piles: Array  # [seat], how many cards lie there
    made: Array  # [seat, card], how many cards of its pile, as it was made, come down to this one; when over, of `off`
    points: Array  # [seat], of its black cards
    black: Array  # [seat], how many
    inside: Array  # [seat], yes or no: the rules' `turns`, which go round clockwise
    turn: Array  # the first of them; NONE
    knocked_out: Array  # [seat], yes or no

    @property
    def seats(self) -> int:
        return self.piles.shape[0]

    @property
    def off(self) -> Array:
        """[seat], how many cards came off its pile."""
        return self.made[:, -1] - jnp.where(self.phase == OVER, 0, self.piles)


def pack(state: rules.RedEnd) -> Table:
    t, r, seats = state.table, state.table.round, state.seats
    made = [hand.pile or off for hand, off in zip(state.hands, r.off)]
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(t.bank),
        rounds=i8(t.rounds),
        number=i8(r.number),
        dealer=i8(r.dealer),
        piles=i8(r.piles),
        made=i8([[*accumulate(counts(pile, ORDER))] for pile in made]),
        points=i8([sum(cards) for cards in r.black]),
        black=i8([len(cards) for cards in r.black]),
        inside=yes(r.turns, seats),
        turn=i8(r.turns[0] if r.turns else NONE),
        knocked_out=yes(r.knocked_out, seats),
    )


def begin_round(s: Table) -> Table:
    no = jnp.zeros_like
    return s.but(
        number=s.number + 1,
        piles=no(s.piles),
        made=no(s.made),
        points=no(s.points),
        black=no(s.black),
        inside=no(s.inside),
        turn=NONE,
        knocked_out=no(s.knocked_out),
        phase=DEAL,
    )


def deal(s: Table, words: Array) -> Table:
    """RE-1 Seven cards each, one at a time, face down; the rest stay hidden."""
    queue, order = lined_up(s.bank.playing, s.dealer + 1), jnp.arange(PILE * s.seats)
    players = queue.max()
    cards, _ = taken(DECK, words, PILE * players)
    whose = queue[:, None] == 1 + order % players  # SH-4 left of the dealer first, the dealer last
    which = cards == jnp.arange(len(NUMBERS))[:, None]
    dealt = (whose[:, None, :] & which[None, :, :]).sum(2)
    return open_round(s.but(made=pile_up(dealt), piles=jnp.where(s.bank.playing, PILE, 0)))


def pile_up(cards: Array) -> Array:
    """RE-2 How many of each number → how many down to each card, for every seat."""
    return jnp.stack([*accumulate(cards[:, NUMBERS.index(card)] for card in ORDER)], 1)


def open_round(s: Table) -> Table:
    """RE-2, RE-3 Everybody pays into the pot: whoever is put out leaves a pile."""
    return go_on(*collect(s.but(inside=s.bank.playing, turn=s.dealer - 1), s.bank.playing, rules.ANTE))


def draw_or_pass(s: Table, numbers: Array) -> Table:
    """RE-4, RE-10 Draw from another's pile or pass."""
    return go_on(*draw_from(s, pick(numbers, s.turn) - LOANS))


def draw_from(s: Table, pile: Array) -> tuple[Table, Array]:
    """RE-5, RE-6 A black card is kept and may cost the others; a red one knocks out. No such pile: a pass."""
    me, card = one(s.turn, s.seats), (pick(s.made, pile) <= pick(s.off, pile)).sum()
    draws, red = pile < s.seats, card >= BLACK
    keeps, meets_red = me & draws & ~red, me & draws & red
    black = s.black + keeps
    others = s.inside & ~me & (keeps & (black >= rules.MANY)).any()
    s = s.but(
        piles=add(s.piles, pile, -1),
        points=jnp.where(meets_red, 0, s.points + keeps * pick(VALUES, card)),
        black=jnp.where(meets_red, 0, black),
        inside=s.inside & (keeps | ~me),
        knocked_out=s.knocked_out | meets_red,
    )
    return collect(s, others | meets_red, jnp.where(red, rules.FINE, rules.EACH * pick(black, s.turn)))


def collect(s: Table, payers: Array, amount: Number) -> tuple[Table, Array]:
    """SH-17 Payments into the pot, from the dealer on. Whether two players are left."""
    bank, enough = s.bank.collect(payers, amount, s.dealer)
    stay = bank.playing
    return s.but(bank=bank, points=s.points * stay, black=s.black * stay, inside=s.inside & stay), enough


def go_on(s: Table, enough: Array) -> Table:
    """RE-8 The round ends when nobody is in any more; SH-16 the gamble ends at once when one player is left."""
    s = s.but(turn=left_of(s.turn, s.inside), phase=jnp.where(s.inside.any(), DRAW_OR_PASS, END_ROUND))
    return when(enough, s, s.but(bank=s.bank.last_takes_all(), phase=CLOSE))


def end_round(s: Table) -> Table:
    """RE-8, RE-9 The first gets the pot, or it stays if all were knocked out; the house takes what nobody gets."""
    clear, last = s.bank.playing & ~s.knocked_out, s.number == s.rounds
    bank = award(s.bank, clear, s.points * POINT + s.black)
    bank = when(clear.any() | last, leave_to_house(bank), bank)
    more = s.but(bank=bank, dealer=bank.next_dealer(s.dealer), phase=BEGIN_ROUND)
    return when(last, s.but(bank=bank, phase=CLOSE), more)


def award(bank: Bank, clear: Array, sums: Array) -> Bank:
    """RE-8 The highest sum wins, then more cards; players equal in both share."""
    winners = clear & (sums == sums.max())  # whoever is not clear has no sum
    return bank.take_from_pot(winners * share(bank.pot, winners.sum()))


def leave_to_house(bank: Bank) -> Bank:
    return bank.but(house=bank.house + bank.pot, pot=jnp.zeros_like(bank.pot))


def close(s: Table) -> Table:
    """RE-11 What is left in the piles is never shown."""
    return s.but(made=jnp.minimum(s.made, s.off[:, None]), phase=OVER)


def asked(s: Table) -> Array:
    return one(s.turn, s.seats) & (s.phase == DRAW_OR_PASS)


def legal(s: Table, seat: Number) -> Array:
    piles = (s.piles > 0) & ~one(seat, s.seats)
    return jnp.concatenate([s.bank.loans(seat), piles, jnp.array([True])]) & (s.phase == DRAW_OR_PASS)


def by_number(several: Array) -> Array:
    """What is counted down to each card of a pile, as how many of each number."""
    several = several - jnp.pad(several, ((0, 0), (1, 0)))[:, :-1]
    return jnp.stack([several[:, ORDER.index(number)] for number in NUMBERS], 1)


def observe(s: Table, seat: Number) -> Array:
    seats = s.seats
    mine = jnp.minimum(pick(s.made, seat), jnp.arange(PILE + 1)[:, None])  # down to each place of the pile
    pile = by_number(mine[1:] - mine[:-1])
    return flat(
        s.bank.numbers(seat),
        pile * (s.phase != OVER),
        turned(s.piles, seat) / PILE,
        turned(by_number(jnp.minimum(s.made, s.off[:, None])), seat) / encode.MOST,
        turned(soft(s.points, encode.HALF), seat),
        turned(soft(s.black, encode.HALF_CARDS), seat),
        queue_of(lined_up(s.inside, s.turn), seat),
        turned(s.knocked_out, seat),
        seat_of(s.dealer, seat, seats),
        s.number / s.rounds,
        s.rounds / encode.MOST_PLAYERS,
    )


def twin(seats: int, options: Gamble) -> Twin:
    return gamble(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            draw_dealer(BEGIN, BEGIN_ROUND),
            choice(DRAW_OR_PASS, draw_or_pass),
            errand(END_ROUND, end_round),
            errand(BEGIN_ROUND, begin_round),
            chance(DEAL, deal, PILE * seats, outcomes=lambda state: PILE * len(state.table.bank.playing)),
            errand(CLOSE, close),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        carried=lambda s, bank: s.but(bank=bank, rounds=bank.playing.sum()),
    )

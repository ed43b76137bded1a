"""The twin of Three Seven. It reads beside rules.py: the same names, the same order, the same TS marks."""

from __future__ import annotations

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
    front,
    i8,
    lined_up,
    one,
    padded,
    pick,
    popped,
    queue_of,
    queued,
    seat_of,
    soft,
    taken,
    turned,
    when,
    yes,
)
from croupier.batch.seventh_heaven import BORROW, LOANS, Bank, draw_dealer, gamble, pack_bank, share
from croupier.kit.seventh_heaven.bank import CHIP, LOAN, Gamble, tens
from croupier.kit.seventh_heaven.encoding import HALF as HALF_OF_CHIPS
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from . import encode, rules

PHASES = phases(rules.GAME)
FIRST_DEALER, DRAW, BET, SPEAK_UP, SPEAK_AGAIN, PLAY_ONE, OVER = range(len(PHASES))
GO_ON, GO_ON_BETTING, END_ROUND, BEGIN_ROUND = range(OVER + 1, OVER + 5)  # errands

KINDS, SEVEN = len(NUMBERS), NUMBERS.index(rules.SEVEN)  # a card is its place among the numbers
CARDS = jnp.array(NUMBERS)
RAISES = jnp.array([*tens(rules.HIGHEST_RAISE)])
CALL, FOLD, ALL_IN, RAISE = range(LOANS, LOANS + 4)  # the first of the raises
HOLD = RAISE + len(RAISES)
DECLARE, PLAY = HOLD + 1, HOLD + 2  # the first of the cards
PLAIN, FULL = (jnp.array([*rules.deck(started).values()]) for started in (3, 4))


def most_draws(seats: int) -> int:
    """This many cards come at once at most: five each, or as many as the highest different cards say."""
    return max(seats * rules.DEALT, sum(NUMBERS[-seats:]))


class Table(Part):
    phase: Array
    bank: Bank
    started: Array
    number: Array
    dealer: Array
    played: Array  # [seat, card], how many
    shown: Array  # [seat, card]
    inside: Array  # [seat], yes or no
    all_in: Array  # [seat]
    to_bet: Array  # a queue
    to_draw: Array  # [order], seats; NONE: no more
    hands: Array  # [seat, card]
    pile: Array  # [card]
    winners: Array  # [seat], of the round that ends; an errand's luggage

    @property
    def seats(self) -> int:
        return self.inside.shape[0]

    @property
    def highest(self) -> Array:
        return jnp.where(self.inside, self.bank.down, 0).max()

    @property
    def declared(self) -> Array:
        return self.shown.any(1)


def pack(state: rules.ThreeSeven) -> Table:
    t, r, seats = state.table, state.table.now, state.seats
    hands, played, shown = (
        [counts(cards, NUMBERS) for cards in some] for some in ([hand.cards for hand in state.hands], r.played, r.shown)
    )
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(t.bank),
        started=i8(t.started),
        number=i8(r.number),
        dealer=i8(r.dealer),
        played=i8(played),
        shown=i8(shown),
        inside=yes(r.inside, seats),
        all_in=yes(r.all_in, seats),
        to_bet=queued(r.to_bet, seats),
        to_draw=i8(padded(r.to_draw, most_draws(seats))),
        hands=i8(hands),
        pile=i8([state.box.pile[card] for card in NUMBERS]),
        winners=yes((), seats),
    )


def clear_table(s: Table) -> Table:
    """TS-2 Every round starts from all the cards."""
    no = jnp.zeros_like
    pile = jnp.where(s.started == 3, PLAIN, FULL)
    return s.but(
        played=no(s.played),
        shown=no(s.shown),
        inside=no(s.inside),
        all_in=no(s.all_in),
        to_bet=no(s.to_bet),
        to_draw=jnp.full_like(s.to_draw, NONE),
        hands=no(s.hands),
        pile=pile,
    )


def begin_round(s: Table) -> Table:
    """TS-3 Everyone puts 20 before them and is dealt five cards."""
    s = clear_table(s.but(number=s.number + 1))
    bank, goes_on = s.bank, jnp.asarray(True)
    for place in range(s.seats):
        seat = (s.dealer + place) % s.seats
        bank, paid = bank.charge(seat, rules.ANTE, goes_on & pick(bank.playing, seat))
        bank = bank.but(down=add(bank.down, seat, paid))
        goes_on &= bank.playing.sum() > 1
    queue, order = lined_up(bank.playing, s.dealer + 1), jnp.arange(s.to_draw.shape[0])
    players = queue.max()
    comes = (queue[None, :] == 1 + order[:, None] % players) & (order < players * rules.DEALT)[:, None]
    dealt = s.but(bank=bank, inside=bank.playing, to_draw=seat_in(comes), phase=DRAW)
    return when(goes_on, dealt, s.but(bank=bank.last_takes_all(), phase=OVER))


def seat_in(comes: Array) -> Array:
    """[order, seat] yes or no → [order], the seat; NONE: no more."""
    return jnp.where(comes, jnp.arange(comes.shape[1]), NONE).max(1)


def draw(s: Table, words: Array) -> Table:
    """TS-3, TS-9 Cards come from the pile one at a time, unseen by the others."""
    cards, pile = taken(s.pile, words, (s.to_draw >= 0).sum())
    whose = s.to_draw[None, :] == jnp.arange(s.seats)[:, None]
    which = cards[None, :] == jnp.arange(KINDS)[:, None]
    got = (whose[:, None, :] & which[None, :, :]).sum(2)
    return s.but(hands=s.hands + got, pile=pile, to_draw=jnp.full_like(s.to_draw, NONE), phase=GO_ON)


def go_on(s: Table) -> Table:
    """TS-10, TS-11 Whoever has no cards folds. With an empty pile the most sevens win; otherwise all bet again."""
    inside = s.inside & s.hands.any(1)
    few, empty = inside.sum() < 2, s.pile.sum() == 0
    winners = jnp.where(few, inside, most(s.hands[:, SEVEN], inside))
    bets = s.but(inside=inside, to_bet=lined_up(inside & ~s.all_in, s.dealer + 1), phase=GO_ON_BETTING)
    return when(few | empty, s.but(inside=inside, winners=winners, phase=END_ROUND), bets)


def bettors(s: Table) -> Array:
    return s.inside & ~s.all_in


def go_on_betting(s: Table) -> Table:
    """TS-6 Betting ends when all have acted and are level, or all but one are all-in; one left in the round wins."""
    alone = s.inside.sum() == 1
    to_bet = jnp.where(bettors(s).sum() == 1, 0, s.to_bet)
    bets = s.but(to_bet=to_bet, phase=jnp.where(to_bet.any(), BET, SPEAK_UP))
    return when(alone, s.but(winners=s.inside, phase=END_ROUND), bets)


def bet_moves(s: Table, seat: Number) -> Array:
    """TS-4, TS-5 Call, raise, fold, or go all-in where even a loan would not do."""
    over = pick(s.bank.down, seat) + pick(s.bank.chips, seat) - s.highest
    all_in = (over < 0) & ((over + LOAN < 0) | pick(s.bank.debt, seat))
    return jnp.concatenate([jnp.stack([over >= 0, jnp.asarray(True), all_in]), over >= RAISES])


def bet(s: Table, numbers: Array) -> Table:
    bank, seat = s.bank, front(s.to_bet)
    number, to_match = pick(numbers, seat), s.highest - pick(bank.down, seat)
    by = CHIP * (number - RAISE + 1)
    raises, goes_all_in = (number >= RAISE) & (number < HOLD), number == ALL_IN
    folds, me = number == FOLD, one(seat, s.seats)
    bank = bank.borrow(seat, goes_all_in & ~pick(bank.debt, seat))
    amount = jnp.where(number == CALL, to_match, jnp.where(raises, to_match + by, pick(bank.chips, seat)))
    others = lined_up(bettors(s) & ~me, seat + 1)  # the others must act again
    return s.but(
        bank=bank.stake(seat, jnp.where(folds, 0, amount)),
        inside=s.inside & ~(me & folds),
        all_in=s.all_in | (me & goes_all_in),
        to_bet=jnp.where(raises, others, popped(s.to_bet)),
        phase=GO_ON_BETTING,
    )


def speak_up(s: Table, numbers: Array) -> Table:
    """TS-7 Three sevens may be declared. Having seen who declared, the others choose once more."""
    declares = asked(s) & (numbers == DECLARE)
    spoken = s.but(shown=jnp.where(declares[:, None], s.hands, s.shown))
    again = (s.phase == SPEAK_UP) & (spoken.inside & ~spoken.declared).any()
    ends = spoken.but(winners=most(spoken.shown[:, SEVEN], spoken.declared), phase=END_ROUND)
    spoken = spoken.but(phase=jnp.where(spoken.declared.any(), SPEAK_AGAIN, PLAY_ONE))
    return when(spoken.declared.any() & ~again, ends, spoken)


def most(sevens: Array, some: Array) -> Array:
    """TS-8, TS-11 The most sevens win."""
    return some & (sevens == jnp.where(some, sevens, -1).max())


def play_one(s: Table, numbers: Array) -> Table:
    """TS-9 Everyone plays a card. A number played alone draws as many cards, the highest first."""
    card = jnp.where(s.inside, numbers - PLAY + 1, 0)
    alone = s.inside & ((card[:, None] == card[None, :]).sum(1) == 1)
    wants, left = jnp.where(alone, card, 0), s.pile.sum()
    before = jnp.where(wants[None, :] > wants[:, None], wants[None, :], 0).sum(1)
    draws = jnp.clip(left - before, 0, wants)
    order = jnp.arange(s.to_draw.shape[0])[:, None]
    comes = (order >= before) & (order < before + draws)
    gone = (CARDS[None, :] == card[:, None]).astype(jnp.int32)
    return s.but(
        hands=s.hands - gone, played=s.played + gone, to_draw=seat_in(comes), phase=jnp.where(draws.any(), DRAW, GO_ON)
    )


def end_round(s: Table) -> Table:
    """TS-8, TS-10 The prize is shared in tens; the rest stays in the middle, after the last round it is the bank's."""
    bank = s.bank.sweep()
    each = jnp.where(s.winners.any(), share(bank.pot, s.winners.sum()), 0)
    bank = bank.but(chips=bank.chips + each * s.winners, pot=bank.pot - each * s.winners.sum())
    s = s.but(winners=jnp.zeros_like(s.winners))
    over = clear_table(s.but(bank=bank.but(house=bank.house + bank.pot, pot=jnp.zeros_like(bank.pot)), phase=OVER))
    more = s.but(bank=bank, dealer=bank.next_dealer(s.dealer), phase=BEGIN_ROUND)
    return when(s.number == rules.ROUNDS, over, more)


def asked(s: Table) -> Array:
    speaks = (s.phase == SPEAK_UP) | (s.phase == SPEAK_AGAIN)
    return ((s.phase == BET) & (s.to_bet == 1)) | (speaks & s.inside & ~s.declared) | ((s.phase == PLAY_ONE) & s.inside)


def legal(s: Table, seat: Number) -> Array:
    bets, speaks, plays = s.phase == BET, (s.phase == SPEAK_UP) | (s.phase == SPEAK_AGAIN), s.phase == PLAY_ONE
    hand = pick(s.hands, seat)
    return jnp.concatenate(
        [
            s.bank.loans(seat) & (bets | plays),
            bet_moves(s, seat) & bets,
            jnp.stack([speaks, speaks & (hand[SEVEN] >= rules.ENOUGH)]),
            (hand > 0) & plays,
        ]
    )


def insists(s: Table) -> Array:
    return s.phase != BET


def observe(s: Table, seat: Number) -> Array:
    seats = s.seats
    missing = jnp.where(s.inside.any(), s.highest - pick(s.bank.down, seat), 0)
    return flat(
        s.bank.numbers(seat),
        pick(s.hands, seat) / encode.MOST,
        turned(soft(s.hands.sum(1), encode.HALF), seat),
        turned(s.played, seat) / encode.MOST,
        turned(s.shown, seat) / encode.MOST,
        turned(s.inside, seat),
        turned(s.all_in, seat),
        queue_of(s.to_bet, seat),
        soft(missing, HALF_OF_CHIPS),
        soft(s.bank.down.sum() + s.bank.pot, HALF_OF_CHIPS),
        s.pile.sum() / encode.ALL,
        seat_of(s.dealer, seat, seats),
        s.number / rules.ROUNDS,
        s.started / encode.MOST_PLAYERS,
    )


def twin(seats: int, options: Gamble) -> Twin:
    draws = most_draws(seats)
    return gamble(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            draw_dealer(FIRST_DEALER, BEGIN_ROUND),
            choice(BET, bet),
            choice(SPEAK_UP, speak_up),
            choice(SPEAK_AGAIN, speak_up),
            choice(PLAY_ONE, play_one),
            errand(END_ROUND, end_round),
            errand(BEGIN_ROUND, begin_round),
            chance(DRAW, draw, draws, outcomes=lambda state: len(state.table.now.to_draw)),
            errand(GO_ON, go_on),
            errand(GO_ON_BETTING, go_on_betting),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        carried=lambda s, bank: clear_table(s.but(bank=bank, started=bank.playing.sum())),
        widening=(BORROW,),
        insists=insists,
    )

"""The twin of Batting Poker. It reads beside rules.py: the same names, the same order, the same BP marks.

Cards that lie together are one whole number here, with three bits for each kind of card: 0, 1 to 7, 00. Nothing comes
more than seven times, so cards are laid together by adding, and taken away by subtracting.
"""

from __future__ import annotations

from collections.abc import Iterable

import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Station, Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    NONE,
    Number,
    Part,
    add,
    first,
    flat,
    front,
    i8,
    left_of,
    lined_up,
    one,
    padded,
    pick,
    put,
    queue_of,
    seat_of,
    taken,
    turned,
    when,
    whole,
    yes,
)
from croupier.batch.seventh_heaven import LOANS, Bank, draw_dealer, gamble, pack_bank
from croupier.kit.seventh_heaven.bank import Gamble
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS

from . import encode, rules
from .hands import COUNTS_FROM, EVEN, NOTHING, ODD, PAIR, RANKS, STRAIGHT, THREE
from .rules import CARDS, TIMES_ROUND, Discard, Swap

PHASES = phases(rules.GAME)
FIRST, DRAW, ACT, OVER = range(len(PHASES))
SHOW_DOWN, BEGIN_ROUND = OVER + 1, OVER + 2  # errands

KINDS, BITS = len(FULL), 3
SHIFTS, IS_ZERO = BITS * jnp.arange(KINDS), yes(ZEROS, KINDS)
WHOLE_POT = 1_000_000  # more than there ever is
PRIZES = jnp.array([rules.PRIZES.get(level, WHOLE_POT) for level in RANKS])


def coded(cards: Iterable[int]) -> int:
    """Cards as one number, in plain Python."""
    return sum(1 << BITS * card for card in cards)


def kinds(cards: Array) -> Array:
    """How many there are of each kind."""
    return (cards[..., None] >> SHIFTS) & ((1 << BITS) - 1)


def size(cards: Array) -> Array:
    return kinds(cards).sum(-1)


def zeros(cards: Array) -> Array:
    """How many are 0 or 00."""
    return (kinds(cards) * IS_ZERO).sum(-1)


def single(card: Array) -> Array:
    """One card; nothing for NONE."""
    return jnp.where(card < 0, 0, 1 << BITS * card)


ALL = coded([card for card, count in FULL.items() for _ in range(count)])
ROOM = coded([*FULL] * (CARDS + 1))  # for each kind, a bit that no hand has
SOME = [move.cards for move in encode.encode(min(rules.GAME.seats), Gamble()).moves if isinstance(move, Discard)]
DISCARDS, SIZES = jnp.array([*map(coded, SOME)]), jnp.array([*map(len, SOME)])
PASS, DISCARD = LOANS, LOANS + 1  # the first of the discards
SWAP = DISCARD + len(SOME)
SWAPPED, PASSED = CARDS + 1, CARDS + 2  # what was done in a turn; a discard is the number of its cards


class Table(Part):
    phase: Array
    bank: Bank
    players: Array
    number: Array
    dealer: Array
    turn: Array  # the seat to act next; NONE: nobody
    hands: Array  # [seat], cards
    discards: Array  # [seat], cards
    known: Array  # [seat], cards that all know to be in a hand
    shown: Array  # [seat], cards
    done: Array  # [seat, time], cards discarded, SWAPPED or PASSED; 0: not yet

    @property
    def seats(self) -> int:
        return self.hands.shape[0]

    @property
    def pile(self) -> Array:
        return ALL - self.hands.sum() - self.discards.sum()

    @property
    def to_act(self) -> Array:
        """[seat], turns to come."""
        return jnp.where(self.bank.playing & (self.turn >= 0), TIMES_ROUND - (self.done > 0).sum(1), 0)


def pack(state: rules.Poker) -> Table:
    t, r = state.table, state.table.round
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(t.bank),
        players=i8(t.players),
        number=i8(r.number),
        dealer=i8(r.dealer),
        turn=i8(r.to_act[0] if r.to_act else NONE),
        hands=whole([coded(hand.cards) for hand in state.hands], ALL),
        discards=whole([coded(cards) for cards in r.discards], ALL),
        known=whole([coded(rules.history(r, seat)[0]) for seat in range(state.seats)], ALL),
        shown=whole([coded(cards) for cards in t.shown], ALL),
        done=i8([padded([*map(written, moves)], TIMES_ROUND, 0) for moves in r.done]),
    )


def written(move: rules.Action) -> int:
    """What was done in a turn."""
    return len(move.cards) if isinstance(move, Discard) else SWAPPED if isinstance(move, Swap) else PASSED


def gather(s: Table) -> Table:
    """All cards go back into the pile."""
    no = jnp.zeros_like
    return s.but(turn=NONE, hands=no(s.hands), discards=no(s.discards), known=no(s.known), done=no(s.done))


def begin_round(s: Table) -> Table:
    """BP-2, BP-3 Everyone pays 20 into the pot; then three cards each, and three turns each from the dealer on."""
    bank, goes_on = s.bank.collect(s.bank.playing, rules.ANTE, s.dealer)
    s = s.but(bank=bank, number=s.number + 1)
    deals = s.but(turn=front(lined_up(bank.playing, s.dealer)), phase=DRAW)
    return when(goes_on, deals, last_takes_all(s))


def last_takes_all(s: Table) -> Table:
    return s.but(bank=s.bank.last_takes_all(), phase=OVER)


def draw(s: Table, words: Array) -> Table:
    """BP-2, BP-3 Cards from the pile, one at a time, to those who have too few, from the dealer's left on."""
    missing = jnp.where(s.bank.playing, CARDS - size(s.hands), 0)
    queue, count, order = lined_up(missing > 0, s.dealer + 1), missing.sum(), jnp.arange(words.shape[0])
    cards, _ = taken(kinds(s.pile), words, count)
    whose = queue[None, :] == 1 + order[:, None] % jnp.maximum(queue.max(), 1)
    got = jnp.where(whose, single(cards)[:, None], 0).sum(0)
    dealt = s.but(hands=s.hands + got, phase=go_on(s.turn))
    return when(count <= words.shape[0], dealt, s)  # a deal waits for the station that has words enough


def go_on(turn: Array) -> Array:
    """BP-3 The next turn, or the showdown after the last."""
    return jnp.where(turn < 0, SHOW_DOWN, ACT)


def act(s: Table, numbers: Array) -> Table:
    """BP-3 On a turn: A discard and draw, B pay 10 for a card that lies open, or C pass."""
    seat, number = s.turn, pick(numbers, s.turn)
    swaps, passes = number >= SWAP, number == PASS
    swap = number - SWAP
    owner, take, give = swap // KINDS**2, swap // KINDS % KINDS, swap % KINDS
    gone = jnp.where(swaps, single(give), pick(DISCARDS, number - DISCARD))
    got = jnp.where(swaps, single(take), 0)
    bank, _ = s.bank.charge_to_pot(seat, rules.FEE, swaps)
    still_known = jnp.maximum(kinds(pick(s.known, seat)) - kinds(gone), 0)
    what = jnp.where(swaps, SWAPPED, jnp.where(passes, PASSED, size(gone)))
    times = pick(s.done, seat)
    s = s.but(
        bank=bank,
        hands=add(s.hands, seat, got - gone),
        discards=add(add(s.discards, seat, gone), owner, -got),
        known=put(s.known, seat, (still_known << SHIFTS).sum() + got),
        done=put(s.done, seat, put(times, first(times == 0), what)),
    )
    turn = left_of(seat, s.to_act > 0)
    return s.but(turn=turn, phase=jnp.where(swaps | passes, go_on(turn), DRAW))


def show_down(s: Table) -> Table:
    """BP-7, BP-8 All hands are turned up at once, and then settled from the lowest rank up."""
    s = gather(s.but(bank=settle(s, ranks(s)), shown=s.hands))
    return when(s.bank.playing.sum() > 1, end_round(s), last_takes_all(s))


def ranks(s: Table) -> Array:
    """BP-4, BP-5, BP-6 [seat], the highest rank that counts, 0 and 00 standing for whatever makes it."""
    numbers, wild = kinds(s.hands)[:, 1:-1], zeros(s.hands)
    odd, even, same = numbers[:, ::2].sum(1), numbers[:, 1::2].sum(1), numbers.max(1)
    there = (numbers > 0).astype(jnp.int32)
    in_a_row = (there[:, :-2] + there[:, 1:-1] + there[:, 2:]).max(1)
    made = {
        PAIR: same + wild >= 2,
        ODD: even == 0,
        EVEN: odd == 0,
        STRAIGHT: in_a_row + wild == CARDS,
        THREE: same + wild == CARDS,
    }
    level = jnp.full(s.seats, NOTHING)
    for higher, is_made in made.items():
        level = jnp.where(is_made & (s.players >= COUNTS_FROM[higher]), higher, level)
    return level


def settle(s: Table, ranks: Array) -> Bank:
    """BP-7 A hand that nobody else has takes its prize; no hand, or a shared one, pays.

    Where that leaves one player, the rules stop; a prize taken all the same is no more than the pot, which is theirs.
    """
    playing, fines = s.bank.playing, rules.FINE * (1 + zeros(s.hands))
    holders = ((ranks[:, None] == ranks[None, :]) & playing[None, :]).sum(1)
    alone = (ranks != NOTHING) & (holders == 1)
    after = ranks * s.seats + (jnp.arange(s.seats) - s.dealer) % s.seats
    order = jnp.where(playing, 1 + (playing[None, :] & (after[None, :] < after[:, None])).sum(1), 0)
    bank, paid = s.bank.charge_in_order(fines, jnp.where(alone, 0, order))
    prizes = jnp.where(alone, (PRIZES * (ranks[:, None] == jnp.arange(len(RANKS)))).sum(1), 0)
    pot, won = bank.pot, jnp.zeros_like(paid)
    for place in range(1, s.seats + 1):
        pot += jnp.where(order == place, paid, 0).sum()
        gets = jnp.where(order == place, jnp.minimum(prizes, pot), 0)
        pot, won = pot - gets.sum(), won + gets
    return bank.but(pot=pot, chips=bank.chips + won)


def end_round(s: Table) -> Table:
    """BP-1 As many rounds as players started; after the last, what is left in the pot goes to the bank."""
    bank = s.bank
    more = s.but(dealer=bank.next_dealer(s.dealer), phase=BEGIN_ROUND)
    over = s.but(bank=bank.but(house=bank.house + bank.pot, pot=jnp.zeros_like(bank.pot)), phase=OVER)
    return when(s.number < s.players, more, over)


def asked(s: Table) -> Array:
    return one(s.turn, s.seats) & (s.phase == ACT)


def legal(s: Table, seat: Number) -> Array:
    hand, bank = pick(s.hands, seat), s.bank
    held = ((hand + ROOM - DISCARDS) & ROOM) == ROOM  # where a kind has too few, its bit of room is gone
    can_pay = (pick(bank.chips, seat) >= rules.FEE) | ~pick(bank.debt, seat)
    swaps = (kinds(s.discards) > 0)[:, :, None] & (kinds(hand) > 0) & can_pay
    return jnp.concatenate([bank.loans(seat), jnp.ones(1, bool), held & (size(s.pile) >= SIZES), swaps.ravel()])


def observe(s: Table, seat: Number) -> Array:
    seats, done = s.seats, turned(s.done, seat)
    was_discard = done * (done <= CARDS)
    return flat(
        s.bank.numbers(seat),
        kinds(pick(s.hands, seat)) / CARDS,
        seat_of(s.dealer, seat, seats),
        queue_of(lined_up(s.to_act > 0, s.turn), seat),
        turned(s.to_act, seat) / TIMES_ROUND,
        turned(size(s.hands), seat) / CARDS,
        kinds(turned(s.discards, seat)) / encode.MOST,
        jnp.stack([was_discard > 0, done == SWAPPED, done == PASSED], 2),
        was_discard / CARDS,
        kinds(turned(s.known, seat)) / CARDS,
        kinds(turned(s.shown, seat)) / CARDS,
        size(s.pile) / encode.ALL,
        s.number / s.players,
        s.players / encode.MOST_PLAYERS,
    )


def draw_station(words: int) -> Station:
    """A turn's cards have one of their own on the belt, before the showdown; a deal waits for the next."""

    def outcomes(state: rules.Poker) -> int:
        count = len(state.table.round.to_draw)
        return count if count <= words else 0

    return chance(DRAW, draw, words, outcomes)


def twin(seats: int, options: Gamble) -> Twin:
    return gamble(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            draw_dealer(FIRST, BEGIN_ROUND),
            choice(ACT, act),
            draw_station(CARDS),
            errand(SHOW_DOWN, show_down),
            errand(BEGIN_ROUND, begin_round),
            draw_station(CARDS * seats),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        carried=lambda s, bank: s.but(bank=bank, players=bank.playing.sum()),
        many_moves=True,
    )

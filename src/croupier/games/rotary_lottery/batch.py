"""The twin of Rotary Lottery. It reads beside rules.py: the same names, the same order, the same RL marks.

Hits and memories are not kept, because they follow from the tickets: whoever undoes the draft knows all the hands.
"""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Twin, chance, choice, phases
from croupier.batch.kit import (
    NONE,
    Number,
    Part,
    counts,
    drawn,
    flat,
    i8,
    lined_up,
    one,
    padded,
    pick,
    seat_of,
    taken,
    turned,
    up_to,
    when,
)
from croupier.batch.seventh_heaven import LOANS, Bank, gamble, pack_bank
from croupier.kit.seventh_heaven.bank import Gamble
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from . import encode, rules
from .encode import ROUNDS, nth
from .imagine import CARDS

PHASES = phases(rules.GAME)
FIRST_DEALER, DEAL, DRAFT, LOTTERY, OVER = range(len(PHASES))

KINDS = len(NUMBERS)  # a card is its place among the numbers
MOST_TURNED = max(rules.TURNED.values())
TURNED = jnp.array([*rules.TURNED.values()])
PRIZES = jnp.array([padded(prizes, MOST_TURNED + 1, 0) for prizes in rules.PRIZES.values()])
WAYS = jnp.array([*rules.WAYS.values()])
MOST_DEALT = CARDS * max(rules.GAME.seats)
AT_ONCE = 12  # cards dealt in one step; the others wait for the next


class Table(Part):
    phase: Array
    bank: Bank
    copies: Array
    round: Array  # 0 before there is a dealer
    dealer: Array
    dealt: Array
    step: Array  # cards each player has laid
    laid: Array  # [round, seat, step], cards; NONE: not yet; when all is over, lowest first
    lottery: Array  # [round, card], how many
    hands: Array  # [seat, card]
    pile: Array  # [card]

    @property
    def seats(self) -> int:
        return self.hands.shape[0]

    @property
    def tickets(self) -> Array:
        """[round, seat, card], how many."""
        return is_card(self.laid).sum(2)

    @property
    def hits(self) -> Array:
        """RL-3 [round, seat, card], how many: every lottery card is a hit, as long as the ticket still holds one."""
        return jnp.minimum(self.tickets, self.lottery[:, None])


def pack(state: rules.Rotary) -> Table:
    t = state.table
    tickets = t.tickets or [[nth(hand.laid, at) for hand in state.hands] for at in range(ROUNDS)]
    lottery = [now.lottery for now in t.rounds]
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(t.bank),
        copies=i8(t.copies),
        round=i8(t.round),
        dealer=i8(t.now.dealer if t.rounds else NONE),
        dealt=i8(t.dealt),
        step=i8(t.now.laid if t.rounds else 0),
        laid=i8([[padded([*map(NUMBERS.index, ticket)], CARDS) for ticket in now] for now in tickets]),
        lottery=i8([counts(nth(lottery, at), NUMBERS) for at in range(ROUNDS)]),
        hands=i8([counts(hand.cards, NUMBERS) for hand in state.hands]),
        pile=i8([state.box.pile.get(card, 0) for card in NUMBERS]),
    )


def carried(s: Table, bank: Bank) -> Table:
    """RL-1 Of each number five cards with three players, six with four, seven with five."""
    copies = bank.playing.sum() + 2
    return s.but(bank=bank, copies=copies, pile=jnp.full_like(s.pile, copies))


def is_card(cards: Array) -> Array:
    """Yes at each card's place; nowhere for NONE."""
    return cards[..., None] == jnp.arange(KINDS)


def first_dealer(s: Table, words: Array) -> Table:
    """RL-7 A dealer is drawn, although nobody pays and little depends on it."""
    return begin_round(s, drawn(s.bank.playing, words[0])).but(phase=DEAL)


def begin_round(s: Table, dealer: Array) -> Table:
    return s.but(round=s.round + 1, dealer=dealer, step=0)


def deal(s: Table, words: Array) -> Table:
    """RL-1, RL-7 Seven cards each, one at a time from the dealer's left on; the last fourteen are the lottery pile."""
    order, players = lined_up(s.bank.playing, s.dealer + 1), s.bank.playing.sum()
    cards, pile = taken(s.pile, words, CARDS * players - s.dealt)
    whose = order[:, None] == 1 + (s.dealt + jnp.arange(AT_ONCE)) % players
    got = (whose[:, :, None] & is_card(cards)).sum(1)
    dealt = jnp.minimum(s.dealt + AT_ONCE, CARDS * players)
    phase = jnp.where(dealt < CARDS * players, DEAL, DRAFT)
    return s.but(hands=s.hands + got, pile=pile, dealt=dealt, phase=phase)


def draft(s: Table, numbers: Array) -> Table:
    """RL-2 All at once lay one card of the hand face down, and pass the rest on. The seventh card lays itself."""
    card = jnp.where(s.bank.playing, numbers - LOANS, NONE)
    hands = passed_on(s, s.hands - is_card(card), pick(WAYS, s.round - 1))
    last = jnp.where(s.bank.playing, (hands * jnp.arange(KINDS)).sum(1), NONE)
    goes_on = lay(s.but(hands=hands), card)
    complete = lay(goes_on, last).but(hands=jnp.zeros_like(hands), phase=LOTTERY)
    return when(goes_on.step < CARDS - 1, goes_on, complete)


def lay(s: Table, card: Array) -> Table:
    """Everybody puts a card on the ticket."""
    here = one(s.round - 1, ROUNDS)[:, None, None] & one(s.step, CARDS)
    return s.but(laid=jnp.where(here, card[:, None], s.laid), step=s.step + 1)


def passed_on(s: Table, rests: Array, way: Number) -> Array:
    """RL-2, SH-32 To the left in round one, to the right in round two, past seats that are out."""
    playing = s.bank.playing
    number = up_to(playing) - 1
    giver = (number - way) % playing.sum()
    gives = playing[:, None] & playing & (giver[:, None] == number)  # [taker, giver]
    return jnp.where(gives[:, :, None], rests, 0).sum(1)


def lottery(s: Table, words: Array) -> Table:
    """RL-3 Cards are turned up; every ticket that still holds such a number has a hit."""
    now = s.round - 1
    _, pile = taken(s.pile, words, pick(TURNED, now) - pick(s.lottery, now).sum())
    turned_up = one(now, ROUNDS)[:, None] * (s.pile - pile)
    return end_round(s.but(pile=pile, lottery=s.lottery + turned_up))


def end_round(s: Table) -> Table:
    """RL-4 The bank pays by the number of hits."""
    hits = pick(s.hits, s.round - 1).sum(1)
    won = (one(hits[:, None], MOST_TURNED + 1) * pick(PRIZES, s.round - 1)).sum(1)
    s = s.but(bank=s.bank.grant(won))
    return when(s.round == ROUNDS, show_tickets(s), take_back(s))


def take_back(s: Table) -> Table:
    """RL-5 The tickets become the hands of round two."""
    return begin_round(s.but(hands=s.tickets[0]), s.bank.next_dealer(s.dealer)).but(phase=DRAFT)


def show_tickets(s: Table) -> Table:
    """RL-6 All that was private is shown at the end; what is left of the lottery is not."""
    up_to_this = (s.laid[..., None] <= jnp.arange(KINDS)).sum(2)  # [round, seat, card], how many on a ticket
    lowest_first = (up_to_this[:, :, None] <= jnp.arange(CARDS)[:, None]).sum(3)
    laid = jnp.where(s.bank.playing[:, None], lowest_first, NONE)
    return s.but(laid=laid, pile=jnp.zeros_like(s.pile), phase=OVER)


def asked(s: Table) -> Array:
    return s.bank.playing & (s.phase == DRAFT)


def legal(s: Table, seat: Number) -> Array:
    return jnp.concatenate([s.bank.loans(seat), pick(s.hands, seat) > 0]) & (s.phase == DRAFT)


def held(s: Table) -> Array:
    """[round, step, seat, card], how many were in hand before laying a card: the draft is undone, step by step."""
    rounds = []
    for at, way in enumerate(rules.WAYS.values()):
        hands, steps = jnp.zeros_like(s.hands), list[Array]()
        for step in reversed(range(CARDS)):
            before = passed_on(s, hands, -way) + is_card(s.laid[at, :, step])
            hands = jnp.where((s.round == at + 1) & (s.step == step), s.hands, before)
            steps.insert(0, hands)
        rounds.append(jnp.stack(steps))
    return jnp.stack(rounds)


def observe(s: Table, seat: Number) -> Array:
    over, seats = s.phase == OVER, s.seats
    by_seat = jnp.swapaxes(s.tickets, 0, 1)  # [seat, round, card], as all that follows
    memory, laid = jnp.moveaxis(held(s), 2, 0), jnp.swapaxes(is_card(s.laid), 0, 1)
    own_tickets, own_memory, own_laid = (jnp.where(over, 0, pick(own, seat)) for own in (by_seat, memory, laid))
    hits = jnp.swapaxes(turned(jnp.swapaxes(s.hits, 0, 1), seat), 0, 1)
    shown = jnp.swapaxes(turned(jnp.where(over, by_seat, 0), seat), 0, 1)
    return flat(
        s.bank.numbers(seat),
        pick(s.hands, seat) / CARDS,
        own_tickets / CARDS,
        own_memory / CARDS,
        own_laid,
        hits / CARDS,
        s.lottery / CARDS,
        shown / CARDS,
        seat_of(s.dealer, seat, seats),
        s.step / CARDS,
        s.dealt / MOST_DEALT,
        s.copies / encode.MOST_COPIES,
        one(s.round - 1, ROUNDS),
    )


def twin(seats: int, options: Gamble) -> Twin:
    return gamble(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            chance(FIRST_DEALER, first_dealer),
            chance(DEAL, deal, AT_ONCE, outcomes=lambda state: AT_ONCE),
            choice(DRAFT, draft),
            chance(LOTTERY, lottery, MOST_TURNED, outcomes=lambda state: MOST_TURNED),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        carried=carried,
        insists=lambda s: jnp.asarray(True),
    )

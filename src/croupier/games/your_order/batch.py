"""The twin of Your Order. It reads beside rules.py: the same names, the same order, the same YO marks."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array

from croupier.batch.contract import Twin, chance, choice, errand, phases
from croupier.batch.kit import (
    NONE,
    Number,
    Part,
    drawn,
    flat,
    front,
    i8,
    lined_up,
    one,
    padded,
    pick,
    popped,
    put,
    queue_of,
    queued,
    seat_of,
    taken,
    turned,
    when,
)
from croupier.batch.seventh_heaven import BORROW, LOANS, Bank, draw_dealer, gamble, pack_bank
from croupier.kit.seventh_heaven.bank import CHIP, FEWEST, Gamble, tens
from croupier.kit.seventh_heaven.number_cards import NUMBERS, PLAIN

from . import encode, rules

PHASES = phases(rules.GAME)
FIRST, DEAL, CHANGE, REPLACE, PLACE_BET, OVER = range(len(PHASES))
TURN_UP, SHOW_DOWN, BEGIN_ROUND = range(OVER + 1, OVER + 4)  # errands

KINDS = jnp.array(NUMBERS)
DECK = jnp.array([*PLAIN.values()])
AMOUNTS = jnp.array([*tens(rules.MOST)])
PAYS = jnp.array([padded(pays, encode.MOST_PLAYERS + 1, 0) for pays in rules.PAYS.values()])  # [players - 3, place]
KEEP, DISCARD, BET = LOANS, LOANS + 1, LOANS + 1 + len(NUMBERS)  # the first of the cards, the first of the bets
NO_CARD = 0


class Table(Part):
    phase: Array
    bank: Bank
    number: Array
    dealer: Array
    to_act: Array  # a queue
    hands: Array  # [seat, 2], cards; at the very end they lie open
    discards: Array  # [seat], cards
    bets: Array  # [seat, time], counted as moves are: place by place, in tens; NONE
    dummy: Array  # [3], cards
    turned_up: Array  # how many of them

    @property
    def seats(self) -> int:
        return self.discards.shape[0]

    @property
    def players(self) -> Array:
        """How many started: nobody is ever put out."""
        return self.bank.playing.sum()

    @property
    def order(self) -> Array:
        """The players, from the dealer on clockwise, as a queue."""
        return lined_up(self.bank.playing, self.dealer)

    @property
    def pile(self) -> Array:
        """[number], how many: all that lie nowhere else."""
        lying = jnp.concatenate([self.hands.ravel(), self.discards, self.dummy])
        return DECK - counted(lying)


def counted(cards: Array) -> Array:
    """How many there are of each number."""
    return (cards[..., None] == KINDS).sum(-2)


def pack(state: rules.YourOrder) -> Table:
    r, seats = state.table.round, state.seats
    hands = [hand.cards or shown for hand, shown in zip(state.hands, r.shown)]
    bets = [[encode_bet(bet) for bet in made] for made in r.bets]
    open_cards = [card for card in r.dummy if card is not None]
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(state.table.bank),
        number=i8(r.number),
        dealer=i8(r.dealer),
        to_act=queued(r.to_act, seats),
        hands=i8([padded(cards, rules.HELD, NO_CARD) for cards in hands]),
        discards=i8([card or NO_CARD for card in r.discards]),
        bets=i8([padded(made, encode.TIMES) for made in bets]),
        dummy=i8(padded(open_cards + state.box.dummy, rules.DUMMY, NO_CARD)),
        turned_up=i8(len(open_cards)),
    )


def encode_bet(bet: rules.Bet) -> int:
    return (bet.rank - 1) * len(AMOUNTS) + bet.amount // CHIP - 1


def place_and_amount(bet: Array) -> tuple[Array, Array]:
    """What was bet on, the first place being 0, and how much; NONE and 0 where nothing was."""
    return bet // len(AMOUNTS), jnp.where(bet == NONE, 0, CHIP * (bet % len(AMOUNTS) + 1))


def begin_round(s: Table) -> Table:
    """YO-1 All 49 cards are shuffled."""
    return s.but(
        number=s.number + 1,
        to_act=lined_up(s.bank.playing, s.dealer + 1),
        hands=jnp.full_like(s.hands, NO_CARD),
        discards=jnp.full_like(s.discards, NO_CARD),
        bets=jnp.full_like(s.bets, NONE),
        dummy=jnp.full_like(s.dummy, NO_CARD),
        turned_up=0,
        phase=DEAL,
    )


def deal(s: Table, words: Array) -> Table:
    """YO-1 Two cards each, one at a time, then three for the dummy."""
    to_players = rules.HELD * s.players
    cards = taken(DECK, words, to_players + rules.DUMMY)[0] + NUMBERS[0]
    order = jnp.arange(words.shape[0])
    mine = s.to_act[:, None] - 1 + s.players * jnp.arange(rules.HELD)
    is_mine = (order == mine[:, :, None]) & (s.to_act > 0)[:, None, None]
    is_dummys = order == to_players + jnp.arange(rules.DUMMY)[:, None]
    hands, dummy = (jnp.where(whose, cards, NO_CARD).sum(-1) for whose in (is_mine, is_dummys))
    return s.but(hands=hands, dummy=dummy, to_act=s.order, phase=CHANGE)


def change(s: Table, numbers: Array) -> Table:
    """YO-2 Each may once discard a card, face up, and draw another."""
    seat = front(s.to_act)
    number = pick(numbers, seat)
    card = number - DISCARD + NUMBERS[0]
    other = pick(s.hands, seat).sum() - card
    discarded = s.but(
        hands=put(s.hands, seat, jnp.where(one(0, rules.HELD), other, NO_CARD)),
        discards=put(s.discards, seat, card),
        phase=REPLACE,
    )
    return when(number == KEEP, after_change(s), discarded)


def replace(s: Table, words: Array) -> Table:
    """YO-2 The new card is private; the discard stays out of the round."""
    card = drawn(s.pile, words[0]) + NUMBERS[0]
    takes = one(front(s.to_act), s.seats)[:, None] & (s.hands == NO_CARD)
    return after_change(s.but(hands=jnp.where(takes, card, s.hands)))


def after_change(s: Table) -> Table:
    to_act = popped(s.to_act)
    return s.but(to_act=to_act, phase=jnp.where(to_act.any(), CHANGE, TURN_UP))


def turn_up(s: Table) -> Table:
    """YO-3, YO-4, YO-5 The dummy's next card is turned up: then all bet, or after the third all hands are shown."""
    s = s.but(turned_up=s.turned_up + 1)
    return when(s.turned_up == rules.DUMMY, s.but(phase=SHOW_DOWN), ask_for_bets(s.but(to_act=s.order)))


def ask_for_bets(s: Table) -> Table:
    """YO-8 Whoever is to bet and has too little borrows automatically, and with nothing at all skips the bet."""
    bank = s.bank
    can_bet = (s.to_act > 0) & ((bank.chips > 0) | ~bank.debt)
    skipped = jnp.where(can_bet, s.to_act, s.seats + 1).min() - 1
    to_act = jnp.maximum(s.to_act - skipped, 0)
    seat, asks = front(to_act), can_bet.any()
    borrows = asks & (pick(bank.chips, seat) < rules.LEAST) & ~pick(bank.debt, seat)
    return s.but(bank=bank.borrow(seat, borrows), to_act=to_act, phase=jnp.where(asks, PLACE_BET, TURN_UP))


def place_bet(s: Table, numbers: Array) -> Table:
    """YO-3, YO-4, YO-8 From the dealer on each bets 20 to 100 on one place, or all they have if that is less."""
    seat = front(s.to_act)
    bet, made = pick(numbers, seat) - BET, pick(s.bets, seat)
    made = put(made, (made != NONE).sum(), bet)
    bank = s.bank.stake(seat, place_and_amount(bet)[1])
    return ask_for_bets(s.but(bank=bank, bets=put(s.bets, seat, made), to_act=popped(s.to_act)))


def ranking(s: Table) -> Array:
    """YO-6 The place of each seat, the first being 0: of equal sums the dummy's, then the dealer's, then clockwise."""
    dummy = jnp.where((s.dummy[:, None] == s.dummy).sum(1) == 1, s.dummy, 0).sum()  # YO-5
    total, order = s.hands.sum(1), s.order
    is_level, is_earlier = total[None, :] == total[:, None], order[None, :] < order[:, None]
    is_ahead = (total[None, :] > total[:, None]) | (is_level & is_earlier)
    return is_ahead.sum(1) + (dummy >= total)  # whoever is out has no sum, and is ahead of nobody


def show_down(s: Table) -> Table:
    """YO-5, YO-7 All hands are turned up, and every bet is settled by the place of its owner's sum."""
    s = s.but(bank=settle(s))
    more = s.but(dealer=s.bank.next_dealer(s.dealer), phase=BEGIN_ROUND)
    return when(s.number == s.players, s.but(phase=OVER), more)


def settle(s: Table) -> Bank:
    """YO-7 A right bet comes back with one to three times its amount from the bank; a wrong one goes to the bank."""
    bank, rank, (place, amount) = s.bank, ranking(s), place_and_amount(s.bets)
    pays = pick(PAYS, s.players - FEWEST)
    times = jnp.where(rank[:, None] == jnp.arange(pays.shape[0]), pays, 0).sum(1)
    back = jnp.where(place == rank[:, None], amount, 0).sum(1)
    lost, prize = amount.sum(1) - back, back * times
    return bank.but(down=bank.down - amount.sum(1), chips=bank.chips + back, house=bank.house + lost.sum()).grant(prize)


def asked(s: Table) -> Array:
    return (s.to_act == 1) & ((s.phase == CHANGE) | (s.phase == PLACE_BET))


def legal(s: Table, seat: Number) -> Array:
    changes, bets, chips = s.phase == CHANGE, s.phase == PLACE_BET, pick(s.bank.chips, seat)
    amounts = (jnp.minimum(rules.LEAST, chips) <= AMOUNTS) & (chips >= AMOUNTS) & bets
    places = jnp.arange(s.seats + 1) <= s.players
    return jnp.concatenate(
        [
            s.bank.loans(seat, keeps=jnp.where(bets, rules.PlaceBet.keeps, 0)) & (changes | bets),
            changes[None],
            (counted(pick(s.hands, seat)) > 0) & changes,
            (places[:, None] & amounts).ravel(),
        ]
    )


def observe(s: Table, seat: Number) -> Array:
    seats, is_over = s.seats, s.phase == OVER
    held, shown = jnp.where(is_over, NO_CARD, s.hands), jnp.where(is_over, s.hands, NO_CARD)
    place, amount = place_and_amount(turned(s.bets, seat))
    is_down = (jnp.arange(rules.DUMMY) >= s.turned_up) & (s.dummy != NO_CARD)
    is_open = (s.dummy[:, None] == KINDS) & ~is_down[:, None]
    return flat(
        s.bank.numbers(seat),
        counted(pick(held, seat)) / rules.HELD,
        seat_of(s.dealer, seat, seats),
        queue_of(s.to_act, seat),
        turned((held != NO_CARD).sum(1), seat) / rules.HELD,
        turned(s.discards, seat)[:, None] == KINDS,
        jnp.concatenate([place[..., None] == jnp.arange(seats + 1), amount[..., None] / rules.MOST], -1),
        jnp.concatenate([is_open, is_down[:, None]], 1),
        counted(turned(shown, seat)) / rules.HELD,
        s.number / s.players,
        s.players / encode.MOST_PLAYERS,
    )


def twin(seats: int, options: Gamble) -> Twin:
    dealt = rules.HELD * seats + rules.DUMMY
    return gamble(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            draw_dealer(FIRST, BEGIN_ROUND),
            choice(CHANGE, change),
            chance(REPLACE, replace),
            choice(PLACE_BET, place_bet),
            errand(TURN_UP, turn_up),
            errand(SHOW_DOWN, show_down),
            errand(BEGIN_ROUND, begin_round),
            chance(DEAL, deal, dealt, outcomes=lambda state: dealt),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        widening=(BORROW,),
        many_moves=True,  # one seat is asked at a time, and never has a single answer
    )

"""The twin of Mind Roulette. It reads beside rules.py: the same names, the same order, the same MR marks."""

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
    drawn,
    flat,
    i8,
    i16,
    lined_up,
    one,
    padded,
    pick,
    popped,
    put,
    queue_of,
    queued,
    seat_of,
    soft,
    turned,
    when,
    yes,
)
from croupier.batch.seventh_heaven import LOANS, Bank, gamble, pack_bank
from croupier.kit.seventh_heaven.bank import FEWEST, Gamble
from croupier.kit.seventh_heaven.encoding import HALF as HALF_OF_CHIPS
from croupier.kit.seventh_heaven.number_cards import FULL, NUMBERS, ZEROS

from . import encode, rules

PHASES = phases(rules.GAME)
DRAW_FIRST, SHOW_CARD, LAY_CARD, PLACE_TILES, OVER = range(len(PHASES))
SHOW, BEGIN_ROUND = OVER + 1, OVER + 2  # errands

CARDS = [*FULL]  # a card is its place here: 0, 1 to 7, 00
KINDS, HOW_MANY = len(CARDS), jnp.array([*FULL.values()])
LOWEST = CARDS.index(NUMBERS[0])  # the first card that can open
IS_ZERO = jnp.array(yes([CARDS.index(zero) for zero in ZEROS], KINDS))
CLOTH = [*rules.SPACES]  # a space is its place here
SPACES, MOST_TILES = len(CLOTH), encode.MOST_TILES
PAYS = jnp.array([[each if card in cards else 0 for each, cards in rules.SPACES.values()] for card in CARDS])
TILES = jnp.array([tiles for _, tiles in sorted(rules.TILES.items())])  # for three players, four, and so on
OPEN = LOANS  # numbers of moves: the first of the cards to begin with, of those to lay, of the spaces, and Done
LAY = OPEN + len(NUMBERS)
PLACE = LAY + KINDS
DONE = PLACE + SPACES


class Table(Part):
    phase: Array
    bank: Bank  # deposits lie in bank.down
    number: Array  # of the round; 0 before there is a dealer
    dealer: Array  # NONE: not yet drawn
    deposit: Array
    tiles: Array  # [seat], in hand
    bets: Array  # [seat, tile], the space; NONE: no more
    to_bet: Array  # a queue
    shown: Array  # [card], how many
    last: Array  # the last card shown; NONE: none in this round
    laid: Array  # the card that lies face down; NONE
    before: Array  # [seat, card], what each has shown as the dealer of an earlier round

    @property
    def seats(self) -> int:
        return self.tiles.shape[0]

    @property
    def held(self) -> Array:
        """[card], yes or no: what the dealer has left."""
        return self.shown < HOW_MANY

    @property
    def has_bonus(self) -> Array:
        """MR-9 A 0 or 00, and three cards of one number, in any order."""
        return ((self.shown > 0) & IS_ZERO).any() & (self.shown >= rules.ALIKE).any()  # there is only one of each zero


def pack(state: rules.MindRoulette) -> Table:
    t, seats = state.table, state.seats
    now = t.now if t.rounds else rules.Round(NONE, 0, [0] * seats, [[] for _ in range(seats)])
    earlier = {past.dealer: past.shown for past in t.rounds[:-1]}
    return Table(
        phase=i8(PHASES.index(state.phase)),
        bank=pack_bank(t.bank),
        number=i8(len(t.rounds)),
        dealer=i8(now.dealer),
        deposit=i16(now.deposit),
        tiles=i8(now.tiles),
        bets=i8([padded([CLOTH.index(space) for space in bets], MOST_TILES) for bets in now.bets]),
        to_bet=queued(now.to_bet, seats),
        shown=i8(counts(now.shown, CARDS)),
        last=i8(CARDS.index(now.shown[-1]) if now.shown else NONE),
        laid=i8(max(NONE if hand.laid is None else CARDS.index(hand.laid) for hand in state.hands)),
        before=i8([counts(earlier.get(seat, ()), CARDS) for seat in range(seats)]),
    )


def draw_first(s: Table, words: Array) -> Table:
    """SH-3 The dealer of the first round is drawn among the players."""
    return begin(s.but(dealer=drawn(s.bank.playing, words[0])))


def begin(s: Table) -> Table:
    """MR-3 Before the first round everybody puts a deposit aside: 300, or all they have."""
    amounts = jnp.where(s.bank.playing, jnp.minimum(rules.DEPOSIT, s.bank.chips), 0)
    bank = s.bank.but(chips=s.bank.chips - amounts, down=s.bank.down + amounts)
    return s.but(bank=bank, phase=BEGIN_ROUND)


def begin_round(s: Table) -> Table:
    """MR-2, MR-10 All cards are the dealer's, and all others get their tiles. Nobody is ever put out in this gamble."""
    bettors = s.bank.playing & ~one(s.dealer, s.seats)
    each = pick(TILES, s.bank.playing.sum() - FEWEST)
    return s.but(
        number=s.number + 1,
        deposit=pick(s.bank.down, s.dealer),
        tiles=jnp.where(bettors, each, 0),
        shown=jnp.zeros_like(s.shown),
        last=NONE,
        phase=SHOW_CARD,
    )


def show_card(s: Table, numbers: Array) -> Table:
    """MR-4 The dealer begins with a card of their choice, 1 to 7, face up. Nobody bets on it."""
    card = pick(numbers, s.dealer) - OPEN + LOWEST
    return s.but(shown=s.shown + one(card, KINDS), last=card, phase=LAY_CARD)


def lay_card(s: Table, numbers: Array) -> Table:
    """MR-5 The dealer chooses one of the cards still held and lays it face down."""
    to_bet = lined_up(s.tiles > 0, s.dealer + 1)
    return s.but(laid=pick(numbers, s.dealer) - LAY, to_bet=to_bet, phase=PLACE_TILES)


def place_tiles(s: Table, numbers: Array) -> Table:
    """MR-6 From the dealer's left, all who have tiles left put at least one of them on any spaces, one by one."""
    me = s.to_bet == 1
    number = jnp.where(me, numbers, 0).sum()
    places = number != DONE
    tiles = s.tiles - (me & places)
    next_tile = jnp.arange(MOST_TILES) == (s.bets >= 0).sum(1)[:, None]
    bets = jnp.where(next_tile & (me & places)[:, None], number - PLACE, s.bets)
    to_bet = jnp.where(places & (me & (tiles > 0)).any(), s.to_bet, popped(s.to_bet))
    return s.but(tiles=tiles, bets=bets, to_bet=to_bet, phase=jnp.where(to_bet.any(), PLACE_TILES, SHOW))


def show(s: Table) -> Table:
    """MR-8 The card is shown. Winning tiles are paid and come back, the others are the dealer's for this round."""
    won, back = settle(s)
    bank = pay(s.bank.but(chips=s.bank.chips + won), s.dealer, won.sum())
    return end_card(
        s.but(
            bank=bank,
            tiles=s.tiles + back,
            bets=jnp.full_like(s.bets, NONE),
            shown=s.shown + one(s.laid, KINDS),
            last=s.laid,
            laid=NONE,
        )
    )


def settle(s: Table) -> tuple[Array, Array]:
    """MR-7 What the players have won with this card, and how many tiles come back."""
    pays = pick(PAYS, s.laid)  # by space
    paid = jnp.where(s.bets[:, :, None] == jnp.arange(SPACES), pays, 0).sum(2)  # [seat, tile]
    return paid.sum(1), (paid > 0).sum(1)


def pay(bank: Bank, dealer: Number, due: Array) -> Bank:
    """MR-8 What was won comes out of the dealer's deposit; the bank pays what the deposit cannot."""
    paid = jnp.minimum(due, pick(bank.down, dealer))
    return bank.but(down=add(bank.down, dealer, -paid), house=bank.house - (due - paid))


def end_card(s: Table) -> Table:
    """MR-9 The round ends with the bonus, or with the last tile, or with the deposit."""
    ends = s.has_bonus | ~s.tiles.any() | (pick(s.bank.down, s.dealer) == 0)
    return when(ends, end_round(s), s.but(phase=LAY_CARD))


def end_round(s: Table) -> Table:
    """MR-9, MR-10 The dealer takes what is left of the deposit, and with the bonus as much again as it was at first."""
    kept, bonus = pick(s.bank.down, s.dealer), jnp.where(s.has_bonus, s.deposit, 0)
    bank = s.bank.but(
        chips=add(s.bank.chips, s.dealer, kept + bonus),
        down=put(s.bank.down, s.dealer, 0),
        house=s.bank.house - bonus,
    )
    before, dealer = put(s.before, s.dealer, s.shown), bank.next_dealer(s.dealer)
    more = s.but(bank=bank, before=before, dealer=dealer, phase=BEGIN_ROUND)
    return when(s.number == bank.playing.sum(), s.but(bank=bank, phase=OVER), more)


def asked(s: Table) -> Array:
    deals = (s.phase == SHOW_CARD) | (s.phase == LAY_CARD)
    return (deals & one(s.dealer, s.seats)) | ((s.phase == PLACE_TILES) & (s.to_bet == 1))


def legal(s: Table, seat: Number) -> Array:
    opens, lays, places = (s.phase == phase for phase in (SHOW_CARD, LAY_CARD, PLACE_TILES))
    has_bet = pick(s.bets[:, 0], seat) >= 0
    return jnp.concatenate(
        [
            s.bank.loans(seat) & (opens | lays | places),
            jnp.broadcast_to(opens, len(NUMBERS)),
            s.held & lays,
            jnp.broadcast_to(places, SPACES),
            (places & has_bet)[None],
        ]
    )


def observe(s: Table, seat: Number) -> Array:
    seats = s.seats
    bets = (s.bets[:, :, None] == jnp.arange(SPACES)).sum(1)
    return flat(
        s.bank.numbers(seat),
        seat_of(s.dealer, seat, seats),
        soft(s.deposit, HALF_OF_CHIPS),
        turned(s.tiles, seat) / MOST_TILES,
        turned(bets, seat) / MOST_TILES,
        queue_of(s.to_bet, seat),
        s.shown / encode.MOST,
        one(s.last, KINDS),
        one(s.laid, KINDS) & (s.dealer == seat),
        turned(put(s.before, s.dealer, s.shown), seat) / encode.MOST,
        s.number / encode.MOST_PLAYERS,
    )


def twin(seats: int, options: Gamble) -> Twin:
    return gamble(
        game=rules.GAME,
        pack=pack,
        start=pack(rules.GAME.start(seats, options)),
        belt=(
            chance(DRAW_FIRST, draw_first),
            choice(SHOW_CARD, show_card),
            choice(LAY_CARD, lay_card),
            choice(PLACE_TILES, place_tiles),
            errand(SHOW, show),
            errand(BEGIN_ROUND, begin_round),
        ),
        asked=asked,
        legal=legal,
        observe=observe,
        many_moves=True,  # never more than one seat is asked
    )

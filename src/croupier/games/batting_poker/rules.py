"""Batting Poker: three cards, three turns to change them, and a prize for every hand that nobody else has made.

The BP marks are the rules in rulebook/en.md.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from functools import cache, lru_cache
from itertools import chain, combinations
from random import Random
from typing import Literal

from croupier.core.chance import Odds
from croupier.core.game import Chance, Event, Game, Move, Next, Over, Part, Reveal, Scene, Seat, State, Tell, Turn, View
from croupier.kit.bags import draw
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import (
    Bank,
    BecameDealer,
    DrawDealer,
    Gamble,
    Loans,
    open_bank,
    score,
    standing,
    wealth,
)
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS, Card

from .hands import EVEN, KINDS, NOTHING, ODD, PAIR, RANKS, STRAIGHT, Kind, Showdown, meant, rank
from .imagine import Past, deal

PRIZES = {PAIR: 40, ODD: 70, EVEN: 120, STRAIGHT: 200}  # by rank; three of a kind takes the whole pot
CHIPS, ANTE, FEE, FINE = 200, 20, 10, 20
CARDS, TIMES_ROUND = 3, 3


class Discard(Move):
    """BP-3 A: give cards away and draw as many."""

    cards: tuple[Card, ...]  # lowest first


class Swap(Move):
    """BP-3 B: give a card away and take one that lies among a player's discards."""

    card: Card
    owner: Seat
    taken: Card


class Pass(Move):
    """BP-3 C."""


Action = Discard | Swap | Pass


class Round(Part):
    number: int
    dealer: Seat
    cards: list[int]  # cards[seat], how many in hand
    discards: list[list[Card]]  # discards[seat], face up, oldest first
    done: list[list[Action]]  # done[seat], its turns so far
    pile: int = sum(FULL.values())  # cards in it
    to_draw: list[Seat] = []  # one for each card to come, in this order
    to_act: list[Seat] = []  # one for each turn to come, in this order


class Table(Part):
    bank: Bank
    players: int  # how many started the gamble
    round: Round
    shown: list[list[Card]]  # shown[seat], turned up at the last showdown
    last: Showdown | None = None  # how the last round that was shown was settled


class Hand(Part):
    cards: list[Card] = []  # lowest first


class Box(Part):
    pile: dict[Card, int]  # card: how many


class Dealt(Event):
    """Everybody is dealt this many cards."""

    cards: int
    pot: int  # what lies in it before the first turn


class Got(Event):
    card: Card


class Discarded(Event):
    seat: Seat
    cards: tuple[Card, ...]


class Swapped(Event):
    seat: Seat
    card: Card
    owner: Seat
    taken: Card


class Passed(Event):
    seat: Seat


class TurnedUp(Reveal):
    seat: Seat
    cards: tuple[Card, ...]
    hand: Kind
    numbers: tuple[int, ...]  # lowest first, with what 0 and 00 stand for


class Missed(Event):
    """These have no hand."""

    seats: tuple[Seat, ...]


class StoodAlone(Event):
    """Nobody else has such a hand."""

    seat: Seat
    hand: Kind
    prize: int  # that such a hand brings
    gets: int  # what the pot has for it
    pot: Literal["enough", "short", "empty"]


class Batted(Event):
    """Several have such a hand."""

    hand: Kind
    seats: tuple[Seat, ...]
    fines: tuple[int, ...]  # what each of them has to pay
    zeros: int  # among their cards, each of which costs more


class WentToBank(Event):
    """What the last round leaves in the pot."""

    amount: int


Poker = State[Table, Hand, Box]


def setup(seats: int, options: Gamble, tell: Tell) -> Poker:
    bank = open_bank(seats, CHIPS, options)
    table = Table(bank, len(bank.playing), new_round(seats, 0, 0), [[] for _ in range(seats)])
    state = State(seats, "First", table, [Hand() for _ in range(seats)], Box(dict(FULL)))
    if options.first is not None:
        state.phase = begin_round(state, bank.around(options.first)[0], tell).__name__
    return state


class First(DrawDealer):
    def play(self, state: Poker, seat: Seat, tell: Tell) -> Next:
        return begin_round(state, seat, tell)


def new_round(seats: int, number: int, dealer: Seat) -> Round:
    return Round(number, dealer, [0] * seats, [[] for _ in range(seats)], [[] for _ in range(seats)])


def gather(state: Poker, number: int, dealer: Seat) -> Round:
    """All cards go back into the pile."""
    state.hands, state.box.pile = [Hand() for _ in state.hands], dict(FULL)
    state.table.round = new_round(state.seats, number, dealer)
    return state.table.round


def begin_round(state: Poker, dealer: Seat, tell: Tell) -> Next:
    """BP-2, BP-3 Everyone pays 20 into the pot; then three cards each, and three turns each from the dealer on."""
    bank, number = state.table.bank, state.table.round.number + 1
    r = gather(state, number, dealer)
    tell(BecameDealer(dealer, number))
    for seat in bank.around(dealer):
        if not bank.charge_to_pot(seat, ANTE, tell):
            return bank.last_takes_all(tell)
    r.to_draw = bank.left_of(dealer) * CARDS
    r.to_act = bank.around(dealer) * TIMES_ROUND
    tell(Dealt(CARDS, bank.pot))
    return Draw


class Draw(Chance):
    """BP-2, BP-3 A card from the pile, at the deal and later."""

    def odds(self, state: Poker) -> Odds[Card]:
        return draw(state.box.pile)

    def drawn(self, table: Table) -> str:
        r, seat = table.round, table.round.to_draw[0]
        discarded = sum(len(move.cards) for move in r.done[seat] if isinstance(move, Discard))
        return f"card {r.cards[seat] + discarded + 1} of seat {seat} in round {r.number}"

    def play(self, state: Poker, card: Card, tell: Tell) -> Next:
        r = state.table.round
        seat = r.to_draw.pop(0)
        state.box.pile[card] -= 1
        r.pile -= 1
        insort(state.hands[seat].cards, card)
        r.cards[seat] += 1
        tell(Got(card), to=seat)
        return Draw if r.to_draw else go_on(state, tell)


def go_on(state: Poker, tell: Tell) -> Next:
    """BP-3 The next turn, or the showdown after the last."""
    return Act if state.table.round.to_act else show_down(state, tell)


class Act(Loans, Turn):
    """BP-3 On a turn: A discard and draw, B pay 10 for a card that lies open, or C pass."""

    def seat(self, table: Table) -> Seat:
        return table.round.to_act[0]

    def moves(self, view: View[Table, Hand]) -> list[Action]:
        r, bank, hand = view.table.round, view.table.bank, tuple(view.hand.cards)
        moves: list[Action] = [Pass(), *discards(hand, min(CARDS, r.pile))]
        if bank.chips[view.seat] >= FEE or not bank.debt[view.seat]:
            for owner, lying in enumerate(r.discards):
                if lying:
                    moves += swaps(hand, owner, tuple(sorted({*lying})))
        return moves

    def silence(self, view: View[Table, Hand]) -> Move:
        return Pass()

    def play(self, state: Poker, move: Action, tell: Tell) -> Next:
        r, seat = state.table.round, state.table.round.to_act.pop(0)
        r.done[seat].append(move)
        match move:
            case Discard():
                for card in move.cards:
                    lay_open(state, seat, card)
                r.to_draw = [seat] * len(move.cards)
                tell(Discarded(seat, move.cards))
                return Draw
            case Swap():
                swap(state, seat, move, tell)
            case Pass():
                tell(Passed(seat))
        return go_on(state, tell)


@cache
def discards(hand: tuple[Card, ...], most: int) -> tuple[Discard, ...]:
    """BP-3 Any cards of a hand, but no more than this; equal cards are one choice."""
    some = (cards for count in range(1, most + 1) for cards in combinations(hand, count))
    return tuple(map(Discard, dict.fromkeys(some)))


@lru_cache(maxsize=10_000)
def swaps(hand: tuple[Card, ...], owner: Seat, lying: tuple[Card, ...]) -> tuple[Swap, ...]:
    """BP-3 Any card of a hand for any that lies before a player."""
    return tuple(Swap(card, owner, taken) for taken in lying for card in dict.fromkeys(hand))


def lay_open(state: Poker, seat: Seat, card: Card) -> None:
    r = state.table.round
    state.hands[seat].cards.remove(card)
    r.cards[seat] -= 1
    r.discards[seat].append(card)


def swap(state: Poker, seat: Seat, move: Swap, tell: Tell) -> None:
    """BP-3 B is open only to those who can pay, with a loan if need be, and so puts nobody out."""
    r = state.table.round
    state.table.bank.charge_to_pot(seat, FEE, tell)
    r.discards[move.owner].remove(move.taken)
    lay_open(state, seat, move.card)
    insort(state.hands[seat].cards, move.taken)
    r.cards[seat] += 1
    tell(Swapped(seat, move.card, move.owner, move.taken))


def show_down(state: Poker, tell: Tell) -> Next:
    """BP-7, BP-8 All hands are turned up at once, and then settled from the lowest rank up."""
    t = state.table
    seats, bank = t.bank.around(t.round.dealer), t.bank
    t.shown = [hand.cards for hand in state.hands]
    ranks = {seat: rank(tuple(t.shown[seat]), t.players) for seat in seats}
    t.last = Showdown(t.round.number, t.shown, [None] * state.seats, [None] * state.seats)
    for seat in seats:
        t.last.hands[seat] = KINDS[ranks[seat]]
        cards = tuple(t.shown[seat])
        tell(TurnedUp(seat, cards, KINDS[ranks[seat]], meant(cards, t.players)))
    for level in RANKS:
        holders = [seat for seat in seats if ranks[seat] == level]
        if holders and not settle(t, t.last, level, holders, tell):
            gather(state, t.round.number, t.round.dealer)
            return bank.last_takes_all(tell)
    return end_round(state, tell)


def settle(t: Table, last: Showdown, level: int, holders: list[Seat], tell: Tell) -> bool:
    """BP-7 A hand that nobody else has takes its prize; no hand, or a shared one, pays. Whether play continues."""
    fines = {seat: fine(t.shown[seat]) for seat in holders}
    if level == NOTHING:
        tell(Missed(tuple(holders)))
    elif len(holders) > 1:
        zeros = sum(card in ZEROS for seat in holders for card in t.shown[seat])
        tell(Batted(KINDS[level], tuple(holders), tuple(fines.values()), zeros))
    else:
        (seat,), pot = holders, t.bank.pot
        prize = PRIZES.get(level, pot)
        last.won[seat] = gets = min(prize, pot)
        tell(StoodAlone(seat, KINDS[level], prize, gets, "empty" if not pot else "short" if gets < prize else "enough"))
        t.bank.take_from_pot(seat, gets, tell)
        return True
    for seat in holders:
        pot, goes_on = t.bank.pot, t.bank.charge_to_pot(seat, fines[seat], tell)
        last.won[seat] = pot - t.bank.pot
        if not goes_on:
            return False
    return True


def fine(cards: list[Card]) -> int:
    """BP-7 20, and 20 more for each 0 or 00."""
    return FINE * (1 + sum(card in ZEROS for card in cards))


def end_round(state: Poker, tell: Tell) -> Next:
    """BP-1 As many rounds as players started; after the last, what is left in the pot goes to the bank."""
    t, r, bank = state.table, state.table.round, state.table.bank
    if r.number < t.players:
        return begin_round(state, bank.next_dealer(r.dealer), tell)
    gather(state, r.number, r.dealer)
    amount, bank.pot = bank.pot, 0
    bank.house += amount
    tell(WentToBank(amount))
    return Over


def history(r: Round, seat: Seat) -> tuple[list[Card], Past]:
    """What all know of a hand: cards it must hold, as it took them openly; and what it gave away of the others.

    Of equal cards the one taken openly counts as given away first: nobody can tell them apart.
    """
    known: list[Card] = []
    past: Past = []
    for move in r.done[seat]:
        match move:
            case Discard(cards):
                past.append((unknown(cards, known), len(cards)))
            case Swap(card, _, taken):
                past.append((unknown((card,), known), 0))
                known.append(taken)
    if past and (to_come := r.to_draw.count(seat)):
        given, drawn = past[-1]
        past[-1] = given, drawn - to_come
    return known, past


def unknown(cards: tuple[Card, ...], known: list[Card]) -> list[Card]:
    """Of the cards given away, those that nobody knew of; the others stop being known."""
    new = []
    for card in cards:
        if card in known:
            known.remove(card)
        else:
            new.append(card)
    return new


def redeal(view: Scene[Table], rng: Random) -> Poker:
    """Cards that nobody has laid open or taken openly could be anywhere that fits what the others gave away."""
    r = view.table.round
    known, pasts = map(list, zip(*(history(r, seat) for seat in range(view.seats))))
    if isinstance(view, View):
        known[view.seat], pasts[view.seat] = view.hand.cards, []
    unseen = less(FULL, *r.discards, *known)
    sizes = [count - len(held) for count, held in zip(r.cards, known)]
    hidden, pile = deal(unseen, sizes, pasts, rng)
    hands = [Hand(sorted(cards)) for cards in map(list.__add__, known, hidden)]
    return State(view.seats, view.phase, view.table, hands, Box({card: pile.count(card) for card in FULL}))


def pieces(state: Poker) -> Counter[Card]:
    hands = (hand.cards for hand in state.hands)
    return Counter(state.box.pile) + Counter(chain(*hands, *state.table.round.discards))


GAME = Game(
    name="batting_poker",
    seats=range(3, 6),
    state=Poker,
    setup=setup,
    phases=(First, Draw, Act),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

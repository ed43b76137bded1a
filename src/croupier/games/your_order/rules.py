"""Your Order: two cards each, three for a dummy, and bets on which place one's own sum will have among them all.

The YO marks are the rules in rulebook/en.md.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain
from random import Random

from croupier.core.chance import Odds
from croupier.core.game import Chance, Event, Game, Move, Next, Over, Part, Reveal, Scene, Seat, State, Tell, Turn, View
from croupier.kit.bags import draw
from croupier.kit.cards import less, shuffled
from croupier.kit.seventh_heaven.bank import (
    CHIP,
    Bank,
    BecameDealer,
    DrawDealer,
    Gamble,
    Loans,
    open_bank,
    score,
    standing,
    tens,
    wealth,
)
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card

from .marks import Ahead, Ending, Fate, dummy_sum, ranking

CHIPS = 200
PAYS = {3: (1, 2, 2, 1), 4: (1, 2, 3, 2, 1), 5: (1, 2, 3, 3, 2, 1)}  # YO-7 players: what each place pays, 1st first
LEAST, MOST = 20, 100  # of a bet
HELD, DUMMY = 2, 3  # cards of a player and of the dummy


class Bet(Move):
    """Bet on the place one's own sum will have."""

    rank: int
    amount: int


class Keep(Move): ...


class Discard(Move):
    card: Card


class Round(Part):
    dealer: Seat
    to_act: list[Seat]  # who is still to be dealt to, to change a card, or to bet; in this order
    held: list[int]  # held[seat], cards in hand
    discards: list[Card | None]  # discards[seat], None where nothing was discarded
    bets: list[list[Bet]]  # bets[seat], the first and the second
    shown: list[list[Card]]  # shown[seat], at the end of the round
    dummy: list[Card | None] = []  # None face down
    number: int = 0  # 0 before the first dealer is drawn
    dummy_total: int = 0  # what the dummy's open cards make


class Table(Part):
    bank: Bank
    players: int  # how many started: sets the number of rounds, and the column of odds
    round: Round
    last: Ending | None = None  # how the last round that was shown ended

    @property
    def order(self) -> list[Seat]:
        """The players, from the dealer on clockwise."""
        return self.bank.around(self.round.dealer)


class Hand(Part):
    cards: list[Card] = []


class Box(Part):
    pile: dict[int, int]  # number: how many
    dummy: list[Card] = []  # those face down, in the order in which they are turned up


class Got(Event):
    """A card that its owner alone sees."""

    card: Card


class Dealt(Event):
    """Everybody has their cards, and so has the dummy."""


class Kept(Event):
    seat: Seat


class Discarded(Event):
    seat: Seat
    card: Card


class TurnedUp(Reveal):
    """A card of the dummy's."""

    number: int
    card: Card


class Staked(Event):
    seat: Seat
    rank: int
    amount: int


class Skipped(Event):
    """A player has nothing to bet."""

    seat: Seat


class Showed(Reveal):
    """A hand, its sum and its place."""

    seat: Seat
    cards: tuple[Card, ...]
    total: int
    rank: int
    ahead: Ahead = "sum"  # why it stands before the next


class DummyRanked(Reveal):
    """What the dummy has in the end, and its place."""

    total: int
    rank: int
    ahead: Ahead = "sum"


class CameBack(Event):
    """A right bet was returned."""

    seat: Seat
    rank: int
    amount: int


class Lost(Event):
    """A wrong bet went to the bank."""

    seat: Seat
    rank: int
    amount: int


YourOrder = State[Table, Hand, Box]


def setup(seats: int, options: Gamble, tell: Tell) -> YourOrder:
    """YO-1 As many rounds as players; all 49 cards from 1 to 7."""
    bank = open_bank(seats, CHIPS, options)
    table = Table(bank, len(bank.playing), fresh_round(seats, dealer=0))
    state = State(seats, "First", table, [Hand() for _ in range(seats)], Box(dict(PLAIN)))
    if options.first is not None:
        state.phase = begin_round(state, bank.around(options.first)[0], tell).__name__
    return state


def fresh_round(seats: int, dealer: Seat, number: int = 0) -> Round:
    every = range(seats)
    return Round(dealer, [], [0] * seats, [None] * seats, [[] for _ in every], [[] for _ in every], number=number)


class First(DrawDealer):
    def play(self, state: YourOrder, seat: Seat, tell: Tell) -> Next:
        return begin_round(state, seat, tell)


def begin_round(state: YourOrder, dealer: Seat, tell: Tell) -> Next:
    """YO-1 All 49 cards are shuffled."""
    t = state.table
    t.round = fresh_round(state.seats, dealer, t.round.number + 1)
    t.round.to_act = t.bank.left_of(dealer) * HELD
    state.hands = [Hand() for _ in state.hands]
    state.box = Box(dict(PLAIN))
    tell(BecameDealer(dealer, t.round.number))
    return Deal


class DrawCard(Chance):
    """The next card comes off the pile."""

    def odds(self, state: YourOrder) -> Odds[int]:
        return draw(state.box.pile)

    def drawn(self, table: Table) -> str:
        r = table.round
        if not r.to_act:
            return f"card {len(r.dummy) + 1} of the dummy in round {r.number}"
        seat = r.to_act[0]
        number = r.held[seat] + 1 + (r.discards[seat] is not None)
        return f"card {number} of seat {seat} in round {r.number}"


def take(state: YourOrder, card: Card, tell: Tell) -> None:
    """The player who is to act gets a card, and nobody else sees it."""
    r = state.table.round
    seat = r.to_act.pop(0)
    state.box.pile[card] -= 1
    state.hands[seat].cards.append(card)
    r.held[seat] += 1
    tell(Got(card), to=seat)


class Deal(DrawCard):
    """YO-1 Two cards each, private, then three face down for the dummy, hidden from all."""

    def play(self, state: YourOrder, card: Card, tell: Tell) -> Next:
        r = state.table.round
        if r.to_act:
            take(state, card, tell)
            return Deal
        state.box.pile[card] -= 1
        state.box.dummy.append(card)
        r.dummy.append(None)
        if len(r.dummy) < DUMMY:
            return Deal
        tell(Dealt())
        r.to_act = state.table.order
        return Change


class InTurn(Loans, Turn):
    """A decision that comes round once, from the dealer on."""

    def seat(self, table: Table) -> Seat:
        return table.round.to_act[0]


class Change(InTurn):
    """YO-2 Each may once discard a card, face up, and draw another."""

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        return [Keep(), *map(Discard, sorted(set(view.hand.cards)))]

    def silence(self, view: View[Table, Hand]) -> Move:
        return Keep()

    def play(self, state: YourOrder, move: Move, tell: Tell) -> Next:
        r = state.table.round
        seat = r.to_act[0]
        if isinstance(move, Discard):
            state.hands[seat].cards.remove(move.card)
            r.held[seat] -= 1
            r.discards[seat] = move.card
            tell(Discarded(seat, move.card))
            return Replace
        r.to_act.pop(0)
        tell(Kept(seat))
        return after_change(state, tell)


class Replace(DrawCard):
    """YO-2 The new card is private; the discard stays out of the round."""

    def play(self, state: YourOrder, card: Card, tell: Tell) -> Next:
        take(state, card, tell)
        return after_change(state, tell)


def after_change(state: YourOrder, tell: Tell) -> Next:
    return Change if state.table.round.to_act else turn_up(state, tell)


def turn_up(state: YourOrder, tell: Tell) -> Next:
    """YO-3, YO-4, YO-5 The dummy's next card is turned up: then all bet, or after the third all hands are shown."""
    t, r = state.table, state.table.round
    number, card = DUMMY - len(state.box.dummy), state.box.dummy.pop(0)
    r.dummy[number] = card
    r.dummy_total = dummy_sum([card for card in r.dummy if card is not None])
    tell(TurnedUp(number + 1, card))
    if not state.box.dummy:
        return show_down(state, tell)
    r.to_act = t.order
    return ask_for_bets(state, tell)


def ask_for_bets(state: YourOrder, tell: Tell) -> Next:
    """YO-8 Whoever is to bet and has too little borrows automatically, and with nothing at all skips the bet."""
    bank, r = state.table.bank, state.table.round
    while r.to_act:
        seat = r.to_act[0]
        if bank.chips[seat] < LEAST and not bank.debt[seat]:
            bank.borrow(seat, tell)
        if bank.chips[seat]:
            return PlaceBet
        r.to_act.pop(0)
        tell(Skipped(seat))
    return turn_up(state, tell)


class PlaceBet(InTurn):
    """YO-3, YO-4, YO-8 From the dealer on each bets 20 to 100 on one place, or all they have if that is less."""

    keeps = LEAST

    def moves(self, view: View[Table, Hand]) -> tuple[Bet, ...]:
        t = view.table
        return bets(t.players + 1, min(MOST, t.bank.chips[view.seat]))

    def silence(self, view: View[Table, Hand]) -> Move:
        return self.moves(view)[0]

    def play(self, state: YourOrder, move: Bet, tell: Tell) -> Next:
        t, r = state.table, state.table.round
        seat = r.to_act.pop(0)
        t.bank.stake(seat, move.amount)
        r.bets[seat].append(move)
        tell(Staked(seat, move.rank, move.amount))
        return ask_for_bets(state, tell)


@cache
def bets(ranks: int, most: int) -> tuple[Bet, ...]:
    amounts = (*tens(most, above=min(LEAST, most) - CHIP),)
    return tuple(Bet(rank, amount) for rank in range(1, ranks + 1) for amount in amounts)


def show_down(state: YourOrder, tell: Tell) -> Next:
    """YO-5, YO-7 All hands are turned up, and every bet is settled by the place of its owner's sum."""
    t, r = state.table, state.table.round
    for seat in t.order:
        r.shown[seat], state.hands[seat].cards = state.hands[seat].cards, []
        r.held[seat] = 0
    dummy = [card for card in r.dummy if card is not None]
    t.last = Ending(r.number, r.dealer, dummy, [], [[] for _ in state.hands])
    for rank, one in enumerate(ranking({seat: r.shown[seat] for seat in t.order}, dummy), 1):
        t.last.places.append(one)
        if one.seat is None:
            tell(DummyRanked(one.total, rank, one.ahead))
        else:
            tell(Showed(one.seat, one.cards, one.total, rank, one.ahead))
    ranks = {one.seat: rank for rank, one in enumerate(t.last.places, 1)}
    for seat in t.order:
        for bet in r.bets[seat]:
            settle(t, seat, bet, ranks[seat], tell)
    return Over if r.number == t.players else begin_round(state, t.bank.next_dealer(r.dealer), tell)


def settle(t: Table, seat: Seat, bet: Bet, rank: int, tell: Tell) -> None:
    """YO-7 A right bet comes back with one to three times its amount from the bank; a wrong one goes to the bank."""
    bank, prize = t.bank, bet.amount * PAYS[t.players][rank - 1]
    bank.down[seat] -= bet.amount
    if t.last:
        t.last.fates[seat].append(Fate(bet.rank, bet.amount, prize if bet.rank == rank else -bet.amount))
    if bet.rank != rank:
        bank.house += bet.amount
        tell(Lost(seat, bet.rank, bet.amount))
    else:
        bank.chips[seat] += bet.amount
        tell(CameBack(seat, bet.rank, bet.amount))
        bank.grant(seat, prize, tell)


def redeal(view: Scene[Table], rng: Random) -> YourOrder:
    """Other hands and what lies face down could be any of the cards not seen."""
    t, r = view.table, view.table.round
    known = {view.seat: view.hand} if isinstance(view, View) else {}
    lying = [card for card in (*r.discards, *r.dummy) if card is not None]
    unseen = shuffled(less(PLAIN, lying, *r.shown, *(hand.cards for hand in known.values())), rng)
    hands = [known.get(seat) or Hand([unseen.pop() for _ in range(held)]) for seat, held in enumerate(r.held)]
    down = [unseen.pop() for card in r.dummy if card is None]
    return State(view.seats, view.phase, t, hands, Box({card: unseen.count(card) for card in PLAIN}, down))


def pieces(state: YourOrder) -> Counter[Card]:
    hands, now = (hand.cards for hand in state.hands), state.table.round
    face_up = (card for card in (*now.discards, *now.dummy) if card is not None)
    return Counter(state.box.pile) + Counter(chain(*hands, state.box.dummy, face_up))


GAME = Game(
    name="your_order",
    seats=range(3, 6),
    state=YourOrder,
    setup=setup,
    phases=(First, Deal, Change, Replace, PlaceBet),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

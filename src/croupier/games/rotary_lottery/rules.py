"""Rotary Lottery: draft a ticket of seven cards from hands that go round, and hope that the lottery turns them up.

The RL marks are the rules in rulebook/en.md, the SH marks those of the course, seventh_heaven.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from random import Random
from typing import Literal

from croupier.core.chance import Odds
from croupier.core.game import (
    Chance,
    Event,
    Game,
    Move,
    Next,
    Over,
    Part,
    Reveal,
    Scene,
    Seat,
    Secret,
    State,
    Tell,
    View,
)
from croupier.kit.bags import draw
from croupier.kit.cards import less, shuffled
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
from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

from .imagine import CARDS, Seen, guess, packet_of

CHIPS = 0  # each, in single play
PILE = 14  # cards of the lottery
TURNED = {1: 5, 2: 7}  # round: lottery cards turned up
PRIZES = {1: (0, 20, 40, 60, 80, 100), 2: (0, 20, 40, 80, 120, 200, 300, 400)}  # round: by hits
LEFT, RIGHT = 1, -1
WAYS = {1: LEFT, 2: RIGHT}  # round: how many players on hands are passed


class Round(Part):
    dealer: Seat
    hits: list[list[Card]]  # hits[seat], in the order in which they were turned up
    laid: int = 0  # cards each player has laid
    lottery: list[Card] = []  # turned up so far
    won: list[int] = []  # won[seat], once the bank pays


class Table(Part):
    bank: Bank
    copies: int  # of each number, by the players who started
    rounds: list[Round] = []  # the last is now; none before there is a dealer
    dealt: int = 0  # cards, to all together
    tickets: list[list[list[Card]]] = []  # tickets[round - 1][seat], shown when all is over

    @property
    def round(self) -> int:
        return len(self.rounds)

    @property
    def now(self) -> Round:
        return self.rounds[-1]

    @property
    def deck(self) -> dict[Card, int]:
        return dict.fromkeys(NUMBERS, self.copies)


class Hand(Part):
    """All that a seat has held and laid: the last is now, the rest is its memory."""

    held: list[list[list[Card]]]  # held[round - 1][step], in hand before laying a card, lowest first
    laid: list[list[Card]]  # laid[round - 1][step], its ticket

    @property
    def cards(self) -> list[Card]:
        """What is in hand now."""
        return [] if not self.held or len(self.laid[-1]) == CARDS else self.held[-1][-1]


class Box(Part):
    pile: dict[Card, int]  # number: how many; the lottery, once all hands are dealt


class Lay(Move):
    """Put a card on the ticket."""

    card: Card


class Got(Event):
    """The owner alone is told which card was dealt."""

    card: Card


class Dealt(Event):
    """Everybody has a hand."""

    cards: int  # each
    pile: int


class PassedOn(Event):
    """Everybody has laid a card and passed the rest."""

    number: int  # of the card laid, from 1
    way: Literal["left", "right"]


class Received(Reveal):
    """The taker alone is told which cards were passed."""

    cards: tuple[Card, ...]


class Completed(Event):
    """The seventh card laid itself."""


class TurnedUp(Reveal):
    """A lottery card."""

    card: Card


class Hit(Reveal):
    """The players whose ticket held that card."""

    seats: tuple[Seat, ...]
    card: Card


class TookBack(Event):
    """The owner alone is told: the ticket becomes a hand."""

    cards: tuple[Card, ...]


class Showed(Reveal):
    """Both tickets."""

    seat: Seat
    first: tuple[Card, ...]
    second: tuple[Card, ...]


Rotary = State[Table, Hand, Box]
LAYS = {card: Lay(card) for card in NUMBERS}


def setup(seats: int, options: Gamble, tell: Tell) -> Rotary:
    """RL-1 Of each number five cards with three players, six with four, seven with five."""
    bank = open_bank(seats, CHIPS, options)
    table = Table(bank, copies=len(bank.playing) + 2)
    state = State(seats, "FirstDealer", table, nothing(seats), Box(table.deck))
    if options.first is not None:
        state.phase = begin(state, bank.around(options.first)[0], tell).__name__
    return state


def nothing(seats: int) -> list[Hand]:
    """Nobody knows anything."""
    return [Hand([], []) for _ in range(seats)]


class FirstDealer(DrawDealer):
    """RL-7 A dealer is drawn, although nobody pays and little depends on it."""

    def play(self, state: Rotary, seat: Seat, tell: Tell) -> Next:
        return begin(state, seat, tell)


def begin(state: Rotary, dealer: Seat, tell: Tell) -> Next:
    begin_round(state, dealer, tell)
    for seat in state.table.bank.playing:
        state.hands[seat] = Hand([[[]]], [[]])
    return Deal


def begin_round(state: Rotary, dealer: Seat, tell: Tell) -> None:
    t = state.table
    t.rounds.append(Round(dealer, [[] for _ in range(state.seats)]))
    tell(BecameDealer(dealer, t.round))


class Deal(Chance):
    """RL-1, RL-7 Seven cards each, one at a time from the dealer's left on; the last fourteen are the lottery pile."""

    def odds(self, state: Rotary) -> Odds[Card]:
        return draw(state.box.pile)

    def drawn(self, table: Table) -> str:
        order = table.bank.left_of(table.now.dealer)
        number, place = divmod(table.dealt, len(order))
        return f"card {number + 1} of seat {order[place]}"

    def play(self, state: Rotary, card: Card, tell: Tell) -> Next:
        t = state.table
        order = t.bank.left_of(t.now.dealer)
        seat = order[t.dealt % len(order)]
        t.dealt += 1
        state.box.pile[card] -= 1
        insort(state.hands[seat].cards, card)
        tell(Got(card), to=seat)
        if t.dealt < CARDS * len(order):
            return Deal
        tell(Dealt(CARDS, PILE))
        return Draft


class Draft(Loans, Secret):
    """RL-2 All at once lay one card of the hand face down, and pass the rest on."""

    def seats(self, table: Table) -> list[Seat]:
        return table.bank.playing

    def moves(self, view: View[Table, Hand]) -> list[Lay]:
        return [LAYS[card] for card in dict.fromkeys(view.hand.cards)]

    def insists(self, table: Table) -> bool:
        return True  # otherwise one could tell that a hand holds only equal cards

    def play(self, state: Rotary, moves: Mapping[Seat, Lay], tell: Tell) -> Next:
        now = state.table.now
        for seat, move in moves.items():
            state.hands[seat].laid[-1].append(move.card)
        now.laid += 1
        pass_on(state, tell)
        if now.laid < CARDS - 1:
            return Draft
        for seat in moves:
            state.hands[seat].laid[-1] += state.hands[seat].cards
        now.laid = CARDS
        tell(Completed())
        return Lottery


def pass_on(state: Rotary, tell: Tell) -> None:
    """RL-2, SH-32 To the left in round one, to the right in round two, past seats that are out."""
    t, players = state.table, state.table.bank.playing
    way = WAYS[t.round]
    tell(PassedOn(t.now.laid, "left" if way == LEFT else "right"))
    rests = []
    for seat in players:
        rest = state.hands[seat].cards.copy()
        rest.remove(state.hands[seat].laid[-1][-1])
        rests.append(rest)
    for number, seat in enumerate(players):
        rest = rests[(number - way) % len(players)]
        state.hands[seat].held[-1].append(rest)
        tell(Received(tuple(rest)), to=seat)


class Lottery(Chance):
    """RL-3 A card is turned up; every ticket that still holds this number has a hit."""

    def odds(self, state: Rotary) -> Odds[Card]:
        return draw(state.box.pile)

    def drawn(self, table: Table) -> str:
        return f"lottery card {len(table.now.lottery) + 1} of round {table.round}"

    def play(self, state: Rotary, card: Card, tell: Tell) -> Next:
        t, now, lucky = state.table, state.table.now, []
        state.box.pile[card] -= 1
        now.lottery.append(card)
        tell(TurnedUp(card))
        for seat in t.bank.around(now.dealer):
            if now.hits[seat].count(card) < state.hands[seat].laid[-1].count(card):
                now.hits[seat].append(card)
                lucky.append(seat)
        if lucky:
            tell(Hit(tuple(lucky), card))
        return Lottery if len(now.lottery) < TURNED[t.round] else end_round(state, tell)


def end_round(state: Rotary, tell: Tell) -> Next:
    """RL-4 The bank pays by the number of hits."""
    t = state.table
    t.now.won = [PRIZES[t.round][len(hits)] for hits in t.now.hits]
    for seat in t.bank.around(t.now.dealer):
        t.bank.grant(seat, t.now.won[seat], tell)
    return show_tickets(state, tell) if t.round == len(TURNED) else take_back(state, tell)


def take_back(state: Rotary, tell: Tell) -> Next:
    """RL-5 The tickets become the hands of round two."""
    begin_round(state, state.table.bank.next_dealer(state.table.now.dealer), tell)
    for seat in state.table.bank.playing:
        hand = state.hands[seat]
        (ticket,) = hand.laid
        cards = sorted(ticket)
        hand.held.append([cards])
        hand.laid.append([])
        tell(TookBack(tuple(cards)), to=seat)
    return Draft


def show_tickets(state: Rotary, tell: Tell) -> Next:
    """RL-6 All that was private is shown at the end; what is left of the lottery is not."""
    t = state.table
    t.tickets = [[[] for _ in range(state.seats)] for _ in t.rounds]
    for seat in t.bank.around(t.now.dealer):
        first, second = map(sorted, state.hands[seat].laid)
        t.tickets[0][seat], t.tickets[1][seat] = first, second
        tell(Showed(seat, tuple(first), tuple(second)))
    state.hands, state.box = nothing(state.seats), Box({})
    return Over


def redeal(view: Scene[Table], rng: Random) -> Rotary:
    """One knows one's own hand, its memory, and the hits; whatever fits that is equally likely. See imagine.py."""
    knows = view if isinstance(view, View) and view.hand.held else None
    hands, pile = nothing(view.seats), view.table.deck
    if view.phase == "Over":
        pile = {}
    elif view.phase == "Deal":
        pile = redeal_hands(view.table, knows, hands, rng)
    elif view.phase != "FirstDealer":
        pile = redeal_drafts(view.table, knows, hands, rng)
    if knows:
        hands[knows.seat] = knows.hand
    return State(view.seats, view.phase, view.table, hands, Box(pile))


def redeal_hands(t: Table, knows: View[Table, Hand] | None, hands: list[Hand], rng: Random) -> dict[Card, int]:
    """While cards are dealt, those one does not hold may be anywhere else. Returns the pile."""
    order = t.bank.left_of(t.now.dealer)
    unseen = shuffled(less(t.deck, knows.hand.cards if knows else ()), rng)
    for place, seat in enumerate(order):
        if not knows or seat != knows.seat:
            count = len(range(place, t.dealt, len(order)))
            hands[seat] = Hand([[sorted(unseen.pop() for _ in range(count))]], [[]])
    return {card: unseen.count(card) for card in t.deck}


def redeal_drafts(t: Table, knows: View[Table, Hand] | None, hands: list[Hand], rng: Random) -> dict[Card, int]:
    """What everybody held and laid, step by step. Returns the pile."""
    players, ways = t.bank.playing, [*WAYS.values()]
    seen = []
    for number, now in enumerate(t.rounds):
        held, laid = (knows.hand.held[number], knows.hand.laid[number]) if knows else ([], [])
        seen.append(Seen(ways[number], now.lottery, [now.hits[seat] for seat in players], held, laid))
    grids, pile = guess(t.deck, len(players), players.index(knows.seat) if knows else None, seen, rng)
    for player, seat in enumerate(players):
        for now, grid, way in zip(t.rounds, grids, ways):
            rests = [grid[packet_of(player, step, way, len(players))][step:] for step in range(CARDS)]
            hands[seat].held.append([sorted(rest) for rest in rests[: now.laid + 1]])
            hands[seat].laid.append([rest[0] for rest in rests[: now.laid]])
    return {card: pile.count(card) for card in t.deck}


def pieces(state: Rotary) -> Counter[Card]:
    """Those in hand, on the tickets of this round, and in the drum or out of it."""
    if not state.table.rounds:
        return Counter()
    hands = chain(*(hand.cards for hand in state.hands), *(hand.laid[-1] for hand in state.hands if hand.laid))
    return Counter(state.box.pile) + Counter(chain(hands, *(one.lottery for one in state.table.rounds)))


GAME = Game(
    name="rotary_lottery",
    seats=range(3, 6),
    state=Rotary,
    setup=setup,
    phases=(FirstDealer, Deal, Draft, Lottery),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

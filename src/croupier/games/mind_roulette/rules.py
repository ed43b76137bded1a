"""Mind Roulette: the dealer chooses the winning card, and the others guess what the dealer was thinking.

The MR marks are the rules in rulebook/en.md.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

from croupier.core.game import Event, Game, Move, Next, Over, Part, Reveal, Scene, Seat, State, Tell, Turn, View
from croupier.kit.cards import all_of
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
from croupier.kit.seventh_heaven.number_cards import FULL, NUMBERS, ZEROS, Card, is_black, is_red, name

Space = str  # "7", "00", "low" …

CHIPS = 300  # each player starts with
DEPOSIT = 300
TILES = {3: 4, 4: 3, 5: 2}  # players: tiles each
ALIKE = 3  # cards of one number that the bonus takes, beside a 0 or 00

SPACES: dict[Space, tuple[int, tuple[Card, ...]]] = {  # what a tile is paid, and the cards it wins with
    **{name(card): (50, (card,)) for card in (*NUMBERS, *ZEROS)},
    "low": (20, (1, 2)),
    "middle": (20, (3, 4, 5)),
    "high": (20, (6, 7)),
    "black": (10, tuple(filter(is_black, NUMBERS))),
    "red": (10, tuple(filter(is_red, NUMBERS))),
}


class Result(Part):
    """What a card that was turned up brought."""

    card: Card
    bets: list[list[Space]]  # bets[seat], as they lay
    won: list[int]  # won[seat], as far as it is told


class Round(Part):
    dealer: Seat
    deposit: int  # the dealer's, when the round began
    tiles: list[int]  # tiles[seat], in hand
    bets: list[list[Space]]  # bets[seat], a space for each tile on this card
    to_bet: list[Seat] = []  # on this card, the one whose turn it is first
    shown: list[Card] = []  # the opening card first
    last: Result | None = None  # of the last card that was bet on
    won: list[int] = []  # won[seat], with all tiles of this round
    end: Ended | None = None  # why the round is over, and what the dealer gets from it

    @property
    def held(self) -> list[Card]:
        """The cards that the dealer has left: which numbers, not how many of each. One may lie face down."""
        return [card for card, count in FULL.items() if self.shown.count(card) < count]

    @property
    def has_bonus(self) -> bool:
        """MR-9 A 0 or 00, and three cards of one number, in any order."""
        shown = self.shown
        return any(zero in shown for zero in ZEROS) and any(shown.count(number) >= ALIKE for number in NUMBERS)


class Table(Part):
    bank: Bank  # deposits lie in bank.down
    rounds: list[Round] = []  # the one being played last; none before there is a dealer

    @property
    def now(self) -> Round:
        return self.rounds[-1]


class Hand(Part):
    laid: Card | None = None  # the dealer's card that lies face down


class Show(Move):
    """Begin with this card, face up."""

    card: Card


class Lay(Move):
    """Lay this card face down."""

    card: Card


class Place(Move):
    """Put a tile on a space."""

    space: Space


class Done(Move):
    """Keep the tiles that are left."""


class PutAside(Event):
    """A deposit."""

    seat: Seat
    amount: int


class Opened(Event):
    seat: Seat
    card: Card


class Laid(Event):
    """Everybody sees that a card lies face down, but not which it is."""

    seat: Seat


class Hid(Event):
    """The dealer alone is told which card it is."""

    card: Card


class Placed(Event):
    seat: Seat
    space: Space


class HeldBack(Event):
    """A player keeps the tiles that are left."""

    seat: Seat
    tiles: int


class Showed(Reveal):
    seat: Seat
    card: Card


class Paid(Event):
    """Tiles on a winning space were paid, and came back."""

    seat: Seat
    space: Space
    tiles: int
    amount: int


class Lost(Event):
    """Tiles on other spaces are the dealer's until the round ends."""

    seat: Seat
    tiles: int


class BankPaid(Event):
    """What the deposit could not pay."""

    amount: int


class Ended(Event):
    """The round is over, and the dealer takes back what is left of the deposit."""

    seat: Seat
    why: Literal["bonus", "tiles", "deposit"]
    kept: int
    bonus: int


MindRoulette = State[Table, Hand, None]


def setup(seats: int, options: Gamble, tell: Tell) -> MindRoulette:
    """MR-1 The first dealer is drawn, unless the table names one."""
    table = Table(open_bank(seats, CHIPS, options))
    state = State(seats, DrawFirst.__name__, table, [Hand() for _ in range(seats)], None)
    if options.first is not None:
        state.phase = begin(table, table.bank.around(options.first)[0], tell).__name__
    return state


class DrawFirst(DrawDealer):
    def play(self, state: MindRoulette, dealer: Seat, tell: Tell) -> Next:
        return begin(state.table, dealer, tell)


def begin(t: Table, dealer: Seat, tell: Tell) -> Next:
    """MR-3 Before the first round everybody puts a deposit aside: 300, or all they have."""
    bank = t.bank
    for seat in bank.around(dealer):
        amount = min(DEPOSIT, bank.chips[seat])
        bank.stake(seat, amount)
        tell(PutAside(seat, amount))
    return begin_round(t, dealer, tell)


def begin_round(t: Table, dealer: Seat, tell: Tell) -> Next:
    """MR-2, MR-10 All cards are the dealer's, and all others get their tiles. Nobody is ever put out in this gamble."""
    bank, seats = t.bank, range(len(t.bank.chips))
    bettors = bank.left_of(dealer)[:-1]
    each = TILES[len(bettors) + 1]
    tiles = [each if seat in bettors else 0 for seat in seats]
    t.rounds.append(Round(dealer, bank.down[dealer], tiles, [[] for _ in seats], won=[0 for _ in seats]))
    tell(BecameDealer(dealer, len(t.rounds)))
    return ShowCard


class ShowCard(Loans, Turn):
    """MR-4 The dealer begins with a card of their choice, 1 to 7, face up. Nobody bets on it."""

    def seat(self, table: Table) -> Seat:
        return table.now.dealer

    def moves(self, view: View[Table, Hand]) -> tuple[Show, ...]:
        return SHOWS

    def play(self, state: MindRoulette, move: Show, tell: Tell) -> Next:
        now = state.table.now
        now.shown.append(move.card)
        tell(Opened(now.dealer, move.card))
        return LayCard


class LayCard(Loans, Turn):
    """MR-5 The dealer chooses one of the cards still held and lays it face down."""

    def seat(self, table: Table) -> Seat:
        return table.now.dealer

    def moves(self, view: View[Table, Hand]) -> list[Lay]:
        return [LAYS[card] for card in view.table.now.held]

    def play(self, state: MindRoulette, move: Lay, tell: Tell) -> Next:
        t, now = state.table, state.table.now
        state.hands[now.dealer].laid = move.card
        now.to_bet = [seat for seat in t.bank.left_of(now.dealer) if now.tiles[seat]]
        tell(Laid(now.dealer))
        tell(Hid(move.card), to=now.dealer)
        return PlaceTiles


class PlaceTiles(Loans, Turn):
    """MR-6 From the dealer's left, all who have tiles left put at least one of them on any spaces, one by one."""

    def seat(self, table: Table) -> Seat:
        return table.now.to_bet[0]

    def moves(self, view: View[Table, Hand]) -> tuple[Move, ...]:
        return PLACES_OR_DONE if view.table.now.bets[view.seat] else PLACES

    def silence(self, view: View[Table, Hand]) -> Move:
        """The one tile that must be put down, on the space where most cards win."""
        return Done() if view.table.now.bets[view.seat] else Place("black")

    def play(self, state: MindRoulette, move: Place | Done, tell: Tell) -> Next:
        now = state.table.now
        seat = now.to_bet[0]
        if isinstance(move, Place):
            now.tiles[seat] -= 1
            now.bets[seat].append(move.space)
            tell(Placed(seat, move.space))
            if now.tiles[seat]:
                return PlaceTiles
        else:
            tell(HeldBack(seat, now.tiles[seat]))
        now.to_bet.pop(0)
        return PlaceTiles if now.to_bet else show(state, tell)


SHOWS = tuple(map(Show, NUMBERS))
LAYS = {card: Lay(card) for card in FULL}
PLACES: tuple[Move, ...] = tuple(map(Place, SPACES))
PLACES_OR_DONE = (*PLACES, Done())


def show(state: MindRoulette, tell: Tell) -> Next:
    """MR-8 The card is shown. Winning tiles are paid and come back, the others are the dealer's for this round."""
    t, now = state.table, state.table.now
    hand = state.hands[now.dealer]
    assert hand.laid is not None
    card, hand.laid = hand.laid, None
    now.shown.append(card)
    now.last = last = Result(card, [[*bets] for bets in now.bets], [0] * state.seats)
    tell(Showed(now.dealer, card))
    due = sum(settle(t, last, seat, tell) for seat in t.bank.left_of(now.dealer))
    pay(t, due, tell)
    return end_card(t, tell)


def settle(t: Table, last: Result, seat: Seat, tell: Tell) -> int:
    """MR-7 What a player has won with this card."""
    now, won, lost = t.now, 0, 0
    bets, now.bets[seat] = now.bets[seat], []
    for space, tiles in Counter(bets).items():
        each, cards = SPACES[space]
        if last.card in cards:
            now.tiles[seat] += tiles
            won += tiles * each
            now.won[seat] += tiles * each
            last.won[seat] = won
            tell(Paid(seat, space, tiles, tiles * each))
        else:
            lost += tiles
    if lost:
        tell(Lost(seat, lost))
    t.bank.chips[seat] += won
    return won


def pay(t: Table, due: int, tell: Tell) -> None:
    """MR-8 What was won comes out of the dealer's deposit; the bank pays what the deposit cannot."""
    bank, dealer = t.bank, t.now.dealer
    paid = min(due, bank.down[dealer])
    bank.down[dealer] -= paid
    bank.house -= due - paid
    if paid < due:
        tell(BankPaid(due - paid))


def end_card(t: Table, tell: Tell) -> Next:
    """MR-9 The round ends with the bonus, or with the last tile, or with the deposit, tested in this order."""
    now = t.now
    if now.has_bonus:
        return end_round(t, "bonus", tell)
    if not any(now.tiles):
        return end_round(t, "tiles", tell)
    if not t.bank.down[now.dealer]:
        return end_round(t, "deposit", tell)
    return LayCard


def end_round(t: Table, why: Literal["bonus", "tiles", "deposit"], tell: Tell) -> Next:
    """MR-9, MR-10 The dealer takes what is left of the deposit, and with the bonus as much again as it was at first."""
    bank, now = t.bank, t.now
    kept, bonus = bank.down[now.dealer], now.deposit if why == "bonus" else 0
    bank.down[now.dealer] = 0
    bank.house -= bonus
    bank.chips[now.dealer] += kept + bonus
    now.end = Ended(now.dealer, why, kept, bonus)
    tell(now.end)
    if len(t.rounds) == len(bank.playing):
        return Over
    return begin_round(t, bank.next_dealer(now.dealer), tell)


def redeal(view: Scene[Table], rng: Random) -> MindRoulette:
    """The card that lies face down was chosen, not drawn: any number that the dealer still holds is equally likely."""
    hands = [Hand() for _ in range(view.seats)]
    if view.phase == PlaceTiles.__name__:
        dealer, any_held = view.table.now.dealer, Hand(rng.choice(view.table.now.held))
        hands[dealer] = view.hand if isinstance(view, View) and view.seat == dealer else any_held
    return State(view.seats, view.phase, view.table, hands, None)


def pieces(state: MindRoulette) -> Counter[Card]:
    """The dealer's cards: shown, face down, and in hand."""
    if not state.table.rounds:
        return Counter()
    face_down = [hand.laid for hand in state.hands if hand.laid is not None]
    return all_of(FULL, state.table.now.shown, face_down)


GAME = Game(
    name="mind_roulette",
    seats=range(3, 6),
    state=MindRoulette,
    setup=setup,
    phases=(DrawFirst, ShowCard, LayCard, PlaceTiles),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

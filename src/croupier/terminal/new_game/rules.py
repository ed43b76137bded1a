"""New Game: everybody calls a coin in secret and stakes on it; a hidden card says what being right is worth.

The NG marks are the rules in rulebook/en.md.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

from croupier.core.chance import Odds
from croupier.core.game import (
    Chance,
    Event,
    Game,
    Move,
    Next,
    Options,
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
from croupier.kit.bags import any_of, draw
from croupier.kit.cards import all_of, less, shuffled
from croupier.kit.money import Purses

Side = Literal["heads", "tails"]

SIDES: tuple[Side, ...] = ("heads", "tails")
ROUNDS, CHIPS, HIGHEST = 5, 10, 3  # rounds, chips at the start, the highest stake
CARDS = {1: 4, 2: 4, 3: 4}  # bonus: number of cards
CONSOLATION = 1  # chips for the tosser if nobody is right


class Table(Part):
    money: Purses  # in chips
    tosser: Seat | None  # who tosses the coin this round; nobody before the first is drawn
    calls: list[Side | None]  # calls[seat], None until all have called
    stakes: list[int]  # stakes[seat], in chips
    shown: list[int | None]  # shown[seat], the card if it was shown this round
    round: int = 1
    dealt: int = 0  # cards dealt this round
    coin: Side | None = None  # what it showed this round
    rounds: int = ROUNDS


class Hand(Part):
    card: int | None = None  # the bonus for being right; none before the deal


class Call(Move):
    """Say what the coin will show, and stake on it."""

    side: Side
    stake: int


class Began(Event):
    """A round begins, and a seat tosses the coin."""

    round: int
    seat: Seat


class Got(Event):
    """The owner alone is told which card it is."""

    card: int


class Called(Event):
    seat: Seat
    side: Side
    stake: int


class Tossed(Event):
    seat: Seat
    side: Side


class Showed(Reveal):
    """A seat that was right shows its card."""

    seat: Seat
    card: int


class Won(Event):
    """A seat was right, alone or with others, and gained this."""

    seat: Seat
    amount: int
    alone: bool


class Lost(Event):
    seat: Seat
    amount: int


class Consoled(Event):
    """Nobody was right: the tosser gets a consolation."""

    seat: Seat
    amount: int


Coins = State[Table, Hand, None]  # no box: whatever is hidden is known to somebody


def setup(seats: int, options: Options, tell: Tell) -> Coins:
    """NG-1 Ten chips each; the first tosser is drawn, or set by the table."""
    table = Table(Purses([CHIPS] * seats), options.first, [None] * seats, [0] * seats, [None] * seats)
    if options.first is not None:
        tell(Began(table.round, options.first))
    phase: Next = DrawTosser if options.first is None else Deal
    return State(seats, phase.__name__, table, [Hand() for _ in range(seats)], None)


class DrawTosser(Chance):
    """NG-1 The first tosser is drawn."""

    def odds(self, state: Coins) -> Odds[Seat]:
        return any_of(range(state.seats))

    def drawn(self, table: Table) -> str:
        return "first tosser"

    def play(self, state: Coins, drawn: Seat, tell: Tell) -> Next:
        state.table.tosser = drawn
        tell(Began(state.table.round, drawn))
        return Deal


class Deal(Chance):
    """NG-2 Everybody is dealt a card face down."""

    def odds(self, state: Coins) -> Odds[int]:
        return draw(less(CARDS, (hand.card for hand in state.hands if hand.card is not None)))

    def drawn(self, table: Table) -> str:
        return f"card of seat {table.dealt} in round {table.round}"

    def play(self, state: Coins, drawn: int, tell: Tell) -> Next:
        t = state.table
        state.hands[t.dealt].card = drawn
        tell(Got(drawn), to=t.dealt)
        t.dealt += 1
        return MakeCall if t.dealt == state.seats else Deal


class MakeCall(Secret):
    """NG-3 All at once, everybody calls a side and stakes 1 to 3 chips, or none if they have none."""

    def seats(self, table: Table) -> range:
        return range(len(table.calls))

    def moves(self, view: View[Table, Hand]) -> list[Call]:
        highest = min(HIGHEST, view.table.money.seats[view.seat])
        return [Call(side, stake) for side in SIDES for stake in range(min(1, highest), highest + 1)]

    def play(self, state: Coins, moves: dict[Seat, Call], tell: Tell) -> Next:
        for seat, move in moves.items():
            state.table.calls[seat], state.table.stakes[seat] = move.side, move.stake
            tell(Called(seat, move.side, move.stake))
        return Toss


class Toss(Chance):
    """NG-4 The coin shows heads or tails, both equally likely."""

    def odds(self, state: Coins) -> Odds[Side]:
        return any_of(SIDES)

    def drawn(self, table: Table) -> str:
        return f"coin in round {table.round}"

    def play(self, state: Coins, drawn: Side, tell: Tell) -> Next:
        t = state.table
        assert t.tosser is not None
        t.coin = drawn
        tell(Tossed(t.tosser, drawn))
        settle(state, drawn, t.tosser, tell)
        return end_round(state, t.tosser, tell)


def settle(state: Coins, coin: Side, tosser: Seat, tell: Tell) -> None:
    """NG-5, NG-6, NG-7 The wrong pay, the right show their cards and are paid; if nobody is right, the tosser is."""
    t = state.table
    right = [seat for seat, side in enumerate(t.calls) if side == coin]
    for seat in range(state.seats):
        if seat not in right:
            t.money.pay(seat, t.stakes[seat])
            tell(Lost(seat, t.stakes[seat]))
    for seat in right:
        t.shown[seat] = card = state.hands[seat].card
        assert card is not None
        tell(Showed(seat, card))
        amount = t.stakes[seat] + bonus(card, alone=len(right) == 1)
        t.money.receive(seat, amount)
        tell(Won(seat, amount, len(right) == 1))
    if not right:
        t.money.receive(tosser, CONSOLATION)
        tell(Consoled(tosser, CONSOLATION))


def bonus(card: int, *, alone: bool) -> int:
    """NG-6 The card's number; twice that for whoever alone is right."""
    return card * (1 + alone)


def end_round(state: Coins, tosser: Seat, tell: Tell) -> Next:
    """NG-8 All cards go back, and the left neighbour tosses; after the last round the game is over."""
    t, seats = state.table, state.seats
    for hand in state.hands:
        hand.card = None
    if t.round == t.rounds:
        return Over
    t.tosser, t.round, t.dealt, t.coin = (tosser + 1) % seats, t.round + 1, 0, None
    t.calls, t.stakes, t.shown = [None] * seats, [0] * seats, [None] * seats
    tell(Began(t.round, t.tosser))
    return Deal


def redeal(view: Scene[Table], rng: Random) -> Coins:
    """The others' cards could be any that I do not hold; none has been shown while they matter."""
    own = view.hand.card if isinstance(view, View) else None
    rest = shuffled(less(CARDS, [] if own is None else [own]), rng)
    hands = [Hand(rest.pop()) if seat < view.table.dealt else Hand() for seat in range(view.seats)]
    if isinstance(view, View):
        hands[view.seat] = view.hand
    if view.phase == "Over":
        hands = [Hand() for _ in range(view.seats)]
    return State(view.seats, view.phase, view.table, hands, None)


def score(t: Table, seat: Seat) -> int:
    return t.money.seats[seat]


def standing(t: Table, seat: Seat) -> tuple[int]:
    """NG-9 The most chips win."""
    return (t.money.seats[seat],)


def wealth(state: Coins) -> int:
    return state.table.money.total


def pieces(state: Coins) -> Counter[int]:
    return all_of(CARDS, [hand.card for hand in state.hands if hand.card is not None])


GAME = Game(
    name="new_game",
    seats=range(2, 5),
    state=Coins,
    setup=setup,
    phases=(DrawTosser, Deal, MakeCall, Toss),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    redeal=redeal,
)

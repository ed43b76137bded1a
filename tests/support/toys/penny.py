"""Penny: one secret card each, a call in turn, a number named in secret. The smallest game with everything in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

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
    Turn,
    View,
)
from croupier.kit.bags import draw
from croupier.kit.cards import less, shuffled
from croupier.kit.money import Purses
from croupier.kit.seats import around

DECK = {1: 2, 2: 2, 3: 1, 4: 1}
PRICE, LOAN = 2, 3


class Table(Part):
    money: Purses
    pot: int = 0
    dealt: int = 0  # seats that have a card
    to_speak: list[Seat] = []
    stayed: list[Seat] = []
    borrowed: list[Seat] = []
    shown: list[int] = []  # the cards of those who stayed


class Hand(Part):
    card: int = 0


class Box(Part):
    deck: dict[int, int]


class Stay(Move): ...


class Leave(Move): ...


class Borrow(Move): ...


class Name(Move):
    number: int


class Dealt(Event):
    seat: Seat


class Got(Event):
    card: int


class Stayed(Event):
    seat: Seat


class Left(Event):
    seat: Seat


class Borrowed(Event):
    seat: Seat


class Named(Event):
    seat: Seat
    number: int


class Showed(Reveal):
    seat: Seat
    card: int


class Won(Event):
    seat: Seat
    amount: int


Penny = State[Table, Hand, Box]


def setup(seats: int, options: Options, tell: Tell) -> Penny:
    money = Purses([2 * seat + 1 for seat in range(seats)], bank=10)
    table = Table(money, to_speak=around(options.first or 0, seats))
    return State(seats, "Deal", table, [Hand() for _ in range(seats)], Box(dict(DECK)))


class Deal(Chance):
    def odds(self, state: Penny) -> Odds[int]:
        return draw(state.box.deck)

    def play(self, state: Penny, card: int, tell: Tell) -> Next:
        seat = state.table.dealt
        state.box.deck[card] -= 1
        state.hands[seat].card = card
        state.table.dealt += 1
        tell(Dealt(seat))
        tell(Got(card), to=seat)
        return Deal if state.table.dealt < state.seats else Speak


class Speak(Turn):
    """Staying costs two; whoever has less may borrow three first."""

    def seat(self, table: Table) -> Seat:
        return table.to_speak[0]

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        return [Leave(), Stay()] if view.table.money.seats[view.seat] >= PRICE else [Leave()]

    def asides(self, view: View[Table, Hand]) -> list[Move]:
        return [] if view.seat in view.table.borrowed else [Borrow()]

    def aside(self, state: Penny, seat: Seat, move: Move, tell: Tell) -> None:
        state.table.borrowed.append(seat)
        state.table.money.receive(seat, LOAN)
        tell(Borrowed(seat))

    def silence(self, view: View[Table, Hand]) -> Move:
        return Leave()

    def play(self, state: Penny, move: Move, tell: Tell) -> Next:
        t = state.table
        seat = t.to_speak.pop(0)
        if isinstance(move, Stay):
            t.money.seats[seat] -= PRICE
            t.pot += PRICE
            t.stayed.append(seat)
            tell(Stayed(seat))
        else:
            tell(Left(seat))
        if t.to_speak:
            return Speak
        return Call if t.stayed else Over


class Call(Secret):
    """All who stayed name a number up to their card; a 1 is asked too, or one could tell."""

    def seats(self, table: Table) -> list[Seat]:
        return sorted(table.stayed)

    def insists(self, table: Table) -> bool:
        return True

    def moves(self, view: View[Table, Hand]) -> list[Name]:
        return [Name(number) for number in range(1, view.hand.card + 1)]

    def play(self, state: Penny, moves: Mapping[Seat, Name], tell: Tell) -> Next:
        t = state.table
        for seat, move in moves.items():
            tell(Named(seat, move.number))
        for seat in moves:
            t.shown.append(state.hands[seat].card)
            tell(Showed(seat, state.hands[seat].card))
        numbers = [move.number for move in moves.values()]
        alone = [seat for seat, move in moves.items() if numbers.count(move.number) == 1]
        if alone:
            best = max(alone, key=lambda seat: moves[seat].number)
            t.money.seats[best] += t.pot
            tell(Won(best, t.pot))
            t.pot = 0
        return Over


def standing(t: Table, seat: Seat) -> tuple[int]:
    return (score(t, seat),)


def score(t: Table, seat: Seat) -> int:
    return t.money.seats[seat] - LOAN * (seat in t.borrowed)


def wealth(state: Penny) -> int:
    return state.table.money.total + state.table.pot


def pieces(state: Penny) -> Counter[int]:
    return Counter(state.box.deck) + Counter(hand.card for hand in state.hands if hand.card)


def redeal(view: Scene[Table], rng: Random) -> Penny:
    t = view.table
    known = dict(zip(sorted(t.stayed), t.shown))
    if isinstance(view, View) and view.hand.card:
        known[view.seat] = view.hand.card
    unseen = shuffled(less(DECK, known.values()), rng)
    cards = [known.get(seat) or unseen.pop() for seat in range(t.dealt)] + [0] * (view.seats - t.dealt)
    return State(view.seats, view.phase, t, [Hand(card) for card in cards], Box({n: unseen.count(n) for n in DECK}))


GAME = Game(
    name="penny",
    seats=range(2, 5),
    state=Penny,
    setup=setup,
    phases=(Deal, Speak, Call),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    redeal=redeal,
)

"""Between Bet: call for the right to look at two cards, then bet an amount that lies between two limits.

The BB marks are the rules in rulebook/en.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from random import Random

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
    Turn,
    View,
)
from croupier.kit.bags import any_of, draw
from croupier.kit.seventh_heaven.bank import (
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
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS, Card

from .row import FACE_DOWN, PAIRS, ROW, Ending, Limits, Side, ending, fill

CHIPS = 200  # each, in single play


class Round(Part):
    number: int = 0
    dealer: Seat = 0
    row: list[Card | None] = []  # row[place], from the left; None is face down
    call: int = 0  # the highest so far
    holder: Seat | None = None  # who called it: leads the auction, then has the right to look
    tied: list[Seat] = []  # equal highest callers of a beat, until chance decides
    pair: Side | None = None  # which the right holder looks at
    calls: list[Called] = []  # of this round, in the order in which they were heard


class Table(Part):
    bank: Bank
    rounds: int  # as many as players started
    round: Round
    used: list[Card] = []  # cards of earlier rounds that stay out
    last: Ending | None = None  # how the last row that was turned up paid


class Hand(Part):
    peeked: list[Card] = []  # the pair this seat looked at


class Box(Part):
    pile: dict[Card, int]  # card: how many
    down: dict[int, Card] = {}  # place: the card that lies there face down


class Call(Move):
    amount: int


class Quiet(Move): ...


class Pick(Move):
    pair: Side


class Stand(Move): ...


class Raise(Move):
    amount: int  # of the whole bet


class Bet(Move):
    amount: int  # 0 is no bet


class Laid(Event):
    card: Card | None  # None is face down


class Called(Event):
    seat: Seat
    amount: int


class TookLead(Event):
    seat: Seat


class GotRight(Event):
    seat: Seat
    amount: int


class NobodyCalled(Event): ...


class Picked(Event):
    seat: Seat
    pair: Side


class Peeked(Reveal):
    cards: tuple[Card, ...]


class Stood(Event):
    seat: Seat
    amount: int


class Raised(Event):
    seat: Seat
    amount: int


class Placed(Event):
    seat: Seat
    amount: int


class TurnedUp(Reveal):
    row: tuple[Card, ...]
    lowest: int  # the lowest bet that wins
    highest: int
    single: bool  # whether these two are the same
    limits: Limits  # and by which cards


class Hit(Event):
    seat: Seat
    amount: int  # what comes back
    times: int  # how many times it is won
    prize: int


class Missed(Event):
    seat: Seat
    amount: int


class Shuffled(Event): ...


BetweenBet = State[Table, Hand, Box]


def setup(seats: int, options: Gamble, tell: Tell) -> BetweenBet:
    """BB-1 As many rounds as players, and all 51 cards in the pile."""
    bank = open_bank(seats, CHIPS, options)
    table = Table(bank, len(bank.playing), Round())
    state = State(seats, "First", table, [Hand() for _ in range(seats)], Box(dict(FULL)))
    if options.first is not None:
        state.phase = begin_round(state, bank.around(options.first)[0], tell).__name__
    return state


class First(DrawDealer):
    def play(self, state: BetweenBet, seat: Seat, tell: Tell) -> Next:
        return begin_round(state, seat, tell)


def begin_round(state: BetweenBet, dealer: Seat, tell: Tell) -> Next:
    t = state.table
    t.round = Round(t.round.number + 1, dealer)
    tell(BecameDealer(dealer, t.round.number))
    return LayOut


class LayOut(Chance):
    """BB-2 Seven cards in a row, from the left: two face down, three face up, two face down."""

    def odds(self, state: BetweenBet) -> Odds[Card]:
        return draw(state.box.pile)

    def drawn(self, table: Table) -> str:
        return f"card {len(table.round.row) + 1} of the row in round {table.round.number}"

    def play(self, state: BetweenBet, card: Card, tell: Tell) -> Next:
        row, place = state.table.round.row, len(state.table.round.row)
        state.box.pile[card] -= 1
        if place in FACE_DOWN:
            state.box.down[place] = card
        row.append(None if place in FACE_DOWN else card)
        tell(Laid(row[place]))
        return LayOut if len(row) < ROW else Outbid


class OfOthers(Loans, Secret):
    """A decision of all but the highest caller, who becomes the right holder."""

    def seats(self, table: Table) -> list[Seat]:
        return [seat for seat in table.bank.playing if seat != table.round.holder]


class Outbid(OfOthers):
    """BB-3 A beat of the auction: all but the highest caller may call more, or say nothing. Silence ends it."""

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        t = view.table
        return [Quiet(), *map(Call, tens(t.bank.chips[view.seat], above=t.round.call))]

    def silence(self, view: View[Table, Hand]) -> Move:
        return Quiet()

    def first_come(self, table: Table) -> bool:
        return True

    def seconds(self, table: Table, calls: float) -> float:
        return calls if table.round.call else 10

    def play(self, state: BetweenBet, moves: Mapping[Seat, Move], tell: Tell) -> Next:
        t, now = state.table, state.table.round
        called = {seat: move.amount for seat, move in moves.items() if isinstance(move, Call)}
        for seat, amount in called.items():
            hear(now, Called(seat, amount), tell)
        if called:
            return BreakTie if now.tied else Outbid
        if now.holder is None:
            tell(NobodyCalled())
            return PlaceBets
        t.bank.stake(now.holder, now.call)
        tell(GotRight(now.holder, now.call))
        return PickPair


def hear(now: Round, called: Called, tell: Tell) -> None:
    """BB-3 The highest call leads; while several are equally high, nobody does."""
    now.calls.append(called)
    if called.amount > now.call:
        now.call, now.holder, now.tied = called.amount, called.seat, []
    elif called.amount == now.call:
        now.holder, now.tied = None, [one.seat for one in now.calls if one.amount == now.call]
    tell(called)


class BreakTie(Chance):
    """BB-3 Among equal highest calls of a beat chance decides."""

    def odds(self, state: BetweenBet) -> Odds[Seat]:
        return any_of(state.table.round.tied)

    def drawn(self, table: Table) -> str:
        return f"equal calls of {table.round.call} in round {table.round.number}"

    def play(self, state: BetweenBet, seat: Seat, tell: Tell) -> Next:
        now = state.table.round
        now.holder, now.tied = seat, []
        tell(TookLead(seat))
        return Outbid


class OfHolder(Loans, Turn):
    """BB-4 A decision of the right holder."""

    def seat(self, table: Table) -> Seat:
        assert table.round.holder is not None
        return table.round.holder


class PickPair(OfHolder):
    """BB-4 The right holder picks a pair, in sight of all, and looks at it alone."""

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        return [Pick("left"), Pick("right")]

    def silence(self, view: View[Table, Hand]) -> Move:
        return Pick("left")

    def play(self, state: BetweenBet, move: Pick, tell: Tell) -> Next:
        seat = self.seat(state.table)
        state.table.round.pair = move.pair
        state.hands[seat].peeked = [state.box.down[place] for place in PAIRS[move.pair]]
        tell(Picked(seat, move.pair))
        tell(Peeked(tuple(state.hands[seat].peeked)), to=seat)
        return RaiseOrStand


class RaiseOrStand(OfHolder):
    """BB-4 Then the right holder may raise the bet, up to all their chips, never lower it."""

    def moves(self, view: View[Table, Hand]) -> list[Move]:
        chips, bet = view.table.bank.chips[view.seat], view.table.bank.down[view.seat]
        return [Stand(), *map(Raise, tens(bet + chips, above=bet))]

    def silence(self, view: View[Table, Hand]) -> Move:
        return Stand()

    def play(self, state: BetweenBet, move: Move, tell: Tell) -> Next:
        bank, seat = state.table.bank, self.seat(state.table)
        if isinstance(move, Raise):
            bank.stake(seat, move.amount - bank.down[seat])
            tell(Raised(seat, move.amount))
        else:
            tell(Stood(seat, bank.down[seat]))
        return PlaceBets


class PlaceBets(OfOthers):
    """BB-5 All others bet at once, from nothing to all their chips, but not what the right holder bet."""

    def moves(self, view: View[Table, Hand]) -> list[Bet]:
        bank, holder = view.table.bank, view.table.round.holder
        taken = None if holder is None else bank.down[holder]
        return [Bet(0), *(Bet(amount) for amount in tens(bank.chips[view.seat]) if amount != taken)]

    def silence(self, view: View[Table, Hand]) -> Move:
        return Bet(0)

    def play(self, state: BetweenBet, moves: Mapping[Seat, Bet], tell: Tell) -> Next:
        for seat, bet in moves.items():
            state.table.bank.stake(seat, bet.amount)
            tell(Placed(seat, bet.amount))
        return end_round(state, tell)


def end_round(state: BetweenBet, tell: Tell) -> Next:
    """BB-1, BB-9 The row pays, even if nobody bet. Then it stays out, or with a 0 or 00 all cards are shuffled."""
    t, row = state.table, turn_up(state)
    t.last = last = ending(t.round.number, row, t.round.holder, t.bank.down)
    tell(TurnedUp(tuple(row), last.limits.lowest, last.limits.highest, last.limits.single, last.limits))
    pay(t, last, tell)
    if t.round.number == t.rounds:
        return Over
    if any(card in ZEROS for card in row):
        t.used, state.box.pile = [], dict(FULL)
        tell(Shuffled())
    else:
        t.used += row
    return begin_round(state, t.bank.next_dealer(t.round.dealer), tell)


def turn_up(state: BetweenBet) -> list[Card]:
    """BB-6 All seven cards are turned up; nobody has a secret any more."""
    now, down = state.table.round, state.box.down
    row = [down[place] if card is None else card for place, card in enumerate(now.row)]
    now.row = [*row]
    state.box.down, state.hands = {}, [Hand() for _ in state.hands]
    return row


def pay(t: Table, last: Ending, tell: Tell) -> None:
    """BB-8, BB-9 A bet in the range comes back and wins as much again, the highest twice; others go to the bank."""
    bank = t.bank
    for seat in bank.around(t.round.dealer):
        bet, times, bank.down[seat] = last.bets[seat], last.times(seat), 0
        last.won[seat] = prize = bet * times if times else -bet
        if times:
            bank.chips[seat] += bet + prize
            bank.house -= prize
            tell(Hit(seat, bet, times, prize))
        elif bet:
            bank.house += bet
            tell(Missed(seat, bet))


def redeal(view: Scene[Table], rng: Random) -> BetweenBet:
    """Any cards not seen yet may lie face down, except where this seat has looked."""
    t, now = view.table, view.table.round
    pair = PAIRS[now.pair] if now.pair else ()
    known = dict(zip(pair, view.hand.peeked)) if isinstance(view, View) else {}
    down, pile = fill(now.row, known, t.used, rng)
    hands = [Hand([down[place] for place in pair if down and seat == now.holder]) for seat in range(view.seats)]
    return State(view.seats, view.phase, t, hands, Box(pile, down))


def pieces(state: BetweenBet) -> Counter[Card]:
    face_up = [card for card in state.table.round.row if card is not None]
    return Counter(state.box.pile) + Counter(chain(state.box.down.values(), face_up, state.table.used))


GAME = Game(
    name="between_bet",
    seats=range(3, 6),
    state=BetweenBet,
    setup=setup,
    phases=(First, LayOut, Outbid, BreakTie, PickPair, RaiseOrStand, PlaceBets),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

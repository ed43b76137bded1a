"""Three Seven: bet, declare three sevens, or play a card that nobody else plays and draw as many as it says.

The TS marks are the rules in rulebook/en.md. 0 and 00 are sevens in every respect (TS-1), so here they are sevens.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
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
    Turn,
    View,
)
from croupier.kit.bags import draw
from croupier.kit.cards import less, shuffled
from croupier.kit.seventh_heaven import bank as house
from croupier.kit.seventh_heaven.bank import LOAN, Bank, BecameDealer, DrawDealer, Gamble, Loans, open_bank, share, tens
from croupier.kit.seventh_heaven.number_cards import PLAIN, ZEROS, Card

from .ending import Ending, ending, most

CHIPS, ROUNDS = 400, 5  # chips each, in single play
ANTE, DEALT = 20, 5  # chips and cards each, at the start of a round
HIGHEST_RAISE = 100
SEVEN, ENOUGH = 7, 3  # this many sevens may be declared


class Round(Part):
    """One round, all of it public; the next begins with a new one."""

    number: int
    dealer: Seat
    drawn: list[int]  # drawn[seat], how many cards, those dealt included
    played: list[list[Card]]  # played[seat], oldest first
    shown: list[list[Card]]  # shown[seat], the hand it declared; empty if it has not
    inside: list[Seat] = []  # still in the round, in seat order
    all_in: list[Seat] = []
    to_bet: list[Seat] = []  # still to bet, in this order
    to_draw: list[Seat] = []  # a seat for each card to come, in this order

    def cards(self, seat: Seat) -> int:
        """How many it holds; a folded hand counts."""
        return self.drawn[seat] - len(self.played[seat])


class Table(Part):
    bank: Bank  # its pot is the middle
    started: int  # players who started the gamble
    now: Round
    last: Ending | None = None  # how the last round ended
    rounds: int = ROUNDS

    @property
    def pile(self) -> int:
        """How many cards are left to draw."""
        return sum(deck(self.started).values()) - sum(self.now.drawn)

    @property
    def highest(self) -> int:
        """TS-4, TS-6 The stake to match. A folded one binds nobody."""
        return max([self.bank.down[seat] for seat in self.now.inside])

    @property
    def prize(self) -> int:
        """TS-6 All stakes, folded ones too, and what lies in the middle."""
        return sum(self.bank.down) + self.bank.pot


class Hand(Part):
    cards: list[Card] = []  # in rising order; a folded hand is remembered


class Box(Part):
    pile: dict[Card, int]  # number: how many


class Call(Move): ...


class Raise(Move):
    by: int  # more than the highest stake


class Fold(Move): ...


class AllIn(Move): ...


class Hold(Move): ...


class Declare(Move): ...


class Play(Move):
    card: Card


class Got(Event):
    card: Card


class Staked(Event):
    seat: Seat
    how: Literal["call", "raise", "all-in"]
    amount: int  # put down now
    stake: int  # all that lies before the seat


class Folded(Event):
    seat: Seat
    by_force: bool  # having no cards left


class Declared(Reveal):
    seat: Seat
    cards: tuple[Card, ...]


class NobodyDeclared(Event): ...


class Played(Event):
    seat: Seat
    card: Card
    draws: int  # how many cards


class ShowedSevens(Reveal):
    seat: Seat
    sevens: int


class LeftOver(Event):
    amount: int
    to: Literal["middle", "bank"]


ThreeSeven = State[Table, Hand, Box]


@cache
def deck(started: int) -> Mapping[Card, int]:
    """TS-1 Seven cards of each number; with more than three players 0 and 00 too, which are sevens."""
    return PLAIN if started == 3 else PLAIN | {SEVEN: PLAIN[SEVEN] + len(ZEROS)}


def setup(seats: int, options: Gamble, tell: Tell) -> ThreeSeven:
    bank = open_bank(seats, CHIPS, options)
    state = State(seats, "FirstDealer", Table(bank, len(bank.playing), Round(0, 0, [], [], [])), [Hand()], Box({}))
    clear_table(state, 0, 0)
    if options.first is not None:
        state.phase = begin_round(state, bank.around(options.first)[0], tell).__name__
    return state


class FirstDealer(DrawDealer):
    def play(self, state: ThreeSeven, seat: Seat, tell: Tell) -> Next:
        return begin_round(state, seat, tell)


def clear_table(state: ThreeSeven, number: int, dealer: Seat) -> None:
    """TS-2 Every round starts from all the cards."""
    t, seats = state.table, range(state.seats)
    t.now = Round(number, dealer, [0 for _ in seats], [[] for _ in seats], [[] for _ in seats])
    state.hands, state.box.pile = [Hand() for _ in seats], {**deck(t.started)}


def begin_round(state: ThreeSeven, dealer: Seat, tell: Tell) -> Next:
    """TS-3 Everyone puts 20 before them and is dealt five cards."""
    t, bank = state.table, state.table.bank
    clear_table(state, t.now.number + 1, dealer)
    tell(BecameDealer(dealer, t.now.number))
    for seat in bank.around(dealer):
        bank.down[seat] += bank.charge(seat, ANTE, tell)
        if len(bank.playing) == 1:
            return bank.last_takes_all(tell)
    t.now.inside, t.now.to_draw = bank.playing, bank.left_of(dealer) * DEALT
    return Draw


class Draw(Chance):
    """TS-3, TS-9 Cards come from the pile one at a time, unseen by the others."""

    def odds(self, state: ThreeSeven) -> Odds[Card]:
        return draw(state.box.pile)

    def drawn(self, table: Table) -> str:
        r, seat = table.now, table.now.to_draw[0]
        return f"card {r.drawn[seat] + 1} of seat {seat} in round {r.number}"

    def play(self, state: ThreeSeven, card: Card, tell: Tell) -> Next:
        r, seat = state.table.now, state.table.now.to_draw.pop(0)
        state.box.pile[card] -= 1
        r.drawn[seat] += 1
        insort(state.hands[seat].cards, card)
        tell(Got(card), to=seat)
        return Draw if r.to_draw else go_on(state, tell)


def go_on(state: ThreeSeven, tell: Tell) -> Next:
    """TS-10, TS-11 Whoever has no cards folds. With an empty pile the most sevens win; otherwise all bet again."""
    t, r = state.table, state.table.now
    for seat in [seat for seat in r.inside if not r.cards(seat)]:
        r.inside.remove(seat)
        tell(Folded(seat, by_force=True))
    if len(r.inside) < 2:
        return end_round(state, r.inside, tell)
    if not t.pile:
        sevens = {seat: state.hands[seat].cards.count(SEVEN) for seat in r.inside}
        for seat, count in sevens.items():
            tell(ShowedSevens(seat, count))
        return end_round(state, most(sevens), tell)
    r.to_bet = bettors(t, r.dealer)
    return go_on_betting(state, tell)


def bettors(t: Table, after: Seat) -> list[Seat]:
    """TS-4 Those in the round who are not all-in, clockwise from a seat's left on; the seat itself last."""
    return [seat for seat in t.bank.left_of(after) if seat in t.now.inside and seat not in t.now.all_in]


def go_on_betting(state: ThreeSeven, tell: Tell) -> Next:
    """TS-6 Betting ends when all have acted and are level, or all but one are all-in; one left in the round wins."""
    r = state.table.now
    if len(r.inside) == 1:
        return end_round(state, r.inside, tell)
    if len(bettors(state.table, r.dealer)) == 1:
        r.to_bet = []  # there is nothing to match: whoever goes all-in stakes less than the highest
    return Bet if r.to_bet else SpeakUp


class Bet(Loans, Turn):
    """TS-4, TS-5 Call, raise, fold, or go all-in where even a loan would not do."""

    def seat(self, table: Table) -> Seat:
        return table.now.to_bet[0]

    def moves(self, view: View[Table, Hand]) -> tuple[Move, ...]:
        bank, seat = view.table.bank, view.seat
        over = bank.down[seat] + bank.chips[seat] - view.table.highest
        if over >= 0:
            return Call(), *map(Raise, tens(min(over, HIGHEST_RAISE))), Fold()
        return (Fold(),) if over + LOAN >= 0 and not bank.debt[seat] else (Fold(), AllIn())

    def silence(self, view: View[Table, Hand]) -> Move:
        return Call() if view.table.bank.down[view.seat] == view.table.highest else Fold()

    def play(self, state: ThreeSeven, move: Move, tell: Tell) -> Next:
        t, r, bank = state.table, state.table.now, state.table.bank
        seat = r.to_bet.pop(0)
        to_match = t.highest - bank.down[seat]
        match move:
            case Call():
                put(t, seat, "call", to_match, tell)
            case Raise(by):
                put(t, seat, "raise", to_match + by, tell)
                r.to_bet = bettors(t, seat)[:-1]  # the others must act again
            case AllIn():
                if not bank.debt[seat]:
                    bank.borrow(seat, tell)
                put(t, seat, "all-in", bank.chips[seat], tell)
                r.all_in.append(seat)
            case _:
                r.inside.remove(seat)
                tell(Folded(seat, by_force=False))
        return go_on_betting(state, tell)


def put(t: Table, seat: Seat, how: Literal["call", "raise", "all-in"], amount: int, tell: Tell) -> None:
    t.bank.stake(seat, amount)
    tell(Staked(seat, how, amount, t.bank.down[seat]))


class SpeakUp(Secret):
    """TS-7 Three sevens may be declared. Everyone is asked; otherwise one could tell who has them."""

    def insists(self, table: Table) -> bool:
        return True

    def seconds(self, table: Table, calls: float) -> float:
        return 3

    def seats(self, table: Table) -> list[Seat]:
        return [seat for seat in table.now.inside if not table.now.shown[seat]]

    def moves(self, view: View[Table, Hand]) -> tuple[Move, ...]:
        return (Hold(), Declare()) if view.hand.cards.count(SEVEN) >= ENOUGH else (Hold(),)

    def silence(self, view: View[Table, Hand]) -> Move:
        return Hold()

    def play(self, state: ThreeSeven, moves: Mapping[Seat, Move], tell: Tell) -> Next:
        shown = state.table.now.shown
        for seat, move in moves.items():
            if isinstance(move, Declare):
                shown[seat] = [*state.hands[seat].cards]
                tell(Declared(seat, tuple(shown[seat])))
        if not any(shown):
            tell(NobodyDeclared())
            return PlayOne
        if self.seats(state.table) and type(self) is SpeakUp:
            return SpeakAgain
        return end_round(state, most({seat: cards.count(SEVEN) for seat, cards in enumerate(shown) if cards}), tell)


class SpeakAgain(SpeakUp):
    """TS-7 Having seen who declared, the others choose once more."""


class PlayOne(Loans, Secret):
    """TS-9 Everyone plays a card. A number played alone draws as many cards, the highest first."""

    def insists(self, table: Table) -> bool:
        return True  # not asking would tell that all the cards of a hand are alike

    def seats(self, table: Table) -> list[Seat]:
        return table.now.inside

    def moves(self, view: View[Table, Hand]) -> list[Play]:
        return [Play(card) for card in sorted({*view.hand.cards})]

    def play(self, state: ThreeSeven, moves: Mapping[Seat, Play], tell: Tell) -> Next:
        r, left = state.table.now, state.table.pile
        times, draws = Counter([move.card for move in moves.values()]), dict.fromkeys(moves, 0)
        for seat, move in sorted(moves.items(), key=lambda one: -one[1].card):
            if times[move.card] == 1:
                draws[seat] = min(move.card, left)
                left -= draws[seat]
                r.to_draw += [seat] * draws[seat]
        for seat, move in moves.items():
            state.hands[seat].cards.remove(move.card)
            r.played[seat].append(move.card)
            tell(Played(seat, move.card, draws[seat]))
        return Draw if r.to_draw else go_on(state, tell)


def end_round(state: ThreeSeven, winners: Sequence[Seat], tell: Tell) -> Next:
    """TS-8, TS-10 The prize is shared in tens; the rest stays in the middle or, after the last round, is the bank's."""
    r, bank, stakes = state.table.now, state.table.bank, [*state.table.bank.down]
    bank.sweep()
    each = share(bank.pot, len(winners))[0] if winners else 0
    won, held = [each * (seat in winners) for seat in range(state.seats)], [h.cards.count(SEVEN) for h in state.hands]
    state.table.last = ending(r.number, r.shown, r.inside, held, stakes, won, bank.pot - sum(won))
    for seat in winners:
        bank.take_from_pot(seat, each, tell)
    last = r.number == state.table.rounds
    if bank.pot:
        tell(LeftOver(bank.pot, "bank" if last else "middle"))
    if not last:
        return begin_round(state, bank.next_dealer(r.dealer), tell)
    bank.house, bank.pot = bank.house + bank.pot, 0
    clear_table(state, r.number, r.dealer)
    return Over


def redeal(view: Scene[Table], rng: Random) -> ThreeSeven:
    """The other hands and the pile are any cards this seat has not seen: holding tells nothing, it may be a bluff."""
    t, r = view.table, view.table.now
    known = {seat: cards for seat, cards in enumerate(r.shown) if cards}
    if isinstance(view, View):
        known[view.seat] = view.hand.cards
    unseen = shuffled(less(deck(t.started), *r.played, *known.values()), rng)
    hands = [Hand(known.get(seat) or sorted(unseen.pop() for _ in range(r.cards(seat)))) for seat in range(view.seats)]
    return State(view.seats, view.phase, t, hands, Box({card: unseen.count(card) for card in PLAIN}))


def pieces(state: ThreeSeven) -> Counter[Card]:
    hands = (hand.cards for hand in state.hands)
    return Counter(state.box.pile) + Counter(chain(*hands, *state.table.now.played))


GAME = Game(
    name="three_seven",
    seats=range(3, 6),
    state=ThreeSeven,
    setup=setup,
    phases=(FirstDealer, Draw, Bet, SpeakUp, SpeakAgain, PlayOne),
    standing=house.standing,
    score=house.score,
    wealth=house.wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

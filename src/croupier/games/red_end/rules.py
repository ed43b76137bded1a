"""Red End: draw black cards from the tops of the others' piles, and stop before you meet a red one.

The RE marks are the rules in rulebook/en.md; the SH marks, on debt and being put out, are those of the course's page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache
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
    State,
    Tell,
    Turn,
    View,
)
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
    share,
    standing,
    wealth,
)
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card, is_black

from .imagine import what_is_left
from .piles import PILE, pile_up

CHIPS = 300
ANTE, FINE = 20, 40
MANY, EACH = 4, 10  # from this many black cards on the others pay, this much for each of them


class Round(Part):
    """What is dealt, drawn and done with between one dealer and the next."""

    number: int  # from 1; 0 until the first dealer is drawn
    dealer: Seat
    piles: list[int]  # piles[seat], how many cards lie there
    off: list[list[Card]]  # off[seat], the cards that came off its pile, first to last
    black: list[list[Card]]  # black[seat], the cards that count for it, as it drew them
    turns: list[Seat] = []  # those still in, in the order of their turns, the next one first
    knocked_out: list[Seat] = []
    lost: list[list[Card]] = []  # lost[seat], the cards of whoever met a red one (the last of them) or was put out


class Table(Part):
    bank: Bank
    rounds: int
    round: Round


class Hand(Part):
    pile: list[Card] = []  # one's own, as it was made: top first


class Box(Part):
    deck: dict[Card, int]  # not dealt, card: how many
    dealt: list[list[Card]]  # dealt[seat], before anybody looks


class Draw(Move):
    """Draw the top card of somebody's pile."""

    pile: Seat


class Pass(Move): ...


class PiledUp(Reveal):
    """Told to the owner alone: the pile, top first, and how many black cards lie on top."""

    pile: tuple[Card, ...]
    black: int


class DrewBlack(Reveal):
    """A black card, and how many of them the seat has now."""

    seat: Seat
    pile: Seat
    card: Card
    count: int


class DrewRed(Reveal):
    """The seat is knocked out."""

    seat: Seat
    pile: Seat
    card: Card


class Passed(Event):
    seat: Seat
    sum: int
    count: int


class CameFirst(Event):
    """Who wins the round, with what sum in how many cards."""

    seats: tuple[Seat, ...]
    sum: int
    count: int


class PotStayed(Event):
    """All were knocked out, and the pot is for the next round."""

    amount: int


class HouseTook(Event):
    """What is left in the pot and goes to nobody."""

    amount: int


RedEnd = State[Table, Hand, Box]


def new_round(number: int, dealer: Seat, seats: int) -> Round:
    off, black, lost = ([list[Card]() for _ in range(seats)] for _ in range(3))
    return Round(number, dealer, [0] * seats, off, black, lost=lost)


def setup(seats: int, options: Gamble, tell: Tell) -> RedEnd:
    """RE-1 As many rounds as there are players; the first dealer is drawn unless the table sets one."""
    bank = open_bank(seats, CHIPS, options)
    table = Table(bank, len(bank.playing), new_round(0, 0, seats))
    state = State(seats, Begin.__name__, table, [Hand() for _ in range(seats)], Box({}, []))
    if options.first is not None:
        state.phase = begin_round(state, bank.around(options.first)[0], tell).__name__
    return state


class Begin(DrawDealer):
    def play(self, state: RedEnd, drawn: Seat, tell: Tell) -> Next:
        return begin_round(state, drawn, tell)


def begin_round(state: RedEnd, dealer: Seat, tell: Tell) -> Next:
    t = state.table
    t.round = new_round(t.round.number + 1, dealer, state.seats)
    state.hands = [Hand() for _ in range(state.seats)]
    state.box = Box(dict(PLAIN), [[] for _ in range(state.seats)])
    tell(BecameDealer(dealer, t.round.number))
    return Deal


class Deal(Chance):
    """RE-1 Seven cards each, one at a time, face down; the rest stay hidden."""

    def odds(self, state: RedEnd) -> Odds[Card]:
        return draw(state.box.deck)

    def drawn(self, table: Table) -> str:
        r, seat = table.round, next_dealt(table)
        return f"card {r.piles[seat] + 1} of seat {seat} in round {r.number}"

    def play(self, state: RedEnd, card: Card, tell: Tell) -> Next:
        t, box, seat = state.table, state.box, next_dealt(state.table)
        box.deck[card] -= 1
        box.dealt[seat].append(card)
        t.round.piles[seat] += 1
        return Deal if t.round.piles[t.round.dealer] < PILE else open_round(state, tell)


def next_dealt(t: Table) -> Seat:
    """SH-4 Left of the dealer first, the dealer last."""
    order = t.bank.left_of(t.round.dealer)
    return order[sum(t.round.piles) % len(order)]


def open_round(state: RedEnd, tell: Tell) -> Next:
    """RE-2, RE-3 Everybody makes their pile, and only then pays into the pot: whoever is put out leaves a pile."""
    t = state.table
    for seat in t.bank.playing:
        pile = pile_up(state.box.dealt[seat])
        state.box.dealt[seat], state.hands[seat].pile = [], pile
        tell(PiledUp(tuple(pile), sum(map(is_black, pile))), to=seat)
    t.round.turns = t.bank.around(t.round.dealer)
    return go_on(state, collect(t, t.round.turns, ANTE, tell), tell)


class DrawOrPass(Loans, Turn):
    """RE-4, RE-10 Draw from another's pile or pass; without a pile to draw from there is only passing."""

    def seat(self, table: Table) -> Seat:
        return table.round.turns[0]

    def moves(self, view: View[Table, Hand]) -> tuple[Move, ...]:
        piles = view.table.round.piles
        return choices(tuple([seat for seat, cards in enumerate(piles) if cards and seat != view.seat]))

    def silence(self, view: View[Table, Hand]) -> Move:
        return Pass()

    def play(self, state: RedEnd, move: Draw | Pass, tell: Tell) -> Next:
        r = state.table.round
        seat = r.turns.pop(0)
        if isinstance(move, Draw):
            return go_on(state, draw_from(state, seat, move.pile, tell), tell)
        tell(Passed(seat, sum(r.black[seat]), len(r.black[seat])))
        return go_on(state, True, tell)


@cache
def choices(piles: tuple[Seat, ...]) -> tuple[Move, ...]:
    return *map(Draw, piles), Pass()


def draw_from(state: RedEnd, seat: Seat, pile: Seat, tell: Tell) -> bool:
    """RE-5, RE-6 A black card is kept and may cost the others; a red one knocks out. Whether two players are left."""
    t, r = state.table, state.table.round
    card = state.hands[pile].pile[len(r.off[pile])]
    r.off[pile].append(card)
    r.piles[pile] -= 1
    if is_black(card):
        mine, others = r.black[seat], [*r.turns]
        mine.append(card)
        r.turns.append(seat)
        tell(DrewBlack(seat, pile, card, len(mine)))
        return len(mine) < MANY or collect(t, others, EACH * len(mine), tell)
    r.lost[seat], r.black[seat] = [*r.black[seat], card], []
    r.knocked_out.append(seat)
    tell(DrewRed(seat, pile, card))
    return collect(t, [seat], FINE, tell)


def collect(t: Table, payers: Collection[Seat], amount: int, tell: Tell) -> bool:
    """SH-17 Payments into the pot, from the dealer on. Whether two players are left."""
    r = t.round
    for seat in [seat for seat in t.bank.around(r.dealer) if seat in payers]:
        enough = t.bank.charge_to_pot(seat, amount, tell)
        if seat in t.bank.out:
            r.lost[seat], r.black[seat] = r.lost[seat] + r.black[seat], []
            r.turns = [other for other in r.turns if other != seat]
        if not enough:
            return False
    return True


def go_on(state: RedEnd, enough: bool, tell: Tell) -> Next:
    """RE-8 The round ends when nobody is in any more; SH-16 the gamble ends at once when one player is left."""
    if not enough:
        return close(state, state.table.bank.last_takes_all(tell))
    return DrawOrPass if state.table.round.turns else end_round(state, tell)


def end_round(state: RedEnd, tell: Tell) -> Next:
    """RE-8, RE-9 The first gets the pot, or it stays if all were knocked out; the house takes what nobody gets."""
    t = state.table
    bank, r = t.bank, t.round
    sums = {seat: (sum(r.black[seat]), len(r.black[seat])) for seat in bank.around(r.dealer)}
    if clear := {seat: sums[seat] for seat in sums if seat not in r.knocked_out}:
        award(bank, clear, tell)
    if clear or r.number == t.rounds:
        leave_to_house(bank, tell)
    else:
        tell(PotStayed(bank.pot))
    return begin_round(state, bank.next_dealer(r.dealer), tell) if r.number < t.rounds else close(state, Over)


def award(bank: Bank, sums: Mapping[Seat, tuple[int, int]], tell: Tell) -> None:
    """RE-8 The highest sum wins, then more cards; players equal in both share."""
    best = max(sums.values())
    winners = tuple(seat for seat, mine in sums.items() if mine == best)
    tell(CameFirst(winners, *best))
    each, _ = share(bank.pot, len(winners))
    for seat in winners:
        bank.take_from_pot(seat, each, tell)


def leave_to_house(bank: Bank, tell: Tell) -> None:
    if bank.pot:
        tell(HouseTook(bank.pot))
    bank.house += bank.pot
    bank.pot = 0


def close(state: RedEnd, over: Next) -> Next:
    """RE-11 What is left in the piles is never shown."""
    state.hands = [Hand() for _ in range(state.seats)]
    state.box = Box({}, [])
    return over


def redeal(view: Scene[Table], rng: Random) -> RedEnd:
    """RE-11 One's own pile is known; of the others, how many cards are left and what came off. See imagine.py."""
    seats, r = view.seats, view.table.round
    if view.phase in (Begin.__name__, Over.__name__):
        return State(seats, view.phase, view.table, [Hand() for _ in range(seats)], Box({}, []))
    hands = [Hand() for _ in range(seats)]
    if isinstance(view, View):
        hands[view.seat] = view.hand
    others = [seat for seat in range(seats) if not hands[seat].pile]
    unseen = less(PLAIN, *(hand.pile for hand in hands), *(r.off[seat] for seat in others))
    left, rest = what_is_left([(r.off[seat], r.piles[seat]) for seat in others], unseen, rng)
    box = Box({card: rest.count(card) for card in PLAIN}, [[] for _ in range(seats)])
    for seat, cards in zip(others, left):
        if view.phase == Deal.__name__:
            box.dealt[seat] = cards
        else:
            hands[seat].pile = r.off[seat] + cards
    return State(seats, view.phase, view.table, hands, box)


def pieces(state: RedEnd) -> Counter[Card]:
    """A pile in a hand still holds the cards that came off it."""
    return Counter(state.box.deck) + Counter(chain(*state.box.dealt, *(hand.pile for hand in state.hands)))


GAME = Game(
    name="red_end",
    seats=range(3, 6),
    state=RedEnd,
    setup=setup,
    phases=(Begin, Deal, DrawOrPass),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=Gamble,
    redeal=redeal,
)

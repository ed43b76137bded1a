"""Reading the others: what each may hold, going by what it did, if it plays about as people usually do.

A belief is how likely each hand is. It starts with what the unseen cards allow; each turn makes those hands
likelier with which people usually take it, and a draw spreads the belief over all that may have come. Nobody knows how
another plays, so every seat is read twice, as a regular and as a beginner, and the reading in which its turns are less
of a surprise counts for more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from croupier.core.game import Seat, Value, View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.number_cards import FULL, ZEROS, Card

from .chances import HANDS, Cards, choices, follow, with_cards, without
from .heuristics import Habit, glad, regular_habit
from .rules import FEE, Action, Discard, Hand, Pass, Swap, Table

Belief = dict[Cards, float]  # hand: how likely, all together 1
BEGINNER = 0.2  # how likely somebody is to be one, before anything was seen of them
WHIM = 0.02  # how likely any move is that a player would not usually make
FAINT = 0.001  # a hand less likely than this is forgotten


class Step(Value):
    """A turn that was taken, and what there was before it."""

    seat: Seat
    move: Action
    lying: list[Card]  # open, each number once
    pot: int


def steps(t: Table) -> Iterator[Step]:
    """All turns of the round so far, oldest first."""
    r = t.round
    lying = list[Card]()
    pot = t.bank.pot - FEE * sum(isinstance(move, Swap) for moves in r.done for move in moves)
    for turn in range(max(map(len, r.done))):
        for seat in t.bank.around(r.dealer):
            if turn < len(r.done[seat]):
                yield Step(seat, move := r.done[seat][turn], sorted({*lying}), pot)
                match move:
                    case Discard(cards):
                        lying += cards
                    case Swap(card, _, taken):
                        lying.remove(taken)
                        lying.append(card)
                        pot += FEE


class Reader:
    """Reads the other hands of a round as one seat sees it."""

    def __init__(self, view: View[Table, Hand]) -> None:
        t, r = view.table, view.table.round
        self.players = t.players
        self.others = len(t.bank.playing) - 1
        self.steps = [*steps(t)]
        self.lying = sorted({card for cards in r.discards for card in cards})
        self.stock = less(FULL, view.hand.cards, *r.discards)  # what may be anywhere
        self.pot, self.to_act = t.bank.pot, r.to_act
        self.now: dict[Seat, Belief] = {}  # what a seat may hold
        self.then: dict[Seat, Belief] = {}  # what it may hold at the showdown
        for seat in t.bank.playing:
            if seat != view.seat:
                self._read(seat, {card: count + r.discards[seat].count(card) for card, count in self.stock.items()})

    def _read(self, seat: Seat, stock: Mapping[Card, int]) -> None:
        """`stock`: the cards that may have been in this hand at any time."""
        readings = [
            (BEGINNER, *self._follow(seat, stock, beginner=True)),
            (1 - BEGINNER, *self._follow(seat, stock, beginner=False)),
        ]
        weights = [prior * evidence for prior, evidence, _, _ in readings]
        self.now[seat] = mixed([now for _, _, now, _ in readings], weights)
        self.then[seat] = mixed([then for _, _, _, then in readings], weights)

    def _follow(self, seat: Seat, stock: Mapping[Card, int], *, beginner: bool) -> tuple[float, Belief, Belief]:
        """How well such a player explains the turns of this seat, what it then holds, and what at the showdown."""
        evidence, given = 1.0, list[Card]()
        belief = normal({hand: float(choices(stock, hand)) for hand in HANDS})[1]
        for step in self.steps:
            if step.seat == seat:
                given += step.move.cards if isinstance(step.move, Discard) else ()
                chance, belief = normal(after(belief, step, self._habit(beginner, step.pot), less(stock, given)))
                evidence *= chance
        habit = self._habit(beginner, self.pot)
        return evidence, belief, later(belief, self.to_act.count(seat), habit, self.lying, self.stock)

    def _habit(self, beginner: bool, pot: int) -> Habit:
        return (lambda hand, _: glad(hand, self.players)) if beginner else regular_habit(self.players, self.others, pot)


def after(belief: Belief, step: Step, habit: Habit, stock: Mapping[Card, int]) -> Belief:
    """What a hand may be after a turn, given what it may have been before."""
    new: Belief = {}
    for hand, chance in belief.items():
        match step.move:
            case Pass() as move:
                new[hand] = chance * likely(habit, hand, step, move)
            case Swap(card, _, taken):
                if card in hand and not (taken in ZEROS and taken in hand):
                    add(new, exchanged(hand, card, taken), chance * likely(habit, hand, step, (card, taken)))
            case Discard(cards) as move:
                if all(hand.count(card) >= cards.count(card) for card in cards):
                    spread(new, without(hand, cards), chance * likely(habit, hand, step, move), stock)
    return new


def later(belief: Belief, turns: int, habit: Habit, lying: Sequence[Card], stock: Mapping[Card, int]) -> Belief:
    """What a hand may be after some more turns, taken by habit."""
    for _ in range(turns):
        new: Belief = {}
        for hand, chance in belief.items():
            match habit(hand, lying):
                case Pass():
                    add(new, hand, chance)
                case Discard(cards):
                    spread(new, without(hand, cards), chance, stock)
                case (card, taken):
                    add(new, exchanged(hand, card, taken), chance)
        belief = normal(new)[1]
    return belief


def likely(habit: Habit, hand: Cards, step: Step, move: Pass | Discard | tuple[Card, Card]) -> float:
    return 1.0 if habit(hand, step.lying) == move else WHIM


def exchanged(hand: Cards, card: Card, taken: Card) -> Cards:
    return with_cards(without(hand, (card,)), taken)


def spread(belief: Belief, kept: Cards, chance: float, stock: Mapping[Card, int]) -> None:
    """Draw to the cards kept, whatever may come."""
    left = less(stock, kept)
    drawn = [(choices(left, new), hand) for new, hand in follow(kept)]
    all_ways = sum(ways for ways, _ in drawn) or 1
    for ways, hand in drawn:
        if ways:
            add(belief, hand, chance * ways / all_ways)


def add(belief: Belief, hand: Cards, chance: float) -> None:
    belief[hand] = belief.get(hand, 0.0) + chance


def mixed(beliefs: Sequence[Belief], weights: Sequence[float]) -> Belief:
    new: Belief = {}
    for belief, weight in zip(beliefs, weights):
        for hand, chance in belief.items():
            add(new, hand, weight * chance)
    return normal(new)[1]


def normal(belief: Belief) -> tuple[float, Belief]:
    """The sum of all chances, and the belief scaled to 1; what is all but impossible is left out."""
    total = sum(belief.values())
    if not total:
        return WHIM, {hand: 1 / len(HANDS) for hand in HANDS}  # the inexplicable tells nothing
    kept = {hand: chance for hand, chance in belief.items() if chance > FAINT * total}
    scale = sum(kept.values())
    return total, {hand: chance / scale for hand, chance in kept.items()}

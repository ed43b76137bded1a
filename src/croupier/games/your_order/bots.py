"""Rules of thumb for Your Order: how likely is each place, and which is worth a bet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import Borrow, PayBack
from croupier.kit.cards import less
from croupier.kit.number_cards import NUMBERS, PLAIN, Card
from croupier.kit.thrift import clears_debt

from .rules import DUMMY, HELD, MOST, PAYS, Bet, Discard, Hand, Keep, Table, dummy_sum

Chances = Mapping[int, float]  # sum: how likely


class Regular:
    """Keeps very high and very low sums, and bets high on the place that promises most."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None: ...

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        if needs_chips(view, moves):
            return Borrow()
        return change(view) if view.phase == "Change" else bet(view, moves)


def needs_chips(view: View[Table, Hand], moves: Sequence[Move]) -> bool:
    """Borrow for a full bet, as the next one would make me borrow anyway; but not before the very last."""
    t = view.table
    is_last = t.round.number == t.players and len(t.round.bets[view.seat]) == 1
    return view.phase == "PlaceBet" and Borrow() in moves and t.bank.chips[view.seat] < MOST and not is_last


def change(view: View[Table, Hand]) -> Move:
    """Discard what leads, on average over all new cards, to a sum easier to bet on than the one in hand."""
    players, cards = view.table.players, view.hand.cards
    worth: dict[Move, float] = {Keep(): ease(players, sum(cards))}
    for card, other in (cards, cards[::-1]):
        worth[Discard(card)] = sum(ease(players, other + new) for new in NUMBERS) / len(NUMBERS)
    return max(worth, key=lambda move: worth[move])


def bet(view: View[Table, Hand], moves: Sequence[Move]) -> Move:
    """Bet on the place that promises most: as much as possible if it promises a gain, else as little."""
    returns = promises(view.table.players, places(view))
    best = max(returns)
    on_best = [move for move in moves if isinstance(move, Bet) and move.rank == 1 + returns.index(best)]
    return on_best[-1 if best > 1 else 0]


def promises(players: int, chances: Sequence[float]) -> list[float]:
    """What comes back for each chip bet on a place, on average; by place, 1st first."""
    return [chance * (1 + pays) for chance, pays in zip(chances, PAYS[players])]


def places(view: View[Table, Hand]) -> list[float]:
    """How likely each place is, if all cards not seen are equally likely to be anywhere."""
    t, r, mine = view.table, view.table.round, sum(view.hand.cards)
    up = [card for card in r.dummy if card is not None]
    unseen = less(PLAIN, view.hand.cards, up, (card for card in r.discards if card is not None))
    pairs, before = pair_sums(unseen), t.order.index(view.seat)  # those before me win a tie
    rivals = [above(pairs, mine, ties=1)] * before + [above(pairs, mine, ties=0)] * (t.players - 1 - before)
    return count_above([above(dummy_sums(unseen, up), mine, ties=1), *rivals])


def above(chances: Chances, mine: int, ties: float) -> float:
    """How likely a sum comes before mine, given how many of the ties it wins."""
    return sum(chance for total, chance in chances.items() if total > mine) + ties * chances.get(mine, 0)


def count_above(each: Iterable[float]) -> list[float]:
    """How likely it is that none, one, two … are above me, given how likely each of them is."""
    counts = [1.0]
    for chance in each:
        counts = [here * (1 - chance) + below * chance for here, below in zip([*counts, 0.0], [0.0, *counts])]
    return counts


def pair_sums(unseen: Mapping[Card, int]) -> Chances:
    """The sums of two cards not seen."""
    return chances_of(sum, unseen, HELD)


def dummy_sums(unseen: Mapping[Card, int], up: list[Card]) -> Chances:
    """The sums the dummy may come to, with these cards up."""
    return chances_of(lambda down: dummy_sum([*up, *down]), unseen, DUMMY - len(up))


def chances_of(total: Callable[[tuple[Card, ...]], int], unseen: Mapping[Card, int], count: int) -> Chances:
    """How likely each total of so many cards not seen is."""
    ways = dict[int, int]()
    for cards in combinations_with_replacement(unseen, count):
        came = total(cards)
        ways[came] = ways.get(came, 0) + prod(comb(unseen[card], cards.count(card)) for card in {*cards})
    every = comb(sum(unseen.values()), count)
    return {came: some / every for came, some in ways.items()}


@cache
def ease(players: int, total: int) -> float:
    """What the best bet on a sum promises before anything is known of the others: most at the ends."""
    rival, dummy = above(pair_sums(PLAIN), total, ties=0.5), above(dummy_sums(PLAIN, []), total, ties=1)
    return max(promises(players, count_above([dummy, *[rival] * (players - 1)])))

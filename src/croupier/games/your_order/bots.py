"""Players of Your Order: how likely is each place, and which is worth a bet."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import Borrow, PayBack
from croupier.kit.seventh_heaven.number_cards import PLAIN
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import Learned

from . import reading
from .chances import above, count_above, dummy_sums, pair_sums, promises
from .heuristics import exchange
from .rules import MOST, Bet, Discard, Hand, Keep, Table

GOOD = 9  # the sum with which a novice is content
TIMID = 50  # chips: a novice's largest bet


class Novice:
    """Plays to be first. Its mistakes: it throws low cards away though low hands are easy to place, forgets that the
    dummy takes a place, never looks at what lies open, and bets too little."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None: ...

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        cards, players = sorted(view.hand.cards), view.table.players
        if view.phase == "Change":
            return Keep() if sum(cards) >= GOOD else Discard(cards[0])
        guess = 1 + round((14 - sum(cards)) / 12 * (players - 1))  # 14 is the first place, 2 the last player's
        mine = [move for move in moves if isinstance(move, Bet) and move.rank == guess]
        return next((move for move in reversed(mine) if move.amount <= TIMID), mine[0])


class Regular:
    """Keeps very high and very low sums, and bets high on the place that promises most."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None: ...

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        if needs_chips(view, moves):
            return Borrow()
        if view.phase == "Change":
            return exchange(view.table.players, tuple(view.hand.cards))
        return bet(view.table.players, places(view), moves)


class Veteran:
    """Reads the others: whoever keeps both cards has a sum at one end, whoever discards is on the way to one, and where
    they bet says which. It changes and bets by what that leaves for its own place."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None: ...

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        if needs_chips(view, moves):
            return Borrow()
        mine = pair(view.hand.cards)
        if view.phase == "Change":
            return change(view, mine)
        return bet(view.table.players, reading.places(view, mine), moves)


class Expert(Learned):
    """Has learnt by playing what a discard tells, and what to bet on it."""

    version = 1


class Bold(Learned):
    """Bets on the places in the middle, which pay most and are the hardest to hit."""

    version = 1
    aim = 3.0


class Careful(Learned):
    """Bets on the places at both ends, which pay little and are the easiest to hit."""

    version = 1
    heat = 0.5
    aim = -2.0


def needs_chips(view: View[Table, Hand], moves: Sequence[Move]) -> bool:
    """Borrow for a full bet, as the next one would make me borrow anyway; but not before the very last."""
    t = view.table
    is_last = t.round.number == t.players and len(t.round.bets[view.seat]) == 1
    return view.phase == "PlaceBet" and Borrow() in moves and t.bank.chips[view.seat] < MOST and not is_last


def bet(players: int, chances: Sequence[float], moves: Sequence[Move]) -> Move:
    """Bet on the place that promises most: as much as possible if it promises a gain, else as little."""
    returns = promises(players, chances)
    best = max(returns)
    on_best = [move for move in moves if isinstance(move, Bet) and move.rank == 1 + returns.index(best)]
    return on_best[-1 if best > 1 else 0]


def places(view: View[Table, Hand]) -> list[float]:
    """How likely each place is, if all cards not seen are equally likely to be anywhere."""
    t, r, mine = view.table, view.table.round, sum(view.hand.cards)
    up = [card for card in r.dummy if card is not None]
    unseen = less(PLAIN, view.hand.cards, up, (card for card in r.discards if card is not None))
    pairs, before = pair_sums(unseen), t.order.index(view.seat)  # those before me win a tie
    rivals = [above(pairs, mine, ties=1)] * before + [above(pairs, mine, ties=0)] * (t.players - 1 - before)
    return count_above([above(dummy_sums(unseen, up), mine, ties=1), *rivals])


def change(view: View[Table, Hand], mine: reading.Pair) -> Move:
    """The change that leads, on average over the cards that may come, to the hand with the best bet."""

    def worth(cards: reading.Pair) -> float:
        return max(promises(view.table.players, reading.places(view, cards)))

    choices: dict[Move, float] = {Keep(): worth(mine)}
    coming = reading.unseen(view, mine)
    every = sum(coming.values())
    for card, other in (mine, mine[::-1]):
        choices[Discard(card)] = (
            sum(count * worth(pair((other, new))) for new, count in coming.items() if count) / every
        )
    return max(choices, key=lambda move: choices[move])


def pair(cards: Sequence[int]) -> reading.Pair:
    low, high = sorted(cards)
    return low, high

"""Computer players of Between Bet. All but the novice start from how likely each amount is to lie in the range."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.seventh_heaven.bank import CHIP, LOAN, Borrow, PayBack, tens
from croupier.kit.seventh_heaven.number_cards import ZEROS
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import Learned

from .chances import TOP, Limits, in_range
from .foresight import Foresight
from .heuristics import WAVER, promises
from .rules import Bet, Call, Hand, Pick, Quiet, Raise, Stand, Table

NEAR = 0.015  # of a first place: a bet this far below the best is made e times less often
HOPEFUL = 0.4  # a bet less than this many times as likely to win as the likeliest one is not considered
BOLD = 0.75  # how often a veteran calls a step more than others would


class Novice:
    """Believes what it sees, and makes the mistakes of a first evening.

    Takes the face-down cards to be like those face up, so that it bets too high after high cards and too low after low
    ones. Calls no more than half of what it means to bet: it does not see that the call is not a price, only a bet
    made early. Bets its one favourite amount, whatever the right holder bet. Never borrows, however short it is.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        if view.phase == "PickPair":
            return either_pair(moves, self.rng)
        favourite = like_those_seen(view) + CHIP * self.rng.randint(-1, 1)
        if view.phase == "Outbid":
            calls = [move for move in moves if isinstance(move, Call) and move.amount <= favourite // 2]
            return self.rng.choice([Quiet(), *calls])
        down = view.table.bank.down[view.seat]
        bets = [move for move in moves if isinstance(move, Raise | Stand | Bet)]
        return min(bets, key=lambda move: abs(amount_of(move, down) - favourite))


def like_those_seen(view: View[Table, Hand]) -> int:
    """A bet in the middle of the range, if two cards are added up and all cards are like those seen."""
    cards = [*view.table.round.row, *view.hand.peeked]
    seen = [card for card in cards if card is not None and card not in ZEROS]
    return CHIP * round(2 * sum(seen) / len(seen)) if seen else 0


def either_pair(moves: Sequence[Move], rng: Random) -> Move:
    """One pair is as good as the other."""
    return rng.choice([move for move in moves if isinstance(move, Pick)])


def amount_of(move: Raise | Stand | Bet, down: int) -> int:
    """The whole bet that a move makes; what is already down stays."""
    return down if isinstance(move, Stand) else move.amount


class Regular:
    """Bets what promises most, calls no more than it would bet anyway, and prefers to outbid the right holder."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        if view.phase == "PickPair":
            return either_pair(moves, self.rng)
        promise = promises(view)
        favourite = favoured(promise)
        if Borrow() in moves and is_short(view, favourite):
            return Borrow()
        return self.call(moves, favourite) if view.phase == "Outbid" else self.bet(view, moves, promise)

    def call(self, moves: Sequence[Move], favourite: int) -> Move:
        """Call about what I would bet without a look, so that the look is free; go high at once, as time is short."""
        limit = favourite + CHIP * self.rng.randint(-1, 1)
        calls = [move for move in moves if isinstance(move, Call) and move.amount <= limit]
        return self.rng.choice(calls[len(calls) // 2 :]) if calls else Quiet()

    def bet(self, view: View[Table, Hand], moves: Sequence[Move], promise: list[float]) -> Move:
        """Bet what promises most, or nearly."""
        down, random = view.table.bank.down[view.seat], self.rng.random

        def worth(move: Raise | Stand | Bet) -> float:
            amount = amount_of(move, down)
            at = amount // CHIP
            return promise[at] + WAVER * random() if at < len(promise) else -amount

        return max([move for move in moves if isinstance(move, Raise | Stand | Bet)], key=worth)


def favoured(promise: Sequence[float]) -> int:
    """The bet that promises most."""
    return CHIP * max(range(len(promise)), key=promise.__getitem__)


def is_short(view: View[Table, Hand], favourite: int) -> bool:
    """Borrow for a bet that is worth it, unless no round is left to win the price of the loan back."""
    t, seat = view.table, view.seat
    return t.bank.chips[seat] + t.bank.down[seat] < favourite and t.round.number < t.rounds


class Veteran:
    """Foresees what the others will bet, reads the right holder's bet, and plays for the first place.

    All limits are counted exactly, and every bet is tried on them against the bets that heuristics lead others to.
    That beats playouts, since there is no luck of the cards in the answer. Bets that are nearly as good as the best are
    made nearly as often. It calls as long as the look is worth more than leaving it to somebody else, mostly by
    calling a step more than a regular would right away. It is quick, so it has no use for a budget.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: object = None) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        match view.phase:
            case "PickPair":
                return either_pair(moves, self.rng)
            case "Outbid":
                return self.call(view, moves)
            case _:
                return self.bet(view, moves)

    def call(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        """Call at once what others are likely to shrink from, or else as little as possible."""
        favourite = favoured(promises(view))
        if Borrow() in moves and is_short(view, favourite):
            return Borrow()
        calls = {move.amount: move for move in moves if isinstance(move, Call)}
        least, foresight = view.table.round.call + CHIP, Foresight(view, self.rng)
        deterrent = favourite + (CHIP if self.rng.random() < BOLD else 0)
        for amount in (max(least, deterrent), least):
            if amount in calls and foresight.is_worth_it(amount):
                return calls[amount]
        return Quiet()

    def bet(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        """The best bet or, more rarely the worse it is, another; possibly one that takes a loan."""
        bank, foresight = view.table.bank, Foresight(view, self.rng)
        bets = {amount_of(move, bank.down[view.seat]): move for move in moves if isinstance(move, Raise | Stand | Bet)}
        amounts = {*bets}
        if Borrow() in moves:
            amounts.update(tens(foresight.chips(view.seat) + LOAN, above=foresight.chips(view.seat)))
        if view.phase == "PlaceBets" and view.table.round.holder is not None:
            amounts.discard(bank.down[view.table.round.holder])
        worths = foresight.worths(sensible(sorted(amounts), foresight.rows()))
        best = max(worths.values())
        (amount,) = self.rng.choices([*worths], [exp((worth - best) / NEAR) for worth in worths.values()])
        return bets.get(amount, Borrow())


class Expert(Learned):
    """Has learnt by playing how high to call with a row, and mixes so that its calls do not give the cards away."""

    version = 1


class Bold(Learned):
    """Lets few rows go by without calling for them, whatever that costs."""

    version = 1
    aim = 2.0


class Careful(Learned):
    """Leaves rows that are not worth their price to others."""

    version = 1
    aim = -1.0


def sensible(amounts: Sequence[int], rows: Mapping[Limits, float]) -> list[int]:
    """The least bet there is, and those that are about as likely to win as any."""
    chances = in_range(rows)
    enough = HOPEFUL * max(chances)
    return [
        amounts[0],
        *(amount for amount in amounts[1:] if amount <= CHIP * TOP and chances[amount // CHIP] >= enough),
    ]

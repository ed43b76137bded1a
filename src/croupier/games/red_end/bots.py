"""Rules of thumb for Red End: count what can lie on top of each pile, and stop at a good moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import PayBack
from croupier.kit.cards import less
from croupier.kit.number_cards import PLAIN, Card, is_black, is_red
from croupier.kit.thrift import clears_debt

from .piles import ORDER
from .rules import EACH, FINE, MANY, Draw, Hand, Pass, Table

LEVEL = 0.6  # how likely somebody who is in and level with me ends above me
FADING = 0.8  # how much of that is left for each point of my lead, and of my own chance for each of theirs
SPITE = 0.5  # how much I like the others to pay, beside what it adds to the pot
WARY = 0.15  # how much of what their fourth and later cards could cost me keeps me from staying in


class Regular:
    """Draws as long as the best pile promises more than passing now.

    It never borrows of its own accord: nothing can be staked, and payments borrow by themselves.
    """

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        pass

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        r, cards = view.table.round, unseen(view)
        best: Move = Pass()
        most = worth_of_passing(view)
        for move in moves:
            if isinstance(move, Draw):
                worth = worth_of_drawing(view, on_top(r.off[move.pile], r.piles[move.pile], cards))
                if worth > most:
                    best, most = move, worth
        return best


def worth_of_passing(view: View[Table, Hand]) -> float:
    """My share of the pot as it is."""
    t = view.table
    return chance_to_win(view, sum(t.round.black[view.seat])) * t.bank.pot


def worth_of_drawing(view: View[Table, Hand], black: Mapping[Card, float]) -> float:
    """A black card adds to my sum, and from the fourth on the others pay; a red one costs me the fine and the pot."""
    t, r, mine = view.table, view.table.round, view.table.round.black[view.seat]
    count = len(mine) + 1
    paid = EACH * count * (len(r.turns) - 1) if count >= MANY else 0
    worth = sum(
        chance * (chance_to_win(view, sum(mine) + card) * (t.bank.pot + paid) + SPITE * paid)
        for card, chance in black.items()
    )
    safe = sum(black.values())
    return worth - safe * WARY * toll(view) - (1 - safe) * FINE


def chance_to_win(view: View[Table, Hand], points: int) -> float:
    """Nobody who has passed may be above me, and nobody who is still in may get there."""
    r, chance = view.table.round, 1.0
    for seat in view.table.bank.playing:
        if seat != view.seat and seat not in r.knocked_out:
            lead = points - sum(r.black[seat])
            if seat in r.turns:
                chance *= 1 - above(lead)
            elif lead <= 0:
                chance *= 0.5 if lead == 0 else 0
    return chance


def above(lead: int) -> float:
    """How likely somebody who is still in ends above me, if I stop with this lead over them."""
    return LEVEL * FADING**lead if lead >= 0 else 1 - (1 - LEVEL) * FADING**-lead


def toll(view: View[Table, Hand]) -> int:
    """What I pay before my next turn if everybody who has three black cards or more draws another."""
    r = view.table.round
    counts = [len(r.black[seat]) + 1 for seat in r.turns if seat != view.seat]
    return sum(EACH * count for count in counts if count >= MANY)


def on_top(off: Sequence[Card], left: int, cards: Mapping[Card, int]) -> dict[Card, float]:
    """How likely each black card is the next of a pile: some of its kind lie there, and none that come before."""
    if off and is_red(off[-1]):
        return {}
    black = [card for card in ORDER if is_black(card) and (not off or card >= off[-1])]
    from_here = sum(cards[card] for card in ORDER if is_red(card) or card in black)
    ways, chances = comb(from_here, left), {}
    for card in black:
        after = from_here - cards[card]
        chances[card] = (comb(from_here, left) - comb(after, left)) / ways
        from_here = after
    return chances


def unseen(view: View[Table, Hand]) -> dict[Card, int]:
    """The cards that neither lie in my own pile nor came off another."""
    return less(PLAIN, view.hand.pile, *(off for seat, off in enumerate(view.table.round.off) if seat != view.seat))

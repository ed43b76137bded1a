"""Rules of thumb for Three Seven. Sevens are what counts: each doubles the chance to win, the third all but wins."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, View
from croupier.kit.bank import LOAN, REPAYMENT, Borrow, PayBack
from croupier.kit.cards import less
from croupier.kit.thrift import clears_debt

from .rules import ENOUGH, SEVEN, AllIn, Call, Declare, Fold, Hand, Hold, Play, Raise, Table, deck

WEIGHT = 0.4, 0.8, 1.8  # of a hand by its sevens, where 1 is any other hand in the round
SURE = 0.95  # chance to win with three sevens or more
BOLD = 1.4  # times the fair share of chances from which on to raise
BLUFF = 0.05  # how often to raise with any hand
KEPT = 0.2  # how eagerly others play a seven, where 1 is any other card times its number
WAVER = 0.15  # sevens: how far below the best a card may look and still be played


class Regular:
    """Bets by the number of its sevens, bluffs a little, and plays high cards that are likely to be alone."""

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        match view.phase:
            case "Bet":
                return self.bet(view, moves)
            case "PlayOne":
                return self.play(view)
            case _:
                return Declare() if declares(view) else Hold()

    def bet(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        """Stay in where the prize is worth it; raise with better chances than most, and sometimes with none."""
        rising = [move for move in moves if isinstance(move, Raise)]
        if rising and (is_bold(view) or self.rng.random() < BLUFF):
            return self.rng.choice(rising)
        if not is_worth(view):
            return Fold()
        if Call() in moves:
            return Call()
        return AllIn() if AllIn() in moves else Borrow()

    def play(self, view: View[Table, Hand]) -> Play:
        """Play what promises most sevens, and not always the same of several good cards."""
        promise, random = promises(view), self.rng.random
        return Play(max(promise, key=lambda card: promise[card] + WAVER * random()))


def sevens(view: View[Table, Hand]) -> int:
    return view.hand.cards.count(SEVEN)


def chance(view: View[Table, Hand]) -> float:
    """To win the round: a hand's share among all in the round, by its sevens."""
    if sevens(view) >= ENOUGH:
        return SURE
    mine = WEIGHT[sevens(view)]
    return mine / (mine + len(view.table.now.inside) - 1)


def is_worth(view: View[Table, Hand]) -> bool:
    """Whether the prize, as likely as I am to win it, is more than what staying in costs. Calling nothing always is."""
    t, bank, seat = view.table, view.table.bank, view.seat
    cost, chips, fee = t.highest - bank.down[seat], bank.chips[seat], 0
    if cost > chips and not bank.debt[seat]:
        chips, fee = chips + LOAN, REPAYMENT - LOAN
    stake = min(cost, chips)
    return chance(view) * (t.prize + stake) > stake + fee


def is_bold(view: View[Table, Hand]) -> bool:
    """Whether my chances are clearly better than a fair share."""
    return chance(view) * len(view.table.now.inside) > BOLD


def declares(view: View[Table, Hand]) -> bool:
    """Declare what nobody has outdone. Waiting for a richer prize only gives the others time."""
    return sevens(view) >= ENOUGH and sevens(view) >= max(cards.count(SEVEN) for cards in view.table.now.shown)


def promises(view: View[Table, Hand]) -> dict[int, float]:
    """How many sevens more each of my cards promises: it draws if it is alone, and a seven played is a seven less."""
    t, cards = view.table, view.hand.cards
    unseen = less(deck(t.started), cards, *t.now.played)
    rate = unseen[SEVEN] / max(1, sum(unseen.values()))
    pulls = {card: count * (KEPT if card == SEVEN else card) for card, count in unseen.items()}
    all_pulls, others = max(1, sum(pulls.values())), len(t.now.inside) - 1
    return {
        card: (1 - pulls[card] / all_pulls) ** others * min(card, t.pile) * rate - (card == SEVEN) for card in {*cards}
    }

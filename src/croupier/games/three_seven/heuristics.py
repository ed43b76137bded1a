"""Heuristics for Three Seven. Sevens are what counts: each doubles the chance to win, the third all but wins."""

from __future__ import annotations

from croupier.core.game import View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import LOAN, REPAYMENT

from .rules import ENOUGH, SEVEN, Hand, Table, deck

WEIGHT = 0.4, 0.8, 1.8  # of a hand by its sevens, where 1 is any other hand in the round
SURE = 0.95  # chance to win with three sevens or more
BOLD = 1.4  # raise from this many times the fair share of chances
KEPT = 0.2  # how eagerly others play a seven, where 1 is any other card times its number


def sevens(view: View[Table, Hand]) -> int:
    return view.hand.cards.count(SEVEN)


def chance(sevens: int, inside: int) -> float:
    """To win the round: a hand's share among all in the round, by its sevens."""
    return SURE if sevens >= ENOUGH else WEIGHT[sevens] / (WEIGHT[sevens] + inside - 1)


def is_strong(sevens: int, inside: int) -> bool:
    """Whether the chances are clearly better than a fair share."""
    return chance(sevens, inside) * inside > BOLD


def is_level(view: View[Table, Hand]) -> bool:
    """Whether there is nothing to match."""
    return view.table.bank.down[view.seat] == view.table.highest


def is_bold(view: View[Table, Hand]) -> bool:
    """Whether to raise: with a strong hand, but over somebody else's raise only with enough sevens."""
    return sevens(view) >= ENOUGH or (is_level(view) and is_strong(sevens(view), len(view.table.now.inside)))


def is_worth(view: View[Table, Hand]) -> bool:
    """Whether the prize, as likely as I am to win it, is more than what staying in costs. Calling nothing always is."""
    t, bank, seat = view.table, view.table.bank, view.seat
    cost, chips, fee = t.highest - bank.down[seat], bank.chips[seat], 0
    if cost > chips and not bank.debt[seat]:
        chips, fee = chips + LOAN, REPAYMENT - LOAN
    stake = min(cost, chips)
    return chance(sevens(view), len(t.now.inside)) * (t.prize + stake) > stake + fee


def declares(view: View[Table, Hand]) -> bool:
    """Declare what nobody has outdone. Waiting for a richer prize only gives the others time."""
    return sevens(view) >= ENOUGH and sevens(view) >= max(cards.count(SEVEN) for cards in view.table.now.shown)


def promises(view: View[Table, Hand]) -> dict[int, float]:
    """How many more sevens each of my cards promises: it draws if it is alone, and a seven played is one fewer."""
    t, cards = view.table, view.hand.cards
    unseen = less(deck(t.started), cards, *t.now.played)
    rate = unseen[SEVEN] / max(1, sum(unseen.values()))
    pulls = {card: count * (KEPT if card == SEVEN else card) for card, count in unseen.items()}
    all_pulls, others = max(1, sum(pulls.values())), len(t.now.inside) - 1
    return {
        card: (1 - pulls[card] / all_pulls) ** others * min(card, t.pile) * rate - (card == SEVEN) for card in {*cards}
    }

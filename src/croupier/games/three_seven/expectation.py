"""What a bet or a card leads to.

Bets: every number of sevens the others may hold, what they would answer to the bet, and who wins the round then.
Cards: how likely a card is alone, and how many sevens it may draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from math import comb, exp, prod, sqrt

from croupier.core.game import Move, Seat, View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.bank import LOAN, REPAYMENT

from .heuristics import chance
from .reading import read, ways_to_hold
from .rules import ENOUGH, ROUNDS, SEVEN, Fold, Hand, Raise, Table, deck

STRENGTH = 1.0, 2.5, 7.0  # of a hand by its sevens while nobody has enough: as often as regulars win with it
COMPLETE = 100.0  # strength of a hand with enough sevens, before the others know
RIVAL = 6.0  # strength of another hand after the draw, on average
SPREAD = 200  # chips by which the standing of two players usually changes in a round
INTEREST = REPAYMENT - LOAN  # chips that a loan costs in the end
CAUTION = 0.0002  # chance that each chip put down costs on top of what it may lose: later bets will ask for more
RARE = 0.003  # a deal less likely than this is left out


class Bets:
    """The bets that one seat may make now."""

    def __init__(self, view: View[Table, Hand]) -> None:
        self.t = view.table
        self.r = view.table.now
        self.bank = view.table.bank
        self.me = view.seat
        self.mine, self.rounds = view.hand.cards.count(SEVEN), ROUNDS - view.table.now.number  # rounds to come
        self.others = [seat for seat in self.r.inside if seat != self.me]
        self.scores = [self.bank.score(seat) for seat in range(view.seats)]
        self.odds = holdings(view)

    @cached_property
    def deals(self) -> list[tuple[float, dict[Seat, int]]]:
        """How many sevens the others may hold, and how likely that is."""
        every = product(range(ENOUGH + 1), repeat=len(self.others))
        deals = [dict(zip(self.others, counts)) for counts in every]
        weighed = [(prod([self.odds[seat][count] for seat, count in deal.items()]), deal) for deal in deals]
        most = max(likely for likely, _ in weighed)
        return [(likely, deal) for likely, deal in weighed if likely > RARE * most]

    def worth(self, move: Move) -> float:
        """The chance to come first in the end, less some caution."""
        total = sum([likely for likely, _ in self.deals])
        expected = sum([likely * self.outcome(move, deal) for likely, deal in self.deals]) / total
        return expected - CAUTION * self.stake(move)

    def stake(self, move: Move) -> int:
        """What the move puts down."""
        highest = self.t.highest + (move.by if isinstance(move, Raise) else 0)
        return 0 if isinstance(move, Fold) else self.price(self.me, highest)[0]

    def outcome(self, move: Move, deal: Mapping[Seat, int]) -> float:
        """The same, if the others hold these sevens and answer by heuristics."""
        scores, sevens = [*self.scores], dict(deal)
        prize, highest = self.t.prize, self.t.highest
        acting = [seat for seat in self.r.to_bet if seat != self.me]
        if isinstance(move, Raise):
            highest += move.by
            acting = [seat for seat in self.others if seat not in self.r.all_in]
        if not isinstance(move, Fold):
            stake, fee = self.price(self.me, highest)
            sevens[self.me], prize = self.mine, prize + stake
            scores[self.me] -= stake + fee
        crowd = len(sevens)
        for seat in acting:
            stake, fee = self.price(seat, highest)
            if len(sevens) > 1 and stake and chance(sevens[seat], crowd) * (prize + stake) <= stake + fee:
                del sevens[seat]
            else:
                prize, scores[seat] = prize + stake, scores[seat] - stake - fee
        return self.settled(scores, prize, winning(sevens))

    def price(self, seat: Seat, highest: int) -> tuple[int, int]:
        """What a seat has to put down to match this, as far as it can, and what the loan costs if it needs one."""
        cost, chips, fee = highest - self.bank.down[seat], self.bank.chips[seat], 0
        if cost > chips and not self.bank.debt[seat]:
            chips, fee = chips + LOAN, INTEREST
        return min(cost, chips), fee

    def settled(self, scores: list[int], prize: int, chances: Mapping[Seat, float]) -> float:
        """The chance to come first, whoever wins the prize."""
        total = 0.0
        for seat, likely in chances.items():
            scores[seat] += prize
            total += likely * hope(scores, self.me, self.rounds)
            scores[seat] -= prize
        return total


def holdings(view: View[Table, Hand]) -> dict[Seat, list[float]]:
    """By other seat in the round and number of sevens, the last being enough or more: how likely it holds them."""
    r, leanings = view.table.now, read(view)
    unseen = less(deck(view.table.started), view.hand.cards, *r.played, *r.shown)
    odds = {}
    for seat in [seat for seat in r.inside if seat != view.seat]:
        ways = ways_to_hold(view, seat, unseen[SEVEN], sum(unseen.values()))
        weights = [way * usual for way, usual in zip(ways, leanings[seat])] if seat in leanings else ways
        few = [weight / sum(weights) for weight in weights[:ENOUGH]]
        odds[seat] = [*few, *[0.0] * (ENOUGH - len(few)), max(0.0, 1 - sum(few))]
    return odds


def winning(sevens: Mapping[Seat, int]) -> dict[Seat, float]:
    """Each one's chance to win the round, by everybody's sevens: the most win at once if they are enough."""
    most = max(sevens.values())
    strength = {seat: float(count == most) if most >= ENOUGH else STRENGTH[count] for seat, count in sevens.items()}
    total = sum(strength.values())
    return {seat: some / total for seat, some in strength.items()}


def hope(scores: Sequence[int], seat: Seat, rounds: int) -> float:
    """The chance to come first with these scores and this many rounds to go."""
    if not rounds:
        return (scores[seat] == max(scores)) / scores.count(max(scores))
    scale = SPREAD * sqrt(rounds)
    return 1 / sum([exp((score - scores[seat]) / scale) for score in scores])


def card_worth(view: View[Table, Hand], card: int, alone: float) -> float:
    """The chance to win the round after playing a card that has this chance to be alone."""
    t, hand = view.table, view.hand.cards
    unseen = less(deck(t.started), hand, *t.now.played)
    rest, draws, rivals = sum(unseen.values()) - unseen[SEVEN], min(card, t.pile), len(t.now.inside) - 1
    kept = hand.count(SEVEN) - (card == SEVEN)
    stays = 0.0 if len(hand) == 1 else against(kept, rivals)
    draw = [comb(unseen[SEVEN], new) * comb(rest, draws - new) for new in range(draws + 1)]
    draws_well = sum([ways * against(kept + new, rivals) for new, ways in enumerate(draw)]) / sum(draw)
    return alone * draws_well + (1 - alone) * stays


def against(sevens: int, rivals: int) -> float:
    """The chance of a hand to win the round against this many others about which nothing is known."""
    strength = STRENGTH[sevens] if sevens < ENOUGH else COMPLETE
    return strength / (strength + RIVAL * rivals)

"""How a draft may end, and what the tickets are worth then: the calculations of the veteran."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb

from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

from .rules import PILE, PRIZES, TURNED
from .worlds import Tally, World

MONEY = 0.001  # a chip more than the others, compared with coming first: it decides where the first place does not
STAY_DOWN = PILE - sum(TURNED.values())  # lottery cards: two

Chances = Sequence[Sequence[float]]  # chances[number][n], how likely one more of it is a hit on a ticket with n of them


@cache
def at_least(wanted: int, of: int, among: int, drawn: int) -> float:
    """How likely it is to draw at least this many of some cards among others."""
    ways = sum(comb(of, hits) * comb(among - of, drawn - hits) for hits in range(wanted, min(of, drawn) + 1))
    return ways / comb(among, drawn)


@cache
def hit_chances(of: int, among: int, turned: int) -> tuple[float, ...]:
    """How likely the first, the second … card of a number is to be a hit."""
    return tuple(at_least(wanted, of, among, turned) for wanted in range(1, 9))


def chances(piles: Sequence[Tally], turned: int) -> Chances:
    """How likely hits are if any of these piles is the lottery."""
    among = sum(piles[0])
    rows = [[hit_chances(pile[card], among, turned) for pile in piles] for card in NUMBERS]
    return [(), *([sum(column) / len(piles) for column in zip(*row)] for row in rows)]


def lay_out(world: World, me: int, card: Card, way: int, chances: Chances) -> list[Tally]:
    """The tickets if I lay this card, and everybody goes on laying what is likeliest to be a hit."""
    hands, tickets = [[*hand] for hand in world.hands], [[*ticket] for ticket in world.tickets]
    players, mine = len(hands), card
    for step in range(len(hands[0])):
        for player, ticket in enumerate(tickets):
            hand = hands[(player - way * step) % players]
            if step or player != me:
                most = -1.0
                for one in hand:
                    if (chance := chances[one][ticket[one]]) > most:
                        card, most = one, chance
            else:
                card = mine
            hand.remove(card)
            ticket[card] += 1
    return tickets


def lead_in_prizes(tickets: Sequence[Tally], pile: Tally, me: int) -> float:
    """What my ticket of round one wins on average, less what the others' do."""
    likely, prize = chances([pile], TURNED[1]), PRIZES[1][1]
    won = [prize * sum(sum(likely[card][: ticket[card]]) for card in NUMBERS) for ticket in tickets]
    return won[me] - (sum(won) - won[me]) / (len(won) - 1)


def chance_of_first(tickets: Sequence[Tally], pile: Tally, scores: Sequence[int], me: int) -> float:
    """How likely I am to come first with my ticket of round two, plus a little for every chip."""
    full = [[0, *map(min, ticket[1:], pile[1:])] for ticket in tickets]  # hits if all were turned up
    hits = [sum(row) for row in full]
    one = [[had - min(had, n - 1) for had, n in zip(row, pile)] for row in full]  # hits less if one stays face down
    two = [[had - min(had, n - 2) for had, n in zip(row, pile)] for row in full]
    prizes, worth = PRIZES[2], 0.0
    for ways, first, second in face_down(pile):
        if first == second:
            less = [row[first] for row in two]
        else:
            less = [row[first] + row[second] for row in one]
        ends = [score + prizes[had - lost] for score, had, lost in zip(scores, hits, less)]
        mine, best = ends[me], max(ends)
        worth += ways * MONEY * (mine - sum(ends) / len(ends))
        if mine == best:
            worth += ways / ends.count(best)
    return worth / comb(sum(pile), STAY_DOWN)


def face_down(pile: Tally) -> Iterator[tuple[int, Card, Card]]:
    """RL-5 Every two cards that may be the last of the lottery, which are never shown, and in how many ways."""
    there = [card for card in NUMBERS if pile[card]]
    for at, first in enumerate(there):
        if pile[first] > 1:
            yield comb(pile[first], 2), first, first
        for second in there[at + 1 :]:
            yield pile[first] * pile[second], first, second

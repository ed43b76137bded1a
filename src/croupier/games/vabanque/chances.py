"""What the others' face-down cards are likely to be, where the next ones will lie, and where the pawns will walk.

Others are assumed to choose what looks best, but not always. Money is in thousands.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, permutations
from math import exp
from random import Random

from croupier.core.game import Seat, View

from .looks import SAFE, SPITE, Own, Round, laid_now, my_cards
from .rules import CARDS, Card, Hand, Table

READ = 0.4, 0.2  # how far below the best, as a share of it, a card may lie; how many are thought to lie anywhere
FORESEE = 0.3, 0.03  # the same for cards to come; READ is less sharp, as reading too much into cards is a trap
SOFT, SOFTEST = 0.08, 0.6  # a walk is e times less likely for each of these below the best: as a share, in thousands
STEEP = 50.0  # powers of e are cut off here

Order = tuple[Card, ...]
ORDERS: tuple[Order, ...] = tuple(permutations(CARDS))  # in which one can lay one's cards
Plan = dict[Card, int]  # the tiles of all my cards
Guest = tuple[int, list[float], int, int, bool]  # of a pawn: tile, weight by cards of mine, chips, yield, is paid there


def leanings(worth: Sequence[float], lenient: float, whim: float) -> list[float]:
    """How likely each tile is to be chosen by somebody who sees this worth in each."""
    low = max(worth) * (1 - lenient) - lenient
    above = [max(one - low, 0.0) for one in worth]
    scale, anywhere = (1 - whim) / sum(above), whim / len(worth)
    return [anywhere + scale * one for one in above]


def draw(weights: Sequence[float], rng: Random) -> int:
    """One of them by its weight."""
    upto = list(accumulate(weights))
    return bisect(upto, rng.random() * upto[-1], 0, len(upto) - 1)


class Reading:
    """What I make of the cards that have been laid: for each other seat, in which order it may have laid its three."""

    def __init__(self, view: View[Table, Hand]) -> None:
        self.me = view.seat
        self.mine = my_cards(view)
        self.laid = laid_now(view.table)
        self.round = Round(view.table)
        self.chances = [[1.0] * len(ORDERS) for _ in self.laid]  # chances[seat][order], as weights
        for number in range(len(CARDS)):
            for seat in view.table.order:
                if number < len(self.laid[seat]):
                    if seat != self.me:
                        self._note(seat, number)
                    self.round.lay(seat, self.laid[seat][number])

    def _note(self, seat: Seat, number: int) -> None:
        """Somebody lays a card: how likely there, for each card that it could be?"""
        tiles, fits = self.laid[seat], dict[Order, float]()
        for index, order in enumerate(ORDERS):
            so_far = order[: number + 1]
            if so_far not in fits:
                worth = self.round.for_card(seat, order[number], dict(zip(order[:number], tiles)))
                fits[so_far] = leanings(worth, *READ)[tiles[number]]
            self.chances[seat][index] *= fits[so_far]

    def trap_and_double(self, seat: Seat, tile: int) -> tuple[float, float]:
        """How likely a seat is to have its Trap at a tile; and how likely its ×2 and not its Trap."""
        trap = double = 0.0
        for chance, order in zip(self.chances[seat], ORDERS):
            here = [card for card, at in zip(order, self.laid[seat]) if at == tile]
            if "trap" in here:
                trap += chance
            elif "double" in here:
                double += chance
        total = sum(self.chances[seat])
        return trap / total, double / total

    def guess(self, rng: Random, mine: Sequence[int] = ()) -> World:
        """How the cards could lie, and how the rest could be laid while I lay mine at these tiles, if I do."""
        orders = [ORDERS[draw(chances, rng)] for chances in self.chances]
        own: list[Own] = [dict(zip(order, tiles)) for order, tiles in zip(orders, self.laid)]
        coming, next_of_mine = self.round.copy(), iter(mine)
        for number in range(len(CARDS)):
            for seat in coming.order:
                if number < len(self.laid[seat]):
                    continue
                if seat == self.me:
                    tile = next(next_of_mine, None)
                else:
                    card = orders[seat][number]
                    tile = draw(leanings(coming.for_card(seat, card, own[seat]), *FORESEE), rng)
                    own[seat][card] = tile
                if tile is not None:
                    coming.lay(seat, tile)
        own[self.me] = self.mine
        return World(coming, own, self.me)


class World:
    """One way that all cards could lie."""

    def __init__(self, lying: Round, own: list[Own], me: Seat) -> None:
        self.round = lying
        self.own = own
        self.me = me
        self.traps: list[list[Seat]] = [[] for _ in lying.chips]  # traps[tile], the others'
        self.yields = [*lying.chips]  # yields[tile], without my ×2
        for seat, cards in enumerate(own):
            if seat != me:
                self.traps[cards["trap"]].append(seat)
                self.yields[cards["double"]] += lying.chips[cards["double"]]
        self.guests = [self.guest(seat) for seat in range(len(own)) if seat != me]

    def guest(self, seat: Seat) -> list[Guest]:
        """Where a pawn may walk: with what weight, by the cards of mine there, and what is to be had of it."""
        at, chips, looks = self.round, self.round.chips, []
        double, tiles = self.own[seat]["double"], self.round.reach[seat]
        top = 0.0
        for tile in tiles:
            count, mine = at.lying[tile][seat], at.lying[tile][self.me]
            safe = at.safe[tile] / SAFE[count] / SAFE[mine]
            sure = 1 + (tile == double) + (at.cards[tile] - count - mine) / 2
            look = [chips[tile] * (sure + k / 2) * (safe * SAFE[k] * (1 + SPITE) - SPITE) for k in range(len(SAFE))]
            looks.append(look)
            top = max(top, look[mine])
        soft = SOFT * top + SOFTEST
        return [
            (
                tile,
                [exp(min((one - top) / soft, STEEP)) for one in look],
                chips[tile],
                self.yields[tile],
                self.traps[tile] in ([], [seat]),
            )
            for tile, look in zip(tiles, looks)
        ]

    def value(self, plan: Plan, spite: float) -> float:
        """What I can expect with my cards laid like this, less `spite` for each thousand that another gets."""
        trap, double, dummy = plan["trap"], plan["double"], plan["dummy"]
        best = max([self.for_my_pawn(tile, double, spite) for tile in self.round.reach[self.me]])
        for guest in self.guests:
            total = gain = 0.0
            for tile, weights, chips, amount, paid in guest:
                weight = weights[(tile == trap) + (tile == double) + (tile == dummy)]
                total += weight
                if tile == double:
                    amount += chips
                if tile == trap:
                    gain += weight * amount
                elif paid:
                    gain -= spite * weight * amount
            best += gain / total
        return best

    def for_my_pawn(self, tile: int, double: int | None, spite: float) -> float:
        """What my pawn gets at a tile; or what those get whose Traps stop it there."""
        amount = self.yields[tile] + self.round.chips[tile] * (tile == double)
        return amount * (-spite * len(self.traps[tile]) if self.traps[tile] else 1)

    def walks(self, gone: Sequence[Seat], pawns: Sequence[int], rng: Random) -> list[int]:
        """Where all pawns could end. Those that are gone stay; mine too."""
        tiles, mine = [*pawns], [*self.own[self.me].values()]
        others = [seat for seat in range(len(pawns)) if seat != self.me]
        for seat, guest in zip(others, self.guests):
            if seat not in gone:
                tiles[seat] = guest[draw([weights[mine.count(tile)] for tile, weights, *_ in guest], rng)][0]
        return tiles

    def takings(self, pawns: Sequence[int]) -> list[int]:
        """VB-9, VB-10 What everybody gets if the pawns end there."""
        gains = [0] * len(pawns)
        double, trap = self.own[self.me]["double"], self.own[self.me]["trap"]
        for seat, tile in enumerate(pawns):
            amount = self.yields[tile] + self.round.chips[tile] * (tile == double)
            trappers = [*self.traps[tile], *[self.me] * (tile == trap)]
            stopped = [trapper for trapper in trappers if trapper != seat]
            for taker in stopped or [seat]:
                gains[taker] += amount
        return gains

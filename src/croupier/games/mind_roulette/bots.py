"""Computer players of Mind Roulette. Whoever bets asks what the dealer would lay, and the other way round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, Move, Seat, View
from croupier.kit.seventh_heaven.bank import PayBack
from croupier.kit.seventh_heaven.number_cards import NUMBERS
from croupier.kit.seventh_heaven.thrift import clears_debt
from croupier.players.learned import Learned

from .heuristics import EAGER, MIDDLE, SUSPECTED, likely, missing, worths
from .minds import Fate, dot, plainness, reply, shares
from .rules import SPACES, Done, Hand, Lay, Place, Show, Space, Table

WIDE = ("middle", "black", "red")  # the spaces with three cards or more
WAVER = 0.4  # how far below the best a space may look and still be chosen: a fixed answer is easily dodged
CROWDS = 40  # bets of the others that a veteran who deals imagines


class Novice:
    """Knows the rules, and makes the mistakes of a first evening.

    Deals any card, without a plan for the bonus. With the bonus one card away it always lays that card, as all expect.
    Bets where most cards win, whatever that pays and whatever the dealer is after. Saves its last tile for the next
    card, which gives the dealer time.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        now, rng = view.table.now, self.rng
        match view.phase:
            case "ShowCard":
                return Show(rng.choice(NUMBERS))
            case "LayCard":
                return Lay(rng.choice([card for card in now.held if not missing([*now.shown, card])] or now.held))
            case _ if now.bets[view.seat] and now.tiles[view.seat] == 1:
                return Done()
            case _:
                return Place(rng.choice(WIDE))


class Regular:
    """Deals towards the bonus, the more so the fewer tiles are left; bets all tiles at once on what a dealer would lay.

    A round that lasts helps only the dealer, so no tile is held back. There is nothing to borrow for.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        now, rng = view.table.now, self.rng
        match view.phase:
            case "ShowCard":
                return opening(rng)
            case "LayCard":
                weights = likely(now, EAGER)
                return Lay(*rng.choices([*weights], [*weights.values()]))
            case _:
                return Place(guess(worths(likely(now, SUSPECTED)), rng))


def opening(rng: Random) -> Show:
    """A number outside the middle, which would have one space more to be hit on."""
    return Show(rng.choice([number for number in NUMBERS if number not in MIDDLE]))


def guess(worth: dict[Space, float], rng: Random) -> Space:
    """The space that is worth most, or nearly."""
    return max(worth, key=lambda space: worth[space] * (1 - WAVER * rng.random()))


class Veteran:
    """Mixes its cards and spaces as a small equilibrium says, for the first place rather than for chips.

    The equilibrium is between me and people who mostly do what is usual, and otherwise see through me. It leans on
    their habits as far as that cannot be turned against it; which habits, regulars' or novices', it tells from the
    cards they have shown. The pure equilibrium, which trusts in no habit, is safe but hardly wins: with all tiles down
    at once any card is nearly as good as another. Calculation beats playouts here, since what lies face down was
    chosen, not drawn. It is quick, so it has no use for a budget.
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: object = None) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Move]) -> Move:
        if clears_debt(view, moves):
            return PayBack()
        match view.phase:
            case "ShowCard":
                return opening(self.rng)
            case "LayCard":
                return self.lay(view)
            case _:
                return self.place(view)

    def lay(self, view: View[Table, Hand]) -> Lay:
        """A card that nobody expects, against a crowd that bets as usual or all on the worst space for me."""
        t, me, now = view.table, view.seat, view.table.now
        crowds, tiles = self.crowds(t, me), sum(now.tiles)
        usual = [
            sum(Fate(t, card, bets, tiles - sum(map(len, bets))).worth(me) for bets in crowds) / CROWDS
            for card in now.held
        ]
        on_one = [[[space] * count for count in now.tiles] for space in SPACES]
        payoffs = [[Fate(t, card, bets).worth(me) for bets in on_one] for card in now.held]
        return Lay(*self.rng.choices(now.held, reply(payoffs, usual)))

    def crowds(self, t: Table, me: Seat) -> list[list[list[Space]]]:
        """What the others may bet: as regulars would, or as novices, by how plain people here are."""
        now, rng, plain = t.now, self.rng, CROWDS * plainness(t, me)
        worth = worths(likely(now, SUSPECTED))
        return [
            [
                [rng.choice(WIDE) for _ in range(tiles - (tiles > 1))]
                if number < plain
                else [guess(worth, rng) for _ in range(tiles)]
                for tiles in now.tiles
            ]
            for number in range(CROWDS)
        ]

    def place(self, view: View[Table, Hand]) -> Place:
        """A space for this tile, as if all my tiles went there: each is considered afresh, so they may end up apart."""
        t, me, now = view.table, view.seat, view.table.now
        kept = sum(tiles for seat, tiles in enumerate(now.tiles) if seat not in now.to_bet)
        payoffs = []
        for space in SPACES:
            bets = [[*down, *([space] * now.tiles[me] if seat == me else [])] for seat, down in enumerate(now.bets)]
            payoffs.append([Fate(t, card, bets, kept).worth(me) for card in now.held])
        dealer = self.expected(t, me)
        return Place(*self.rng.choices([*SPACES], reply(payoffs, [dot(row, dealer) for row in payoffs])))

    def expected(self, t: Table, me: Seat) -> list[float]:
        """How likely each card held is to be laid. A plain dealer lays any, unless one more card makes the bonus."""
        planned = shares([*likely(t.now, EAGER).values()])
        plain = 0.0 if missing(t.now.shown) == 1 else plainness(t, me)
        return [plain / len(planned) + (1 - plain) * chance for chance in planned]


class Expert(Learned):
    """Has learnt by playing which cards dealers lay, and lays its own so that nobody can learn them."""

    version = 1


class Bold(Learned):
    """Keeps fewer tiles back than an expert, and lays fewer on spaces that several cards hit."""

    version = 1
    aim = 2.5


class Careful(Learned):
    """Keeps more tiles back than an expert, and lays more on spaces that several cards hit."""

    version = 1
    aim = -3.0

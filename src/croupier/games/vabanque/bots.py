"""Computer players of Vabanque. Money is in thousands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from croupier.core.game import Game, View
from croupier.players.learned import Learned
from croupier.players.playouts import Budget

from .chances import Reading
from .looks import as_seen, my_cards, reach
from .plans import Trial, plans
from .rules import CHIPS, FARTHEST, Card, Hand, Lay, Place, Table, Walk

HEAP = 0.2  # how much chips already there count compared with a new one: a heap draws Traps
WAVER = 0.25  # how far below the best a choice may look and still be made: a fixed answer is easily trapped
CROWD = 2  # others' cards at a tile that frighten a novice away

HALVINGS = 3  # rounds of trying plans out, each with the better half of those before
HOPE = 1e-5  # chances of winning that a thousand less behind the first is worth where no walk wins
MARGIN = 0.05  # how far below the best a plan or walk may be, as a share of it, and still be taken


class Novice:
    """A beginner, who knows the rules and counts chips. Its mistakes:

    - piles chips on the biggest heap in reach, where everybody comes and every Trap lies
    - lays the Trap at the biggest heap, whether anybody can come there or not
    - lays the Dummy just anywhere
    - is afraid of several cards at a tile, never of a single one
    """

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Place | Lay | Walk]) -> Place | Lay | Walk:
        t, near = view.table, reach(view.table, view.seat)
        heaps = [sum(chips) for chips in t.chips]
        match view.phase:
            case "PutChips":
                worth = [heap if tile in near else -1 for tile, heap in enumerate(heaps)]
            case "LayCards":
                card = self.rng.choice(view.hand.cards)
                moves = [move for move in moves if isinstance(move, Lay) and move.card == card]
                worth = self.for_card(card, heaps, near)
            case _:
                worth = self.for_pawn(view, heaps)
        return max(moves, key=lambda move: (worth[where(view, move)], self.rng.random()))

    def for_card(self, card: Card, heaps: list[int], near: list[int]) -> list[int]:
        if card == "trap":
            return heaps
        if card == "dummy":
            return [0] * len(heaps)
        return [heap if tile in near else -1 for tile, heap in enumerate(heaps)]

    def for_pawn(self, view: View[Table, Hand], heaps: list[int]) -> list[int]:
        lying, mine, double = as_seen(view.table).cards, [*my_cards(view).values()], my_cards(view).get("double")
        return [
            -1 if lying[tile] - mine.count(tile) >= CROWD else heap * (1 + (tile == double))
            for tile, heap in enumerate(heaps)
        ]


class Regular:
    """Puts chips where few others come, traps the tiles that others like, and walks around what could be a Trap."""

    version = 1

    def __init__(self, game: Game[Any, Any, Any], rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View[Table, Hand], moves: Sequence[Place | Lay | Walk]) -> Place | Lay | Walk:
        own = my_cards(view)
        match view.phase:
            case "PutChips":
                worth = for_chip(view, HEAP)
            case "LayCards":
                card = self.rng.choice(view.hand.cards)  # in no fixed order, which would give it away
                moves = [move for move in moves if isinstance(move, Lay) and move.card == card]
                worth = as_seen(view.table).for_card(view.seat, card, own)
            case _:
                worth = as_seen(view.table).for_pawn(view.seat, own.get("double"))
        return wavering(view, moves, worth, self.rng)


def wavering(
    view: View[Table, Hand], moves: Sequence[Place | Lay | Walk], worth: Sequence[float], rng: Random
) -> Place | Lay | Walk:
    """A move to a tile that is worth most, or not much less."""
    waver = 1 + WAVER * max(worth)
    return max(moves, key=lambda move: worth[where(view, move)] + waver * rng.random())


def where(view: View[Table, Hand], move: Place | Lay | Walk) -> int:
    """The tile that a move is about."""
    if isinstance(move, Walk):
        return reach(view.table, view.seat)[move.steps]
    return move.tile


def for_chip(view: View[Table, Hand], heap: float) -> list[float]:
    """Put chips where my pawn can walk and few others can, rather on other chips than alone if heaps count."""
    t, chip = view.table, CHIPS[view.table.round][0]
    near = [reach(t, seat) for seat in t.order]
    worth = [0.0] * len(t.chips)
    for tile in reach(t, view.seat):
        worth[tile] = (heap * sum(t.chips[tile]) + chip) / sum(tile in tiles for tiles in near)
    return worth


class Veteran:
    """Reads the others' cards, plans its own three together, and keeps luck out of it.

    A card tells what it is by where it lies: a Trap waits where many want to go, a ×2 where its owner does. Others come
    or stay away because of where my cards lie, not what they are: so a plan is tried out by imagining how they lay the
    rest of theirs, and counting what the pawns that come then would pay me. Whole games played out would be too few to
    tell plans apart, and a calculation without the others' answers to my cards lost to heuristics at six seats.

    Chips go where few others can walk, whatever lies there: big heaps make a game of luck, and the better player does
    not want that. The last walk aims at the first place. Among plans that are nearly as good, and for the order of its
    cards, it lets chance decide: a fixed answer would be read as easily as it reads others.
    """

    version = 1
    playouts = 150  # rounds imagined for a decision if no budget is given

    def __init__(self, game: Game[Any, Any, Any], rng: Random, budget: Budget | None = None) -> None:
        self.rng, self.budget = rng, budget or Budget(playouts=self.playouts)

    def choose(self, view: View[Table, Hand], moves: Sequence[Place | Lay | Walk]) -> Place | Lay | Walk:
        match view.phase:
            case "PutChips":
                return wavering(view, moves, for_chip(view, heap=0), self.rng)
            case "LayCards":
                return self.lay(view)
            case _:
                last = view.table.round == max(CHIPS)
                worth = self.for_first_place(view) if last else for_money(view)
                low = max(worth) - MARGIN * abs(max(worth))
                return moves[self.rng.choice([steps for steps, one in enumerate(worth) if one >= low])]

    def lay(self, view: View[Table, Hand]) -> Lay:
        """The first card of a plan that did as well as the best, or nearly."""
        reading, spite = Reading(view), rivalry(view)
        trials = [Trial(plan, view.hand.cards, self.rng) for plan in plans(reading, spite, self.rng)]
        for halving, may_begin in enumerate(self.budget.parts(HALVINGS)):
            trials, tries = trials[: (len(trials) + 1) // 2] if halving else trials, 0
            while may_begin(len(trials)) or not tries:
                seed, tries = self.rng.getrandbits(64), tries + 1
                for trial in trials:
                    trial.total += reading.guess(Random(seed), trial.tiles).value(trial.plan, spite)
            trials.sort(key=lambda trial: -trial.total)
        low = trials[0].total - MARGIN * abs(trials[0].total)
        return self.rng.choice([trial.first for trial in trials if trial.total >= low])

    def for_first_place(self, view: View[Table, Hand]) -> list[float]:
        """How often each walk wins, by steps; among walks that win as often, the money decides."""
        t, me, reading = view.table, view.seat, Reading(view)
        worth, gone = [0.0] * (FARTHEST + 1), t.order[: t.turns]
        (may_begin,), tries = self.budget.parts(1), 0
        while may_begin(1) or not tries:
            world, tries = reading.guess(self.rng), tries + 1
            pawns = world.walks(gone, t.pawns, self.rng)
            for steps, tile in enumerate(reading.round.reach[me]):
                pawns[me] = tile
                money = [had + gain for had, gain in zip(t.money.seats, world.takings(pawns))]
                most = max(money)
                worth[steps] += (money[me] == most) / money.count(most) - HOPE * (most - money[me])
        return [one / tries for one in worth]


class Expert(Learned):
    """Has learnt by playing where chips lure, where a Trap pays, and when to stay away."""

    version = 1


def for_money(view: View[Table, Hand]) -> list[float]:
    """What each walk brings me compared with the others, by steps, as far as their cards can be read."""
    reading, spite, double = Reading(view), rivalry(view), my_cards(view).get("double")
    worth = []
    for tile in reading.round.reach[view.seat]:
        safe, doubles, traps = 1.0, float(tile == double), 0.0
        for seat in view.table.order:
            if seat != view.seat:
                trap, other = reading.trap_and_double(seat, tile)
                safe, doubles, traps = safe * (1 - trap), doubles + other, traps + trap
        worth.append(reading.round.chips[tile] * (1 + doubles) * (safe - spite * traps))
    return worth


def rivalry(view: View[Table, Hand]) -> float:
    """How much a thousand of another's hurts compared with one of mine: each is one of several rivals."""
    return 1 / (view.seats - 1)

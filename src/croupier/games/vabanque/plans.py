"""Where to lay all three cards of a round of Vabanque: the plans that are worth trying out."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from random import Random

from .chances import FORESEE, Plan, Reading, World, draw, leanings
from .looks import Own
from .rules import CARDS, Card, Lay

SKETCHES = 4  # worlds in which plans are compared at first sight
TRAPS, DOUBLES = 5, 3  # tiles considered for these cards; for the Dummy, all
FAVOURITES, HEURISTIC = 10, 6  # plans to try out: the best at first sight, and some by heuristics


class Trial:
    """A plan being tried out, with its cards in an order that gives nothing away."""

    def __init__(self, plan: Plan, cards: Sequence[Card], rng: Random) -> None:
        order = rng.sample(cards, len(cards))
        self.plan, self.total = plan, 0.0
        self.first = Lay(order[0], plan[order[0]])
        self.tiles = [plan[card] for card in order]  # of the cards still to be laid


def plans(reading: Reading, spite: float, rng: Random) -> list[Plan]:
    """The plans worth a try, no two equal."""
    worlds = [reading.guess(rng) for _ in range(SKETCHES)]
    sketches = nlargest(
        FAVOURITES,
        combinations(reading, worlds, spite),
        key=lambda plan: sum([world.value(plan, spite) for world in worlds]),
    )
    for _ in range(HEURISTIC):
        if (plan := by_heuristics(reading, rng)) not in sketches:
            sketches.append(plan)
    return sketches


def combinations(reading: Reading, worlds: Sequence[World], spite: float) -> list[Plan]:
    """A Trap where much money walks, a ×2 where I should like to walk myself, a Dummy anywhere."""
    mine, tiles, near = reading.mine, range(len(reading.round.chips)), reading.round.reach[reading.me]
    coming = [0.0] * len(tiles)  # coming[tile], money, if one card of mine lies there
    for world in worlds:
        for guest in world.guests:
            total = sum([weights[0] for _, weights, *_ in guest])
            for tile, weights, _, amount, _ in guest:
                coming[tile] += weights[1] * amount / total
    pleasant = [sum([world.for_my_pawn(tile, tile, spite) for world in worlds]) for tile in tiles]
    traps = [mine["trap"]] if "trap" in mine else nlargest(TRAPS, tiles, coming.__getitem__)
    doubles = [mine["double"]] if "double" in mine else nlargest(DOUBLES, near, pleasant.__getitem__)
    dummies = [mine["dummy"]] if "dummy" in mine else tiles
    return [
        {"double": double, "trap": trap, "dummy": dummy} for trap in traps for double in doubles for dummy in dummies
    ]


def by_heuristics(reading: Reading, rng: Random) -> Plan:
    """A plan as others would make it: card by card, each where it looks best, but not always."""
    own: Own = {**reading.mine}
    seen = reading.round.copy()
    left = [card for card in CARDS if card not in own]
    for card in rng.sample(left, len(left)):
        own[card] = draw(leanings(seen.for_card(reading.me, card, own), *FORESEE), rng)
        seen.lay(reading.me, own[card])
    return own

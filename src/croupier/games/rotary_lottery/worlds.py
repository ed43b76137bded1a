"""Worlds that a player may be in, one after another: those of imagine.py, read for what matters in the draft.

In round two one walk of swaps leads from world to world, which costs much less than imagining each from the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from croupier.core.game import View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

from .imagine import CARDS, Seen, Sheet, packet_of, settled, stir_both, wanted
from .rules import WAYS, Hand, Table
from .swaps import ANYTHING, Arrangement

WALK = 120  # swaps to try from one world to the next
PAUSE = 10  # swaps to try before looking again whether all fits

Tally = list[int]  # tally[number], how many cards; nothing has the number 0


class World(NamedTuple):
    """All that matters for the rest of a round. Players are numbered round the table, those who are out left out."""

    hands: list[list[Card]]  # hands[player], what it holds now
    tickets: list[Tally]  # tickets[player], so far
    pile: Tally  # the lottery cards not turned up


def worlds(view: View[Table, Hand], rng: Random) -> Iterator[World]:
    """One world after another, endlessly."""
    t, players, ways = view.table, view.table.bank.playing, [*WAYS.values()]
    known = zip(t.rounds, ways, view.hand.held, view.hand.laid)
    rounds = [
        Seen(way, now.lottery, [now.hits[seat] for seat in players], held, laid) for now, way, held, laid in known
    ]
    left, me = less(t.deck, *(now.lottery for now in t.rounds)), players.index(view.seat)
    while len(rounds) == 1:
        yield read(rounds, fitting(rounds, len(players), me, left, rng))
    sheets = fitting(rounds, len(players), me, left, rng)
    for _ in walk(rounds, sheets, rng):
        yield read(rounds, sheets)


def fitting(rounds: Sequence[Seen], players: int, me: int, left: Mapping[Card, int], rng: Random) -> list[Sheet]:
    """Sheets on which everything is as one has seen it."""
    while True:
        sheets = [Sheet(seen, players, me, sum(left.values()) - CARDS * players, rng) for seen in rounds]
        if settled(sheets, left, rounds, rng):
            return sheets


def walk(rounds: Sequence[Seen], sheets: Sequence[Sheet], rng: Random) -> Iterator[None]:
    """Swap cards on the sheets, and yield whenever, after a good while, everything fits."""
    first, second = sheets
    wants = wanted(rounds[0], second.shown)
    blanks = [place for blank in first.blanks for place in blank]
    ones = Arrangement(first.lies, first.owners, [*first.groups, blanks], wants)
    free = [[ANYTHING] * len(NUMBERS)] * len(wants)  # of this round nothing is known yet but what one has seen
    twos = Arrangement(second.lies, second.owners, [*second.groups, *second.blanks], free)

    def go(swaps: int) -> None:
        for _ in range(swaps):
            stir_both(ones, twos, second.blanks, rng)

    while True:
        yield
        go(WALK)
        while not ones.fits:
            go(PAUSE)


def read(rounds: Sequence[Seen], sheets: Sequence[Sheet]) -> World:
    """The world that lies on the sheets at this moment."""
    now, grid = rounds[-1], sheets[-1].grid
    step, hands, tickets = len(now.laid), [], []
    for player in range(len(grid)):
        packets = [grid[packet_of(player, at, now.way, len(grid))] for at in range(step + 1)]
        hands.append(packets[step][step:])
        tickets.append(tally(packets[at][at] for at in range(step)))
    return World(hands, tickets, tally(sheets[0].lies[CARDS * len(grid) :]))


def tally(cards: Iterable[Card]) -> Tally:
    counts = [0] * (1 + len(NUMBERS))
    for card in cards:
        counts[card] += 1
    return counts

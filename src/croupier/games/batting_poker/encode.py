"""Batting Poker for learners. A discard is numbered by its cards, a swap by the two cards and whose discards it is."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, counted, flat, queue_of, round_of, seat_of
from croupier.kit.seventh_heaven.encoding import LOANS, bank
from croupier.kit.seventh_heaven.number_cards import FULL

from .hands import COUNTS_FROM
from .rules import CARDS, TIMES_ROUND, Discard, Pass, Swap, history

KINDS = tuple(FULL)
ALL, MOST = sum(FULL.values()), max(FULL.values())
MOST_PLAYERS = max(COUNTS_FROM.values())
ACTIONS = (Discard, Swap, Pass)


def encode(seats: int, options: Options) -> Encoding:
    slices = (
        *bank(seats),
        Slice(
            "hand", len(KINDS), "own cards: 0, 1 to 7, 00; divided by 3", lambda v: counted(v.hand.cards, KINDS, CARDS)
        ),
        Slice("dealer", seats, "who deals", lambda view: seat_of(view, view.table.round.dealer)),
        Slice("next", seats, "who is to act; the first is 1", lambda view: queue_of(view, view.table.round.to_act)),
        Slice("turns", seats, "turns to come; divided by 3", turns),
        Slice("cards", seats, "in hand; divided by 3", lambda v: [v.table.round.cards[s] / CARDS for s in round_of(v)]),
        Slice("discards", seats * len(KINDS), "cards face up in front of each; divided by 7", discards),
        Slice("done", seats * TIMES_ROUND * len(ACTIONS), "each turn so far: discarded, swapped or passed", done),
        Slice("drawn", seats * TIMES_ROUND, "cards drawn in each turn; divided by 3", drawn),
        Slice("known", seats * len(KINDS), "cards that all know to be in a hand; divided by 3", known),
        Slice("shown", seats * len(KINDS), "hands of the last showdown; divided by 3", shown),
        Slice("pile", 1, "cards in it; divided by 51", lambda view: (view.table.round.pile / ALL,)),
        Slice("round", 1, "the last one is 1", lambda view: (view.table.round.number / view.table.players,)),
        Slice("players", 1, "how many started; divided by 5", lambda view: (view.table.players / MOST_PLAYERS,)),
    )
    some = [cards for count in range(1, CARDS + 1) for cards in combinations_with_replacement(KINDS, count)]
    discarded = [Discard(cards) for cards in some if all(cards.count(card) <= FULL[card] for card in cards)]
    swapped = [Swap(card, owner, taken) for owner in range(seats) for taken in KINDS for card in KINDS]
    return Encoding(slices, (*LOANS, Pass(), *discarded, *swapped))


def turns(view: Any) -> list[float]:
    return [view.table.round.to_act.count(seat) / TIMES_ROUND for seat in round_of(view)]


def discards(view: Any) -> list[float]:
    lying = view.table.round.discards
    return flat(counted(lying[seat], KINDS, MOST) for seat in round_of(view))


def done(view: Any) -> list[float]:
    acted = view.table.round.done
    return [
        float(time < len(acted[seat]) and isinstance(acted[seat][time], action))
        for seat in round_of(view)
        for time in range(TIMES_ROUND)
        for action in ACTIONS
    ]


def drawn(view: Any) -> list[float]:
    numbers = []
    for seat in round_of(view):
        counts = [len(move.cards) / CARDS if isinstance(move, Discard) else 0.0 for move in view.table.round.done[seat]]
        numbers += [*counts, *[0.0] * (TIMES_ROUND - len(counts))]
    return numbers


def known(view: Any) -> list[float]:
    r = view.table.round
    return flat(counted(history(r, seat)[0], KINDS, CARDS) for seat in round_of(view))


def shown(view: Any) -> list[float]:
    return flat(counted(view.table.shown[seat], KINDS, CARDS) for seat in round_of(view))

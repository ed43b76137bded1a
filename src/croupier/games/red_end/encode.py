"""Red End for learners: one's own pile card by card, and what came off the others."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, counted, flat, queue_of, round_of, seat_of, seats_of, soft
from croupier.kit.seventh_heaven.encoding import LOANS, bank
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from .piles import PILE
from .rules import Draw, Pass

MOST = 7  # cards of a number
MOST_PLAYERS = 5
HALF, HALF_CARDS = 10, 3  # a sum and a number of black cards that are encoded as one half


def encode(seats: int, options: Options) -> Encoding:
    many = len(NUMBERS)
    slices = (
        *bank(seats),
        Slice("pile", PILE * many, "own pile as it was made, top first", pile),
        Slice(
            "piles", seats, "cards left; divided by 7", lambda v: [v.table.round.piles[s] / PILE for s in round_of(v)]
        ),
        Slice("off", seats * many, "cards that came off each pile, by number; divided by 7", off),
        Slice("sum", seats, f"of black cards drawn; {HALF} becomes 0.5", sums),
        Slice("black", seats, f"how many; {HALF_CARDS} becomes 0.5", black),
        Slice("turns", seats, "who is still in; the next is 1", lambda view: queue_of(view, view.table.round.turns)),
        Slice("knocked_out", seats, "who drew red", lambda view: seats_of(view, view.table.round.knocked_out)),
        Slice("dealer", seats, "who deals", lambda view: seat_of(view, view.table.round.dealer)),
        Slice("round", 1, "the last one is 1", lambda view: (view.table.round.number / view.table.rounds,)),
        Slice("rounds", 1, "in all; divided by 5", lambda view: (view.table.rounds / MOST_PLAYERS,)),
    )
    return Encoding(slices, (*LOANS, *map(Draw, range(seats)), Pass()))


def pile(view: Any) -> list[float]:
    cards = [*view.hand.pile, *[None] * PILE][:PILE]
    return [float(card == number) for card in cards for number in NUMBERS]


def off(view: Any) -> list[float]:
    gone = view.table.round.off
    return flat(counted(gone[seat], NUMBERS, MOST) for seat in round_of(view))


def sums(view: Any) -> list[float]:
    return [soft(sum(view.table.round.black[seat]), HALF) for seat in round_of(view)]


def black(view: Any) -> list[float]:
    return [soft(len(view.table.round.black[seat]), HALF_CARDS) for seat in round_of(view)]

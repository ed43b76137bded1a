"""Three Seven for learners. Every raise, in tens up to 100, has a number of its own."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, counted, flat, queue_of, round_of, seat_of, seats_of, soft
from croupier.kit.seventh_heaven.bank import tens
from croupier.kit.seventh_heaven.encoding import LOANS, bank, chips
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from .rules import HIGHEST_RAISE, ROUNDS, SEVEN, AllIn, Call, Declare, Fold, Hold, Play, Raise, deck

MOST_PLAYERS = 5
ALL = sum(deck(MOST_PLAYERS).values())
MOST = deck(MOST_PLAYERS)[SEVEN]  # cards of a number
HALF = 5  # cards in hand that are encoded as one half


def encode(seats: int, options: Options) -> Encoding:
    slices = (
        *bank(seats),
        Slice(
            "hand", len(NUMBERS), "own cards by number; divided by 9", lambda v: counted(v.hand.cards, NUMBERS, MOST)
        ),
        Slice(
            "cards",
            seats,
            f"in hand; {HALF} becomes 0.5",
            lambda v: [soft(v.table.now.cards(s), HALF) for s in round_of(v)],
        ),
        Slice("played", seats * len(NUMBERS), "cards each played, by number; divided by 9", played),
        Slice("shown", seats * len(NUMBERS), "hands declared, by number; divided by 9", shown),
        Slice("inside", seats, "who is still in the round", lambda view: seats_of(view, view.table.now.inside)),
        Slice("all_in", seats, "who is all-in", lambda view: seats_of(view, view.table.now.all_in)),
        Slice(
            "to_bet", seats, "who is still to bet; the first is 1", lambda view: queue_of(view, view.table.now.to_bet)
        ),
        Slice("stakes", 2, "what is missing to match the highest stake, and the prize", stakes),
        Slice("pile", 1, "cards left; divided by 51", lambda view: (view.table.pile / ALL,)),
        Slice("dealer", seats, "who deals", lambda view: seat_of(view, view.table.now.dealer)),
        Slice("round", 1, "the last one is 1", lambda view: (view.table.now.number / ROUNDS,)),
        Slice("started", 1, "players; divided by 5", lambda view: (view.table.started / MOST_PLAYERS,)),
    )
    said = (Call(), Fold(), AllIn(), *map(Raise, tens(HIGHEST_RAISE)), Hold(), Declare(), *map(Play, NUMBERS))
    return Encoding(slices, (*LOANS, *said))


def cards(view: Any) -> list[float]:
    return [soft(view.table.now.cards(seat), HALF) for seat in round_of(view)]


def played(view: Any) -> list[float]:
    gone = view.table.now.played
    return flat(counted(gone[seat], NUMBERS, MOST) for seat in round_of(view))


def shown(view: Any) -> list[float]:
    hands = view.table.now.shown
    return flat(counted(hands[seat], NUMBERS, MOST) for seat in round_of(view))


def stakes(view: Any) -> tuple[float, float]:
    t = view.table
    missing = t.highest - t.bank.down[view.seat] if t.now.inside else 0
    return chips(missing), chips(t.prize)

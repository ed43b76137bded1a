"""Your Order for learners. Every bet, in tens from 10 to 100, has a number of its own."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, counted, flat, one_of, queue_of, round_of, seat_of
from croupier.kit.seventh_heaven.bank import tens
from croupier.kit.seventh_heaven.encoding import LOANS, bank
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from .rules import DUMMY, HELD, MOST, PAYS, Bet, Discard, Keep

TIMES = 2  # a round each may bet
MOST_PLAYERS = max(PAYS)


def encode(seats: int, options: Options) -> Encoding:
    ranks = range(1, seats + 2)

    def bets(view: Any) -> list[float]:
        numbers: list[float] = []
        for seat in round_of(view):
            made = view.table.round.bets[seat]
            for time in range(TIMES):
                bet = made[time] if time < len(made) else None
                numbers += (*one_of(bet.rank - 1 if bet else None, len(ranks)), bet.amount / MOST if bet else 0.0)
        return numbers

    slices = (
        *bank(seats),
        Slice(
            "hand", len(NUMBERS), "own cards by number; divided by 2", lambda v: counted(v.hand.cards, NUMBERS, HELD)
        ),
        Slice("dealer", seats, "who deals", lambda view: seat_of(view, view.table.round.dealer)),
        Slice("to_act", seats, "who is still to act; the first is 1", lambda v: queue_of(v, v.table.round.to_act)),
        Slice(
            "held", seats, "cards in hand; divided by 2", lambda v: [v.table.round.held[s] / HELD for s in round_of(v)]
        ),
        Slice("discards", seats * len(NUMBERS), "the number each discarded", discards),
        Slice(
            "bets",
            seats * TIMES * (len(ranks) + 1),
            "both bets of each: place and amount; divided by 100",
            bets,
            blocks=seats * TIMES,
        ),
        Slice("dummy", DUMMY * (len(NUMBERS) + 1), "each card by number, or face down", dummy),
        Slice("shown", seats * len(NUMBERS), "hands shown at the very end, by number", shown),
        Slice("round", 1, "the last one is 1", lambda view: (view.table.round.number / view.table.players,)),
        Slice("players", 1, "how many started; divided by 5", lambda view: (view.table.players / MOST_PLAYERS,)),
    )
    placed = [Bet(rank, amount) for rank in ranks for amount in tens(MOST)]
    return Encoding(slices, (*LOANS, Keep(), *map(Discard, NUMBERS), *placed))


def discards(view: Any) -> list[float]:
    gone = view.table.round.discards
    return [float(gone[seat] == number) for seat in round_of(view) for number in NUMBERS]


def dummy(view: Any) -> list[float]:
    cards, kinds = view.table.round.dummy, (*NUMBERS, None)
    return [float(place < len(cards) and cards[place] == kind) for place in range(DUMMY) for kind in kinds]


def shown(view: Any) -> list[float]:
    hands = view.table.round.shown
    return flat(counted(hands[seat], NUMBERS, HELD) for seat in round_of(view))

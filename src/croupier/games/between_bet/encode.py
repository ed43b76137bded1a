"""Between Bet for learners. Every amount that a seat could ever own, in tens, has a number of its own."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Numbers, Slice, counted, flat, one_of, seat_of, seats_of
from croupier.kit.seventh_heaven.bank import CHIP, LOAN, Gamble, open_bank, tens
from croupier.kit.seventh_heaven.encoding import LOANS, bank, chips
from croupier.kit.seventh_heaven.number_cards import FULL

from .row import PAIRS, ROW, limits
from .rules import CHIPS, Bet, Call, Pick, Quiet, Raise, Stand

KINDS = tuple(FULL)
MOST_PLAYERS = 5
HIGHEST = CHIP * limits([7] * (ROW - 1) + [0])[1]  # the highest bet that can win, with a 0 or 00
WINS = 2 * HIGHEST  # most that a seat wins in a round


def encode(seats: int, options: Options) -> Encoding:
    slices = (
        *bank(seats),
        Slice("row", ROW * (len(KINDS) + 1), "each place: 0, 1 to 7, 00, or face down", row),
        Slice("peeked", 2 * len(KINDS), "the pair this seat looked at", peeked),
        Slice("pair", len(PAIRS), "the pair that the holder looks at: left or right", pair),
        Slice("call", 1, "the highest so far", lambda view: (chips(view.table.round.call),)),
        Slice("holder", seats, "who called it", lambda view: seat_of(view, view.table.round.holder)),
        Slice("tied", seats, "equal highest callers", lambda view: seats_of(view, view.table.round.tied)),
        Slice("used", len(KINDS), "cards of earlier rounds; divided by 7", used),
        Slice("dealer", seats, "who deals", lambda view: seat_of(view, view.table.round.dealer)),
        Slice("round", 1, "the last one is 1", lambda view: (view.table.round.number / view.table.rounds,)),
        Slice("rounds", 1, "in all; divided by 5", lambda view: (view.table.rounds / MOST_PLAYERS,)),
    )
    amounts = [*tens(most_chips(seats, options))]
    said = (Quiet(), *map(Call, amounts), *(Pick(pair) for pair in PAIRS), Stand(), *map(Raise, amounts))
    return Encoding(slices, (*LOANS, *said, Bet(0), *map(Bet, amounts)))


def most_chips(seats: int, options: Options) -> int:
    """More than a seat can ever bet: what it comes with, a loan, and the highest win in every round but the last."""
    assert isinstance(options, Gamble)
    start = open_bank(seats, CHIPS, options)
    return max(start.chips) + LOAN + WINS * (len(start.playing) - 1)


def row(view: Any) -> list[float]:
    cards, kinds = view.table.round.row, (*KINDS, None)
    return [float(place < len(cards) and cards[place] == kind) for place in range(ROW) for kind in kinds]


def peeked(view: Any) -> list[float]:
    seen = [*view.hand.peeked, None, None][:2]
    return flat(one_of(None if card is None else KINDS.index(card), len(KINDS)) for card in seen)


def pair(view: Any) -> list[float]:
    return [float(view.table.round.pair == side) for side in PAIRS]


def used(view: Any) -> Numbers:
    return counted(view.table.used, KINDS, max(FULL.values()))

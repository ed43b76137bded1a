"""Mind Roulette for learners: the layout of the cloth, and what everybody showed when it was their turn to deal."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Numbers, Slice, counted, flat, one_of, queue_of, round_of, seat_of
from croupier.kit.seventh_heaven.encoding import LOANS, bank, chips
from croupier.kit.seventh_heaven.number_cards import FULL

from .rules import LAYS, PLACES_OR_DONE, SHOWS, SPACES, TILES, Round

KINDS = tuple(FULL)
CLOTH = tuple(SPACES)
MOST = max(FULL.values())
MOST_TILES, MOST_PLAYERS = max(TILES.values()), max(TILES)


def encode(seats: int, options: Options) -> Encoding:
    nothing = Round(0, 0, [0] * seats, [[] for _ in range(seats)])

    def now(view: Any) -> Round:
        return view.table.rounds[-1] if view.table.rounds else nothing

    def dealer(view: Any) -> tuple[float, ...]:
        return seat_of(view, now(view).dealer if view.table.rounds else None)

    def bets(view: Any) -> list[float]:
        return flat(counted(now(view).bets[seat], CLOTH, MOST_TILES) for seat in round_of(view))

    def shown(view: Any) -> Numbers:
        return counted(now(view).shown, KINDS, MOST)

    def last(view: Any) -> tuple[float, ...]:
        cards = now(view).shown
        return one_of(KINDS.index(cards[-1]) if cards else None, len(KINDS))

    slices = (
        *bank(seats),
        Slice("dealer", seats, "who deals", dealer),
        Slice("deposit", 1, "the dealer's, when the round began", lambda view: (chips(now(view).deposit),)),
        Slice(
            "tiles", seats, "in hand; divided by 4", lambda v: [now(v).tiles[seat] / MOST_TILES for seat in round_of(v)]
        ),
        Slice("bets", seats * len(SPACES), "tiles of each on: " + ", ".join(SPACES), bets),
        Slice("to_bet", seats, "who is still to bet; the first is 1", lambda view: queue_of(view, now(view).to_bet)),
        Slice(
            "shown",
            len(KINDS),
            "cards of this round: 0, 1 to 7, 00; divided by 7",
            lambda v: counted(now(v).shown, KINDS, MOST),
        ),
        Slice("last", len(KINDS), "the last card shown", last),
        Slice("laid", len(KINDS), "the card this seat laid face down", laid),
        Slice("before", seats * len(KINDS), "cards each showed as the dealer, in all rounds; divided by 7", before),
        Slice("round", 1, "divided by 5", lambda view: (len(view.table.rounds) / MOST_PLAYERS,)),
    )
    return Encoding(slices, (*LOANS, *SHOWS, *LAYS.values(), *PLACES_OR_DONE))


def laid(view: Any) -> tuple[float, ...]:
    return one_of(None if view.hand.laid is None else KINDS.index(view.hand.laid), len(KINDS))


def before(view: Any) -> list[float]:
    dealt = {one.dealer: one.shown for one in view.table.rounds}
    return flat(counted(dealt.get(seat, ()), KINDS, MOST) for seat in round_of(view))

"""Rotary Lottery for learners, with all that a seat remembers of both drafts."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Alike, Encoding, Slice, counted, flat, one_of, round_of, seat_of
from croupier.kit.seventh_heaven.encoding import LOANS, bank
from croupier.kit.seventh_heaven.number_cards import NUMBERS

from .imagine import CARDS
from .rules import LAYS, TURNED

ROUNDS = len(TURNED)
MOST_COPIES = 7  # of a number


def encode(seats: int, options: Options) -> Encoding:
    many = len(NUMBERS)
    slices = (
        *bank(seats),
        Slice("hand", many, "own cards by number; divided by 7", lambda view: counted(view.hand.cards, NUMBERS, CARDS)),
        Slice("tickets", ROUNDS * many, "own cards laid, by round and number; divided by 7", tickets),
        Slice("held", ROUNDS * CARDS * many, "what was in hand before each card laid, by number; divided by 7", held),
        Slice("laid", ROUNDS * CARDS * many, "each card laid", laid),
        Slice("hits", ROUNDS * seats * many, "hits by round, seat and number; divided by 7", hits, ROUNDS),
        Slice("lottery", ROUNDS * many, "lottery cards by round and number; divided by 7", lottery),
        Slice("shown", ROUNDS * seats * many, "tickets shown at the very end; divided by 7", shown, ROUNDS),
        Slice("dealer", seats, "who deals", dealer),
        Slice("step", 1, "cards each has laid; divided by 7", step),
        Slice("dealt", 1, "cards dealt; divided by 35", lambda view: (view.table.dealt / (CARDS * 5),)),
        Slice("copies", 1, "of each number; divided by 7", lambda view: (view.table.copies / MOST_COPIES,)),
        Slice("round", ROUNDS, "of two", lambda view: one_of(view.table.round - 1, ROUNDS)),
    )
    numbers = Alike(
        many,
        ("hand", "tickets", "held", "laid", "hits", "lottery", "shown"),
        moves=(len(LOANS), len(LOANS) + many),
        most=(("tickets", 1), ("hand", 0), ("tickets", 0)),
    )
    return Encoding(slices, (*LOANS, *LAYS.values()), numbers)


def nth(things: list[Any], place: int) -> Any:
    """One of several lists, or an empty one."""
    return things[place] if place < len(things) else []


def tickets(view: Any) -> list[float]:
    return flat(counted(nth(view.hand.laid, at), NUMBERS, CARDS) for at in range(ROUNDS))


def held(view: Any) -> list[float]:
    steps = [nth(nth(view.hand.held, at), step) for at in range(ROUNDS) for step in range(CARDS)]
    return flat(counted(cards, NUMBERS, CARDS) for cards in steps)


def laid(view: Any) -> list[float]:
    cards = [[*nth(view.hand.laid, at), *[None] * CARDS][:CARDS] for at in range(ROUNDS)]
    return flat(one_of(None if card is None else card - 1, len(NUMBERS)) for some in cards for card in some)


def hits(view: Any) -> list[float]:
    rounds = [one.hits for one in view.table.rounds]
    some = [nth(nth(rounds, at), seat) for at in range(ROUNDS) for seat in round_of(view)]
    return flat(counted(cards, NUMBERS, CARDS) for cards in some)


def lottery(view: Any) -> list[float]:
    rounds = [one.lottery for one in view.table.rounds]
    return flat(counted(nth(rounds, at), NUMBERS, CARDS) for at in range(ROUNDS))


def shown(view: Any) -> list[float]:
    some = [nth(nth(view.table.tickets, at), seat) for at in range(ROUNDS) for seat in round_of(view)]
    return flat(counted(cards, NUMBERS, CARDS) for cards in some)


def dealer(view: Any) -> tuple[float, ...]:
    return seat_of(view, view.table.now.dealer if view.table.rounds else None)


def step(view: Any) -> tuple[float]:
    return (view.table.now.laid / CARDS if view.table.rounds else 0.0,)

"""What is written on the slip at the end of a round: everybody's place, and what became of each bet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from croupier.core.game import Part, Seat, Value
from croupier.kit.seventh_heaven.number_cards import Card

Ahead = Literal["sum", "dummy", "dealer", "turn"]


class Finish(Value):
    """A place that is taken: by a player, or by the dummy."""

    seat: Seat | None  # None: the dummy
    cards: tuple[Card, ...]
    total: int
    ahead: Ahead  # why it stands before the next: by its sum, or if equal as the dummy's, the dealer's, or by turn


class Fate(Value):
    """What became of a bet."""

    rank: int  # that was bet on
    amount: int
    won: int  # the prize, or below 0 what was lost


class Ending(Part, tag="your_order.Ending"):
    """How a round ended, as far as it is told."""

    round: int
    dealer: Seat
    dummy: list[Card]
    places: list[Finish]  # places[rank - 1]
    fates: list[list[Fate]]  # fates[seat], of the first and the second bet


def dummy_sum(cards: list[Card]) -> int:
    """YO-5 Numbers that the dummy has more than once count nothing."""
    return sum(card for card in cards if cards.count(card) == 1)


def ranking(hands: Mapping[Seat, Iterable[Card]], dummy: list[Card]) -> Iterator[Finish]:
    """YO-6 The largest sum first; of equal ones the dummy's, then the dealer's, then clockwise, as the hands lie."""
    totals: dict[Seat | None, int] = {None: dummy_sum(dummy)} | {seat: sum(cards) for seat, cards in hands.items()}
    order = sorted(totals, key=lambda who: -totals[who])
    for who, after in zip(order, [*order[1:], None]):
        cards = tuple(dummy if who is None else hands[who])
        is_level = who != order[-1] and totals[who] == totals[after]
        yield Finish(who, cards, totals[who], first_of_equals(who, next(iter(hands))) if is_level else "sum")


def first_of_equals(who: Seat | None, dealer: Seat) -> Ahead:
    return "dummy" if who is None else "dealer" if who == dealer else "turn"

"""What the others' choices tell about their hands, if they play about as heuristics say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import comb

from croupier.core.game import Seat, View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.number_cards import PLAIN, Card

from .chances import above, count_above, dummy_sums, pair_sums, promises, sums_of
from .heuristics import exchange
from .rules import DUMMY, Discard, Hand, Keep, Table

Pair = tuple[Card, Card]  # the lower card first
PAIRS: tuple[Pair, ...] = tuple(combinations_with_replacement(sorted(PLAIN), 2))
DOUBT = 0.15  # how likely somebody is to do something other than heuristics say


def rivals(view: View[Table, Hand], mine: Pair) -> dict[Seat, Mapping[int, float]]:
    """How likely each sum of each rival is, by all that they have done in this round."""
    return {
        seat: _sums(tuple(_weights(view, seat, mine)), tuple(unseen(view, mine).values()))
        for seat in view.table.order
        if seat != view.seat
    }


def places(view: View[Table, Hand], mine: Pair) -> list[float]:
    """How likely each place is with these cards."""
    t, total = view.table, sum(mine)
    before = t.order.index(view.seat)
    dummy = above(dummy_sums(unseen(view, mine), _up(view)), total, ties=1)
    others = [above(sums, total, ties=t.order.index(seat) < before) for seat, sums in rivals(view, mine).items()]
    return count_above([dummy, *others])


def unseen(view: View[Table, Hand], mine: Iterable[Card]) -> Mapping[Card, int]:
    r = view.table.round
    return less(PLAIN, mine, _up(view), (card for card in r.discards if card is not None))


def _up(view: View[Table, Hand]) -> list[Card]:
    return [card for card in view.table.round.dummy if card is not None]


def _weights(view: View[Table, Hand], seat: Seat, mine: Pair) -> Iterable[float]:
    """How well each pair explains what a seat has done: whether it changed a card, and where it bet."""
    t, r = view.table, view.table.round
    has_changed = seat not in r.to_act or view.phase != "Change"
    discard, up, place = r.discards[seat], _up(view), t.order.index(seat)
    away = tuple(card or 0 for card in r.discards)
    for pair in PAIRS:
        weight = _by_change(t.players, pair, discard) if has_changed else 1.0
        for number, bet in enumerate(r.bets[seat], 1):
            weight *= _likely(_favourite(t.players, place, pair, tuple(up[:number]), away) == bet.rank)
        yield weight


def _likely(is_as_expected: bool) -> float:
    return 1.0 if is_as_expected else DOUBT


@cache
def _by_change(players: int, pair: Pair, discard: Card | None) -> float:
    """How likely this pair is now for somebody who kept both cards, or who discarded this one and drew another."""
    if discard is None:
        return _likely(exchange(players, pair) == Keep())
    return sum(_likely(exchange(players, (kept, discard)) == Discard(discard)) for kept in pair) / 2


@lru_cache(4096)
def _favourite(players: int, before: int, pair: Pair, up: tuple[Card, ...], away: tuple[Card, ...]) -> int:
    """Where heuristics bet with this pair, this many seats before their own, and these cards in sight."""
    left = less(PLAIN, pair, up, (card for card in away if card))
    if min(left.values()) < 0 or len(up) > DUMMY:
        return 0
    sums, total = pair_sums(left), sum(pair)
    ranks = [above(sums, total, ties=1)] * before + [above(sums, total, ties=0)] * (players - 1 - before)
    returns = promises(players, count_above([above(dummy_sums(left, list(up)), total, ties=1), *ranks]))
    return 1 + returns.index(max(returns))


@lru_cache(1024)
def _sums(weights: tuple[float, ...], left: tuple[int, ...]) -> Mapping[int, float]:
    """The chances of each sum, by how many ways there are to hold a pair and how well it explains what was done."""
    counts = dict(zip(PLAIN, left))
    ways = {
        pair: weight * (comb(counts[pair[0]], 2) if pair[0] == pair[1] else counts[pair[0]] * counts[pair[1]])
        for pair, weight in zip(PAIRS, weights)
    }
    return sums_of(ways)

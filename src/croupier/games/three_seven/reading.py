"""Reading the others: how many sevens each may hold, going by how it bets and by what it has not declared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from operator import mul
from random import Random

from croupier.core.game import Scene, Seat, State, View
from croupier.kit.cards import less
from croupier.kit.seventh_heaven.number_cards import PLAIN

from .heuristics import chance, is_strong
from .rules import ANTE, ENOUGH, HIGHEST_RAISE, SEVEN, Box, Hand, Table, ThreeSeven, bettors, deck

SELDOM = 0.03  # how likely a bet is that a hand would not usually make, where 1 is a usual one
MOST = 9  # sevens there are


def likely(view: Scene[Table], rng: Random) -> ThreeSeven:
    """A deal, as likely as what the others did makes it: first the sevens of each hand, then any other cards."""
    t, r = view.table, view.table.now
    known = {seat: cards for seat, cards in enumerate(r.shown) if cards}
    if isinstance(view, View):
        known[view.seat] = view.hand.cards
    unseen = less(deck(t.started), *r.played, *known.values())
    stock = [card for card, count in unseen.items() if card != SEVEN for _ in range(count)]
    rng.shuffle(stock)
    left, leanings = unseen[SEVEN], read(view)
    hands = list[Hand]()
    for seat in range(view.seats):
        if seat in known:
            hands.append(Hand(known[seat]))
            continue
        size = r.cards(seat)
        ways = ways_to_hold(view, seat, left, left + len(stock))
        weights = [way * lean for way, lean in zip(ways, leanings.get(seat) or [1.0] * len(ways))]
        count = rng.choices(range(len(ways)), weights)[0]
        left -= count
        hands.append(Hand(sorted([*(stock.pop() for _ in range(size - count)), *[SEVEN] * count])))
    pile = Counter(stock)
    return State(view.seats, view.phase, t, hands, Box({card: pile[card] for card in PLAIN} | {SEVEN: left}))


def ways_to_hold(view: Scene[Table], seat: Seat, sevens: int, cards: int) -> list[float]:
    """By number of sevens: in how many ways a hand can hold them, with this many left among this many cards.

    A seat that could declare and did not is assumed to have had fewer than three then, and enough for what it had paid.
    """
    r = view.table.now
    size, fresh = r.cards(seat), last_draw(view, seat)
    most, paying = size, [1.0] * (size + 1)
    if seat in r.inside and fresh < r.drawn[seat]:
        most, paying = ENOUGH - 1, paid(view)
        if view.phase != "PlayOne":
            most -= r.played[seat][-1] == SEVEN
    ways = [0.0] * (min(size, sevens) + 1)
    for before in range(min(most, size - fresh, sevens) + 1):
        for new in range(min(fresh, sevens - before) + 1):
            ways[before + new] += paying[before] * comb(size - fresh, before) * comb(fresh, new)
    elsewhere = [comb(cards - size, sevens - count) for count in range(len(ways))]
    if not any(map(mul, ways, elsewhere)):  # it plays as nobody would: any hand, then
        ways = [float(comb(size, count)) for count in range(len(ways))]
    return [*map(mul, ways, elsewhere)]


def last_draw(view: Scene[Table], seat: Seat) -> int:
    """How many cards came into a hand since its player could last declare."""
    r = view.table.now
    if view.phase == "PlayOne":
        return 0
    turn = len(r.played[seat])
    if not turn:
        return r.drawn[seat]
    last = [played[turn - 1] for played in r.played if len(played) >= turn]
    mine = r.played[seat][turn - 1]
    if last.count(mine) > 1:
        return 0
    return mine


def read(view: Scene[Table]) -> dict[Seat, list[float]]:
    """By seat and number of sevens: how likely what it did in this betting is, where 1 is usual."""
    t, r, bank = view.table, view.table.now, view.table.bank
    leanings = {seat: leaning(lambda count: count < 2) for seat in bank.playing if seat not in r.inside}
    if view.phase != "Bet":
        return leanings
    inside, (me, *_), last = len(r.inside), r.to_bet, r.to_bet[-1]
    cost, raised = t.highest - bank.down[me], t.highest - bank.down[last]
    first = bettors(t, last if raised else r.dealer)[0]  # whoever raised last acted first, so to speak
    for seat in bettors(t, (first - 1) % view.seats):
        if seat == me:
            break
        if not raised:
            leanings[seat] = leaning(lambda count: not is_strong(count, inside))
        elif seat != first:
            leanings[seat] = leaning(lambda count: count < ENOUGH and chance(count, inside) * t.prize >= cost)
        elif raised > HIGHEST_RAISE:
            leanings[seat] = leaning(lambda count: count >= ENOUGH)
        else:
            leanings[seat] = leaning(lambda count: is_strong(count, inside))
    return leanings


def paid(view: Scene[Table]) -> list[float]:
    """By number of sevens: how likely it is to have paid all that everybody paid in earlier bettings of the round."""
    t, r = view.table, view.table.now
    before = min([t.bank.down[seat] for seat in r.inside if seat not in r.all_in], default=ANTE) - ANTE
    inside = len(r.inside)
    return leaning(lambda count: chance(count, inside) * (inside * ANTE + 2 * before) >= before)


def leaning(is_usual: Callable[[int], bool]) -> list[float]:
    return [1.0 if is_usual(count) else SELDOM for count in range(MOST + 1)]

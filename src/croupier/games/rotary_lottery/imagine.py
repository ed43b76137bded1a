"""What the others could have held and laid: a world that fits all one has seen.

How likely is a world? As if hands had been dealt at random and everybody had then laid any card of theirs: every way to
put the single cards on the places of the draft, and into the lottery pile, is equally likely. What fits:

- Whoever looks at a packet knows what will be laid from it. So between two looks known cards lie in an unknown order.
  They are a *group*. Cards never seen lie in the pile, or where they were laid before the first look: one more group.
- A ticket holds as many cards of a number as it had hits, and may hold more only if each such lottery card was a hit.
- In round two a packet is its player's ticket of round one, and so holds what is seen of the packet.

Shuffling every group fits the looks. Until lottery cards are turned up that is all, and it is exact. From then on cards
swap places within their groups until the tickets fit too: see swaps.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from croupier.kit.cards import less, shuffled
from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

from .swaps import Arrangement, Place, Want, settle, stir

CARDS = 7  # in a packet, and so the steps of a round

Grid = list[list[Card]]  # grid[packet][step], the card that is laid there, or may be


class Seen(NamedTuple):
    """What a player, or an onlooker, has seen of a round. Players and packets are numbered round the table, alike."""

    way: int  # 1 if packets go to the next player, −1 if to the one before
    lottery: Sequence[Card]
    hits: Sequence[Sequence[Card]]  # hits[player]
    held: Sequence[Sequence[Card]] = ()  # held[step], in one's own hand before laying; nothing for an onlooker
    laid: Sequence[Card] = ()  # laid[step], by oneself


def packet_of(player: int, step: int, way: int, players: int) -> int:
    """The packet that a player holds at a step."""
    return (player - way * step) % players


def guess(
    deck: Mapping[Card, int], players: int, me: int | None, rounds: Sequence[Seen], rng: Random
) -> tuple[list[Grid], list[Card]]:
    """The grid of each round, and the pile. An onlooker is nobody, and has held nothing."""
    turned = [card for seen in rounds for card in seen.lottery]
    left = less(deck, turned)
    while True:
        sheets = [Sheet(seen, players, me, sum(left.values()) - CARDS * players, rng) for seen in rounds]
        if settled(sheets, left, rounds, rng):
            return [sheet.grid for sheet in sheets], sheets[0].tickets[-1]


class Sheet:
    """A round on paper: a row of places for each packet, and one for the pile, which counts as one more packet."""

    def __init__(self, seen: Seen, players: int, me: int | None, pile: int, rng: Random) -> None:
        self.starts = range(0, CARDS * players, CARDS)  # starts[packet], its first place
        self.lies: list[Card] = [0] * (CARDS * players + pile)
        self.owners = [(packet + seen.way * step) % players for packet in range(players) for step in range(CARDS)]
        self.owners += [players] * pile
        self.groups: list[Sequence[Place]] = []  # cards that were seen, in an unknown order
        self.blanks: list[Sequence[Place]] = []  # blanks[packet], before the first look
        self.shown: list[Sequence[Card]] = []  # shown[packet], at the first look
        for packet, start in enumerate(self.starts):
            looks = range(0) if me is None else range((me - packet) * seen.way % players, len(seen.held), players)
            self.blanks.append(range(start, start + (looks[0] if looks else CARDS)))
            self.shown.append(seen.held[looks[0]] if looks else ())
            for look, following in zip(looks, [*looks[1:], CARDS]):
                mine, later = seen.laid[look : look + 1], seen.held[following] if following < CARDS else ()
                places = range(start + look, start + following)
                self.put(places, [*mine, *mixed(seen.held[look], [*mine, *later], rng)])
                self.groups.append(places[len(mine) :])
        self.blanks.append(range(CARDS * players, len(self.lies)))
        self.shown.append(())

    def put(self, places: Sequence[Place], cards: Sequence[Card]) -> None:
        for place, card in zip(places, cards):
            self.lies[place] = card

    @property
    def grid(self) -> Grid:
        return [self.lies[start : start + CARDS] for start in self.starts]

    @property
    def tickets(self) -> list[list[Card]]:
        """tickets[player]; the last is the pile."""
        tickets: list[list[Card]] = [[] for _ in self.blanks]
        for card, owner in zip(self.lies, self.owners):
            tickets[owner].append(card)
        return tickets


def mixed(cards: Sequence[Card], gone: Sequence[Card], rng: Random) -> list[Card]:
    """The cards less some of them, in any order."""
    rest = [*cards]
    for card in gone:
        rest.remove(card)
    rng.shuffle(rest)
    return rest


def settled(sheets: Sequence[Sheet], left: Mapping[Card, int], rounds: Sequence[Seen], rng: Random) -> bool:
    """Fill the sheets with what one has not seen, so that all fits; False if that takes too long."""
    first, second = sheets[0], sheets[1] if len(sheets) > 1 else None
    unseen = [place for blank in first.blanks for place in blank]
    first.put(unseen, shuffled(less(left, *first.shown), rng))
    if not rounds[0].lottery:
        return True
    tickets = wanted(rounds[0], second.shown if second else [()] * len(first.shown))
    ones = Arrangement(first.lies, first.owners, [*first.groups, unseen], tickets)
    if not settle(lambda: stir(ones, rng), ones):
        return False
    if not second:
        return True
    for blank, ticket, shown in zip(second.blanks, first.tickets, second.shown):
        second.put(blank, mixed(ticket, shown, rng))
    if not rounds[1].lottery:
        return True
    tickets = wanted(rounds[1], [()] * len(second.shown))
    twos = Arrangement(second.lies, second.owners, [*second.groups, *second.blanks], tickets)
    return settle(lambda: stir_both(ones, twos, second.blanks, rng), ones, twos)


def wanted(seen: Seen, shown: Sequence[Sequence[Card]]) -> list[list[Want]]:
    """How many cards of each number a ticket holds, by its hits and by what was shown of it later."""
    return [[want(card, seen.lottery, *ticket) for card in NUMBERS] for ticket in zip(seen.hits, shown)]


def want(card: Card, lottery: Sequence[Card], hits: Sequence[Card], shown: Sequence[Card]) -> Want:
    hit, known = hits.count(card), shown.count(card)
    return Want(max(hit, known), CARDS if hit == lottery.count(card) else hit, known)


def stir_both(ones: Arrangement, twos: Arrangement, free: Sequence[Sequence[Place]], rng: Random) -> None:
    """Try a swap in round two, or one in round one: then two players had other cards to lay before the first look.

    Through `shown` their wants take into account which of several equal cards was laid then.
    """
    if rng.random() < 0.5:
        stir(twos, rng)
    elif pair := ones.pair(rng):
        then = [[at for at in free[ones.owners[place]] if twos.lies[at] == ones.lies[place]] for place in pair]
        if all(then):
            here, there = map(rng.choice, then)
            if rng.random() < ones.odds(*pair) * twos.odds(here, there):
                ones.swap(*pair)
                twos.swap(here, there)

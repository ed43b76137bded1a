"""The thresholds of Rotary Lottery: loans, both rounds up to the last card laid, and every number of hits."""

from __future__ import annotations

from random import Random

import nudges

from croupier.games.rotary_lottery.imagine import CARDS, Grid, packet_of
from croupier.games.rotary_lottery.rules import LEFT, PILE, TURNED, WAYS, Hand, Rotary, Round
from croupier.kit.cards import shuffled
from croupier.kit.seventh_heaven.number_cards import NUMBERS, Card

SPARE = PILE - sum(TURNED.values())  # cards of the pile that are never turned up, and so may be missing


def nudge(state: Rotary, rng: Random) -> None:
    match rng.randrange(4):
        case 0:
            nudges.chips(state.table.bank, rng)
        case 1:
            nudges.debt(state.table.bank, rng)
        case _:
            deal_again(state, rng)


def deal_again(state: Rotary, rng: Random) -> None:
    """Another draft: one ticket is much like the pile, one holds little of it; most often the last choice is due."""
    t, players = state.table, state.table.bank.playing
    number, laid = rng.choice([*WAYS]), rng.choice([0, rng.randrange(CARDS - 1), CARDS - 2, CARDS - 2])
    grid, pile = lucky_draft(len(players), t.copies, WAYS[number], rng)
    grids = [grid] if number == 1 else [draft_before(grid, rng), grid]
    t.rounds = [Round(rng.choice(players), [[] for _ in range(state.seats)]) for _ in grids]
    state.hands = [Hand([], []) for _ in range(state.seats)]
    for at, now in enumerate(t.rounds):
        now.laid = laid if at == number - 1 else CARDS
        for player, seat in enumerate(players):
            rests = [grids[at][packet_of(player, step, WAYS[at + 1], len(players))][step:] for step in range(CARDS)]
            state.hands[seat].held.append([sorted(rest) for rest in rests[: now.laid + 1]])
            state.hands[seat].laid.append([rest[0] for rest in rests[: now.laid]])
    if number == 2:
        left = PILE - TURNED[1]
        turn_up(state, pile[left:])
        pile = pile[:left]
    pile = pile[: len(pile) - rng.randrange(SPARE + 1)]
    state.box.pile = {card: pile.count(card) for card in NUMBERS}


def lucky_draft(players: int, copies: int, way: int, rng: Random) -> tuple[Grid, list[Card]]:
    """A draft at whose end some ticket is a a b b c d c, and the pile: a b c d a b c d …, then others."""
    a, b, c, d, *others = shuffled(dict.fromkeys(NUMBERS, 1), rng)
    unseen = dict.fromkeys(NUMBERS, copies)
    lucky = rng.randrange(players)
    grid = [[0] * CARDS for _ in range(players)]

    def put(card: Card, packet: int, step: int) -> None:
        unseen[card] -= 1
        grid[packet][step] = card

    for step, card in enumerate((a, a, b, b, c, d, c)):
        put(card, packet_of(lucky, step, way, players), step)
    put(d, packet_of(lucky, CARDS - 2, way, players), CARDS - 1)  # whichever is laid of two, it is the same
    put(c, packet_of(lucky, CARDS - 1, way, players), CARDS - 2)
    pile = list[Card]()
    for card in copies * (a, b, c, d):
        if unseen[card] and len(pile) < PILE:
            unseen[card] -= 1
            pile.append(card)
    rest = shuffled(unseen, rng)
    while len(pile) < PILE:
        pile.append(rest.pop())
    rest.sort(key=lambda card: card in others)  # the next player gets the last ones: hardly a hit
    for player in range(lucky + 1, lucky + 1 + players):
        for step in range(CARDS):
            packet = packet_of(player, step, way, players)
            if not grid[packet][step]:
                grid[packet][step] = rest.pop()
    return grid, pile


def draft_before(grid: Grid, rng: Random) -> Grid:
    """A draft of round one after which these packets were the tickets."""
    before = [[0] * CARDS for _ in grid]
    for player, packet in enumerate(grid):
        for step, card in enumerate(rng.sample(packet, CARDS)):
            before[packet_of(player, step, LEFT, len(grid))][step] = card
    return before


def turn_up(state: Rotary, lottery: list[Card]) -> None:
    """The lottery of round one."""
    before = state.table.rounds[0]
    before.lottery = lottery
    for card in lottery:
        for hits, hand in zip(before.hits, state.hands):
            if hand.laid and hits.count(card) < hand.laid[0].count(card):
                hits.append(card)

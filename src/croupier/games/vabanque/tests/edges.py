"""The thresholds of Vabanque: equal money, crowded tiles, the last tile of the ring, last turns, the last rounds."""

from __future__ import annotations

from random import Random

from croupier.games.vabanque.rules import CARDS, CHIPS, FARTHEST, Vabanque


def nudge(state: Vabanque, rng: Random) -> None:
    rng.choice([equal_money, crowd, last_tile, last_turns, last_round, all_at_one])(state, rng)


def equal_money(state: Vabanque, rng: Random) -> None:
    """Some are equally rich or nearly so, and no tile, or only one, has something to pay."""
    t, least = state.table, min(CHIPS[1])
    t.chips = [[] for _ in t.chips]
    t.chips[rng.randrange(len(t.chips))] = [least] * rng.randrange(2)
    for seat, has in enumerate(t.money.seats):
        t.money.receive(seat, rng.choice([0, 0, least]) - has)


def crowd(state: Vabanque, rng: Random) -> None:
    """Pawns and cards of this round meet at two tiles, neighbours in the ring."""
    t = state.table
    here = rng.randrange(len(t.chips))
    tiles = [here, (here + 1) % len(t.chips)]
    first = len(CARDS) * (t.round - 1)
    t.pawns = rng.choices(tiles, k=state.seats)
    for at in t.laid:
        at[first:] = rng.choices(tiles, k=len(at) - first)


def last_tile(state: Vabanque, rng: Random) -> None:
    """Pawns can just reach the first tile, or just not."""
    t = state.table
    t.pawns = [len(t.chips) - FARTHEST + rng.choice([-1, 0, 1, FARTHEST - 1]) for _ in t.pawns]


def last_turns(state: Vabanque, rng: Random) -> None:
    """The last chips of the round are put."""
    t = state.table
    if state.phase == "PutChips":
        t.turns = state.seats * len(CHIPS[t.round]) - 1 - rng.randrange(2)


def last_round(state: Vabanque, rng: Random) -> None:
    """It is the last round or the one before; of earlier rounds some cards were turned up."""
    t, first = state.table, len(CARDS) * (state.table.round - 1)
    t.round = t.rounds - rng.randrange(2)
    for at, shown, hand in zip(t.laid, t.shown, state.hands):
        earlier = [card for _ in range(t.round - 1) for card in rng.sample(CARDS, len(CARDS))]
        at[:first] = rng.choices(range(len(t.chips)), k=len(earlier))
        shown[:first] = [rng.choice([card, None]) for card in earlier]
        hand.laid[:first] = earlier
    if state.phase == "PutChips":
        t.turns %= state.seats * len(CHIPS[t.round])


def all_at_one(state: Vabanque, rng: Random) -> None:
    """The most that can be earned: all chips, pawns and cards are at one tile, and have been in every round."""
    t, tile = state.table, rng.randrange(len(state.table.chips))
    put = [chip for number in range(1, t.round + 1) for chip in CHIPS[number] * state.seats]
    t.chips = [put if at == tile else [] for at in range(len(t.chips))]
    t.pawns = [tile] * state.seats
    first = len(CARDS) * (t.round - 1)
    for at in t.laid:
        at[first:] = [tile] * (len(at) - first)
    rich = rng.randrange(state.seats)
    t.money.receive(rich, most(state) - t.money.seats[rich])


def most(state: Vabanque) -> int:
    """What one seat can have earned before this round: each time, all yields for the pawns of all."""
    earned = put = 0
    for number in range(1, state.table.round):
        put += sum(CHIPS[number]) * state.seats
        earned += put * (1 + state.seats) * state.seats
    return earned

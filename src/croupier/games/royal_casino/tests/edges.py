"""The thresholds of Royal Casino: the target, what a black row costs, the last cells, dice and boards."""

from __future__ import annotations

from random import Random

from croupier.games.royal_casino.faces import NUMBERS
from croupier.games.royal_casino.rules import AT_ONCE, Casino, Table, needs, other_side, places

LEAST = 10  # points


def nudge(state: Casino, rng: Random) -> None:
    t = state.table
    match rng.randrange(5):
        case 0:
            points(t, rng)
        case 1:
            fill(t, rng)
        case 2:
            stocks(t, rng)
        case 3:
            rounds(t, rng)
        case _:
            few_dice(t, rng)
    if not any(places(t)):
        t.may_stop = True


def points(t: Table, rng: Random) -> None:
    """Somebody has about what a row costs, what ends the game, or what a row would bring them to."""
    row, seat = rng.choice(t.rows).points, rng.choice([t.turn, rng.randrange(len(t.dice))])
    near = rng.choice([0, row, t.target, t.target - row]) + rng.choice([-LEAST, 0, LEAST])
    t.purses.pay(seat, t.purses.seats[seat] - max(near, 0))


def fill(t: Table, rng: Random) -> None:
    """Most rows are full, or have one open cell."""
    left = [rng.choice([0, 0, 0, 1, 1, 2]) for _ in t.rows]
    left[rng.choice([place for place, row in enumerate(t.rows) if len(t.placed[place]) < len(row.cells)])] = 1
    for row, placed, owners, few in zip(t.rows, t.placed, t.owners, left):
        while len(row.cells) - len(placed) > few:
            spare = [seat for seat, dice in enumerate(t.dice) if dice > (sum(t.roll) if seat == t.turn else 0)]
            if not spare:
                return
            owners.append(rng.choice(spare))
            t.dice[owners[-1]] -= 1
            placed.append(rng.choice(needs(row, placed)))


def stocks(t: Table, rng: Random) -> None:
    """The others have no dice, a few, or about as many as are rolled at once; all together enough for the face."""
    to_fill = sum(len(row.cells) - len(placed) for row, placed in zip(t.rows, t.placed))
    for seat in range(len(t.dice)):
        if seat != t.turn:
            t.dice[seat] = rng.choice([0, 0, 1, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1])
    t.dice[t.turn] = sum(t.roll) + rng.choice([0, 0, 1, AT_ONCE])
    t.dice[rng.randrange(len(t.dice))] += max(to_fill - sum(t.dice), 0)


def rounds(t: Table, rng: Random) -> None:
    """The boards have all been seen, about once or several times."""
    boards = len(t.faces) // 2
    t.round = max(boards * rng.randint(1, 3) + rng.randint(-1, 1), 1)
    while len(t.pile) < min(t.round, boards):
        seen = {*t.pile, *map(other_side, t.pile)}
        t.pile.append(rng.choice([face for face in range(1, len(t.faces) + 1) if face not in seen]))
    del t.pile[t.round :]


def few_dice(t: Table, rng: Random) -> None:
    """The turn has one or two dice left, which may fit; the others are back in the stock."""
    some = [move.number for move in places(t)] + [rng.choice(NUMBERS)]
    roll = [rng.choice(some) for _ in range(rng.randint(1, min(2, sum(t.roll))))]
    t.roll, t.may_stop = tuple(roll.count(number) for number in NUMBERS), rng.random() < 0.5

"""Las Vegas for learners: 4 rounds, six casinos, dice and bills."""

from __future__ import annotations

from typing import Any

from croupier.core.game import Options
from croupier.kit.encoding import Encoding, Slice, clockwise, one_of, seat_of, soft

from .rules import BILLS, DICE, ENOUGH, FACES, NEUTRALS, ROUNDS, Place

BILLS_MOST = ENOUGH // min(BILLS)  # at a casino
LARGEST, MOST = max(BILLS), max(BILLS.values())
HALF, HALF_BILLS = 250, 6  # money and bills that are written as a half
PAD = (0.0,) * BILLS_MOST
EIGHTHS = [count / DICE for count in range(2 * DICE + 1)]
WORTH = {bill: bill / LARGEST for bill in BILLS}


def encode(seats: int, options: Options) -> Encoding:
    slices = (
        Slice("bills", len(FACES) * BILLS_MOST, "at each casino, largest first; 90 is 1", bills),
        Slice("placed", len(FACES) * (seats + 1), "dice at each casino by seat, neutral ones last; 8 are 1", placed),
        Slice("dice", seats, "own dice in hand", dice),
        Slice("neutrals", seats, "neutral dice in hand", neutrals),
        Slice("roll", len(FACES), "own dice of the roll by face", lambda view: [EIGHTHS[n] for n in view.table.roll]),
        Slice("neutral_roll", len(FACES), "neutral dice of the roll by face", neutral_roll),
        Slice("turn", seats, "whose turn it is", lambda view: seat_of(view, view.table.turn)),
        Slice("won", seats, f"money; {HALF} is a half", lambda view: [soft(sum(won), HALF) for won in mine(view)]),
        Slice("won_bills", seats, "bills won", lambda view: [soft(len(won), HALF_BILLS) for won in mine(view)]),
        Slice("stack", len(BILLS), "bills not drawn yet, by value", stack),
        Slice("start", seats, "who started the round", lambda view: seat_of(view, view.table.start)),
        Slice("round", ROUNDS, "of four", lambda view: one_of(view.table.round - 1, ROUNDS)),
    )
    return Encoding(slices, tuple(map(Place, FACES)))


def mine(view: Any) -> list[list[int]]:
    """What everybody has won, from the seat that looks on."""
    won = view.table.won
    return [won[seat] for seat in clockwise(view.seat, view.seats)]


def bills(view: Any) -> list[float]:
    numbers: list[float] = []
    for casino in view.table.casinos or ((),) * len(FACES):
        lying = [WORTH[bill] for bill in casino.bills] if casino else []
        numbers += lying
        numbers += PAD[len(lying) :]
    return numbers


def placed(view: Any) -> list[float]:
    seat, numbers = view.seat, []
    if not view.table.casinos:
        return [0.0] * (len(FACES) * (view.seats + 1))
    for casino in view.table.casinos:
        dice = casino.dice
        numbers += [*dice[seat:NEUTRALS], *dice[:seat], dice[NEUTRALS]]
    return [EIGHTHS[count] for count in numbers]


def dice(view: Any) -> list[float]:
    t = view.table
    if not t.dice:
        return [0.0] * view.seats
    return [EIGHTHS[t.dice[seat] - t.neutrals[seat]] for seat in clockwise(view.seat, view.seats)]


def neutrals(view: Any) -> list[float]:
    t = view.table
    return [EIGHTHS[t.neutrals[seat]] if t.neutrals else 0.0 for seat in clockwise(view.seat, view.seats)]


def neutral_roll(view: Any) -> list[float]:
    return [EIGHTHS[count] for count in view.table.neutral_roll]


def stack(view: Any) -> list[float]:
    return [count / MOST for count in view.table.stack.values()]

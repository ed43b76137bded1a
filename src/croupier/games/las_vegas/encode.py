"""Las Vegas for learners: 4 rounds, six casinos, dice and bills."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from croupier.core.game import Options, Seat
from croupier.kit.encoding import Alike, Encoding, Slice, clockwise, one_of, seat_of, soft

from .heuristics import paid
from .rules import BILLS, DICE, ENOUGH, FACES, NEUTRAL, NEUTRALS, ROUNDS, Casino, LasVegas, Place

BILLS_MOST = ENOUGH // min(BILLS)  # at a casino
LARGEST, MOST = max(BILLS), max(BILLS.values())
HALF, HALF_BILLS = 250, 6  # money and bills that are encoded as one half
EIGHTHS = [count / DICE for count in range(DICE + 1)]
ALL = DICE + max(NEUTRAL.values())  # most dice in a hand
TWELFTHS = [count / ALL for count in range(ALL + 1)]
SHARES = [count / MOST for count in range(MOST + 1)]
EMPTY = [Casino([], [])] * len(FACES)  # before the first round


def encode(seats: int, options: Options) -> Encoding:
    assert isinstance(options, LasVegas)
    no_dice, no_roll = (0.0,) * seats, (0.0,) * len(FACES)
    slices = (
        Slice("bills", len(FACES) * BILLS_MOST, "at each casino, largest first; divided by 90", bills),
        Slice(
            "placed",
            len(FACES) * (seats + 1),
            "dice at each casino by seat, neutral ones last; divided by 8",
            placed,
            blocks=len(FACES),
        ),
        Slice("pays", len(FACES) * seats, "what each casino would pay now, by seat; divided by 90", pays, len(FACES)),
        Slice(
            "will_pay",
            len(FACES) * seats,
            "the same with the dice of the roll that show its face",
            will_pay,
            blocks=len(FACES),
        ),
        Slice("dice", seats, "in hand, own and neutral; divided by 12", dice),
        Slice("neutrals", seats, "how many of them are neutral", neutrals if options.neutral else lambda view: no_dice),
        Slice("roll", len(FACES), "own dice of the roll by face", lambda view: [EIGHTHS[n] for n in view.table.roll]),
        Slice("neutral_roll", len(FACES), "neutral ones", neutral_roll if options.neutral else lambda view: no_roll),
        Slice("turn", seats, "whose turn it is", lambda view: seat_of(view, view.table.turn)),
        Slice("won", seats, f"money; {HALF} becomes 0.5", lambda view: [soft(sum(won), HALF) for won in mine(view)]),
        Slice("won_bills", seats, "bills won", lambda view: [soft(len(won), HALF_BILLS) for won in mine(view)]),
        Slice("stack", len(BILLS), "bills not drawn yet, by value", stack),
        Slice("start", seats, "who started the round", lambda view: seat_of(view, view.table.start)),
        Slice("round", ROUNDS, "of four", lambda view: one_of(view.table.round - 1, ROUNDS)),
    )
    casinos = Alike(
        len(FACES),
        ("roll", "neutral_roll"),
        moves=(0, len(FACES)),
        first=("bills", "placed", "pays", "will_pay"),
        most=tuple(("bills", place) for place in range(BILLS_MOST)),
    )
    return Encoding(slices, tuple(map(Place, FACES)), casinos)


def mine(view: Any) -> list[list[int]]:
    """What everybody has won, starting with the viewer's seat."""
    won: list[list[int]] = view.table.won
    return won[view.seat :] + won[: view.seat]


def bills(view: Any) -> list[float]:
    numbers: list[float] = []
    for casino in view.table.casinos or EMPTY:
        numbers += lying(tuple(casino.bills))
    return numbers


@cache
def lying(bills: tuple[int, ...]) -> tuple[float, ...]:
    return *(bill / LARGEST for bill in bills), *[0.0] * (BILLS_MOST - len(bills))


def placed(view: Any) -> list[float]:
    seat, seats = view.seat, view.seats
    numbers: list[float] = []
    for casino in view.table.casinos or EMPTY:
        numbers += stood(tuple(casino.dice), seat, seats)
    return numbers


@lru_cache(maxsize=100_000)
def stood(dice: tuple[int, ...], seat: Seat, seats: int) -> tuple[float, ...]:
    if not dice:
        return (0.0,) * (seats + 1)
    return tuple([dice[owner] / DICE for owner in (*clockwise(seat, seats), NEUTRALS)])


def pays(view: Any) -> list[float]:
    seat, seats = view.seat, view.seats
    numbers: list[float] = []
    for casino in view.table.casinos or EMPTY:
        numbers += owed(tuple(casino.bills), tuple(casino.dice), seat, seats)
    return numbers


def will_pay(view: Any) -> list[float]:
    t, seat, seats = view.table, view.seat, view.seats
    numbers: list[float] = []
    for casino, own, neutral in zip(t.casinos or EMPTY, t.roll, t.neutral_roll):
        there = casino.dice
        if own or neutral:
            there = there.copy()
            there[t.turn] += own
            there[NEUTRALS] += neutral
        numbers += owed(tuple(casino.bills), tuple(there), seat, seats)
    return numbers


@lru_cache(maxsize=100_000)
def owed(bills: tuple[int, ...], dice: tuple[int, ...], seat: Seat, seats: int) -> tuple[float, ...]:
    if not dice:
        return (0.0,) * seats
    now = paid(bills, dice)
    return tuple([now[owner] / LARGEST for owner in clockwise(seat, seats)])


def dice(view: Any) -> list[float]:
    held, seat = view.table.dice or [0] * view.seats, view.seat
    return [TWELFTHS[count] for count in held[seat:] + held[:seat]]


def neutrals(view: Any) -> list[float]:
    held, seat = view.table.neutrals or [0] * view.seats, view.seat
    return [TWELFTHS[count] for count in held[seat:] + held[:seat]]


def neutral_roll(view: Any) -> list[float]:
    return [EIGHTHS[count] for count in view.table.neutral_roll]


def stack(view: Any) -> list[float]:
    return [SHARES[count] for count in view.table.stack.values()]

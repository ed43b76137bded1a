"""Las Vegas: roll your dice, pick one face, outnumber the others at that casino.

The LV marks are the rules in rulebook/en.md. Money is in thousands of dollars.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import chain
from operator import add
from typing import Any

from croupier.core.chance import Odds
from croupier.core.game import (
    Chance,
    Event,
    Game,
    Move,
    Next,
    Options,
    Over,
    Part,
    Refused,
    Seat,
    State,
    Tell,
    Turn,
    View,
)
from croupier.kit.bags import any_of, draw
from croupier.kit.dice import Faces, dice, shown
from croupier.kit.money import hand_over
from croupier.kit.seats import left_of

FACES = range(1, 7)  # each face feeds the casino of the same number
DICE, ROUNDS, ENOUGH = 8, 4, 50
BILLS = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}  # value: how many
NEUTRAL = {2: 4, 3: 2, 4: 2}  # players: neutral dice each rolls
SPARE = {3: 2}  # players: neutral dice nobody rolls, and which start on the casinos
NEUTRALS = -1  # where a casino counts them
NOTHING: Faces = (0,) * len(FACES)


class LasVegas(Options):
    open_money: bool = False  # LV-10 draw everybody's winnings face up
    neutral: bool = False  # LV-20 play with neutral dice


class Casino(Part):
    bills: list[int]  # largest first
    dice: list[int]  # dice[seat]; the last are the neutral dice


class Table(Part):
    open_money: bool
    neutral: bool
    stack: dict[int, int]  # bills not yet drawn, value: how many
    under: list[int]  # bills that went under the stack, in order
    won: list[list[int]]  # won[seat], in bills
    casinos: list[Casino]  # by face
    dice: list[int]  # dice[seat] still in hand, own and neutral
    neutrals: list[int]  # neutrals[seat], how many of them are neutral
    dealing: int = 1  # the casino that gets bills now
    roll: Faces = NOTHING  # the own dice of the seat whose turn it is
    neutral_roll: Faces = NOTHING
    start: Seat = 0
    turn: Seat = 0
    round: int = 1
    rounds: int = ROUNDS

    def casino(self, face: int) -> Casino:
        return self.casinos[face - 1]


class Place(Move):
    face: int


class Started(Event):
    """Who starts a round."""

    seat: Seat
    round: int


class Drew(Event):
    face: int
    bill: int


class Scattered(Event):
    """Neutral dice nobody rolls."""

    seat: Seat
    roll: Faces


class Rolled(Event):
    seat: Seat
    roll: Faces


class RolledNeutral(Event):
    seat: Seat
    roll: Faces


class Placed(Event):
    seat: Seat
    face: int
    dice: int
    neutral: int


class Tied(Event):
    """Equal numbers of dice, which get nothing."""

    seat: Seat
    face: int
    dice: int


class TiedNeutral(Event):
    face: int
    dice: int


class Paid(Event):
    seat: Seat
    face: int
    bill: int
    dice: int  # that won it


class PaidNobody(Event):
    """A bill that goes under the stack."""

    face: int
    bill: int
    neutral: int  # dice that won it; 0 if nobody did


Vegas = State[Table, None, None]  # no hands and no box: everything lies open


def setup(seats: int, options: LasVegas, tell: Tell) -> Vegas:
    """LV-1, LV-20 One stack of bills for four rounds; neutral dice need a free colour."""
    if options.neutral and seats not in NEUTRAL:
        said = "Neutral dice are for 2 to 4 players: five players use every colour. Leave the option neutral off."
        raise Refused(said, "las_vegas.neutral")
    won: list[list[int]] = [[] for _ in range(seats)]
    table = Table(options.open_money, options.neutral, BILLS.copy(), [], won, [], [], [])
    state = State(seats, "First", table, [None] * seats, None)
    if options.first is not None:
        state.phase = begin_round(table, options.first, tell).__name__
    return state


class First(Chance):
    """LV-4 The first start player is drawn, unless the table names one."""

    def odds(self, state: Vegas) -> Odds[Seat]:
        return any_of(range(state.seats))

    def drawn(self, table: Table) -> str:
        return "start player"

    def play(self, state: Vegas, seat: Seat, tell: Tell) -> Next:
        return begin_round(state.table, seat, tell)


def begin_round(t: Table, start: Seat, tell: Tell) -> Next:
    """LV-3, LV-20 All dice come back to their owners; neutral dice are shared out."""
    seats = len(t.won)
    t.start = t.turn = start
    t.casinos, t.dealing = [Casino([], [0] * (seats + 1)) for _ in FACES], FACES[0]
    t.neutrals = [NEUTRAL[seats] if t.neutral else 0] * seats
    t.dice = [DICE + neutral for neutral in t.neutrals]
    tell(Started(start, t.round))
    return Deal


class Deal(Chance):
    """LV-2 Bills are drawn for each casino in turn until it shows 50 or more."""

    def odds(self, state: Vegas) -> Odds[int]:
        return draw(state.table.stack)

    def drawn(self, table: Table) -> str:
        bills = len(table.casino(table.dealing).bills)
        return f"bill {bills + 1} of casino {table.dealing} in round {table.round}"

    def play(self, state: Vegas, bill: int, tell: Tell) -> Next:
        t = state.table
        bills = t.casinos[t.dealing - 1].bills
        t.stack[bill] -= 1
        bills.append(bill)
        bills.sort(reverse=True)
        tell(Drew(t.dealing, bill))
        if sum(bills) < ENOUGH:
            return Deal
        t.dealing += 1
        if t.dealing <= len(FACES):
            return Deal
        return Scatter if t.neutral and state.seats in SPARE else Roll


class Scatter(Chance):
    """LV-21 With three players two neutral dice are left over: the start player rolls them for the casinos."""

    def odds(self, state: Vegas) -> Odds[Faces]:
        return dice(SPARE[state.seats])

    def drawn(self, table: Table) -> str:
        return f"spare dice of round {table.round}"

    def play(self, state: Vegas, roll: Faces, tell: Tell) -> Next:
        t = state.table
        for casino, count in zip(t.casinos, roll, strict=True):
            casino.dice[NEUTRALS] += count
        tell(Scattered(t.start, roll))
        return Roll


class Roll(Chance):
    """LV-4 On their turn a player rolls all the dice still in hand."""

    def odds(self, state: Vegas) -> Odds[Faces]:
        t = state.table
        return dice(t.dice[t.turn] - t.neutrals[t.turn])

    def drawn(self, table: Table) -> str:
        return f"roll of seat {table.turn} in round {table.round}"

    def play(self, state: Vegas, roll: Faces, tell: Tell) -> Next:
        t = state.table
        t.roll = roll
        tell(Rolled(t.turn, roll))
        return RollNeutral if t.neutrals[t.turn] else Choose


class RollNeutral(Chance):
    """LV-22 Neutral dice are rolled together with one's own."""

    def odds(self, state: Vegas) -> Odds[Faces]:
        return dice(state.table.neutrals[state.table.turn])

    def drawn(self, table: Table) -> str:
        return f"neutral roll of seat {table.turn} in round {table.round}"

    def play(self, state: Vegas, roll: Faces, tell: Tell) -> Next:
        t = state.table
        t.neutral_roll = roll
        tell(RolledNeutral(t.turn, roll))
        return Choose


class Choose(Turn):
    """LV-4, LV-22 The player picks one face; all their dice showing it go to that casino."""

    def seat(self, table: Table) -> Seat:
        return table.turn

    def moves(self, view: View[Table, None]) -> tuple[Place, ...]:
        t = view.table
        return places(tuple(map(add, t.roll, t.neutral_roll)) if t.neutral else t.roll)

    def play(self, state: Vegas, move: Place, tell: Tell) -> Next:
        t = state.table
        seat, at = t.turn, move.face - 1
        own, neutral, stacks = t.roll[at], t.neutral_roll[at], t.casinos[at].dice
        stacks[seat] += own
        t.dice[seat] -= own + neutral
        if neutral:
            stacks[NEUTRALS] += neutral
            t.neutrals[seat] -= neutral
        t.roll = t.neutral_roll = NOTHING
        tell(Placed(seat, move.face, own, neutral))
        if not t.dice[seat] and not any(t.dice):
            return end_round(t, tell)
        t.turn = left_of(seat, having=t.dice)  # LV-5, LV-23
        return Roll if t.dice[t.turn] > t.neutrals[t.turn] else RollNeutral


@lru_cache(maxsize=10_000)
def places(roll: Faces) -> tuple[Place, ...]:
    """LV-4, LV-22 Any face that a die shows, own or neutral."""
    return tuple(map(Place, shown(roll)))


@lru_cache(maxsize=100_000)
def settled(stacks: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """LV-7, LV-8 Whose dice get bills, most dice first; and whose get none, as equal numbers of dice cancel."""
    here = [owner for owner, count in enumerate(stacks) if count]
    alone = [owner for owner in here if stacks.count(stacks[owner]) == 1]
    return sorted(alone, key=stacks.__getitem__, reverse=True), [owner for owner in here if owner not in alone]


def pay(t: Table, face: int, tell: Tell) -> None:
    """LV-8, LV-9 The most dice take the highest bill, and so on down. What nobody takes goes under the stack."""
    casino, neutral = t.casinos[face - 1], len(t.dice)
    bills, (takers, tied) = casino.bills, settled(tuple(casino.dice))
    for owner in tied:
        count = casino.dice[owner]
        tell(TiedNeutral(face, count) if owner == neutral else Tied(owner, face, count))
    unclaimed = 0  # the bill that the neutral dice have won
    for owner, bill in zip(takers, bills.copy()):
        if owner == neutral:  # LV-24
            unclaimed = bill
        else:
            hand_over(bill, bills, t.won[owner])
            tell(Paid(owner, face, bill, casino.dice[owner]))
    t.under += bills
    for bill in bills:
        tell(PaidNobody(face, bill, casino.dice[NEUTRALS] if bill == unclaimed else 0))
        unclaimed = 0 if bill == unclaimed else unclaimed
    bills.clear()


def end_round(t: Table, tell: Tell) -> Next:
    """LV-1, LV-6, LV-11 The casinos pay. Four rounds make a game; each starts one seat further to the left."""
    for face in FACES:
        pay(t, face, tell)
    if t.round == t.rounds:
        return Over
    t.round += 1
    return begin_round(t, (t.start + 1) % len(t.dice), tell)


def score(t: Table, seat: Seat) -> int:
    return sum(t.won[seat])


def standing(t: Table, seat: Seat) -> tuple[int, int]:
    """LV-12 The most money wins; if equal, the most bills."""
    return sum(t.won[seat]), len(t.won[seat])


def wealth(state: Vegas) -> int:
    t = state.table
    in_stack = sum(value * count for value, count in t.stack.items())
    return in_stack + sum(t.under) + sum(map(sum, t.won)) + sum(sum(casino.bills) for casino in t.casinos)


def pieces(state: Vegas) -> Counter[Any]:
    """Bills, and dice by owner; before the first round all are in the box."""
    t = state.table
    if state.phase == First.__name__:
        return Counter()
    bills = Counter(t.stack) + Counter(chain(t.under, *t.won, *(casino.bills for casino in t.casinos)))
    own = {("die", seat): t.dice[seat] - t.neutrals[seat] for seat in range(state.seats)}
    placed = {("die", seat): sum(casino.dice[seat] for casino in t.casinos) for seat in range(state.seats)}
    neutral = sum(t.neutrals) + sum(casino.dice[NEUTRALS] for casino in t.casinos)
    if t.neutral and state.phase in (Deal.__name__, Scatter.__name__):
        neutral += SPARE.get(state.seats, 0)
    return bills + Counter(own) + Counter(placed) + Counter({"neutral die": neutral})


GAME = Game(
    name="las_vegas",
    seats=range(2, 6),
    state=Vegas,
    setup=setup,
    phases=(First, Deal, Scatter, Roll, RollNeutral, Choose),
    standing=standing,
    score=score,
    wealth=wealth,
    pieces=pieces,
    options=LasVegas,
)

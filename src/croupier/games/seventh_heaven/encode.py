"""Casino 7th Heaven for learners: the course, and beside it each of its gambles, 0 while it is not being played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.core.game import Move, Options
from croupier.games import part
from croupier.kit.encoding import Encoding, Numbers, Slice, one_of, phase, soft
from croupier.kit.seventh_heaven.bank import LOAN, Bank, Gamble
from croupier.kit.seventh_heaven.encoding import LOANS, bank

from .rules import CHIPS, GAMBLES, GoOn, Play, SeventhHeaven, chosen, within

WINS = {  # most that a seat can win in a round of a gamble without a pot, and in how many rounds
    "rotary_lottery": (500, 1),  # both prizes
    "between_bet": (420, 5),  # the highest limit, twice
    "mind_roulette": (500, 5),  # another's deposit, and four tiles at 50 on the card that empties it
    "your_order": (600, 5),  # two bets of 100, three times
}
HALF = 3  # gambles that are encoded as one half


def encode(seats: int, options: Options) -> Encoding:
    assert isinstance(options, SeventhHeaven)
    course = chosen(options.course)
    slices = [
        *bank(seats),
        Slice("gamble", len(GAMBLES), "the current one, or the last: " + ", ".join(GAMBLES), gamble),
        Slice("to_come", len(GAMBLES), f"how often each is still to come; {HALF} becomes 0.5", to_come),
    ]
    shared = {one.name for one in bank(seats)}
    moves: dict[Move, None] = dict.fromkeys((*LOANS, GoOn()))
    for name in dict.fromkeys(course):
        most = most_chips(seats, course, name)
        inner = part(name, "encode").encode(seats, Gamble(bank=Bank([most] * seats, [0] * seats, [False] * seats)))
        for one in (phase(GAMBLES[name]), *inner.slices):
            if one.name not in shared:
                slices.append(Slice(f"{name}.{one.name}", one.size, one.about, while_on(name, one)))
        moves |= dict.fromkeys(inner.moves)
    return Encoding(tuple(slices), tuple(moves))


def while_on(name: str, one: Slice) -> Callable[[Any], Numbers]:
    """A slice of a gamble, 0 while another one, or none, is being played."""
    nothing, of = (0.0,) * one.size, one.of
    return lambda view: of(within(view)) if view.phase == Play.__name__ and name == on(view) else nothing


def on(view: Any) -> str:
    name: str = view.table.gambles[view.table.number]
    return name


def gamble(view: Any) -> Numbers:
    return one_of([*GAMBLES].index(on(view)), len(GAMBLES))


def to_come(view: Any) -> Numbers:
    left = view.table.gambles[view.table.number + 1 :]
    return [soft(left.count(name), HALF) for name in GAMBLES]


def most_chips(seats: int, course: tuple[str, ...], name: str) -> int:
    """No seat can begin this gamble with more: all that was ever on the table, and what it won since."""
    most = total = (CHIPS + LOAN) * seats
    reached = []
    for gamble in course:
        if gamble == name:
            reached.append(most)
        if gamble in WINS:
            each, rounds = WINS[gamble]
            most, total = most + each * rounds, total + each * rounds * seats
        else:
            most = total  # played for a pot
    return max(reached)

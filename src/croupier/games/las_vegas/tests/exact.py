"""Las Vegas small enough to be worked out in full: two casinos, two seats with a few dice each, the last round.

Every roll and every choice is followed through the game's own odds and moves, so that nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from croupier.core.chance import seeded
from croupier.core.game import Seat, State
from croupier.games.las_vegas.rules import BILLS, ENOUGH, FACES, GAME, ROUNDS, Casino, Place, Table, Vegas

Prize = Callable[[Vegas], float]  # what the end is worth to seat 0; seat 1 gets the opposite
APART = 3  # in tens of thousands: how far the seats are apart at most when the round begins


class Player(Protocol):
    def choose(self, view: Any, moves: Sequence[Any]) -> Any: ...


def win(state: Vegas) -> float:
    """The share of the first place that seat 0 has, from -0.5 to 0.5."""
    mine, other = GAME.places(state)
    return (other - mine) / 2


def lead(state: Vegas) -> float:
    """How much money seat 0 is ahead, in thousands."""
    mine, other = (GAME.score(state.table, seat) for seat in (0, 1))
    return mine - other


def small(casinos: Sequence[Sequence[int]], dice: int, won: tuple[int, int] = (0, 0)) -> Vegas:
    """Seat 0 is about to roll in the last round; the first casinos hold these bills, and the others none."""
    bills = [sorted(here, reverse=True) for here in casinos] + [[] for _ in FACES]
    lots = [Casino(here, [0, 0, 0]) for here in bills[: len(FACES)]]
    table = Table(False, False, {}, [], [[money] for money in won], lots, [dice, dice], [0, 0], round=ROUNDS)
    return State(2, "Roll", table, [None, None], None)


class Exact:
    """What a small state is worth to seat 0 if both seats play perfectly."""

    def __init__(self, prize: Prize = win) -> None:
        self.prize = prize
        self._known: dict[tuple[Any, ...], float] = {}

    def value(self, state: Vegas) -> float:
        if GAME.is_over(state):
            return self.prize(state)
        if asked := GAME.asked(state):
            return self.best(state, asked[0])
        if (key := self.key(state)) not in self._known:
            outcomes = list(GAME.odds(state).outcomes())
            value = sum(weight * self.value(played(state, outcome)) for outcome, weight in outcomes)
            self._known[key] = value / sum(weight for _, weight in outcomes)
        return self._known[key]

    def best(self, state: Vegas, seat: Seat) -> float:
        values = self.values(state, seat).values()
        return min(values) if seat else max(values)

    def values(self, state: Vegas, seat: Seat) -> dict[Place, float]:
        """What seat 0 may hope for after each move of the seat whose turn it is."""
        moves = GAME.moves(GAME.view(state, seat))
        return {move: self.value(played(state, {seat: move})) for move in moves if isinstance(move, Place)}

    def loss(self, state: Vegas, player: Player) -> float:
        """How much a player gives away by its choice."""
        seat = GAME.asked(state)[0]
        values, view = self.values(state, seat), GAME.view(state, seat)
        return abs(self.best(state, seat) - values[player.choose(view, list(values))])

    @staticmethod
    def key(state: Vegas) -> tuple[Any, ...]:
        """All that matters before a roll: dice at a casino without bills are gone."""
        t = state.table
        stacks = [(*casino.bills, "dice", *casino.dice) for casino in t.casinos if casino.bills]
        return t.turn, *t.dice, *map(sum, t.won), *stacks


def played(state: Vegas, choice: Any) -> Vegas:
    then = GAME.clone(state)
    GAME.play(then, choice)
    return then


def decisions(dice: int, seed: int) -> Iterator[Vegas]:
    """States where somebody has to choose between the two casinos, out of small rounds that are played at random."""
    rng = Random(seed)
    while True:
        apart = 10 * rng.randint(-APART, APART)
        state = small([drawn(rng), drawn(rng)], dice, (100 + apart, 100))
        source = seeded(rng)
        while not GAME.is_over(state):
            if not (asked := GAME.asked(state)):
                GAME.play(state, source(GAME.odds(state), ""))
                continue
            moves = GAME.moves(GAME.view(state, asked[0]))
            if {Place(1), Place(2)} <= {*moves}:
                yield GAME.clone(state)
            GAME.play(state, {asked[0]: rng.choice(moves)})


def drawn(rng: Random) -> list[int]:
    """Bills of one casino, as they would come off the stack."""
    stack, bills = [bill for bill, count in BILLS.items() for _ in range(count)], list[int]()
    while sum(bills) < ENOUGH:
        bills.append(rng.choice(stack))
    return bills


class Loss(NamedTuple):
    """What a player gives away in a decision, in shares of the first place."""

    mean: float
    worst: float
    perfect: float  # the share of decisions in which it gives away nothing
    decisions: int


def loss(player: Player, dice: int = 2, count: int = 200, seed: int = 1) -> Loss:
    """How far a player is from perfect over many small positions in which the choice matters."""
    losses, exact = list[float](), Exact()
    for state in decisions(dice, seed):
        values = exact.values(state, GAME.asked(state)[0]).values()
        if max(values) - min(values) > 1e-9:
            losses.append(exact.loss(state, player))
        if len(losses) == count:
            break
    return Loss(sum(losses) / count, max(losses), sum(lost < 1e-9 for lost in losses) / count, count)

"""A turn of Royal Casino thought through to its end: every roll that may come, the best answer to each, and what the
board then promises whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from croupier.core.game import Move, Seat
from croupier.kit.dice import Dice

from .faces import Row
from .rules import AT_ONCE, Place, RollAgain, Table, needs

LITTLE = 6.0  # points: a roll that promises less is not worth thinking about
NEVER = 1e-9  # a chance so small that it is none
GOES_ON = 0.5  # how often a roll that misses a row fits another one, so that the turn continues with one die fewer

Roll = tuple[int, ...]  # dice showing each number, 1 first


class Spot:
    """A row as far as it is filled."""

    __slots__ = ("after", "fits", "is_yellow", "missing", "points")

    def __init__(self, row: Row, placed: tuple[int, ...]) -> None:
        self.missing = len(row.cells) - len(placed)
        self.points = row.points
        self.is_yellow = row.colour == "yellow"
        self.after = {number: spot(row, (*placed, number)) for number in needs(row, placed)}
        self.fits = frozenset(self.after)


Board = tuple[Spot, ...]


@cache
def spot(row: Row, placed: tuple[int, ...]) -> Spot:
    return Spot(row, placed)


@cache
def rolls(dice: int) -> list[tuple[Roll, float]]:
    return [(roll, ways / 6**dice) for roll, ways in Dice(dice).outcomes()]


@cache
def closing(at: Spot, dice: int) -> float:
    """About how likely a turn with this many dice is to close a row, if nothing else matters to it."""
    if not at.missing:
        return 1.0
    if at.missing > dice:
        return 0.0
    chance = 0.0
    for roll, likely in rolls(dice):
        then, left, unused = at, list(roll), dice
        while fitting := [number for number in then.after if left[number - 1]]:
            number = max(fitting, key=lambda number: left[number - 1])
            left[number - 1] -= 1
            then, unused = then.after[number], unused - 1
        chance += likely * (GOES_ON * closing(at, dice - 1) if then is at else closing(then, unused))
    return chance


class Turn:
    """The rest of one turn. What is worked out once is remembered for the decisions to come."""

    def __init__(self, t: Table, seat: Seat) -> None:
        seats = len(t.dice)
        self.me = seat
        self.purses = tuple(t.purses.seats)
        self.dice = tuple(t.dice)
        self.next = [(seat + 1 + place) % seats for place in range(seats)]  # in the order of their turns, mine last
        self.envy = 1 / (seats - 1)  # the share of each other seat's gain that I count as a loss
        self.to_fill = sum(at.missing for at in board_of(t))
        self._placed: dict[tuple[Board, Roll], float] = {}
        self._again: dict[Board, float] = {}
        self._stop: dict[Board, float] = {}

    def worth(self, t: Table, move: Move) -> float:
        board = board_of(t)
        if isinstance(move, Place):
            return self._with(board, move.row - 1, move.number, t.roll)
        return self.again(board, sum(t.roll)) if isinstance(move, RollAgain) else self.stop(board)

    def _with(self, board: Board, row: int, number: int, roll: Roll) -> float:
        """With a die of the roll on a row: what that brings at once, and the best that can follow."""
        then = board[row].after[number]
        left = (*roll[: number - 1], roll[number - 1] - 1, *roll[number:])
        return self._brings(then) + self.placed((*board[:row], then, *board[row + 1 :]), left)

    def _brings(self, then: Spot) -> float:
        if then.missing:
            return 0.0
        return then.points if then.is_yellow else -min(then.points, self.purses[self.me])

    def placed(self, board: Board, roll: Roll) -> float:
        """One die at least is placed: stop, roll again, or place more."""
        key = board, roll
        if (known := self._placed.get(key)) is not None:
            return known
        best, left = self.stop(board), sum(roll)
        if left and hope(board, left) > LITTLE:
            best = max(best, self.again(board, left))
        if (more := self.placing(board, roll)) is not None:
            best = max(best, more)
        self._placed[key] = best
        return best

    def placing(self, board: Board, roll: Roll) -> float | None:
        """The best die to place; None if no die fits."""
        worths = [
            self._with(board, row, number, roll)
            for row, at in enumerate(board)
            for number in at.after
            if roll[number - 1]
        ]
        return max(worths) if worths else None

    def again(self, board: Board, dice: int) -> float:
        """What rolling again is worth, on average over all rolls. A roll that fits nowhere ends the turn."""
        if (known := self._again.get(board)) is None:
            known = 0.0
            for roll, likely in rolls(dice):
                best = self.placing(board, roll)
                known += likely * (self.stop(board) if best is None else best)
            self._again[board] = known
        return known

    def stop(self, board: Board) -> float:
        """What the board promises me when the others continue, less what it promises them."""
        if (known := self._stop.get(board)) is None:
            dice = list(self.dice)
            dice[self.me] -= self.to_fill - sum(at.missing for at in board)
            known = self._stop[board] = self._yellow(board, dice) - self._black(board, dice)
        return known

    def _yellow(self, board: Board, dice: Sequence[int]) -> float:
        """Open yellow rows go to whoever closes them first, turn by turn."""
        worth = 0.0
        for at in board:
            if not at.is_yellow or not at.missing:
                continue
            open_still, mine, anybody = 1.0, 0.0, 0.0
            for seat in self.next:
                chance = open_still * closing(at, min(AT_ONCE, dice[seat]))
                mine += chance * (seat == self.me)
                anybody, open_still = anybody + chance, open_still - chance
            share = mine / anybody if anybody > NEVER else 0.0
            worth += at.points * (share - (1 - share) * self.envy)
        return worth

    def _black(self, board: Board, dice: Sequence[int]) -> float:
        """Black rows with one cell to go cost whoever has to close them; what they cost the others is my gain."""
        last = tuple(sorted((at for at in board if not at.is_yellow and at.missing == 1), key=lambda at: at.points))
        if not last:
            return 0.0
        harmless = frozenset(number for at in board if at.missing and at not in last for number in at.fits)
        costs = self._costs(last, harmless, list(dice), 0)
        return costs[self.me] - self.envy * (sum(costs) - costs[self.me])

    def _costs(self, last: Board, harmless: frozenset[int], dice: list[int], begins: int) -> list[float]:
        """What these black rows cost each seat: they fall to whoever rolls nothing that fits anywhere else, the
        cheapest first, and those that are left then threaten the next player."""
        costs, nobody = [0.0] * len(dice), 1.0
        for turn in range(begins, begins + len(dice)):
            seat = self.next[turn % len(dice)]
            number, seen, chance = min(AT_ONCE, dice[seat]), harmless, 0.0
            for place, at in enumerate(last):
                before, seen = len(seen), seen | at.fits
                falls = ((6 - before) / 6) ** number - ((6 - len(seen)) / 6) ** number
                if falls > NEVER:
                    chance += falls
                    costs[seat] += nobody * falls * min(at.points, self.purses[seat])
                    if len(last) > 1:
                        rest = last[:place] + last[place + 1 :]
                        fewer = [count - (who == seat) for who, count in enumerate(dice)]
                        for who, cost in enumerate(self._costs(rest, harmless, fewer, turn + 1)):
                            costs[who] += nobody * falls * cost
            nobody *= 1 - chance
        anybody = 1 - nobody  # in one round; if nobody has to, all of it begins again
        return [cost / anybody for cost in costs] if anybody > NEVER else [0.0] * len(dice)


def board_of(t: Table) -> Board:
    return tuple(spot(row, tuple(placed)) for row, placed in zip(t.rows, t.placed))


def hope(board: Board, dice: int) -> float:
    """The points of the yellow rows, weighed by the chance that this many dice close them."""
    return sum(at.points * closing(at, dice) for at in board if at.is_yellow and 0 < at.missing <= dice)

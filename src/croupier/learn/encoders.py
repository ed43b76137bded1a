"""A game's views as float32 arrays, and its moves as numbers. Each game's `encode.py` says what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.core.game import Game, Move, Options, Refused
from croupier.kit.encoding import Encoding, Slice, head

LOW, HIGH = -1.0, 1.0  # all numbers lie between these
FEW = 12  # up to this many numbers are set faster one by one
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoder:
    """The arrays and numbers of a game, at one number of seats and with one set of options. It holds no state."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Options) -> None:
        game.start(seats, options)  # refuses what the rules do not allow
        self.game = game
        self.seats = seats
        self.options = options
        made: Encoding = games.part(game.name, "encode").encode(seats, options)
        self.layout: tuple[Slice, ...] = (*head(game, seats), *made.slices)
        self.slices: dict[str, slice] = {}
        end = 0
        for one in self.layout:
            self.slices[one.name] = slice(end, end := end + one.size)
        self.size = end
        self.every: tuple[Move, ...] = made.moves  # by number
        self.moves = len(self.every)
        self._numbers = {move: number for number, move in enumerate(self.every)}
        self._parts: tuple[Callable[[Any], Iterable[float]], ...] = tuple(one.of for one in self.layout)

    def observe(self, view: Any) -> Floats:
        """All that the seat sees, as numbers. Equal views give equal arrays."""
        numbers: list[float] = []
        for part in self._parts:
            numbers += part(view)
        return np.fromiter(numbers, np.float32, self.size)

    def number(self, move: Move) -> int:
        """The number of a move: always the same one."""
        return self._numbers[move]

    def move(self, number: int, moves: Sequence[Move]) -> Move:
        """The one of these moves that has this number."""
        if 0 <= number < self.moves and (move := self.every[number]) in moves:
            return move
        raise Refused(f"{number} is not one of the numbers that may be chosen: {self.numbers(moves)[:20]}.")

    def numbers(self, moves: Iterable[Move]) -> list[int]:
        return [self._numbers[move] for move in moves]

    def mask(self, moves: Iterable[Move]) -> Mask:
        """1 at the numbers of these moves."""
        mask = np.zeros(self.moves, np.int8)
        numbers = self.numbers(moves)
        if len(numbers) > FEW:
            mask[numbers] = 1
        else:
            for number in numbers:
                mask[number] = 1
        return mask


@lru_cache(maxsize=256)
def _made(name: str, seats: int, options: Options) -> Encoder:
    return Encoder(games.find(name), seats, options)


def encoder(game: str | Game[Any, Any, Any], seats: int, options: Options | None = None) -> Encoder:
    """The encoder of a game: `encoder("las_vegas", 4)`."""
    found = games.find(game) if isinstance(game, str) else game
    try:
        return _made(found.name, seats, options or found.options())
    except TypeError:  # options that hold a list, such as a bank that is carried over
        return Encoder(found, seats, options or found.options())

"""Dice, and what they show."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, combinations_with_replacement
from math import factorial, prod
from operator import sub
from typing import Annotated, Any

from croupier.core.chance import Below, Odds
from croupier.core.game import Refused

Faces = Annotated[tuple[int, ...], "faces"]  # how many dice show each face, face 1 first


class Dice(Odds[Faces], frozen=True, tag="dice"):
    """Dice rolled together; the outcome counts the dice showing each face.

    Rolls are listed in the order of their dice, each roll written lowest first: 1 1 1, 1 1 2, … 6 6 6.
    """

    count: int
    faces: int = 6

    def draw(self, below: Below) -> Faces:
        rolls, up_to = ROLLS[self.count, self.faces]
        return rolls[bisect_right(up_to, below(up_to[-1]))]

    def outcomes(self) -> Iterator[tuple[Faces, int]]:
        rolls, up_to = ROLLS[self.count, self.faces]
        return zip(rolls, map(sub, up_to, (0, *up_to)))

    def read(self, plain: Any) -> Faces:
        roll = plain if isinstance(plain, list | tuple) else ()
        if len(roll) != self.faces or any(type(n) is not int or n < 0 for n in roll) or sum(roll) != self.count:
            said = "{roll} is not a roll of {count} dice with {faces} faces."
            raise Refused(said, "kit.roll", roll=plain, count=self.count, faces=self.faces)
        return tuple(roll)


class _Rolls(dict[tuple[int, int], tuple[list[Faces], list[int]]]):
    """By count and faces: every roll, and the weight of all rolls up to it. Worked out once."""

    def __missing__(self, dice: tuple[int, int]) -> tuple[list[Faces], list[int]]:
        count, faces = dice
        in_order = combinations_with_replacement(range(faces), count)
        rolls = [tuple(roll.count(face) for face in range(faces)) for roll in in_order]
        self[dice] = rolls, list(accumulate(factorial(count) // prod(map(factorial, roll)) for roll in rolls))
        return self[dice]


ROLLS = _Rolls()
dice = Dice  # as rules say it: `return dice(8)`


def shown(roll: Faces) -> list[int]:
    """The faces that at least one die shows, lowest first."""
    return [face for face, count in enumerate(roll, 1) if count]

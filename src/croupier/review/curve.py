"""How the winning chances of all seats changed in one world, and who moved them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.core.game import Seat
from croupier.core.record import Drawn

from .worlds import Moment, Shares, Worlds


class Parts(NamedTuple):
    """Who moved the shares of the win from the start to the end, in one world. Lists are by seat."""

    start: Shares  # how it ended when played from the start
    luck: Shares  # this and the next two add up to the true end less the start
    skill: Shares
    others: Shares


class World:
    """One world and how it ends from each moment on. What is known is not played again."""

    def __init__(self, worlds: Worlds, moments: Sequence[Moment], end: Shares, number: int) -> None:
        self._worlds = worlds
        self._moments = moments
        self._number = number
        self._strays: list[list[Seat] | None] = [None] * len(moments)
        self._ends: list[Shares | None] = [*([None] * len(moments)), end]

    def strays(self, at: int) -> list[Seat]:
        """Who departs from the record here."""
        if (found := self._strays[at]) is None:
            found = self._strays[at] = self._worlds.strays(self._moments[at], self._number)
        return found

    def end(self, at: int) -> Shares:
        """How it ends from here: as it does from the next moment, as long as nobody strays."""
        leaves = at
        while (known := self._ends[leaves]) is None and not self.strays(leaves):
            leaves += 1
        if known is None:
            known = self._worlds.play(self._moments[leaves], self._number)
        self._ends[at : leaves + 1] = [known] * (leaves + 1 - at)
        return known

    def every_end(self) -> list[Shares]:
        """From every moment on; the last is the true end."""
        return [self.end(at) for at in reversed(range(len(self._ends)))][::-1]

    def parts(self) -> Parts:
        """Only choices are examined: what they do not explain is luck."""
        seats, start, end = range(len(self.end(len(self._moments)))), self.end(0), self.end(len(self._moments))
        skill, others = [0.0 for _ in seats], [0.0 for _ in seats]
        for at, moment in enumerate(self._moments):
            if isinstance(moment.choice, Drawn) or not self.strays(at):
                continue
            before, after = self.end(at), self.end(at + 1)
            for seat in seats:
                between = self._with_own_choice(at, seat)
                skill[seat] += between - before[seat]
                others[seat] += after[seat] - between
        luck = [end[seat] - start[seat] - skill[seat] - others[seat] for seat in seats]
        return Parts(start, luck, skill, others)

    def _with_own_choice(self, at: int, seat: Seat) -> float:
        """A seat's share when its own choice is made and the simultaneous choices of others are still open."""
        strays, moment = self.strays(at), self._moments[at]
        if seat not in strays:
            return self.end(at)[seat]
        if len(strays) == 1:
            return self.end(at + 1)[seat]
        return self._worlds.play(moment, self._number, (seat, moment.answers[seat]))[seat]

"""How the winning chances of all seats changed in one world, and who moved them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.core.game import Move, Seat
from croupier.core.record import Drawn

from .judge import Shares
from .worlds import Moment, Worlds


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
        self._answers: list[dict[Seat, Move] | None] = [None] * len(moments)
        self._ends: list[Shares | None] = [*([None] * len(moments)), end]

    def answers(self, at: int) -> dict[Seat, Move]:
        """What those asked here would choose."""
        if (found := self._answers[at]) is None:
            found = self._answers[at] = self._worlds.answers(self._moments[at], self._number)
        return found

    def strays(self, at: int) -> list[Seat]:
        """Who departs from the record here."""
        recorded = self._moments[at].answers
        return [seat for seat, move in self.answers(at).items() if move != recorded[seat]]

    def end(self, at: int) -> Shares:
        """How it ends from here."""
        if (known := self._ends[at]) is None:
            known = self._ends[at] = self._judged(at) if self._worlds.judge else self._followed(at)
        return known

    def _judged(self, at: int) -> Shares:
        """What the judge says here, or where it can first say something."""
        return self._worlds.judged(self._moments[at]) or self._played(at)

    def _followed(self, at: int) -> Shares:
        """As it does from the next moment, as long as everything goes as recorded."""
        leaves = at
        while (known := self._ends[leaves]) is None and self._goes_as_recorded(leaves):
            leaves += 1
        if known is None:
            known = self._played(leaves)
        self._ends[at : leaves + 1] = [known] * (leaves + 1 - at)
        return known

    def _goes_as_recorded(self, at: int) -> bool:
        moment = self._moments[at]
        if isinstance(moment.choice, Drawn):
            return self._worlds.draws_as_recorded(moment, self._number)
        return not self.strays(at)

    def _played(self, at: int) -> Shares:
        """How it ends when all who are asked here choose as they would."""
        return self._worlds.play(self._moments[at], self._number, self.answers(at))

    def every_end(self) -> list[Shares]:
        """From every moment on; the last is the true end."""
        return [self.end(at) for at in reversed(range(len(self._ends)))][::-1]

    def parts(self) -> Parts:
        """Only choices are examined: what they do not explain is luck."""
        seats, start, end = range(len(self.end(len(self._moments)))), self.end(0), self.end(len(self._moments))
        skill, others = [0.0 for _ in seats], [0.0 for _ in seats]
        for at, moment in enumerate(self._moments):
            if isinstance(moment.choice, Drawn) or not (strays := self.strays(at)):
                continue
            before = self._played(at) if self._worlds.judge else self.end(at)
            after = self.end(at + 1)
            for seat in seats:
                between = before[seat]
                if strays == [seat]:
                    between = after[seat]
                elif seat in strays:
                    own = self.answers(at) | {seat: moment.answers[seat]}
                    between = self._worlds.play(moment, self._number, own)[seat]
                skill[seat] += between - before[seat]
                others[seat] += after[seat] - between
        luck = [end[seat] - start[seat] - skill[seat] - others[seat] for seat in seats]
        return Parts(start, luck, skill, others)

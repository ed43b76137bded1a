"""A match at a table with a clock: how long the open question lasts, and what comes too late for it.

Where the first to speak is heard, a run of such questions is an auction: whatever was chosen at any of them counts at
a later one, if it can still be chosen there. Saying nothing is not a move to send then: one simply says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from croupier.core.game import Move, Refused, Seat
from croupier.core.record import recognise

from .snapshots import Watched


class Timed(Watched):
    """Knows which questions had a clock set by the rules, and since when those of an auction have been open."""

    def __init__(self, *agreed: Any, calls: float = 0.0, **more: Any) -> None:
        self._calls = calls  # seconds for a higher call, by the table's settings
        self._calling_since: int | None = None  # the turn of the first question of this auction
        self._offered: dict[Seat, set[Move]] = {}  # what could be chosen at any question of this auction
        self._own_clocks: set[int] = set()  # the turns of questions with a clock set by the rules
        super().__init__(*agreed, **more)

    @property
    def seconds(self) -> float | None:
        """The seconds that the rules give the open question, if they have a clock of their own."""
        return self._phase.seconds(self._state.table, self._calls) if self.clock else None

    @property
    def holds(self) -> bool:
        """Whether the open question lasts its full time, whatever is answered."""
        return self.seconds is not None and self._phase.insists(self._state.table)

    def is_silence(self, seat: Seat, move: Move) -> bool:
        """Whether this move means saying nothing, where the first to speak is heard."""
        return self._is_first_come and move == self._phase.silence(self.glance(seat))

    def spoken(self, seat: Seat) -> Sequence[Move]:
        """The moves of a seat other than saying nothing."""
        return [move for move in self.moves(seat) if not self.is_silence(seat, move)]

    def counts_from(self, turn: int) -> bool:
        """Whether what was chosen at this turn belongs to the open question, or to the current auction."""
        return turn == len(self.choices) or (self._calling_since is not None and turn >= self._calling_since)

    def had_own_clock(self, turn: int) -> bool:
        return turn in self._own_clocks

    def is_outbid(self, seat: Seat, move: Any) -> bool:
        """Whether this could be chosen at an earlier question of this auction."""
        try:
            recognise(move, self._offered.get(seat, ()))
        except Refused:
            return False
        return self._calling_since is not None

    @property
    def _phase(self) -> Any:
        return self.game.phase(self._state)

    @property
    def _is_first_come(self) -> bool:
        return self.clock and self._phase.first_come(self._state.table)

    def _ask(self) -> dict[Seat, Sequence[Move]]:
        asked = super()._ask()
        if asked and self.seconds is not None:
            self._own_clocks.add(len(self.choices))
        if asked and not self._is_first_come:
            self._calling_since = None
        elif asked:
            if self._calling_since is None:
                self._calling_since, self._offered = len(self.choices), {}
            for seat, moves in asked.items():
                self._offered.setdefault(seat, set()).update(moves)
        return asked

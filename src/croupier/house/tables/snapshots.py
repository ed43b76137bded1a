"""A match that can be watched step by step: one choice may bring many events, each with the table as it was then.

What is kept is the table, which everybody sees; never a hand, nor the box.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from croupier.core.game import Event, Seat
from croupier.core.match import Match
from croupier.core.record import Choice

WRITE = msgspec.json.Encoder().encode


class Watched(Match):
    """Keeps the table after each event while somebody watches, until told to forget it."""

    def __init__(self, *agreed: Any, watched: Callable[[], bool] = lambda: True, **more: Any) -> None:
        self._steps: dict[int, msgspec.Raw] = {}  # steps[place in told]
        self._watched = watched
        self._early: list[int] = []  # events told while the table was being set up: they get it as it was when done
        self._has_table = False
        super().__init__(*agreed, **more)
        self._set_up()

    def steps(self, before: int, after: int, seat: Seat | None) -> tuple[msgspec.Raw, ...]:
        """The table after each event in a range that this seat, or an onlooker, hears; empty if it was forgotten."""
        heard = [place for place in range(before, after) if self.told[place].to in (None, seat)]
        known = all(place in self._steps for place in heard)
        return tuple(self._steps[place] for place in heard) if known else ()

    def forget_snapshots(self, before: int) -> None:
        """Keep only the snapshots of events from this place on."""
        for place in [place for place in self._steps if place < before]:
            del self._steps[place]

    def _note(self, event: Event, *, to: Seat | None = None) -> None:
        super()._note(event, to=to)
        if self._watched():
            place = len(self.told) - 1
            if self._has_table:
                self._steps[place] = msgspec.Raw(WRITE(self._state.table))
            else:
                self._early.append(place)

    def _carry_out(self, choice: Choice) -> None:
        self._set_up()
        super()._carry_out(choice)

    def _set_up(self) -> None:
        """The table is set up: events told before are shown with it."""
        if not self._has_table:
            self._has_table = True
            table = msgspec.Raw(WRITE(self._state.table)) if self._early else msgspec.Raw()
            self._steps |= dict.fromkeys(self._early, table)

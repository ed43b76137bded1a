"""The chance of a table: what its log says, then what was settled before the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from croupier.common.fairness import numbers, numbers_dealt, player_seed
from croupier.core.chance import Odds, Source
from croupier.core.game import Refused, Seat
from croupier.core.record import Drawn, canonical
from croupier.kit.system import system

from .entries import Opened


def seed(opened: Opened, seat: Seat, view: Any) -> str:
    """Of a computer player's own randomness: at tables of one deal, the same view is answered in the same way."""
    return player_seed(bytes.fromhex(opened.deal.secret), seat, view) if opened.deal else ""


class SettledChance:
    """Chance as it was written; where that ends, as it was settled, or from a given source."""

    def __init__(self, source: Source | None) -> None:
        self.source = source
        self.written: Iterator[Drawn] | None = None  # draws of the entry that is being replayed
        self.secret = self.added = b""  # no secret: the table was opened before there were any
        self.dealt = b""  # the secret of the table's deal, if it has one: then nothing else counts
        self._draws = 0  # so far
        self._drawn = Counter[str]()  # likewise, by what was drawn

    def __call__(self, odds: Odds[Any], drawn: str) -> Any:
        self._draws += 1
        self._drawn[drawn] += 1
        if self.written is None:
            if self.dealt:
                return odds.draw(numbers_dealt(self.dealt, drawn, self._drawn[drawn] - 1))
            if self.source is None and self.secret:
                return odds.draw(numbers(self.secret, self.added, self._draws - 1))
            return (self.source or system)(odds, drawn)
        choice = next(self.written, None)
        if choice is None or choice.drawn != drawn or canonical(choice.odds) != canonical(odds):
            raise Refused(f"the log of this table does not say what was drawn for {drawn}.")
        return odds.read(msgspec.to_builtins(choice.outcome))

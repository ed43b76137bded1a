"""The same people play again: at a new table, with another first player; nobody is seated without being asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from croupier.core.game import Seat
from croupier.core.record import Choice, Drawn, Moved

from . import entries as log
from .entries import Entry, Person
from .seating import Sitting
from .table import Table

DRAWN_FIRST = ("start player", "first dealer", "first turn order")  # names of draws that say who begins


def options_again(table: Table) -> Any:
    """The options of a game, for another in which the next seat goes first."""
    options: dict[str, Any] = msgspec.to_builtins(table.opened.options)
    return options | {"first": (who_was_first(options.get("first"), table.raw) + 1) % len(table.sitting)}


def who_was_first(agreed: Seat | None, choices: Sequence[Choice]) -> Seat:
    """The first seat, as it was agreed or drawn; otherwise whoever had the first choice."""
    if agreed is not None:
        return agreed
    for choice in choices:
        if isinstance(choice, Drawn) and choice.drawn.startswith(DRAWN_FIRST):
            drawn: Any = msgspec.to_builtins(choice.outcome)
            return int(drawn[0] if isinstance(drawn, list | tuple) else drawn)
        if isinstance(choice, Moved):
            return choice.moves[0].seat
    return 0


def seated_again(sitting: Sequence[Sitting], asker: Person) -> list[Entry]:
    """Whoever asked sits where they sat, and so do computer players; seats are kept for the others."""
    found = list[Entry]()
    for seat, one in enumerate(sitting):
        if one.person == asker:
            found.append(log.Sat(seat, asker, one.name))
        elif one.person is not None:
            found.append(log.Invited(seat, one.person, one.name))
        elif one.level is not None:
            found.append(log.Filled(seat, one.level, one.name))
    return found

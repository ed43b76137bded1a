"""How many tables one person, and one address, may have.

A table counts for anyone who sits at it, and for its opener while it waits for its game. Whoever stood up, or handed
their seat over, no longer counts. What an address has opened is not stored: each worker remembers it for a day.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from ..common.refusals import NotAllowed
from ..protocol.messages import Brief
from ..tables.entries import Person
from ..thinking.pool import looks_ahead
from .limits import Limits

DAY = 86_400.0


class Files(Protocol):
    """What storage knows of tables."""

    async def under_way(self, person: Person) -> list[Brief]: ...
    async def still_open(self, tables: Iterable[str]) -> set[str]: ...


class Allowance:
    def __init__(self, files: Files, limits: Limits, time: Callable[[], float]) -> None:
        self._files = files
        self._limits = limits
        self._time = time
        self._opened: dict[str, dict[str, float]] = {}  # when a table was opened, by address and table

    async def one_more(
        self, person: Person, address: str, *, lasts_days: bool, game: str, levels: Iterable[str]
    ) -> None:
        """Refuse another table for this game, with computer players of these levels, if that would be too many."""
        limits, mine = self._limits, await self._of(person)
        if len(self._lately(mine)) >= limits.tables:
            raise NotAllowed("too-many", f"You already have {limits.tables} tables: finish or leave one.")
        if lasts_days and sum(_lasts_days(one) for one in mine) >= limits.games_of_days:
            said = f"You already have {limits.games_of_days} games by correspondence: finish one first."
            raise NotAllowed("too-many", said)
        if len(mine) >= limits.games:
            raise NotAllowed("too-many", f"You have {limits.games} unfinished games: finish one, or end one.")
        if any(looks_ahead(game, level) for level in levels):
            self._one_more_with_experts(mine, "")
        await self._one_more_from(address)

    async def expert_at(self, person: Person, table: str) -> None:
        """Refuse a computer player who looks ahead, if this person has one at too many other tables."""
        self._one_more_with_experts(await self._of(person), table)

    def opened(self, table: str, address: str) -> None:
        self._opened.setdefault(address, {})[table] = self._time()

    async def _of(self, person: Person) -> list[Brief]:
        return [one for one in await self._files.under_way(person) if _is_of(one, person)]

    def _lately(self, tables: Iterable[Brief]) -> list[Brief]:
        """Only those that changed within a day: a game that stands still does not count for ever."""
        return [one for one in tables if one.changed_at >= self._time() - DAY]

    def _one_more_with_experts(self, mine: Iterable[Brief], besides: str) -> None:
        most = self._limits.experts
        if sum(_has_experts(one) and one.table != besides for one in self._lately(mine)) >= most:
            said = f"You already have {most} tables with players that look ahead: finish one, or choose others."
            raise NotAllowed("too-many", said)

    async def _one_more_from(self, address: str) -> None:
        opened, most = self._opened.get(address, {}), self._limits.tables_of_address
        if len(opened) < most:
            return
        there = await self._files.still_open(opened)
        self._opened[address] = {
            table: at for table, at in opened.items() if table in there and at >= self._time() - DAY
        }
        if len(self._opened[address]) >= most:
            raise NotAllowed("too-many", f"{most} tables have already been opened from this address: finish one first.")

    def forget_old(self) -> None:
        """Forget addresses that have opened nothing for a day."""
        for address, opened in [*self._opened.items()]:
            if max(opened.values(), default=0.0) < self._time() - DAY:
                del self._opened[address]


def _is_of(table: Brief, person: Person) -> bool:
    sits = any(sitter.kind == "person" and sitter.person == person for sitter in table.sitters)
    return sits or (table.status == "open" and table.opener == person)


def _lasts_days(table: Brief) -> bool:
    return table.settings.clock == "days"


def _has_experts(table: Brief) -> bool:
    return any(sitter.kind == "computer" and looks_ahead(table.game, sitter.level or "") for sitter in table.sitters)

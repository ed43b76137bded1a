"""Who is next when thinking time is scarce: it goes round by address, then by person, then by table.

So one visitor with many tables, or under many names, gets what every other visitor gets. Tables where a person waits
come before all others.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from ..tables.entries import Person


class Share(NamedTuple):
    """Whose share of thinking time something takes."""

    address: str  # where they come from; empty if it is not known
    person: Person
    table: str
    is_awaited: bool = True  # whether a person is there, waiting for it


class Ticket:
    """Somebody's place in the queue."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.has_come: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def path(self) -> tuple[str, ...]:
        return self.share.address, self.share.person, self.share.table


class Round:
    """Tickets by address, person and table: the branches take turns, and so do those within a branch."""

    def __init__(self) -> None:
        self._branches: dict[str, Round] = {}  # the one that has waited longest is first
        self._tickets: dict[Ticket, None] = {}  # at the end of a path

    def __bool__(self) -> bool:
        return bool(self._branches or self._tickets)

    def add(self, ticket: Ticket, path: tuple[str, ...]) -> None:
        if path:
            self._branches.setdefault(path[0], Round()).add(ticket, path[1:])
        else:
            self._tickets[ticket] = None

    def remove(self, ticket: Ticket, path: tuple[str, ...]) -> None:
        if not path:
            self._tickets.pop(ticket, None)
        elif branch := self._branches.get(path[0]):
            branch.remove(ticket, path[1:])
            if not branch:
                del self._branches[path[0]]

    def take(self, may: Callable[[str], bool] = lambda _: True) -> Ticket | None:
        """The next ticket of the first branch that may have one; then it is the others' turn."""
        if self._tickets:
            ticket = next(iter(self._tickets))
            del self._tickets[ticket]
            return ticket
        name = next(filter(may, self._branches), None)
        if name is None:
            return None
        branch = self._branches.pop(name)
        found = branch.take()
        if branch:
            self._branches[name] = branch  # behind all others
        return found


class FairQueue:
    """This many at a time. If there are several places, one address never has all: the last is for somebody else."""

    def __init__(self, places: int) -> None:
        self._places, self._most_of_one = places, max(1, places - 1)
        self._taken: Counter[str] = Counter()  # places, by address
        self._awaited, self._others = Round(), Round()

    async def enter(self, share: Share) -> None:
        """Wait for a place. Whoever has entered must leave when the work is done."""
        ticket, waiting = Ticket(share), self._awaited if share.is_awaited else self._others
        waiting.add(ticket, ticket.path)
        self._let_in()
        try:
            await ticket.has_come
        except asyncio.CancelledError:
            waiting.remove(ticket, ticket.path)
            if not ticket.has_come.cancelled():
                self.leave(share)
            raise

    def leave(self, share: Share) -> None:
        self._taken[share.address] -= 1
        if not self._taken[share.address]:
            del self._taken[share.address]
        self._let_in()

    def _let_in(self) -> None:
        while self._taken.total() < self._places:
            ticket = self._awaited.take(self._may_enter) or self._others.take(self._may_enter)
            if ticket is None:
                return
            if not ticket.has_come.cancelled():
                self._taken[ticket.share.address] += 1
                ticket.has_come.set_result(None)

    def _may_enter(self, address: str) -> bool:
        return self._taken[address] < self._most_of_one

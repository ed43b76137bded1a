"""A REST endpoint: its path, what it takes, what it answers, and who may ask.

OpenAPI and the tables in docs/protocol.md are made from the same list, so they cannot differ from it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from croupier.core.game import Seat

from ..application.application import Application
from ..application.callers import Caller
from ..common.misread import in_words
from ..common.refusals import NotAllowed
from ..live.live_table import LiveTable
from ..protocol.answers import Gone
from ..protocol.requests import Query
from ..tables.entries import Person
from ..thinking.queueing import Share

JSON = "application/json"
WORD = r"^[A-Za-z0-9_-]{1,64}$"  # ids, codes and secret words: nothing else ever reaches the database
PATH: dict[str, Any] = {  # what the names between the braces of a path stand for
    "table": Annotated[str, Meta(pattern=WORD, description="A table's id, or its code.")],
    "seat": Annotated[int, Meta(ge=0, description="A seat, counted from 0.")],
    "kind": Annotated[
        Literal["starred", "muted", "blocked"], Meta(description="Whether I star, mute or block the person.")
    ],
    "person": Annotated[str, Meta(pattern=WORD, description="A person's id.")],
    "level": Annotated[str, Meta(pattern=r"^[a-z_]{1,32}$", description="A level of computer players.")],
    "meet": Annotated[str, Meta(pattern=WORD, description="The id of an evening or a tournament.")],
    "day": Annotated[date, Meta(description="A day: 2026-11-18.")],
    "device": Annotated[str, Meta(pattern=WORD, description="A browser that may be rung.")],
    "token": Annotated[str, Meta(pattern=WORD, description="A one-time token.")],
}


@dataclass(frozen=True)
class Call:
    """One request: who asks, and for what."""

    application: Application
    caller: Caller
    path: Mapping[str, Any]
    query: Any
    body: Any
    site: str  # the address the house was reached at: https://play.example

    async def live(self) -> LiveTable:
        live = await self.application.find(self.path["table"], self.caller.address)
        self.caller.only_at(live.table)
        await self.application.only_unsealed(self.person, live.table.name, live.table.deal)
        return live

    async def named(self) -> str:
        """The id of the table, which may be asked for by its code."""
        name = await self.application.named(self.path["table"], self.caller.address)
        await self.application.only_unsealed(self.person, name)
        return name

    @property
    def day(self) -> date:
        found: date = self.path["day"]
        return found

    @property
    def person(self) -> Person:
        return self.caller.person

    @property
    def seat(self) -> Seat:
        seat: Seat = self.path["seat"]
        return seat

    def share(self, table: str) -> Share:
        """Whose share of thinking time this takes."""
        return Share(self.caller.address, self.person, table)

    def only_my_seat(self, live: LiveTable, seat: Seat) -> None:
        if not self.caller.may_play(live.table, seat):
            raise NotAllowed("not-yours", f"Seat {seat} is not yours.")


Handle = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    body: Any  # a type, or None
    answer: Any
    handle: Handle
    status: int = 200
    query: type[Query] = Query
    programs: bool = False  # whether a token for a seat is enough
    media: str = JSON  # type of the answer; if it is not JSON, the answer is text

    @property
    def summary(self) -> str:
        return " ".join((self.handle.__doc__ or "").split())

    def read_path(self, written: Mapping[str, str]) -> dict[str, Any]:
        return {name: word(name, text) for name, text in written.items()}

    def read_query(self, written: Mapping[str, str]) -> Query:
        try:
            return msgspec.convert(dict(written), self.query, strict=False)
        except msgspec.ValidationError as error:
            raise NotAllowed("bad-query", f"This query cannot be answered: {in_words(error)}.") from None


def word(name: str, text: str) -> Any:
    """The value given for a name between the braces of a path."""
    try:
        return msgspec.convert(text, PATH[name], strict=False)
    except msgspec.ValidationError:
        raise NotAllowed("no-page", f"There is no such page: {text[:20]!r} is not a valid {name}.") from None


def endpoint(
    method: str,
    path: str,
    *,
    body: Any = None,
    answer: Any = Gone,
    status: int = 200,
    query: type[Query] = Query,
    programs: bool = False,
    media: str = JSON,
) -> Callable[[Handle], Endpoint]:
    """Turn the function that answers into an endpoint."""
    return lambda handle: Endpoint(method, path, body, answer, handle, status, query, programs, media)

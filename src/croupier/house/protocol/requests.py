"""What REST takes: bodies, and query parameters."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from croupier.common.fairness import Hex
from croupier.core.game import Value

from ..tables.entries import Settings, Wishing
from ..tables.opening import LONGEST_TALK
from .messages import Name


class Named(Value, forbid_unknown_fields=True):
    name: Name


class OpenTable(Value, forbid_unknown_fields=True):
    """A table to open. Seats are numbered from 0; with `sit`, the opener takes the first one."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    sit: bool = True
    computers: tuple[str, ...] = ()  # levels, for the next seats
    begin: bool = False  # start the game at once
    hash: Hex | None = None  # of my random bytes for the chance of the game, if it starts at once


class Changes(Value, forbid_unknown_fields=True):
    """What to change about a table; what is left out stays. Only empty seats can be removed, from the last one back."""

    settings: Settings | None = None
    options: dict[str, Any] | None = None
    seats: int | None = None


class Beginning(Value, forbid_unknown_fields=True):
    """The SHA-256 of 32 random bytes of my own, in hexadecimal, to commit to them at once."""

    hash: Hex | None = None


class Committing(Value, forbid_unknown_fields=True):
    """The SHA-256 of 32 random bytes of my own, in hexadecimal."""

    hash: Hex


class Revealing(Value, forbid_unknown_fields=True):
    """The 32 random bytes themselves, in hexadecimal."""

    random: Hex


class Sit(Value, forbid_unknown_fields=True):
    """Sit down under my own name or another: several people may share a screen."""

    name: Name | None = None


class Computer(Value, forbid_unknown_fields=True):
    level: str
    name: Name | None = None


class Talk(Value, forbid_unknown_fields=True):
    """Either a text or a sign."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TALK)] | None = None
    sign: str | None = None


class Wished(Value, forbid_unknown_fields=True):
    what: Wishing
    taken_back: bool = False


class Query(Value, forbid_unknown_fields=True):
    """Query parameters: none, unless an endpoint says so."""


class Which(Query):
    """Which of my games."""

    finished: Annotated[bool, Meta(description="Finished games instead of those in progress.")] = False
    before: Annotated[float, Meta(ge=0, le=1e12, description="Only older games; in seconds since 1970.")] | None = None


class Reading(Query):
    """Whose view to read, and from which point."""

    seat: Annotated[int, Meta(ge=0, description="One of my seats; if omitted, as an onlooker.")] | None = None
    since: (
        Annotated[int, Meta(ge=0, description="The last number I have; if omitted, only the current state.")] | None
    ) = None
    steps: Annotated[bool, Meta(description="Include the table after each event since then.")] = False


class Showing(Query):
    """Whose view to show, and which part."""

    seat: Annotated[int, Meta(ge=0, description="Any seat; if omitted, as an onlooker.")] | None = None
    since: Annotated[int, Meta(ge=0, description="The number of the last frame I have.")] = 0
    count: Annotated[int, Meta(ge=1, le=200, description="The most frames to return.")] = 100

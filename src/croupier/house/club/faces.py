"""People, computer players and programs as pages draw them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..common.people import FORGOTTEN, is_forgotten
from ..protocol.club import Emblem, Face
from ..storage import schema
from .rating import Who

Kind = Literal["person", "computer", "program"]


class Look(NamedTuple):
    """What is known of a person."""

    name: str
    colour: int | None
    emblem: Emblem | None


class Album:
    """The faces of some people, as somebody sees them."""

    def __init__(self, viewer: str, looks: dict[str, Look]) -> None:
        self._viewer = viewer
        self._looks = looks

    def face(self, who: Who, name: str | None = None) -> Face:
        """Somebody's face, under the name they have now, or had at a table."""
        kind, look = cast(Kind, who.kind), self._looks.get(who.id)
        if kind == "computer":
            return Face(kind, who.id, name or "", None, None, None, False)
        if is_forgotten(who.id) or look is None:
            return Face(kind, "", name or FORGOTTEN, None, None, None, False)
        owner = look.name if kind == "program" else None
        return Face(kind, who.id, name or look.name, look.colour, look.emblem, owner, who.id == self._viewer)


async def album(connection: AsyncConnection, viewer: str, people: Iterable[str]) -> Album:
    """Faces of these people."""
    there, drawn = schema.people.c, schema.faces.c
    query = (
        select(there.id, there.name, drawn.colour, drawn.emblem)
        .outerjoin(schema.faces, drawn.person == there.id)
        .where(there.id.in_({*people}))
    )
    found: Any = await connection.execute(query)
    return Album(viewer, {id: Look(name, colour, emblem) for id, name, colour, emblem in found})

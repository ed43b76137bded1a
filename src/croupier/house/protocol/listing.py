"""A table in one line, as it is listed in the lobby and among people's own games."""

from __future__ import annotations

from collections.abc import Collection

from ..tables.entries import Person
from ..tables.seating import Sitting
from ..tables.table import Table
from .messages import Brief, Sitter


def brief(table: Table, present: Collection[Person] = ()) -> Brief:
    return Brief(
        table.name,
        table.code,
        table.opened.game,
        table.opened.options,
        table.status,
        table.settings,
        tuple(_sitter(sitting, present) for sitting in table.sitting),
        table.opener,
        table.opener_name,
        table.opened_at,
        table.changed_at,
        table.commitment,
        table.match.result if table.match and table.status == "over" else None,
        table.began_at,
        table.ended_at,
        table.deal,
        table.opened.meet,
    )


def _sitter(sitting: Sitting, present: Collection[Person]) -> Sitter:
    if sitting.person is not None:
        return Sitter("person", sitting.name, sitting.person, sitting.level, sitting.person in present)
    if sitting.level is not None:
        return Sitter("computer", sitting.name, None, sitting.level, True)
    if sitting.invited is not None:
        return Sitter("invited", sitting.name, sitting.invited, None, sitting.invited in present)
    return Sitter("empty")

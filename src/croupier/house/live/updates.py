"""What each reader is told: pages of a table's log and how things stand, made from what that reader may see."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any, Protocol

import msgspec

from croupier.core.game import Seat

from ..protocol.listing import brief
from ..protocol.messages import Clock, Done, Gathering, Heard, TableNews, Update
from ..tables import entries as log
from ..tables.entries import Entry, Person, Wishing
from ..tables.notes import Note
from ..tables.page_log import Page
from ..tables.table import Table
from .live_table import LiveTable
from .previews import previews
from .standing import Standing, standing

ABOUT_PEOPLE: tuple[type[Entry], ...] = (
    log.Opened,
    log.Changed,
    log.Sat,
    log.Invited,
    log.Filled,
    log.Left,
    log.HandedOver,
    log.Called,
    log.Committed,
    log.Sealed,
    log.Revealed,
    log.Withdrew,
    log.Began,
    log.StoodIn,
    log.CameBack,
    log.Wished,
    log.Declined,
    log.Paused,
    log.WentOn,
    log.Ended,
    log.Rematch,
)


class Reader(Protocol):
    """Whoever is told: a person, or a program with a token for one seat."""

    def seats(self, table: Table) -> list[Seat]: ...


def news(live: LiveTable, reader: Reader) -> TableNews:
    table = live.table
    watching = len(live.present - set(table.people()))
    return TableNews(
        brief(table, live.present),
        tuple(reader.seats(table)),
        watching,
        table.paused,
        dict(table.agreement.wishes),
        *live.dial.read(),
        live.absence.away(),
        table.rematch,
        table.rematch_by,
        table.ended.why if table.ended else None,
        tuple(table.agreement.ended_by.values()),
        *_asked(live),
        _gathering(table),
        *_settled(table),
    )


def _gathering(table: Table) -> Gathering | None:
    now = table.gathering
    return Gathering(now.round, now.awaited, table.terms) if now else None


def _settled(table: Table) -> tuple[tuple[Seat, ...], tuple[Seat, ...], tuple[Seat, ...]]:
    """Who has added to the chance of the game, who was left out, and who withdrew."""
    if table.gathering:
        return (), table.gathering.left_out, table.gathering.withdrawn
    if table.began is None:
        return (), (), ()
    return tuple(one.seat for one in table.began.contributions), table.began.left_out, table.began.withdrawn


def _asked(live: LiveTable) -> tuple[dict[Wishing, tuple[Person, ...]], dict[Wishing, float]]:
    """Who has yet to answer each wish, and how long they have."""
    agreement = live.table.agreement
    return {what: agreement.awaited(what) for what in agreement.wishes.values()}, live.agreement_timer.left()


def update(
    live: LiveTable,
    seat: Seat | None,
    pages: Collection[Page],
    *,
    step_by_step: bool = False,
    alike: Standing | None = None,
) -> Update:
    """Several pages at once, and how things stand now."""
    table, match, alike = live.table, live.table.match, alike or standing(live.table, live.dial.read())
    events = tuple(event for page in pages for event in page.events)
    steps: tuple[msgspec.Raw, ...] = ()
    if step_by_step or (len(pages) == 1 and len(events) > 1):
        steps = tuple(step for page in pages for step in page.steps)
    view: Any = None
    moves: tuple[Any, ...] = ()
    leads: tuple[Any, ...] = ()
    asides: tuple[Any, ...] = ()
    if match is not None:
        view = table.glance() if seat is None else match.glance(seat)
        if seat in alike.waiting and seat is not None and seat in table.waiting:
            moves, asides = tuple(match.spoken(seat)), tuple(match.asides(seat))
            leads = previews(match.game, view, moves)
    return Update(
        seat,
        table.number_for(seat),
        alike.turn,
        events,
        steps,
        view,
        alike.waiting,
        moves,
        leads,
        asides,
        *alike.reading,
        alike.result,
        alike.digest,
        tuple(notes(pages)),
        table.decided.of(seat),
    )


def notes(pages: Iterable[Page]) -> Iterator[Note]:
    """What people did, each with the number of events before it."""
    told = 0
    for page in pages:
        told += len(page.events)
        if page.note:
            yield msgspec.structs.replace(page.note, after=told)


def clock(live: LiveTable) -> Clock:
    return Clock(live.table.turn, *live.dial.read())


def done(live: LiveTable, asked_as: str = "") -> Done:
    """It is done; numbered as onlookers count, so that nobody can tell how many answer in secret."""
    return Done(asked_as, live.table.number_for(None))


def heard(number: int, entry: Entry) -> Heard | None:
    """The message, if the entry is talk."""
    match entry:
        case log.Said():
            return Heard(number, entry.person, entry.name, text=entry.text)
        case log.Reacted():
            return Heard(number, entry.person, entry.name, sign=entry.sign)
    return None

"""How people find each other, as it is stored: stars, presence, invitations, the queue, and browsers to ring."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from croupier.core.game import Value

from ..protocol.club import Emblem
from ..protocol.finding import NoticeWishes, Wants
from ..protocol.messages import Brief
from ..tables.entries import Person
from . import schema
from .commits import upsert

PLAYED = ("playing", "over", "ended")
FINISHED = ("over", "ended")
DAY = 86_400.0
HOUR = 3_600.0


class Waiting(Value):
    """Somebody in the queue."""

    person: Person
    name: str
    wants: Wants
    since: float
    asked: float
    rating: float | None = None
    table: str | None = None  # that was opened for them


class Looked(Value):
    """What a person is called, and how they are drawn."""

    name: str
    colour: int | None
    emblem: Emblem | None


class Subscription(Value):
    """A browser that may be rung."""

    device: str
    person: Person
    endpoint: str
    key: str
    auth: str
    language: str
    site: str
    since: float


class Sent(Value):
    """An invitation."""

    brief: Brief
    by: Person
    by_name: str
    at: float


class FindingFiles:
    """The tables of the database that belong to it."""

    def __init__(self, engine: AsyncEngine, dialect: Any) -> None:
        self._engine = engine
        self._dialect = dialect

    # Friends

    async def have_played(self, one: Person, other: Person) -> bool:
        """Whether these two have sat at a table where a game began."""
        mine, theirs, there = schema.guests.alias(), schema.guests.alias(), schema.tables
        query = (
            select(there.c.id)
            .join(mine, mine.c.table == there.c.id)
            .join(theirs, theirs.c.table == there.c.id)
            .where(mine.c.person == one, mine.c.plays.is_(True), theirs.c.person == other, theirs.c.plays.is_(True))
            .where(there.c.status.in_(PLAYED))
            .limit(1)
        )
        return bool(await self._all(query))

    async def starred_by(self, person: Person) -> set[Person]:
        """Those who have starred this person."""
        there = schema.relations.c
        return {one for (one,) in await self._all(select(there.person).where(there.other == person, _is("starred")))}

    async def blocking(self, person: Person) -> set[Person]:
        """Those who have blocked this person."""
        there = schema.relations.c
        return {one for (one,) in await self._all(select(there.person).where(there.other == person, _is("blocked")))}

    async def apart(self, people: Collection[Person]) -> set[frozenset[Person]]:
        """The pairs among these people of whom one has blocked the other."""
        there = schema.relations.c
        query = select(there.person, there.other)
        found = await self._all(query.where(there.person.in_(people), there.other.in_(people), _is("blocked")))
        return {frozenset(pair) for pair in found}

    async def known(self, people: Collection[Person]) -> dict[Person, Looked]:
        """Those of these people whom the house knows, and how they are drawn."""
        there, drawn = schema.people.c, schema.faces.c
        query = select(there.id, there.name, drawn.colour, drawn.emblem)
        query = query.join(schema.faces, drawn.person == there.id, isouter=True)
        return {person: Looked(*more) for person, *more in await self._all(query.where(there.id.in_(people)))}

    async def rating(self, person: Person, game: str | None) -> float | None:
        """How strong somebody is at a game or, if nobody knows that, in the whole house."""
        there = schema.ratings.c
        query = select(there.mu).where(there.kind == "person", there.who == person, there.game.in_([game or "", ""]))
        found = await self._all(query.order_by(there.game.desc()))
        return float(found[0][0]) if found else None

    # Presence

    async def put_presences(self, worker: str, there: Mapping[Person, str | None], at: float) -> None:
        """These people are at this worker now, each with the game they sit at; only those whom the house knows."""
        known = await self.known(there.keys())
        rows = [{"person": one, "worker": worker, "at": at, "game": there[one]} for one in known]
        if rows:
            async with self._engine.begin() as connection:
                await connection.execute(upsert(self._dialect, schema.presences), rows)

    async def take_presences(self, worker: str, people: Collection[Person]) -> None:
        here = schema.presences.c
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.presences).where(here.worker == worker, here.person.in_(people)))

    async def present(self, people: Collection[Person], since: float) -> dict[Person, str | None]:
        """Which of these people are here, and at which game they sit."""
        here = schema.presences.c
        query = select(here.person, here.game).where(here.person.in_(people), here.at >= since)
        found = dict[Person, str | None]()
        for person, game in await self._all(query):
            found[person] = game or found.get(person)
        return found

    async def others_here(self, person: Person, since: float) -> int:
        """How many people are here besides this one."""
        here = schema.presences.c
        query = select(func.count(here.person.distinct())).where(here.person != person, here.at >= since)
        ((count,),) = await self._all(query)
        return int(count)

    # Invitations

    async def invite(self, table: str, person: Person, by: Person, at: float) -> bool:
        """Write an invitation down; False if there is one already."""
        try:
            async with self._engine.begin() as connection:
                row = {"table": table, "person": person, "by": by, "at": at}
                await connection.execute(insert(schema.invitations).values(**row))
        except IntegrityError:
            return False
        return True

    async def invitations_of(self, person: Person) -> list[Sent]:
        """To tables that wait for people, the latest first."""
        sent, there, people = schema.invitations.c, schema.tables.c, schema.people.c
        query = (
            select(there.brief, sent.by, people.name, sent.at)
            .join(schema.invitations, sent.table == there.id)
            .join(schema.people, people.id == sent.by)
            .where(sent.person == person, there.status == "open")
            .order_by(sent.at.desc())
            .limit(20)
        )
        found = await self._all(query)
        return [Sent(msgspec.json.decode(data, type=Brief), by, name, at) for data, by, name, at in found]

    async def decline(self, table: str, person: Person) -> None:
        sent = schema.invitations.c
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.invitations).where(sent.table == table, sent.person == person))

    # The queue

    async def wait(self, one: Waiting) -> None:
        """Come into the queue, or change what one wants there."""
        row = msgspec.structs.asdict(one) | {"wants": msgspec.json.encode(one.wants)}
        async with self._engine.begin() as connection:
            await connection.execute(upsert(self._dialect, schema.queue), row)

    async def waiting(self, asked_since: float) -> list[Waiting]:
        """Everybody whose page has asked lately, the longest first; also those whose table was just opened."""
        there = schema.queue.c
        rows = await self._all(select(schema.queue).where(there.asked >= asked_since).order_by(there.since))
        return [
            Waiting(row.person, row.name, _read(row.wants), row.since, row.asked, row.rating, row.table) for row in rows
        ]

    async def still_waits(self, person: Person, at: float) -> None:
        there = schema.queue.c
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.queue).where(there.person == person).values(asked=at))

    async def leave(self, person: Person) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.queue).where(schema.queue.c.person == person))

    async def seat(self, people: Sequence[Person], table: str, at: float) -> bool:
        """Promise these people a table; False if one of them no longer waits. Of two who try, one succeeds."""
        there = schema.queue.c
        free = update(schema.queue).where(there.person.in_(people), there.table.is_(None))
        async with self._engine.connect() as connection, connection.begin() as transaction:
            taken = await connection.execute(free.values(table=table, asked=at))
            if taken.rowcount == len(people):
                return True
            await transaction.rollback()
            return False

    async def unseat(self, table: str) -> None:
        """The table could not be opened: those to whom it was promised wait again."""
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.queue).where(schema.queue.c.table == table).values(table=None))

    # Notices

    async def subscribe(self, one: Subscription, most: int) -> None:
        """Remember a browser. Of more than so many of one person, the oldest goes."""
        there = schema.subscriptions.c
        async with self._engine.begin() as connection:
            put = upsert(self._dialect, schema.subscriptions)
            await connection.execute(put, msgspec.structs.asdict(one))
            query = select(there.device).where(there.person == one.person).order_by(there.since.desc(), there.device)
            old = [device for (device,) in await connection.execute(query)][most:]
            await connection.execute(delete(schema.subscriptions).where(there.device.in_(old)))

    async def unsubscribe(self, device: str, person: Person | None = None) -> None:
        """Forget a browser; with a person, only if it is theirs."""
        there = schema.subscriptions.c
        gone = delete(schema.subscriptions).where(there.device == device)
        async with self._engine.begin() as connection:
            await connection.execute(gone if person is None else gone.where(there.person == person))

    async def subscriptions_of(self, people: Iterable[Person]) -> list[Subscription]:
        query = select(schema.subscriptions).where(schema.subscriptions.c.person.in_([*people]))
        return [Subscription(*row) for row in await self._all(query)]

    async def wishes(self, person: Person) -> NoticeWishes:
        there = schema.notices.c
        query = select(there.turns, there.invitations, there.rounds).where(there.person == person)
        found = await self._all(query)
        return NoticeWishes(*map(bool, found[0])) if found else NoticeWishes()

    async def wish(self, person: Person, wishes: NoticeWishes) -> None:
        async with self._engine.begin() as connection:
            row = {"person": person} | msgspec.structs.asdict(wishes)
            await connection.execute(upsert(self._dialect, schema.notices), row)

    async def ring(self, table: str, person: Person, question: int) -> bool:
        """Whether this person has not been told of this question yet: from now on they have."""
        there = schema.rung.c
        row = {"table": table, "person": person, "question": question, "is_over": False}
        here = (there.table == table) & (there.person == person)
        later = update(schema.rung).where(here, there.question < question).values(**row)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(later)).rowcount:
                    return True
                if (await connection.execute(select(there.table).where(here))).first():
                    return False
                await connection.execute(insert(schema.rung).values(**row))
        except IntegrityError:
            return False
        return True

    async def rung(self, tables: Collection[str]) -> list[tuple[str, Person, int]]:
        """Who was told of which question at these tables, and whose notice was not withdrawn."""
        there = schema.rung.c
        query = select(there.table, there.person, there.question)
        found = await self._all(query.where(there.table.in_(tables), there.is_over.is_(False)))
        return [(table, person, question) for table, person, question in found]

    async def withdraw(self, table: str, person: Person) -> bool:
        """Whether a notice is still there to be withdrawn; from now on it is not."""
        there = schema.rung.c
        here = update(schema.rung).where(there.table == table, there.person == person, there.is_over.is_(False))
        async with self._engine.begin() as connection:
            return bool((await connection.execute(here.values(is_over=True))).rowcount)

    # Keeping it tidy

    async def clear(self, now: float) -> None:
        """Clear away what nobody needs any longer."""
        known, games = select(schema.people.c.id), select(schema.tables.c.id)
        over = games.where(schema.tables.c.status.in_(FINISHED))
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.presences).where(schema.presences.c.at < now - HOUR))
            await connection.execute(delete(schema.queue).where(schema.queue.c.asked < now - HOUR))
            await connection.execute(delete(schema.invitations).where(schema.invitations.c.at < now - DAY))
            await connection.execute(delete(schema.rung).where(schema.rung.c.table.in_(over)))
            for where in (schema.subscriptions, schema.notices):
                await connection.execute(delete(where).where(where.c.person.not_in(known)))

    async def _all(self, query: Any) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()


_read = msgspec.json.Decoder(Wants).decode


def _is(kind: str) -> Any:
    return schema.relations.c.kind == kind

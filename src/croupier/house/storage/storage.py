"""The house's memory: SQLite in the user's data folder, or PostgreSQL.

What is written is on the disk before anybody hears of it. Entries of many tables that come at the same moment are
written in one transaction, so that a busy house does not wait for the disk once for each of them.
"""

from __future__ import annotations

import errno
import os
import secrets as random_bytes
import shutil
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, get_args
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from croupier.common import records
from croupier.core.game import Refused, Value

from ..common import faults
from ..common.people import is_forgotten
from ..common.shards import UNKNOWN, shard_of
from ..protocol.listing import brief
from ..protocol.messages import Brief
from ..tables import entries as log
from ..tables.entries import Entry
from ..tables.table import Table
from . import schema
from .commits import FileCommit, GroupCommit, ServerCommit, make_durable, upsert
from .deals import Deals
from .finding import FindingFiles
from .forgetting import forget_at, forget_elsewhere
from .journal import Written
from .migrating import migrate, migrate_to
from .tries import Tries

Relation = Literal["starred", "muted", "blocked"]
FINISHED = ("over", "ended")
ELSEWHERE = "FILE-"  # prefix of the codes of games that were played elsewhere
UNDER_WAY = ("playing", "gathering")  # what has to continue after a restart
AT_ONCE = 1_000  # tables that one query names
LEAST_ROOM = 8_000_000  # free bytes on the file's disk: with less, the next entries might not be written
ONLY_OWNER = 0o600
LISTED_EVERY = 60.0  # seconds until the lobby is told that a game is still in progress, if nothing else has changed
UNLISTED = (log.Chose, log.TimeRan, log.Said, log.Reacted, log.Contributed, log.Wished, log.Declined)  # not shown there
OPENING = 1_129_467_730  # the lock for bringing a database up to date


class PersonRow(Value):
    id: str
    name: str
    since: float
    seen: float


class Relations(Value):
    """People whom a person has starred, and those whom they do not want to hear, or to meet."""

    starred: frozenset[str]
    muted: frozenset[str]
    blocked: frozenset[str]


class Token(Value):
    """What a secret word is good for. Only its hash is stored."""

    kind: str
    table: str
    seat: int
    person: str
    expires: float | None


def default_url() -> str:
    """The embedded database, in the user's data folder."""
    return address_of(records.data_folder() / "house.db")


def address_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def understood(url: str | None) -> str:
    """The address as the database library wants it; people write postgresql://…, or the path of a file."""
    if url is None:
        return default_url()
    scheme, _, rest = url.partition("://")
    if not rest:
        return address_of(Path(url).expanduser().absolute())
    known = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    scheme = known.get(scheme, scheme)
    if scheme not in known.values():
        said = "{scheme} is not a database the house can use: use postgresql://… or the path of a file."
        raise Refused(said, "database-kind", scheme=scheme)
    return f"{scheme}://{rest}"


class Storage:
    """Implements journal.Journal, and also knows people, lobby and filed games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = GroupCommit(ServerCommit(engine) if self.is_shared else FileCommit(str(engine.url.database)))
        self.deals = Deals(engine)
        self.tries = Tries(engine)
        self.finding = FindingFiles(engine, postgresql if self.is_shared else sqlite)
        self._listed_at = WeakKeyDictionary[Table, float]()  # when the row of a table was last written

    @property
    def folder(self) -> Path | None:
        """Where it is kept, if it is a file."""
        return Path(self.engine.url.database or "").parent if self.engine.dialect.name == "sqlite" else None

    @property
    def is_shared(self) -> bool:
        """Whether several workers can use it at once."""
        return self.engine.dialect.name == "postgresql"

    @classmethod
    async def open(cls, url: str | None = None) -> Storage:
        """The database at this address, brought up to date."""
        engine, _ = await cls._opened(url, migrate)
        return cls(engine)

    @classmethod
    async def bring_to(cls, url: str | None, step: str) -> str:
        """Bring the database at this address to a step of its history; returns the step it is at then."""
        at: str
        engine, at = await cls._opened(url, lambda connection: migrate_to(connection, step))
        await engine.dispose()
        return at

    @classmethod
    async def _opened(cls, url: str | None, do: Callable[[Connection], Any]) -> tuple[AsyncEngine, Any]:
        """The database at this address, and the result of doing this there."""
        address = understood(url)
        is_file = address.startswith("sqlite")
        pool: dict[str, Any] = {} if is_file else {"pool_size": 8, "pool_pre_ping": True}
        engine = create_async_engine(address, hide_parameters=True, **pool)  # errors are logged: no ids, no names
        if is_file:
            event.listen(engine.sync_engine, "connect", lambda connection, _: make_durable(connection))
        try:
            if is_file:
                _for_nobody_else(Path(address.partition(":///")[2]))
            async with engine.begin() as connection:
                if not is_file:  # of several workers that open it at once, one does it
                    await connection.execute(select(func.pg_advisory_xact_lock(OPENING)))
                done = await connection.run_sync(do)
        except BaseException as error:
            await engine.dispose()
            if not isinstance(error, OSError | DBAPIError):
                raise
            where = engine.url.render_as_string(hide_password=True)
            said = "The database at {where} cannot be used: {reason}"
            raise Refused(said, "database", where=where, reason=faults.reason(error)) from None
        return engine, done

    async def close(self) -> None:
        """Write what is still to be written, then disconnect."""
        await self.commits.close()
        await self.engine.dispose()

    # The log

    async def append(self, table: Table, at: float, entry: Entry) -> None:
        line = {"table": table.name, "number": table.number, "at": at, "entry": log.write(entry)}
        await self.commits.write(line, self._row(table, at, entry), _guests(table, entry))

    def _row(self, table: Table, at: float, entry: Entry) -> dict[str, Any] | None:
        """The table's row, if its contents have changed; also once a minute, to show that something happens there."""
        if isinstance(entry, log.Answered):
            return None  # not even the lobby may know that somebody has answered
        is_shown = table.is_finished or not isinstance(entry, UNLISTED)
        if not is_shown and at - self._listed_at.get(table, -LISTED_EVERY) < LISTED_EVERY:
            return None
        self._listed_at[table] = at
        return _listed(table)

    async def entries(self, table: str, after: int = 0) -> Sequence[Written]:
        query = select(schema.log.c.number, schema.log.c.at, schema.log.c.entry).order_by(schema.log.c.number)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.where(schema.log.c.table == table, schema.log.c.number > after))
            return [Written(number, at, log.read(entry)) for number, at, entry in rows]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        there, lines = schema.tables.c, schema.log.c
        last = select(func.max(lines.number)).where(lines.table == there.id).scalar_subquery()
        async with self.engine.connect() as connection:
            return {
                name: number
                for start in range(0, len(tables), AT_ONCE)
                for name, number in await connection.execute(
                    select(there.id, last).where(there.id.in_(tables[start : start + AT_ONCE]))
                )
            }

    async def unfinished(self, shards: Collection[int] | None = None) -> AsyncIterator[Brief]:
        there = schema.tables.c
        query = select(there.brief).where(there.status.in_(UNDER_WAY))
        if shards is not None:
            query = query.where(there.part.in_([*shards, UNKNOWN]))
        for listed in await self._briefs(query):  # the connection is free again while they are used
            yield listed

    # Lobby and people's own games

    async def lobby(self, limit: int = 100) -> list[Brief]:
        """Public tables: those that wait for people first, then those to watch."""
        there = schema.tables.c
        return await self._briefs(
            select(there.brief)
            .where(there.public.is_(True), there.status.in_(("open", "playing")))
            .order_by(there.status, there.changed.desc())
            .limit(limit)
        )

    async def games_of(
        self, person: str, *, finished: bool, limit: int = 50, before: float | None = None
    ) -> list[Brief]:
        """The tables a person plays at, or played at, the latest first."""
        there = schema.tables.c
        query = (
            select(there.brief)
            .join(schema.guests, schema.guests.c.table == there.id)
            .where(schema.guests.c.person == person, schema.guests.c.plays.is_(True))
            .where(there.status.in_(FINISHED) if finished else there.status.not_in(FINISHED))
        )
        if before is not None:
            query = query.where(there.changed < before)
        return await self._briefs(query.order_by(there.changed.desc()).limit(limit))

    async def _briefs(self, query: Any) -> list[Brief]:
        async with self.engine.connect() as connection:
            return [msgspec.json.decode(data, type=Brief) for (data,) in await connection.execute(query)]

    async def brief(self, table: str) -> Brief | None:
        found = await self._briefs(select(schema.tables.c.brief).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def by_code(self, code: str, ended_since: float = 0.0) -> str | None:
        """The table with this code, unless its game has long been over."""
        there = schema.tables.c
        is_good = there.status.not_in(FINISHED) | (there.changed >= ended_since)
        found: str | None = await self._one(select(there.id).where(there.code == code.upper(), is_good))
        return found

    async def under_way(self, person: str) -> list[Brief]:
        """Tables neither over nor ended where a person sits, or which they may have opened."""
        there, guests = schema.tables.c, schema.guests.c
        query = select(there.brief).join(schema.guests, guests.table == there.id)
        is_theirs = guests.plays.is_(True) | (there.status == "open")
        return await self._briefs(query.where(guests.person == person, there.status.not_in(FINISHED), is_theirs))

    async def stalled(self, since: float) -> list[Brief]:
        """Games in progress at whose tables nothing has happened since then."""
        there = schema.tables.c
        return await self._briefs(select(there.brief).where(there.status == "playing", there.changed < since))

    async def still_open(self, tables: Iterable[str]) -> set[str]:
        """Which of these tables are neither over nor ended."""
        there = schema.tables.c
        query = select(there.id).where(there.id.in_([*tables]), there.status.not_in(FINISHED))
        async with self.engine.connect() as connection:
            return {table for (table,) in await connection.execute(query)}

    async def _one(self, query: Any) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar()

    # People

    async def person(self, id: str) -> PersonRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.people).where(schema.people.c.id == id))).first()
            return PersonRow(*row) if row else None

    async def save_person(self, row: PersonRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(self._put(schema.people, keep=("since",)), msgspec.to_builtins(row))

    def _put(self, table: Any, keep: Sequence[str] = ()) -> Any:
        return upsert(postgresql if self.is_shared else sqlite, table, keep)

    async def tables_of(self, person: str) -> list[str]:
        """Every table a person was ever at."""
        query = select(schema.guests.c.table).where(schema.guests.c.person == person)
        async with self.engine.connect() as connection:
            return [table for (table,) in await connection.execute(query)]

    async def forget_at(self, table: str, person: str, nobody: str) -> None:
        """Take a person out of a table. It stays, with a guest in their place."""
        await forget_at(self.engine, table, person, nobody)

    async def forget_person(self, person: str, nobody: str) -> None:
        """Take a person out of everything else."""
        await forget_elsewhere(self.engine, person, nobody)

    async def relations(self, person: str) -> Relations:
        query = select(schema.relations.c.other, schema.relations.c.kind).where(schema.relations.c.person == person)
        async with self.engine.connect() as connection:
            found = [*await connection.execute(query)]
        return Relations(*(frozenset(other for other, kind in found if kind == one) for one in get_args(Relation)))

    async def relate(self, person: str, other: str, kind: Relation, on: bool) -> None:
        row = {"person": person, "other": other, "kind": kind}
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.relations).filter_by(**row))
            if on:
                await connection.execute(insert(schema.relations).values(**row))

    async def save_face(self, person: str, colour: int | None, emblem: str | None) -> None:
        """How a person wants to be drawn."""
        row = {"person": person, "colour": colour, "emblem": emblem}
        async with self.engine.begin() as connection:
            await connection.execute(self._put(schema.faces), row)

    # Secret words

    async def put_token(
        self, hashed: str, kind: str, table: str, seat: int, person: str, expires: float | None
    ) -> None:
        row = {"hashed": hashed, "kind": kind, "table": table, "seat": seat, "person": person, "expires": expires}
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.tokens).values(**row))

    async def token(self, hashed: str) -> Token | None:
        there = schema.tokens.c
        async with self.engine.connect() as connection:
            query = select(there.kind, there.table, there.seat, there.person, there.expires)
            row = (await connection.execute(query.where(there.hashed == hashed))).first()
            return Token(*row) if row else None

    async def take_token(self, hashed: str, kind: str) -> Token | None:
        """Use up a secret word of this kind. Of two callers that try, one succeeds."""
        found, there = await self.token(hashed), schema.tokens.c
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(schema.tokens).where(there.hashed == hashed, there.kind == kind))
            return found if gone.rowcount == 1 else None

    async def secret(self, name: str) -> bytes:
        """Random bytes, made once and kept."""
        query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        while (found := await self._one(query)) is None:
            with suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    row = {"name": name, "value": random_bytes.token_bytes(32)}
                    await connection.execute(insert(schema.secrets).values(**row))
        return bytes(found)

    async def try_out(self) -> None:
        """Read and write; an error if either fails. A full disk shows here first, not to a player."""
        if self.folder and shutil.disk_usage(self.folder).free < LEAST_ROOM:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        row = {"name": "tried", "value": str(time.time()).encode()}
        async with self.engine.begin() as connection:
            await connection.execute(self._put(schema.secrets), row)

    # Finished games

    async def record(self, table: str) -> bytes | None:
        filed: bytes | None = await self._one(select(schema.tables.c.record).where(schema.tables.c.id == table))
        return filed

    async def review(self, table: str) -> bytes | None:
        filed: bytes | None = await self._one(select(schema.tables.c.review).where(schema.tables.c.id == table))
        return filed

    async def save_review(self, table: str, data: bytes) -> None:
        """Keep a review; the club reads the game again, for what it says of luck and choices."""
        there = schema.tables.c
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(there.id == table).values(review=data, folded=0))

    async def clear(self, *, open_before: float, finished_before: float | None) -> list[str]:
        """Clear away tables that never began, and games that were kept long enough; returns their ids."""
        there = schema.tables.c
        old = (there.status == "open") & (there.changed < open_before)
        if finished_before is not None:
            old |= there.status.in_(FINISHED) & (there.changed < finished_before)
        async with self.engine.begin() as connection:
            gone = [table for (table,) in await connection.execute(select(there.id).where(old))]
            others = (schema.log, schema.guests, schema.tokens, schema.invitations, schema.rung)
            for part in (*(one.c.table for one in others), there.id):
                await connection.execute(delete(part.table).where(part.in_(gone)))
            stale = schema.tokens.c.expires < time.time()
            await connection.execute(delete(schema.tokens).where(stale))
        return gone

    async def clear_logs(self, changed_before: float) -> list[str]:
        """Remove the logs of filed games at whose tables nothing has happened since; returns the tables' ids."""
        there, lines = schema.tables.c, schema.log.c
        is_old = there.status.in_(FINISHED) & there.record.is_not(None) & (there.changed < changed_before)
        has_log = select(lines.table).where(lines.table == there.id, lines.number == 1).exists()
        async with self.engine.begin() as connection:
            query = select(there.id).where(is_old, has_log).limit(AT_ONCE)
            gone = [table for (table,) in await connection.execute(query)]
            await connection.execute(delete(schema.log).where(lines.table.in_(gone)))
        return gone

    async def clear_people(self, nameless: str, *, before: float, named_before: float, besides: Iterable[str]) -> None:
        """Clear away people who were never at a table and muted nobody; those who chose a name, later."""
        there = schema.people.c
        is_old = (there.seen < named_before) | ((there.name == nameless) & (there.seen < before))
        was_here = select(schema.guests.c.person).where(schema.guests.c.person == there.id).exists()
        has_played = select(schema.results.c.who).where(schema.results.c.who == there.id).exists()
        either = (schema.relations.c.person == there.id) | (schema.relations.c.other == there.id)
        is_related = select(schema.relations.c.person).where(either).exists()
        met = select(schema.meet_people.c.person).where(schema.meet_people.c.person == there.id).exists()
        async with self.engine.begin() as connection:
            query = select(there.id).where(is_old, ~was_here, ~has_played, ~is_related, ~met).limit(AT_ONCE)
            gone = {person for (person,) in await connection.execute(query)} - {*besides}
            await connection.execute(delete(schema.people).where(there.id.in_(gone)))

    async def filed(self) -> list[str]:
        """The tables of all finished games that were played here with chance of their own; those of one deal meet the
        same dice, which must not count several times."""
        there = schema.tables.c
        query = select(there.id).where(there.record.is_not(None), there.deal.is_(None))
        query = query.where(there.code.not_like(f"{ELSEWHERE}%"))
        async with self.engine.connect() as connection:
            return [table for (table,) in await connection.execute(query)]

    async def all_records(self) -> AsyncIterator[tuple[str, bytes]]:
        """Every filed game, the oldest first."""
        there = schema.tables.c
        query = select(there.id, there.record).where(there.record.is_not(None)).order_by(there.opened, there.id)
        async with self.engine.connect() as connection:
            rows = await connection.stream(query)
            async for table, record in rows:
                yield table, record

    async def file(self, table: str, record: bytes, at: float) -> bool:
        """File a game that was played elsewhere; False if it is here already."""
        read = records.read(record)
        listed = Brief(
            table,
            f"{ELSEWHERE}{table}",
            read.game,
            read.options,
            "over" if read.result else "ended",
            log.Settings(),
            (),
            "",
            "",
            at,
            at,
            "",
            read.result,
        )
        row = {
            "id": table,
            "code": listed.code,
            "game": read.game,
            "public": False,
            "status": listed.status,
            "part": shard_of(table),
            "opened": at,
            "changed": at,
            "brief": msgspec.json.encode(listed),
            "record": record,
            "deal": None,
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.tables).values(**row))
        except IntegrityError:
            return False
        return True


def _for_nobody_else(file: Path) -> None:
    """The file, created if missing, and private: it holds the key to all cookies, so a reader could pose as anybody."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, ONLY_OWNER))
    for one in (file, *file.parent.glob(f"{file.name}-*")):  # what SQLite keeps beside it
        with suppress(OSError):  # it belongs to somebody else, who decides
            one.chmod(ONLY_OWNER)


def _listed(table: Table) -> dict[str, Any]:
    """A table's row. A finished game is filed with it."""
    filed = records.write(table.record()) if table.is_finished and (table.match or table.raw) else None
    return {
        "id": table.name,
        "code": table.code,
        "game": table.opened.game,
        "public": table.settings.public,
        "status": table.kept_as,
        "part": shard_of(table.name),
        "opened": table.opened_at,
        "changed": table.changed_at,
        "brief": msgspec.json.encode(brief(table)),
        "record": filed,
        "deal": table.deal or None,
    }


def _guests(table: Table, entry: Entry) -> list[dict[str, Any]]:
    """The people this entry brings to the table; also those who left it."""
    by = {getattr(entry, "person", "")}
    some = table.known if isinstance(entry, log.Left | log.HandedOver) else by
    found = [person for person in some if person and not is_forgotten(person)]
    return [{"table": table.name, "person": person, "plays": bool(table.seats_of(person))} for person in found]

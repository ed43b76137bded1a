"""Entries on their way to the disk: those that come at the same moment share a transaction, and its wait.

With SQLite the whole transaction is one visit to a thread of its own: going there and back for each statement
takes longer than the statements themselves.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .journal import Conflict

Row = dict[str, Any]
FIRST_SAID = ("opened", "code", "game")  # columns of a table's row that stay as they were when it was opened
NOT_LISTED = ("review", "folded")  # columns of a table's row that are written elsewhere


class Append(NamedTuple):
    """An entry on its way to the disk, and the future that waits for it."""

    line: Row
    listed: Row | None  # the table's row, if its contents have changed
    guests: list[Row]
    written: asyncio.Future[None]

    @property
    def key(self) -> tuple[str, int]:
        return self.line["table"], self.line["number"]

    @property
    def conflict(self) -> Conflict:
        table, number = self.key
        return Conflict(f"entry {number} of {table} has already been written")


Written = list[bool] | Exception  # which entries of a batch were written; or why none was
Tell = Callable[[Written], None]


class Commit(Protocol):
    """One transaction at a time."""

    def __call__(self, batch: Sequence[Append], tell: Tell) -> None:
        """Write all except entries whose number is taken, and tell in this thread once they are on the disk."""

    async def close(self) -> None: ...


class GroupCommit:
    """Writes everything that waits in one transaction; if any of it cannot be written, each alone."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self._queue: list[Append] = []
        self._alone: list[Append] = []  # of a transaction that failed
        self._batch: Sequence[Append] = ()  # on its way
        self._is_idle = asyncio.Event()
        self._is_idle.set()

    async def write(self, line: Row, listed: Row | None, guests: list[Row]) -> None:
        """Return once the disk has it; Conflict if the number is taken."""
        written = asyncio.get_running_loop().create_future()
        self._queue.append(Append(line, listed, guests, written))
        if not self._batch:
            self._go_on()
        await written

    async def close(self) -> None:
        """Close once everything that waits is written."""
        await self._is_idle.wait()
        await self.commit.close()

    def _go_on(self) -> None:
        if self._alone:
            self._batch = [self._alone.pop()]
        else:
            self._batch, self._queue = sorted(self._queue, key=lambda one: one.key), []  # sorted: no deadlocks
        if self._batch:
            self._is_idle.clear()
            self.commit(self._batch, self._told)
        else:
            self._is_idle.set()

    def _told(self, written: Written) -> None:
        batch, self._batch = self._batch, ()
        if not isinstance(written, Exception):
            for one, is_new in zip(batch, written, strict=True):
                _resolve(one.written, None if is_new else one.conflict)
        elif len(batch) > 1:
            self._alone += batch
        else:
            _resolve(batch[0].written, batch[0].conflict if isinstance(written, IntegrityError) else written)
        self._go_on()


def _resolve(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return  # whoever waited has gone
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


class FileCommit:
    """To SQLite: one connection in one thread."""

    def __init__(self, file: str) -> None:
        self._add = _text(sqlite.insert(schema.log).on_conflict_do_nothing())
        self._list = _text(upsert(sqlite, schema.tables, FIRST_SAID, NOT_LISTED), NOT_LISTED)
        self._seat = _text(upsert(sqlite, schema.guests))
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._work: SimpleQueue[tuple[Sequence[Append], Tell] | None] = SimpleQueue()
        self._thread = Thread(target=self._stay, name="croupier-disk", daemon=True)
        self._thread.start()

    def __call__(self, batch: Sequence[Append], tell: Tell) -> None:
        self._work.put((batch, tell))

    async def close(self) -> None:
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _stay(self) -> None:
        """In the thread: one transaction after another."""
        while (work := self._work.get()) is not None:
            batch, tell = work
            written = self._write(batch)
            with suppress(RuntimeError):  # nobody waits any more
                self._loop.call_soon_threadsafe(tell, written)
        self._let_go()

    def _write(self, batch: Sequence[Append]) -> Written:
        try:
            return self._transact(batch)
        except sqlite3.Error as error:
            self._let_go()
            return (IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError)(None, None, error)
        except Exception as error:
            self._let_go()
            return error

    def _transact(self, batch: Sequence[Append]) -> list[bool]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            make_durable(self._connection)
        cursor = self._connection.cursor()
        if len(batch) == 1 and not batch[0].listed and not batch[0].guests:
            return [cursor.execute(self._add, batch[0].line).rowcount == 1]  # a transaction of its own
        cursor.execute("BEGIN IMMEDIATE")
        found = [cursor.execute(self._add, one.line).rowcount == 1 for one in batch]
        for one, is_new in zip(batch, found, strict=True):
            if is_new and one.listed:
                cursor.execute(self._list, one.listed)
            if is_new and one.guests:
                cursor.executemany(self._seat, one.guests)
        cursor.execute("COMMIT")
        return found

    def _let_go(self) -> None:
        """Roll back what was begun and not committed; closing alone waits for statements that are still in use."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.rollback()
            self._connection.close()
            self._connection = None


def make_durable(connection: Any) -> None:
    """SQLite: a commit returns when the disk has it, and readers do not wait for writers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class ServerCommit:
    """To PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        lines = schema.log.c
        self._engine = engine
        self._add = postgresql.insert(schema.log).on_conflict_do_nothing().returning(lines.table, lines.number)
        self._list = upsert(postgresql, schema.tables, FIRST_SAID, NOT_LISTED)
        self._seat = upsert(postgresql, schema.guests)
        self._writing: asyncio.Task[None] | None = None

    def __call__(self, batch: Sequence[Append], tell: Tell) -> None:
        self._writing = asyncio.ensure_future(self._write(batch, tell))

    async def close(self) -> None:
        pass

    async def _write(self, batch: Sequence[Append], tell: Tell) -> None:
        written: Written
        try:
            written = await self._transact(batch)
        except Exception as error:
            written = error
        tell(written)

    async def _transact(self, batch: Sequence[Append]) -> list[bool]:
        found = list[bool]()
        async with self._engine.begin() as connection:
            rows = await connection.execute(self._add, [one.line for one in batch])
            added = Counter((table, number) for table, number in rows)
            for one in batch:
                found.append(bool(added[one.key]))
                added[one.key] = 0
            new = [one for one, is_new in zip(batch, found, strict=True) if is_new]
            if listed := {one.listed["id"]: one.listed for one in new if one.listed}:
                await connection.execute(self._list, [*listed.values()])
            if guests := [guest for one in new for guest in one.guests]:
                await connection.execute(self._seat, guests)
        return found


def upsert(dialect: Any, table: Table, keep: Sequence[str] = (), leave: Sequence[str] = ()) -> Any:
    """Insert a row, or update the one that is there, except for columns that stay or are written elsewhere."""
    keys = [column.name for column in table.primary_key]
    plain = dialect.insert(table)
    names = [column.name for column in table.columns if column.name not in (*keys, *keep, *leave)]
    return plain.on_conflict_do_update(index_elements=keys, set_={name: plain.excluded[name] for name in names})


def _text(statement: Any, leave: Sequence[str] = ()) -> str:
    """As SQLite takes it, with a named placeholder for each column."""
    names = [column.name for column in statement.table.columns if column.name not in leave]
    dialect = sqlite.dialect(paramstyle="named")
    return str(statement.compile(dialect=dialect, column_keys=names))

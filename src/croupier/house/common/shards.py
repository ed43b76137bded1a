"""All tables in a fixed number of parts: each is minded by one worker, and those who need it hear of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from zlib import crc32

PARTS = 1_024  # so many workers at most have something to mind
UNKNOWN = -1  # of a table that was written by a house which knew of no parts


def part_of(table: str) -> int:
    return crc32(table.encode()) % PARTS


@lru_cache(maxsize=4)
def shares(workers: frozenset[int]) -> dict[int, frozenset[int]]:
    """Who minds which parts: each part draws lots, so that one who comes or goes moves no part of the others."""
    found: dict[int, set[int]] = {worker: set() for worker in workers}
    for part in range(PARTS):
        found[max(workers, key=lambda worker: blake2b(b"%d/%d" % (part, worker), digest_size=8).digest())].add(part)
    return {worker: frozenset(parts) for worker, parts in found.items()}


def parts_of(tables: Iterable[str]) -> set[int]:
    return {part_of(table) for table in tables}

"""All tables in a fixed number of shards: each is owned by one worker, and those who need it hear of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from zlib import crc32

SHARDS = 1_024  # as many workers at most have something to do
UNKNOWN = -1  # of a table that was written by a house that did not know shards yet


def shard_of(table: str) -> int:
    return crc32(table.encode()) % SHARDS


@lru_cache(maxsize=4)
def shares(workers: frozenset[int]) -> dict[int, frozenset[int]]:
    """Who owns which shards: each shard draws lots, so that one who comes or goes moves no shard of the others."""
    found: dict[int, set[int]] = {worker: set() for worker in workers}
    for shard in range(SHARDS):
        found[max(workers, key=lambda worker: blake2b(b"%d/%d" % (shard, worker), digest_size=8).digest())].add(shard)
    return {worker: frozenset(shards) for worker, shards in found.items()}


def shards_of(tables: Iterable[str]) -> set[int]:
    return {shard_of(table) for table in tables}

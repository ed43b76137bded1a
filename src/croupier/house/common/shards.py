"""All tables, divided into a fixed number of shards: each is owned by one worker and heard by those that need it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from zlib import crc32

SHARDS = 1_024  # also the most workers that can have something to do
UNKNOWN = -1  # the shard of a table stored before there were shards


def shard_of(table: str) -> int:
    return crc32(table.encode()) % SHARDS


@lru_cache(maxsize=4)
def shares(workers: frozenset[int]) -> dict[int, frozenset[int]]:
    """Which worker owns which shards: each shard draws lots, so a worker that comes or goes moves no others' shards."""
    found: dict[int, set[int]] = {worker: set() for worker in workers}
    for shard in range(SHARDS):
        found[max(workers, key=lambda worker: blake2b(b"%d/%d" % (shard, worker), digest_size=8).digest())].add(shard)
    return {worker: frozenset(shards) for worker, shards in found.items()}


def shards_of(tables: Iterable[str]) -> set[int]:
    return {shard_of(table) for table in tables}

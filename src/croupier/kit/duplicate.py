"""Chance that is the same for everybody, as duplicate bridge deals the same hands at every table.

Each outcome is worked out from the seed, what is drawn and how often it was drawn before: two games of one seed
meet the same dice and cards wherever the same thing is drawn, however different the moves in between were.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any
from zlib import crc32

from croupier.core.chance import Odds, Source

WORD = 2**64 - 1
STEP = 0x9E3779B97F4A7C15  # the constants of splitmix64, which spreads any seeds over all 64-bit numbers
FIRST, SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def duplicate(seed: int | str, drawn_before: Iterable[str] = ()) -> Source:
    """Chance for duplicate games, for practice, and for playouts that are compared. Never for live tables."""
    base = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest())
    times = Counter(drawn_before)

    def source(odds: Odds[Any], drawn: str) -> Any:
        times[drawn] += 1
        state = base ^ (crc32(drawn.encode()) << 32 | times[drawn])

        def below(number: int) -> int:
            nonlocal state
            state = (state + STEP) & WORD
            word = ((state ^ state >> 30) * FIRST) & WORD
            word = ((word ^ word >> 27) * SECOND) & WORD
            return (word ^ word >> 31) * number >> 64

        return odds.draw(below)

    return source

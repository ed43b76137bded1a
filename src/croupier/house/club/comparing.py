"""A day's results side by side: places, how everybody did, and what others chose where they met the same view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import floor, log10, sqrt

import msgspec

from croupier.common.statistics import Z

from ..protocol.club import Face
from ..protocol.day import Day, DayBar, DayDecision, DayKnown, DayPlayed, DayResults, DayShare
from ..storage.storage import Storage
from ..storage.tries import ChoiceRow, ResultRow, ShareRow, TryRow
from ..tables.entries import Person
from .faces import Album, album
from .rating import Who

LEAST = 8  # results, or people at the same view, before shares are shown
BARS = 12  # about as many in a picture of all results
MOST_KNOWN = 50


async def compared(
    storage: Storage, person: Person, day: Day, level: str, mine: TryRow | None, thinking: bool
) -> DayResults:
    """All of it, for a person who may see it."""
    results = await storage.tries.results(day.date, level)
    ranks, of = _ranks(results), sum(one.count for one in results)
    known = await _known(storage, person, day.date, level)
    async with storage.engine.connect() as connection:
        faces = await album(connection, person, [one.person for one in known])
    friends = [one for one in known if one.person != person]
    return DayResults(
        day=day,
        level=level,
        mine=_mine(mine, day, ranks, known) if mine else None,
        of=of,
        least=LEAST,
        bars=bars(results) if of >= LEAST else (),
        scores=() if of >= LEAST else tuple(one.score for one in results for _ in range(one.count)),
        known=tuple(DayKnown(_face(faces, one.person), one.score or 0, ranks[_result(one)]) for one in friends),
        decisions=await _decisions(storage, day, level, mine, [one.person for one in friends], faces) if mine else (),
        thinking=thinking,
    )


def _ranks(results: Iterable[ResultRow]) -> dict[tuple[int, int], int]:
    """The place of each result, the best first: who has the same shares one."""
    ranks, ahead = dict[tuple[int, int], int](), 0
    for one in results:
        ranks.setdefault((one.score, one.place), ahead + 1)
        ahead += one.count
    return ranks


def _result(tried: TryRow) -> tuple[int, int]:
    return tried.score or 0, tried.place or 0


async def _known(storage: Storage, person: Person, day: str, level: str) -> list[TryRow]:
    """Those whom a person has met before, and the person, the best first; nobody whom they have blocked."""
    met = {*await storage.tries.met(person, day)} - (await storage.relations(person)).blocked
    return (await storage.tries.competing(day, level, {*met, person}))[:MOST_KNOWN]


def _mine(mine: TryRow, day: Day, ranks: dict[tuple[int, int], int], known: Sequence[TryRow]) -> DayPlayed:
    result = _result(mine)
    rank = ranks.get(result) if mine.competes else None
    among = _ranks(ResultRow(*_result(one), 1) for one in known).get(result) if rank and len(known) > 1 else None
    return DayPlayed(mine.table, *result, day.seats, mine.competes, rank, among)


def _face(faces: Album, person: Person) -> Face:
    return faces.face(Who("person", person))


def bars(results: Sequence[ResultRow]) -> tuple[DayBar, ...]:
    """About a dozen bars of one width, which is a round number."""
    low, high = min(one.score for one in results), max(one.score for one in results)
    step = _round_up(max((high - low) / BARS, 1))
    first = floor(low / step) * step
    counts = [0] * (floor((high - first) / step) + 1)
    for one in results:
        counts[(one.score - first) // step] += one.count
    return tuple(DayBar(first + step * place, first + step * (place + 1), count) for place, count in enumerate(counts))


def _round_up(width: float) -> int:
    """1, 2 or 5, or ten or a hundred times as many, and so on."""
    unit: int = 10 ** floor(log10(width))
    return next(number * unit for number in (1, 2, 5, 10) if number * unit >= width)


async def _decisions(
    storage: Storage, day: Day, level: str, mine: TryRow, friends: Sequence[Person], faces: Album
) -> tuple[DayDecision, ...]:
    made = await storage.tries.choices(day.date, mine.table)
    views = [one.view for one in made]
    advice = await storage.tries.advice(day.date, views)
    who = await storage.tries.who_chose(day.date, views, friends)
    shares = dict[str, list[ShareRow]]()
    for row in await storage.tries.shares(day.date, level, views):
        shares.setdefault(row.view, []).append(row)
    return tuple(
        _decided(number, one, advice.get(one.view), shares.get(one.view, []), who, faces)
        for number, one in enumerate(made, 1)
    )


def _decided(
    number: int,
    one: ChoiceRow,
    advice: str | None,
    shares: Sequence[ShareRow],
    who: dict[tuple[str, str], list[Person]],
    faces: Album,
) -> DayDecision:
    """Fewer than eight at the same view: no shares, only the expert."""
    met = sum(row.count for row in shares)
    by_share = sorted(shares, key=lambda row: (-row.count, row.move)) if met >= LEAST else []
    chosen = tuple(
        DayShare(
            _read(row.move),
            row.count,
            row.total / row.count,
            margin(row),
            tuple(_face(faces, person) for person in who.get((row.view, row.move), ())),
        )
        for row in by_share
    )
    expert = _read(advice) if advice else None
    return DayDecision(number, one.number, _read(one.move), expert, met, chosen[0].move if chosen else None, chosen)


def margin(row: ShareRow) -> float:
    """Half the 95 % interval of a mean; of a single result nothing is known."""
    if row.count < 2:
        return 0.0
    spread = max(row.squares - row.total * row.total / row.count, 0.0) / (row.count - 1)
    return Z * sqrt(spread / row.count)


def _read(move: str) -> object:
    return msgspec.json.decode(move)

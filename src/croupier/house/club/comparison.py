"""Who is ahead in a tournament where all tables of a round meet the same dice and cards.

Everybody is compared with all others who sat in the same seat in the same round: what the dice gave to that seat, they
gave to all of them. A result is how much more one had than those others had on average; one's standing is the mean over
all rounds. `docs/club.md` explains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from croupier.common.statistics import Z, student
from croupier.core.game import Seat, Value

from .seating import Entrant


class PlayedTable(Value):
    """A table of a round that is over."""

    entrants: tuple[Entrant | None, ...]  # by seat; None: a computer player
    scores: tuple[int, ...]  # by seat; empty if the game was not played to its end
    replaced: tuple[Seat, ...] = ()  # whose entrants never came


class Result(Value):
    """What somebody had in a round."""

    round: int  # from 0
    table: int | None  # null for whoever had left by then
    seat: Seat | None
    score: int | None  # null if they did not come, or the game was not played to its end
    ahead: float  # of those in the same seat; without a score, as the last of them, or of all
    others: tuple[int, ...]  # what those had


class Standing(Value):
    """How somebody stands."""

    entrant: Entrant
    place: int
    ahead: float  # of those in the same seats, on average over the rounds
    margin: float | None  # half the width of the 95 % interval; null while there is too little to tell
    money: float | None  # on average; null without any result
    money_place: int | None  # by money alone
    results: tuple[Result, ...]


def standings(entrants: int, rounds: Sequence[Sequence[PlayedTable]]) -> list[Standing]:
    """Everybody's standing after these rounds, the first first."""
    results: list[list[Result]] = [[] for _ in range(entrants)]
    squares, freedom = 0.0, 0
    for number, tables in enumerate(rounds):
        for seat in range(len(tables[0].entrants)):
            had = [(at, table.scores[seat]) for at, table in enumerate(tables) if table.scores]
            mean = sum(score for _, score in had) / len(had) if had else 0.0
            squares += sum((score - mean) ** 2 for _, score in had)
            freedom += max(len(had) - 1, 0)
            for entrant, result in _compared(number, seat, tables, had):
                results[entrant].append(result)
        lowest = min((one.ahead for found in results for one in found if one.round == number), default=0.0)
        for found in results:
            if len(found) == number:
                found.append(Result(number, None, None, None, min(lowest, 0.0), ()))
    spread = sqrt(squares / freedom) if freedom else 0.0
    money = [_mean([one.score for one in found if one.score is not None]) for found in results]
    ahead = [_mean([one.ahead for one in found]) or 0.0 for found in results]
    places, by_money = _places([round(one, 6) for one in ahead]), _places(money)
    ranked = [
        Standing(
            entrant,
            places[entrant] or len(results),
            ahead[entrant],
            _margin(results[entrant], spread, freedom),
            money[entrant],
            by_money[entrant],
            tuple(results[entrant]),
        )
        for entrant in range(entrants)
    ]
    return sorted(ranked, key=lambda one: (one.place, one.money_place or entrants, one.entrant))


def _compared(
    number: int, seat: Seat, tables: Sequence[PlayedTable], had: Sequence[tuple[int, int]]
) -> list[tuple[Entrant, Result]]:
    """Everybody in one seat of one round, each beside the others."""
    found, missed = list[tuple[Entrant, Result]](), list[tuple[Entrant, int]]()
    lowest = 0.0
    for at, table in enumerate(tables):
        others = tuple(score for other, score in had if other != at)
        mine = dict(had).get(at)
        ahead = mine - sum(others) / len(others) if mine is not None and others else 0.0
        lowest = min(lowest, ahead)
        entrant = table.entrants[seat]
        if entrant is None:
            continue
        if mine is None or seat in table.replaced:
            missed.append((entrant, at))
        else:
            found.append((entrant, Result(number, at, seat, mine, ahead, others)))
    for entrant, at in missed:
        others = tuple(score for other, score in had if other != at)
        found.append((entrant, Result(number, at, seat, None, lowest, others)))
    return found


def _margin(results: Sequence[Result], spread: float, freedom: int) -> float | None:
    """How far chance alone could have moved the mean: from how much results in one seat of one round differ."""
    compared = [one for one in results if one.others]
    if freedom < 2 or not compared:
        return None
    variance = sum(spread**2 * (1 + 1 / len(one.others)) for one in compared)
    return student(Z, freedom) * sqrt(variance) / len(results)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def _places(values: Sequence[float | None]) -> list[int | None]:
    """Places by value, the highest first; those who are level share one."""
    known = [value for value in values if value is not None]
    return [None if value is None else 1 + sum(other > value for other in known) for value in values]

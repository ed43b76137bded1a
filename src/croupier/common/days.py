"""The deal of the day: which game is played on which day, in a fixed order that anybody can work out."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

FIRST = date(2026, 1, 5)  # day 1, a Monday
ON_SUNDAYS = "seventh_heaven"
IN_TURN = (  # from Monday to Saturday, one after another
    "las_vegas",
    "vabanque",
    "red_end",
    "royal_casino",
    "batting_poker",
    "three_seven",
    "mind_roulette",
    "your_order",
    "between_bet",
    "rotary_lottery",
)
SEATS = 4  # a person and three computer players
SEATS_ON_SUNDAYS = 3  # the course takes longer
GRACE = 3600.0  # seconds after a day in which a game that was begun on it may still be finished
DAY = 86_400.0
WORD = "day "  # the name of a deal is this word and its date


class Setting(NamedTuple):
    """What is played on a day."""

    game: str
    seats: int
    options: dict[str, Any]


def number(day: date) -> int:
    return (day - FIRST).days + 1


def setting(day: date) -> Setting:
    """The game of a day, with its seats and options."""
    weeks, weekday = divmod(number(day) - 1, 7)
    if weekday == 6:
        return Setting(ON_SUNDAYS, SEATS_ON_SUNDAYS, {"course": ["light"]})
    return Setting(IN_TURN[(weeks * 6 + weekday) % len(IN_TURN)], SEATS, {})


def on(time: float) -> date:
    """The day at a time, in seconds since 1970; days begin at midnight UTC."""
    return datetime.fromtimestamp(time, UTC).date()


def begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def ends(day: date) -> float:
    return begins(day + timedelta(1))


def opens(day: date) -> float:
    """When the secret of a day is shown, and everything else about it."""
    return ends(day) + GRACE


def deal(day: date) -> str:
    """The name of a day's deal."""
    return f"{WORD}{day.isoformat()}"


def of(deal: str) -> date | None:
    """The day of a deal; None if it is another kind of deal."""
    try:
        return date.fromisoformat(deal.removeprefix(WORD)) if deal.startswith(WORD) else None
    except ValueError:
        return None

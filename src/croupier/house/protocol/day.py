"""The deal of the day, as REST answers it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from croupier.core.game import Value

from .club import Face
from .messages import AnyMove
from .requests import Query

Opposition = Literal["regular", "expert"]


class PlayDay(Value, forbid_unknown_fields=True):
    """AgainstWhom whom to play. It cannot be changed: there is one try."""

    level: Opposition = "regular"


class AgainstWhom(Query):
    """Whose results to show to somebody who has not played: each opposition has its own."""

    level: Annotated[Opposition, Meta(description="The level of the computer players; my own, if I have played.")] = (
        "regular"
    )


class Day(Value):
    """A day and its deal. Times are in seconds since 1970."""

    date: str
    number: int  # counted since the first one
    game: str
    seats: int
    options: Any
    deal: str  # its name, as records give it
    commitment: str  # the SHA-256 of its secret
    secret: str | None  # in hexadecimal; null until the deal is opened
    promised_at: float  # when the commitment was first shown
    begins_at: float
    ends_at: float
    opens_at: float  # when the secret, and everything else, is shown
    played: int  # how many people have finished its game


class DayTry(Value):
    """My try at a day's deal."""

    table: str
    level: str
    is_done: bool
    competes: bool  # begun and finished in time


class DayCoin(Value):
    """One of the last seven days, and whether I played it in time."""

    date: str
    played: bool


class Today(Value):
    """Today's deal, and what belongs to it."""

    day: Day
    mine: DayTry | None
    rank: int | None  # my place today, once I have finished
    of: int | None  # among how many
    week: tuple[DayCoin, ...]  # the last seven days, today last
    in_a_row: int  # days in a row that I have played, up to today or yesterday
    yesterday: Day | None
    yesterday_rank: int | None  # my place then
    yesterday_of: int | None  # among how many
    coming: tuple[Day, ...]  # the commitments of the coming days
    now: float


class DayBar(Value):
    """How many ended with a result from `low` up to, but not including, `high`."""

    low: int
    high: int
    count: int


class DayKnown(Value):
    """The result of somebody I know."""

    face: Face
    score: int
    rank: int


class DayShare(Value):
    """What some of those who met the same view chose."""

    move: AnyMove
    count: int
    mean: float  # of their results
    margin: float  # half its 95 % interval
    known: tuple[Face, ...]  # people I know among them


class DayDecision(Value):
    """One of my decisions, beside those of everybody who met the same view, and beside the expert's."""

    number: int  # from 1
    choice: int  # its number in the record, from 0
    move: AnyMove
    expert: AnyMove | None  # null while it is being worked out
    met: int  # how many met the same view, I among them
    most: AnyMove | None  # what most of them chose; null if there were too few to say
    chosen: tuple[DayShare, ...]  # the most frequent first; empty if too few met this view to say


class DayPlayed(Value):
    """My own result."""

    table: str
    score: int
    place: int  # at the table
    seats: int
    competes: bool
    rank: int | None  # of all who compete; null out of competition
    rank_known: int | None  # among people I know, I among them


class DayResults(Value):
    """How everybody did on a day, against one level."""

    day: Day
    level: str
    mine: DayPlayed | None
    of: int  # how many compete
    least: int  # how many must have met a view before shares are shown
    bars: tuple[DayBar, ...]  # of all results; empty if there are fewer than `least`
    scores: tuple[int, ...]  # all results, the best first, if there are fewer than `least`
    known: tuple[DayKnown, ...]  # people I know, the best first
    decisions: tuple[DayDecision, ...]
    thinking: bool  # whether the expert's choices are still being worked out: ask again

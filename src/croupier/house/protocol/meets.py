"""Evenings and tournaments over the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from croupier.core.game import Seat, Value

from ..tables.entries import Settings
from .club import Face
from .messages import Name
from .requests import Query

Title = Annotated[str, Meta(min_length=1, max_length=40, description="What it is called.")]


class OpenEvening(Value, forbid_unknown_fields=True):
    """An evening: these games in turn, at one link."""

    title: Title
    games: Annotated[tuple[str, ...], Meta(min_length=1, max_length=30)]
    settings: Settings = Settings()
    level: str = "regular"  # of computer players that fill up to the least number of seats
    public: bool = False  # listed in the club room


class OpenTournament(Value, forbid_unknown_fields=True):
    """A tournament in which all tables of a round meet the same dice and cards."""

    title: Title
    game: str
    seats: int  # at a table
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    options: dict[str, Any] = {}
    settings: Settings = Settings(clock="brisk")
    level: str = "regular"  # of computer players that fill up, or replace whoever does not come
    start: Annotated[float, Meta(ge=0, le=1e12)] | None = None  # seconds since 1970; null: when I begin
    few: Literal["put off", "computers"] = "computers"  # if fewer than three have entered by then
    round_minutes: Annotated[int, Meta(ge=5, le=20_160)] = 60  # until whoever still plays is replaced
    public: bool = True  # listed in the club room


class MeetBrief(Value):
    """An evening or a tournament in one line."""

    meet: str
    kind: Literal["evening", "tournament"]
    title: str
    status: Literal["entering", "playing", "over", "called off"]
    games: tuple[str, ...]
    people: int  # who take part
    start: float | None  # of a tournament that has not begun; null: when its opener begins
    person: str  # who opened it
    name: str
    changed_at: float


class Meets(Value):
    """Evenings and tournaments: those I am in, and those that everybody may find."""

    mine: tuple[MeetBrief, ...]
    public: tuple[MeetBrief, ...]


class EveningGuest(Value):
    """Somebody who came to an evening."""

    person: str
    face: Face
    is_here: bool  # false once they have left
    is_ready: bool  # for the next game
    since: int  # games that had begun before they came
    total: float
    place: int  # by points so far


class EveningGame(Value):
    """A game of an evening, played or to come."""

    game: str
    status: Literal["played", "broken off", "on", "next", "later"]
    table: str | None
    people: tuple[str | None, ...]  # who plays, by seat; null: a computer player
    points: dict[str, float]  # by person
    away: tuple[str, ...]  # a computer player stood in for them, so they have no points


class EveningNews(Value):
    """How an evening stands."""

    evening: str
    title: str
    opener: str
    opener_name: str
    settings: Settings
    level: str
    people: tuple[EveningGuest, ...]
    games: tuple[EveningGame, ...]
    most: int  # how many can play
    worth: tuple[int, ...]  # points for the places of the next game, if all who are here play it
    is_over: bool  # all games are played; another one can still be added
    is_mine: bool  # I have joined


class AddGame(Value, forbid_unknown_fields=True):
    game: str


class BeReady(Value, forbid_unknown_fields=True):
    on: bool = True


class EnterProgram(Value, forbid_unknown_fields=True):
    """A program that is to play in a tournament."""

    name: Name
    by: Annotated[str, Meta(max_length=20)] = ""  # who wrote it


class WhoseResults(Query):
    """Whose results to include."""

    entrant: Annotated[int, Meta(ge=0, description="An entrant's number; if omitted, mine.")] | None = None


class TournamentEntrant(Value):
    """Somebody who plays in a tournament; they are referred to by their number, counted from 0."""

    face: Face
    is_in: bool  # false once they have left


class TournamentTable(Value):
    """A table of the round in progress."""

    table: str
    entrants: tuple[int | None, ...]  # by seat; null: a computer player
    is_done: bool


class TournamentStanding(Value):
    """How an entrant stands after the rounds that are over."""

    entrant: int
    place: int
    ahead: float  # of those who sat in the same seats with the same dice, on average over the rounds
    margin: float | None  # half the width of the 95 % interval; null while there is too little to tell
    money: float | None  # on average; null without any result
    money_place: int | None  # by money alone


class TournamentResult(Value):
    """What somebody had in a round that is over."""

    round: int  # from 0
    table: int | None  # null for whoever had left by then
    seat: Seat | None
    score: int | None  # null if they did not come, or the game was not played to its end
    ahead: float  # of those in the same seat; without a score, as the last of them, or of all
    others: tuple[int, ...]  # what those had


class MySeat(Value):
    """Where I sit."""

    round: int  # from 0
    table: str | None  # null before the round
    seat: Seat
    entrants: tuple[int | None, ...]  # by seat; null: a computer player
    is_done: bool


class TournamentNews(Value):
    """How a tournament stands. Nothing here depends on a game in progress."""

    tournament: str
    title: str
    opener: str
    opener_name: str
    game: str
    options: Any
    seats: int
    rounds: int
    settings: Settings
    level: str
    start: float | None  # null: when the opener begins
    few: Literal["put off", "computers"]
    times_put_off: int
    round_lasts: float  # seconds
    status: Literal["entering", "playing", "over", "called off"]
    entrants: tuple[TournamentEntrant, ...]
    over: int  # rounds that are over
    tables: tuple[TournamentTable, ...]  # of the round in progress
    began_at: float | None  # when it began
    ends_by: float | None  # when whoever still plays in it is replaced
    next_at: float | None  # between two rounds: when the next one begins
    standings: tuple[TournamentStanding, ...]  # after the rounds that are over, the first first
    entrant: int | None  # my number, if I have entered
    mine: MySeat | None  # my seat in the round in progress, or in the next one
    results: tuple[TournamentResult, ...]  # of the entrant asked for, or mine
    commitments: tuple[str, ...]  # the SHA-256 of each round's secret
    secrets: tuple[str, ...]  # of the rounds that are over
    now: float  # by the clock of the house

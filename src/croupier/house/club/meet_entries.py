"""The logs of evenings and tournaments: everything that ever happened there, one entry after another."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from croupier.core.game import Value

from ..tables.entries import Person, Settings
from .seating import Seating


class Entry(Value, tag_field="entry"):
    """One thing that happened. Where it names a person, `name` is what they were called."""


class EveningOpened(Entry):
    """A person invites to an evening."""

    person: Person
    name: str
    title: str
    games: tuple[str, ...]
    settings: Settings
    level: str  # of computer players that fill up
    public: bool  # listed in the club room


class TournamentOpened(Entry):
    """A person opens a tournament."""

    person: Person
    name: str
    title: str
    game: str
    options: Any
    seats: int  # at a table
    rounds: int
    settings: Settings
    level: str  # of computer players that fill up, or replace whoever does not come
    start: float | None  # seconds since 1970; None: when the opener begins
    few: Literal["put off", "computers"]  # what happens if too few have entered by then
    round_lasts: float  # seconds until whoever still plays is replaced
    public: bool
    secrets: tuple[str, ...]  # of each round's deal, in hexadecimal; each is shown when its round is over


class Joined(Entry):
    """A person comes to an evening, or enters a tournament."""

    person: Person
    name: str
    program: bool = False
    by: str = ""  # who wrote the program


class Gone(Entry):
    """A person leaves; what they have played stays."""

    person: Person


class GameAdded(Entry):
    """An evening goes on with another game."""

    person: Person
    game: str


class Ready(Entry):
    """A person is ready for the next game, or no longer."""

    person: Person
    on: bool


class GameBegan(Entry):
    """The next game of an evening has a table."""

    table: str
    people: tuple[Person | None, ...]  # by seat; None: a computer player


class GamePlayed(Entry):
    """The game is over."""

    places: tuple[int, ...]  # by seat; empty if it was not played to its end
    away: tuple[Person, ...]  # a computer player stood in for them


class PutOff(Entry):
    """Too few had entered a tournament: it begins later."""

    start: float


class CalledOff(Entry):
    """The tournament does not take place."""


class Planned(Entry):
    """Who sits where in all rounds to come; entrants by number, in the order of entering."""

    rounds: tuple[Seating, ...]


class RoundBegan(Entry):
    """The tables of a round are opened."""

    tables: tuple[str, ...]


class TableDone(Entry):
    """A table of the round has finished."""

    table: int  # its place in the round's list
    scores: tuple[int, ...]  # by seat; empty if the game was not played to its end
    replaced: tuple[int, ...]  # seats whose entrants never came


class RoundOver(Entry):
    """All tables of the round have finished: its deal is opened."""


Line = (
    EveningOpened
    | TournamentOpened
    | Joined
    | Gone
    | GameAdded
    | Ready
    | GameBegan
    | GamePlayed
    | PutOff
    | CalledOff
    | Planned
    | RoundBegan
    | TableDone
    | RoundOver
)
read = msgspec.json.Decoder(Line).decode
write = msgspec.json.Encoder().encode

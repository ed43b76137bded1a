"""The log of a table: everything that ever happened at it, one entry after another.

A table is nothing but its log, so what was written is what was played: after a crash, or on another machine, the same
entries make the same table. Entries are only ever added.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from croupier.common.fairness import Commitment, Contribution
from croupier.core.game import Seat, Value
from croupier.core.record import Choice

from ..common.people import FORGOTTEN

Person = str  # the id of a person's browser or program
Wishing = Literal["pause", "go on", "end"]


class Entry(Value, tag_field="entry"):
    """One thing that happened."""


class Settings(Value, forbid_unknown_fields=True):
    """What the opener of a table sets before the game."""

    public: bool = False  # listed in the lobby
    clock: Literal["relaxed", "brisk", "none", "days"] = "relaxed"
    days: int = 1  # per decision, in a game by correspondence
    calls: int = 3  # seconds to call higher, in an auction
    pauses: bool = True  # computer players take a moment before they choose
    hints: bool = False  # allowed even if several people play
    rated: bool = False  # counts for ratings: no hints, one seat each, and whoever leaves is last


class Deal(Value):
    """Chance that several tables share: docs/fairness.md."""

    name: str
    secret: str  # in hexadecimal; nobody may know it before the deal is opened


class Opened(Entry):
    """A person opened the table."""

    game: str
    rules: int  # the version of its rules, under which this game will be finished
    options: Any
    seats: int
    settings: Settings
    person: Person
    name: str
    code: str  # short, to be typed on a phone
    secret: str = ""  # of the house, in hexadecimal; nobody may know it before the game is over
    deal: Deal | None = None  # instead of a secret of the table's own
    meet: str = ""  # the path of the evening or the tournament that the table belongs to


class Changed(Entry):
    """The opener changed the settings, and perhaps the options of the game and the number of seats."""

    settings: Settings
    options: Any = None  # None: as they were
    seats: int | None = None  # likewise


class Sat(Entry):
    """A person took a seat."""

    seat: Seat
    person: Person
    name: str


class Invited(Entry):
    """A seat is kept for a person who played before, until they sit down there or decline."""

    seat: Seat
    person: Person
    name: str


class Filled(Entry):
    """The opener gave a seat to a computer player."""

    seat: Seat
    level: str
    name: str


class Left(Entry):
    """A seat became free before the game began."""

    seat: Seat
    removed: bool = False  # by the opener


class HandedOver(Entry):
    """A seat went to another device of the same person, or to another person, by a one-time link."""

    seat: Seat
    person: Person
    name: str


class Called(Entry):
    """The opener wants to begin: from now on nobody comes or goes, and the people there settle the game's chance."""

    person: Person = ""
    hash: str = ""  # of the opener's random bytes, if sent with the call


class Contributed(Entry):
    """A person's client added random bytes, in logs from before anybody had to commit. What counted is in `Began`."""

    person: Person
    random: str


class Committed(Entry):
    """A person's client promised random bytes; the seat is the person's first."""

    seat: Seat
    hash: str  # their SHA-256


class Sealed(Entry):
    """All have committed, or had the time to: what chance depends on is fixed, and now the bytes are revealed."""

    commitments: tuple[Commitment, ...]
    left_out: tuple[Seat, ...]  # so far


class Revealed(Entry):
    """A person's client showed the bytes that it had committed to, in hexadecimal."""

    seat: Seat
    random: str


class Withdrew(Entry):
    """These people had committed and did not reveal in time: the others start over without them."""

    seats: tuple[Seat, ...]


class Began(Entry):
    """The game began. Chance may have spoken before the first question."""

    choices: tuple[Choice, ...]
    contributions: tuple[Contribution, ...] = ()  # those that count, in seat order
    left_out: tuple[Seat, ...] = ()  # of people who did not commit in time
    withdrawn: tuple[Seat, ...] = ()  # of people who committed and did not reveal
    people: tuple[tuple[Seat, ...], ...] | None = None  # the seats of each; None: from before anybody had to commit


class Chose(Entry):
    """A seat chose, and what followed at once: everyone's moves once the last has chosen, and chance."""

    seat: Seat
    move: Any
    choices: tuple[Choice, ...]
    by: Literal["person", "computer"]  # a computer also chooses for people who are away, or out of time
    id: str = ""  # given by the sender: what is sent again is not played again


class Answered(Entry):
    """A seat answered a question that lasts its full time whatever is answered; nobody hears of it until then."""

    seat: Seat
    move: Any
    by: Literal["person", "computer"]
    id: str = ""


class TimeRan(Entry):
    """The clock of a question ran out: what was answered counts, and silence speaks for the others."""

    choices: tuple[Choice, ...]


class StoodIn(Entry):
    """A computer player keeps the seat of a missing person warm."""

    seat: Seat
    level: str
    person: Person = ""  # who wanted it; empty if clocks ran out


class CameBack(Entry):
    """The person took the seat back."""

    seat: Seat


class Wished(Entry):
    """A person wants the clocks to stop or to resume, or the game to end: agreements.py says when that happens."""

    person: Person
    what: Wishing
    taken_back: bool = False


class Declined(Entry):
    """A person answered no to a wish of others: it is off the table."""

    person: Person
    what: Wishing


class Paused(Entry):
    """The clocks stand still."""

    why: Literal["agreed", "idle"] = "agreed"  # idle: three clocks ran out, and nobody else was there to wait


class WentOn(Entry):
    """The clocks run again."""


class Ended(Entry):
    """The table was closed before the end of its game."""

    why: Literal["agreed", "unanswered", "rules", "empty", "unused"]  # unanswered: nobody was against it for a day


class Said(Entry):
    """Talk at the table."""

    person: Person
    name: str
    text: str


class Reacted(Entry):
    """A sign instead of words."""

    person: Person
    name: str
    sign: str


class Rematch(Entry):
    """The same people play again, at another table."""

    table: str
    person: Person = ""  # who asked for it
    name: str = ""


Settling = Committed | Sealed | Revealed | Withdrew  # of the chance of a game, before it begins
Line = (
    Opened
    | Changed
    | Sat
    | Invited
    | Filled
    | Left
    | HandedOver
    | Called
    | Contributed
    | Settling
    | Began
    | Chose
    | Answered
    | TimeRan
    | StoodIn
    | CameBack
    | Wished
    | Declined
    | Paused
    | WentOn
    | Ended
    | Said
    | Reacted
    | Rematch
)
read = msgspec.json.Decoder(Line).decode
write = msgspec.json.Encoder().encode
AnEntry = TypeVar("AnEntry", bound=Entry)


def forgotten(entry: AnEntry, person: Person, nobody: Person) -> AnEntry:
    """The entry; if it is this person's, as if somebody unknown had done it, with nothing said."""
    if getattr(entry, "person", None) != person:
        return entry
    changes: dict[str, Any] = {"person": nobody}
    if hasattr(entry, "name"):
        changes["name"] = FORGOTTEN
    if isinstance(entry, Said):
        changes["text"] = "…"
    return msgspec.structs.replace(entry, **changes)

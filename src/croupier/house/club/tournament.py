"""A tournament, made from its log: who has entered, who sits where, what has been played, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from croupier.common.fairness import commitment
from croupier.core.game import Seat

from ..common.refusals import NotAllowed
from ..tables.entries import Deal, Person
from . import meet_entries as log
from .comparison import PlayedTable, Standing, standings
from .seating import Entrant, Seating, planned

ROUND = "cup "  # prefix of the names of rounds' deals
LEAST_ENTRANTS = 3
MOST_ENTRANTS = 500
LEAST_TABLES = 2  # of a round, so that there is somebody to be compared with: a table of computer players is added
DAY = 86_400.0
BREAK = 20.0  # seconds between two rounds, to look at the standings
PUT_OFF = 7  # days in a row, after which a tournament with too few entrants is called off


class Entered(msgspec.Struct):
    """Somebody who plays in the tournament."""

    person: Person
    name: str
    program: bool
    by: str  # who wrote the program
    is_in: bool = True  # false once they have left


class Round(msgspec.Struct):
    """A round, from its beginning."""

    tables: tuple[str, ...]
    seating: Seating
    began_at: float
    is_over: bool = False
    over_at: float = 0.0
    done: dict[int, log.TableDone] = msgspec.field(default_factory=dict)  # by table

    @property
    def played(self) -> list[PlayedTable]:
        return [
            PlayedTable(entrants, self.done[at].scores, self.done[at].replaced)
            for at, entrants in enumerate(self.seating)
            if at in self.done
        ]


class Tournament:
    """One tournament."""

    def __init__(self) -> None:
        self.entered: list[Entered] = []
        self.rounds: list[Round] = []
        self.plan: list[Seating] = []  # of the rounds to come
        self.start: float | None = None
        self.times_put_off = 0
        self.is_called_off = False
        self.changed_at = 0.0
        self._standings: tuple[int, list[Standing]] = -1, []  # after so many rounds

    # What may be known

    @property
    def title(self) -> str:
        return self.opened.title

    @property
    def status(self) -> Literal["entering", "playing", "over", "called off"]:
        if self.is_called_off:
            return "called off"
        if not self.rounds and not self.plan:
            return "entering"
        return "over" if len(self.rounds) == self.opened.rounds and self.rounds[-1].is_over else "playing"

    @property
    def needs_care(self) -> bool:
        return self.status in ("entering", "playing")

    @property
    def on(self) -> Round | None:
        """The round in progress."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].is_over else None

    @property
    def staying(self) -> list[Entrant]:
        return [number for number, one in enumerate(self.entered) if one.is_in]

    def number_of(self, person: Person) -> Entrant | None:
        return next((number for number, one in enumerate(self.entered) if one.person == person and one.is_in), None)

    def place_of(self, entrant: Entrant, seating: Seating) -> tuple[int, Seat] | None:
        """The table and seat of an entrant."""
        for table, entrants in enumerate(seating):
            if entrant in entrants:
                return table, entrants.index(entrant)
        return None

    def deal(self, name: str, number: int) -> Deal:
        """The dice and cards of a round."""
        return Deal(round_deal(name, number), self.opened.secrets[number])

    @property
    def commitments(self) -> tuple[str, ...]:
        """Of the rounds' secrets: all are shown before anybody has entered."""
        return tuple(commitment(bytes.fromhex(secret)) for secret in self.opened.secrets)

    @property
    def secrets(self) -> tuple[str, ...]:
        """Those of the rounds that are over."""
        return tuple(secret for secret, one in zip(self.opened.secrets, self.rounds) if one.is_over)

    def standings(self) -> list[Standing]:
        """After the rounds that are over: results of a round in progress would tell what its dice are like."""
        over = [one for one in self.rounds if one.is_over]
        if self._standings[0] != len(over) or len(self._standings[1]) != len(self.entered):
            self._standings = len(over), standings(len(self.entered), [one.played for one in over])
        return self._standings[1]

    # What may be done

    def enter(self, person: Person, name: str, *, program: bool = False, by: str = "") -> log.Joined | None:
        if self.number_of(person) is not None:
            return None
        if self.status != "entering":
            raise NotAllowed("begun", "The tournament has begun: nobody can enter any more.")
        if len(self.entered) >= MOST_ENTRANTS:
            raise NotAllowed("full", f"A tournament has room for {MOST_ENTRANTS}.")
        return log.Joined(person, name, program, by)

    def leave(self, person: Person) -> log.Gone:
        if self.number_of(person) is None:
            raise NotAllowed("not-yours", "Only those who have entered can leave.")
        return log.Gone(person)

    def begin(self, person: Person) -> None:
        """Refuse, unless the opener may begin now."""
        if person != self.opened.person:
            raise NotAllowed("not-yours", f"Only {self.opened.name}, who opened the tournament, can do this.")
        if self.status != "entering":
            raise NotAllowed("begun", "The tournament has begun.")
        if not self.staying:
            raise NotAllowed("no-people", "Nobody has entered.")

    def call_off(self, person: Person) -> log.CalledOff:
        if person != self.opened.person:
            raise NotAllowed("not-yours", f"Only {self.opened.name}, who opened the tournament, can do this.")
        if self.status != "entering":
            raise NotAllowed("begun", "The tournament has begun.")
        return log.CalledOff()

    def due(self, now: float) -> log.PutOff | log.CalledOff | Literal["begin"] | None:
        """What has to happen before the first round, at this time."""
        if self.status != "entering":
            return None
        if self.start is None:
            return log.CalledOff() if now >= self.changed_at + PUT_OFF * DAY else None
        if now < self.start:
            return None
        if len(self.staying) >= LEAST_ENTRANTS or (self.staying and self.opened.few == "computers"):
            return "begin"
        if not self.staying and self.opened.few == "computers":
            return log.CalledOff()
        return log.CalledOff() if self.times_put_off >= PUT_OFF else log.PutOff(self.start + DAY)

    def planning(self) -> tuple[list[Entrant], int, int, list[Seating]]:
        """What a plan of the rounds to come depends on."""
        before = [one.seating for one in self.rounds]
        return self.staying, self.opened.seats, self.opened.rounds - len(before), before

    @property
    def is_planned(self) -> bool:
        """Whether the plan is for everybody who is still in."""
        if not self.plan:
            return False
        return sorted(one for table in self.plan[0] for one in table if one is not None) == self.staying

    def next_round(self, tables: Sequence[str]) -> log.RoundBegan | None:
        ready = self.status == "playing" and self.on is None and self.is_planned
        return log.RoundBegan(tuple(tables)) if ready else None

    def tables_needed(self) -> int:
        return len(self.plan[0]) if self.plan else 0

    def table_done(self, table: int, scores: Sequence[int], replaced: Sequence[Seat]) -> log.TableDone | None:
        if self.on is None or table in self.on.done:
            return None
        return log.TableDone(table, tuple(scores), tuple(replaced))

    def round_over(self) -> log.RoundOver | None:
        return log.RoundOver() if self.on and len(self.on.done) == len(self.on.tables) else None

    # What has happened

    def apply(self, entry: log.Entry, at: float) -> None:
        self.changed_at = at
        match entry:
            case log.TournamentOpened():
                self.opened, self.start = entry, entry.start
            case log.Joined():
                self.entered.append(Entered(entry.person, entry.name, entry.program, entry.by))
            case log.Gone():
                self._gone(entry.person)
            case log.PutOff():
                self.start, self.times_put_off = entry.start, self.times_put_off + 1
            case log.CalledOff():
                self.is_called_off = True
            case log.Planned():
                self.plan = [*entry.rounds]
            case log.RoundBegan():
                self.rounds.append(Round(entry.tables, self.plan.pop(0), at))
            case log.TableDone() if self.on:
                self.on.done[entry.table] = entry
            case log.RoundOver() if self.on:
                self.on.over_at = at
                self.on.is_over = True

    def _gone(self, person: Person) -> None:
        """Whoever leaves before the first round was never there."""
        if self.status == "entering":
            self.entered = [one for one in self.entered if one.person != person]
        for one in self.entered:
            if one.person == person:
                one.is_in = False


def round_deal(name: str, number: int) -> str:
    """What the deal of a round is called, by the tournament's id."""
    return f"{ROUND}{name} {number + 1}"


def seated(entrants: Sequence[Entrant], seats: int, rounds: int, before: Sequence[Seating], seed: int) -> list[Seating]:
    """A plan of the rounds to come, with at least two tables in each."""
    found = planned(entrants, seats, rounds, before, seed)
    return [(*one, *[(None,) * seats] * (LEAST_TABLES - len(one))) for one in found]

"""An evening: a group plays a list of games in turn, with points by place, made from its log.

Methods named after what a person does check whether it may be done and return the entry to be written.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier import games

from ..common.refusals import NotAllowed
from ..tables.entries import Person
from . import meet_entries as log

MOST_GAMES = 30  # of an evening
MOST_PEOPLE = 6


def points(places: Sequence[int]) -> list[float]:
    """Of N who play, the first gets N + 1, the second N − 1, and each further place one less, down to 1 for the last.
    Those who are level share what their places are worth."""
    count = len(places)
    worth = [count + 1, *range(count - 1, 0, -1)]
    return [sum(worth[place - 1 : place - 1 + places.count(place)]) / places.count(place) for place in places]


class Member(msgspec.Struct):
    """Somebody who came to the evening."""

    name: str
    since: int  # games that had begun before they came
    is_here: bool = True
    total: float = 0.0


class Row(msgspec.Struct):
    """A game of the evening, from its beginning."""

    game: str
    table: str
    people: tuple[Person | None, ...]  # by seat
    is_over: bool = False
    points: dict[Person, float] = msgspec.field(default_factory=dict)
    away: tuple[Person, ...] = ()  # a computer player stood in: no points


class Evening:
    """One evening."""

    def __init__(self) -> None:
        self.people: dict[Person, Member] = {}
        self.games: list[str] = []
        self.ready: set[Person] = set()
        self.rows: list[Row] = []
        self.changed_at = 0.0

    # What may be known

    @property
    def title(self) -> str:
        return self.opened.title

    @property
    def here(self) -> list[Person]:
        return [person for person, one in self.people.items() if one.is_here]

    @property
    def on(self) -> Row | None:
        """The game in progress."""
        return self.rows[-1] if self.rows and not self.rows[-1].is_over else None

    @property
    def next_game(self) -> str | None:
        return self.games[len(self.rows)] if self.on is None and len(self.rows) < len(self.games) else None

    @property
    def is_over(self) -> bool:
        """Whether all games are played; another one can still be added."""
        return bool(self.rows) and self.on is None and self.next_game is None

    @property
    def needs_care(self) -> bool:
        """Whether something happens here without anybody asking."""
        return self.on is not None

    def seats_for(self, people: int) -> int:
        """How many seats the next game has: computer players fill up to its least number."""
        return max(people, games.find(self.next_game or self.games[-1]).seats[0])

    @property
    def most(self) -> int:
        """How many can play: no more than any of the games has room for."""
        return min([MOST_PEOPLE, *(games.find(game).seats[-1] for game in self.games[len(self.rows) :])])

    # What may be done

    def join(self, person: Person, name: str) -> log.Joined | None:
        if person in self.here:
            return None
        if len(self.here) >= self.most:
            raise NotAllowed("full", f"This evening is full: its games have room for {self.most}.")
        return log.Joined(person, name)

    def leave(self, person: Person) -> log.Gone:
        self._only_here(person)
        return log.Gone(person)

    def add(self, person: Person, game: str) -> log.GameAdded:
        self._only_here(person)
        if game not in games.names():
            raise NotAllowed("no-game", f"There is no game called {game}. The games are: {', '.join(games.names())}.")
        if len(self.games) >= MOST_GAMES:
            raise NotAllowed("too-many", f"An evening has at most {MOST_GAMES} games.")
        if len(self.here) > games.find(game).seats[-1]:
            raise NotAllowed("full", f"{game} has only {games.find(game).seats[-1]} seats.")
        return log.GameAdded(person, game)

    def get_ready(self, person: Person, on: bool) -> log.Ready | None:
        self._only_here(person)
        if self.next_game is None:
            raise NotAllowed("not-playing", "There is no next game: one is in progress, or all have been played.")
        return log.Ready(person, on) if on != (person in self.ready) else None

    def begin(self, table: str) -> log.GameBegan | None:
        """The next game, if everybody who is here is ready."""
        return self._begun(table) if self.here and {*self.here} <= self.ready else None

    def begin_without(self, person: Person, table: str) -> log.GameBegan:
        """The opener does not wait for those who are not ready."""
        self._only_here(person)
        if person != self.opened.person:
            raise NotAllowed("not-yours", f"Only {self.opened.name}, who opened the evening, can do this.")
        if self.next_game is None:
            raise NotAllowed("not-playing", "There is no next game: one is in progress, or all have been played.")
        if person not in self.ready:
            raise NotAllowed("empty", "Say that you are ready first.")
        return self._begun(table)

    def _begun(self, table: str) -> log.GameBegan:
        """The seats move on by one from game to game."""
        ready = [person for person in self.here if person in self.ready]
        sitting: list[Person | None] = [*ready, *[None] * (self.seats_for(len(ready)) - len(ready))]
        turn = len(self.rows) % len(sitting)
        return log.GameBegan(table, tuple(sitting[turn:] + sitting[:turn]))

    def played(self, places: Sequence[int], away: Sequence[Person]) -> log.GamePlayed | None:
        return log.GamePlayed(tuple(places), tuple(away)) if self.on else None

    def _only_here(self, person: Person) -> None:
        if person not in self.here:
            raise NotAllowed("not-yours", "Only those who have joined this evening can do this.")

    # What has happened

    def apply(self, entry: log.Entry, at: float) -> None:
        self.changed_at = at
        match entry:
            case log.EveningOpened():
                self.opened = entry
                self.games = [*entry.games]
                self.people[entry.person] = Member(entry.name, 0)
            case log.Joined():
                known = self.people.get(entry.person)
                if known:
                    known.is_here, known.name = True, entry.name
                else:
                    self.people[entry.person] = Member(entry.name, len(self.rows))
            case log.Gone():
                self.people[entry.person].is_here = False
                self.ready.discard(entry.person)
            case log.GameAdded():
                self.games.append(entry.game)
            case log.Ready():
                (self.ready.add if entry.on else self.ready.discard)(entry.person)
            case log.GameBegan():
                self.rows.append(Row(self.games[len(self.rows)], entry.table, entry.people))
                self.ready.clear()
            case log.GamePlayed() if self.on:
                self._score(self.on, entry)

    def _score(self, row: Row, entry: log.GamePlayed) -> None:
        row.is_over, row.away = True, entry.away
        for person, won in zip(row.people, points(entry.places)):
            if person is not None:
                row.points[person] = 0.0 if person in entry.away else won
                self.people[person].total += row.points[person]

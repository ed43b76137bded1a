"""Who is in the house: connected to a table, or looking at a page that has asked for something lately.

Each worker writes down who is there, and only what has changed, so that all workers know of everybody. What is written
says no more than at which game somebody sits.
"""

from __future__ import annotations

from ..live.house import House
from ..storage.finding import FindingFiles
from ..tables.entries import Person
from .beats import Beat

EVERY = 5.0  # seconds between two looks
SEEN = 45.0  # seconds after a page's last request that somebody counts as here
AGAIN = 60.0  # seconds until it is written again that somebody is still here
LASTS = 150.0  # seconds that it counts, if a worker could not take it back


class Presence:
    def __init__(self, files: FindingFiles, house: House) -> None:
        self._files = files
        self._house = house
        self._seen: dict[Person, float] = {}  # when a page of theirs last asked for something
        self._said: dict[Person, tuple[str | None, float]] = {}  # what was written of whom, and when
        self._beat = Beat(house.clock, EVERY, self.write, "who is here could not be written")

    def begin(self) -> None:
        self._beat.begin()

    async def close(self) -> None:
        await self._beat.close()

    def saw(self, person: Person) -> None:
        self._seen[person] = self._house.clock.monotonic()

    def forget(self, person: Person) -> None:
        self._seen.pop(person, None)
        self._said.pop(person, None)

    @property
    def since(self) -> float:
        """What was written before this time no longer counts."""
        return self._house.clock.time() - LASTS

    async def write(self) -> None:
        """Write down who has come, gone, or sat down."""
        here, now, worker = self._here(), self._house.clock.monotonic(), self._house.cluster.worker
        news = {
            person: game
            for person, game in here.items()
            if (said := self._said.get(person)) is None or said[0] != game or now - said[1] >= AGAIN
        }
        gone = self._said.keys() - here.keys()
        if news:
            await self._files.put_presences(worker, news, self._house.clock.time())
        if gone:
            await self._files.take_presences(worker, gone)
        self._said |= {person: (game, now) for person, game in news.items()}
        for person in gone:
            del self._said[person]

    def _here(self) -> dict[Person, str | None]:
        """Who is here now, as far as this worker knows, and at which game they sit."""
        now, found = self._house.clock.monotonic(), dict[Person, str | None]()
        self._seen = {person: at for person, at in self._seen.items() if now - at < SEEN}
        for live in self._house.tables.values():
            for person in live.here:
                sits = live.table.seats_of(person) and not live.table.is_finished
                found[person] = live.table.opened.game if sits else found.get(person)
        return dict.fromkeys(self._seen) | found

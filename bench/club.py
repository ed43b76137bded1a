"""A house with 100,000 filed games and 5,000 people: processor time of every answer of the club, and of a rebuild.

`script/bench club [games] [people]`; takes a few minutes. docs/club.md has the figures of one run.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from club_games import BEGAN, file, row
from places import UNLIMITED, Place, a_place
from sqlalchemy import insert

from croupier import games
from croupier.core.game import Value
from croupier.house.club.folding import Folding
from croupier.house.storage import schema
from croupier.house.storage.storage import Storage
from croupier.terminal.club import AT_ONCE

GAMES, PEOPLE = 100_000, 5_000
LEVELS = ("=novice", "=regular", "=expert")
TRIES = 11
MOST_MILLISECONDS, MOST_SECONDS = 100.0, 600.0  # of processor time: for an answer, and for a rebuild
FILED_AT_ONCE = 5_000


class House(Value):
    """Who plays there: some every day, most now and then."""

    people: tuple[str, ...]
    weights: tuple[float, ...]

    @classmethod
    def of(cls, count: int) -> House:
        return cls(tuple(f"{place:024x}" for place in range(count)), tuple(1 / (place + 10) for place in range(count)))

    def game(self, number: int, rng: Random) -> dict[str, Any]:
        people = [*dict.fromkeys(rng.choices(self.people, self.weights, k=rng.randint(1, 4)))]
        seated = [*people, *rng.choices(LEVELS, k=rng.randint(1 if len(people) == 1 else 0, 2))][:5]
        rng.shuffle(seated)
        places = rng.sample(range(1, len(seated) + 1), len(seated))
        settings: dict[str, Any] = {"rated": rng.random() < 0.5, "public": rng.random() < 0.3}
        return row(f"t{number:08}", seated, places, BEGAN + 60 * number, rng.choice(games.names()), **settings)


async def synthesise(storage: Storage, house: House, count: int) -> None:
    rng = Random(1)
    rows = [{"id": one, "name": f"P{place}", "since": BEGAN, "seen": BEGAN} for place, one in enumerate(house.people)]
    async with storage.engine.begin() as connection:
        await connection.execute(insert(schema.people), rows)
    for start in range(0, count, FILED_AT_ONCE):
        await file(storage, [house.game(at, rng) for at in range(start, min(start + FILED_AT_ONCE, count))])


async def rebuild(storage: Storage) -> float:
    """Processor time, in seconds."""
    began, folding = time.process_time(), Folding(storage)
    await folding.reset()
    while any(await folding.fold(AT_ONCE)):
        pass
    return time.process_time() - began


async def answers(place: Place, house: House) -> dict[str, float]:
    """Processor time of each answer, in milliseconds, as the busiest person asks."""
    busiest, second, last = house.people[0], house.people[1], house.people[-1]
    asked = {
        "games": "games",
        "games of another": f"games?person={second}",
        "games of one name, with another": f"games?game=las_vegas&other={second}",
        "my page": "me",
        "a person's page": f"people/{second}",
        "a rare guest's page": f"people/{last}",
        "a computer player's page": "computers/regular",
        "head-to-head": f"head/{second}",
        "the house table": "table",
        "the house table of one game": "table?game=vabanque",
        "export": "export",
        "export as CSV": "export.csv",
    }
    found = {}
    async with place.visitor("Ann") as ann:
        ann.cookies = {place.application.passes.cookie: place.application.passes.issue(busiest)}
        for name, path in asked.items():
            times = []
            for _ in range(TRIES):
                began = time.process_time()
                answer = await ann.get(f"/api/club/{path}")
                times.append(1000 * (time.process_time() - began))
                assert answer.status_code == 200, answer.text
            found[name] = statistics.median(times)
    return found


async def main(count: int, people: int) -> int:
    house = House.of(people)
    with tempfile.TemporaryDirectory() as folder:
        async with a_place(Path(folder), UNLIMITED) as place:
            storage = place.application.storage
            await synthesise(storage, house, count)
            seconds = await rebuild(storage)
            print(f"{count} games, {people} people")
            print(f"rebuild: {seconds:.0f} s of processor time, of at most {MOST_SECONDS:.0f} s")
            found = await answers(place, house)
            for name, took in found.items():
                print(f"{name}: {took:.1f} ms of processor time")
    pages = [took for name, took in found.items() if not name.startswith("export")]
    return int(seconds > MOST_SECONDS or max(pages) > MOST_MILLISECONDS)


if __name__ == "__main__":
    given = [int(one) for one in sys.argv[1:]]
    sys.exit(asyncio.run(main(*(given + [GAMES, PEOPLE][len(given) :]))))

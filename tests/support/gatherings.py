"""Tables whose people settle the chance of their game, in a house without a network."""

from __future__ import annotations

from random import Random
from typing import Any

from houses import ANN, BEN, AtOnce, Listener, Memory, Tick

from croupier.common.fairness import commitment
from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable
from croupier.house.tables.entries import Settings

CAT = "cat"
MINE, HIS, HERS = "0a" * 32, "f5" * 32, "c7" * 32


def hashed(random: str) -> str:
    return commitment(bytes.fromhex(random))


def a_house(journal: Memory) -> House:
    """A house whose chance is settled as at real tables."""
    return House(journal, lambda _: None, AtOnce(), Tick(), Random(1))


async def seated_at(
    house: House, people: tuple[str, ...] = (ANN, BEN), game: str = "las_vegas", seats: int = 2
) -> LiveTable:
    settings = Settings(clock="none", pauses=False)
    live = await house.open("t", lambda table: table.open(game, seats, {}, settings, ANN, "Ann", "KING"))
    for seat in range(seats):
        if seat < len(people):
            await live.do(lambda table, seat=seat: table.sit(people[seat], people[seat].title(), seat))  # type: ignore[misc]
        else:
            await live.do(lambda table, seat=seat: table.fill(ANN, seat, "regular", f"Bo {seat}"))  # type: ignore[misc]
    return live


async def called(house: House, *present: str, **more: Any) -> LiveTable:
    """A table that is gathering, with these people connected."""
    live = await seated_at(house, **more)
    for person in present:
        live.arrive(Listener(person))
    await live.do(lambda table: table.begin(ANN))
    return live


async def commit(live: LiveTable, person: str, random: str) -> None:
    await live.do(lambda table: table.commit(person, hashed(random)))


async def reveal(live: LiveTable, random: str) -> None:
    await live.do(lambda table: table.reveal(random))


async def added(live: LiveTable, given: dict[str, str]) -> None:
    """All of these commit, then all reveal."""
    for person, random in given.items():
        await commit(live, person, random)
    for random in given.values():
        await reveal(live, random)

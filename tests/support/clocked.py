"""Tables with a clock, and pages that say how far they have shown them."""

from __future__ import annotations

from typing import Any

from houses import ANN, BEN, Listener, opened, settle

from croupier.house.live.house import House
from croupier.house.live.live_table import LiveTable

CLEO = "cleo"
ALL = (ANN, BEN, CLEO)


class Page(Listener):
    """A connection that says how far it has shown the table."""

    def __init__(self, person: str, live: LiveTable) -> None:
        super().__init__(person)
        self.live = live
        live.arrive(self)

    async def show(self, number: int | None = None, seat: int | None = -1) -> None:
        """All there is, or up to this number, in my first seat."""
        seat = self.live.table.seats_of(self.person)[0] if seat == -1 else seat
        await self.live.dial.show(self, seat, self.live.table.number_for(seat) if number is None else number)


async def seated(house: House, game: str = "las_vegas", people: tuple[str, ...] = ALL, **settings: Any) -> LiveTable:
    return await opened(house, game, people=people, **({"clock": "brisk"} | settings))


async def paged(live: LiveTable) -> list[Page]:
    """A page of everybody; all of them have shown the table."""
    pages = [Page(person, live) for person in live.table.people()]
    for page in pages:
        await page.show()
    await settle()
    return pages


def of(live: LiveTable, seat: int, pages: list[Page]) -> Page:
    return next(page for page in pages if seat in live.table.seats_of(page.person))


async def call(live: LiveTable, seat: int, amount: int, **more: Any) -> int:
    return await live.choose(seat, {"type": "between_bet.Call", "amount": amount}, **more)

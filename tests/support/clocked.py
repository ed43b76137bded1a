"""Tables with a clock, and pages that say how far they have shown them."""

from __future__ import annotations

from typing import Any

from houses import ANN, BEN, Listener, Tick, a_house, first_move, opened, settle, tick

from croupier.house.live.clocks import Reading
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
        """Show everything, or up to this number, in my first seat."""
        seat = self.live.table.seats_of(self.person)[0] if seat == -1 else seat
        await self.live.dial.show(self, seat, self.live.table.number_for(seat) if number is None else number)


async def seated(house: House, game: str = "las_vegas", people: tuple[str, ...] = ALL, **settings: Any) -> LiveTable:
    return await opened(house, game, people=people, **({"clock": "brisk"} | settings))


async def paged(live: LiveTable) -> list[Page]:
    """A page for everybody; all of them have shown the table."""
    pages = [Page(person, live) for person in live.table.people()]
    for page in pages:
        await page.show()
    await settle()
    return pages


class Trio:
    """Ann, Ben and Cleo at a table with a clock; each has a page that has shown everything."""

    def __init__(self, house: House, live: LiveTable, pages: list[Page]) -> None:
        self.house = house
        self.live = live
        self.pages = pages

    @classmethod
    async def sit_down(cls, house: House | None = None, game: str = "las_vegas", **settings: Any) -> Trio:
        house = house or a_house()
        live = await seated(house, game, **settings)
        return cls(house, live, await paged(live))

    @property
    def tick(self) -> Tick:
        return tick(self.house)

    @property
    def asked(self) -> int:
        """The seat that is asked first."""
        return self.live.table.waiting[0]

    @property
    def asked_page(self) -> Page:
        return self.pages[self.asked]

    def read(self) -> Reading:
        """What the clock of the open question shows."""
        return self.live.dial.read()

    async def first_move(self) -> None:
        await first_move(self.live)

    async def show(self) -> None:
        """Every page shows everything."""
        for page in self.pages:
            await page.show()


async def call(live: LiveTable, seat: int, amount: int, **more: Any) -> int:
    return await live.choose(seat, {"type": "between_bet.Call", "amount": amount}, **more)

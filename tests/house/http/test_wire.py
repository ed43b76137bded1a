"""No leak on the wire: worlds that a seat cannot tell apart send that seat the same bytes.

A match of every game is played in the house. At some moments a second house is made that differs only in what one seat
may not know: its match continues from a state that the seat imagines. Whatever the seat then asks for, and whatever the
others choose, it gets the same bytes from both, over the socket and REST, errors included; so do metrics and logs.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import frozen
import httpx
import msgspec
import pytest
from asgi import HOST, Socket
from houses import AtOnce, Tick

from croupier import games
from croupier.core.chance import seeded
from croupier.core.game import Reveal, Seat
from croupier.core.record import Drawn, canonical
from croupier.house.application.application import Application
from croupier.house.application.policy import Policy
from croupier.house.http.app import app
from croupier.house.limits.limits import Limits
from croupier.house.live.live_table import LiveTable
from croupier.house.operating.logs import Lines
from croupier.house.storage.storage import PersonRow, Storage
from croupier.house.tables.entries import Entry, Settings
from croupier.house.tables.snapshots import Watched
from croupier.house.tables.table import Table
from croupier.players import seated

PEOPLE = ("ann", "ben", "cleo", "dan", "eve", "finn")
MOMENTS = 4  # of a game
SECRET = b"s" * 32


class Scripted:
    """Chance as in another match; where that one made no such draw, the first possible outcome."""

    def __init__(self) -> None:
        self.coming: list[Drawn] = []

    def __call__(self, odds: Any, drawn: str) -> Any:
        if self.coming and self.coming[0].drawn == drawn:
            outcome = self.coming.pop(0).outcome
            if any(canonical(one) == canonical(outcome) for one, _ in odds.outcomes()):
                return outcome
        self.coming = []
        return next(iter(odds.outcomes()))[0]


class World:
    """A house, and everything that can be seen of it from outside."""

    def __init__(self, storage: Storage, source: Any, now: float, *, writes: bool) -> None:
        tick = Tick()
        tick.now = now
        policy = Policy(Limits(requests=1e6, codes=1e6))
        self.application = Application(
            storage, AtOnce(), SECRET, policy, clock=tick, source=lambda _: source, rng=Random(1)
        )
        if not writes:
            self.application.house.journal.append = self._forget  # type: ignore[method-assign]
        self.app = app(lambda: asyncio.sleep(0, self.application))
        self.app.state.application = self.application

    @staticmethod
    async def _forget(table: Table, at: float, entry: Entry) -> None:
        """Two houses cannot both write the next entry of one log."""

    def client(self, seat: Seat) -> httpx.AsyncClient:
        client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=f"http://{HOST}")
        client.cookies.set(self.application.passes.cookie, self.application.passes._signer.sign(PEOPLE[seat]).decode())
        return client

    def socket(self, seat: Seat) -> Socket:
        cookie = f"{self.application.passes.cookie}={self.application.passes._signer.sign(PEOPLE[seat]).decode()}"
        return Socket(self.app, "/api/tables/t-1/socket", cookie=cookie)

    async def live(self) -> LiveTable:
        return await self.application.house.find("t-1")


async def sit_down(world: World, game: str, seats: int) -> LiveTable:
    for person in PEOPLE[:seats]:
        await world.application.storage.save_person(PersonRow(person, person.title(), 1.0, 1.0))
    settings = {"clock": "brisk" if game in ("three_seven", "between_bet") else "none", "pauses": False}
    live = await world.application.house.open(
        "t-1",
        lambda table: table.open(game, seats, {}, Settings(**settings), "ann", "Ann", "KINGS"),  # type: ignore[arg-type]
    )
    for seat, person in enumerate(PEOPLE[:seats]):
        await live.do(lambda table, seat=seat, person=person: table.sit(person, person.title(), seat))  # type: ignore[misc]
    await live.do(lambda table: table.begin("ann"))
    return live


async def a_step(live: LiveTable, rng: Random) -> None:
    """Somebody chooses, as a regular would; or a question that lasts its full time has done so."""
    if not live.table.waiting:
        await live.do(lambda table: table.run_out())
        return
    match, seat = live.table.playing, rng.choice(live.table.waiting)
    moves = [*match.moves(seat), *match.asides(seat)]
    move = seated("regular", match.game, rng).choose(match.glance(seat), moves)
    if match.is_silence(seat, move):
        await live.do(lambda table: table.run_out())
    else:
        await live.choose(seat, move)


async def everything_asked(world: World, seat: Seat) -> list[Any]:
    """What a seat gets when it asks for all there is, and for what it may not have."""
    heard: list[Any] = []
    async with world.client(seat) as client:
        for path in (
            "/api/tables/t-1", f"/api/tables/t-1/updates?seat={seat}&since=0", "/api/tables/t-1/updates?since=0",
            f"/api/tables/t-1/updates?seat={(seat + 1) % 3}", "/api/tables/t-1/record", "/api/tables/t-1/review",
            "/api/me/games", "/api/tables", "/api/tables/t-1/replay", f"/api/tables/t-1/replay?seat={(seat + 1) % 3}",
            "/api/tables/t-1/qr",
        ):  # fmt: skip
            answer = await client.get(path)
            heard.append((path, answer.status_code, answer.content))
        for move in ({"type": "nothing"}, None, 7):
            body = {"message": "choose", "id": "x", "seat": seat, "move": move}
            answer = await client.post("/api/tables/t-1/moves", json=body)
            heard.append((move, answer.status_code, answer.content))
        answer = await client.post(f"/api/tables/t-1/seats/{seat}/hint")
        heard.append(("hint", answer.status_code, answer.content))
        metrics = (await client.get("/metrics")).text  # figures of the whole house: requests differ in number
        heard.append(sorted({re.split(r"[ {]", line)[0] for line in metrics.splitlines() if line[:1] != "#"}))
    async with world.socket(seat) as socket:
        await socket.ask({"message": "since", "id": "a", "seat": seat, "number": 0})
        await socket.ask({"message": "since", "id": "b", "seat": None, "number": 0})
        await socket.ask({"message": "since", "id": "step by step", "seat": seat, "number": 0, "steps": True})
        await socket.ask({"message": "stand_in", "id": "stand in", "seat": (seat + 1) % 3})
        await socket.ask({"message": "decline", "id": "no", "what": "end"})
        await socket.ask({"message": "choose", "id": "c", "seat": seat, "move": {"type": "x"}})
        await socket.ask({"message": "choose", "id": "d", "seat": (seat + 1) % 3, "move": None})
        await socket.ask({"message": "shown", "id": "e", "seat": (seat + 1) % 3, "number": 1})
        await socket.ask({"message": "shown", "id": "f", "seat": seat, "number": 10**6})
        heard += socket.heard
    return heard


async def told_of_the_next_step(one: World, other: World, seat: Seat, rng: Random) -> tuple[Any, Any] | None:
    """What a seat hears in both worlds when the same seat chooses the same; None if that cannot be compared."""
    here, there = await one.live(), await other.live()
    chooser = next((waiting for waiting in here.table.waiting if waiting != seat), None)
    if chooser is None:
        return None
    mine, theirs = here.table.playing, there.table.playing
    both = [move for move in mine.spoken(chooser) if move in theirs.spoken(chooser)]
    if not both:
        return None
    move = rng.choice(both)
    async with one.socket(seat) as first, other.socket(seat) as second:
        before, turn = len(mine.told), len(mine.choices)
        await here.choose(chooser, move)
        there.table._chance.source.coming = [  # type: ignore[union-attr]
            choice for choice in mine.choices[turn:] if isinstance(choice, Drawn)
        ]
        told, told_there = mine.told[before:], len(theirs.told)
        await there.choose(chooser, move)
        await first.settle()
        await second.settle()
        if any(isinstance(event.event, Reveal) for event in (*told, *theirs.told[told_there:])):
            return None
        heard = [_of(seat, part) for part in (told, theirs.told[told_there:])]
        return (first.heard, second.heard) if heard[0] == heard[1] else None


def _of(seat: Seat, told: Sequence[Any]) -> list[Any]:
    return [one.event for one in told if one.to in (None, seat)]


class Comparison:
    """One match, played in one house, and compared with others that differ in what a seat may not know."""

    def __init__(self, name: str, storage: Storage) -> None:
        self.name, self.game, self.storage, self.rng = name, games.find(name), storage, Random(7)
        self.seats = max(self.game.seats[0], 3)
        self.one = World(storage, seeded(3), 1_000_000.0, writes=True)
        self.asked = self.told = self.differed = 0
        self.lines = [list[str](), list[str]()]

    async def run(self) -> None:
        live = await sit_down(self.one, self.name, self.seats)
        for _ in range(MOMENTS):
            for _ in range(self.rng.randint(2, 9)):
                if live.table.status == "playing":
                    await a_step(live, self.rng)
            for seat in range(self.seats):
                if live.table.status == "playing":
                    await self._ask_everything(live, seat)
            if live.table.status == "playing":
                await self._hear_the_next_step(live, self.rng.randrange(self.seats))

    async def _another_world(self, live: LiveTable, seat: Seat) -> World:
        """Another house, which this seat cannot tell from the first."""
        other = World(self.storage, Scripted(), self.one.application.clock.time(), writes=False)
        there = await other.live()
        there.table.asked_at = live.table.asked_at
        there.absence._gone = dict(live.absence._gone)  # as if it had not been closed meanwhile
        there.absence._dropped = set(live.absence._dropped)
        there.dial._started, there.dial._arrived = live.dial._started, dict(live.dial._arrived)
        match = there.table.playing
        match._state = self.game.imagine(live.table.playing.view(seat), self.rng)
        match._open = match._ask()
        self.differed += self.game.save(match._state) != self.game.save(live.table.playing._state)
        return other

    async def _ask_everything(self, live: LiveTable, seat: Seat) -> None:
        worlds = self.one, (other := await self._another_world(live, seat))
        heard = [await _logged(lines, everything_asked(world, seat)) for lines, world in zip(self.lines, worlds)]
        await other.application.house.close()
        assert heard[0] == heard[1]
        assert live.table.commitment in repr(heard)
        assert live.table.opened.secret not in repr(heard), "the secret of the table is for nobody before the end"
        self.asked += 1

    async def _hear_the_next_step(self, live: LiveTable, seat: Seat) -> None:
        other = await self._another_world(live, seat)
        both = await told_of_the_next_step(self.one, other, seat, self.rng)
        await other.application.house.close()
        if both:
            assert live.table.opened.secret not in repr(both)
            assert both[0] == both[1]
            self.told += 1


async def compared(name: str, folder: Path) -> Comparison:
    storage = await Storage.open(str(folder / "house.db"))
    comparison = Comparison(name, storage)
    try:
        await comparison.run()
    finally:
        await comparison.one.application.house.close()
        await storage.close()
    return comparison


@pytest.mark.parametrize("name", games.names())
def test_worlds_that_look_alike_send_the_same_bytes(name: str, tmp_path: Path) -> None:
    comparison = asyncio.run(compared(name, tmp_path))
    least = MOMENTS if frozen.is_published(name) else comparison.seats  # a new game may be a short one
    assert comparison.asked >= least, "the game was over before enough was asked"
    assert comparison.lines[0] == comparison.lines[1]
    assert comparison.differed or not comparison.game.redeal, "the worlds were the same: nothing was tried"


async def _logged(lines: list[str], doing: Any) -> Any:
    """What is logged meanwhile, as the house would write it; times are not compared."""
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(re.sub(r'"at":"[^"]*"', "", Lines().format(record)))  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        return await doing
    finally:
        logging.getLogger().removeHandler(handler)


def test_a_house_that_tells_too_much_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a message that holds all hands, the comparison fails."""
    from croupier.house.live import updates

    honest = updates.update

    def leaky(live: LiveTable, seat: Seat | None, told: Any) -> Any:
        update = honest(live, seat, told)
        hands = live.table.match._state.hands if live.table.match else None
        return msgspec.structs.replace(update, events=(*update.events, msgspec.to_builtins(hands)))

    monkeypatch.setattr(updates, "update", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(compared("rotary_lottery", tmp_path))


@pytest.mark.parametrize("name", ["batting_poker", "your_order"])
def test_a_table_that_shows_too_much_for_a_moment_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hands beside the table after each event, the comparison fails: the steps are compared too."""
    honest = Watched._note

    def leaky(match: Watched, event: Any, *, to: Seat | None = None) -> None:
        honest(match, event, to=to)
        if (place := len(match.told) - 1) in match._steps:
            match._steps[place] = msgspec.Raw(msgspec.json.encode(match._state.hands))

    monkeypatch.setattr(Watched, "_note", leaky)
    with pytest.raises(AssertionError):
        asyncio.run(compared(name, tmp_path))

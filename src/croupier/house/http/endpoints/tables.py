"""Tables: opening one, changing its settings, taking and giving seats, beginning, and playing again."""

from __future__ import annotations

import io

import segno

from ...application.filling import filling
from ...common.refusals import NotAllowed
from ...live import updates
from ...live.live_table import Decide
from ...protocol.answers import Secret
from ...protocol.listing import brief
from ...protocol.messages import Brief, Done, TableNews
from ...protocol.requests import Beginning, Changes, Computer, OpenTable, Sit
from ...tables.entries import Settings
from ...tables.seating import free_name
from ...thinking.pool import looks_ahead
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/tables", answer=list[Brief], programs=True)
async def lobby(call: Call) -> list[Brief]:
    """The lobby: public tables that are waiting for people, then games in progress that can be watched."""
    return await call.application.storage.lobby()


@endpoint("POST", "/api/tables", body=OpenTable, answer=TableNews, status=201)
async def open_table(call: Call) -> TableNews:
    """Open a table, optionally with computer players in the next seats and with the game starting at once."""
    asked: OpenTable = call.body
    person, name = call.person, call.caller.name
    then: list[Decide] = [lambda table: table.sit(person, name, 0)] if asked.sit else []
    then += [filling(person, place, level) for place, level in enumerate(asked.computers, int(asked.sit))]
    if asked.begin:
        then.append(lambda table: table.begin(person, asked.hash))
    live = await call.application.open_table(
        call.caller, asked.game, asked.seats, asked.options, asked.settings, then, asked.computers
    )
    return updates.news(live, call.caller)


@endpoint("GET", "/api/tables/{table}", answer=TableNews, programs=True)
async def table(call: Call) -> TableNews:
    """A table by its id or code: who sits there, its settings and its state."""
    live = await call.live()
    async with live.reading():
        return updates.news(live, call.caller)


@endpoint("PUT", "/api/tables/{table}", body=Changes, answer=Done)
async def change_table(call: Call) -> Done:
    """Change the settings, options or number of seats of a table I opened, before the game begins."""
    live, asked = await call.live(), call.body
    await live.do(lambda table: table.change(call.person, asked.settings, asked.options, asked.seats))
    return updates.done(live)


@endpoint("PUT", "/api/tables/{table}/settings", body=Settings, answer=Done)
async def change(call: Call) -> Done:
    """Change the settings of a table I opened, before the game begins."""
    live = await call.live()
    await live.do(lambda table: table.change(call.person, call.body))
    return updates.done(live)


@endpoint("PUT", "/api/tables/{table}/seats/{seat}", body=Sit, answer=Done)
async def sit(call: Call) -> Done:
    """Sit down in a free seat."""
    live = await call.live()
    await call.application.sit(call.caller, live, call.seat, call.body.name)
    return updates.done(live)


@endpoint("DELETE", "/api/tables/{table}/seats/{seat}", answer=Done)
async def leave(call: Call) -> Done:
    """Leave my seat or, at a table I opened, empty any seat, before the game begins."""
    live = await call.live()
    await live.do(lambda table: table.leave(call.person, call.seat))
    return updates.done(live)


@endpoint("PUT", "/api/tables/{table}/seats/{seat}/computer", body=Computer, answer=Done)
async def fill(call: Call) -> Done:
    """Give a free seat at a table I opened to a computer player."""
    live, asked = await call.live(), call.body
    person = call.person
    if looks_ahead(live.table.game.name, asked.level):
        await call.application.allowance.expert_at(person, live.table.name)
    await live.do(lambda table: table.fill(person, call.seat, asked.level, asked.name or free_name(table.sitting)))
    return updates.done(live)


@endpoint("POST", "/api/tables/{table}/begin", body=Beginning, answer=Done)
async def begin(call: Call) -> Done:
    """Begin the game at a table I opened: at once, or as soon as the people there have added to its chance."""
    live = await call.live()
    await live.do(lambda table: table.begin(call.person, call.body.hash))
    return updates.done(live)


@endpoint("POST", "/api/tables/{table}/rematch", body=Beginning, answer=Brief, status=201)
async def rematch(call: Call) -> Brief:
    """Play again after the game, with the same people at a new table: seats are reserved for the others, and whoever
    asks later takes theirs. Against computer players alone the game begins at once."""
    new = await call.application.rematch(call.caller, await call.live(), call.body.hash)
    return brief(new.table)


@endpoint("POST", "/api/tables/{table}/seats/{seat}/handover", answer=Secret, status=201)
async def hand_over(call: Call) -> Secret:
    """A one-time token that moves my seat to another device."""
    token, expires = await call.application.offer_seat(call.caller, await call.live(), call.seat, "handover")
    return Secret(token, expires)


@endpoint("POST", "/api/handover/{token}", answer=Brief)
async def take_over(call: Call) -> Brief:
    """Take over the seat that a one-time token stands for."""
    live = await call.application.take_over(call.caller, call.path["token"])
    return brief(live.table)


@endpoint("POST", "/api/tables/{table}/seats/{seat}/token", answer=Secret, status=201)
async def seat_token(call: Call) -> Secret:
    """A token that lets a program play in my seat: `Authorization: Bearer …`, or `?token=…` on the socket."""
    token, expires = await call.application.offer_seat(call.caller, await call.live(), call.seat, "seat")
    return Secret(token, expires)


@endpoint("GET", "/api/tables/{table}/qr", answer=str, media="image/svg+xml", programs=True)
async def qr(call: Call) -> str:
    """A QR code that leads to the table."""
    live = await call.live()
    try:
        return drawn_as_code(f"{call.site}/t/{live.table.code}")
    except segno.DataOverflowError:
        raise NotAllowed("bad-query", "The address of this house is too long for a QR code.") from None


def drawn_as_code(address: str) -> str:
    """Dark on white, whatever the page looks like, with the quiet zone that cameras need."""
    drawn = io.BytesIO()
    segno.make(address, micro=False).save(
        drawn, kind="svg", border=4, dark="#111", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue().decode()

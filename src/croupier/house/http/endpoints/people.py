"""Who I am, my games, and whom I do not want to hear or meet."""

from __future__ import annotations

from ...common.refusals import NotAllowed
from ...protocol.answers import Gone, Me, Rights
from ...protocol.messages import Brief
from ...protocol.requests import Named, Which
from ...storage.storage import Relations
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/me", answer=Me, programs=True)
async def me(call: Call) -> Me:
    """Who I am. My first request gives me an identity."""
    return Me(call.person, call.caller.name)


@endpoint("PUT", "/api/me", body=Named, answer=Me)
async def rename(call: Call) -> Me:
    """Change my name. Tables where I already sit keep the old one."""
    caller = await call.application.rename(call.caller, call.body.name)
    return Me(caller.person, caller.name)


@endpoint("DELETE", "/api/me")
async def forget_me(call: Call) -> Gone:
    """Delete everything about me. Games I played are kept, with a guest in my place."""
    await call.application.forget(call.caller)
    return Gone()


@endpoint("GET", "/api/me/games", query=Which, answer=list[Brief])
async def my_games(call: Call) -> list[Brief]:
    """My games, the latest first, 50 at a time."""
    asked: Which = call.query
    return await call.application.storage.games_of(call.person, finished=asked.finished, before=asked.before)


@endpoint("GET", "/api/me/relations", answer=Rights)
async def my_relations(call: Call) -> Rights:
    """Whom I have muted, and whom I have blocked."""
    found: Relations = await call.application.storage.relations(call.person)
    return Rights(tuple(sorted(found.muted)), tuple(sorted(found.blocked)))


@endpoint("PUT", "/api/me/{kind}/{person}", answer=Rights)
async def relate(call: Call) -> Rights:
    """Mute a person, to hide their talk, or block them, to keep them from sitting down at my tables as well."""
    return await _relate(call, on=True)


@endpoint("DELETE", "/api/me/{kind}/{person}", answer=Rights)
async def unrelate(call: Call) -> Rights:
    """Unmute or unblock a person."""
    return await _relate(call, on=False)


async def _relate(call: Call, on: bool) -> Rights:
    kind, other = call.path["kind"], call.path["person"]
    if other == call.person:
        raise NotAllowed("bad-person", "You cannot mute or block yourself.")
    if on and await call.application.storage.person(other) is None:
        raise NotAllowed("no-person", "There is nobody with this id.")
    await call.application.storage.relate(call.person, other, kind, on)
    found = await call.application.storage.relations(call.person)
    for live in call.application.house.tables.values():
        for guest in live.guests:
            if guest.person == call.person:
                guest.unheard = found.muted | found.blocked
    return Rights(tuple(sorted(found.muted)), tuple(sorted(found.blocked)))

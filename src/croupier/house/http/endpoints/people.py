"""Who I am, my games, whom I have starred, and whom I do not want to hear or meet."""

from __future__ import annotations

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
    """Whom I have starred, muted and blocked."""
    return _rights(await call.application.storage.relations(call.person))


@endpoint("PUT", "/api/me/{kind}/{person}", answer=Rights)
async def relate(call: Call) -> Rights:
    """Star a person I have played with; mute one, to hide their talk and invitations; or block one, to keep them from
    sitting down at my tables and from meeting me in the queue as well."""
    return await _relate(call, on=True)


@endpoint("DELETE", "/api/me/{kind}/{person}", answer=Rights)
async def unrelate(call: Call) -> Rights:
    """Take back a star, unmute or unblock a person."""
    return await _relate(call, on=False)


async def _relate(call: Call, on: bool) -> Rights:
    kind, other = call.path["kind"], call.path["person"]
    return _rights(await call.application.friends.relate(call.person, other, kind, on))


def _rights(found: Relations) -> Rights:
    return Rights(*(tuple(sorted(people)) for people in (found.muted, found.blocked, found.starred)))

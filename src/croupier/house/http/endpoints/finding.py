"""Finding each other: friends, invitations, and the queue."""

from __future__ import annotations

from ...protocol.answers import Gone
from ...protocol.finding import Friends, Invitation, Queue, Wants
from ..endpoint import Call, endpoint


@endpoint("GET", "/api/me/friends", answer=Friends)
async def my_friends(call: Call) -> Friends:
    """People I have starred. Whether they are here is known only to people who have starred each other."""
    return await call.application.friends.of(call.person)


@endpoint("GET", "/api/me/invitations", answer=list[Invitation])
async def my_invitations(call: Call) -> list[Invitation]:
    """Tables that wait for people and to which somebody has invited me, the latest first."""
    return await call.application.friends.invitations(call.person)


@endpoint("DELETE", "/api/me/invitations/{table}")
async def decline(call: Call) -> Gone:
    """Decline an invitation. Nobody is told."""
    await call.application.friends.decline(call.person, await call.named())
    return Gone()


@endpoint("PUT", "/api/tables/{table}/invitations/{person}")
async def invite(call: Call) -> Gone:
    """Invite somebody I have played with to the table where I sit, before its game begins. Whoever has muted or blocked
    me hears nothing of it, and I am not told."""
    call.application.keeper.invite(call.person)
    await call.application.friends.invite(call.person, await call.live(), call.path["person"])
    return Gone()


@endpoint("GET", "/api/queue", answer=Queue)
async def queue(call: Call) -> Queue:
    """Who waits for a table, and how things stand for me. Ask every second or two while you wait: whoever has not asked
    for 75 seconds has left."""
    return await call.application.queue.look(call.person)


@endpoint("PUT", "/api/queue", body=Wants, answer=Queue)
async def join(call: Call) -> Queue:
    """Wait for a table, or want something else while waiting. As soon as it is made up, `mine.table` says where to go."""
    return await call.application.queue.join(call.caller, call.body)


@endpoint("DELETE", "/api/queue")
async def leave_queue(call: Call) -> Gone:
    """Leave the queue."""
    await call.application.queue.leave(call.person)
    return Gone()

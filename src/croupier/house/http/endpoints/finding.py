"""Finding each other: friends, invitations, the queue, and notices."""

from __future__ import annotations

from ...common.refusals import NotAllowed
from ...protocol.answers import Gone
from ...protocol.finding import (
    Device,
    Friends,
    Invitation,
    NoticeKey,
    Notices,
    NoticeWishes,
    Queue,
    Subscribe,
    Wants,
)
from ...protocol.listing import brief
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
    live, other = await call.live(), call.path["person"]
    if await call.application.friends.invite(call.person, live, other):
        await call.application.ringing.invited(other, call.caller.name, brief(live.table))
    return Gone()


@endpoint("GET", "/api/queue", answer=Queue)
async def queue(call: Call) -> Queue:
    """Who waits for a table, and how things stand for me. Ask every second or two while you wait: whoever has not asked
    for 75 seconds has left."""
    return await call.application.queue.look(call.person)


@endpoint("PUT", "/api/queue", body=Wants, answer=Queue)
async def join(call: Call) -> Queue:
    """Wait for a table, or want something else while waiting. Once it is made up, `mine.table` says where to go."""
    return await call.application.queue.join(call.caller, call.body)


@endpoint("DELETE", "/api/queue")
async def leave_queue(call: Call) -> Gone:
    """Leave the queue."""
    await call.application.queue.leave(call.person)
    return Gone()


@endpoint("GET", "/api/notices/key", answer=NoticeKey)
async def notice_key(call: Call) -> NoticeKey:
    """The public key with which browsers subscribe to notices of this house."""
    return NoticeKey((await call.application.ringing.keys()).public)


@endpoint("GET", "/api/notices", answer=Notices)
async def notices(call: Call) -> Notices:
    """What I want to be told of when the page is closed, and how many browsers of mine may be rung."""
    files = call.application.storage.finding
    return Notices(await files.wishes(call.person), len(await files.subscriptions_of([call.person])))


@endpoint("PUT", "/api/notices", body=NoticeWishes, answer=Notices)
async def wish_notices(call: Call) -> Notices:
    """Choose what I want to be told of."""
    await call.application.storage.finding.wish(call.person, call.body)
    return await notices.handle(call)  # type: ignore[no-any-return]


@endpoint("PUT", "/api/notices/subscription", body=Subscribe, answer=Device)
async def subscribe(call: Call) -> Device:
    """Let this browser be rung: what `PushManager.subscribe` answers, and the language to speak."""
    return Device(await call.application.ringing.subscribe(call.person, call.body, call.site))


@endpoint("DELETE", "/api/notices/subscription/{device}")
async def unsubscribe(call: Call) -> Gone:
    """A browser of mine is not to be rung any longer."""
    await call.application.storage.finding.unsubscribe(call.path["device"], call.person)
    return Gone()


@endpoint("PUT", "/api/notices/muted/{table}")
async def mute_table(call: Call) -> Gone:
    """Never ring me again because it is my turn at this table."""
    live = await call.live()
    if call.person not in live.table.people():
        raise NotAllowed("not-yours", "You do not play at this table.")
    await call.application.ringing.mute(call.person, live.table.name)
    return Gone()

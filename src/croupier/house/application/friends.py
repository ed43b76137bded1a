"""Friends: people one has played with and starred, and invitations to a table.

Whether somebody is here is known only to people who have starred each other: a star lets the other know. Whoever has
muted or blocked somebody never hears of their invitations, and the other is not told that.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..common.refusals import NotAllowed
from ..live.house import House
from ..live.live_table import LiveTable
from ..protocol.finding import Friend, Invitation, Known
from ..protocol.finding import Friends as FriendList
from ..storage.storage import Relation, Relations, Storage
from ..tables.entries import Person
from .presence import Presence

QUEUED = 75.0  # seconds after its last request that a page is still in the queue


class Friends:
    def __init__(self, storage: Storage, house: House, presence: Presence) -> None:
        self._storage = storage
        self._files = storage.finding
        self._house = house
        self._presence = presence

    async def relate(self, person: Person, other: Person, kind: Relation, on: bool) -> Relations:
        """Star, mute or block somebody, or no longer. A star for somebody who is blocked is taken back."""
        if other == person:
            raise NotAllowed("bad-person", "You cannot star, mute, block or invite yourself.")
        if on and await self._storage.person(other) is None:
            raise NotAllowed("no-person", "There is nobody with this id.")
        if on and kind == "starred":
            await self._only_known(person, other)
        await self._storage.relate(person, other, kind, on)
        if on and kind == "blocked":
            await self._storage.relate(person, other, "starred", False)
        found = await self._storage.relations(person)
        for live in self._house.tables.values():
            for guest in live.guests:
                if guest.person == person:
                    guest.unheard = found.muted | found.blocked
        return found

    async def _only_known(self, person: Person, other: Person) -> None:
        if not await self._files.have_played(person, other):
            raise NotAllowed("not-played", "You have not played with this person yet.")

    async def of(self, person: Person) -> FriendList:
        mine, fans = await self._storage.relations(person), await self._files.starred_by(person)
        fans -= mine.blocked | await self._files.blocking(person)
        starred = mine.starred - mine.blocked
        faces = await self._files.known(starred | fans)
        mutual = starred & fans
        games = await self._files.present(mutual, self._presence.since)
        waiting = {
            one.person: one.wants.game
            for one in await self._files.waiting(self._house.clock.time() - QUEUED)
            if one.person in mutual and one.table is None
        }

        def shown(other: Person) -> Friend:
            presence: Literal["here", "table", "queue"] | None = None
            game: str | None = None
            if other in waiting:
                presence, game = "queue", waiting[other]
            elif other in games:
                presence, game = ("table" if games[other] else "here"), games[other]
            name, *drawn = msgspec.structs.astuple(faces[other])
            return Friend(other, name, other in mine.muted, other in mutual, presence, game, *drawn)

        friends = sorted(
            map(shown, starred & faces.keys()), key=lambda one: (one.presence is None, one.name, one.person)
        )
        new = sorted((faces[one].name, one) for one in (fans - mine.starred - mine.muted) & faces.keys())
        known = (Known(one, name, faces[one].colour, faces[one].emblem) for name, one in new)
        return FriendList(tuple(friends), tuple(known))

    # Invitations

    async def invite(self, person: Person, live: LiveTable, other: Person) -> bool:
        """Invite somebody to a table that waits for people; whether they are to be told of it.

        Whoever is muted or blocked hears nothing of that."""
        async with live.reading() as table:
            if table.status != "open" or table.gathering:
                raise NotAllowed("begun", "The game has begun: nobody else can sit down.")
            if person != table.opener and person not in table.people():
                raise NotAllowed("not-yours", "Only those who sit at this table can invite somebody.")
            if not any(sitting.is_free_for(other) for sitting in table.sitting):
                raise NotAllowed("taken", "All seats are taken.")
            if other == person:
                raise NotAllowed("bad-person", "You cannot star, mute, block or invite yourself.")
            if other in table.people():
                raise NotAllowed("no-need", "This person already sits here.")
            name, opener = table.name, table.opener
        if await self._storage.person(other) is None:
            raise NotAllowed("no-person", "There is nobody with this id.")
        await self._only_known(person, other)
        theirs = await self._storage.relations(other)
        if {person, opener} & (theirs.muted | theirs.blocked):
            return False
        return await self._files.invite(name, other, person, self._house.clock.time())

    async def invitations(self, person: Person) -> list[Invitation]:
        mine = await self._storage.relations(person)
        unwanted = mine.muted | mine.blocked
        return [
            Invitation(sent.brief, sent.by, sent.by_name, sent.at)
            for sent in await self._files.invitations_of(person)
            if not {sent.by, sent.brief.opener} & unwanted
            and not any(sitter.person == person and sitter.kind == "person" for sitter in sent.brief.sitters)
            and any(sitter.kind == "empty" or sitter.person == person for sitter in sent.brief.sitters)
        ]

    async def decline(self, person: Person, table: str) -> None:
        await self._files.decline(table, person)

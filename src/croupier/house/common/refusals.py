"""Everything that the house may refuse: a code for programs, the status over REST, and what it means."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.game import Refused


class NotAllowed(Refused):
    """Refused, with a code that programs can tell apart."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Refusing(NamedTuple):
    status: int
    meaning: str


REFUSALS = {
    "bad-body": Refusing(422, "The body is not what this endpoint takes."),
    "bad-query": Refusing(422, "A parameter of the address is unknown, or not what it should be."),
    "bad-message": Refusing(422, "The socket heard something that is not a message of the protocol."),
    "bad-id": Refusing(422, "The id of a choice is too long."),
    "bad-name": Refusing(422, "The name is empty, too long, or cannot be shown."),
    "bad-options": Refusing(422, "These are no options of the game."),
    "bad-settings": Refusing(422, "A setting of the table is out of its range."),
    "bad-talk": Refusing(422, "Talk is empty or too long, or text and sign at once."),
    "bad-sign": Refusing(422, "There is no such sign."),
    "bad-person": Refusing(422, "One cannot mute or block oneself."),
    "no-game": Refusing(422, "There is no such game."),
    "no-level": Refusing(422, "The game has no computer players of this level."),
    "illegal": Refusing(422, "The rules do not allow this move now: choose among `moves` and `asides`."),
    "refused": Refusing(422, "The rules of the game do not allow this; the reason says why."),
    "bad-token": Refusing(401, "The token is unknown, used up, or too old."),
    "not-yours": Refusing(403, "The seat, the table or the decision is somebody else's."),
    "blocked": Refusing(403, "Who opened the table does not want you there."),
    "not-over": Refusing(403, "The game is not over: until then nobody may look at everything."),
    "no-hints": Refusing(403, "Several people play here, and the table does not allow hints."),
    "origin": Refusing(403, "A page of another site asked for this."),
    "no-page": Refusing(404, "There is nothing at this address."),
    "no-table": Refusing(404, "There is no such table, or it was cleared away."),
    "no-seat": Refusing(404, "The table has no such seat."),
    "no-person": Refusing(404, "There is nobody of this id."),
    "no-record": Refusing(404, "The game is not filed yet, or was not played to its end."),
    "no-method": Refusing(405, "This cannot be done at this address."),
    "stale": Refusing(409, "The game has gone on since `turn`: look again, and choose anew."),
    "outbid": Refusing(409, "Somebody was quicker, and this is not above the highest any more: choose more."),
    "too-late": Refusing(409, "Time was up before this was heard: the auction, or the declaration, is over."),
    "not-asked": Refusing(409, "This seat has nothing to choose now."),
    "not-playing": Refusing(409, "There is no game on at this table."),
    "taken": Refusing(409, "Somebody sits there already."),
    "empty": Refusing(409, "A seat is empty that should not be."),
    "no-people": Refusing(409, "Nobody has sat down: computer players play with people, not by themselves."),
    "begun": Refusing(409, "The game has begun: this can only be done before."),
    "not-away": Refusing(409, "Nobody waits there for a person who has been away for two minutes."),
    "no-need": Refusing(409, "It is so already."),
    "too-slow": Refusing(408, "The request did not come whole within its time."),
    "too-large": Refusing(413, "The body is too large."),
    "too-many": Refusing(429, "A limit is reached: wait, or finish something first."),
    "broken": Refusing(500, "A fault of the house. It is written down there; nothing of it is told."),
    "unready": Refusing(503, "The house cannot reach its database, or cannot write: ask again, after `Retry-After`."),
    "again": Refusing(503, "The table is being looked up anew: ask again."),
}


def status(code: str) -> int:
    """The HTTP status of a refusal."""
    return REFUSALS[code].status
